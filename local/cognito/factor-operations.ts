// Owns what people do about their own factors: setting up an authenticator app, and which second factor is asked for.
import { newAppSecret, periodOfCode } from './authenticator-app.ts'
import { CognitoError, invalidParameter, notAuthorized } from './cognito-error.ts'
import { preferMfa } from './mfa-preference.ts'
import { signedInUser } from './pool.ts'
import type { Pool } from './pool.ts'
import { factorsOf, withFactors } from './pool-user.ts'
import { optionalText, requiredText } from './request-input.ts'
import type { Input } from './request-input.ts'

/** AssociateSoftwareToken: the app in use stays until the new one is proven. */
export async function associateSoftwareToken(pool: Pool, input: Input) {
  const user = await appOwner(pool, input)
  const pendingSecret = newAppSecret()
  pool.directory.change(user, (current) => withFactors(current, { pendingSecret }))
  return { SecretCode: pendingSecret }
}

/** VerifySoftwareToken: takes the place of an app that was set up before. It is asked for once SetUserMFAPreference says so. */
export async function verifySoftwareToken(pool: Pool, input: Input) {
  const code = requiredText(input, 'UserCode')
  const name = optionalText(input, 'FriendlyDeviceName') ?? ''
  if (!/^\d{6}$/.test(code)) {
    throw invalidParameter(
      `1 validation error detected: Value '${code}' at 'userCode' failed to satisfy constraint: Member must satisfy regular expression pattern: [0-9]+`,
    )
  }
  const user = await appOwner(pool, input)
  const { pendingSecret: secret } = factorsOf(user)
  if (secret === null) {
    throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software Token has not been associated')
  }
  if (pool.appCodeLimit.isLocked(user.username)) throw notAuthorized('Attempts exceeded')
  const period = periodOfCode(secret, code, pool.now())
  if (period === null) {
    pool.appCodeLimit.recordFailure(user.username)
    throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA')
  }
  pool.appCodeLimit.clear(user.username)
  const app = { secret, name, usedPeriod: period }
  pool.directory.change(user, (current) => withFactors(current, { app, pendingSecret: null }))
  return { Status: 'SUCCESS' }
}

/** A Session in place of a token exists where a pool demands a second factor of everybody; here it is optional. */
function appOwner(pool: Pool, input: Input) {
  if (input['AccessToken'] === undefined && optionalText(input, 'Session')) {
    throw notAuthorized('Invalid session for the user.')
  }
  return signedInUser(pool, input)
}

/** SetUserMFAPreference */
export async function setUserMfaPreference(pool: Pool, input: Input) {
  preferMfa(pool, await signedInUser(pool, input), input)
  return {}
}

/** SetUserSettings: what turned on codes by text message before SetUserMFAPreference. There are no telephone numbers here. */
export async function setUserSettings(pool: Pool, input: Input) {
  await signedInUser(pool, input)
  const options = Array.isArray(input['MFAOptions']) ? input['MFAOptions'] : []
  if (options.length > 0) throw invalidParameter('User does not have delivery config set to turn on SMS_MFA')
  return {}
}
