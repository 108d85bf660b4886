// A secret of Secrets Manager: read late, remembered for a while, never thrown about.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { awsSecret, givenSecret } from '#lambdas/adapters/secrets/secret.ts'

let endpoint = ''
let asked: string[] = []
let answer: { status: number; body: object } = { status: 200, body: {} }
/** What the next request meets before that. */
let first: { status: number; body: object } | 'cut' | undefined
const server = createServer((request, response) => {
  void (async () => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
    asked.push((JSON.parse(text) as { SecretId: string }).SecretId)
    const now = first ?? answer
    first = undefined
    if (now === 'cut') return void request.socket.resetAndDestroy()
    response.writeHead(now.status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(now.body))
  })()
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  asked = []
  answer = { status: 200, body: { SecretString: ' sk-one\n' } }
})
const aSecret = () =>
  awsSecret({
    id: 'gumnut/dev/openai',
    region: 'ap-southeast-2',
    endpoint,
    credentials: () => ({ accessKeyId: 'local', secretAccessKey: 'local' }),
  })

test('it is read when first needed, trimmed, once for everybody who asks', async () => {
  const secret = aSecret()
  expect(asked).toEqual([])
  expect(await Promise.all([secret.read(), secret.read()])).toEqual(['sk-one', 'sk-one'])
  expect(await secret.read()).toBe('sk-one')
  expect(asked).toEqual(['gumnut/dev/openai'])
})

test('one that was forgotten is read anew', async () => {
  const secret = aSecret()
  await secret.read()
  answer.body = { SecretString: 'sk-two' }
  secret.forget()
  expect(await secret.read()).toBe('sk-two')
})

test.each([
  ['missing', 400, { __type: 'ResourceNotFoundException' }],
  ['forbidden', 400, { __type: 'AccessDeniedException' }],
  ['empty', 200, { SecretString: '  ' }],
  ['binary', 200, { SecretBinary: 'AAAA' }],
])('one that is %s is none, and is asked for again next time', async (_what, status, body) => {
  const secret = aSecret()
  answer = { status, body }
  expect(await secret.read()).toBeUndefined()
  answer = { status: 200, body: { SecretString: 'sk-later' } }
  expect(await secret.read()).toBe('sk-later')
})

test.each([
  ['a cut connection', 'cut' as const],
  ['a fault of the service', { status: 500, body: { __type: 'InternalServiceError' } }],
  ['too many requests', { status: 400, body: { __type: 'ThrottlingException' } }],
])('after %s it is asked for once more', async (_what, fault) => {
  first = fault
  expect(await aSecret().read()).toBe('sk-one')
  expect(asked).toHaveLength(2)
})

test('a refusal is not asked for again at once', async () => {
  answer = { status: 400, body: { __type: 'AccessDeniedException' } }
  expect(await aSecret().read()).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('one that was given is there', async () => {
  expect(await givenSecret('sk-given').read()).toBe('sk-given')
})
