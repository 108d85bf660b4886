// Holdings end to end in the core: the operations behind the edge, with the real price service, over both kinds of stores.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lambda } from '#lambdas/edge/lambda.ts'
import { contract } from '#shared/contract/index.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { Problem } from '#shared/operation/problem.ts'
import { type Holding, maxHoldings, tooManyHoldings } from '#shared/portfolio/holding.ts'
import { holdingsOperations } from '#shared/portfolio/operations.ts'
import type { HoldingsStore } from '#shared/portfolio/ports.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { listedPrices } from '#tests/support/market/listed-prices.ts'
import { aClock, hours, minutes } from '#tests/support/market/test-clock.ts'
import { newId, silentLog, timer } from '#tests/support/runtime.ts'
import { closeAccount, dynamoStores, fillPortfolio, memoryStores, type Stores } from '#tests/support/stores.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

/** Codes of its own for each test, because the table keeps the quotes of all of them. */
let codes = 0
const aCode = (): string => `P${++codes}`.padEnd(4, 'X')

type Listed = { holdings: Holding[]; summary: { totalValue: number; totalCost: number } }
type Result = { holdingId: string; success: boolean; error?: string; data?: Holding }

function anApi(stores: Stores, more: Partial<HoldingsStore> = {}) {
  // A Wednesday at noon in Sydney, the ASX open.
  const clock = aClock('2026-11-18T01:00:00.000Z')
  const market = listedPrices(clock)
  const user = crypto.randomUUID()
  const quotes = createPriceService({ store: stores.quotes, sources: market.sources, clock, timer, log: silentLog })
  const holdings = { ...stores.holdings, ...more }
  const serve = lambda(contract.holdings, holdingsOperations, () => ({ holdings, quotes, clock, newId }))
  async function call<Body = Holding & { detail?: string }>(route: string, body?: object, id?: string, sub = user) {
    const event = anApiEvent(route, {
      claims: { sub, token_use: 'access' },
      ...(id === undefined ? {} : { pathParameters: { id } }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const result = await serve(event, lambdaContext)
    return { status: result.statusCode, body: JSON.parse(result.body ?? 'null') as Body }
  }
  return {
    user,
    clock,
    market,
    call,
    list: async () => (await call<Listed>('GET /api/holdings')).body,
    add: (about: object) => call('POST /api/holdings', { type: 'stock', quantity: 10, costBasis: 100, ...about }),
    update: (id: string, change: object) => call('PATCH /api/holdings/{id}', change, id),
    remove: (id: string) => call('DELETE /api/holdings/{id}', undefined, id),
    updateMany: (updates: object[]) => call<{ results: Result[]; detail?: string }>('PATCH /api/holdings', { updates }),
    refresh: () => call<Listed & { results: Result[] }>('POST /api/holdings/refresh'),
  }
}

describe.each([
  ['DynamoDB', () => dynamoStores(table)],
  ['memory', memoryStores],
])('over stores in %s', (_where, open) => {
  test('a new portfolio is empty and worth nothing', async () => {
    expect(await anApi(open()).list()).toMatchObject({ holdings: [], summary: { totalValue: 0, totalCost: 0 } })
  })

  test('an added holding is priced by the market, named by it, and listed oldest first with the sums', async () => {
    const api = anApi(open())
    const [code, other] = [aCode(), aCode()]
    api.market.prices = { [`asx:${code}`]: 12.5, [`asx:${other}`]: 20 }
    const added = await api.add({ symbol: `${code.toLowerCase()}.ax` })
    expect(added).toMatchObject({
      status: 201,
      body: { symbol: code, name: `${code} Limited`, currentPrice: 12.5, totalValue: 125, priceStatus: 'live' },
    })
    api.clock.pass(minutes(1))
    await api.add({ symbol: other, quantity: 0.1, costBasis: 30 })
    const { holdings, summary } = await api.list()
    expect(holdings.map(({ symbol }) => symbol)).toEqual([code, other])
    expect(holdings[0]).toEqual(added.body)
    expect(summary).toMatchObject({ totalValue: 127, totalCost: 1003 })
  })

  test('a list asks no provider: it shows what is kept', async () => {
    const api = anApi(open())
    const code = aCode()
    api.market.prices = { [`asx:${code}`]: 12.5 }
    await api.add({ symbol: code })
    api.market.asked = []
    api.clock.pass(hours(30))
    expect(await api.list()).toMatchObject({ holdings: [{ currentPrice: 12.5, priceStatus: 'stale' }] })
    expect(api.market.asked).toEqual([])
  })

  test('a code that does not exist stands at what was paid and goes on looking for a price', async () => {
    const api = anApi(open())
    expect(await api.add({ symbol: aCode() })).toMatchObject({
      status: 201,
      body: { currentPrice: 100, priceStatus: 'cost', isLiveTracked: true },
    })
  })

  test('the same request again answers 200 with the same holding; another one with its id is refused', async () => {
    const api = anApi(open())
    const code = aCode()
    api.market.prices = { [`asx:${code}`]: 12.5 }
    const request = { id: crypto.randomUUID(), symbol: code }
    const first = await api.add(request)
    api.clock.pass(minutes(1))
    const again = await api.add(request)
    expect(again).toMatchObject({ status: 200, body: { id: request.id, createdAt: first.body.createdAt } })
    expect(await api.add({ ...request, quantity: 11 })).toMatchObject({
      status: 409,
      body: { detail: 'Another investment with this id is in your portfolio already.' },
    })
    expect((await api.list()).holdings).toEqual([again.body])
  })

  test('twenty repetitions at once store one holding, and one of them is told it is new', async () => {
    const api = anApi(open())
    const request = { id: crypto.randomUUID(), type: 'other', symbol: 'SHED', currentPrice: 50 }
    const replies = await Promise.all(Array.from({ length: 20 }, () => api.add(request)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(19)
    expect((await api.list()).holdings).toHaveLength(1)
  })

  test('a deleted holding that is put back has its dates, its typed prices and what was declined; as something else it is new', async () => {
    const stores = open()
    const api = anApi(stores)
    const request = { id: crypto.randomUUID(), type: 'other', symbol: 'SHED', currentPrice: 50 }
    const { body: added } = await api.add(request)
    api.clock.pass(hours(48))
    await api.update(added.id, { currentPrice: 60 })
    const stored = (await stores.holdings.find(api.user, added.id))!
    const declined = [{ kind: 'split' as const, exDate: '2026-02-19' }]
    await stores.holdings.replace(api.user, { ...stored, declined, revision: stored.revision + 1 })
    const prices = await stores.holdings.typedPrices(api.user)
    expect(prices.get(added.id)).toHaveLength(1)
    api.clock.pass(hours(48))
    const again = { ...request, currentPrice: 60, restores: true }
    const { createdAt, lastUpdated, updatedAt } = stored
    for (const status of [201, 200]) {
      if (status === 201) await api.remove(added.id)
      expect(await api.add(again)).toMatchObject({ status, body: { createdAt, lastUpdated, updatedAt } })
      expect(await stores.holdings.find(api.user, added.id)).toMatchObject({ createdAt, declined, manualPrice: 60 })
      expect(await stores.holdings.typedPrices(api.user)).toEqual(prices)
    }
    await api.remove(added.id)
    const { body: another } = await api.add({ ...again, symbol: 'BOAT' })
    expect(another.createdAt).not.toBe(createdAt)
    expect(await stores.holdings.find(api.user, added.id)).not.toHaveProperty('declined')
    expect(await stores.holdings.typedPrices(api.user)).toEqual(new Map())
    // Without having been deleted, or asked to be put back, it begins anew too.
    await api.remove(added.id)
    api.clock.pass(hours(1))
    expect((await api.add({ ...request, symbol: 'BOAT' })).body.createdAt).not.toBe(another.createdAt)
    expect(await api.add({ ...request, id: crypto.randomUUID(), restores: true })).toMatchObject({ status: 201 })
  })

  test('an edit changes what it names and nothing else, and a typed price ends live tracking', async () => {
    const api = anApi(open())
    const code = aCode()
    api.market.prices = { [`asx:${code}`]: 12.5 }
    const { body: added } = await api.add({ symbol: code })
    expect(await api.update(added.id, { quantity: 4 })).toMatchObject({
      status: 200,
      body: { ...added, quantity: 4, totalValue: 50, lastUpdated: expect.any(String) },
    })
    expect(await api.update(added.id, { currentPrice: 7.25 })).toMatchObject({
      body: { isLiveTracked: false, currentPrice: 7.25, priceStatus: 'manual', totalValue: 29 },
    })
    expect(await api.update(added.id, { currentPrice: null })).toMatchObject({
      body: { isLiveTracked: true, currentPrice: 12.5, priceStatus: 'live', totalValue: 50 },
    })
  })

  test('edits at the same time are all kept, each from the one before', async () => {
    const api = anApi(open())
    const { body: added } = await api.add({ type: 'other', symbol: 'SHED', currentPrice: 50 })
    const replies = await Promise.all([
      api.update(added.id, { quantity: 3 }),
      api.update(added.id, { costBasis: 7 }),
      api.update(added.id, { name: 'Garden shed' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await api.list()).holdings).toMatchObject([{ quantity: 3, costBasis: 7, name: 'Garden shed' }])
  })

  test('an edit that is overtaken again and again is given up and says so', async () => {
    const api = anApi(open(), { replace: async () => false })
    const { body: added } = await api.add({ type: 'other', symbol: 'SHED', currentPrice: 50 })
    expect(await api.update(added.id, { quantity: 3 })).toMatchObject({
      status: 409,
      body: {
        detail: 'This investment was changed elsewhere at the same time. Reload your portfolio and try again.',
      },
    })
  })

  test('what is not there, or somebody else’s, cannot be changed or deleted', async () => {
    const api = anApi(open())
    const { body: added } = await api.add({ type: 'other', symbol: 'SHED', currentPrice: 50 })
    const refusal = { status: 404, body: { detail: 'There is no such investment in your portfolio.' } }
    const other = crypto.randomUUID()
    expect(await api.call('PATCH /api/holdings/{id}', { quantity: 1 }, added.id, other)).toMatchObject(refusal)
    expect(await api.call('DELETE /api/holdings/{id}', undefined, added.id, other)).toMatchObject(refusal)
    expect(await api.remove(added.id)).toMatchObject({ status: 204 })
    expect(await api.remove(added.id)).toMatchObject(refusal)
    expect(await api.update(added.id, { quantity: 1 })).toMatchObject(refusal)
    expect((await api.list()).holdings).toEqual([])
  })

  test('a batch answers for each holding, and one that is gone spoils nothing', async () => {
    const api = anApi(open())
    const { body: kept } = await api.add({ type: 'other', symbol: 'SHED', currentPrice: 50 })
    const gone = crypto.randomUUID()
    const { status, body } = await api.updateMany([
      { id: gone, currentPrice: 1 },
      { id: kept.id, currentPrice: 60, totalValue: 1 },
    ])
    expect(status).toBe(200)
    expect(body.results).toMatchObject([
      {
        holdingId: gone,
        success: false,
        error: 'This investment couldn’t be updated. Reload your portfolio and try again.',
      },
      { holdingId: kept.id, success: true, data: { currentPrice: 60, totalValue: 600, isLiveTracked: false } },
    ])
    expect((await api.list()).holdings).toMatchObject([{ currentPrice: 60 }])
  })

  test('a batch of which nothing can be reached is an outage, not a list of failures', async () => {
    const away = () => Promise.reject(new Problem('unavailable', 'We cannot reach your data right now.'))
    const api = anApi(open(), { find: away })
    expect(await api.updateMany([{ id: crypto.randomUUID(), currentPrice: 1 }])).toMatchObject({
      status: 503,
      body: { detail: 'We cannot reach your data right now.' },
    })
  })

  test('a refresh asks for every tracked price, says for each how it went, and leaves typed prices alone', async () => {
    const api = anApi(open())
    const [code, lost] = [aCode(), aCode()]
    api.market.prices = { [`asx:${code}`]: 12.5 }
    await api.add({ symbol: code })
    api.clock.pass(1)
    await api.add({ symbol: lost })
    api.clock.pass(1)
    await api.add({ type: 'other', symbol: 'SHED', currentPrice: 50 })
    api.clock.pass(hours(1))
    api.market.prices[`asx:${code}`] = 13
    const { status, body } = await api.refresh()
    expect(status).toBe(200)
    expect(body.results).toMatchObject([
      { success: true, data: { symbol: code, currentPrice: 13 } },
      { success: false, error: 'No price found; what you paid is shown.', data: { symbol: lost } },
    ])
    expect(body.holdings).toHaveLength(3)
    expect(body.summary).toMatchObject({ totalValue: 130 + 1000 + 500 })
    expect(await api.list()).toMatchObject({ summary: body.summary })
  })

  test('a refresh while no provider can be reached shows the last price and says that it is no new one', async () => {
    const api = anApi(open())
    const code = aCode()
    api.market.prices = { [`asx:${code}`]: 12.5 }
    await api.add({ symbol: code })
    api.clock.pass(hours(30))
    api.market.isAway = true
    expect((await api.refresh()).body.results).toMatchObject([
      {
        success: false,
        error: 'No new price right now. The last known price is shown.',
        data: { currentPrice: 12.5, priceStatus: 'stale' },
      },
    ])
  })

  test('an id has one spelling, however it is sent', async () => {
    const api = anApi(open())
    const [small, id] = ['1adbccf5-1111-4111-8111-11111111111a', '1ADBCCF5-1111-4111-8111-11111111111A']
    const shed = { type: 'other', symbol: 'SHED', currentPrice: 50 }
    expect(await api.add({ ...shed, id })).toMatchObject({ status: 201, body: { id: small } })
    expect(await api.add({ ...shed, id: small })).toMatchObject({ status: 200, body: { id: small } })
    expect(await api.updateMany([{ id, currentPrice: 60 }])).toMatchObject({
      body: { results: [{ holdingId: small, success: true }] },
    })
    const both = [small, id].map((one) => ({ id: one, currentPrice: 60 }))
    expect(await api.updateMany(both)).toMatchObject({ status: 400 })
    expect(await api.update(id, { quantity: 3 })).toMatchObject({ status: 200, body: { id: small, quantity: 3 } })
    expect(await api.remove(id)).toMatchObject({ status: 204 })
    expect((await api.list()).holdings).toEqual([])
  })

  test('a closed account opens nothing', async () => {
    const stores = open()
    const api = anApi(stores)
    const { body: added } = await api.add({ type: 'other', symbol: 'SHED', currentPrice: 50 })
    await closeAccount(stores, api.user)
    const refusal = { status: 401, body: { code: 'account_closed' } }
    expect(await api.call('GET /api/holdings')).toMatchObject(refusal)
    expect(await api.add({ type: 'other', symbol: 'SHED', currentPrice: 50 })).toMatchObject(refusal)
    expect(await api.update(added.id, { quantity: 1 })).toMatchObject(refusal)
    expect(await api.updateMany([{ id: added.id, currentPrice: 1 }])).toMatchObject(refusal)
    expect(await api.remove(added.id)).toMatchObject(refusal)
    expect(await api.refresh()).toMatchObject(refusal)
  })
})

test('one holding past the limit is refused in words that say what to do', async () => {
  // That the table refuses it is in tests/ports/holdings-store.ts.
  const stores = memoryStores()
  const api = anApi(stores)
  await fillPortfolio(
    stores,
    api.user,
    Array.from({ length: maxHoldings }, () => aStoredHolding({ type: 'other', isLiveTracked: false, manualPrice: 1 })),
  )
  expect(await api.add({ type: 'other', symbol: 'SHED', currentPrice: 50 })).toMatchObject({
    status: 409,
    body: { code: 'conflict', detail: tooManyHoldings() },
  })
  const { holdings } = await api.list()
  expect(holdings).toHaveLength(maxHoldings)
  expect(await api.remove(holdings[0]?.id ?? '')).toMatchObject({ status: 204 })
  expect(await api.add({ type: 'other', symbol: 'SHED', currentPrice: 50 })).toMatchObject({ status: 201 })
})
