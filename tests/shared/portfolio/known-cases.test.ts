// Cases whose figures other programs agree on: units, cost, gain, splits and yearly rates, from the tests of Ghostfolio, Portfolio
// Performance and hledger, in our own shape.
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { type CashFlow, moneyWeightedReturn } from '#shared/portfolio/money-weighted.ts'
import { type Figures, figuresOf, rangeOf } from '#shared/portfolio/performance.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aTransaction, buy, held, refusal, sell, split } from './ledger-support.ts'
import { aHistory, aSeries } from './series-support.ts'

const flows = (...list: [day: string, amount: number][]): CashFlow[] =>
  list.map(([day, amount]) => ({ day: dayNumber(day), amount }))

const gained = (transactions: readonly Transaction[], closes: Record<string, number>, to: string): Figures => {
  const series = aSeries(transactions, aHistory(closes), to)
  return figuresOf(series, rangeOf('All', to, series))
}

// [what, transactions, closes, last day, units, cost before brokerage, gain before brokerage, gain after it]
test.each([
  ['one buy', [buy('2021-11-30', 2, 136.6, 1.55)], { '2021-11-30': 136.6, '2021-12-18': 148.9 }, 2, 273.2, 24.6, 23.05],
  [
    'two buys',
    [buy('2021-11-22', 2, 142.9, 1.55), buy('2021-11-30', 2, 136.6, 1.65)],
    { '2021-11-22': 142.9, '2021-11-30': 136.6, '2021-12-18': 148.9 },
    4,
    559,
    36.6,
    33.4,
  ],
  [
    'a buy and a sale of all',
    [buy('2021-11-22', 2, 142.9, 1.55), sell('2021-11-30', 2, 136.6, 1.65)],
    { '2021-11-22': 142.9, '2021-11-30': 136.6, '2021-12-18': 148.9 },
    0,
    0,
    -12.6,
    -15.8,
  ],
  [
    'a sale in two halves on one day',
    [buy('2021-11-22', 2, 142.9, 1.55), sell('2021-11-30', 1, 136.6, 1.65), sell('2021-11-30', 1, 136.6)],
    { '2021-11-22': 142.9, '2021-11-30': 136.6, '2021-12-18': 148.9 },
    0,
    0,
    -12.6,
    -15.8,
  ],
  [
    'a partial sale',
    [buy('2022-03-07', 2, 75.8, 1.3), sell('2022-04-08', 1, 85.73, 2.95)],
    { '2022-03-07': 75.8, '2022-04-11': 87.8 },
    1,
    75.8,
    21.93,
    17.68,
  ],
  [
    'coins sold in part after years',
    [buy('2015-01-01', 2, 320.43), sell('2017-12-31', 1, 14_156.4)],
    { '2015-01-01': 314.25, '2017-12-31': 14_156.4, '2018-01-01': 13_657.2 },
    1,
    320.43,
    27_172.74,
    27_172.74,
  ],
  [
    'a coin that fell',
    [buy('2021-12-12', 1, 44_558.42, 4.46)],
    { '2021-12-12': 50_098.3, '2022-01-14': 43_099.7 },
    1,
    44_558.42,
    -1458.72,
    -1463.18,
  ],
  [
    'a share that rose',
    [buy('2023-01-03', 1, 89.12, 1)],
    { '2023-01-03': 89.12, '2023-07-10': 116.45 },
    1,
    89.12,
    27.33,
    26.33,
  ],
] as const)('units, cost and gain of %s', (_what, transactions, closes, units, cost, before, after) => {
  const position = held(...transactions)
  expect(position.units).toBe(units)
  expect(position.costWithoutBrokerage).toBe(cost)
  const figures = gained(transactions, closes, Object.keys(closes).at(-1)!)
  expect(figures.gain).toBeCloseTo(after, 8)
  expect(figures.gain - figures.brokerage).toBeCloseTo(before, 8)
})

test('a dividend is a part of its own beside the gain of the price', () => {
  const figures = gained(
    [buy('2021-09-16', 1, 298.58, 19), aTransaction('dividend', { date: '2021-11-16', amount: 0.62 })],
    { '2021-09-16': 298.58, '2023-07-10': 331.83 },
    '2023-07-10',
  )
  expect(figures).toMatchObject({ unrealised: 33.25, income: 0.62, brokerage: -19, gain: 14.87 })
})

test('first in, first out over two buys, and out of the first of two', () => {
  const noted = (type: 'buy' | 'sell', date: string, units: number, amount: number) =>
    aTransaction(type, { date, units, amount })
  const open = held(
    noted('buy', '2010-01-01', 109, 3149.2),
    noted('buy', '2010-02-01', 52, 1684.92),
    noted('sell', '2010-03-01', 15, 531.5),
  )
  expect(open.costBase).toBeCloseTo(4400.743_853_211, 8)
  expect(146 * 100 - open.costBase).toBeCloseTo(10_199.256_146_789, 8)
  const half = held(
    noted('buy', '2024-01-01', 100, 4500),
    noted('buy', '2024-02-01', 50, 2550),
    noted('sell', '2024-03-01', 50, 3080),
  )
  expect(half).toMatchObject({ units: 100, costBase: 4800, realisedGain: 830 })
  const again = held(
    noted('buy', '2010-01-01', 100, 3149.2),
    noted('sell', '2010-02-01', 100, 531.5),
    noted('buy', '2010-03-01', 50, 1684.92),
    noted('sell', '2010-04-01', 50, 531.5),
  )
  expect(again).toMatchObject({ units: 0, costBase: 0, parcels: [], realisedGain: -3771.12 })
  expect(refusal(sell('2018-01-01', 10, 10), buy('2018-02-01', 10, 10))).toMatchObject({
    day: '2018-01-01',
    missingUnits: 10,
  })
})

