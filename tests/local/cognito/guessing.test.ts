// The brakes on guessing: how long codes live, when wrong tries lock, and that strangers meet the same as users.
import { expect, test } from 'vitest'
import { useAmplify } from './amplify-client.ts'
import { clientId, password, startPool } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'

const email = 'alex@example.com'
const minuteMs = 60_000
const hourMs = 60 * minuteMs

function clockThatMovesWhenTold() {
  let nowMs = Date.now()
  return { now: () => nowMs, pass: (ms: number) => void (nowMs += ms) }
}

const wrongCodeFor = (pool: LocalPool, address: string) => (pool.lastCode(address) === '000000' ? '000001' : '000000')

test('an unknown user gets a challenge like any other, the same each time, also after a restart', async () => {
  const pool = await startPool()
  await pool.addUser(email)
  const challenge = async (from: LocalPool, USERNAME: string) => {
    const input = { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters: { USERNAME, SRP_A: 'abc123' } }
    return (await from.call('InitiateAuth', input)).body
  }
  const shape = {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: expect.stringMatching(/^[0-9a-f]{32}$/),
      SECRET_BLOCK: expect.stringMatching(/^[\w+/]{128}$/),
      SRP_B: expect.stringMatching(/^[0-9a-f]{700,768}$/),
      USERNAME: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      USER_ID_FOR_SRP: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  }
  expect(await challenge(pool, email)).toEqual(shape)
  expect(await challenge(pool, 'nobody@example.com')).toEqual(shape)

  const stable = async (from: LocalPool, login: string) => {
    const { SALT, USERNAME } = (await challenge(from, login))['ChallengeParameters'] as Record<string, string>
    return { SALT, USERNAME }
  }
  const first = await stable(pool, 'nobody@example.com')
  expect(await stable(pool, 'Nobody@Example.com')).toEqual(first)
  expect(await stable(pool, 'somebody@example.com')).not.toEqual(first)
  await pool.stop()
  const restarted = await startPool({ dataDir: pool.dataDir })
  expect(await stable(restarted, 'nobody@example.com')).toEqual(first)
})

test('a sign-up code lives 24 hours and a new one revives the sign-up', async () => {
  const clock = clockThatMovesWhenTold()
  const pool = await startPool({ now: clock.now })
  await pool.call('SignUp', { ClientId: clientId, Username: email, Password: password })
  const confirm = () =>
    pool.call('ConfirmSignUp', { ClientId: clientId, Username: email, ConfirmationCode: pool.lastCode(email) })
  clock.pass(24 * hourMs)
  await expect(confirm()).resolves.toMatchObject({
    type: 'ExpiredCodeException',
    message: 'Invalid code provided, please request a code again.',
  })
  await pool.call('ResendConfirmationCode', { ClientId: clientId, Username: email })
  clock.pass(24 * hourMs - minuteMs)
  await expect(confirm()).resolves.toMatchObject({ status: 200 })
})

test('a reset code lives one hour', async () => {
  const clock = clockThatMovesWhenTold()
  const pool = await startPool({ now: clock.now })
  await pool.addUser(email)
  const user = { ClientId: clientId, Username: email }
  const confirm = () =>
    pool.call('ConfirmForgotPassword', { ...user, Password: password, ConfirmationCode: pool.lastCode(email) })
  await pool.call('ForgotPassword', user)
  clock.pass(hourMs)
  await expect(confirm()).resolves.toMatchObject({ type: 'ExpiredCodeException' })
  await pool.call('ForgotPassword', user)
  clock.pass(hourMs - minuteMs)
  await expect(confirm()).resolves.toMatchObject({ status: 200 })
})

