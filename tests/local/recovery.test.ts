// Recovery of a lost authenticator app over the whole local stack: codes and links from the inbox, the password's proof as the browser
// makes it, the clock moved on by a day, and everything that stops it.
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { turnOnApp } from '#tests/support/authenticator-app.ts'
import { allMailsTo, control, lastSentCode, type LocalMail, setLocalClock } from '#tests/support/local-controls.ts'
import {
  anAccount,
  configurationOf,
  configureAmplify,
  localStack,
  password,
  type Person,
  type TestStack,
} from '#tests/support/local-stack.ts'
import { callOperation } from '#tests/local/cognito/local-pool.ts'
import { softAuthenticator } from '#tests/local/cognito/soft-authenticator.ts'
import { beginProof } from '#web/lib/password-proof.ts'

const dayMs = 24 * 3_600_000
const answersAfterMs = 250
let stack: TestStack
let userPoolId: string
beforeAll(async () => {
  stack = await localStack({ RECOVERY_ANSWERS_AFTER_MS: String(answersAfterMs) })
  ;({ userPoolId } = await configurationOf(stack.url))
})
beforeEach(() => setLocalClock(stack.url, null))
afterAll(() => stack.close())

type Protected = Person & { secret: string }

async function addPasskey(AccessToken: string): Promise<void> {
  const device = softAuthenticator()
  const begun = await callOperation(stack.url, 'StartWebAuthnRegistration', { AccessToken })
  const options = begun.body['CredentialCreationOptions'] as Parameters<typeof device.register>[0]
  const Credential = device.register(options, { origin: stack.url })
  const done = await callOperation(stack.url, 'CompleteWebAuthnRegistration', { AccessToken, Credential })
  expect(done, JSON.stringify(done.body)).toMatchObject({ status: 200 })
  const counts = { AccessToken, WebAuthnMfaSettings: { Enabled: true } }
  expect(await callOperation(stack.url, 'SetUserMFAPreference', counts)).toMatchObject({ status: 200 })
}

/** Somebody who has an authenticator app, and from here on a browser that is known. */
async function withApp({ hasPasskey = false } = {}): Promise<Protected> {
  const person = await anAccount(stack)
  const { secret, AccessToken } = await turnOnApp(stack.url, person)
  if (hasPasskey) await addPasskey(AccessToken)
  return { ...person, secret }
}

/** What a sign-in by password alone comes to. */
async function stepAfterPassword({ email }: Person, secret = password): Promise<string> {
  await configureAmplify(stack.url)
  return (await signIn({ username: email, password: secret })).nextStep.signInStep
}
const told = async ({ email }: Person): Promise<LocalMail[]> =>
  (await allMailsTo(stack.url, email)).filter(({ subject }) => /authenticator/.test(subject))
const subjects = async (person: Person) => (await told(person)).map(({ subject }) => subject)

const ask = (email: string) => stack.api(null, 'POST', '/api/recovery/request', { email })
async function mailedCode({ email }: Person): Promise<string> {
  await control(stack.url, 'messages')
  return lastSentCode(stack.url, email)
}
async function proof(email: string, secret = password, challengeFor = email) {
  const begun = await beginProof(userPoolId)
  const { status, body } = await stack.api(null, 'POST', '/api/recovery/challenge', {
    email: challengeFor,
    clientPublic: begun.clientPublic,
  })
  expect(status).toBe(200)
  const { ticket, ...challenge } = body as Parameters<typeof begun.prove>[0] & { ticket: string }
  return { email, ticket, ...(await begun.prove(challenge, secret)) }
}
const confirm = async (body: object) =>
  (await stack.api(null, 'POST', '/api/recovery/confirm', body)) as unknown as {
    status: number
    body: { until: string; detail: string }
  }
async function waiting(has: { hasPasskey?: boolean } = {}): Promise<Protected & { until: string; link: string }> {
  const person = await withApp(has)
  expect((await ask(person.email)).status).toBe(204)
  const code = await mailedCode(person)
  const { status, body } = await confirm({ ...(await proof(person.email)), code })
  expect(status, JSON.stringify(body)).toBe(200)
  const mail = (await told(person)).at(-1)
  const link = /http\S+\/api\/recovery\/cancel\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  return { ...person, until: body.until, link }
}
const run = () => control<{ due: number; turnedOff: number }>(stack.url, 'recoveries')
/** Past the day of waiting of everybody who waits. */
const aDayLater = () => setLocalClock(stack.url, new Date(Date.now() + dayMs + 60_000).toISOString())

const [added, off, willBeOff, stays] = [
  'An authenticator app was set up for Gumnut',
  'Your authenticator app was turned off',
  'Your authenticator app will be turned off in 24 hours',
  'Your authenticator app stays on',
]

test('the app is turned off a day after code and password, and the password alone signs in then', async () => {
  const person = await waiting()
  const waits = Date.parse(person.until) - Date.now()
  expect(waits).toBeGreaterThan(dayMs - 60_000)
  expect(waits).toBeLessThanOrEqual(dayMs)
  expect(await stepAfterPassword(person)).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  await setLocalClock(stack.url, new Date(Date.parse(person.until) - 1000).toISOString())
  expect((await run()).turnedOff).toBe(0)
  await setLocalClock(stack.url, person.until)
  expect((await run()).turnedOff).toBe(1)
  expect((await run()).turnedOff).toBe(0)
  expect(await stepAfterPassword(person)).toBe('DONE')
  expect(await subjects(person)).toEqual([added, willBeOff, off])
})

