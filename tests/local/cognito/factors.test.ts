// No second factor and no passkeys: with an access token alone nobody enrols one, by the real client or past it.
import {
  associateWebAuthnCredential,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { clientId, password, startPool } from './local-pool.ts'

const email = 'alex@example.com'

async function signedIn() {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  await pool.addUser(email)
  const { accessToken: AccessToken } = await amplify.signIn(email)
  return { pool, AccessToken }
}

test('the client can set up no authenticator app and no passkey, and a password is still all it takes to sign in', async () => {
  await signedIn()
  const off = { name: 'SoftwareTokenMFANotFoundException' }
  await expect(setUpTOTP()).rejects.toMatchObject(off)
  await expect(verifyTOTPSetup({ code: '123456' })).rejects.toMatchObject(off)
  await expect(updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({ name: 'InvalidParameterException' })
  await expect(associateWebAuthnCredential()).rejects.toThrow()
  await signOut()
  await expect(signIn({ username: email, password })).resolves.toMatchObject({ nextStep: { signInStep: 'DONE' } })
})

test.each<[string, object, string]>([
  ['AssociateSoftwareToken', {}, 'SoftwareTokenMFANotFoundException'],
  ['VerifySoftwareToken', { UserCode: '123456' }, 'SoftwareTokenMFANotFoundException'],
  ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: true } }, 'InvalidParameterException'],
  ['SetUserMFAPreference', { SMSMfaSettings: { Enabled: true, PreferredMfa: true } }, 'InvalidParameterException'],
  ['SetUserMFAPreference', { EmailMfaSettings: { PreferredMfa: true } }, 'InvalidParameterException'],
  ['StartWebAuthnRegistration', {}, 'WebAuthnNotEnabledException'],
  ['CompleteWebAuthnRegistration', { Credential: {} }, 'WebAuthnNotEnabledException'],
  ['DeleteWebAuthnCredential', { CredentialId: 'x' }, 'ResourceNotFoundException'],
])('%s with %j is refused', async (operation, input, type) => {
  const { pool, AccessToken } = await signedIn()
  await expect(pool.call(operation, { AccessToken, ...input })).resolves.toMatchObject({ status: 400, type })
  // A stranger is told nothing of what the pool offers.
  await expect(pool.call(operation, { AccessToken: 'x', ...input })).resolves.toMatchObject({
    type: 'NotAuthorizedException',
  })
})

test('turning off what was never on is no mistake, and there are no passkeys to list', async () => {
  const { pool, AccessToken } = await signedIn()
  const off = { SoftwareTokenMfaSettings: { Enabled: false }, SMSMfaSettings: { Enabled: false } }
  await expect(pool.call('SetUserMFAPreference', { AccessToken, ...off })).resolves.toMatchObject({ status: 200 })
  await expect(pool.call('ListWebAuthnCredentials', { AccessToken })).resolves.toMatchObject({
    status: 200,
    body: { Credentials: [] },
  })
})

test.each(['SOFTWARE_TOKEN_MFA', 'WEB_AUTHN', 'MFA_SETUP'])(
  '%s is no challenge of this client',
  async (ChallengeName) => {
    const pool = await startPool()
    const input = { ClientId: clientId, ChallengeName, ChallengeResponses: {} }
    await expect(pool.call('RespondToAuthChallenge', input)).resolves.toMatchObject({
      status: 400,
      type: 'InvalidParameterException',
    })
  },
)
