// Owns what is stored of one user: attributes, password proof, factors, codes that are out, Google identities, sessions.
import type { PasswordProof } from './srp.ts'

export type CodePurpose = 'signUp' | 'reset' | 'email'

/** `address` is where the code went: for a changed email it is the new one, not yet the user's. */
export type IssuedCode = Readonly<{ code: string; address: string; expiresAtMs: number }>

type RefreshTokenMark = Readonly<{ hash: string; retiredAtMs: number | null }>

export type Session = Readonly<{
  /** The origin_jti claim of every token that descends from this sign-in. */
  id: string
  eventId: string
  /** The app client that was signed in with; the one of everyday use, where none is stored. */
  clientId?: string
  scope: string
  authTimeSeconds: number
  expiresAtMs: number
  isRevoked: boolean
  refreshTokens: readonly RefreshTokenMark[]
}>

type GoogleIdentity = Readonly<{ googleId: string; primary: boolean; createdAtMs: number }>

/** As Cognito names them. A passkey is never asked for after a password: on means that signing in with one needs no second factor. */
export type MfaFactor = 'SOFTWARE_TOKEN_MFA' | 'WEB_AUTHN'

export type Passkey = Readonly<{
  /** The credential id, as browsers write it (base64url). */
  id: string
  /** COSE, base64url. */
  publicKey: string
  /** How often the authenticator says it was used; zero for the ones that do not count. */
  counter: number
  transports: readonly string[]
  attachment: string | null
  createdAtMs: number
}>

/** What a person set up to sign in with besides the password. */
type Factors = Readonly<{
  /** The authenticator app that proved itself with a code. `usedPeriod` is that of the last code taken: each works once. */
  app: Readonly<{ secret: string; name: string; usedPeriod: number }> | null
  /** Handed out, and not proven yet. */
  pendingSecret: string | null
  passkeys: readonly Passkey[]
  turnedOn: readonly MfaFactor[]
  preferred: MfaFactor | null
}>

export type User = Readonly<{
  username: string
  sub: string
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'EXTERNAL_PROVIDER'
  attributes: Readonly<Record<string, string>>
  password: PasswordProof | null
  /** Absent for whoever never set one up. */
  factors?: Factors
  codes: Readonly<Partial<Record<CodePurpose, IssuedCode>>>
  identities: readonly GoogleIdentity[]
  sessions: readonly Session[]
  createdAtMs: number
  modifiedAtMs: number
}>

const noFactors: Factors = { app: null, pendingSecret: null, passkeys: [], turnedOn: [], preferred: null }
export const factorsOf = (user: User): Factors => user.factors ?? noFactors
export const withFactors = (user: User, changes: Partial<Factors>): User => ({
  ...user,
  factors: { ...factorsOf(user), ...changes },
})

export const isNative = (user: User) => user.status !== 'EXTERNAL_PROVIDER'
export const emailOf = (user: User) => user.attributes['email'] ?? ''

export const isLive = (user: User, sessionId: unknown) =>
  user.sessions.some((session) => session.id === sessionId && !session.isRevoked)

export function withoutCode(user: User, purpose: CodePurpose): User {
  const { [purpose]: _used, ...codes } = user.codes
  return { ...user, codes }
}
