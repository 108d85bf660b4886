// Trades and performance over the whole local stack: trades are added over HTTP, closes come from a provider on loopback, and
// GET /api/performance answers figures that are worked out here by hand.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import type { Performance } from '#shared/portfolio/performance-answer.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { setLocalClock } from '#tests/support/local-controls.ts'
import { localStack, type Person, type TestStack } from '#tests/support/local-stack.ts'
import { aPast, risingFrom } from '#tests/support/market/history-documents.ts'
import { chart } from '#tests/support/market/market-stack.ts'
import { type ProviderServer, startProvider } from '#tests/support/market/provider-server.ts'

/** An evening in Sydney: the day's close is known. */
const now = '2026-11-18T08:00:00.000Z'
const today = '2026-11-18'
/** 100 dollars on 1 January 2020, and a cent more each day. */
const close = risingFrom('2020-01-01', 100)

let provider: ProviderServer
let stack: TestStack
let kim: Person
beforeAll(async () => {
  provider = await startProvider()
  const index = { closes: close }
  provider.on(
    chart,
    aPast({
      CBA: { closes: close },
      SPL: { closes: () => 50, actions: splitAndDividend },
      '^AXJO': index,
      STW: index,
      VGS: index,
    }),
  )
  stack = await localStack({ YAHOO_BASE_URL: provider.url, COINGECKO_BASE_URL: provider.url })
  kim = await stack.addPerson()
  await setClock(now)
  await call('POST', '/api/profile', undefined)
})
beforeEach(() => setClock(now))
afterAll(async () => {
  await setClock(null)
  await stack.close()
  await provider.close()
})

const setClock = (to: string | null) => setLocalClock(stack.url, to)

async function call<Body>(method: string, path: string, body?: unknown, status?: number): Promise<Body> {
  const answer = await stack.api(kim.accessToken, method, path, body)
  if (status === undefined) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  else expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  return answer.body
}

async function aHolding(more: Record<string, unknown>): Promise<string> {
  const id = crypto.randomUUID()
  await call('POST', '/api/holdings', { id, quantity: 10, costBasis: 100, ...more })
  return id
}
const cba = { type: 'stock', symbol: 'CBA' }
const trade = (id: string, body: Record<string, unknown>, status?: number) =>
  call<HoldingLedger>('POST', `/api/holdings/${id}/transactions`, { id: crypto.randomUUID(), ...body }, status)