test('of somebody who has a passkey beside it too', async () => {
  const person = await waiting({ hasPasskey: true })
  await aDayLater()
  expect((await run()).turnedOff).toBe(1)
  expect(await stepAfterPassword(person)).toBe('DONE')
})

describe('it is stopped', () => {
  test('by the link in the mail, with one press; looking at the link changes nothing', async () => {
    const person = await waiting()
    const page = await (await fetch(person.link)).text()
    expect(page.match(/<button/g)).toHaveLength(1)
    expect(page).not.toContain(person.email)
    expect(await subjects(person)).toEqual([added, willBeOff])
    const press = () => fetch(person.link, { method: 'POST', body: new URLSearchParams() })
    expect([(await press()).status, (await press()).status]).toEqual([200, 200])
    expect(await subjects(person)).toEqual([added, willBeOff, stays])
    await aDayLater()
    expect((await run()).turnedOff).toBe(0)
    expect(await stepAfterPassword(person)).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  })

  test('by signing in with the code of the app; the right password alone does not', async () => {
    const person = await waiting()
    expect(await stepAfterPassword(person)).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    expect(await subjects(person)).toEqual([added, willBeOff])
    const next = new TOTP({ secret: person.secret }).generate({ timestamp: Date.now() + 30_000 })
    expect((await confirmSignIn({ challengeResponse: next })).isSignedIn).toBe(true)
    expect((await fetchAuthSession()).tokens).toBeDefined()
    expect(await subjects(person)).toEqual([added, willBeOff, stays])
    await aDayLater()
    expect((await run()).turnedOff).toBe(0)
  })

  test('by deleting the account: nothing is due, and nothing is told', async () => {
    const person = await waiting()
    const download = await stack.api(person.accessToken, 'GET', '/api/profile/export')
    expect(JSON.stringify(download.body)).toContain('PROFILE#RECOVERY')
    expect((await stack.api(person.accessToken, 'DELETE', '/api/profile')).status).toBe(204)
    await aDayLater()
    expect(await run()).toMatchObject({ due: 0, turnedOff: 0 })
    expect(await subjects(person)).toEqual([added, willBeOff])
    expect((await fetch(person.link, { method: 'POST' })).status).toBe(200)
  })
})

describe('nobody else gets there', () => {
  const wrong = { status: 409, body: { detail: expect.stringContaining('That code or password is not right') } }

  test('with a wrong code, a wrong password, or the proof of another account', async () => {
    const [person, thief] = [await withApp(), await withApp()]
    await ask(person.email)
    const code = await mailedCode(person)
    const other = code === '000000' ? '111111' : '000000'
    expect(await confirm({ ...(await proof(person.email)), code: other })).toMatchObject(wrong)
    expect(await confirm({ ...(await proof(person.email, 'not the password')), code })).toMatchObject(wrong)
    expect(await confirm({ ...(await proof(person.email, password, thief.email)), code })).toMatchObject(wrong)
    await aDayLater()
    expect((await run()).turnedOff).toBe(0)
    expect(await subjects(person)).toEqual([added])
  })

  test('an address without an account is answered as one with: the request, the challenge, the refusal', async () => {
    const person = await withApp()
    const nobody = 'nobody@example.test'
    const answers = []
    for (const email of [person.email, nobody]) {
      const began = performance.now()
      const asked = await ask(email)
      expect(performance.now() - began).toBeGreaterThanOrEqual(answersAfterMs - 1)
      const refused = await confirm({ ...(await proof(email)), code: '000000' })
      answers.push({ asked: [asked.status, asked.body], refused: [refused.status, refused.body] })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(await allMailsTo(stack.url, nobody)).toEqual([])
  })

  test('somebody without an app gets no code, and nobody more than three in a day', async () => {
    const without = await anAccount(stack)
    await ask(without.email)
    const toThem = await allMailsTo(stack.url, without.email)
    expect(toThem.filter(({ subject }) => /recovery/.test(subject))).toEqual([])
    const person = await withApp()
    for (let turn = 0; turn < 5; turn++) expect((await ask(person.email)).status).toBe(204)
    const codes = (await allMailsTo(stack.url, person.email)).filter(({ subject }) => /recovery code/.test(subject))
    expect(codes).toHaveLength(3)
  })

  test.each([
    ['an address that is none', 'request', { email: 'nobody' }],
    ['a field too many', 'request', { email: 'a@example.test', to: 'b@example.test' }],
    ['a number that is none', 'challenge', { email: 'a@example.test', clientPublic: 'xyz' }],
    ['five digits', 'confirm', { email: 'a@example.test', code: '12345' }],
  ])('%s is refused as a mistake', async (_what, path, body) => {
    expect((await stack.api(null, 'POST', `/api/recovery/${path}`, body)).status).toBe(400)
  })

  test('a number with which anybody could prove anything is refused by the pool', async () => {
    const zero = { email: 'a@example.test', clientPublic: '0' }
    expect((await stack.api(null, 'POST', '/api/recovery/challenge', zero)).status).toBe(400)
  })
})
