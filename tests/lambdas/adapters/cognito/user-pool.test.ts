// The linking trigger's calls where the pool stumbles: Cognito waits five seconds for the trigger, and does not ask a person again.
import { expect, onTestFinished, test } from 'vitest'
import { cognitoUserPool } from '#lambdas/adapters/cognito/user-pool.ts'
import { accountsAt } from '#tests/support/identity-service.ts'
import { type Reply, startProvider } from '#tests/support/market/provider-server.ts'

/** A pool that gives these answers in turn, the last one for ever. */
async function aPool(...replies: Reply[]) {
  const server = await startProvider()
  onTestFinished(() => server.close())
  server.inTurn('/', replies)
  // Where nothing hangs, a busy computer has all the time it needs.
  const timeoutMs = replies.includes('hang') ? 1500 : 30_000
  const { findByEmail, link, forgetPassword, endSessions } = cognitoUserPool({
    ...accountsAt(`${server.url}/`),
    timeoutMs,
  })('a-pool')
  return {
    asked: () => server.calls.map(({ headers }) => String(headers['x-amz-target']).split('.')[1]),
    bodies: () => server.calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>),
    forget: () => forgetPassword('kim'),
    endSessions: () => endSessions('kim'),
    find: () => findByEmail('kim@example.test'),
    link: () => link('kim', { provider: 'Google', subject: '123' }),
  }
}

const refusal = (type: string, message: string): Reply => ({ status: 400, body: { __type: type, message } })
const found: Reply = { body: { Users: [{ Username: 'kim', UserStatus: 'CONFIRMED' }] } }
const failing: Reply = { status: 500, body: { __type: 'InternalErrorException' } }
const busy = refusal('TooManyRequestsException', 'Too many requests')
const linkedAlready = refusal('InvalidParameterException', 'SourceUser is already linked to DestinationUser')

test.each<[string, Reply]>([
  ['breaks off', 'reset'],
  ['does not come in time', 'hang'],
  ['is a failure', failing],
  ['is that it has too much to do', busy],
])('a pool whose answer %s is asked once more', async (_what, stumble) => {
  const pool = await aPool(stumble, found)
  expect(await pool.find()).toEqual([{ username: 'kim', isConfirmed: true, isEmailVerified: false }])
  expect(pool.asked()).toEqual(['ListUsers', 'ListUsers'])
})

test('and no more often', async () => {
  const pool = await aPool(failing)
  await expect(pool.find()).rejects.toMatchObject({ code: 'unavailable' })
  expect(pool.asked()).toHaveLength(2)
})

test('a link whose answer was lost is there', async () => {
  const pool = await aPool('reset', linkedAlready)
  await pool.link()
  expect(pool.asked()).toEqual(['AdminLinkProviderForUser', 'AdminLinkProviderForUser'])
})

test('a link that is refused is asked for once, and is none', async () => {
  const merging =
    'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link'
  const pool = await aPool(refusal('InvalidParameterException', merging))
  await expect(pool.link()).rejects.toMatchObject({ code: 'unavailable' })
  expect(pool.asked()).toHaveLength(1)
})

test('a password is forgotten for a long one of chance, then every session ends', async () => {
  const pool = await aPool({ body: {} })
  await pool.forget()
  await pool.forget()
  const [first, signOut, second] = pool.bodies()
  expect(pool.asked().slice(0, 2)).toEqual(['AdminSetUserPassword', 'AdminUserGlobalSignOut'])
  expect(first).toMatchObject({ UserPoolId: 'a-pool', Username: 'kim', Permanent: true })
  expect(signOut).toEqual({ UserPoolId: 'a-pool', Username: 'kim' })
  expect(String(first?.['Password'])).toMatch(/^[\w-]{64}$/)
  expect(first?.['Password']).not.toBe(second?.['Password'])
})

test('sessions that cannot be ended are an error, after one more try where no answer came', async () => {
  const gone = await aPool(refusal('UserNotFoundException', 'no'))
  await expect(gone.endSessions()).rejects.toMatchObject({ code: 'unavailable' })
  const pool = await aPool(failing, { body: {} })
  await pool.endSessions()
  expect(pool.asked()).toEqual(['AdminUserGlobalSignOut', 'AdminUserGlobalSignOut'])
})

test('a password that cannot be forgotten is an error', async () => {
  const pool = await aPool(refusal('InvalidPasswordException', 'no'))
  await expect(pool.forget()).rejects.toMatchObject({ code: 'unavailable' })
})
