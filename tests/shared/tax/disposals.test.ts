// Disposals of a holding from its ledger: parcels, capital returned, splits, the change of the rule, the range of gains.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { moneyNumber, toMoney, toUnits } from '#shared/kernel/decimal.ts'
import { beforeDiscount } from '#shared/tax/capital-gain.ts'
import { disposalsOf, type TaxDisposal } from '#shared/tax/disposals.ts'
import { disposalRanges } from '#shared/tax/disposal-range.ts'
import type { TaxHolding } from '#shared/tax/tax-holding.ts'
import { aTransaction, buy, sell, split } from '../portfolio/ledger-support.ts'
import { gainsOf, holdingOf, risenBy } from './tax-support.ts'

test('a sale takes first in, first out, brokerage on both sides counted', () => {
  const [disposal] = disposalsOf(
    holdingOf([buy('2024-01-10', 10, 100, 10), buy('2025-01-10', 10, 120, 10), sell('2025-06-30', 15, 150, 15)]),
  )
  expect(disposal).toMatchObject({ kind: 'sale', day: '2025-06-30', endsIn: 2025 })
  expect(disposal!.parcels.map(({ acquired }) => acquired)).toEqual(['2024-01-10', '2025-01-10'])
  // 10 of 15 units: 1,500 less 10 of brokerage, less 1,010. 5 of them: 750 less 5, less 605.
  expect(gainsOf(disposal!)).toEqual([480, 140])
  const parts = disposal!.parcels.map(({ gain }) => ('missing' in gain ? null : gain.parts))
  expect(parts).toMatchObject([{ discountable: toMoney(480) }, { other: toMoney(140) }])
})

test('picked parcels are taken, and a later sale takes what is left', () => {
  const [older, newer] = [buy('2024-01-10', 10, 100), buy('2025-01-10', 10, 120)]
  const first = { ...sell('2025-06-30', 10, 150), parcels: [{ id: newer.id, units: 10 }] }
  const disposals = disposalsOf(holdingOf([older, newer, first, sell('2025-07-01', 10, 150)]))
  expect(disposals.map(({ parcels, endsIn }) => [parcels[0]!.parcelId, endsIn])).toEqual([
    [newer.id, 2025],
    [older.id, 2026],
  ])
})

test('capital returned lowers the cost base, and beyond it is a gain of that day', () => {
  const returned = (date: string, amountPerUnit: number) => aTransaction('returnOfCapital', { date, amountPerUnit })
  const disposals = disposalsOf(
    holdingOf([
      buy('2023-01-10', 100, 5),
      returned('2024-08-01', 2),
      returned('2025-08-01', 4),
      sell('2026-08-03', 100, 6),
    ]),
  )
  expect(disposals.map(({ kind, endsIn }) => [kind, endsIn])).toEqual([
    ['capital returned', 2026],
    ['sale', 2027],
  ])
  expect(disposals.map(gainsOf)).toEqual([[100], [600]])
})

test('capital returned on units that were moved out before it was paid is no event, on units that were sold it is one', () => {
  const returned = aTransaction('returnOfCapital', { date: '2025-09-20', exDate: '2025-09-01', amountPerUnit: 1 })
  const bought = buy('2020-07-10', 100, 10)
  const moved = aTransaction('transferOut', { date: '2025-09-10', units: 100 })
  expect(disposalsOf(holdingOf([bought, moved, returned]))).toEqual([])
  const sold = disposalsOf(holdingOf([bought, { ...moved, units: 60 }, sell('2025-09-11', 40, 12), returned]))
  expect(sold.map(({ kind }) => kind)).toEqual(['sale', 'capital returned'])
  expect(sold.map(gainsOf)).toEqual([[80], [40]])
})

test('capital returned on the rounded balance of a consolidation that was moved within the holding is no event', () => {
  const returned = aTransaction('returnOfCapital', { date: '2024-04-01', exDate: '2024-03-01', amountPerUnit: 1 })
  const moved = [
    aTransaction('transferOut', { date: '2024-03-10', units: 33.333_333_33 }),
    aTransaction('transferIn', { date: '2024-03-10', units: 33.333_333_33, costBase: 1000, acquiredOn: '2024-01-01' }),
  ]
  const trades = [buy('2024-01-01', 100, 10), split('2024-02-01', 1, 3), ...moved, returned]
  expect(disposalsOf(holdingOf(trades))).toEqual([])
  const [sold] = disposalsOf(holdingOf([...trades, sell('2024-05-01', 33.333_333_33, 30)]))
  expect(gainsOf(sold!).map(Number)).toEqual([expect.closeTo(33.33, 2)])
})

