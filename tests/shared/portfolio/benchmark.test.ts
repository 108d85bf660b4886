// The same dollars on the same days in something else.
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { benchmarkNote, compareWith, indexOfCash, indexOfHistory, indexOfPoints } from '#shared/portfolio/benchmark.ts'
import { rangeOf } from '#shared/portfolio/performance.ts'
import { chartPoints } from '#shared/portfolio/chart-points.ts'
import { aTransaction, buy, sell } from './ledger-support.ts'
import { aHistory, aSeries } from './series-support.ts'

const closes = { '2024-01-01': 100, '2024-01-11': 110, '2024-03-01': 121 }
const index = (levels: Record<string, number>, to: string) =>
  indexOfHistory(aHistory(levels), dayNumber(to), { withDividends: false })
const days = (...list: string[]) => list.map(dayNumber)

test('every dollar in buys the benchmark that day, and the same share of it leaves that left the portfolio', () => {
  const transactions = [buy('2024-01-01', 10, 100), sell('2024-01-11', 5, 110), buy('2024-03-01', 1, 121)]
  const series = aSeries(transactions, aHistory(closes), '2024-03-01')
  const flat = indexOfPoints([
    { day: dayNumber('2024-01-01'), level: 50 },
    { day: dayNumber('2024-01-11'), level: 60 },
    { day: dayNumber('2024-03-01'), level: 60 },
  ])
  const comparison = compareWith(series, flat, rangeOf('All', '2024-03-01', series))!
  // 20 units for 1,000; half of them, worth 600, leave with half of the shares; 121 buys 2.0167 more.
  expect(comparison.moneyOut).toBeCloseTo(600, 9)
  expect(comparison.endValue).toBeCloseTo(600 + 121, 9)
  expect(comparison).toMatchObject({ ownEndValue: 726, ownMoneyOut: 550 })
  expect(comparison.indexReturn).toBeCloseTo(0.2, 12)
  expect(comparison.return).toBeGreaterThan(comparison.ownReturn!)
  expect(comparison.values).toHaveLength(61)
  expect(comparison.values[0]).toBe(1000)
  expect(benchmarkNote).toBe('A comparison, not a target.')
})

test('holding the benchmark itself is no different from it', () => {
  const series = aSeries([buy('2024-01-01', 10, 100), sell('2024-01-11', 3, 110)], aHistory(closes), '2024-03-01')
  const comparison = compareWith(series, index(closes, '2024-03-01'), rangeOf('All', '2024-03-01', series))!
  expect(comparison.range.to).toBe(dayNumber('2024-03-01'))
  expect(comparison.endValue).toBeCloseTo(comparison.ownEndValue, 9)
  expect(comparison.moneyOut).toBeCloseTo(330, 9)
  expect(comparison.return).toBeCloseTo(comparison.ownReturn!, 9)
  // A Friday's close stands for the weekend; what Monday comes to is not known, and no reason to say it stayed.
  expect(index(closes, '2024-03-20').levels).toHaveLength(63)
  expect(index(closes, '2024-03-02').levels).toHaveLength(62)
})

test('it starts at the later of both first days, with what was there, and stops where the benchmark stops', () => {
  const series = aSeries([buy('2024-01-01', 10, 100)], aHistory(closes), '2024-03-05')
  const late = indexOfPoints([
    { day: dayNumber('2024-01-20'), level: 1 },
    { day: dayNumber('2024-02-29'), level: 2 },
  ])
  const comparison = compareWith(series, late, rangeOf('All', '2024-03-05', series))!
  expect([comparison.range.after, comparison.range.to]).toEqual(days('2024-01-19', '2024-02-29'))
  expect(comparison.endValue).toBeCloseTo(2200, 9)
  expect(comparison.indexReturn).toBe(1)
  const inside = compareWith(series, late, { after: dayNumber('2024-01-30'), to: dayNumber('2024-02-29') })!
  expect(inside.endValue).toBeCloseTo((1100 * 2) / 1.25, 9)
  // 60 % in a month is more than 1,000 % a year.
  expect(inside.return).toBeNull()
  expect(inside.ownReturn).toBeCloseTo(0, 12)
  const over = indexOfPoints([{ day: dayNumber('2023-12-01'), level: 1 }])
  expect(compareWith(series, over, rangeOf('All', '2024-03-05', series))).toBeNull()
  expect(compareWith(series, indexOfPoints([]), rangeOf('All', '2024-03-05', series))).toBeNull()
})

test('in a range, what was there at its start went in at the close of then, for the person and for the benchmark', () => {
  const series = aSeries([buy('2024-01-01', 10, 100)], aHistory(closes), '2024-03-01')
  const slower = indexOfPoints([
    { day: dayNumber('2024-01-01'), level: 10 },
    { day: dayNumber('2024-01-11'), level: 60 },
    { day: dayNumber('2024-03-01'), level: 63 },
  ])
  const range = { after: dayNumber('2024-01-11'), to: dayNumber('2024-03-01') }
  const comparison = compareWith(series, slower, range)!
  expect(comparison.endValue).toBeCloseTo(1155, 9)
  // 10 % and 5 % in 50 days.
  expect(comparison.ownReturn).toBeCloseTo(1.1 ** (365 / 50) - 1, 9)
  expect(comparison.return).toBeCloseTo(1.05 ** (365 / 50) - 1, 9)
})

