// Owns what is stored of one user: attributes, password proof, codes that are out, Google identities, sessions.
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

export type User = Readonly<{
  username: string
  sub: string
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'EXTERNAL_PROVIDER'
  attributes: Readonly<Record<string, string>>
  password: PasswordProof | null
  codes: Readonly<Partial<Record<CodePurpose, IssuedCode>>>
  identities: readonly GoogleIdentity[]
  sessions: readonly Session[]
  createdAtMs: number
  modifiedAtMs: number
}>

export const isNative = (user: User) => user.status !== 'EXTERNAL_PROVIDER'
export const emailOf = (user: User) => user.attributes['email'] ?? ''

export const isLive = (user: User, sessionId: unknown) =>
  user.sessions.some((session) => session.id === sessionId && !session.isRevoked)

export function withoutCode(user: User, purpose: CodePurpose): User {
  const { [purpose]: _used, ...codes } = user.codes
  return { ...user, codes }
}
