// The performance request, whole: ledgers in memory, histories through the real adapters and the embedded DynamoDB.
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { marketSources } from '#lambdas/quote-sources.ts'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import type { QuoteStore } from '#shared/market/ports.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { performance as contract } from '#shared/portfolio/performance-contract.ts'
import { performanceOperations } from '#shared/portfolio/performance-operations.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aCoinPast, aPast, type Past, risingFrom } from '#tests/support/market/history-documents.ts'
import { aHistoryStack } from '#tests/support/market/history-stack.ts'
import { chart, patient } from '#tests/support/market/market-stack.ts'
import { silentLog, timer } from '#tests/support/runtime.ts'
import { memoryQuoteStore } from '#web/adapters/memory/quote-store.ts'

const me = { userId: 'me', username: '' }
const rising = risingFrom('2020-01-01', 100)
const indexes = { '^AXJO': { closes: rising }, STW: { closes: rising }, VGS: { closes: rising } }

let ids = 0
const newId = (): string => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`

const holding = (symbol: string, more: Partial<StoredHolding> = {}): StoredHolding =>
  aStoredHolding({ id: newId(), symbol, costBasis: 50, createdAt: '2024-01-01T00:00:00.000Z', ...more })

type Entry<Type extends Transaction['type']> = Omit<Extract<Transaction, { type: Type }>, 'id' | 'type' | 'createdAt'>
const entry = <Type extends Transaction['type']>(type: Type, fields: Entry<Type>): Transaction =>
  ({ id: newId(), type, createdAt: '2026-11-01T00:00:00.000Z', ...fields }) as unknown as Transaction

let stack: Awaited<ReturnType<typeof aHistoryStack>>
let ledgers: HoldingTrades[]
beforeEach(async () => {
  stack = await aHistoryStack()
  ledgers = []
})
afterEach(() => stack.close())

const ports = (store: QuoteStore = memoryQuoteStore()) => {
  const sources = marketSources({ yahooBaseUrl: stack.server.url, coingeckoBaseUrl: stack.server.url, limits: patient })
  const quotes = createPriceService({ store, sources, clock: stack.clock, timer, log: silentLog })
  return {
    ledgers: { list: () => Promise.resolve(ledgers) },
    histories: stack.container().service,
    quotes,
    accounts: { isClosed: () => Promise.resolve(false) },
    clock: stack.clock,
    timer,
    log: silentLog,
  }
}

async function show(query: Record<string, string> = {}, store?: QuoteStore) {
  const parsed = z.parse(contract.show.query, query)
  const answer = await performanceOperations.show(
    { ...me, query: parsed, params: undefined, body: undefined },
    ports(store),
  )
  // As the function does: nothing leaves that the contract does not name.
  return z.parse(contract.show.response, answer)
}

const provide = (pasts: Record<string, Past>): void => stack.server.on(chart, aPast({ ...indexes, ...pasts }))

test('ten units bought and held: value, money put in, gain in parts and both returns', async () => {
  provide({ CBA: { closes: rising } })
  const bought = '2024-11-18'
  const transactions = [entry('buy', { date: bought, units: 10, price: rising(bought), brokerage: 9.5 })]
  ledgers = [{ holding: holding('CBA'), transactions }]
  const answer = await show()
  const all = answer.ranges.at(-1)
  const [paid, worth] = [10 * rising(bought), 10 * rising('2026-11-18')]
  expect(answer).toMatchObject({ asOf: '2026-11-18', from: bought, state: { kind: 'complete' }, isSample: false })
  expect(all).toMatchObject({ chip: 'All', endValue: worth, moneyIn: paid + 9.5, putIn: paid + 9.5, brokerage: -9.5 })
  expect(all?.unrealised).toBeCloseTo(worth - paid, 8)
  expect(all!.unrealised + all!.realised + all!.income + all!.brokerage).toBeCloseTo(all!.gain, 8)
  expect(all?.timeWeighted).toBeCloseTo(worth / (paid + 9.5) - 1, 10)
  expect(all?.timeWeightedPerYear).not.toBeNull()
  expect(answer.ranges.map(({ chip }) => chip)).toEqual(['1M', '3M', '6M', 'FY', '1Y', '3Y', '5Y', 'All'])
  expect(answer.ranges[0]).toMatchObject({ timeWeightedPerYear: null, volatility: null })
  expect(answer.bestAndWorstYear?.best.year).toBe(2025)
  expect(answer.points.days[0]).toBe(dayNumber(bought))
  expect(answer.points.values.at(-1)).toBe(worth)
  expect(answer.holdings).toMatchObject([{ symbol: 'CBA', endValue: worth, isSample: false }])
})

test('what has fallen from its high is told, also of a holding without dates, from what is kept and without a call', async () => {
  const falling = (day: string): number => (day > '2026-10-01' ? 60 : 100)
  provide({ CBA: { closes: falling }, BHP: { closes: falling } })
  const [dated, simple] = [holding('CBA'), holding('BHP')]
  const transactions = [entry('buy', { date: '2026-01-05', units: 10, price: 100 })]
  ledgers = [
    { holding: dated, transactions },
    { holding: simple, transactions: [] },
  ]
  expect((await show()).belowHigh).toEqual([{ id: dated.id, percent: 40 }])
  // Once its closes are kept, for whatever reason, they are read for everybody.
  await stack
    .container()
    .service.histories([{ instrument: { kind: 'asx', code: 'BHP' }, from: dayNumber('2026-01-01') }])
  const calls = stack.server.calls.length
  expect((await show()).belowHigh).toEqual([dated, simple].map(({ id }) => ({ id, percent: 40 })))
  expect(stack.server.calls.slice(calls).filter(({ path }) => path.includes('BHP'))).toEqual([])
})

test('what stands out in the trades is in the answer: of parcels that are still open, and of trades that cannot have happened', async () => {
  provide({ CBA: { closes: rising }, BHP: { closes: rising } })
  const [own, impossible] = [holding('CBA'), holding('BHP')]
  const bought = ['2025-11-10', '2025-11-12'].map((date) =>
    entry('buy', { date, units: 5, price: 100, brokerage: 9.5 }),
  )
  const sale = entry('sell', { date: '2026-03-02', units: 5, price: 120 })
  ledgers = [
    { holding: own, transactions: [...bought, sale] },
    { holding: impossible, transactions: [entry('sell', { date: '2026-02-02', units: 5, price: 120 })] },
  ]
  expect((await show()).tradeFacts).toEqual({
    open: { trades: true, dearBuy: true, payment: false },
    newestOn: '2026-03-02',
    firsts: [{ holdingId: impossible.id, date: '2026-02-02', type: 'sell' }],
    dearBuy: { holdingId: own.id, date: '2025-11-12', transactionId: bought[1]!.id, brokerage: 9.5, paid: 500 },
    regular: null,
    twelveMonths: [{ holdingId: own.id, date: '2026-11-13', transactionId: bought[1]!.id }],
  })
})

test('a split on the day of the purchase: the units bought are those after it, and no dollar appears', async () => {
  const splitDay = '2025-03-05'
  // The provider tells all of its past in units after the split.
  provide({ CBA: { closes: () => 50, actions: { splits: { [splitDay]: [2, 1] } } } })
  const bought = entry('buy', { date: splitDay, units: 10, price: 50 })
  const before = entry('buy', { date: '2025-01-06', units: 5, price: 100 })
  const split = entry('split', { date: splitDay, newUnits: 2, oldUnits: 1 })
  ledgers = [{ holding: holding('CBA'), transactions: [bought, before, split] }]
  const answer = await show()
  const at = (day: string) => answer.points.values[answer.points.days.indexOf(dayNumber(day))]
  expect(at('2025-01-06')).toBe(500)
  expect(at(splitDay)).toBe(1000)
  expect(answer.ranges.at(-1)).toMatchObject({ endValue: 1000, gain: 0, timeWeighted: 0 })
  expect(answer.suggestions.splits).toEqual([])
})

test('a split the trades do not know is suggested, and the days after it are flagged', async () => {
  provide({ CBA: { closes: () => 50, actions: { splits: { '2025-03-05': [2, 1] } } } })
  const own = holding('CBA')
  ledgers = [{ holding: own, transactions: [entry('buy', { date: '2025-01-06', units: 5, price: 100 })] }]
  const { suggestions, points } = await show()
  expect(suggestions.splits).toEqual([{ holdingId: own.id, exDate: '2025-03-05', newUnits: 2, oldUnits: 1 }])
  expect(points.flags[0]).toBe(0)
  expect(points.flags.at(-1)! & 8).toBe(8)
  const split = entry('split', { date: '2025-03-07', newUnits: 2, oldUnits: 1 })
  ledgers = [{ holding: own, transactions: [...ledgers[0]!.transactions, split] }]
  const { suggestions: days } = await show()
  const about = { transactionId: split.id, typedOn: '2025-03-07', exDate: '2025-03-05', newUnits: 2, oldUnits: 1 }
  expect(days).toMatchObject({ splits: [], splitDays: [{ holdingId: own.id, ...about }] })
  const askedWith = async (kind: 'split' | 'split day') => {
    const declined = [{ kind, exDate: '2025-03-05' }]
    ledgers = [{ ...ledgers[0]!, holding: { ...own, declined } }]
    return (await show()).suggestions.splitDays
  }
  // Turned down before it was typed: only keeping the typed day unties it from the market's.
  expect(await askedWith('split')).toEqual(days.splitDays)
  expect(await askedWith('split day')).toEqual([])
})

test('a split and a dividend since units without a date were typed are suggested, and there is still no series', async () => {
  const actions = { splits: { '2026-11-09': [2, 1] as const }, dividends: { '2026-11-05': 2 } }
  provide({ CBA: { closes: () => 50, actions } })
  const own = holding('CBA', { quantity: 100 })
  ledgers = [{ holding: own, transactions: [entry('opening', { date: null, units: 100, price: 40 })] }]
  const answer = await show()
  expect(answer.suggestions.splits).toEqual([{ holdingId: own.id, exDate: '2026-11-09', newUnits: 2, oldUnits: 1 }])
  expect(answer.suggestions.dividends).toMatchObject([{ holdingId: own.id, exDate: '2026-11-05' }])
  expect(answer).toMatchObject({ from: null, isSample: false })
})

test('simple holdings, undated units and impossible trades are left out, counted and valued', async () => {
  provide({ CBA: { closes: rising } })
  const manual = { isLiveTracked: false, manualPrice: 20, type: 'other' as const }
  const broken = holding('NAB')
  ledgers = [
    { holding: holding('GOLD', { ...manual, quantity: 3 }), transactions: [] },
    { holding: holding('WINE', manual), transactions: [entry('opening', { date: null, units: 7, price: 10 })] },
    { holding: broken, transactions: [entry('sell', { date: '2024-05-03', units: 10, price: 5 })] },
  ]
  const answer = await show()
  expect(answer.leftOut).toMatchObject({
    simple: { holdings: 1, value: 60 },
    undated: { holdings: 1, value: 140 },
    broken: [{ id: broken.id, symbol: 'NAB' }],
  })
  expect(answer).toMatchObject({ from: null, ranges: [], points: { days: [] }, state: { kind: 'complete' } })
})

test('own days and chosen holdings are a new request, and own days outside the series are no range', async () => {
  provide({ CBA: { closes: rising }, BHP: { closes: rising } })
  const one = holding('CBA')
  const buy = entry('buy', { date: '2024-11-18', units: 10, price: rising('2024-11-18') })
  ledgers = [
    { holding: one, transactions: [buy] },
    { holding: holding('BHP'), transactions: [{ ...buy, id: newId() }] },
  ]
  const { own, holdings, ranges } = await show({ holdings: one.id, from: '2025-01-31', to: '2025-02-28' })
  expect(own).toMatchObject({ from: '2025-01-31', to: '2025-02-28' })
  expect(own?.gain).toBeCloseTo(10 * (rising('2025-02-28') - rising('2025-01-31')), 6)
  expect(holdings.map(({ symbol }) => symbol)).toEqual(['CBA'])
  expect(ranges.at(-1)?.endValue).toBe(10 * rising('2026-11-18'))
  expect(await show({ from: '2020-01-01', to: '2020-02-01' })).toMatchObject({ own: null, holdings: [] })
})

test('the same dollars in the same index come to the same, and the line starts where both begin', async () => {
  provide({ CBA: { closes: rising } })
  ledgers = [
    {
      holding: holding('CBA'),
      transactions: [entry('buy', { date: '2024-11-18', units: 10, price: rising('2024-11-18') })],
    },
  ]
  const answer = await show({ compare: 'asx200' })
  const index = answer.benchmarks.find(({ id }) => id === 'asx200')
  const all = index?.comparisons.find(({ range }) => range === 'All')
  expect(all?.endValue).toBeCloseTo(all!.ownEndValue, 2)
  expect(all?.moneyWeightedPerYear).toBeCloseTo(all!.ownMoneyWeightedPerYear!, 8)
  expect(index?.values).toHaveLength(answer.points.days.length)
  expect(index?.values?.at(-1)).toBeCloseTo(answer.points.values.at(-1)!, 2)
  const cash = answer.benchmarks.find(({ id }) => id === 'cash')
  expect(cash?.knownTo).toBe('2026-11-03')
  expect(cash?.comparisons.every(({ to }) => to <= '2026-11-03')).toBe(true)
})

test('on a trading day a comparison ends for both at the last close, whatever is quoted since', async () => {
  provide({ VGS: { closes: () => 100 } })
  stack.clock.set('2026-11-18T03:00:00Z')
  const store = memoryQuoteStore()
  const asOf = '2026-11-18T02:40:00.000Z'
  await store.save({
    instrument: { kind: 'asx', code: 'VGS' },
    symbol: 'VGS',
    name: 'Vanguard MSCI Index International Shares ETF',
    price: 95,
    previousClose: 100,
    type: 'etf',
    instrumentType: 'ETF',
    source: 'yahoo',
    asOf,
    fetchedAt: asOf,
  })
  const transactions = [entry('buy', { date: '2026-06-01', units: 10, price: 100 })]
  ledgers = [{ holding: holding('VGS', { type: 'etf' }), transactions }]
  const answer = await show({ compare: 'world-aud', range: 'All' }, store)
  expect(answer.ranges.at(-1)).toMatchObject({ to: '2026-11-18', endValue: 950 })
  const world = answer.benchmarks.find(({ id }) => id === 'world-aud')!
  expect(world).toMatchObject({ knownTo: '2026-11-17' })
  expect(world.comparisons.at(-1)).toMatchObject({ range: 'All', to: '2026-11-17', endValue: 1000, ownEndValue: 1000 })
  expect(world.values?.slice(-2)).toEqual([1000, null])
})

test('without a provider everything is made up and says so; beside one real history nothing is', async () => {
  stack.server.on(chart, 'reset')
  stack.server.on('/api/v3/', 'reset')
  const buy = entry('buy', { date: '2026-06-01', units: 10, price: 100 })
  ledgers = [
    { holding: holding('CBA'), transactions: [buy] },
    { holding: holding('BTC', { type: 'crypto', coinId: 'bitcoin' }), transactions: [{ ...buy, id: newId() }] },
  ]
  const away = await show()
  expect(away).toMatchObject({ isSample: true, state: { kind: 'unavailable', done: 0 } })
  // A made-up line is nobody's.
  expect(away.benchmarks[0]).toMatchObject({ id: 'asx200', isSample: true, source: away.sampleLabel })
  stack.server.on(
    '/api/v3/coins/',
    aCoinPast((day) => dayNumber(day) / 7),
  )
  const half = await show()
  expect(half.isSample).toBe(false)
  const cba = half.holdings.find(({ symbol }) => symbol === 'CBA')
  expect(cba).toMatchObject({ endValue: 1000, historyFrom: null })
  expect(half.benchmarks.find(({ id }) => id === 'asx200')).toMatchObject({ isSample: false, comparisons: [] })
})

test('the history route answers closes, actions and gaps, and names what it does not find', async () => {
  const closes = (day: string) => (day === '2026-11-12' ? null : rising(day))
  provide({ CBA: { closes, actions: { dividends: { '2026-11-11': 2.5 } } } })
  const query = z.parse(contract.history.query, { symbols: 'cba.ax,NOPE', from: '2026-11-09', to: '2026-11-16' })
  const answer = await performanceOperations.history({ ...me, query, params: undefined, body: undefined }, ports())
  const { histories, errors, state } = z.parse(contract.history.response, answer)
  expect(histories).toHaveLength(1)
  expect(histories[0]).toMatchObject({ symbol: 'CBA', dividends: [{ exDate: '2026-11-11', amount: 2.5 }] })
  expect(histories[0]?.days.map(dayOf)).toEqual(['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-13', '2026-11-16'])
  expect(histories[0]?.gaps).toEqual([{ from: '2026-11-12', to: '2026-11-12' }])
  expect(errors.map(({ symbol }) => symbol)).toEqual(['NOPE'])
  expect(state.kind).toBe('complete')
})

test('a decade of 10,000 trades in 200 holdings is answered in 60 KB at most', async () => {
  provide({})
  const first = dayNumber('2016-11-18')
  ledgers = Array.from({ length: 200 }, (_, index) => ({
    holding: holding(`H${index}`, { type: 'other', isLiveTracked: false, manualPrice: 30 + index / 7 }),
    transactions: Array.from({ length: 50 }, (_each, trade) =>
      entry('buy', {
        date: dayOf(first + index + trade * 68),
        units: Math.round(1e4 * (10 + trade / 3.7)) / 1e4,
        price: Math.round(1e4 * (100 + 27 * Math.sin(index + trade))) / 1e4,
        brokerage: 9.95,
      }),
    ),
  }))
  const answer = await show({ compare: 'cash', from: '2020-01-01', to: '2022-05-05' })
  expect(answer.points.days.length).toBeGreaterThan(300)
  expect(answer.holdings.length + answer.holdingsNotListed).toBe(200)
  expect(JSON.stringify(answer).length).toBeLessThan(60 * 1024)
})
