// Owns the running user pool: its settings, its parts, and who a request comes from.
import { createHmac } from 'node:crypto'
import { tokenScopes } from '#shared/account/identity-rules.ts'
import { type AppClient, type AppClients, clientOf } from './app-clients.ts'
import type { AttemptLimit } from './attempt-limits.ts'
import { notAuthorized, resourceNotFound, userNotFound } from './cognito-error.ts'
import type { Codes } from './mailed-codes.ts'
import type { ExpiringMap } from './expiring-map.ts'
import type { GoogleAccounts } from './google-accounts.ts'
import { requiredText } from './request-input.ts'
import type { Input } from './request-input.ts'
import type { OpenSession, Sessions } from './sessions.ts'
import type { SeePoolCall } from './pool-calls.ts'
import type { PasswordProof, SrpChallenge } from './srp.ts'
import type { TokenSource } from './triggers.ts'
import type { Tokens } from './tokens.ts'
import type { PreSignUpExternal, Triggers } from './triggers.ts'
import { isLive } from './pool-user.ts'
import type { User } from './pool-user.ts'
import type { UserDirectory } from './user-directory.ts'

type SignInChallenge = { srp: SrpChallenge; userId: string; username: string | null }

/** `step` is what the person has to prove next; nobody's `username` is null, so that an address does not tell whether it has an account. */
export type HalfSignedIn = { clientId: string } & (
  | { step: 'app-code'; username: string }
  | { step: 'choice'; username: string | null }
  | { step: 'passkey'; username: string; challenge: string }
)

type AuthorizationCode = {
  username: string
  redirectUri: string
  codeChallenge: string
  scope: string
  nonce: string | undefined
}

export type Pool = {
  region: string
  poolId: string
  clients: AppClients
  issuer: string
  allowedRedirects: readonly string[]
  directory: UserDirectory
  googleAccounts: GoogleAccounts
  sessions: Sessions
  tokens: Tokens
  codes: Codes
  passwordLimit: AttemptLimit
  codeLimit: AttemptLimit
  appCodeLimit: AttemptLimit
  challenges: ExpiringMap<SignInChallenge>
  /** Who is between the first step of a sign-in and the last, by the `Session` of the challenge. */
  halfSignedIn: ExpiringMap<HalfSignedIn>
  /** What StartWebAuthnRegistration handed out last, by username. */
  registrations: ExpiringMap<{ challenge: string }>
  /** The domain that passkeys belong to. */
  relyingPartyId: string
  authorizationCodes: ExpiringMap<AuthorizationCode>
  /** Addresses without an account for which a reset code was requested. */
  decoyResets: ExpiringMap<true>
  decoySeed: string
  newSalt: () => Uint8Array
  now: () => number
  preSignUpExternal: PreSignUpExternal | undefined
  failsFirstLinkedSignIn: boolean
  /** Hears of every call that concerns one person. */
  seeCall: SeePoolCall | undefined
  triggers: Pick<Triggers, 'postAuthentication' | 'postConfirmation'>
}

/** The part of the pool id that SRP hashes with. */
export const poolNameOf = (pool: Pool) => pool.poolId.split('_')[1] ?? ''

export function assertClient(pool: Pool, input: Input): AppClient {
  const clientId = requiredText(input, 'ClientId')
  const client = clientOf(pool.clients, clientId)
  if (!client) throw resourceNotFound(`User pool client ${clientId} does not exist.`)
  return client
}

export function assertPool(pool: Pool, input: Input): void {
  const poolId = requiredText(input, 'UserPoolId')
  if (poolId !== pool.poolId) throw resourceNotFound(`User pool ${poolId} does not exist.`)
}

/** Stricter than an API's check: here a signed-out session counts at once. Tokens of both clients are the pool's own. */
export async function userOfAccessToken(pool: Pool, accessToken: string, scope: string): Promise<User> {
  const { everyday, security } = pool.clients
  const claims = await pool.tokens
    .verifyAccessToken(accessToken, [everyday.id, security.id])
    .catch((problem: unknown) => {
      const isExpired = problem instanceof Error && 'code' in problem && problem.code === 'ERR_JWT_EXPIRED'
      throw notAuthorized(isExpired ? 'Access Token has expired' : 'Invalid Access Token')
    })
  const user = pool.directory.byUsername(claims.username)
  if (!user) throw userNotFound()
  if (!isLive(user, claims['origin_jti'])) throw notAuthorized('Access Token has been revoked')
  if (!claims.scope.split(' ').includes(scope)) throw notAuthorized('Access Token does not have required scopes')
  return user
}

export const signedInUser = (pool: Pool, input: Input) =>
  userOfAccessToken(pool, requiredText(input, 'AccessToken'), tokenScopes.selfService)

export async function authenticationResult(
  pool: Pool,
  { user, session, client, refreshToken }: OpenSession,
  source: TokenSource,
) {
  const { accessToken, idToken, expiresInSeconds } = await pool.tokens.mint({ user, session, client, source })
  return {
    AuthenticationResult: {
      AccessToken: accessToken,
      ExpiresIn: expiresInSeconds,
      IdToken: idToken,
      RefreshToken: refreshToken,
      TokenType: 'Bearer',
    },
    ChallengeParameters: {},
  }
}

/** The same made-up account for the same address, now and after a restart: looks like any other, and no password fits it. */
export function decoyAccount(pool: Pool, login: string): { userId: string; proof: PasswordProof } {
  const digest = (part: string) =>
    createHmac('sha256', pool.decoySeed).update(`${part} ${login.toLowerCase()}`).digest('hex')
  const id = digest('user')
  const userId = `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`
  const verifierHex = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map(digest).join('')
  return { userId, proof: { saltHex: digest('salt').slice(0, 32), verifierHex } }
}