// [new units, old units, units before, units after]
test.each([
  [2, 1, 10, 20],
  [1, 10, 10, 1],
  [3, 1, 119, 357],
  [1, 3, 357, 119],
  [10, 12, 120, 100],
  [7, 3, 30, 70],
])(
  'a split %d for %d makes %d units %d, at the same cost and of the same parcel',
  (newUnits, oldUnits, before, after) => {
    const bought = buy('2020-01-01', before, 100)
    const position = held(bought, split('2021-01-01', newUnits, oldUnits))
    expect(position).toMatchObject({ units: after, costBase: before * 100 })
    expect(position.costBasePerUnit).toBeCloseTo((before * 100) / after, 8)
    expect(position.parcels).toMatchObject([{ id: bought.id, acquiredOn: '2020-01-01' }])
    const andBack = held(bought, split('2021-01-01', newUnits, oldUnits), split('2021-02-01', oldUnits, newUnits))
    expect(andBack).toMatchObject({ units: before, costBase: before * 100 })
  },
)

test('units sold after a split cost their part of what was paid before it', () => {
  const position = held(buy('2020-01-01', 10, 100), split('2020-08-31', 2, 1), sell('2021-01-01', 20, 60))
  expect(position).toMatchObject({ units: 0, realisedGain: 200 })
  expect(held(split('2020-08-31', 2, 1), buy('2020-08-31', 10, 100))).toMatchObject({ units: 10, costBase: 1000 })
})

// Each rate with as many decimals as its source prints.
test.each([
  [0.412_128_788, 8, flows(['2015-12-31', -1000], ['2016-06-01', 150], ['2016-12-31', 1230])],
  [0.12, 10, flows(['2017-01-01', -100], ['2018-01-01', 112])],
  [0, 10, flows(['2017-01-01', -100], ['2017-06-01', -100], ['2018-01-01', 200])],
  [0.0364, 4, flows(['2017-01-01', -100], ['2017-07-01', -100], ['2017-10-01', 50], ['2018-01-01', 155])],
  [0.0524, 4, flows(['2017-06-01', -100], ['2017-07-01', -100], ['2017-10-01', 50], ['2018-01-01', 155])],
  [-0.118, 3, flows(['2017-10-01', -210], ['2017-10-01', 50], ['2018-01-01', 155])],
  [0.466, 3, flows(['2017-04-01', -100], ['2017-07-01', 110])],
])('a yearly rate of %d', (rate, decimals, list) => {
  expect(moneyWeightedReturn(list)).toBeCloseTo(rate, decimals)
})

test('quarters of one account: ten per cent, a deposit that changes nothing, a fall of three', () => {
  const closes = { '2017-01-01': 100, '2017-06-30': 110, '2017-10-01': 110, '2017-12-31': (155 / 160) * 110 }
  const transactions = [
    aTransaction('buy', { date: '2017-01-01', units: 1, amount: 100 }),
    aTransaction('buy', { date: '2017-07-01', units: 0.909_090_91, amount: 100 }),
    aTransaction('sell', { date: '2017-10-01', units: 0.454_545_45, amount: 50 }),
  ]
  const series = aSeries(transactions, aHistory(closes), '2017-12-31')
  const during = (after: string, to: string): string =>
    figuresOf(series, { after: dayNumber(after), to: dayNumber(to) }).timeWeighted.toFixed(4)
  expect(during('2016-12-31', '2017-03-31')).toBe('0.0000')
  expect(during('2017-03-31', '2017-06-30')).toBe('0.1000')
  expect(during('2017-06-30', '2017-09-30')).toBe('0.0000')
  expect(during('2017-09-30', '2017-12-31')).toBe('-0.0312')
  expect(figuresOf(series, rangeOf('All', '2017-12-31', series)).timeWeighted).toBeCloseTo(1.1 * (155 / 160) - 1, 6)
})

test('of all rates that solve the flows the nearest to 10 % is found, as a fine search over all of them shows', () => {
  // Three changes of sign and more, from a fixed row of odd numbers.
  let seed = 17
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  let several = 0
  for (let round = 0; round < 80; round++) {
    const list = Array.from({ length: 3 + Math.floor(next() * 6) }, () => ({
      day: Math.floor(next() * 3650),
      amount: Math.round((next() - 0.5) * 20_000),
    }))
    const first = Math.min(...list.map(({ day }) => day))
    const worth = (x: number): number =>
      list.reduce((sum, { day, amount }) => sum + amount * Math.exp((-x * (day - first)) / 365), 0)
    const [low, high, steps] = [Math.log(0.0001), Math.log(11), 4000]
    const crossings: number[] = []
    let before = worth(low)
    for (let step = 1; step <= steps; step++) {
      const x = low + ((high - low) * step) / steps
      const now = worth(x)
      if (now > 0 !== before > 0) crossings.push(Math.expm1(x))
      before = now
    }
    const nearest = crossings.toSorted((a, b) => Math.abs(a - 0.1) - Math.abs(b - 0.1))[0]
    if (crossings.length > 1) several++
    const rate = moneyWeightedReturn(list)
    if (nearest === undefined) expect(rate).toBeNull()
    else expect(Math.abs(Math.log1p(rate!) - Math.log1p(nearest))).toBeLessThan((2 * (high - low)) / steps)
  }
  expect(several).toBeGreaterThan(3)
})
