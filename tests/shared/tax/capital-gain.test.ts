// The gain of one parcel: 12 months, both rules by the day of the sale, the parcel that stands across 1 July 2027.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consumerPrices } from '#shared/facts/consumer-prices.ts'
import { dayOf, dayNumber, financialYear } from '#shared/kernel/dates.ts'
import { moneyNumber, toMoney } from '#shared/kernel/decimal.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { beforeDiscount, excessGain, noParts, parcelGain, type ParcelSale, regimeOf } from '#shared/tax/capital-gain.ts'
import { indexedFrom, type IndexFactor, publishedIndexFactor, quarterEndOf } from '#shared/tax/index-factor.ts'

const nine: IndexFactor = { thousandths: 1090n }

type Short = {
  acquired?: string | null
  sold: string
  proceeds: number
  cost: number
  value?: number
  /** What is left of the value at the change. */
  left?: number
}
const sale = (
  { acquired = '2021-02-02', sold, proceeds, cost, value, left }: Short,
  factor: IndexFactor | null = nine,
) =>
  ({
    acquired,
    sold,
    proceeds: toMoney(proceeds),
    costBase: toMoney(cost),
    atChange:
      value === undefined
        ? null
        : { value: toMoney(value), costBase: toMoney(cost), laterBase: toMoney(left ?? value) },
    indexFactor: factor,
  }) satisfies ParcelSale

function gainOf(short: Short, factor: IndexFactor | null = nine) {
  const gain = parcelGain(sale(short, factor))
  if ('missing' in gain) return gain
  const { discountable, other, later, loss } = gain.parts
  return {
    discountable: moneyNumber(discountable),
    other: moneyNumber(other),
    later: moneyNumber(later),
    loss: moneyNumber(loss),
  }
}
const none = { discountable: 0, other: 0, later: 0, loss: 0 }

test('acquired on 2 February 2021, a sale counts as after 12 months from 3 February 2022', () => {
  expect(gainOf({ sold: '2022-02-02', proceeds: 8000, cost: 5000 })).toEqual({ ...none, other: 3000 })
  expect(gainOf({ sold: '2022-02-03', proceeds: 8000, cost: 5000 })).toEqual({ ...none, discountable: 3000 })
})

test('a loss is a loss however long it was held, and whether or not the day is known', () => {
  expect(gainOf({ sold: '2022-02-03', proceeds: 4000, cost: 5000 })).toEqual({ ...none, loss: 1000 })
  expect(gainOf({ acquired: null, sold: '2022-02-03', proceeds: 4000, cost: 5000 })).toEqual({ ...none, loss: 1000 })
  expect(gainOf({ acquired: null, sold: '2022-02-03', proceeds: 5001, cost: 5000 })).toEqual({ missing: 'acquired' })
  expect(gainOf({ acquired: null, sold: '2028-02-03', proceeds: 4000, cost: 5000 })).toEqual({ missing: 'acquired' })
})

test('at exactly its cost base, a parcel without a day is neither a gain nor a loss', () => {
  expect(gainOf({ acquired: null, sold: '2022-02-03', proceeds: 5000, cost: 5000 })).toEqual(none)
})

test('held across 1 July 2027: $2,000 built up before, $1,370 after prices rose 9 %', () => {
  const gain = parcelGain(sale({ sold: '2029-05-01', proceeds: 9000, cost: 5000, value: 7000 }))
  expect(gain).toMatchObject({
    regime: 'indexation',
    deferred: toMoney(2000),
    indexedCost: toMoney(7630),
    isEstimate: true,
    parts: { discountable: toMoney(2000), later: toMoney(1370), loss: 0n },
  })
})

test('both parts can be losses, each against the value at the change, and a loss is not indexed', () => {
  expect(gainOf({ sold: '2029-05-01', proceeds: 6000, cost: 5000, value: 7000 })).toEqual({
    ...none,
    discountable: 2000,
    loss: 1000,
  })
  expect(gainOf({ sold: '2029-05-01', proceeds: 9000, cost: 8000, value: 7000 })).toEqual({
    ...none,
    later: 1370,
    loss: 1000,
  })
  expect(gainOf({ sold: '2029-05-01', proceeds: 6500, cost: 8000, value: 7000 })).toEqual({ ...none, loss: 1500 })
})

test('proceeds between the value and the raised value are no gain and no loss', () => {
  expect(gainOf({ sold: '2029-05-01', proceeds: 7500, cost: 7000, value: 7000 })).toEqual(none)
})

test('the deferred part counts the whole holding period, the sale that the law supposes left out', () => {
  const bought = { acquired: '2027-03-01', proceeds: 9000, cost: 5000, value: 7000 }
  expect(gainOf({ ...bought, sold: '2028-03-01' })).toEqual({ ...none, other: 2000, later: 2000 })
  expect(gainOf({ ...bought, sold: '2028-03-02' })).toEqual({ ...none, discountable: 2000, later: 1370 })
})

test('bought after the change: indexed after 12 months, as it is before them', () => {
  const bought = { acquired: '2027-07-01', proceeds: 8000, cost: 5000 }
  expect(gainOf({ ...bought, sold: '2029-07-02' })).toEqual({ ...none, later: 2550 })
  expect(gainOf({ ...bought, sold: '2028-06-30' })).toEqual({ ...none, later: 3000 })
  expect(gainOf({ ...bought, sold: '2029-07-02' }, null)).toEqual({ missing: 'index factor' })
  expect(gainOf({ ...bought, sold: '2028-06-30' }, null)).toEqual({ ...none, later: 3000 })
})

