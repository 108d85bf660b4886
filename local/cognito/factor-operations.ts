// Owns what the pool does not offer: a second factor and passkeys. The thief of an access token could otherwise enrol one and
// lock the owner out, so each request is refused as a pool refuses it that has MFA off and no passkeys.
import { CognitoError, invalidParameter } from './cognito-error.ts'
import { signedInUser } from './pool.ts'
import type { Pool } from './pool.ts'
import { requiredText } from './request-input.ts'
import type { Input } from './request-input.ts'

const noSoftwareToken = () =>
  new CognitoError('SoftwareTokenMFANotFoundException', 'Software Token MFA has not been enabled by the userPool')
const noPasskeys = () => new CognitoError('WebAuthnNotEnabledException', 'WebAuthn is not enabled for this userpool')

/** AssociateSoftwareToken. A Session in place of a token exists in the middle of a challenge only, and this pool sets none. */
export async function associateSoftwareToken(pool: Pool, input: Input): Promise<never> {
  await signedInUser(pool, input)
  throw noSoftwareToken()
}

/** VerifySoftwareToken */
export async function verifySoftwareToken(pool: Pool, input: Input): Promise<never> {
  requiredText(input, 'UserCode')
  await signedInUser(pool, input)
  throw noSoftwareToken()
}

/** SetUserMFAPreference: turning a factor off that was never on changes nothing and is answered; turning one on is refused. */
export async function setUserMfaPreference(pool: Pool, input: Input) {
  await signedInUser(pool, input)
  for (const [setting, factor] of [
    ['SMSMfaSettings', 'SMS_MFA'],
    ['SoftwareTokenMfaSettings', 'SOFTWARE_TOKEN_MFA'],
    ['EmailMfaSettings', 'EMAIL_OTP'],
    ['WebAuthnMfaSettings', 'WEB_AUTHN'],
  ] as const) {
    const { Enabled, PreferredMfa } = (input[setting] ?? {}) as { Enabled?: unknown; PreferredMfa?: unknown }
    if (Enabled === true || PreferredMfa === true) {
      throw invalidParameter(`User does not have delivery config set to turn on ${factor}`)
    }
  }
  return {}
}

/** SetUserSettings: what turned on codes by text message before SetUserMFAPreference. There are no telephone numbers here. */
export async function setUserSettings(pool: Pool, input: Input) {
  await signedInUser(pool, input)
  const options = Array.isArray(input['MFAOptions']) ? input['MFAOptions'] : []
  if (options.length > 0) throw invalidParameter('User does not have delivery config set to turn on SMS_MFA')
  return {}
}

/** StartWebAuthnRegistration and CompleteWebAuthnRegistration */
export async function registerPasskey(pool: Pool, input: Input): Promise<never> {
  await signedInUser(pool, input)
  throw noPasskeys()
}

/** ListWebAuthnCredentials */
export async function listPasskeys(pool: Pool, input: Input) {
  await signedInUser(pool, input)
  return { Credentials: [] }
}

/** DeleteWebAuthnCredential */
export async function deletePasskey(pool: Pool, input: Input): Promise<never> {
  requiredText(input, 'CredentialId')
  await signedInUser(pool, input)
  throw new CognitoError('ResourceNotFoundException', 'The credential does not exist.')
}
