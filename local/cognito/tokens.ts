// Owns the JWTs of the pool: access and id tokens with Cognito's claims, and the check that an API does on them.
import { createHash, randomUUID } from 'node:crypto'
import { SignJWT, createLocalJWKSet, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import type { AppClient } from './app-clients.ts'
import type { SigningKeys } from './signing-keys.ts'
import { isNative } from './pool-user.ts'
import type { Session, User } from './pool-user.ts'
import type { TokenCustomiser } from './token-trigger.ts'
import type { TokenSource } from './triggers.ts'

export type AccessClaims = JWTPayload & {
  sub: string
  username: string
  client_id: string
  token_use: 'access'
  scope: string
}

type TokenPair = { accessToken: string; idToken: string; expiresInSeconds: number }

export type Tokens = {
  /** @throws CognitoError when the trigger refuses */
  mint(order: TokenOrder): Promise<TokenPair>
  /** @param clientIds whose tokens are accepted */
  verifyAccessToken(token: string, clientIds: readonly string[]): Promise<AccessClaims>
}

export type TokenOrder = { user: User; session: Session; client: AppClient; source: TokenSource; nonce?: string }

type TokensOptions = { keys: SigningKeys; issuer: string; poolId: string; customise: TokenCustomiser }

/** Times come from the real clock always: the client compares them with its own. */
export function createTokens({ keys, issuer, poolId, customise }: TokensOptions): Tokens {
  const publicKeys = createLocalJWKSet(keys.jwks)

  const sign = (claims: JWTPayload, issuedAt: number, seconds: number) =>
    new SignJWT({ ...claims, iss: issuer, iat: issuedAt, exp: issuedAt + seconds, jti: randomUUID() })
      .setProtectedHeader({ kid: keys.keyId, alg: 'RS256' })
      .sign(keys.privateKey)

  return {
    async mint({ user, session, client, source, nonce }) {
      const expiresInSeconds = client.accessTokenMinutes * 60
      const issuedAt = Math.floor(Date.now() / 1000)
      // Cognito puts each federated user in a group named after the pool and the provider.
      const ownGroups = isNative(user) ? [] : [`${poolId}_Google`]
      const requested = { scopes: session.scope.split(' '), groups: ownGroups }
      const granted = await customise({ user, clientId: client.id, source, ...requested })
      const groups = granted.groups.length === 0 ? {} : { 'cognito:groups': granted.groups }
      const isOauth = requested.scopes.includes('openid')
      const shared = {
        sub: user.sub,
        ...groups,
        origin_jti: session.id,
        event_id: session.eventId,
        auth_time: session.authTimeSeconds,
      }
      const access = {
        ...shared,
        ...(isOauth ? { version: 2 } : {}),
        token_use: 'access',
        scope: granted.scopes.join(' '),
        client_id: client.id,
        username: user.username,
      }
      const accessToken = await sign(access, issuedAt, expiresInSeconds)
      const id = {
        ...shared,
        ...profileClaims(user),
        token_use: 'id',
        aud: client.id,
        'cognito:username': user.username,
        ...(isOauth ? { at_hash: leftHalfHash(accessToken) } : {}),
        ...(nonce === undefined ? {} : { nonce }),
      }
      return { accessToken, idToken: await sign(id, issuedAt, expiresInSeconds), expiresInSeconds }
    },

    // What API Gateway's JWT authorizer does: signature, issuer, expiry, client. Like there, a sign-out does not
    // reach tokens already handed out; they live for minutes.
    async verifyAccessToken(token, clientIds) {
      const required = ['sub', 'username', 'client_id', 'token_use', 'scope', 'exp']
      const { payload } = await jwtVerify(token, publicKeys, {
        issuer,
        algorithms: ['RS256'],
        requiredClaims: required,
      })
      if (payload['token_use'] !== 'access') throw new Error('Not an access token')
      if (!clientIds.includes(String(payload['client_id']))) throw new Error('Access token of another client')
      return payload as AccessClaims
    },
  }
}

function profileClaims(user: User): JWTPayload {
  const { email_verified: emailVerified, ...attributes } = user.attributes
  const identities = user.identities.map(({ googleId, primary, createdAtMs }) => ({
    dateCreated: String(createdAtMs),
    userId: googleId,
    providerName: 'Google',
    providerType: 'Google',
    issuer: null,
    primary: String(primary),
  }))
  return {
    ...attributes,
    email_verified: emailVerified === 'true',
    ...(identities.length === 0 ? {} : { identities }),
  }
}

const leftHalfHash = (token: string) =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url')
