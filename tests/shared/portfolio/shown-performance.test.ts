// How much an answer about performance says at most, however much there is to say.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { benchmarkInstruments } from '#shared/market/benchmark-instruments.ts'
import type { ServedHistory } from '#shared/market/history-service.ts'
import { instrumentKey } from '#shared/market/instrument.ts'
import { priceHistory } from '#shared/market/price-history.ts'
import { isAsxDay } from '#shared/market/trading-calendar.ts'
import { performance as contract } from '#shared/portfolio/performance-contract.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import { shownPerformance } from '#shared/portfolio/shown-performance.ts'
import { TransactionFacts } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { share } from '#tests/support/market/market-stack.ts'
import { aTransaction, buy, idOf, sell } from './ledger-support.ts'

const today = '2026-11-18'
const [first, last] = [dayNumber('2016-11-18'), dayNumber(today)]

/** A share that goes up and down, pays twice a year and was split once. */
function served(seed: number): ServedHistory {
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(isAsxDay)
  const level = (day: number): number => 100 + 20 * Math.sin(day / 17 + seed) + 10 * Math.sin(1.7 * day + seed)
  const years = Array.from({ length: 10 }, (_, at) => 2017 + at)
  const history = priceHistory(
    'yahoo',
    days.map((day) => ({ day, price: Math.round(100 * level(day)) / 100 })),
    {
      splits: [{ exDay: dayNumber('2020-05-11'), newUnits: 2, oldUnits: 1 }],
      dividends: years.map((year) => ({ exDay: dayNumber(`${year}-08-17`), amount: 1.1 })),
    },
  )
  return { history, covers: { from: first, to: last }, isSample: false, state: 'complete' }
}

const aHolding = (at: number, units: number) => {
  const holding = aStoredHolding({ id: idOf(1_000_000 + at), symbol: `H${at}` })
  const transactions = Array.from({ length: 40 }, (_, trade) => {
    const [day, price] = [dayOf(first + at + trade * 85), Math.round(1e4 * (100 + 27 * Math.sin(at + trade))) / 1e4]
    return trade % 3 === 2 ? sell(day, 10 * units, price, 9.95) : buy(day, (10 + trade) * units, price, 9.95)
  })
  return { holding, transactions }
}

const answerOf = (holdings: number, units: number, asked: Record<string, string> = {}) =>
  answerAbout(
    Array.from({ length: holdings }, (_, at) => aHolding(at, units)),
    asked,
  )

function answerAbout(ledgers: readonly HoldingTrades[], asked: Record<string, string> = {}) {
  const instruments = [...ledgers.map(({ holding }) => share(holding.symbol)), ...benchmarkInstruments]
  const histories = new Map(instruments.map((each, at) => [instrumentKey(each), served(at)]))
  const known = { ledgers, histories, kept: new Map(), prices: new Map(), state: { kind: 'complete' } as const }
  const answer = shownPerformance(known, z.parse(contract.show.query, asked), today)
  return z.parse(contract.show.response, answer)
}

const own = { compare: 'asx200', from: '2020-01-01', to: '2022-05-05' }

test.each([1, 1000])(
  'a decade of fifty shares with dividends, a split and every comparison is 60 KB at most, with trades of %s x 10 units',
  (units) => {
    const answer = answerOf(50, units, own)
    expect(new TextEncoder().encode(JSON.stringify(answer)).length).toBeLessThanOrEqual(60_000)
    const { days, values } = answer.points
    expect(days.length).toBeGreaterThan(150)
    expect(answer.benchmarks.find(({ id }) => id === 'asx200')?.values).toHaveLength(days.length)
    // What is drawn of a range still has its ends and its highest day.
    expect([days[0], days.at(-1)]).toEqual([first, last])
    expect(Math.max(...values)).toBeGreaterThan(answer.ranges.at(-1)!.endValue)
  },
)

test('few holdings have all their points, whatever else is asked', () => {
  const { points } = answerOf(3, 1, own)
  expect(points.days.length).toBeGreaterThan(500)
  expect(answerOf(3, 1).points.days.length).toBeGreaterThan(400)
})

test('a dividend that is found is in whole cents, so that it can be entered as it is suggested', () => {
  const { holding } = aHolding(1, 1)
  // 0.0011 dollars were never paid.
  expect(answerAbout([{ holding, transactions: [buy('2021-01-04', 0.001, 100)] }]).suggestions.dividends).toEqual([])
  const { suggestions } = answerAbout([{ holding, transactions: [buy('2021-01-04', 7, 100)] }])
  expect(suggestions.dividends).toHaveLength(6)
  for (const { exDate, amount } of suggestions.dividends) {
    // 7 x 1.1 is 7.700000000000001 in binary numbers.
    expect(amount).toBe(7.7)
    expect(z.safeParse(TransactionFacts, { type: 'dividend', date: exDate, exDate, amount }).success).toBe(true)
  }
})

test('days of one’s own from before a holding have no change of it, and what no day is known of has no row', () => {
  const [held, later, undated] = [aHolding(0, 1), aHolding(1, 1), aHolding(2, 1)]
  const answer = answerAbout(
    [
      held,
      { ...later, transactions: [buy('2024-01-04', 10, 100)] },
      { ...undated, transactions: [aTransaction('opening', { date: null, units: 5, price: 100 })] },
    ],
    { from: '2020-01-01', to: '2020-12-31' },
  )
  expect(answer.holdings.map(({ symbol }) => symbol)).toEqual(['H0', 'H1'])
  expect(answer.holdings[1]).toMatchObject({ endValue: 0, gain: 0, timeWeighted: 0, moneyWeightedPerYear: null })
  expect(answer.holdingsNotListed).toBe(0)
})

test('a comparison that is not known for the days asked for yet is drawn nowhere, and has no figure of them', () => {
  const { points, benchmarks } = answerOf(1, 1, { compare: 'inflation', from: '2026-11-02', to: today })
  const inflation = benchmarks.find(({ id }) => id === 'inflation')!
  expect(inflation.knownTo! < '2026-11-02').toBe(true)
  expect(inflation.values).toEqual(points.days.map(() => null))
  expect(inflation.comparisons.map(({ range }) => range)).not.toContain('own')
})
