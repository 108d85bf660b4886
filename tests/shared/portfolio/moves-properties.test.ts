// A move with the day and the cost base of what left changes nothing, whatever the ledger: no value, no flow, no figure, no tax.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { moneyPlaces, typedPlaces, unitPlaces } from '#shared/kernel/decimal.ts'
import { priceHistory } from '#shared/market/price-history.ts'
import { totalSeries } from '#shared/portfolio/day-series.ts'
import { holdingHistory } from '#shared/portfolio/holding-history.ts'
import { playLedger } from '#shared/portfolio/ledger.ts'
import { undated } from '#shared/portfolio/parcels.ts'
import { figuresOf, rangeOf } from '#shared/portfolio/performance.ts'
import { positionOf } from '#shared/portfolio/position.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { disposalsOf } from '#shared/tax/disposals.ts'
import { holdingPeriodTest } from '#shared/tax/holding-period.ts'
import { gainsOf, holdingOf } from '../tax/tax-support.ts'
import { idOf } from './ledger-support.ts'

const start = dayNumber('2024-01-01')
const length = 500
const to = start + length
const closes = priceHistory(
  'yahoo',
  Array.from({ length: length + 1 }, (_, at) => ({ day: start + at, price: 10 + ((at * 31) % 17) })),
)

type Draft = { kind: number; size: number; back: number }
const draft: fc.Arbitrary<Draft> = fc.record({
  kind: fc.integer({ min: 0, max: 8 }),
  size: fc.integer({ min: 1, max: 8 }),
  back: fc.integer({ min: 0, max: 60 }),
})

/** One transaction each 20 days; amounts that halve well, so that most cost bases can be typed. */
function transactionOf({ kind, size, back }: Draft, index: number): Transaction {
  const day = start + 20 * index
  const common = { id: idOf(index + 1), createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString() }
  const [date, exDate] = [dayOf(day), dayOf(Math.max(start, day - back))]
  switch (kind) {
    case 0:
      return { ...common, type: 'returnOfCapital', date, exDate, amountPerUnit: size / 8 }
    case 1:
      return { ...common, type: 'costBaseAdjustment', date, amount: 64 * (size - 4) || 64 }
    case 2:
      return { ...common, type: 'dividend', date, exDate, amount: size, frankingCredit: size }
    case 3:
      return { ...common, type: 'reinvestment', date, exDate, amount: 50, units: 4 * size, price: 10 }
    case 4:
      return { ...common, type: 'split', date, newUnits: 2, oldUnits: 1 }
    case 5:
    case 6:
      return { ...common, type: 'sell', date, units: 8 * size, price: 12, brokerage: 8 }
    default:
      return { ...common, type: 'buy', date, units: 32 * size, price: 10 + size, brokerage: 8 }
  }
}

const possible = fc.array(draft, { minLength: 4, maxLength: 22 }).map((drafts) => {
  const kept: Transaction[] = []
  for (const transaction of drafts.map(transactionOf)) {
    if (!('problem' in playLedger([...kept, transaction], 'CBA'))) kept.push(transaction)
  }
  return kept
})

function told(transactions: readonly Transaction[], name: (id: string) => string) {
  const result = holdingHistory({ symbol: 'CBA', transactions, history: closes, maxGapDays: 5 }, to)
  if ('problem' in result) throw new Error(result.problem.message)
  const { ledger, series } = result
  const total = totalSeries(series === null ? [] : [series], to)
  const { parcels, ...position } = positionOf(ledger, transactions)
  return {
    position,
    parcels: parcels.map((parcel) => ({ ...parcel, id: name(parcel.id) })),
    values: series?.values,
    flows: ledger.flows,
    figures: total === null ? null : figuresOf(total, rangeOf('All', dayOf(to), total)),
    gains: disposalsOf(holdingOf(transactions)).map((disposal) => {
      // The parcels of one return of capital have no order of their own; what was sold before a move and after it has two rows.
      const ofParcels: Record<string, number> = {}
      gainsOf(disposal).forEach((gain, at) => {
        const parcel = name(disposal.parcels[at]!.parcelId)
        ofParcels[parcel] = (ofParcels[parcel] ?? 0) + Number(gain)
      })
      return { day: disposal.day, ofParcels }
    }),
    credits: transactions.flatMap((each) =>
      'exDate' in each && each.type === 'dividend' ? [holdingPeriodTest(transactions, each.exDate, dayOf(to))] : [],
    ),
  }
}

const isTyped = (amount: bigint, places: number): boolean => amount % 10n ** BigInt(places - typedPlaces) === 0n

test('a ledger with a move comes to what it comes to without it', () => {
  let moved = 0
  fc.assert(
    fc.property(possible, fc.nat(), fc.nat(), fc.integer({ min: -14, max: 14 }), (transactions, when, which, apart) => {
      // Between two transactions, where nothing else happens on the days of the move.
      const day = start + 20 * (when % (transactions.length + 2)) + 3
      const before = playLedger(transactions, 'CBA', { until: day })
      if ('problem' in before || before.parcels.length === 0) return
      const place = which % before.parcels.length
      const parcel = before.parcels[place]!
      // The oldest units leave first of themselves.
      const parcels =
        place === 0 ? {} : { parcels: [{ id: parcel.id, units: Number(parcel.units) / 10 ** unitPlaces }] }
      const units = Number(parcel.units) / 10 ** unitPlaces
      if (parcel.acquired === undated || !isTyped(parcel.units, unitPlaces) || !isTyped(parcel.cost, moneyPlaces))
        return
      const [out, into] = [idOf(8_001), idOf(8_002)]
      const createdAt = '2026-02-01T00:00:00.000Z'
      // A split between the two days would have made other units of them.
      const isSplitBetween = before.splits.some((one) => one.day > day - 15 && one.day < day + 15)
      const move: Transaction[] = [
        { id: out, createdAt, type: 'transferOut', date: dayOf(day), units, ...parcels },
        {
          id: into,
          createdAt,
          type: 'transferIn',
          date: dayOf(Math.max(parcel.acquired, isSplitBetween ? day : day + apart)),
          units,
          costBase: Number(parcel.cost / 10n ** BigInt(moneyPlaces - typedPlaces)) / 10 ** typedPlaces,
          acquiredOn: dayOf(parcel.acquired),
        },
      ]
      moved++
      expect(told([...transactions, ...move], (id) => (id === into ? parcel.id : id))).toEqual(
        told(transactions, (id) => id),
      )
    }),
    { numRuns: 100 },
  )
  expect(moved).toBeGreaterThan(20)
})