test('capital returned beyond the cost bases of several parcels is one event, each parcel by its own days', () => {
  const [older, newer] = [buy('2023-01-10', 10, 1), buy('2025-08-01', 20, 2)]
  const returned = aTransaction('returnOfCapital', { date: '2025-09-20', amountPerUnit: 3 })
  const adjusted = aTransaction('costBaseAdjustment', { date: '2026-06-30', amount: -30 })
  const disposals = disposalsOf(holdingOf([older, newer, returned, adjusted]))
  expect(disposals.map(({ kind, transactionId, parcels }) => [kind, transactionId, parcels.length])).toEqual([
    ['capital returned', returned.id, 2],
    ['cost base adjustment', adjusted.id, 2],
  ])
  expect(disposals.map(gainsOf)).toEqual([
    [20, 20],
    [10, 20],
  ])
  expect(disposals[0]!.parcels.map(({ parcelId, gain }) => [parcelId, 'parts' in gain && gain.parts])).toMatchObject([
    [older.id, { discountable: toMoney(20), other: 0n }],
    [newer.id, { discountable: 0n, other: toMoney(20) }],
  ])
})

test('a split keeps dates and spreads the cost', () => {
  const [disposal] = disposalsOf(
    holdingOf([buy('2024-01-10', 10, 100), split('2025-01-10', 4, 1), sell('2025-02-03', 20, 40)]),
  )
  expect(gainsOf(disposal!)).toEqual([300])
  expect(disposal!.parcels[0]).toMatchObject({ acquired: '2024-01-10', units: toUnits(20), costBase: toMoney(500) })
})

test('a parcel held across 1 July 2027 is parted at that close, in the units of then', () => {
  const transactions = [
    buy('2021-02-02', 100, 50),
    aTransaction('returnOfCapital', { date: '2027-09-01', amountPerUnit: 1 }),
    split('2028-03-01', 2, 1),
    sell('2029-05-01', 100, 45),
  ]
  const [disposal] = disposalsOf(holdingOf(transactions, { closeAtChange: 70 }), risenBy(90n))
  const { gain } = disposal!.parcels[0]!
  // 50 units of then: worth 3,500 for a cost of 2,500; the later part is 4,500 less (3,500 - 50) x 1.09.
  expect(gain).toMatchObject({ deferred: toMoney(1000), indexedCost: toMoney(3760.5) })
  expect(gainsOf(disposal!)).toEqual([1739.5])
  expect(gainsOf(disposalsOf(holdingOf(transactions), risenBy(90n))[0]!)).toEqual(['value at change'])
  // Index numbers of 2027 are not published.
  expect(gainsOf(disposalsOf(holdingOf(transactions, { closeAtChange: 40 }))[0]!)).toEqual(['index factor'])
})

test('what changes the cost base after the change changes what is left of the value then, through sales and splits', () => {
  const changed = (date: string, amount: number) => aTransaction('costBaseAdjustment', { date, amount })
  const transactions = [
    buy('2021-02-02', 100, 1),
    buy('2028-01-10', 100, 5),
    // 3.50 a unit of each: beyond the old cost of the older parcel, within its value of 4.
    aTransaction('returnOfCapital', { date: '2028-02-01', amountPerUnit: 3.5 }),
    split('2028-03-01', 2, 1),
    changed('2028-06-30', 100),
    sell('2028-08-01', 100, 2),
    sell('2028-09-01', 300, 2),
  ]
  const [first, second] = disposalsOf(holdingOf(transactions, { closeAtChange: 4 }), risenBy(0n))
  // 400 - 350 + 50 are left for 200 units, 500 - 350 + 50 for the newer ones.
  const bases = (disposal: TaxDisposal) =>
    disposal.parcels.map(({ gain }) => 'laterBase' in gain && moneyNumber(gain.laterBase!))
  expect([bases(first!), bases(second!)]).toEqual([[50], [50, 200]])
  const holding = holdingOf(transactions, { closeAtChange: 4 })
  const sold = transactions.filter(({ type }) => type === 'sell').map(({ id }) => id)
  const ranges = disposalRanges(holding, new Set(sold), risenBy(0n))
  // 100 units of either: 200 less 50 and 300 built up before, or less 100.
  const [found] = sold.map((id) => ranges.get(id))
  expect(found).toEqual({ lowest: toMoney(100), highest: toMoney(300) })
})

