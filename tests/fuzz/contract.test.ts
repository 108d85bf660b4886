// The contract under fire: for every route of docs/openapi.json valid and mutated requests through the real gateway and
// handlers. Never a 5xx, always a documented status, always a body that fits. `FUZZ_RUNS=10000 FUZZ_SEED=7` by hand.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amount } from '#tests/support/faults/amounts.ts'
import type { AreaName } from '#shared/contract/index.ts'
import { batchPut, type Item } from '#lambdas/adapters/dynamo/batches.ts'
import { allStored } from '#tests/support/all-stored.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { ask, hasFunction, type OpenApi, openApi } from '#tests/support/faults/open-api.ts'
import { type IdentityService, identityService } from '#tests/support/identity-service.ts'
import { aCoinSearch, aMarket, aYahooSearch, coinPrices } from '#tests/support/market/documents.ts'
import { type ProviderServer, startProvider } from '#tests/support/market/provider-server.ts'
import { schemaProblems } from './json-schema.ts'
import { type FuzzedOperation, operations } from './open-api-document.ts'
import { problemsOfAnswer } from './oracle.ts'
import { type FuzzedRequest, requestsFor } from './requests.ts'
import { ownHoldings, ownImports, ownTrade, ownTrades } from './valid-values.ts'
import { curlLine, openWire } from './wire.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? amount({ few: 20, full: 150 }))
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
/** One person makes fewer requests than any limit allows, so that the answers are not all 429. */
const requestsPerPerson = 90
const atOnce = 6

let table: TestTable
let identity: IdentityService
let provider: ProviderServer
let api: OpenApi
let wire: ReturnType<typeof openWire>
beforeAll(async () => {
  table = await embeddedTable()
  identity = await identityService()
  provider = await startProvider()
  const justNow = Math.floor(Date.now() / 1000) - 1200
  const market = aMarket({ CBA: { regularMarketPrice: 165.85, chartPreviousClose: 164, regularMarketTime: justNow } })
  provider.on('/v8/finance/chart/', market.chart)
  provider.on('/v7/finance/spark', market.spark)
  provider.on('/v1/finance/search', { body: aYahooSearch([]) })
  provider.on(
    '/api/v3/simple/price',
    coinPrices({ bitcoin: { aud: 163_870, aud_24h_change: 1, last_updated_at: justNow } }),
  )
  provider.on('/api/v3/search', { body: aCoinSearch([]) })
  api = await openApi({
    dynamodbEndpoint: table.endpoint,
    identityEndpoint: identity.endpoint,
    providerUrl: provider.url,
  })
  wire = openWire(api.port)
})
afterAll(async () => {
  wire.close()
  await api.close()
  await provider.close()
  await identity.close()
  await table.close()
})

/** Whose account, holdings, trades and imports the others get copies of. */
let first: { person: string; items: Item[] } | undefined

async function somebody(): Promise<string> {
  const person = crypto.randomUUID()
  identity.users.set(person, { email: `${person}@example.test`, name: 'Kim' })
  await ask(api.url, person, 'POST /api/profile')
  return person
}

/** The first question loads the lessons, which a computer that does other things compiles for ten seconds: no answer is timed by it. */
async function loadLessons(): Promise<void> {
  await ask(api.url, await somebody(), 'POST /api/ai/chat', { message: 'What is an ETF?' })
}

async function firstPerson(): Promise<{ person: string; items: Item[] }> {
  await loadLessons()
  const person = await somebody()
  for (const id of ownHoldings)
    await ask(api.url, person, 'POST /api/holdings', { id, type: 'stock', symbol: 'CBA', quantity: 1, costBasis: 1 })
  const trades = `/api/holdings/${ownHoldings[0]}/transactions`
  for (const id of ownTrades) await ask(api.url, person, `POST ${trades}`, { id, ...ownTrade })
  for (const [at, importId] of ownImports.entries()) {
    const holding = { id: ownHoldings.at(-1), type: 'stock', symbol: 'CBA' }
    const bought = { type: 'buy', date: '2024-03-01', units: 1, price: 1, createdAt: '2024-03-01T01:00:00.000Z' }
    const transactions = [{ id: importId, ...bought, source: { format: 'mapped', key: importId, row: at + 1 } }]
    const groups = [{ holding, existing: 'keep', transactions }]
    await ask(api.url, person, 'POST /api/transactions/import', { importId, label: 'trades.csv', groups })
  }
  const items = (await allStored(table)).filter((item) =>
    Object.values(item).some((value) => String(value).includes(person)),
  )
  return { person, items }
}

/** Somebody who has all that requests may name. */
async function aPerson(): Promise<string> {
  first ??= await firstPerson()
  const person = crypto.randomUUID()
  identity.users.set(person, { email: `${person}@example.test`, name: 'Kim' })
  const { person: from, items } = first
  const theirs = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll(from, person) : value)
  await batchPut(
    table,
    items.map((item) => Object.fromEntries(Object.entries(item).map(([name, value]) => [name, theirs(value)]))),
  )
  return person
}

/** Who only reads stays as they were, and can be asked about more than one route. */
const reader = { person: '', left: 0 }
async function aReader(requests: number): Promise<string> {
  if (reader.left < requests) Object.assign(reader, { person: await aPerson(), left: requestsPerPerson })
  reader.left -= requests
  return reader.person
}

function* chunksOf<Entry>(entries: readonly Entry[], size: number): Generator<Entry[]> {
  for (let start = 0; start < entries.length; start += size) yield entries.slice(start, start + size)
}

type Tally = { statuses: Map<number, number>; failures: string[] }

