// No passkeys: with an access token alone nobody enrols one, by the real client or past it.
import { associateWebAuthnCredential } from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { clientId, startPool } from './local-pool.ts'

const email = 'alex@example.com'

async function signedIn() {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  await pool.addUser(email)
  const { accessToken: AccessToken } = await amplify.signIn(email)
  return { pool, AccessToken }
}

test('the client can set up no passkey', async () => {
  await signedIn()
  await expect(associateWebAuthnCredential()).rejects.toThrow()
})

test.each<[string, object, string]>([
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

test('there are no passkeys to list', async () => {
  const { pool, AccessToken } = await signedIn()
  await expect(pool.call('ListWebAuthnCredentials', { AccessToken })).resolves.toMatchObject({
    status: 200,
    body: { Credentials: [] },
  })
})

test.each(['WEB_AUTHN', 'MFA_SETUP'])('%s is no challenge of this client', async (ChallengeName) => {
  const pool = await startPool()
  const input = { ClientId: clientId, ChallengeName, ChallengeResponses: {} }
  await expect(pool.call('RespondToAuthChallenge', input)).resolves.toMatchObject({
    status: 400,
    type: 'InvalidParameterException',
  })
})
