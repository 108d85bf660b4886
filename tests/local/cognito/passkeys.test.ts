// Passkeys: added, listed, signed in with and deleted, with real signatures, and every answer that is not genuine refused.
import { confirmSignIn, signIn, signOut } from 'aws-amplify/auth'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { clientId, password, securityClientId, startPool } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'
import { softAuthenticator } from './soft-authenticator.ts'
import type { Answer, SoftAuthenticator } from './soft-authenticator.ts'

const email = 'alex@example.com'
type Creation = Parameters<SoftAuthenticator['register']>[0]
type Request = Parameters<SoftAuthenticator['sign']>[0]

async function signedIn(options: Parameters<typeof startPool>[0] = {}) {
  const pool = await startPool(options)
  const amplify = useAmplify(pool)
  await pool.addUser(email)
  const { accessToken: AccessToken } = await amplify.signIn(email)
  return { pool, AccessToken }
}

async function startAdding(pool: LocalPool, AccessToken: string) {
  const { body } = await pool.call('StartWebAuthnRegistration', { AccessToken })
  return body['CredentialCreationOptions'] as Creation & Record<string, unknown>
}

async function add(pool: LocalPool, AccessToken: string, device: SoftAuthenticator, answer: Answer = {}) {
  const Credential = device.register(await startAdding(pool, AccessToken), answer)
  return pool.call('CompleteWebAuthnRegistration', { AccessToken, Credential })
}

const begin = (pool: LocalPool, PREFERRED_CHALLENGE?: string, USERNAME = email) =>
  pool.call('InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME, PREFERRED_CHALLENGE },
  })

const respond = (pool: LocalPool, ChallengeName: string, Session: unknown, responses: object) =>
  pool.call('RespondToAuthChallenge', {
    ClientId: clientId,
    ChallengeName,
    Session,
    ChallengeResponses: { USERNAME: email, ...responses },
  })

const requestIn = (body: Record<string, unknown>) => {
  const { CREDENTIAL_REQUEST_OPTIONS: options = '{}' } = body['ChallengeParameters'] as Record<string, string>
  return JSON.parse(options) as Request & Record<string, unknown>
}

async function enter(pool: LocalPool, device: SoftAuthenticator, answer: Answer = {}) {
  const { body } = await begin(pool, 'WEB_AUTHN')
  const CREDENTIAL = JSON.stringify(device.sign(requestIn(body), answer))
  return respond(pool, 'WEB_AUTHN', body['Session'], { CREDENTIAL })
}

const refusal = (type: string) => expect.objectContaining({ status: 400, type })
const welcome = expect.objectContaining({
  status: 200,
  body: expect.objectContaining({ AuthenticationResult: expect.objectContaining({ TokenType: 'Bearer' }) }),
})

test('a passkey is added, listed, signed in with again and again, and deleted', async () => {
  const { pool, AccessToken } = await signedIn()
  const device = softAuthenticator()
  const list = async () => (await pool.call('ListWebAuthnCredentials', { AccessToken })).body['Credentials']
  expect(await list()).toEqual([])

  const options = await startAdding(pool, AccessToken)
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: email },
    pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  })
  const answer = { AccessToken, Credential: device.register(options) }
  expect(await pool.call('CompleteWebAuthnRegistration', answer)).toMatchObject({ status: 200, body: {} })
  // What was answered once is not answered again.
  const again = await pool.call('CompleteWebAuthnRegistration', answer)
  expect(again).toEqual(refusal('WebAuthnChallengeNotFoundException'))
  expect(await list()).toEqual([
    {
      CredentialId: device.id,
      FriendlyCredentialName: 'Passkey',
      RelyingPartyId: 'localhost',
      AuthenticatorAttachment: 'platform',
      AuthenticatorTransports: ['internal'],
      CreatedAt: expect.closeTo(Date.now() / 1000, -2),
    },
  ])
  expect(await startAdding(pool, AccessToken)).toMatchObject({ excludeCredentials: [{ id: device.id }] })

  const { body } = await begin(pool, 'WEB_AUTHN')
  expect(body['ChallengeName']).toBe('WEB_AUTHN')
  expect(requestIn(body)).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
    allowCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
  })
  expect(await enter(pool, device)).toEqual(welcome)
  expect(await enter(pool, device)).toEqual(welcome)

  const deletion = { AccessToken, CredentialId: device.id }
  expect(await pool.call('DeleteWebAuthnCredential', deletion)).toMatchObject({ status: 200 })
  expect(await pool.call('DeleteWebAuthnCredential', deletion)).toEqual(refusal('ResourceNotFoundException'))
  expect(await list()).toEqual([])
  expect((await begin(pool, 'WEB_AUTHN')).body['ChallengeName']).toBe('SELECT_CHALLENGE')
})

