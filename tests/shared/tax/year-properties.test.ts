// What holds for every year of every portfolio, whatever the trades: made-up ones, many of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayOf, financialYear } from '#shared/kernel/dates.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { beforeDiscount, regimeOf } from '#shared/tax/capital-gain.ts'
import { shownYear } from '#shared/tax/shown-year.ts'
import { noTaxRecord } from '#shared/tax/tax-record.ts'
import { taxEvents } from '#shared/tax/tax-events.ts'
import { taxYear } from '#shared/tax/tax-year.ts'
import { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { aTransaction, buy, sell, split } from '../portfolio/ledger-support.ts'
import { holdingOf, risenBy } from './tax-support.ts'

const start = dayNumber('2024-01-01')
const today = '2030-06-30'
const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030]
const indexOf = risenBy(30n)

const aStep = fc.record({
  gap: fc.integer({ min: 1, max: 160 }),
  units: fc.integer({ min: 1, max: 40 }),
  cents: fc.integer({ min: 1, max: 20_000 }),
  kind: fc.constantFrom('buy', 'buy', 'buy', 'sell', 'sell', 'split', 'dividend', 'returned', 'reinvested', 'reward'),
})

/** Trades that can have happened: no sale of more than is held. */
const trades = fc.array(aStep, { minLength: 1, maxLength: 14 }).map((steps): Transaction[] => {
  let [day, held] = [start, 0]
  return steps.flatMap(({ gap, units, cents, kind }) => {
    day += gap
    const [date, price] = [dayOf(day), cents / 100]
    if (held === 0 || kind === 'buy') {
      held += units
      return [buy(date, units, price, 9.95)]
    }
    switch (kind) {
      case 'sell': {
        const sold = Math.min(units, held)
        held -= sold
        return [sell(date, sold, price, 9.95)]
      }
      case 'split':
        held *= 2
        return [split(date, 2, 1)]
      case 'dividend':
        return [aTransaction('dividend', { date, exDate: date, amount: price, franked: price })]
      case 'returned':
        return [aTransaction('returnOfCapital', { date, amountPerUnit: cents / 10_000 })]
      case 'reward':
        held += units
        return [aTransaction('reward', { date, units, price })]
      default:
        held += units
        return [aTransaction('reinvestment', { date, amount: (units * cents) / 100, units, price })]
    }
  })
})
const holdings = fc
  .tuple(trades, trades)
  .map((all) => all.map((each, at) => holdingOf(each, { id: `h${at}`, symbol: `H${at}`, closeAtChange: 75 })))

test('each event is in one year, by its day alone, and its parcels add up to it', () => {
  fc.assert(
    fc.property(holdings, (all) => {
      const events = taxEvents(all, indexOf)
      const listed = years.flatMap((year) => taxYear(year, events, new Map(), today).disposals)
      expect(listed).toHaveLength(events.disposals.length)
      for (const { day, endsIn, parcels, kind, holding, transactionId } of listed) {
        expect(endsIn).toBe(financialYear(day))
        for (const { gain } of parcels) if (!('missing' in gain)) expect(gain.regime).toBe(regimeOf(day))
        const sale = holding.transactions.find(({ id }) => id === transactionId)
        if (kind !== 'sale' || sale?.type !== 'sell') continue
        const proceeds = parcels.reduce((sum, parcel) => sum + parcel.proceeds, 0n)
        expect(proceeds).toBe(
          BigInt(Math.round(sale.units * sale.price! * 100)) * 10n ** 22n - BigInt(995) * 10n ** 22n,
        )
      }
    }),
    { numRuns: 150 },
  )
})

test('a net gain is never below zero, and no loss is lost or used twice from year to year', () => {
  fc.assert(
    fc.property(holdings, fc.integer({ min: 0, max: 1_000_000 }), (all, cents) => {
      const events = taxEvents(all, indexOf)
      const entries = new Map([[2024, { carriedLosses: cents / 100, creditsElsewhere: null }]])
      const told = years.map((year) => taxYear(year, events, entries, today))
      for (const { gains } of told) expect(gains.net >= 0n && gains.carriedForward >= 0n).toBe(true)
      const sum = (of: (year: (typeof told)[number]) => bigint): bigint => told.reduce((all2, y) => all2 + of(y), 0n)
      const losses = sum(({ disposals }) =>
        disposals.reduce(
          (total, { parcels }) =>
            total + parcels.reduce((part, { gain }) => part + ('missing' in gain ? 0n : gain.parts.loss), 0n),
          0n,
        ),
      )
      const used = sum(({ gains }) => gains.currentLossesUsed + gains.carriedLossesUsed)
      const [first, last] = [told[0]!, told.at(-1)!]
      expect(used + last.gains.carriedForward).toBe(losses + first.carried.amount)
      told.slice(1).forEach(({ carried }, at) => expect(carried.amount).toBe(told[at]!.gains.carriedForward))
    }),
    { numRuns: 150 },
  )
})

test('the answer of every year is one, its ladder goes down to the net gain, and the recorded gain lies in the range', () => {
  fc.assert(
    fc.property(holdings, fc.constantFrom(...years.slice(1)), (all, year) => {
      const events = taxEvents(all, indexOf)
      const around = {
        record: noTaxRecord,
        valuesWanted: { holdings: [], isWeek: false },
        leftOut: { simple: [], broken: [] },
      }
      const answer = shownYear(taxYear(year, events, new Map(), today), events, around, today, { indexOf })
      TaxYearAnswer.parse(answer)
      const { gains, afterLosses, currentLossesUsed, carriedLossesUsed, discount, net, netOther, netLater } =
        answer.ladder
      expect(gains.total - currentLossesUsed - carriedLossesUsed).toBeCloseTo(afterLosses.total, 6)
      expect(afterLosses.total - discount).toBeCloseTo(net, 6)
      expect(netOther + netLater).toBeCloseTo(net, 6)
      for (const { gain, range, parcels } of answer.disposals) {
        if (gain === null) continue
        expect(parcels.reduce((sum, parcel) => sum + parcel.gain!.amount, 0)).toBeCloseTo(gain, 6)
        if (range === null) continue
        expect(range.lowest).toBeLessThanOrEqual(gain + 1e-6)
        expect(range.highest).toBeGreaterThanOrEqual(gain - 1e-6)
      }
    }),
    { numRuns: 100 },
  )
})

test('which parcels are picked moves gains between sales, never the sum when everything is sold under one rule', () => {
  const total = (transactions: readonly Transaction[]): bigint =>
    taxEvents([holdingOf(transactions)])
      .disposals.flatMap(({ parcels }) => parcels)
      .reduce((sum, { gain }) => sum + ('missing' in gain ? 0n : beforeDiscount(gain.parts)), 0n)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9000 }), (units, cents) => {
      const [one, two] = [buy('2024-01-10', 10, 50), buy('2025-01-10', 10, cents / 100)]
      const sale = sell('2025-09-01', 10, 70)
      const rest = sell('2026-02-02', 10, 71)
      const parcels = [
        { id: two.id, units },
        { id: one.id, units: 10 - units },
      ]
      expect(total([one, two, { ...sale, parcels }, rest])).toBe(total([one, two, sale, rest]))
    }),
  )
})
