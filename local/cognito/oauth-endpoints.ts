// Owns the OAuth endpoints that are called, not shown: /oauth2/token, /oauth2/userInfo and /oauth2/revoke.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeAttributes } from './attribute-operations.ts'
import { CognitoError } from './cognito-error.ts'
import { readForm, reply, replyJson } from './http-exchange.ts'
import { userOfAccessToken } from './pool.ts'
import type { Pool } from './pool.ts'
import type { OpenSession } from './sessions.ts'
import type { TokenSource } from './triggers.ts'
import { isJwt } from './sign-in-operations.ts'

type Refusal = { error: string }

export async function handleToken(pool: Pool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await readForm(request)
  const answer = await tokenAnswer(pool, form)
  replyJson(response, 'error' in answer ? 400 : 200, answer)
}

async function tokenAnswer(pool: Pool, form: URLSearchParams): Promise<Refusal | object> {
  if (form.get('client_id') !== pool.clients.everyday.id) return { error: 'invalid_client' }
  const grant = form.get('grant_type')
  if (grant === 'authorization_code') return redeemCode(pool, form)
  if (grant === 'refresh_token') return redeemRefreshToken(pool, form.get('refresh_token') ?? '')
  return { error: grant === null ? 'invalid_request' : 'unsupported_grant_type' }
}

async function redeemCode(pool: Pool, form: URLSearchParams): Promise<Refusal | object> {
  // Taken before it is checked: a code gets one try, right or wrong.
  const grant = pool.authorizationCodes.take(form.get('code') ?? '')
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (!grant || grant.redirectUri !== form.get('redirect_uri') || grant.codeChallenge !== challenge) {
    return { error: 'invalid_grant' }
  }
  const user = pool.directory.byUsername(grant.username)
  if (!user) return { error: 'invalid_grant' }
  return tokenSet(pool, pool.sessions.open(user, pool.clients.everyday, grant.scope), 'HostedAuth', grant.nonce)
}

async function redeemRefreshToken(pool: Pool, refreshToken: string): Promise<Refusal | object> {
  try {
    return await tokenSet(pool, pool.sessions.redeem(refreshToken, pool.clients.everyday), 'RefreshTokens')
  } catch (problem) {
    if (problem instanceof CognitoError) return { error: 'invalid_grant' }
    throw problem
  }
}

async function tokenSet(
  pool: Pool,
  { user, session, client, refreshToken }: OpenSession,
  source: TokenSource,
  nonce?: string,
) {
  const order = { user, session, client, source, ...(nonce === undefined ? {} : { nonce }) }
  const { accessToken, idToken, expiresInSeconds } = await pool.tokens.mint(order)
  return {
    ...(session.scope.split(' ').includes('openid') ? { id_token: idToken } : {}),
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: expiresInSeconds,
    token_type: 'Bearer',
  }
}

export async function handleUserInfo(pool: Pool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  try {
    const user = await userOfAccessToken(pool, token, 'openid')
    const attributes = describeAttributes(user).map(({ Name, Value }) => [Name, Value])
    replyJson(response, 200, { ...Object.fromEntries(attributes), username: user.username })
  } catch (problem) {
    if (!(problem instanceof CognitoError)) throw problem
    response.setHeader('www-authenticate', 'Bearer error="invalid_token"')
    replyJson(response, 401, { error: 'invalid_token', error_description: problem.message })
  }
}

export async function handleRevoke(pool: Pool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await readForm(request)
  const token = form.get('token') ?? ''
  if (form.get('client_id') !== pool.clients.everyday.id) return replyJson(response, 400, { error: 'invalid_client' })
  if (token === '') return replyJson(response, 400, { error: 'invalid_request' })
  if (isJwt(token)) return replyJson(response, 400, { error: 'unsupported_token_type' })
  pool.sessions.revoke(token)
  reply(response, 200, 'text/plain;charset=UTF-8', '')
}