test('a passkey outlives a restart, and its counter with it: a copy that lags behind is refused', async () => {
  const { pool, AccessToken } = await signedIn()
  const device = softAuthenticator()
  await add(pool, AccessToken, device)
  const { body } = await begin(pool, 'WEB_AUTHN')
  // Signed first, handed in last: as a copy of the key would do it.
  const early = JSON.stringify(device.sign(requestIn(body)))
  expect(await enter(pool, device)).toEqual(welcome)
  expect(await respond(pool, 'WEB_AUTHN', body['Session'], { CREDENTIAL: early })).toEqual(
    refusal('NotAuthorizedException'),
  )
  await pool.stop()
  const again = await startPool({ dataDir: pool.dataDir })
  expect(await enter(again, device)).toEqual(welcome)
})

test('without a preference the pool says what there is, the same for somebody without a passkey as for nobody', async () => {
  const { pool, AccessToken } = await signedIn()
  const challenges = async (login: string, preferred?: string) => {
    const { body } = await begin(pool, preferred, login)
    return [body['ChallengeName'], body['AvailableChallenges']]
  }
  const onlyPassword = ['SELECT_CHALLENGE', ['PASSWORD', 'PASSWORD_SRP']]
  for (const login of [email, 'nobody@example.com']) {
    expect(await challenges(login)).toEqual(onlyPassword)
    expect(await challenges(login, 'WEB_AUTHN')).toEqual(onlyPassword)
  }
  const device = softAuthenticator()
  await add(pool, AccessToken, device)
  expect(await challenges(email)).toEqual(['SELECT_CHALLENGE', ['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN']])

  const { body: choice } = await begin(pool)
  const { body } = await respond(pool, 'SELECT_CHALLENGE', choice['Session'], { ANSWER: 'WEB_AUTHN' })
  expect(body['ChallengeName']).toBe('WEB_AUTHN')
  const CREDENTIAL = JSON.stringify(device.sign(requestIn(body)))
  expect(await respond(pool, 'WEB_AUTHN', body['Session'], { CREDENTIAL })).toEqual(welcome)
  const { body: other } = await begin(pool, undefined, 'nobody@example.com')
  for (const ANSWER of ['WEB_AUTHN', 'PASSWORD', 'EMAIL_OTP']) {
    const { body: fresh } = await begin(pool, undefined, 'nobody@example.com')
    expect(await respond(pool, 'SELECT_CHALLENGE', fresh['Session'], { ANSWER })).toEqual(
      refusal('InvalidParameterException'),
    )
  }
  expect(await respond(pool, 'SELECT_CHALLENGE', other['Session'], {})).toEqual(refusal('InvalidParameterException'))
  expect(await respond(pool, 'SELECT_CHALLENGE', 'made-up', { ANSWER: 'WEB_AUTHN' })).toEqual(
    refusal('NotAuthorizedException'),
  )
})

test('the choice also takes the password, by the real client', async () => {
  await signedIn()
  await signOut()
  const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'PASSWORD_SRP' } as const
  await expect(signIn({ username: email, password, options })).resolves.toMatchObject({ isSignedIn: true })
  await signOut()
  await expect(signIn({ username: email, options: { authFlowType: 'USER_AUTH' } })).resolves.toMatchObject({
    nextStep: { signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION' },
  })
})

