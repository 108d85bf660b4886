// The user pool's API as every adapter asks it: what each kind of answer means.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { attributesOf, poolApi } from '#lambdas/adapters/cognito/pool-api.ts'
import { cognitoAccounts } from '#lambdas/adapters/cognito/accounts.ts'
import { cognitoRecoverySignIn } from '#lambdas/adapters/cognito/recovery-sign-in.ts'
import { cognitoUserPool } from '#lambdas/adapters/cognito/user-pool.ts'
import { accountsAt } from '#tests/support/identity-service.ts'

/** A pool that gives one answer to everything, and what it was asked. */
async function aPool(status: number, body: object) {
  const asked: { operation: string; input: unknown }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      asked.push({ operation: String(request.headers['x-amz-target']).split('.')[1] ?? '', input: JSON.parse(text) })
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { asked, settings: accountsAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`) }
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
  expect(given.asked).toEqual([{ operation: 'AdminGetUser', input: { Username: 'kim' } }])
  const { settings } = await aPool(400, { __type: 'UserNotFoundException' })
  expect(await poolApi(settings).call('AdminGetUser', {})).toEqual({ ok: false, type: 'UserNotFoundException' })
})

test('attributes are found by their names; where there are none, none', () => {
  expect([...attributesOf([{ Name: 'email', Value: 'kim@example.test' }, { Name: 'name' }])]).toEqual([
    ['email', 'kim@example.test'],
    ['name', ''],
  ])
  expect(attributesOf(undefined).size).toBe(0)
})
