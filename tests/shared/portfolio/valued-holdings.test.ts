// Holdings valued day by day: which price counts on which day, what is asked of the market, and what takes no part.
import { expect, test } from 'vitest'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import type { ServedHistory } from '#shared/market/history-service.ts'
import type { PriceHistory } from '#shared/market/price-history.ts'
import type { PricedInstrument } from '#shared/market/quote.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { historyWishes, valuedHoldings, withoutMixedSamples } from '#shared/portfolio/valued-holdings.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aTransaction, buy, sell } from './ledger-support.ts'
import { aHistory } from './series-support.ts'

const [monday, tuesday, wednesday] = ['2026-11-16', '2026-11-17', '2026-11-18'] as const
const closes = { [monday]: 100, [tuesday]: 102 }

const served = (history: PriceHistory | null, isSample = false): ServedHistory => ({
  history,
  covers: null,
  isSample,
  state: 'complete',
})

/** A quote of CBA on Wednesday afternoon in Sydney. */
const aQuote = (price: number, previousClose: number | null, asOf = '2026-11-18T04:00:00.000Z'): PricedInstrument => ({
  kind: 'quote',
  isStale: false,
  quote: {
    instrument: { kind: 'asx', code: 'CBA' },
    symbol: 'CBA',
    name: 'Commonwealth Bank',
    price,
    previousClose,
    type: 'stock',
    instrumentType: 'EQUITY',
    source: 'yahoo',
    asOf,
    fetchedAt: asOf,
  },
})
const aSample: PricedInstrument = { kind: 'sample', price: 500, previousClose: null, name: 'CBA', isListed: true }

const trades = (about: Partial<StoredHolding>, ...transactions: Transaction[]): HoldingTrades => ({
  holding: aStoredHolding(about),
  transactions,
})

/** What ten CBA bought on Monday are worth on the days to Wednesday. */
function valuesOf(
  history: PriceHistory,
  priced: PricedInstrument | undefined,
  about: Partial<HoldingTrades & StoredHolding> = {},
): Record<string, number> {
  const { typedPrices = [], ...facts } = about
  const ledger = { ...trades(facts, buy(monday, 10, 100)), typedPrices }
  const prices = new Map(priced === undefined ? [] : [['asx:CBA', priced]])
  const histories = new Map([['asx:CBA', served(history)]])
  const { series } = valuedHoldings([ledger], histories, prices, dayNumber(wednesday)).valued[0]!
  return Object.fromEntries(Array.from(series!.values, (value, at) => [dayOf(series!.from + at), value]))
}

test('today’s price stands in for today’s close where its own close before is the last close that is kept', () => {
  expect(valuesOf(aHistory(closes), aQuote(105, 102))).toEqual({ [monday]: 1000, [tuesday]: 1020, [wednesday]: 1050 })
})

test.each<[string, PriceHistory, PricedInstrument | undefined]>([
  ['there is none', aHistory(closes), undefined],
  ['it is a sample', aHistory(closes), aSample],
  ['the closes are made up', aHistory(closes, { source: 'sample' }), aQuote(105, 102)],
  ['it is of a day that has its close', aHistory(closes), aQuote(105, 102, '2026-11-17T04:00:00.000Z')],
  ['its own close before is unknown', aHistory(closes), aQuote(105, null)],
  ['a split has come between that the closes do not know', aHistory(closes), aQuote(52.5, 51)],
])('the last close is carried on instead of today’s price where %s', (_why, history, priced) => {
  expect(valuesOf(history, priced)).toEqual({ [monday]: 1000, [tuesday]: 1020, [wednesday]: 1020 })
})

test('the price of a coin stands in for today’s close, however far it is from the close before', () => {
  const bitcoin = { kind: 'coin', id: 'bitcoin' } as const
  // In the evening of Sydney: a quote of some hours after the day's close at 24:00 UTC, and its price of 24 hours ago.
  const priced = (price: number, previousClose: number | null): PricedInstrument => {
    const about = aQuote(price, previousClose, '2026-11-18T09:00:00.000Z')
    if (about.kind !== 'quote') throw new Error('no quote')
    return { ...about, quote: { ...about.quote, instrument: bitcoin, source: 'coingecko' } }
  }
  const coin = trades({ symbol: 'BTC', type: 'crypto', coinId: 'bitcoin' }, buy(monday, 1, 100_000))
  const histories = new Map([['coin:bitcoin', served(aHistory({ [monday]: 100_000, [tuesday]: 100_000 }))]])
  const endsAt = (price: PricedInstrument) =>
    valuedHoldings([coin], histories, new Map([['coin:bitcoin', price]]), dayNumber(wednesday)).valued[0]!.series!.values // prettier-ignore
  expect([...endsAt(priced(90_000, 97_000))]).toEqual([100_000, 100_000, 90_000])
  expect([...endsAt(priced(90_000, null))]).toEqual([100_000, 100_000, 90_000])
})

test('without a single close the units are worth what was paid for them, whatever is quoted today', () => {
  const values = valuesOf(aHistory({}), aQuote(105, 102))
  expect(Object.values(values)).toEqual([1000, 1000, 1000])
})

const own = { isLiveTracked: false, manualPrice: 90 }

test('a holding that does not follow the market stands at the prices that were typed, from the first of them on', () => {
  const typedPrices = [{ day: dayNumber(tuesday), price: 90 }]
  const history = aHistory({ ...closes, [wednesday]: 104 })
  expect(valuesOf(history, undefined, { ...own, typedPrices })).toEqual({
    [monday]: 1000,
    [tuesday]: 900,
    [wednesday]: 900,
  })
  // One that follows the market goes on with it, whatever was typed once; so does one for which nothing was.
  expect(valuesOf(history, undefined, { typedPrices })[wednesday]).toBe(1040)
  expect(valuesOf(history, undefined, own)[wednesday]).toBe(1040)
})