test('units that were moved in after a split are those of then before it: the same as if they had been bought here', () => {
  const about = { closeAtChange: 40 }
  const moved = (units: number) =>
    aTransaction('transferIn', { date: '2028-01-01', acquiredOn: '2027-05-01', units, costBase: 100 })
  const later = [split('2027-10-01', 2, 1), sell('2028-02-01', 10, 50)]
  const bought = disposalsOf(holdingOf([buy('2027-05-01', 5, 20), ...later], about), risenBy(0n))
  expect(disposalsOf(holdingOf([moved(10), ...later], about), risenBy(0n)).map(gainsOf)).toEqual(bought.map(gainsOf))
  expect(disposalsOf(holdingOf([moved(10), ...later], about), risenBy(0n))[0]!.parcels[0]!.sale.atChange).toEqual(
    bought[0]!.parcels[0]!.sale.atChange,
  )
  expect(bought[0]!.parcels[0]!.sale.atChange).toEqual({
    value: toMoney(200),
    costBase: toMoney(100),
    laterBase: toMoney(200),
  })
  // Fewer came than were sold before: there were ten times as many then.
  const merged = aTransaction('consolidation', { date: '2027-10-01', newUnits: 1, oldUnits: 10 })
  const early = disposalsOf(holdingOf([moved(10), merged, sell('2027-06-10', 50, 3)]))
  expect(early.map(gainsOf)).toEqual([[100]])
})

test('a move within the holding leaves every gain as it was, before the change of the rule and across it', () => {
  const bought = buy('2024-01-10', 10, 30)
  const rest = [split('2027-10-01', 2, 1), sell('2028-02-01', 12, 50), sell('2028-06-01', 8, 50)]
  const about = { closeAtChange: 40 }
  const still = holdingOf([bought, ...rest], about)
  const gains = (holding: TaxHolding) => disposalsOf(holding, risenBy(100n)).map(({ parcels }) => parcels[0]!.gain)
  const ranges = (holding: TaxHolding) => [
    ...disposalRanges(holding, new Set(rest.map(({ id }) => id)), risenBy(100n)).values(),
  ]
  for (const [out, into, units] of [
    ['2025-03-03', '2025-03-05', 10],
    ['2027-06-28', '2027-07-05', 10],
    ['2027-08-02', '2027-08-05', 10],
    ['2027-11-02', '2027-10-30', 20],
  ] as const) {
    const moved = [
      aTransaction('transferOut', { date: out, units }),
      aTransaction('transferIn', { date: into, units, costBase: 300, acquiredOn: '2024-01-10' }),
    ]
    const holding = holdingOf([bought, ...moved, ...rest], about)
    expect(gains(holding), out).toEqual(gains(still))
    expect(ranges(holding), out).toEqual(ranges(still))
  }
  // What is typed on arrival is the cost base from then on.
  const dearer = [
    aTransaction('transferOut', { date: '2025-03-03', units: 10 }),
    aTransaction('transferIn', { date: '2025-03-05', units: 10, costBase: 350, acquiredOn: '2024-01-10' }),
  ]
  expect(gainsOf(disposalsOf(holdingOf([bought, ...dearer, sell('2026-01-10', 10, 50)]))[0]!)).toEqual([150])
})

test('what was moved within the holding before the change has the cost base and the units it had at the change', () => {
  const moved = [
    aTransaction('transferOut', { date: '2026-03-02', units: 10 }),
    aTransaction('transferIn', { date: '2026-03-02', units: 10, costBase: 300, acquiredOn: '2024-01-10' }),
  ]
  const raised = aTransaction('costBaseAdjustment', { date: '2026-06-30', amount: 20 })
  const trades = [buy('2024-01-10', 10, 30), ...moved, raised, split('2026-09-01', 2, 1), sell('2029-01-10', 20, 40)]
  const [sold] = disposalsOf(holdingOf(trades, { closeAtChange: 25 }), risenBy(0n))
  expect(sold!.parcels.map(({ sale }) => sale.atChange)).toEqual([
    { value: toMoney(500), costBase: toMoney(320), laterBase: toMoney(500) },
  ])
})

test('a parcel that was moved in has the day it was bought, and one moved out is no sale', () => {
  const transfer = aTransaction('transferIn', {
    date: '2028-01-10',
    acquiredOn: '2026-01-10',
    units: 10,
    costBase: 500,
  })
  const out = aTransaction('transferOut', { date: '2028-05-01', units: 5 })
  const disposals = disposalsOf(
    holdingOf([transfer, out, sell('2028-06-01', 5, 80)], { closeAtChange: 70 }),
    risenBy(0n),
  )
  expect(disposals).toHaveLength(1)
  expect(disposals[0]!.parcels[0]!.gain).toMatchObject({ deferred: toMoney(100), isTwelveMonths: true })
})

test('without a day of buying a gain waits for it', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 50 })
  expect(gainsOf(disposalsOf(holdingOf([opening, sell('2026-02-02', 10, 60)]))[0]!)).toEqual(['acquired'])
  const moved = aTransaction('transferIn', { date: '2026-01-10', acquiredOn: null, units: 10, costBase: 500 })
  expect(gainsOf(disposalsOf(holdingOf([moved, sell('2028-02-02', 10, 60)]))[0]!)).toEqual(['acquired'])
})

