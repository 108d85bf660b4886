// Closes and corporate actions as the provider tells them, and what one unit was really worth on a day.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { foundDividends, matchSplits, splitFactorAfter, suggestedSplits } from '#shared/market/corporate-action.ts'
import {
  dailyPrices,
  isCarried,
  isTradePrice,
  isTypedPrice,
  priceHistory,
  rawClose,
} from '#shared/market/price-history.ts'
import { sampleHistory, sampleHistoryLabel } from '#shared/market/sample-history.ts'

const closes = (...list: [day: number, price: number][]) => list.map(([day, price]) => ({ day, price }))
const split = (exDay: number, newUnits: number, oldUnits = 1) => ({ exDay, newUnits, oldUnits })

test('closes are kept in order, one a day, and what is no price is left out', () => {
  const history = priceHistory(
    'yahoo',
    closes([3, 30], [1, 10], [2, Number.NaN], [4, 0], [5, -1], [3, 31], [12, 120], [6, Number.POSITIVE_INFINITY]),
    {
      splits: [split(9, 2), split(3, 2)],
      dividends: [
        { exDay: 8, amount: 1 },
        { exDay: 2, amount: 1 },
      ],
    },
  )
  expect([...history.days]).toEqual([1, 3, 12])
  expect([...history.closes]).toEqual([10, 31, 120])
  expect(history.splits.map(({ exDay }) => exDay)).toEqual([3, 9])
  expect(history.dividends.map(({ exDay }) => exDay)).toEqual([2, 8])
})

test('what was really paid is the close times the ratios of the splits after it', () => {
  const history = priceHistory('yahoo', closes([10, 1], [20, 1], [30, 1]), { splits: [split(20, 7), split(30, 1, 2)] })
  expect([9, 10, 19, 20, 29, 30, 31].map((day) => rawClose(history, day))).toEqual([null, 3.5, 3.5, 0.5, 0.5, 1, 1])
  expect(splitFactorAfter([], 0)).toBe(1)
})

test('day by day says the same as a look at one day', () => {
  const day = fc.integer({ min: 0, max: 60 })
  const splits = fc.uniqueArray(
    fc.record({ exDay: day, newUnits: fc.constantFrom(1, 2, 5), oldUnits: fc.constantFrom(1, 2, 3) }),
    {
      selector: ({ exDay }) => exDay,
      maxLength: 4,
    },
  )
  const list = fc.array(fc.record({ day, price: fc.integer({ min: 1, max: 1000 }) }))
  fc.assert(
    fc.property(list, splits, fc.integer({ min: 0, max: 30 }), (list, splits, from) => {
      const history = priceHistory('yahoo', list, { splits })
      const { prices } = dailyPrices({ history, maxGapDays: 5 }, from, 70)
      prices.forEach((price, at) => expect(price).toBe(rawClose(history, from + at) ?? Number.NaN))
    }),
  )
})

test('a range before its start is empty', () => {
  expect(dailyPrices({ history: null, maxGapDays: 1 }, 10, 8).prices).toHaveLength(0)
})

test('a coin is carried one day before it is flagged', () => {
  const history = priceHistory('coingecko', closes([1, 10]))
  expect([...dailyPrices({ history, maxGapDays: 1 }, 0, 4).flags]).toEqual([0, 0, 0, isCarried, isCarried])
})

test('typed prices win over closes up to their day, trades only stand in before the first, and splits carry both', () => {
  const history = priceHistory('yahoo', closes([5, 10], [7, 11]))
  const sources = {
    history,
    typed: closes([6, 99], [8, 100], [12, 60]),
    traded: closes([2, 40], [4, 18]),
    unitSplits: [
      { day: 3, ratio: 2 },
      { day: 9, ratio: 2 },
    ],
    maxGapDays: 5,
  }
  const { prices, flags } = dailyPrices(sources, 1, 12)
  expect([...prices]).toEqual([Number.NaN, 40, 20, 18, 10, 99, 11, 100, 50, 50, 50, 60])
  expect([...flags]).toEqual([0, ...Array(3).fill(isTradePrice), 0, isTypedPrice, 0, ...Array(5).fill(isTypedPrice)])
})

