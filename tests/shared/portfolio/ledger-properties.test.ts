// What must hold for every ledger: it has no memory, no order of entry, no unit of money; its parts add up.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { priceHistory } from '#shared/market/price-history.ts'
import { exactly, totalSeries } from '#shared/portfolio/day-series.ts'
import { gainOfRange } from '#shared/portfolio/gain.ts'
import { holdingHistory, type HoldingHistory } from '#shared/portfolio/holding-history.ts'
import { type Figures, figuresOf, rangeOf } from '#shared/portfolio/performance.ts'
import { type Position, positionOf } from '#shared/portfolio/position.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { idOf } from './ledger-support.ts'

const start = dayNumber('2020-01-01')
const length = 500
const to = start + length
const today = dayOf(to)

/** Closes as they were really paid; a split of 2 to 1 on day 250 is in them. */
const splitDay = start + 250
const closesOf = (seed: number, scale: number) =>
  priceHistory(
    'yahoo',
    Array.from({ length: length + 1 }, (_, at) => ({
      day: start + at,
      price: scale * (100 + 40 * Math.sin(at / 37 + seed) + ((at * 7919 + seed) % 11)),
    })),
    { splits: [{ exDay: splitDay, newUnits: 2, oldUnits: 1 }] },
  )

const theSplit: Transaction = {
  id: idOf(900_000),
  type: 'split',
  date: dayOf(splitDay),
  newUnits: 2,
  oldUnits: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
}

type Draft = { at: number; kind: number; units: number; price: number; extra: number; exDays: number }
const draft: fc.Arbitrary<Draft> = fc.record({
  at: fc.integer({ min: 0, max: length }),
  kind: fc.integer({ min: 0, max: 11 }),
  units: fc.integer({ min: 1, max: 5_000_000 }),
  price: fc.integer({ min: 0, max: 20_000 }),
  extra: fc.integer({ min: 0, max: 3000 }),
  exDays: fc.integer({ min: 0, max: 30 }),
})

/** A transaction of one of all kinds; amounts have few decimals so that doubling and splitting them stays within eight. */
function transactionOf({ at, kind, units, price, extra, exDays }: Draft, index: number): Transaction {
  const date = dayOf(start + at)
  const exDate = dayOf(Math.max(start, start + at - exDays))
  const common = { id: idOf(index + 1), createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString() }
  const [u, p, e] = [units / 1000, price / 100, extra / 100]
  switch (kind) {
    case 0:
      return { ...common, type: 'opening', date, units: u, price: p }
    case 1:
      return { ...common, type: 'opening', date: null, units: u, price: p }
    case 2:
      return { ...common, type: 'transferIn', date, units: u, costBase: p, acquiredOn: exDate }
    case 3:
      return { ...common, type: 'transferOut', date, units: u }
    case 4:
      return {
        ...common,
        type: 'dividend',
        date,
        exDate,
        amount: (price + 100) / 100,
        withheld: Math.min(extra, price + 100) / 100,
      }
    case 5:
      return { ...common, type: 'reinvestment', date, exDate, amount: (price + 100) / 100, units: u, price: e }
    case 6:
      return { ...common, type: 'returnOfCapital', date, exDate, amountPerUnit: (extra + 100) / 10_000 }
    case 7:
      return { ...common, type: 'costBaseAdjustment', date, amount: (price * 10 - 100_005) / 1000 }
    case 8:
      return { ...common, type: 'reward', date, units: u, price: p }
    case 9:
    case 10:
      return { ...common, type: 'sell', date, units: u, price: p, brokerage: e }
    default:
      return { ...common, type: 'buy', date, units: u, price: p, brokerage: e }
  }
}

type Told = { position: Position; figures: Figures | null; history: HoldingHistory }
const history = closesOf(1, 1)

