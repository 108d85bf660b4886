// A security session, as the app opens it, on the running stack with its real trigger: what its token can do, for how long, and
// that the everyday session beside it stays as it is.
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { callOperation } from '#tests/local/cognito/local-pool.ts'
import { browserOf } from '#tests/support/browser-session.ts'
import { localStack, password, type Person, signInOn, type TestStack } from '#tests/support/local-stack.ts'
import { openSecuritySession } from '#web/lib/security-session.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await localStack()
})
afterAll(() => stack.close())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Nobody here has an authenticator app, so nobody is asked for its code. */
const openSession = (given: string) => openSecuritySession(given, () => expect.unreachable())
const newPassword = 'another long one 27'

/** Somebody who is signed in, and all that was sent from their browser to the identity service since. */
async function signedIn(): Promise<{ person: Person; stored: Map<string, string>; sent: Sent[] }> {
  const person = await stack.addPerson()
  const stored = await browserOf(stack.url, person)
  // Every sign-in of the app has left it.
  stored.set('gumnut.browser', crypto.randomUUID())
  const sent: Sent[] = []
  const overNetwork = globalThis.fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const response = await overNetwork(...given)
    const [service, operation = ''] = String(new Headers(given[1]?.headers).get('x-amz-target')).split('.')
    // The stack runs in this process, and sends to its own queues.
    if (service !== 'AWSCognitoIdentityProviderService') return response
    const request = JSON.parse(String(given[1]?.body)) as Record<string, unknown>
    sent.push({ operation, request, answer: (await response.clone().json()) as Record<string, unknown> })
    return response
  })
  return { person, stored, sent }
}
type Sent = { operation: string; request: Record<string, unknown>; answer: Record<string, unknown> }

const tokensIn = (sent: Sent[]) =>
  sent.find(({ answer }) => answer['AuthenticationResult'] !== undefined)?.answer['AuthenticationResult'] as {
    AccessToken: string
    RefreshToken: string
    ExpiresIn: number
  }

async function claimsOf(token: string) {
  const keys = await (await fetch(`${stack.url}/_cognito/.well-known/jwks.json`)).json()
  return (await jwtVerify(token, createLocalJWKSet(keys as never))).payload
}

test('it changes the password, and neither token nor password is anywhere in the browser afterwards', async () => {
  const { person, stored, sent } = await signedIn()
  const before = new Map(stored)
  const session = await openSession(password)
  await session.call('ChangePassword', { PreviousPassword: password, ProposedPassword: newPassword })
  await session.close()
  expect(stored).toEqual(before)
  expect(sent.map(({ operation }) => operation)).toEqual([
    'InitiateAuth',
    'RespondToAuthChallenge',
    'ChangePassword',
    'RevokeToken',
  ])
  // To sign in, a proof of the password leaves the browser, never the password.
  const signingIn = sent.filter(({ operation }) => operation !== 'ChangePassword')
  expect(JSON.stringify(signingIn.map(({ request }) => request))).not.toContain(password)
  vi.unstubAllGlobals()
  await expect(signInOn(stack.url, person.email)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await expect(signInOn(stack.url, person.email, newPassword)).resolves.toMatchObject({ sub: person.sub })
})

test('its token lives five minutes, may change the account, and is no use for the API', async () => {
  const { person, sent } = await signedIn()
  await openSession(password)
  const { AccessToken, ExpiresIn } = tokensIn(sent)
  vi.unstubAllGlobals()
  const { iat = 0, exp = 0, ...claims } = await claimsOf(AccessToken)
  expect([exp - iat, ExpiresIn]).toEqual([300, 300])
  expect(claims).toMatchObject({ sub: person.sub, scope: 'aws.cognito.signin.user.admin' })
  expect(claims['client_id']).not.toBe((await claimsOf(person.accessToken))['client_id'])
  expect((await stack.api(AccessToken, 'GET', '/api/holdings')).status).toBe(401)
  expect((await stack.api(person.accessToken, 'GET', '/api/holdings')).status).toBe(200)
})

test.each(['GetTokensFromRefreshToken', 'InitiateAuth'])('it is not renewed by %s, with either client', async (how) => {
  const { person, sent } = await signedIn()
  await openSession(password)
  const { RefreshToken } = tokensIn(sent)
  vi.unstubAllGlobals()
  const everyday = (await claimsOf(person.accessToken))['client_id']
  const security = sent[0]?.request['ClientId']
  expect(security).not.toBe(everyday)
  for (const ClientId of [security, everyday]) {
    const byFlow = { ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: RefreshToken } }
    const answer = await callOperation(stack.url, how, how === 'InitiateAuth' ? byFlow : { ClientId, RefreshToken })
    expect(answer, String(ClientId)).toMatchObject({ status: 400 })
    expect(answer.body['AuthenticationResult']).toBeUndefined()
  }
})