test('of a benchmark that begins later, what happened on its first day is nobody’s: dollars are in from that close', () => {
  const rose = { '2024-01-01': 100, '2024-02-01': 150 }
  const late = index({ '2024-02-01': 1, '2024-04-01': 1 }, '2024-04-01')
  const series = aSeries([buy('2024-01-01', 10, 100), sell('2024-02-01', 2, 150)], aHistory(rose), '2024-04-01')
  const comparison = compareWith(series, late, rangeOf('All', '2024-04-01', series))!
  expect(comparison).toMatchObject({ startedOn: dayNumber('2024-02-01'), endValue: 1200, ownEndValue: 1200 })
  expect([comparison.moneyOut, comparison.ownMoneyOut]).toEqual([0, 0])
  expect([comparison.return, comparison.ownReturn]).toEqual([0, 0])
  expect([comparison.values[0], comparison.values.length]).toEqual([1200, 61])
})

test('the benchmark never goes below nothing, whatever the portfolio gained', () => {
  const series = aSeries(
    [buy('2024-01-01', 1, 1), sell('2024-01-11', 1, 1000)],
    aHistory({ '2024-01-01': 1, '2024-01-11': 1000 }),
    '2024-01-12',
  )
  const comparison = compareWith(
    series,
    index({ '2024-01-01': 1, '2024-01-11': 1 }, '2024-01-12'),
    rangeOf('All', '2024-01-12', series),
  )!
  expect(comparison).toMatchObject({ endValue: 0, moneyOut: 1, ownMoneyOut: 1000 })
})

test('with dividends, each buys the index back in on its ex-date', () => {
  const history = aHistory(
    { '2024-01-01': 100, '2024-01-03': 98 },
    {
      dividends: [
        ['2023-12-01', 9],
        ['2024-01-01', 9],
        ['2024-01-02', 5],
        ['2024-01-03', 4.9],
      ],
    },
  )
  const total = indexOfHistory(history, dayNumber('2024-01-04'), { withDividends: true })
  ;[100, 105, 98 * 1.05 * 1.05].forEach((level, at) => expect(total.levels[at]).toBeCloseTo(level, 9))
  const price = indexOfHistory(history, dayNumber('2024-01-04'), { withDividends: false })
  expect([...price.levels]).toEqual([100, 100, 98])
  expect(indexOfHistory(aHistory({}), 5, { withDividends: true }).levels).toHaveLength(0)
})

test('cash earns a 365th of its rate each day from the day the rate takes effect', () => {
  const cash = indexOfCash(
    [
      { from: 10, percent: 3.65 },
      { from: 12, percent: 7.3 },
    ],
    14,
  )
  ;[1, 1.0001, 1.0001 ** 2, 1.0001 ** 2 * 1.0002, 1.0001 ** 2 * 1.0002 ** 2].forEach((level, at) =>
    expect(cash.levels[at]).toBeCloseTo(level, 14),
  )
  expect(indexOfCash([], 5).levels).toHaveLength(0)
})

test('an index by quarters is a straight line between them', () => {
  expect([
    ...indexOfPoints([
      { day: 0, level: 10 },
      { day: 4, level: 12 },
    ]).levels,
  ]).toEqual([10, 10.5, 11, 11.5, 12])
})

test('a line of few days is drawn whole', () => {
  expect(chartPoints([1, 2, 3], 10)).toEqual([0, 1, 2])
})

test('a long line keeps its ends and its extremes', () => {
  const values = Array.from(
    { length: 3000 },
    (_, at) => Math.sin(at / 100) + (at === 1234 ? 5 : 0) - (at === 777 ? 5 : 0),
  )
  const points = chartPoints(values, 200)
  expect(points.length).toBeLessThanOrEqual(200)
  expect(points.length).toBeGreaterThan(190)
  expect(points).toEqual([...new Set(points)].sort((a, b) => a - b))
  for (const at of [0, 777, 1234, 2999]) expect(points).toContain(at)
})

test('a transfer that brings a dollar in at its cost buys the benchmark for that', () => {
  const opening = aTransaction('opening', { date: '2024-01-01', units: 10, price: 50 })
  const series = aSeries([opening], aHistory(closes), '2024-01-11')
  const comparison = compareWith(
    series,
    index({ '2024-01-01': 1, '2024-01-11': 1 }, '2024-01-11'),
    rangeOf('All', '2024-01-11', series),
  )!
  expect(comparison).toMatchObject({ endValue: 500, ownEndValue: 1100, return: null })
})

test('an index by itself is told from the close at which the first dollar could buy it', () => {
  const levels = { '2024-01-01': 110, '2024-01-10': 110, '2024-01-11': 100 }
  const series = aSeries([buy('2024-01-11', 1, 100)], aHistory(levels), '2024-03-01')
  const range = rangeOf('All', '2024-03-01', series)
  const market = index({ ...levels, '2024-03-01': 100 }, '2024-03-01')
  expect(compareWith(series, market, range)!).toMatchObject({
    indexReturn: 0,
    startedOn: dayNumber('2024-01-11'),
    endValue: 100,
  })
  // What was there when the range began runs from the close before it.
  const later = { after: dayNumber('2024-01-20'), to: dayNumber('2024-03-01') }
  expect(compareWith(series, market, later)!.startedOn).toBe(later.after)
  const late = compareWith(series, indexOfPoints([{ day: dayNumber('2024-02-01'), level: 5 }]), range)!
  expect(late).toMatchObject({ indexReturn: 0, startedOn: dayNumber('2024-02-01') })
})
