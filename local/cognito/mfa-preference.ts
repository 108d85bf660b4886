// Owns which second factor is asked for: SetUserMFAPreference, its admin twin, and how both are shown of a user.
import { invalidParameter } from './cognito-error.ts'
import type { Pool } from './pool.ts'
import { factorsOf, withFactors } from './pool-user.ts'
import type { MfaFactor, User } from './pool-user.ts'
import { optionalRecord } from './request-input.ts'
import type { Input } from './request-input.ts'

/** Factors that Cognito has and this pool does not offer: turning one off that was never on is answered. */
const notOffered = [
  ['SMSMfaSettings', 'SMS_MFA'],
  ['EmailMfaSettings', 'EMAIL_OTP'],
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
  const passkeys = optionalRecord(input, 'WebAuthnMfaSettings')
  if (app && app['Enabled'] !== true && app['PreferredMfa'] === true) {
    throw invalidParameter('Invalid MFA options: a factor that is off cannot be preferred')
  }
  pool.directory.change(user, (current) => {
    const before = factorsOf(current)
    const isOn = (factor: MfaFactor, setting: Input | undefined) =>
      setting ? setting['Enabled'] === true : before.turnedOn.includes(factor)
    const [usesApp, usesPasskeys] = [isOn('SOFTWARE_TOKEN_MFA', app), isOn('WEB_AUTHN', passkeys)]
    if (usesApp && !before.app) throw invalidParameter('User has not set up software token mfa')
    // A passkey alone is no second factor of a password, so it never stands alone.
    if (usesPasskeys && !usesApp)
      throw invalidParameter('User must have another MFA factor turned on to turn on WEB_AUTHN')
    const isPreferred = app ? app['PreferredMfa'] === true : before.preferred !== null
    return withFactors(current, {
      turnedOn: [
        ...(usesApp ? (['SOFTWARE_TOKEN_MFA'] as const) : []),
        ...(usesPasskeys ? (['WEB_AUTHN'] as const) : []),
      ],
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
