// The authenticator app of a person: set up, asked for after the password, taken off, by the person and by the backend.
import { AdminGetUserCommand, AdminSetUserMFAPreferenceCommand } from '@aws-sdk/client-cognito-identity-provider'
import { confirmSignIn, signIn, signOut } from 'aws-amplify/auth'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { adminClient, clientId, password, poolId, securityClientId, startPool } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'

const email = 'alex@example.com'
const start = Date.UTC(2026, 2, 3, 4, 5, 10)
const periodMs = 30_000
const codeOf = (secret: string, nowMs: number) => new TOTP({ secret }).generate({ timestamp: nowMs })
/** A code that fits none of the three periods around the moment. */
const wrongCode = (secret: string, nowMs: number) => {
  const right = [-1, 0, 1].map((offset) => codeOf(secret, nowMs + offset * periodMs))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

async function signedIn(nowMs = { value: start }) {
  const pool = await startPool({ now: () => nowMs.value })
  const amplify = useAmplify(pool)
  const sub = await pool.addUser(email)
  const { accessToken: AccessToken } = await amplify.signIn(email)
  return { pool, sub, amplify, AccessToken, clock: nowMs }
}

async function withApp() {
  const person = await signedIn()
  const { pool, AccessToken, clock } = person
  const { body } = await pool.call('AssociateSoftwareToken', { AccessToken })
  const secret = String(body['SecretCode'])
  await pool.call('VerifySoftwareToken', { AccessToken, UserCode: codeOf(secret, clock.value) })
  const on = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }
  expect(await pool.call('SetUserMFAPreference', on)).toMatchObject({ status: 200, body: {} })
  await signOut()
  clock.value += periodMs
  return { ...person, secret }
}

const refusal = (type: string) => expect.objectContaining({ status: 400, type })

test('an app is set up with its first code, and asked for only once it is turned on', async () => {
  const { pool, amplify, AccessToken, clock } = await signedIn()
  const factors = async (accessToken: string) => {
    const { body } = await pool.call('GetUser', { AccessToken: accessToken })
    return { on: body['UserMFASettingList'], preferred: body['PreferredMfaSetting'] }
  }
  const turnOn = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }
  const verify = (UserCode: string) => pool.call('VerifySoftwareToken', { AccessToken, UserCode })
  expect(await factors(AccessToken)).toEqual({})
  expect(await verify('123456')).toEqual(refusal('SoftwareTokenMFANotFoundException'))

  const { body } = await pool.call('AssociateSoftwareToken', { AccessToken })
  const secret = String(body['SecretCode'])
  expect(secret).toMatch(/^[A-Z2-7]{52}$/)
  expect(await pool.call('SetUserMFAPreference', turnOn)).toEqual(refusal('InvalidParameterException'))
  expect(await verify('12 456')).toEqual(refusal('InvalidParameterException'))
  expect(await verify(wrongCode(secret, clock.value))).toEqual(refusal('EnableSoftwareTokenMFAException'))
  expect(await verify(codeOf(secret, clock.value))).toMatchObject({ status: 200, body: { Status: 'SUCCESS' } })

  await signOut()
  await expect(signIn({ username: email, password })).resolves.toMatchObject({ isSignedIn: true })
  const { accessToken } = amplify.storedTokens()
  const turnedOn = await pool.call('SetUserMFAPreference', { ...turnOn, AccessToken: accessToken })
  expect(turnedOn).toMatchObject({ status: 200 })
  expect(await factors(accessToken)).toEqual({ on: ['SOFTWARE_TOKEN_MFA'], preferred: 'SOFTWARE_TOKEN_MFA' })
})