function told(transactions: readonly Transaction[], closes = history): Told | string {
  const facts = { symbol: 'CBA', transactions, history: closes, maxGapDays: 5 }
  const result = holdingHistory(facts, to)
  if ('problem' in result) return result.problem.message
  const series = totalSeries(result.series === null ? [] : [result.series], to)
  const figures = series === null ? null : figuresOf(series, rangeOf('All', today, series))
  return { position: positionOf(result.ledger, transactions), figures, history: result }
}

/** Ledgers that can have happened: what would not fit is left out, one by one, by the core's own refusal. */
const possible = fc.array(draft, { maxLength: 14 }).map((drafts) => {
  const kept: Transaction[] = [theSplit]
  drafts.map(transactionOf).forEach((transaction) => {
    if (typeof told([...kept, transaction]) !== 'string') kept.push(transaction)
  })
  return kept
})

const tell = (transactions: readonly Transaction[], closes = history): Told => {
  const result = told(transactions, closes)
  if (typeof result === 'string') throw new Error(result)
  return result
}
const runs = { numRuns: 60 }

test('what is added and deleted again leaves every figure as it was, to the last bit', () => {
  fc.assert(
    fc.property(possible, draft, (transactions, more) => {
      const before = tell(transactions)
      told([...transactions, transactionOf(more, 500)])
      expect(tell(transactions)).toEqual(before)
    }),
    runs,
  )
})

test('the order of entry does not matter', () => {
  fc.assert(
    fc.property(possible, fc.array(fc.nat(), { minLength: 15, maxLength: 15 }), (transactions, keys) => {
      const shuffled = transactions
        .map((transaction, index) => ({ transaction, key: keys[index]! }))
        .sort((a, b) => a.key - b.key)
        .map(({ transaction }) => transaction)
      // Parcels are kept with their transactions, so everything told is compared, the ledger's own lists included.
      expect(tell(shuffled)).toEqual(tell(transactions))
    }),
    runs,
  )
})

test('a buy entered as two halves changes nothing', () => {
  fc.assert(
    fc.property(possible, (transactions) => {
      const bought = transactions.find((transaction) => transaction.type === 'buy')
      if (bought === undefined) return
      const half = { ...bought, units: bought.units / 2, brokerage: (bought.brokerage ?? 0) / 2 }
      const halves = transactions.flatMap((each) =>
        each === bought ? [half, { ...half, id: `${bought.id.slice(0, -1)}f` }] : [each],
      )
      const [one, two] = [tell(transactions), tell(halves)]
      const { parcels: _one, ...whole } = one.position
      const { parcels: _two, ...parts } = two.position
      closeTo(parts, whole, 1e-9)
      closeTo(two.figures, one.figures, 1e-9)
    }),
    runs,
  )
})

test('dollars scale: twice all of them is twice the dollars and not one percent more', () => {
  const moneyFields = new Set(['price', 'amount', 'brokerage', 'withheld', 'costBase', 'amountPerUnit'])
  const doubled = (transaction: Transaction): Transaction =>
    Object.fromEntries(
      Object.entries(transaction).map(([key, value]) => [key, moneyFields.has(key) ? (value as number) * 2 : value]),
    ) as Transaction
  const dollars: ReadonlySet<string> = new Set([
    'startValue',
    'endValue',
    'moneyIn',
    'moneyOut',
    'gain',
    'unrealised',
    'realised',
    'income',
    'brokerage',
    'costBase',
    'costBasePerUnit',
    'costWithoutBrokerage',
    'costWithoutBrokeragePerUnit',
    'realisedGain',
    'realisedGainBeforeBrokerage',
    'withheld',
    'frankingCredits',
  ])
  const scaled = (value: object | null): object | null =>
    value &&
    Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, dollars.has(key) ? (each as number) * 2 : each]),
    )
  fc.assert(
    fc.property(possible, (transactions) => {
      const [once, twice] = [tell(transactions), tell(transactions.map(doubled), closesOf(1, 2))]
      closeTo(twice.figures, scaled(once.figures), 2e-8)
      const { parcels: _once, ...position } = once.position
      const { parcels: _twice, ...more } = twice.position
      closeTo(more, scaled(position), 2e-8)
    }),
    runs,
  )
})