test('the refresh token of everyday use gets no security session', async () => {
  const { person, sent } = await signedIn()
  await openSession(password)
  vi.unstubAllGlobals()
  const RefreshToken = Object.entries(person.session).find(([key]) => key.endsWith('.refreshToken'))?.[1]
  const answer = await callOperation(stack.url, 'GetTokensFromRefreshToken', {
    ClientId: sent[0]?.request['ClientId'],
    RefreshToken,
  })
  expect(answer).toMatchObject({ status: 400, message: 'Invalid Refresh Token' })
})

test('after it is closed its token is revoked, and it calls nothing any more', async () => {
  const { sent } = await signedIn()
  const session = await openSession(password)
  expect(await session.call('GetUser')).toMatchObject({ UserAttributes: expect.any(Array) })
  await session.close()
  await session.close()
  await expect(session.call('GetUser')).rejects.toMatchObject({ name: 'SecuritySessionEnded' })
  expect(sent.filter(({ operation }) => operation === 'RevokeToken')).toHaveLength(1)
  vi.unstubAllGlobals()
  const { AccessToken } = tokensIn(sent)
  expect(await callOperation(stack.url, 'GetUser', { AccessToken })).toMatchObject({
    message: 'Access Token has been revoked',
  })
})

test('it ends by itself when its five minutes are over', async () => {
  await signedIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const session = await openSession(password)
  vi.advanceTimersByTime(299_000)
  await session.call('GetUser')
  vi.advanceTimersByTime(1000)
  await expect(session.call('GetUser')).rejects.toMatchObject({ name: 'SecuritySessionEnded' })
})

test('even with it the address stays: its code is sent to nobody', async () => {
  const { person } = await signedIn()
  const session = await openSession(password)
  const UserAttributes = [{ Name: 'email', Value: 'another@example.test' }]
  for (const [operation, input] of [
    ['UpdateUserAttributes', { UserAttributes }],
    ['GetUserAttributeVerificationCode', { AttributeName: 'email' }],
  ] as const) {
    await expect(session.call(operation, input)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'CustomMessage failed with error The email address of an account can’t be changed..',
    })
  }
  await expect(session.call('VerifyUserAttribute', { AttributeName: 'email', Code: '000000' })).rejects.toMatchObject({
    name: 'ExpiredCodeException',
  })
  expect(JSON.stringify(await session.call('GetUser'))).toContain(person.email)
})

test('a wrong password opens none, and says so in Cognito’s words', async () => {
  const { stored } = await signedIn()
  const before = new Map(stored)
  await expect(openSession('not the password 1')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  })
  expect(stored).toEqual(before)
})

test('a refusal of Cognito has its name and its words, and a network that is gone has one too', async () => {
  await signedIn()
  const session = await openSession(password)
  await expect(
    session.call('ChangePassword', { PreviousPassword: password, ProposedPassword: 'short' }),
  ).rejects.toMatchObject({
    name: 'InvalidPasswordException',
    message: 'Password did not conform with policy: Password not long enough',
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(session.call('GetUser')).rejects.toMatchObject({ name: 'NetworkError' })
  await expect(session.close()).resolves.toBeUndefined()
})

test('whoever is not signed in, or has a configuration from before, gets none', async () => {
  await browserOf(stack.url, { session: {} })
  await expect(openSession(password)).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
  await browserOf(stack.url, await stack.addPerson(), { securityClientId: undefined })
  await expect(openSession(password)).rejects.toMatchObject({ name: 'SecuritySessionUnavailable' })
})