test('where nothing can be raised no index number is waited for, and nothing is an estimate', () => {
  const bought = { acquired: '2027-07-01', sold: '2029-07-02', cost: 5000 }
  expect(gainOf({ ...bought, proceeds: 4000 }, null)).toEqual({ ...none, loss: 1000 })
  expect(gainOf({ ...bought, proceeds: 5000 }, null)).toEqual(none)
  expect(parcelGain(sale({ ...bought, proceeds: 4000 }))).toMatchObject({ indexedCost: null, isEstimate: false })
})

test('without the value at the change nothing is guessed', () => {
  expect(gainOf({ sold: '2028-05-01', proceeds: 9000, cost: 5000 })).toEqual({ missing: 'value at change' })
})

test('capital returned after the change lowers the later part and leaves the deferred one', () => {
  const gain = { sold: '2029-05-01', proceeds: 9000, cost: 5000, value: 7000, left: 6000 }
  expect(gainOf(gain)).toEqual({ ...none, discountable: 2000, later: 9000 - 6540 })
  expect(gainOf({ ...gain, cost: 8000, left: 0 }, null)).toEqual({ ...none, loss: 1000, later: 9000 })
})

test('capital returned beyond a cost base is a gain of its day; of a parcel from before 20 September 1985 nothing is said', () => {
  const amount = toMoney(300)
  const excess = (acquired: string | null, day: string, isBaseKnown: boolean) => {
    const gain = excessGain({ acquired, day, amount, isBaseKnown })
    return 'missing' in gain ? gain.missing : [gain.isTwelveMonths, gain.parts]
  }
  expect(excess('2021-02-02', '2026-05-01', false)).toEqual([true, { ...noParts, discountable: amount }])
  expect(excess('2021-02-02', '2028-05-01', false)).toBe('value at change')
  expect(excess('2021-02-02', '2028-05-01', true)).toEqual([true, { ...noParts, later: amount }])
  expect(excess('1985-09-19', '2028-05-01', true)).toBe('before 1985')
  expect(excess('1985-09-20', '2028-05-01', true)).toEqual([true, { ...noParts, later: amount }])
  expect(excess(null, '2028-05-01', true)).toBe('acquired')
})

test('the year and the rule end with the last minute of 30 June in Sydney', () => {
  const [last, first] = [new Date('2027-06-30T13:59:00Z'), new Date('2027-06-30T14:00:00Z')].map((at) => sydneyDay(at))
  expect([last, first]).toEqual(['2027-06-30', '2027-07-01'])
  expect([financialYear(last!), financialYear(first!)]).toEqual([2027, 2028])
  expect([regimeOf(last!), regimeOf(first!)]).toEqual(['discount', 'indexation'])
})

const anyDay = fc.integer({ min: dayNumber('2015-01-01'), max: dayNumber('2035-12-31') }).map(dayOf)
const anyAmount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100)
const anySale = fc
  .record({ a: anyDay, b: anyDay, proceeds: anyAmount, cost: anyAmount, value: anyAmount })
  .map(({ a, b, ...amounts }) => ({ ...amounts, acquired: a < b ? a : b, sold: a < b ? b : a }))

test('the rule follows the day of the sale alone; without indexation parts add up to proceeds less cost', () => {
  fc.assert(
    fc.property(anySale, (short) => {
      const flat = parcelGain(sale(short, { thousandths: 1000n }))
      if ('missing' in flat) throw new Error(flat.missing)
      expect(flat.regime).toBe(short.sold < '2027-07-01' ? 'discount' : 'indexation')
      expect(beforeDiscount(flat.parts)).toBe(toMoney(short.proceeds) - toMoney(short.cost))
      const raised = parcelGain(sale(short))
      if ('missing' in raised) throw new Error(raised.missing)
      // Indexation lowers a gain at most to nothing, and never makes a loss.
      expect(raised.parts.loss).toBe(flat.parts.loss)
      expect(raised.parts.later <= flat.parts.later).toBe(true)
      for (const part of Object.values(raised.parts)) expect(part >= 0n).toBe(true)
    }),
  )
})

test('an index factor is of two quarters of one series, to three decimals, and never below 1', () => {
  expect(publishedIndexFactor(consumerPrices, '2025-07-01', '2026-06-30')?.thousandths).toBe(1026n)
  expect(publishedIndexFactor(consumerPrices, '2026-06-30', '2025-07-01')?.thousandths).toBe(1000n)
  expect(publishedIndexFactor(consumerPrices, '2015-02-01', '2026-05-01')).toBeNull()
  expect(publishedIndexFactor(consumerPrices, '2027-07-01', '2028-09-01')).toBeNull()
  // Within a quarter nothing rose, published or not.
  expect(publishedIndexFactor(consumerPrices, '2027-07-01', '2027-09-30')?.thousandths).toBe(1000n)
  expect(['2027-07-01', '2028-02-29', '2028-06-30', '2028-12-01'].map(quarterEndOf)).toEqual([
    '2027-09-30',
    '2028-03-31',
    '2028-06-30',
    '2028-12-31',
  ])
  expect([indexedFrom('2021-02-02'), indexedFrom('2027-08-01')]).toEqual(['2027-07-01', '2027-08-01'])
})