async function fire(
  operation: FuzzedOperation,
  requests: readonly FuzzedRequest[],
  person: string,
  tally: Tally,
): Promise<void> {
  await Promise.all(
    requests.map(async (request) => {
      const answer = await wire.send(request, person)
      tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1)
      const isAddressOdd = request.mutations.includes('path')
      const problems = problemsOfAnswer(answer, operation, isAddressOdd)
      if (problems.length === 0) return
      tally.failures.push(
        `${operation.operationId} (${request.mutations.join(', ') || 'valid'}): ${problems.join('; ')}\n  ${await curlLine(request)}`,
      )
    }),
  )
}

const fuzzed = operations.filter(({ operationId }) => hasFunction(operationId.split('.')[0] as AreaName))

/** How far a request gets that nobody can guess: a code and a password that are right. */
const furthest = new Map([['recovery.confirm', 409]])

test.each(fuzzed.map((operation) => [operation.operationId, operation] as const))(
  '%s withstands valid and broken requests',
  { timeout: 30_000 + runs * 60 },
  async (_name, operation) => {
    const tally: Tally = { statuses: new Map(), failures: [] }
    const arbitrary = requestsFor(operation)
    for (let done = 0; done < runs; done += requestsPerPerson) {
      const numRuns = Math.min(requestsPerPerson, runs - done)
      const person = await (operation.method === 'GET' ? aReader(numRuns) : aPerson())
      const requests = fc.sample(arbitrary, { seed: seed + done, numRuns })
      for (const chunk of chunksOf(requests, atOnce)) await fire(operation, chunk, person, tally)
    }
    const counted = [...tally.statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    if (process.env['FUZZ_RUNS'] !== undefined) console.log(operation.operationId, counted.join(', '))
    expect(tally.failures.join('\n'), `${tally.failures.length} failures with FUZZ_SEED=${seed}`).toBe('')
    // A fuzzer whose every request is refused at the door finds nothing behind it.
    const isBeyond = (status: number): boolean => status < 300 || status === furthest.get(operation.operationId)
    const accepted = [...tally.statuses]
      .filter(([status]) => isBeyond(status))
      .reduce((sum, [, count]) => sum + count, 0)
    expect(accepted, counted.join(', ')).toBeGreaterThan(runs / 50)
  },
)

test('every route that needs a sign-in refuses a stranger before it looks at anything', async () => {
  for (const operation of fuzzed.filter(({ security }) => security === undefined)) {
    for (const request of fc.sample(requestsFor(operation), { seed, numRuns: amount({ few: 2, full: 20 }) })) {
      if (request.mutations.includes('path')) continue
      for (const stranger of [null, 'no-body']) {
        const answer = await wire.send(request, stranger)
        expect([answer.status, answer.body], await curlLine(request)).toEqual([401, '{"message":"Unauthorized"}'])
      }
    }
  }
})

test.each([
  '//',
  '///',
  '/\\',
  '//@',
  '//[',
  'http://[/',
  '/api/holdings/%',
  '/api/%2e%2e/x',
  '/api//holdings',
  '/API/holdings',
  '/api/holdings/',
])('the address %s is no server error', async (target) => {
  const odd = { method: 'GET', target, headers: {}, body: undefined, mutations: ['path'] }
  const { status } = await wire.send(odd, null)
  expect([400, 401, 404]).toContain(status)
})

test.each([
  ['a body over 10 MB', 'GET /api/holdings', 'GET', '/api/holdings', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 413],
  [
    'a path that cannot be decoded',
    'PATCH /api/holdings/{id}',
    'PATCH',
    '/api/holdings/%E0%A4%A',
    Buffer.from('{}'),
    400,
  ],
])('the gateway refuses %s as the document says', async (_what, route, method, target, body, expected) => {
  const operation = operations.find((one) => `${one.method} ${one.path}` === route)!
  const headers = { 'content-type': 'application/json' }
  const answer = await wire.send({ method, target, headers, body, mutations: [] }, await aReader(1))
  expect([answer.status, problemsOfAnswer(answer, operation, false)]).toEqual([expected, []])
})

test.each([1e-131, 1e-300, 5e-324])('an amount of %d is refused, not too small for the table', async (dust) => {
  const person = await aPerson()
  const holding = { type: 'stock', symbol: 'CBA', quantity: 1, costBasis: 1 }
  for (const [route, body] of [
    ['POST /api/holdings', { ...holding, costBasis: dust }],
    ['POST /api/holdings', { ...holding, currentPrice: dust }],
    ['PUT /api/profile', { finances: { monthlyIncome: dust } }],
  ] as const) {
    expect(await ask(api.url, person, route, body), route).toMatchObject({ status: 400 })
  }
})

test('the checker sees what is wrong with an answer', () => {
  const holding = { $ref: '#/components/schemas/Summary' }
  const summary = {
    totalValue: 1,
    totalCost: 1,
    gainLoss: 0,
    gainLossPercent: 0,
    count: 1,
    samplePriced: 0,
    stalePriced: 0,
  }
  const good = schemaProblems(summary, holding)
  expect(good.filter((problem) => !/lacks/.test(problem))).toEqual([])
  expect(schemaProblems({ ...summary, secret: 1 }, holding)).toContain('body.secret is not in the schema')
  expect(schemaProblems({ ...summary, totalValue: '1' }, holding)).toContain('body.totalValue is string, not number')
  expect(schemaProblems([], holding)).toEqual(['body is array, not object'])
  // JSON Schema counts characters, not UTF-16 units.
  expect(schemaProblems('🦘🦘', { type: 'string', minLength: 2, maxLength: 2 })).toEqual([])
  expect(schemaProblems('🦘', { type: 'string', minLength: 2 })).toEqual(['body is too short'])
  expect(problemsOfAnswer({ status: 500, headers: {}, body: '{}', ms: 1 }, operations[0]!, false)).toContain('is 500')
})