test('capital returned after the change on an older parcel needs its value then; on a later one it does not', () => {
  const returned = aTransaction('returnOfCapital', { date: '2029-09-03', amountPerUnit: 8 })
  expect(gainsOf(disposalsOf(holdingOf([buy('2026-01-12', 10, 5), returned]))[0]!)).toEqual(['value at change'])
  expect(gainsOf(disposalsOf(holdingOf([buy('2028-01-12', 10, 5), returned]))[0]!)).toEqual([30])
})

test('units without a day keep their cost base at the change, and a gain beyond it waits for their day', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 50 })
  const returned = aTransaction('returnOfCapital', { date: '2029-09-03', amountPerUnit: 60 })
  const [disposal] = disposalsOf(holdingOf([opening, returned], { closeAtChange: 70 }))
  expect(disposal).toMatchObject({ kind: 'capital returned', day: '2029-09-03', parcels: [{ acquired: null }] })
  expect(gainsOf(disposal!)).toEqual(['acquired'])
})

test('transactions that cannot have happened are refused', () => {
  expect(() => disposalsOf(holdingOf([sell('2026-02-02', 10, 60)]))).toThrow(RangeError)
})

const range = (holding: TaxHolding, id: string) => {
  const found = disposalRanges(holding, new Set([id])).get(id)
  if (found === undefined || 'missing' in found) return found
  return [moneyNumber(found.lowest), moneyNumber(found.highest)]
}

test('the range of a sale is that of the dearest and the cheapest parcels, earlier sales as recorded', () => {
  const sale = sell('2025-06-30', 10, 150, 10)
  const earlier = sell('2025-03-03', 5, 130)
  const parcels = [buy('2024-01-10', 10, 100), buy('2024-06-10', 10, 140), buy('2025-01-10', 10, 120)]
  const later = [
    sell('2025-08-04', 5, 160),
    buy('2025-07-07', 5, 90),
    aTransaction('transferOut', { date: '2025-08-05', units: 1 }),
  ]
  const sameDay = [aTransaction('returnOfCapital', { date: '2025-06-30', amountPerUnit: 1 }), buy('2025-06-30', 1, 150)]
  const holding = holdingOf([...parcels, earlier, sale, ...later, ...sameDay])
  // Five of the cheapest went before: highest 5 at 100 and 5 at 120; lowest one at 150 and nine at 140.
  expect(range(holding, sale.id)).toEqual([80, 390])
  expect(range(holding, parcels[0]!.id)).toBeUndefined()
})

test('before the change an unknown day does not stop the range; after it, it does', () => {
  const opening = aTransaction('opening', { date: null, units: 10, price: 50 })
  const [before, after] = [sell('2026-02-02', 5, 60), sell('2028-02-02', 5, 60)]
  const holding = holdingOf([opening, buy('2025-02-03', 5, 55), before, after])
  expect(range(holding, before.id)).toEqual([25, 50])
  expect(range(holding, after.id)).toEqual({ missing: 'acquired' })
})

const anyTrades = fc
  .array(
    fc.record({ at: fc.nat(1500), units: fc.integer({ min: 1, max: 50 }), cents: fc.integer({ min: 1, max: 20_000 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .chain((buys) => {
    const most = buys.reduce((sum, { units }) => sum + units, 0)
    return fc.record({
      buys: fc.constant(buys),
      units: fc.integer({ min: 1, max: most }),
      cents: fc.integer({ min: 1, max: 20_000 }),
    })
  })

test('parcels of a disposal add up to it, and the recorded gain lies in the range', () => {
  fc.assert(
    fc.property(anyTrades, fc.boolean(), ({ buys, units, cents }, isLater) => {
      const start = dayNumber('2022-01-01')
      const sale = sell(isLater ? '2028-03-01' : '2026-03-02', units, cents / 100, 9.95)
      const trades = buys.map(({ at, units: bought, cents: price }) =>
        buy(dayOf(start + at), bought, price / 100, 9.95),
      )
      const holding = holdingOf([...trades, sale], { closeAtChange: 75 })
      const [disposal] = disposalsOf(holding, risenBy(20n))
      const sum = (of: (row: TaxDisposal['parcels'][number]) => bigint) =>
        disposal!.parcels.reduce((total, row) => total + of(row), 0n)
      expect(sum((row) => row.units)).toBe(toUnits(units))
      expect(sum((row) => row.proceeds)).toBe((toMoney(units) * BigInt(cents)) / 100n - toMoney(9.95))
      const gain = sum((row) => ('missing' in row.gain ? 0n : beforeDiscount(row.gain.parts)))
      const allowed = disposalRanges(holding, new Set([sale.id]), risenBy(20n)).get(sale.id)
      if (allowed === undefined || 'missing' in allowed) throw new Error('no range')
      // Shares of a parcel are rounded in the 24th decimal.
      expect(gain >= allowed.lowest - 100n && gain <= allowed.highest + 100n).toBe(true)
    }),
  )
})
