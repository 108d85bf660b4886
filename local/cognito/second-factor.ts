// Owns the step between the right password and the tokens: the code of the authenticator app, for whoever turned it on.
import { randomBytes } from 'node:crypto'
import type { AppClient } from './app-clients.ts'
import { periodOfCode } from './authenticator-app.ts'
import { notAuthorized, usedAppCode, wrongAppCode } from './cognito-error.ts'
import type { Pool } from './pool.ts'
import { factorsOf, withFactors } from './pool-user.ts'
import type { User } from './pool-user.ts'
import { requiredParameter, requiredText } from './request-input.ts'
import type { Input } from './request-input.ts'

/** What a client hands back with its answer to a challenge. */
export const newChallengeSession = (): string => randomBytes(64).toString('base64url')
export const sessionExpired = () => notAuthorized('Invalid session for the user, session is expired.')

/** The challenge to answer the right password with, or null for whoever has no second factor on. */
export function askForAppCode(pool: Pool, client: AppClient, user: User) {
  const { app, turnedOn } = factorsOf(user)
  if (!app || !turnedOn.includes('SOFTWARE_TOKEN_MFA')) return null
  const session = newChallengeSession()
  pool.halfSignedIn.set(session, { clientId: client.id, step: 'app-code', username: user.username })
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: session,
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, FRIENDLY_DEVICE_NAME: app.name },
  }
}

/** The user whose second factor this answer proves. After a wrong code the same session takes another. */
export function takeAppCode(pool: Pool, client: AppClient, input: Input): User {
  const code = requiredParameter(input, 'ChallengeResponses', 'SOFTWARE_TOKEN_MFA_CODE')
  requiredParameter(input, 'ChallengeResponses', 'USERNAME')
  const session = requiredText(input, 'Session')
  const half = pool.halfSignedIn.get(session)
  const isHere = half?.step === 'app-code' && half.clientId === client.id
  const user = isHere ? pool.directory.byUsername(half.username) : undefined
  const app = user && factorsOf(user).app
  // Without an app by now: it was turned off since, and the person starts again with the password alone.
  if (!user || !app) throw sessionExpired()
  if (pool.appCodeLimit.isLocked(user.username)) throw notAuthorized('Attempts exceeded')
  const period = periodOfCode(app.secret, code, pool.now())
  if (period === null) {
    pool.appCodeLimit.recordFailure(user.username)
    throw wrongAppCode()
  }
  if (period <= app.usedPeriod) throw usedAppCode()
  pool.appCodeLimit.clear(user.username)
  pool.halfSignedIn.delete(session)
  return pool.directory.change(user, (current) => withFactors(current, { app: { ...app, usedPeriod: period } }))
}