test('the parts of the gain are what they say, and add up to it', () => {
  fc.assert(
    fc.property(possible, fc.integer({ min: 0, max: length }), fc.integer({ min: 0, max: length }), (list, a, b) => {
      const { series, ledger } = tell(list).history
      if (series === null) return
      const range = { after: start + Math.min(a, b), to: start + Math.max(a, b) }
      const gain = gainOfRange([series], range)
      const paid = (day: number): bigint => ledger.steps.findLast((step) => step.day <= day)?.paid ?? 0n
      const value = (day: number): number => (day < series.from ? 0 : series.values[day - series.from]!)
      const unrealised = exactly(value(range.to)) - paid(range.to) - (exactly(value(range.after)) - paid(range.after))
      expect(gain.unrealised).toBeCloseTo(Number(unrealised) / 1e24, 6)
      const places = (amount: number): bigint => BigInt(Math.round(amount * 1e8))
      const parts = places(gain.unrealised) + places(gain.realised) + places(gain.income) + places(gain.brokerage)
      expect(parts).toBe(places(gain.gain))
    }),
    runs,
  )
})

test('gains of two ranges that meet add up to the gain of both', () => {
  fc.assert(
    fc.property(possible, fc.integer({ min: 0, max: length }), (transactions, at) => {
      const { series } = tell(transactions).history
      if (series === null) return
      const gain = (after: number, end: number): number => gainOfRange([series], { after, to: end }).gain
      expect(gain(start - 1, start + at) + gain(start + at, to)).toBeCloseTo(gain(start - 1, to), 6)
    }),
    runs,
  )
})

test('cost goes somewhere: what was paid in is in parcels, slices, returned capital and adjustments', () => {
  fc.assert(
    fc.property(possible, (transactions) => {
      const { ledger } = tell(transactions).history
      expect(ledger.parcels.every(({ units, cost, paid }) => units > 0n && cost >= 0n && paid >= 0n)).toBe(true)
      for (const { transaction, parcels } of ledger.disposals) {
        const total = parcels.reduce((sum, { proceeds }) => sum + proceeds, 0n)
        const expected = transaction.type === 'sell' ? exactly(transaction.units * (transaction.price ?? 0)) : 0n
        expect(Number(total - expected) / 1e24).toBeCloseTo(0, 5)
      }
    }),
    runs,
  )
})

test('value is the same the day before and after the split at an unchanged price', () => {
  const still = priceHistory(
    'yahoo',
    Array.from({ length: length + 1 }, (_, at) => ({ day: start + at, price: 50 })),
    { splits: [{ exDay: splitDay, newUnits: 2, oldUnits: 1 }] },
  )
  fc.assert(
    fc.property(possible, (transactions) => {
      const around = transactions.filter(
        ({ date, type }) => type === 'split' || date === null || Math.abs(dayNumber(date) - splitDay) > 35,
      )
      const result = told(around, still)
      if (typeof result === 'string' || result.history.series === null) return
      const { from, values } = result.history.series
      if (from >= splitDay) return
      expect(values[splitDay - from]).toBeCloseTo(values[splitDay - from - 1]!, 6)
    }),
    runs,
  )
})

/** Numbers alike to a relative or absolute difference, everything else the same. */
function closeTo(actual: object | null, expected: object | null, within: number): void {
  expect(actual === null).toBe(expected === null)
  for (const [key, value] of Object.entries(expected ?? {})) {
    const got = (actual as Record<string, unknown>)[key]
    if (typeof value !== 'number') {
      if (typeof value === 'object') closeTo(got as object | null, value as object | null, within)
      else expect(got, key).toEqual(value)
    } else
      expect(Math.abs((got as number) - value), key).toBeLessThanOrEqual(within * Math.max(1, Math.abs(value)) * 10)
  }
}