/** Somebody new, on a day that the test sets. */
async function somebody() {
  const { accessToken } = await stack.addPerson()
  const as = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const answer = await stack.api(accessToken, method, path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  await as('POST', '/api/profile')
  return { accessToken, as, day: (date: string) => setClock(`${date}T08:00:00.000Z`) }
}

const [opened, bought, paid, sold] = ['2024-01-16', '2025-03-04', '2025-09-30', '2026-02-03']
const splitAndDividend = { splits: { [bought]: [2, 1] as const }, dividends: { [paid]: 1.5 } }
const dayBefore = { [bought]: '2025-03-03', [paid]: '2025-09-29', [sold]: '2026-02-02' }

test('an opening, a buy, a dividend and a sale over HTTP come to the figures worked out by hand', async () => {
  const id = await aHolding(cba)
  await call('PUT', `/api/holdings/${id}/transactions`, { id: crypto.randomUUID(), date: opened })
  await trade(id, { type: 'buy', date: bought, units: 5, price: 118, brokerage: 9.5 })
  await trade(id, { type: 'dividend', date: paid, amount: 30 })
  const { position } = await trade(id, { type: 'sell', date: sold, units: 4, price: 122, brokerage: 9.5 })
  expect(position).toMatchObject({ units: 11, costBase: 600 + 599.5, realisedGainBeforeBrokerage: 88, income: 30 })
  // What takes no part in figures about time: a simple holding, and units whose day nobody remembers.
  await aHolding({ type: 'other', symbol: 'GOLD', currentPrice: 20 })
  const old = await aHolding({ type: 'other', symbol: 'WINE', quantity: 7, currentPrice: 30 })
  await call('PUT', `/api/holdings/${old}/transactions`, { id: crypto.randomUUID(), date: null })

  const answer = await call<Performance>('GET', '/api/performance?compare=asx200')
  const all = answer.ranges.find(({ chip }) => chip === 'All')
  const endValue = 11 * close(today)
  expect(answer).toMatchObject({ asOf: today, from: opened, state: { kind: 'complete' }, isSample: false })
  expect(all).toMatchObject({ startValue: 0, endValue: 1376.43, moneyIn: 1599.5, moneyOut: 508.5, putIn: 1091 })
  expect(all).toMatchObject({ gain: 285.43, unrealised: 186.43, realised: 88, income: 30, brokerage: -19 })
  expect(endValue).toBeCloseTo(1376.43, 10)
  expect(answer.leftOut).toMatchObject({
    simple: { holdings: 1, value: 200 },
    undated: { holdings: 1, value: 210 },
    broken: [],
  })

  // The chain of days: between flows the closes cancel out.
  const before = (day: keyof typeof dayBefore | string): number => close(dayBefore[day] ?? '')
  const chain =
    (before(bought) / close(opened)) *
    ((15 * close(bought)) / (10 * before(bought) + 599.5)) *
    (before(paid) / close(bought)) *
    ((15 * close(paid) + 30) / (15 * before(paid))) *
    (before(sold) / close(paid)) *
    ((11 * close(sold) + 478.5) / (15 * before(sold))) *
    (close(today) / close(sold))
  expect(all?.timeWeighted).toBeCloseTo(chain - 1, 12)

  const rate = all?.moneyWeightedPerYear ?? Number.NaN
  const years = (day: string): number => (dayNumber(day) - dayNumber(opened)) / 365
  const flows = [
    [opened, -1000],
    [bought, -599.5],
    [paid, 30],
    [sold, 478.5],
    [today, endValue],
  ] as const
  const presentValue = flows.reduce((sum, [day, amount]) => sum + amount / (1 + rate) ** years(day), 0)
  expect(presentValue).toBeCloseTo(0, 6)

  expect(answer.points.days[0]).toBe(dayNumber(opened))
  expect(answer.points.values.at(-1)).toBe(1376.43)
  expect(answer.holdings).toMatchObject([{ id, symbol: 'CBA', gain: 285.43, endValue: 1376.43 }])
  const index = answer.benchmarks.find(({ id: name }) => name === 'asx200')
  expect(index).toMatchObject({ isSample: false, knownTo: today })
  expect(index?.values).toHaveLength(answer.points.days.length)

  // The same again costs the provider nothing: the closes are kept.
  // Today's prices are asked for beside it, whenever the stack gets to it.
  const askedForHistory = (): number => provider.calls.filter(({ query }) => query.has('period1')).length
  const calls = askedForHistory()
  expect(calls).toBeGreaterThan(0)
  await call('GET', '/api/performance')
  expect(askedForHistory()).toBe(calls)
})

test('what follows from the trades is changed there, and a sale of too much names the day and what is missing', async () => {
  const id = await aHolding(cba)
  await trade(id, { type: 'buy', date: bought, units: 1, price: 118 })
  const refused = await call<{ detail: string }>('PATCH', `/api/holdings/${id}`, { quantity: 3 }, 409)
  expect(refused.detail).toBe('Change it in the trades')
  const short = await trade(id, { type: 'sell', date: '2024-05-03', units: 20, price: 100 }, 409)
  expect(short).toMatchObject({
    detail: 'On 3 May 2024 you would have sold 10 more CBA than you held. A buy before that day may be missing.',
  })
})

test('what is all sold is in performance and in the download, and among the holdings only when asked for', async () => {
  const { as, accessToken } = await somebody()
  const id = crypto.randomUUID()
  await as('POST', '/api/holdings', { id, quantity: 10, costBasis: 100, ...cba })
  await as('PUT', `/api/holdings/${id}/transactions`, { id: crypto.randomUUID(), date: opened })
  const sale = { id: crypto.randomUUID(), type: 'sell', date: sold, units: 10, price: 122 }
  await as('POST', `/api/holdings/${id}/transactions`, sale)
  type List = { holdings: { id: string }[]; summary: { count: number } }
  expect(await as<List>('GET', '/api/holdings')).toMatchObject({ holdings: [], summary: { count: 0 } })
  const listed = await as<List>('GET', '/api/holdings?closed=true')
  expect(listed).toMatchObject({ holdings: [{ id, quantity: 0 }], summary: { count: 0 } })
  const { ranges } = await as<Performance>('GET', '/api/performance')
  expect(ranges.at(-1)).toMatchObject({ chip: 'All', endValue: 0, moneyIn: 1000, moneyOut: 1220, gain: 220 })
  const download = await as<{ ledgers: { holdingId: string; transactions: unknown[] }[] }>('GET', '/api/profile/export')
  expect(download.ledgers).toMatchObject([{ holdingId: id, transactions: [{ type: 'opening' }, { id: sale.id }] }])
  const csv = await fetch(`${stack.url}/api/transactions/export`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect((await csv.text()).trim().split('\n')).toHaveLength(3)
})

test('a price set by hand values the days after it, also once another one stands', async () => {
  const { day, as, accessToken } = await somebody()
  await day('2026-06-01')
  const id = crypto.randomUUID()
  await as('POST', '/api/holdings', { id, type: 'stock', symbol: 'CBA', quantity: 2, costBasis: 90, currentPrice: 100 })
  await as('PUT', `/api/holdings/${id}/transactions`, { id: crypto.randomUUID(), date: '2026-06-01' })
  await day('2026-06-10')
  await as('PATCH', `/api/holdings/${id}`, { currentPrice: 110 })
  await day('2026-06-20')
  await as('PATCH', '/api/holdings', { updates: [{ id, currentPrice: 130 }] })
  await day('2026-06-30')
  const { points, ranges } = await as<Performance>('GET', '/api/performance')
  const at = (date: string) => points.values[points.days.indexOf(dayNumber(date))]
  expect([at('2026-06-01'), at('2026-06-09')]).toEqual([200, 200])
  expect([at('2026-06-10'), at('2026-06-19')]).toEqual([220, 220])
  expect([at('2026-06-20'), at('2026-06-30')]).toEqual([260, 260])
  expect(new Set(points.flags)).toEqual(new Set([2]))
  expect(ranges.at(-1)).toMatchObject({ endValue: 260, gain: 80 })
  const download = await as<{ typedPrices: unknown }>('GET', '/api/profile/export')
  expect(download.typedPrices).toEqual([
    {
      holdingId: id,
      prices: [
        { on: '2026-06-01', price: 100 },
        { on: '2026-06-10', price: 110 },
      ],
    },
  ])
  const headers = { authorization: `Bearer ${accessToken}` }
  for (const path of ['/api/transactions/export', '/api/holdings/export']) {
    const csv = await (await fetch(`${stack.url}${path}`, { headers })).text()
    expect(csv).toContain(',100 on 2026-06-01; 110 on 2026-06-10')
  }
})

test('a declined suggestion is not made again until that is taken back', async () => {
  const { as } = await somebody()
  const id = crypto.randomUUID()
  await as('POST', '/api/holdings', { id, type: 'stock', symbol: 'SPL', quantity: 10, costBasis: 100 })
  await as('PUT', `/api/holdings/${id}/transactions`, { id: crypto.randomUUID(), date: opened })
  // Added on a later day than the split, its units are taken as they are after it: so a buy before it is what misses it.
  const buy = { id: crypto.randomUUID(), type: 'buy', date: '2025-01-07', units: 5, price: 118 }
  await as('POST', `/api/holdings/${id}/transactions`, buy)
  const suggested = async () => (await as<Performance>('GET', '/api/performance')).suggestions
  const split = { holdingId: id, exDate: bought, newUnits: 2, oldUnits: 1 }
  expect(await suggested()).toMatchObject({ splits: [split], dividends: [{ holdingId: id, exDate: paid }] })
  const decline = (kind: string, exDate: string, isDeclined: boolean) =>
    as('PUT', `/api/holdings/${id}/suggestions`, { kind, exDate, isDeclined })
  const declined = { kind: 'split', exDate: bought }
  expect(await decline('split', bought, true)).toEqual({ declined: [declined] })
  expect(await decline('split', bought, true)).toEqual({ declined: [declined] })
  const both = { declined: [declined, { kind: 'dividend', exDate: paid }] }
  expect(await decline('dividend', paid, true)).toEqual(both)
  expect(await suggested()).toEqual({ splits: [], splitDays: [], dividends: [] })
  const download = await as<{ holdings: unknown }>('GET', '/api/profile/export')
  expect(download.holdings).toMatchObject([both])
  expect(await decline('split', bought, false)).toEqual({ declined: [{ kind: 'dividend', exDate: paid }] })
  expect(await suggested()).toMatchObject({ splits: [split], dividends: [] })
  const unknown = await stack.api(kim.accessToken, 'PUT', `/api/holdings/${id}/suggestions`, {
    ...declined,
    isDeclined: true,
  })
  expect(unknown.status).toBe(404)
})
