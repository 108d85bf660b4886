// The API as an outsider meets it: through the local gateway with real tokens, on every route of the contract.
import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#shared/contract/index.ts'
import type { Operation } from '#shared/operation/operation.ts'
import { localStack, type Person, type TestStack } from '#tests/support/local-stack.ts'

const operations = Object.values(contract).flatMap((area) => Object.values(area as Record<string, Operation>))
const guarded = operations.filter(({ isPublic }) => isPublic !== true)
const pathOf = ({ path }: Operation): string =>
  path.replace('{id}', path.includes('lessons') ? '1' : crypto.randomUUID())

let stack: TestStack
let kim: Person
let lee: Person
beforeAll(async () => {
  stack = await localStack()
  kim = await stack.addPerson()
  lee = await stack.addPerson()
  await stack.api(kim.accessToken, 'POST', '/api/profile')
  await stack.api(lee.accessToken, 'POST', '/api/profile')
})
afterAll(() => stack.close())

test('the health check is open to anyone', async () => {
  expect(await stack.api(null, 'GET', '/api/health')).toMatchObject({
    status: 200,
    body: { status: 'ok', stage: 'local' },
  })
})

test.each(guarded.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s is closed without an access token',
  async (_name, operation) => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${kim.accessToken.split('.')[1]}.`
    const tampered = `${kim.accessToken.slice(0, -4)}AAAA`
    for (const token of [null, 'garbage', unsigned, tampered, kim.idToken]) {
      const { status, body } = await stack.api(token, operation.method, pathOf(operation))
      expect([401, 403]).toContain(status)
      expect(body).toEqual({ message: status === 401 ? 'Unauthorized' : 'Forbidden' })
    }
  },
)

test.each(['/api', '/api/', '/api/nothing', '/api/holdings/a/b', '/api/profile/'])('%s is unknown', async (path) => {
  expect(await stack.api(kim.accessToken, 'GET', path)).toMatchObject({ status: 404, body: { message: 'Not Found' } })
})

test.each(
  operations
    .filter(({ body }) => body !== undefined)
    .map((operation) => [`${operation.method} ${operation.path}`, operation] as const),
)('%s answers bad bodies with a client error and a problem', async (_name, operation) => {
  const bodies = [
    '{',
    '[]',
    'null',
    '1',
    '"x"',
    '{"unknown":1}',
    '{"__proto__":{"a":1}}',
    `{"name":"${'x'.repeat(70_000)}"}`,
  ]
  for (const body of bodies) {
    const answer = await stack.api(kim.accessToken, operation.method, pathOf(operation), body)
    expect([400, 413], `${body.slice(0, 30)} gave ${answer.status}`).toContain(answer.status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  const form = await stack.api(kim.accessToken, operation.method, pathOf(operation), 'a=1', {
    'content-type': 'text/plain',
  })
  expect(form.status).toBe(415)
})

const cba = { type: 'stock', symbol: 'cba.ax', quantity: 10, costBasis: 100 }

test('with no provider reachable CBA is at the sample price and says so', async () => {
  const id = crypto.randomUUID()
  const added = await stack.api(kim.accessToken, 'POST', '/api/holdings', { id, ...cba })
  expect(added).toMatchObject({
    status: 201,
    body: { id, symbol: 'CBA', priceStatus: 'sample', priceSource: 'sample', isLiveTracked: true },
  })
  const again = await stack.api(kim.accessToken, 'POST', '/api/holdings', { id, ...cba })
  expect(again).toMatchObject({ status: 200, body: { id } })
  expect(await stack.api(kim.accessToken, 'POST', '/api/holdings', { id, ...cba, quantity: 11 })).toMatchObject({
    status: 409,
  })
  const { body } = await stack.api(kim.accessToken, 'GET', '/api/holdings')
  expect(body).toMatchObject({ summary: { count: 1, samplePriced: 1, totalCost: 1000 } })
})

test('a manual price is kept, and null goes back to live tracking', async () => {
  const { body: added } = await stack.api(kim.accessToken, 'POST', '/api/holdings', {
    ...cba,
    symbol: 'BHP',
    currentPrice: 45.5,
  })
  expect(added).toMatchObject({ isLiveTracked: false, priceStatus: 'manual', currentPrice: 45.5, totalValue: 455 })
  const path = `/api/holdings/${(added as { id: string }).id}`
  expect(await stack.api(kim.accessToken, 'PATCH', path, { currentPrice: null })).toMatchObject({
    status: 200,
    body: { isLiveTracked: true, priceStatus: 'sample' },
  })
  expect(await stack.api(kim.accessToken, 'PATCH', path, { currentPrice: 50 })).toMatchObject({
    body: { isLiveTracked: false, currentPrice: 50 },
  })
  expect(await stack.api(kim.accessToken, 'PATCH', path, {})).toMatchObject({ status: 400 })
})

test('an unknown security is kept at its cost basis until a price is found', async () => {
  const { body } = await stack.api(kim.accessToken, 'POST', '/api/holdings', { ...cba, symbol: 'ZZQX' })
  expect(body).toMatchObject({ isLiveTracked: true, priceStatus: 'cost', currentPrice: 100 })
})

test('a batch update recomputes what the client claims', async () => {
  const { body: added } = await stack.api(kim.accessToken, 'POST', '/api/holdings', { ...cba, symbol: 'WES' })
  const { id } = added as { id: string }
  const missing = crypto.randomUUID()
  const answer = await stack.api(kim.accessToken, 'PATCH', '/api/holdings', {
    updates: [
      { id, currentPrice: 70.25, totalValue: 9_999_999, lastUpdated: '2020-01-01T00:00:00.000Z' },
      { id: missing, currentPrice: 1 },
    ],
  })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      results: [
        { holdingId: id, success: true, data: { totalValue: 702.5 } },
        { holdingId: missing, success: false },
      ],
    },
  })
})

test('another person’s holding is not there', async () => {
  const { body: added } = await stack.api(kim.accessToken, 'POST', '/api/holdings', { ...cba, symbol: 'NAB' })
  const path = `/api/holdings/${(added as { id: string }).id}`
  expect(await stack.api(lee.accessToken, 'PATCH', path, { quantity: 1 })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  expect(await stack.api(lee.accessToken, 'DELETE', path)).toMatchObject({ status: 404 })
  expect(await stack.api(lee.accessToken, 'GET', '/api/holdings')).toMatchObject({ body: { holdings: [] } })
  expect(await stack.api(kim.accessToken, 'DELETE', path)).toMatchObject({ status: 204, body: null })
})

test.each([
  { quantity: 0 },
  { quantity: -1 },
  { quantity: 1e13 },
  { quantity: 0.123456789 },
  { costBasis: -1 },
  { symbol: '../etc' },
  { symbol: 'CBA?x=1' },
  { type: 'bond' },
  { name: 'a\u0000b' },
  { coinId: 'https://evil.test' },
  { totalValue: 5 },
  { userId: 'me' },
  { id: '7' },
  { currentPrice: '5' },
])('a holding with %j is refused and nothing is stored', async (change) => {
  expect(await stack.api(lee.accessToken, 'POST', '/api/holdings', { ...cba, ...change })).toMatchObject({
    status: 400,
  })
  expect(await stack.api(lee.accessToken, 'GET', '/api/holdings')).toMatchObject({ body: { holdings: [] } })
})

test('the local endpoints refuse a page from elsewhere, by its origin and by a foreign host name', async () => {
  const mail = `${stack.url}/__local/mail`
  expect((await fetch(mail, { headers: { origin: 'https://evil.test' } })).status).toBe(403)
  expect((await fetch(mail, { headers: { origin: 'null' } })).status).toBe(403)
  expect((await fetch(mail, { headers: { origin: stack.url } })).status).toBe(200)
  // fetch would not send a Host header of our own.
  const status = await new Promise((resolve, reject) => {
    get(mail, { headers: { host: 'evil.test' } }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject,
    )
  })
  expect(status).toBe(403)
  expect((await fetch(`${stack.url}/config.json`)).headers.get('access-control-allow-origin')).toBeNull()
})

test('the token of a closed account opens nothing, market prices included', async () => {
  const mo = await stack.addPerson()
  await stack.api(mo.accessToken, 'POST', '/api/profile')
  const market = ['/api/market/quotes?symbols=CBA', '/api/market/search?q=commonwealth']
  for (const path of market) expect(await stack.api(mo.accessToken, 'GET', path)).toMatchObject({ status: 200 })
  expect(await stack.api(mo.accessToken, 'DELETE', '/api/profile')).toMatchObject({ status: 204 })
  for (const path of [...market, '/api/holdings', '/api/learning/progress']) {
    expect(await stack.api(mo.accessToken, 'GET', path), path).toMatchObject({
      status: 401,
      body: { detail: 'This account has been closed.' },
    })
  }
})