test.each<[string, Answer]>([
  ['another site', { origin: 'https://gumnut.example' }],
  ['a site whose name ends alike', { origin: 'https://notlocalhost' }],
  ['no address at all', { origin: 'localhost' }],
  ['a person who did not prove to be there', { verifiesUser: false }],
  ['another relying party', { rpId: 'gumnut.example' }],
])('a passkey used by %s does not sign in', async (_name, answer) => {
  const { pool, AccessToken } = await signedIn()
  const device = softAuthenticator()
  await add(pool, AccessToken, device)
  const { status, body } = await enter(pool, device, answer)
  expect([status, body['AuthenticationResult']]).toEqual([400, undefined])
  expect(await enter(pool, device)).toEqual(welcome)
})

test("somebody else's passkey, an altered answer and a challenge used twice do not sign in", async () => {
  const { pool, AccessToken } = await signedIn()
  const device = softAuthenticator()
  await add(pool, AccessToken, device)
  const no = refusal('NotAuthorizedException')
  expect(await enter(pool, softAuthenticator())).toEqual(no)

  const { body } = await begin(pool, 'WEB_AUTHN')
  const signed = device.sign(requestIn(body))
  const CREDENTIAL = JSON.stringify(signed)
  expect(await respond(pool, 'WEB_AUTHN', body['Session'], { CREDENTIAL })).toEqual(welcome)
  expect(await respond(pool, 'WEB_AUTHN', body['Session'], { CREDENTIAL })).toEqual(no)
  const { body: next } = await begin(pool, 'WEB_AUTHN')
  expect(await respond(pool, 'WEB_AUTHN', next['Session'], { CREDENTIAL })).toEqual(no)
  for (const broken of ['{}', '{"response":{"clientDataJSON":"e30"}}', '{"response":{"clientDataJSON":"!"}}']) {
    const { body: fresh } = await begin(pool, 'WEB_AUTHN')
    const { status } = await respond(pool, 'WEB_AUTHN', fresh['Session'], { CREDENTIAL: broken })
    expect(status).toBe(400)
  }
})

test.each<[string, Answer, string]>([
  ['made for another site', { origin: 'https://gumnut.example' }, 'WebAuthnOriginNotAllowedException'],
  ['on a page without TLS', { origin: 'http://gumnut.localhost' }, 'WebAuthnOriginNotAllowedException'],
  ['for another relying party', { rpId: 'gumnut.example' }, 'WebAuthnRelyingPartyMismatchException'],
  ['that does not check who holds it', { verifiesUser: false }, 'WebAuthnCredentialNotSupportedException'],
  ['of an algorithm the pool does not know', { algorithm: -8 }, 'WebAuthnCredentialNotSupportedException'],
])('a passkey %s is not added', async (_name, answer, type) => {
  const { pool, AccessToken } = await signedIn()
  expect(await add(pool, AccessToken, softAuthenticator(), answer)).toEqual(refusal(type))
  expect((await pool.call('ListWebAuthnCredentials', { AccessToken })).body['Credentials']).toEqual([])
})

test('an answer to another challenge, a late one and a broken one add nothing', async () => {
  const clock = { value: Date.now() }
  const { pool, AccessToken } = await signedIn({ now: () => clock.value })
  const device = softAuthenticator()
  const complete = (Credential: object) => pool.call('CompleteWebAuthnRegistration', { AccessToken, Credential })
  const earlier = await startAdding(pool, AccessToken)
  await startAdding(pool, AccessToken)
  expect(await complete(device.register(earlier))).toEqual(refusal('WebAuthnChallengeNotFoundException'))
  const late = await startAdding(pool, AccessToken)
  clock.value += 5 * 60_000
  expect(await complete(device.register(late))).toEqual(refusal('WebAuthnChallengeNotFoundException'))
  const options = await startAdding(pool, AccessToken)
  const { response, ...rest } = device.register(options) as { response: object }
  const broken = { ...rest, response: { ...response, attestationObject: 'AAAA' } }
  expect(await complete(broken)).toEqual(refusal('InvalidParameterException'))
  expect(await pool.call('CompleteWebAuthnRegistration', { AccessToken })).toEqual(refusal('InvalidParameterException'))
})

test('a person has up to twenty', async () => {
  const { pool, AccessToken } = await signedIn()
  for (let count = 0; count < 20; count += 1) {
    expect((await add(pool, AccessToken, softAuthenticator())).status).toBe(200)
  }
  expect(await pool.call('StartWebAuthnRegistration', { AccessToken })).toEqual(refusal('LimitExceededException'))
})

