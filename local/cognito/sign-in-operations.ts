// Owns getting and giving up tokens: InitiateAuth (SRP, refresh), RespondToAuthChallenge, refresh, sign-out, revocation.
import { randomBytes } from 'node:crypto'
import { afterSignIn } from './after-triggers.ts'
import {
  CognitoError,
  incorrectCredentials,
  invalidParameter,
  notAuthorized,
  userNotConfirmed,
} from './cognito-error.ts'
import { tokenScopes } from '#shared/account/identity-rules.ts'
import { assertClient, authenticationResult, decoyAccount, poolNameOf, signedInUser } from './pool.ts'
import type { Pool } from './pool.ts'
import type { AppClient } from './app-clients.ts'
import { choose, startByChoice, takePasskey } from './choice-sign-in.ts'
import { askForAppCode, takeAppCode } from './second-factor.ts'
import type { User } from './pool-user.ts'
import { requiredParameter, requiredText } from './request-input.ts'
import type { Input } from './request-input.ts'
import { acceptsClaim, openChallenge } from './srp.ts'

export async function initiateAuth(pool: Pool, input: Input) {
  const client = assertClient(pool, input)
  const flow = requiredText(input, 'AuthFlow')
  if (flow === 'USER_SRP_AUTH') return startSrp(pool, input, 'AuthParameters')
  if (client.isByChoice && flow === 'USER_AUTH') {
    return startByChoice(pool, client, input) ?? startSrp(pool, input, 'AuthParameters')
  }
  if (client.isRenewable && (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN')) {
    return renewed(pool, requiredParameter(input, 'AuthParameters', 'REFRESH_TOKEN'), client)
  }
  // The real client is configured without the flows that send a password over the wire.
  throw invalidParameter(`${flow} flow not enabled for this client`)
}

function startSrp(pool: Pool, input: Input, parameters: 'AuthParameters' | 'ChallengeResponses') {
  const login = requiredParameter(input, parameters, 'USERNAME')
  const clientPublic = requiredParameter(input, parameters, 'SRP_A')
  const user = pool.directory.byLogin(login)
  const account = user?.password ? { userId: user.username, proof: user.password } : decoyAccount(pool, login)
  const srp = openChallenge(account.proof, clientPublic)
  if (!srp) throw invalidParameter('Invalid SRP_A')
  const secretBlock = randomBytes(96).toString('base64')
  const username = user?.password ? user.username : null
  pool.challenges.set(secretBlock, { srp, userId: account.userId, username })
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: account.proof.saltHex,
      SECRET_BLOCK: secretBlock,
      SRP_B: srp.serverPublic.toString(16),
      USERNAME: account.userId,
      USER_ID_FOR_SRP: account.userId,
    },
  }
}

export async function respondToAuthChallenge(pool: Pool, input: Input) {
  const client = assertClient(pool, input)
  const name = requiredText(input, 'ChallengeName')
  if (name === 'PASSWORD_VERIFIER') return verifyPassword(pool, client, input)
  if (name === 'SOFTWARE_TOKEN_MFA') return signedIn(pool, client, takeAppCode(pool, client, input), input)
  if (name === 'SELECT_CHALLENGE') return choose(pool, client, input) ?? startSrp(pool, input, 'ChallengeResponses')
  if (name === 'WEB_AUTHN') return signedIn(pool, client, await takePasskey(pool, client, input), input)
  throw invalidParameter(`${name} is not a challenge of this client`)
}

async function verifyPassword(pool: Pool, client: AppClient, input: Input) {
  const answer = (parameter: string) => requiredParameter(input, 'ChallengeResponses', parameter)
  const secretBlock = answer('PASSWORD_CLAIM_SECRET_BLOCK')
  const claim = {
    poolName: poolNameOf(pool),
    secretBlock: Buffer.from(secretBlock, 'base64'),
    timestamp: answer('TIMESTAMP'),
    signature: Buffer.from(answer('PASSWORD_CLAIM_SIGNATURE'), 'base64'),
  }
  const challenge = pool.challenges.take(secretBlock)
  if (!challenge) throw notAuthorized('Invalid session for the user, session is expired.')
  if (pool.passwordLimit.isLocked(challenge.userId)) throw notAuthorized('Password attempts exceeded')

  const user = challenge.username === null ? undefined : pool.directory.byUsername(challenge.username)
  const isProven = acceptsClaim(challenge.srp, { ...claim, userId: challenge.userId })
  if (!isProven || !user) {
    pool.passwordLimit.recordFailure(challenge.userId)
    throw incorrectCredentials()
  }
  pool.passwordLimit.clear(challenge.userId)
  // Said only after the right password, so that a stranger does not learn that the account exists.
  if (user.status === 'UNCONFIRMED') throw userNotConfirmed()
  return askForAppCode(pool, client, user) ?? signedIn(pool, client, user, input)
}

async function signedIn(pool: Pool, client: AppClient, user: User, input: Input) {
  await afterSignIn(pool, client.id, user, input)
  // A sign-in past the OAuth pages asks for no scopes: Cognito gives it this one, whatever the client allows there.
  return authenticationResult(pool, pool.sessions.open(user, client, tokenScopes.selfService), 'Authentication')
}

export async function getTokensFromRefreshToken(pool: Pool, input: Input) {
  const client = assertClient(pool, input)
  return renewed(pool, requiredText(input, 'RefreshToken'), client)
}

const renewed = (pool: Pool, refreshToken: string, client: AppClient) =>
  authenticationResult(pool, pool.sessions.redeem(refreshToken, client), 'RefreshTokens')

export async function globalSignOut(pool: Pool, input: Input) {
  pool.sessions.revokeAll(await signedInUser(pool, input))
  return {}
}

export function revokeToken(pool: Pool, input: Input) {
  assertClient(pool, input)
  const token = requiredText(input, 'Token')
  if (isJwt(token)) throw new CognitoError('UnsupportedTokenTypeException', 'Token type is not supported')
  pool.sessions.revoke(token)
  return {}
}

/** Access and id tokens cannot be revoked one by one. */
export const isJwt = (token: string) => token.split('.').length === 3