test('after five wrong codes even the right one waits a quarter of an hour, and a new code does not help', async () => {
  const clock = clockThatMovesWhenTold()
  const pool = await startPool({ now: clock.now })
  const user = { ClientId: clientId, Username: email }
  await pool.call('SignUp', { ...user, Password: password })
  const confirm = (ConfirmationCode: string) => pool.call('ConfirmSignUp', { ...user, ConfirmationCode })
  for (let tries = 1; tries <= 5; tries += 1) {
    await expect(confirm(wrongCodeFor(pool, email))).resolves.toMatchObject({ type: 'CodeMismatchException' })
  }
  const locked = { type: 'LimitExceededException', message: 'Attempt limit exceeded, please try after some time.' }
  await expect(confirm(pool.lastCode(email))).resolves.toMatchObject(locked)
  await pool.call('ResendConfirmationCode', user)
  await expect(confirm(pool.lastCode(email))).resolves.toMatchObject(locked)
  clock.pass(15 * minuteMs - 1)
  await expect(confirm(pool.lastCode(email))).resolves.toMatchObject(locked)
  clock.pass(1)
  await expect(confirm(pool.lastCode(email))).resolves.toMatchObject({ status: 200 })
})

test('wrong reset codes lock an unknown address just as they lock a known one', async () => {
  const pool = await startPool()
  await pool.addUser(email)
  const attempts = async (Username: string) => {
    const user = { ClientId: clientId, Username }
    const types = [
      (await pool.call('ConfirmForgotPassword', { ...user, Password: password, ConfirmationCode: 'x' })).type,
    ]
    await pool.call('ForgotPassword', user)
    for (let tries = 1; tries <= 6; tries += 1) {
      types.push(
        (await pool.call('ConfirmForgotPassword', { ...user, Password: password, ConfirmationCode: 'x' })).type,
      )
    }
    return types
  }
  const known = await attempts(email)
  expect(known).toEqual([
    'ExpiredCodeException',
    ...Array<string>(5).fill('CodeMismatchException'),
    'LimitExceededException',
  ])
  expect(await attempts('nobody@example.com')).toEqual(known)
})

/** A sign-in that is answered wrong, by the operations that a client calls: computing a real proof takes a client half a second. */
async function answerWrong(pool: LocalPool, address: string) {
  const start = { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: address, SRP_A: 'abc123' } }
  const { body, message } = await pool.call('InitiateAuth', { ClientId: clientId, ...start })
  const { SECRET_BLOCK, USERNAME } = (body['ChallengeParameters'] ?? {}) as Record<string, string>
  const ChallengeResponses = {
    USERNAME,
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: 'AAAA',
    TIMESTAMP: 'Sat Nov 21 09:00:00 UTC 2026',
  }
  const respond = () =>
    pool.call('RespondToAuthChallenge', { ClientId: clientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses })
  return { message: SECRET_BLOCK === undefined ? message : (await respond()).message, respond }
}

test('a challenge takes one answer', async () => {
  const pool = await startPool()
  await pool.addUser(email)
  const { message, respond } = await answerWrong(pool, email)
  expect([message, (await respond()).message]).toEqual([
    'Incorrect username or password.',
    'Invalid session for the user, session is expired.',
  ])
})

test('the right password wipes the slate clean', async () => {
  const pool = await startPool({ now: clockThatMovesWhenTold().now })
  await pool.addUser(email)
  for (let round = 1; round <= 2; round += 1) {
    for (let tries = 1; tries <= 4; tries += 1) {
      expect((await answerWrong(pool, email)).message).toBe('Incorrect username or password.')
    }
    await expect(useAmplify(pool).signIn(email)).resolves.toBeDefined()
  }
})

test('wrong passwords lock the sign-in for a while, known address or not', async () => {
  const clock = clockThatMovesWhenTold()
  const pool = await startPool({ now: clock.now })
  const amplify = useAmplify(pool)
  await pool.addUser(email)
  const attempt = (address: string, withPassword: string) =>
    amplify.signIn(address, withPassword).then(
      () => 'signed in',
      (error: Error) => error.message,
    )
  for (const address of [email, 'nobody@example.com']) {
    expect(await attempt(address, 'not the password')).toBe('Incorrect username or password.')
    for (let tries = 2; tries <= 5; tries += 1) {
      expect((await answerWrong(pool, address)).message).toBe('Incorrect username or password.')
    }
    expect(await attempt(address, password)).toBe('Password attempts exceeded')
  }
  clock.pass(1000)
  expect(await attempt(email, password)).toBe('signed in')
})
