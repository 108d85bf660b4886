// Owns sign-in sessions and their refresh tokens: as long as their client allows, rotated at each use, the previous one good for
// a short grace.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AppClient } from './app-clients.ts'
import { CognitoError, notAuthorized } from './cognito-error.ts'
import type { Session, User } from './pool-user.ts'
import type { UserDirectory } from './user-directory.ts'

export type OpenSession = { user: User; session: Session; client: AppClient; refreshToken: string }

export type Sessions = {
  open(user: User, client: AppClient, scope: string): OpenSession
  /** Trades a refresh token for its successor; with the client that it was handed to, and no other. */
  redeem(refreshToken: string, client: AppClient): OpenSession
  revoke(refreshToken: string): void
  revokeAll(user: User): void
}

// Enough to name a reused token as such; without a bound the file of a busy user would grow for ever.
const rememberedTokens = 8
const rememberedSessions = 100

export function createSessions(directory: UserDirectory, graceSeconds: number, everydayClientId: string): Sessions {
  function keep(user: User, session: Session): User {
    return directory.change(user, (current) => {
      const others = current.sessions.filter((other) => other.id !== session.id && other.expiresAtMs > Date.now())
      return { ...current, sessions: [...others, session].slice(-rememberedSessions) }
    })
  }

  function find(refreshToken: string) {
    const hash = hashOf(refreshToken)
    const user = directory.byUsername(usernameIn(refreshToken))
    const session = user?.sessions.find(({ refreshTokens }) => refreshTokens.some((mark) => mark.hash === hash))
    return user && session ? { user, session, hash } : null
  }

  return {
    open(user, client, scope) {
      const refreshToken = newRefreshToken(user)
      const session: Session = {
        id: randomUUID(),
        eventId: randomUUID(),
        clientId: client.id,
        scope,
        authTimeSeconds: Math.floor(Date.now() / 1000),
        expiresAtMs: Date.now() + client.refreshMinutes * 60_000,
        isRevoked: false,
        refreshTokens: [{ hash: hashOf(refreshToken), retiredAtMs: null }],
      }
      return { user: keep(user, session), session, client, refreshToken }
    },

    redeem(refreshToken, client) {
      const found = find(refreshToken)
      const owner = found?.session.clientId ?? everydayClientId
      if (!found || owner !== client.id) throw notAuthorized('Invalid Refresh Token')
      const { user, session, hash } = found
      if (session.isRevoked) throw notAuthorized('Refresh Token has been revoked')
      if (session.expiresAtMs <= Date.now()) throw notAuthorized('Refresh Token has expired')
      const mark = session.refreshTokens.find((other) => other.hash === hash)
      const retiredAtMs = mark?.retiredAtMs ?? null
      // Two tabs may refresh at the same moment: for a few seconds the losing one is served as well.
      if (retiredAtMs !== null && Date.now() - retiredAtMs >= graceSeconds * 1000) {
        throw new CognitoError('RefreshTokenReuseException', 'Refresh Token has been rotated')
      }
      const successor = newRefreshToken(user)
      const marks = session.refreshTokens.map((other) =>
        other.hash === hash ? { hash, retiredAtMs: retiredAtMs ?? Date.now() } : other,
      )
      const refreshTokens = [...marks, { hash: hashOf(successor), retiredAtMs: null }].slice(-rememberedTokens)
      const renewed = { ...session, refreshTokens }
      return { user: keep(user, renewed), session: renewed, client, refreshToken: successor }
    },

    revoke(refreshToken) {
      const found = find(refreshToken)
      if (found) keep(found.user, { ...found.session, isRevoked: true })
    },

    revokeAll(user) {
      directory.change(user, (current) => ({
        ...current,
        sessions: current.sessions.map((session) => ({ ...session, isRevoked: true })),
      }))
    },
  }
}

// The username travels inside so that no index of tokens is needed; the secret half is what counts.
const newRefreshToken = (user: User) =>
  `${Buffer.from(user.username).toString('base64url')}.${randomBytes(48).toString('base64url')}`
const usernameIn = (refreshToken: string) => Buffer.from(refreshToken.split('.')[0] ?? '', 'base64url').toString()
const hashOf = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('base64url')