test('after the password the app is asked for: a wrong code may be tried again, a right one works once', async () => {
  const { secret, clock, amplify } = await withApp()
  const asked = await signIn({ username: email, password })
  expect(asked).toMatchObject({ isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } })
  expect(amplify.hasTokens()).toBe(false)
  const answer = (challengeResponse: string) => confirmSignIn({ challengeResponse })
  await expect(answer(wrongCode(secret, clock.value))).rejects.toMatchObject({ name: 'CodeMismatchException' })
  const code = codeOf(secret, clock.value)
  await expect(answer(code)).resolves.toMatchObject({ isSignedIn: true })
  await signOut()

  await signIn({ username: email, password })
  await expect(answer(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  // The code of the period before is older than the last one used.
  await expect(answer(codeOf(secret, clock.value - periodMs))).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  clock.value += periodMs
  await expect(answer(codeOf(secret, clock.value))).resolves.toMatchObject({ isSignedIn: true })
})

test('a phone whose clock is half a minute off gets in, and one that is minutes off does not', async () => {
  const { secret, clock } = await withApp()
  clock.value += 10 * periodMs
  await signIn({ username: email, password })
  const far = confirmSignIn({ challengeResponse: codeOf(secret, clock.value - 4 * periodMs) })
  await expect(far).rejects.toMatchObject({ name: 'CodeMismatchException' })
  const near = confirmSignIn({ challengeResponse: codeOf(secret, clock.value - periodMs) })
  await expect(near).resolves.toMatchObject({ isSignedIn: true })
})

test('a wrong password is refused before any code is asked for, and says the same as ever', async () => {
  await withApp()
  await expect(signIn({ username: email, password: 'not the password' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  })
})

test('guessing codes ends after five, for a while, in whatever session', async () => {
  const { secret, clock } = await withApp()
  const guess = async () => {
    await signIn({ username: email, password })
    return confirmSignIn({ challengeResponse: wrongCode(secret, clock.value) })
  }
  for (let times = 0; times < 5; times += 1) {
    await expect(guess()).rejects.toMatchObject({ name: 'CodeMismatchException' })
  }
  await signIn({ username: email, password })
  const right = () => confirmSignIn({ challengeResponse: codeOf(secret, clock.value) })
  await expect(right()).rejects.toMatchObject({ name: 'NotAuthorizedException', message: 'Attempts exceeded' })
  clock.value += 1_500
  await expect(right()).resolves.toMatchObject({ isSignedIn: true })
})

test('the session of a challenge ends after five minutes, and none can be made up', async () => {
  const { pool, secret, sub, clock } = await withApp()
  const answer = (Session: string | undefined, ClientId = clientId) =>
    pool.call('RespondToAuthChallenge', {
      ClientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: sub, SOFTWARE_TOKEN_MFA_CODE: codeOf(secret, clock.value) },
    })
  expect(await answer(undefined)).toEqual(refusal('InvalidParameterException'))
  expect(await answer('made-up')).toEqual(refusal('NotAuthorizedException'))
  expect(await answer('made-up', securityClientId)).toEqual(refusal('NotAuthorizedException'))
  await signIn({ username: email, password })
  clock.value += 5 * 60_000
  await expect(confirmSignIn({ challengeResponse: codeOf(secret, clock.value) })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
})

test('the backend turns the app off, also in the middle of a sign-in, and the person is in with the password alone', async () => {
  const { pool, sub, secret, clock } = await withApp()
  const client = adminClient(pool)
  const user = { UserPoolId: poolId, Username: sub }
  await expect(client.send(new AdminGetUserCommand(user))).resolves.toMatchObject({
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
  })
  await signIn({ username: email, password })
  const off = { SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } }
  await client.send(new AdminSetUserMFAPreferenceCommand({ ...user, ...off }))
  const shown = await client.send(new AdminGetUserCommand(user))
  expect(shown.UserMFASettingList).toBeUndefined()
  expect(shown.PreferredMfaSetting).toBeUndefined()
  // The challenge that was out still takes the right code.
  await expect(confirmSignIn({ challengeResponse: codeOf(secret, clock.value) })).resolves.toMatchObject({
    isSignedIn: true,
  })
  await signOut()
  await expect(signIn({ username: email, password })).resolves.toMatchObject({ isSignedIn: true })
  const nobody = new AdminSetUserMFAPreferenceCommand({ ...user, ...off, Username: 'nobody@example.com' })
  await expect(client.send(nobody)).rejects.toMatchObject({ name: 'UserNotFoundException' })
})

test('a second app takes the place of the first, which stays until the second has proven itself', async () => {
  const { pool, secret, clock, amplify } = await withApp()
  await signIn({ username: email, password })
  await confirmSignIn({ challengeResponse: codeOf(secret, clock.value) })
  const { accessToken: AccessToken } = amplify.storedTokens()
  const { body } = await pool.call('AssociateSoftwareToken', { AccessToken })
  const next = String(body['SecretCode'])
  clock.value += periodMs
  const signInWith = async (of: string) => {
    await signOut()
    await signIn({ username: email, password })
    return confirmSignIn({ challengeResponse: codeOf(of, clock.value) })
  }
  await expect(signInWith(next)).rejects.toMatchObject({ name: 'CodeMismatchException' })
  await expect(signInWith(secret)).resolves.toMatchObject({ isSignedIn: true })
  const renewed = amplify.storedTokens().accessToken
  const verify = { AccessToken: renewed, UserCode: codeOf(next, clock.value) }
  expect(await pool.call('VerifySoftwareToken', verify)).toMatchObject({ status: 200 })
  clock.value += periodMs
  await expect(signInWith(secret)).rejects.toMatchObject({ name: 'CodeMismatchException' })
  await expect(signInWith(next)).resolves.toMatchObject({ isSignedIn: true })
})

test('an app outlives a restart of the pool', async () => {
  const { pool, secret, clock } = await withApp()
  await pool.stop()
  const again = await startPool({ dataDir: pool.dataDir, now: () => clock.value })
  useAmplify(again)
  await signIn({ username: email, password })
  await expect(confirmSignIn({ challengeResponse: codeOf(secret, clock.value) })).resolves.toMatchObject({
    isSignedIn: true,
  })
})

test.each<[string, object]>([
  ['SMS', { SMSMfaSettings: { Enabled: true, PreferredMfa: true } }],
  ['mailed codes', { EmailMfaSettings: { PreferredMfa: true } }],
  ['an app that is off but preferred', { SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: true } }],
])('%s cannot be turned on', async (_name, settings) => {
  const { pool, AccessToken } = await signedIn()
  const answer = await pool.call('SetUserMFAPreference', { AccessToken, ...settings })
  expect(answer).toEqual(refusal('InvalidParameterException'))
})

test('turning off what was never on is no mistake', async () => {
  const { pool, AccessToken } = await signedIn()
  const off = { SoftwareTokenMfaSettings: { Enabled: false }, SMSMfaSettings: { Enabled: false } }
  expect(await pool.call('SetUserMFAPreference', { AccessToken, ...off })).toMatchObject({ status: 200 })
})

const operations = ['AssociateSoftwareToken', 'VerifySoftwareToken', 'SetUserMFAPreference']
test.each(operations)('%s tells a stranger nothing', async (operation) => {
  const pool: LocalPool = await startPool()
  const input = { UserCode: '123456' }
  const strangers =
    operation === 'SetUserMFAPreference' ? [{ AccessToken: 'x' }] : [{ AccessToken: 'x' }, { Session: 'x' }]
  for (const stranger of strangers) {
    expect(await pool.call(operation, { ...stranger, ...input })).toEqual(refusal('NotAuthorizedException'))
  }
})