test('whoever has an authenticator app on signs in with a passkey only once that is turned on too', async () => {
  const { pool, AccessToken } = await signedIn()
  const device = softAuthenticator()
  await add(pool, AccessToken, device)
  const prefer = (settings: object) => pool.call('SetUserMFAPreference', { AccessToken, ...settings })
  const on = { Enabled: true }
  expect(await prefer({ WebAuthnMfaSettings: on })).toEqual(refusal('InvalidParameterException'))

  const { body } = await pool.call('AssociateSoftwareToken', { AccessToken })
  const code = new TOTP({ secret: String(body['SecretCode']) })
  await pool.call('VerifySoftwareToken', { AccessToken, UserCode: code.generate() })
  await prefer({ SoftwareTokenMfaSettings: { ...on, PreferredMfa: true } })
  expect((await begin(pool, 'WEB_AUTHN')).body['AvailableChallenges']).toEqual(['PASSWORD', 'PASSWORD_SRP'])

  expect((await prefer({ WebAuthnMfaSettings: on })).status).toBe(200)
  expect((await pool.call('GetUser', { AccessToken })).body).toMatchObject({
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA', 'WEB_AUTHN'],
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
  })
  // One step, and no code: the device has checked who holds it.
  expect(await enter(pool, device)).toEqual(welcome)
  await signOut()
  await expect(signIn({ username: email, password })).resolves.toMatchObject({
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
  })
  await expect(
    confirmSignIn({ challengeResponse: code.generate({ timestamp: Date.now() + 30_000 }) }),
  ).resolves.toMatchObject({ isSignedIn: true })
})

test('the app is not turned off alone while passkeys stand for it', async () => {
  const { pool, AccessToken } = await signedIn()
  const { body } = await pool.call('AssociateSoftwareToken', { AccessToken })
  const UserCode = new TOTP({ secret: String(body['SecretCode']) }).generate()
  await pool.call('VerifySoftwareToken', { AccessToken, UserCode })
  const prefer = (app: boolean, passkeys: boolean | undefined) =>
    pool.call('SetUserMFAPreference', {
      AccessToken,
      SoftwareTokenMfaSettings: { Enabled: app, PreferredMfa: app },
      ...(passkeys === undefined ? {} : { WebAuthnMfaSettings: { Enabled: passkeys } }),
    })
  expect((await prefer(true, true)).status).toBe(200)
  expect(await prefer(false, undefined)).toEqual(refusal('InvalidParameterException'))
  expect((await prefer(false, false)).status).toBe(200)
  const { body: shown } = await pool.call('GetUser', { AccessToken })
  expect([shown['UserMFASettingList'], shown['PreferredMfaSetting']]).toEqual([undefined, undefined])
})

test('a passkey signs in with the client of everyday use only, and no other client ends what that one began', async () => {
  const { pool, AccessToken } = await signedIn()
  const device = softAuthenticator()
  await add(pool, AccessToken, device)
  const elsewhere = { ClientId: securityClientId, AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: email } }
  expect(await pool.call('InitiateAuth', elsewhere)).toEqual(refusal('InvalidParameterException'))
  const { body } = await begin(pool, 'WEB_AUTHN')
  const answer = {
    ClientId: securityClientId,
    ChallengeName: 'WEB_AUTHN',
    Session: body['Session'],
    ChallengeResponses: { USERNAME: email, CREDENTIAL: JSON.stringify(device.sign(requestIn(body))) },
  }
  expect(await pool.call('RespondToAuthChallenge', answer)).toEqual(refusal('NotAuthorizedException'))
})

test.each([
  'StartWebAuthnRegistration',
  'CompleteWebAuthnRegistration',
  'ListWebAuthnCredentials',
  'DeleteWebAuthnCredential',
])('%s tells a stranger nothing', async (operation) => {
  const pool = await startPool()
  const input = { AccessToken: 'x', Credential: {}, CredentialId: 'x' }
  expect(await pool.call(operation, input)).toEqual(refusal('NotAuthorizedException'))
})

test('a challenge this pool does not know is refused', async () => {
  const pool = await startPool()
  expect(await respond(pool, 'MFA_SETUP', 'x', {})).toEqual(refusal('InvalidParameterException'))
})
