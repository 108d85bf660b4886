// Owns which second factor is asked for: SetUserMFAPreference, its admin twin, and how both are shown of a user.
import { invalidParameter } from './cognito-error.ts'
import type { Pool } from './pool.ts'
import { factorsOf, withFactors } from './pool-user.ts'
import type { User } from './pool-user.ts'
import { optionalRecord } from './request-input.ts'
import type { Input } from './request-input.ts'

/** Factors that Cognito has and this pool does not offer: turning one off that was never on is answered. */
const notOffered = [
  ['SMSMfaSettings', 'SMS_MFA'],
  ['EmailMfaSettings', 'EMAIL_OTP'],
  ['WebAuthnMfaSettings', 'WEB_AUTHN'],
] as const

/** A setting that is left out stays as it was. */
export function preferMfa(pool: Pool, user: User, input: Input): void {
  for (const [setting, factor] of notOffered) {
    const { Enabled, PreferredMfa } = optionalRecord(input, setting) ?? {}
    if (Enabled === true || PreferredMfa === true) {
      throw invalidParameter(`User does not have delivery config set to turn on ${factor}`)
    }
  }
  const app = optionalRecord(input, 'SoftwareTokenMfaSettings')
  if (!app) return
  const { Enabled: isOn = false, PreferredMfa: isPreferred = false } = app
  if (!isOn && isPreferred) throw invalidParameter('Invalid MFA options: a factor that is off cannot be preferred')
  pool.directory.change(user, (current) => {
    if (isOn && !factorsOf(current).app) throw invalidParameter('User has not set up software token mfa')
    return withFactors(current, {
      turnedOn: isOn ? ['SOFTWARE_TOKEN_MFA'] : [],
      preferred: isPreferred ? 'SOFTWARE_TOKEN_MFA' : null,
    })
  })
}

/** As in GetUser and AdminGetUser: both fields are absent for whoever has none on. */
export function describeMfa(user: User) {
  const { turnedOn, preferred } = factorsOf(user)
  return {
    ...(turnedOn.length === 0 ? {} : { UserMFASettingList: turnedOn }),
    ...(preferred === null ? {} : { PreferredMfaSetting: preferred }),
  }
}
