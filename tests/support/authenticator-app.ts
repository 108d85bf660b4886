// Authenticator app: turned on for somebody by the operations that the Profile screen calls.
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { callOperation } from '#tests/local/cognito/local-pool.ts'
import { type Person, securityToken } from './local-stack.ts'

/** @returns the app's secret, and the token with which it was turned on */
export async function turnOnApp(url: string, person: Person): Promise<{ secret: string; AccessToken: string }> {
  const AccessToken = await securityToken(url, person)
  const { body } = await callOperation(url, 'AssociateSoftwareToken', { AccessToken })
  const secret = String(body['SecretCode'])
  await callOperation(url, 'VerifySoftwareToken', { AccessToken, UserCode: new TOTP({ secret }).generate() })
  const on = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }
  expect(await callOperation(url, 'SetUserMFAPreference', on)).toMatchObject({ status: 200 })
  return { secret, AccessToken }
}
