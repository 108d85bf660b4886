// The user pool's API as every adapter asks it: what each kind of answer means.
import { expect, onTestFinished, test } from 'vitest'
import { attributesOf, poolApi } from '#lambdas/adapters/cognito/pool-api.ts'
import { cognitoAccounts } from '#lambdas/adapters/cognito/accounts.ts'
import { cognitoRecoverySignIn } from '#lambdas/adapters/cognito/recovery-sign-in.ts'
import { cognitoUserPool } from '#lambdas/adapters/cognito/user-pool.ts'
import { accountsAt } from '#tests/support/identity-service.ts'
import { startProvider } from '#tests/support/market/provider-server.ts'

/** A pool that gives one answer to everything, and what it was asked. */
async function aPool(status: number, body: unknown, headers: Record<string, string> = {}) {
  const server = await startProvider()
  onTestFinished(() => server.close())
  server.on('/', { status, body, headers })
  return { calls: server.calls, settings: accountsAt(`${server.url}/`) }
}

const everybody = (settings: ReturnType<typeof accountsAt>): Record<string, () => Promise<unknown>> => ({
  accounts: () => cognitoAccounts(settings).identify({ userId: 'kim', username: 'kim' }),
  recovery: () => cognitoRecoverySignIn({ ...settings, clientId: 'one' }).find('kim@example.test'),
  linking: () => cognitoUserPool(settings)('a-pool').findByEmail('kim@example.test'),
})
const adapters = ['accounts', 'recovery', 'linking']

test.each(adapters)('a pool with too much to do is said to be busy, to %s as to everybody', async (adapter) => {
  const { settings } = await aPool(400, { __type: 'TooManyRequestsException' })
  await expect(everybody(settings)[adapter]?.()).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('busy'),
    retryAfterSeconds: 10,
  })
})

test.each(adapters)('a pool that fails, or is not there, says nothing about anybody to %s', async (adapter) => {
  const { settings } = await aPool(500, { __type: 'InternalErrorException' })
  const nowhere = { ...settings, endpoint: 'http://127.0.0.1:9/' }
  for (const each of [settings, nowhere]) {
    await expect(everybody(each)[adapter]?.()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  }
})

test.each(adapters)('a refusal that nobody foresaw is no answer to %s', async (adapter) => {
  const { settings } = await aPool(400, { __type: 'NotAuthorizedException' })
  await expect(everybody(settings)[adapter]?.()).rejects.toMatchObject({ code: 'unavailable' })
})

test('what is answered or refused is handed on as it is', async () => {
  const given = await aPool(200, { Username: 'kim' })
  expect(await poolApi(given.settings).call('AdminGetUser', { Username: 'kim' })).toEqual({
    ok: true,
    body: { Username: 'kim' },
  })
  const [asked] = given.calls
  expect(asked?.headers['x-amz-target']).toBe('AWSCognitoIdentityProviderService.AdminGetUser')
  expect(JSON.parse(asked?.body ?? '')).toEqual({ Username: 'kim' })
  const { settings } = await aPool(400, { __type: 'UserNotFoundException', message: 'User does not exist.' })
  expect(await poolApi(settings).call('AdminGetUser', {})).toEqual({
    ok: false,
    type: 'UserNotFoundException',
    message: 'User does not exist.',
  })
  const bare = await aPool(400, '', { 'x-amzn-errortype': 'UserNotFoundException:' })
  expect(await poolApi(bare.settings).call('AdminGetUser', {})).toEqual({
    ok: false,
    type: 'UserNotFoundException',
    message: '',
  })
})

test('attributes are found by their names; where there are none, none', () => {
  expect([...attributesOf([{ Name: 'email', Value: 'kim@example.test' }, { Name: 'name' }])]).toEqual([
    ['email', 'kim@example.test'],
    ['name', ''],
  ])
  expect(attributesOf(undefined).size).toBe(0)
})