test('a simple holding, undated units and impossible trades are told beside the values, not in them; what has lost its trades is not', () => {
  const simple = trades({ isLiveTracked: false, manualPrice: 7.5, quantity: 2 })
  const undated = trades(
    { symbol: 'Vase', type: 'other', isLiveTracked: false, manualPrice: 40 },
    aTransaction('opening', { date: null, units: 3, price: 10 }),
  )
  const broken = trades({ symbol: 'BHP' }, sell(monday, 1, 40))
  const emptied = trades({ symbol: 'NAB', quantity: 0, costBase: 0 })
  const { valued, leftOut } = valuedHoldings(
    [simple, undated, broken, emptied],
    new Map(),
    new Map(),
    dayNumber(wednesday),
  )
  expect(valued.map(({ holding, isSample, history }) => [holding.symbol, isSample, history?.days[0] ?? null])).toEqual([
    ['Vase', false, null],
  ])
  expect(leftOut).toMatchObject({
    simple: { holdings: 1, value: 15 },
    undated: { holdings: 1, value: 120 },
    broken: [{ id: broken.holding.id, symbol: 'BHP' }],
  })
})

test('units without a date that are sold are told beside the figures too, which have no part of what was made on them', () => {
  const opening = aTransaction('opening', { date: null, units: 3, price: 10 })
  const sold = trades({ symbol: 'BHP' }, opening, sell(monday, 3, 40))
  const partly = trades({ symbol: 'WES', isLiveTracked: false, manualPrice: 40 }, opening, sell(monday, 1, 40))
  const dated = trades({ symbol: 'CBA' }, buy(monday, 1, 30), sell(tuesday, 1, 40))
  const leftOutOf = (...ledgers: HoldingTrades[]) =>
    valuedHoldings(ledgers, new Map(), new Map(), dayNumber(wednesday)).leftOut.undated
  expect(leftOutOf(sold)).toEqual({ holdings: 1, value: 0, soldOn: [monday] })
  expect(leftOutOf(sold, partly, dated)).toEqual({ holdings: 2, value: 80, soldOn: [monday] })
  const twice = trades({ symbol: 'NAB' }, opening, sell(monday, 1, 40), sell(tuesday, 2, 40), buy(wednesday, 1, 40))
  expect(leftOutOf(twice)).toEqual({ holdings: 1, value: 0, soldOn: [tuesday] })
  expect(leftOutOf(dated)).toEqual({ holdings: 0, value: 0, soldOn: [] })
})

test('the market is asked once for each instrument, from before the first day anything of it has a date or was typed without one', () => {
  const [first, second] = [trades({}, buy('2024-03-04', 1, 1)), trades({}, buy('2022-05-02', 1, 1))]
  const moved = trades({ symbol: 'BHP' }, aTransaction('transferIn', { date: monday, units: 1, costBase: 1, acquiredOn: '2019-07-01' })) // prettier-ignore
  const paid = trades({ symbol: 'VAS' }, aTransaction('dividend', { date: '2021-10-01', exDate: '2021-09-01', amount: 1 })) // prettier-ignore
  const undated = trades({ symbol: 'NAB' }, aTransaction('opening', { date: null, units: 1, price: 1, createdAt: '2026-10-01T00:00:00.000Z' })) // prettier-ignore
  const vase = trades({ type: 'other', symbol: 'Vase' }, buy('2000-01-03', 1, 1))
  const days = (ledgers: readonly HoldingTrades[]) =>
    historyWishes(ledgers).map(({ instrument, from }) => [instrument, dayOf(from)])
  const cba = { kind: 'asx', code: 'CBA' }
  expect(days([first, second])).toEqual([[cba, '2022-04-27']])
  expect(days([second, first])).toEqual([[cba, '2022-04-27']])
  expect(days([moved, paid, undated, vase])).toEqual([
    [{ kind: 'asx', code: 'BHP' }, '2019-06-26'],
    [{ kind: 'asx', code: 'VAS' }, '2021-08-27'],
    [{ kind: 'asx', code: 'NAB' }, '2026-09-26'],
  ])
})

test('made-up closes stay only where nothing real is beside them', () => {
  const [real, made] = [served(aHistory(closes)), served(aHistory(closes, { source: 'sample' }), true)]
  expect(withoutMixedSamples(new Map([['made', made]])).get('made')).toEqual(made)
  const mixed = withoutMixedSamples(new Map([['real', real], ['made', made]])) // prettier-ignore
  expect(mixed.get('real')).toEqual(real)
  expect(mixed.get('made')).toMatchObject({ history: null, isSample: false })
})

test('a made-up history counts where the sample price is one of that security, never one of 100 that nobody knows', () => {
  const madeUp = served(aHistory({ [monday]: 98, [tuesday]: 100 }, { source: 'sample' }), true)
  const histories = new Map([['asx:QQQQ', madeUp], ['asx:CBA', madeUp]]) // prettier-ignore
  const unlisted = trades({ symbol: 'QQQQ', quantity: 5, costBasis: 8 }, buy(monday, 5, 8))
  const unlistedPrice: PricedInstrument = { ...aSample, price: 100, isListed: false }
  const prices = new Map([['asx:QQQQ', unlistedPrice], ['asx:CBA', aSample]]) // prettier-ignore
  const { valued } = valuedHoldings([unlisted, trades({}, buy(monday, 1, 90))], histories, prices, dayNumber(tuesday))
  expect(valued.map(({ series, isSample, history }) => [[...series!.values], isSample, history === null])).toEqual([
    [[40, 40], false, true],
    [[98, 100], true, false],
  ])
})