test('a typed split is the nearest one of the provider within a week; two can be the same', () => {
  const provider = [split(100, 2), split(110, 3)]
  const typed = [
    { id: 'a', day: 93 },
    { id: 'b', day: 106 },
    { id: 'c', day: 92 },
    { id: 'd', day: 105 },
  ]
  expect([...matchSplits(typed, provider)]).toEqual([
    ['a', 100],
    ['b', 110],
    ['d', 100],
  ])
  expect(suggestedSplits(provider, [{ id: 'a', day: 93 }], () => 5)).toEqual([split(110, 3)])
  expect(suggestedSplits(provider, [], () => 0)).toEqual([])
})

test('each recorded payment answers for one dividend', () => {
  const dividends = [100, 120, 300].map((exDay) => ({ exDay, amount: 1 }))
  const found = (recorded: Parameters<typeof foundDividends>[3]) =>
    foundDividends(dividends, [], () => 10, recorded).map(({ exDay }) => exDay)
  expect(found([])).toEqual([100, 120, 300])
  expect(found([{ paidDay: 130, exDay: null }])).toEqual([120, 300])
  expect(found([{ paidDay: 140, exDay: 118 }])).toEqual([100, 300])
  expect(
    found([
      { paidDay: 201, exDay: null },
      { paidDay: 299, exDay: null },
    ]),
  ).toEqual([100, 300])
  const near = [100, 106].map((exDay) => ({ exDay, amount: 1 }))
  expect(foundDividends(near, [], () => 10, [{ paidDay: 140, exDay: 106 }])).toMatchObject([{ exDay: 100 }])
  // An ex-date that the provider corrected since, and another one.
  expect(found([{ paidDay: 500, exDay: 307 }])).toEqual([100, 120])
  expect(found([{ paidDay: 500, exDay: 308 }])).toEqual([100, 120, 300])
})

test('a recorded payment answers for units that were held, whatever order it was entered in', () => {
  const [july, august, september, october] = [100, 131, 163, 191]
  const dividends = [july, august, september, october].map((exDay) => ({ exDay, amount: 1 }))
  const bought = 109
  const found = (recorded: Parameters<typeof foundDividends>[3]) =>
    foundDividends(dividends, [], (day) => (day > bought ? 10 : 0), recorded).map(({ exDay }) => exDay)
  const paid = (paidDay: number, exDay: number | null = null) => ({ paidDay, exDay })
  // Nothing was held in July: the payments are for August and September.
  expect(found([paid(146), paid(178)])).toEqual([october])
  expect(found([paid(178), paid(146)])).toEqual([october])
  // One in October could be for any of them; the earlier ones are for the dividends that came before them.
  expect(found([paid(206), paid(146), paid(178)])).toEqual([])
  // One that names its ex-date is for no other dividend, and leaves its own to no other payment.
  expect(found([paid(180, august), paid(178)])).toEqual([october])
  expect(found([paid(180), paid(182, september)])).toEqual([october])
  expect(found([paid(164), paid(170, august)])).toEqual([october])
})

test('the sample history is the same every time, ends at the sample price and has no close when the market is shut', () => {
  const share = { kind: 'asx', code: 'CBA' } as const
  const [from, to] = [dayNumber('2026-01-01'), dayNumber('2026-11-22')]
  const history = sampleHistory(share, 177.87, from, to)
  expect(history).toEqual(sampleHistory(share, 177.87, from, to))
  expect(history.source).toBe('sample')
  expect(history.closes.at(-1)).toBe(177.87)
  expect(history.days.at(-1)).toBe(dayNumber('2026-11-20'))
  expect(history.days).not.toContain(dayNumber('2026-04-03'))
  const coin = sampleHistory({ kind: 'coin', id: 'bitcoin' }, 163_870, from, to)
  expect(coin.days).toHaveLength(to - from + 1)
  const changes = [...coin.closes].slice(1).map((close, at) => Math.abs(close / coin.closes[at]! - 1))
  expect(Math.max(...changes)).toBeLessThan(0.07)
  expect(Math.max(...changes)).toBeGreaterThan(0.01)
  expect(sampleHistoryLabel).toBe("Sample history, not the market's")
})
