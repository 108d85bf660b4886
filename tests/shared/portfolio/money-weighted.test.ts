// The rate at which dated flows are worth nothing together: the right one of several, and none where there is none.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { type CashFlow, moneyWeightedReturn } from '#shared/portfolio/money-weighted.ts'

const flows = (...list: [day: string, amount: number][]): CashFlow[] =>
  list.map(([day, amount]) => ({ day: dayNumber(day), amount }))

test.each([
  [1.1 ** (365 / 366) - 1, flows(['2024-01-01', -1000], ['2025-01-01', 1100])],
  [0.135_130_010_104, flows(['2024-07-01', -1000], ['2025-01-01', -1000], ['2025-07-01', 2200])],
  [0.083_848_547_338, flows(['2023-07-01', -5000], ['2024-03-15', -2000], ['2024-09-30', 1500], ['2025-06-30', 6500])],
])('a year at %d', (rate, list) => {
  expect(moneyWeightedReturn(list)).toBeCloseTo(rate, 11)
})

// Facts that other programs and spreadsheets agree on.
test.each([
  [0.050_140_747, flows(['2010-01-01', -200], ['2010-12-31', 210])],
  [
    0.100_643_783_426_38,
    flows(
      ['2007-01-12', -10_000],
      ['2008-02-14', 2500],
      ['2008-03-03', 2000],
      ['2008-06-14', 3000],
      ['2008-12-01', 4000],
    ),
  ],
  [
    0.144_438_989,
    flows(
      ['2002-11-30', -4398],
      ['2007-06-11', 200],
      ['2008-05-11', 270],
      ['2009-05-01', 280],
      ['2010-06-01', 280],
      ['2011-05-02', 300],
      ['2012-04-30', 330],
      ['2012-12-06', 14_508],
    ),
  ],
  [-0.999_251_643, flows(['2019-05-24', -1560.94], ['2020-01-13', -1160], ['2020-06-29', 42.8])],
])('%d is what a spreadsheet says', (rate, list) => {
  expect(moneyWeightedReturn(list)).toBeCloseTo(rate, 7)
})

test.each([
  ['nothing', []],
  ['one flow', flows(['2024-01-01', -1000])],
  ['nothing that came out', flows(['2024-01-01', -1000], ['2024-06-01', -5], ['2025-01-01', 0])],
  ['nothing that was put in', flows(['2024-01-01', 1000], ['2025-01-01', 10])],
  ['flows of one day that cancel out', flows(['2024-01-01', -1000], ['2024-01-01', 1000])],
  ['more than 1,000 % a year', flows(['2024-01-01', -1000], ['2024-12-31', 12_000])],
  ['a loss beyond 99.99 % a year', flows(['2024-01-01', -1e6], ['2024-12-31', 1])],
])('%s has no rate', (_what, list) => {
  expect(moneyWeightedReturn(list)).toBeNull()
})

test('the ends of the searched rates belong to them', () => {
  expect(moneyWeightedReturn(flows(['2023-01-01', -1000], ['2024-01-01', 10_999.999_999]))).toBeCloseTo(10, 6)
  expect(moneyWeightedReturn(flows(['2023-01-01', -10_000], ['2024-01-01', 1.000_000_1]))).toBeCloseTo(-0.9999, 8)
})

test('money that came back as it was put in earned exactly 0, not -0', () => {
  expect(moneyWeightedReturn(flows(['2023-01-01', -1000], ['2024-01-01', 1000]))).toBe(0)
})

test('of several rates the one nearest to 10 % is told', () => {
  // (1 + r) is 1.05 or 3 a year; then 0.5, 1.05 or 3.
  const two = flows(['2021-01-01', -1000], ['2022-01-01', 4050], ['2023-01-01', -3150])
  expect(moneyWeightedReturn(two)).toBeCloseTo(0.05, 10)
  const three = flows(['2021-01-01', 1000], ['2022-01-01', -4550], ['2023-01-01', 5175], ['2024-01-01', -1575])
  expect(moneyWeightedReturn(three)).toBeCloseTo(0.05, 10)
  const far = flows(['2021-01-01', -1000], ['2022-01-01', 3500], ['2023-01-01', -1500])
  expect(moneyWeightedReturn(far)).toBeCloseTo(-0.5, 10)
})

test('a rate at which the sum only touches zero is one too', () => {
  const touching = flows(['2021-01-01', -1000], ['2022-01-01', 2100], ['2023-01-01', -1102.5])
  expect(moneyWeightedReturn(touching)).toBeCloseTo(0.05, 6)
})

test('a century of flows overflows nothing', () => {
  expect(moneyWeightedReturn(flows(['1880-01-01', -1], ['1990-01-01', 5], ['2100-01-01', 1e6]))).toBeCloseTo(0.0645, 3)
  expect(moneyWeightedReturn(flows(['1880-01-01', -1e12], ['2100-01-01', 1e-3]))).toBeCloseTo(-0.1438, 2)
})

test('a rate that is found makes the flows worth nothing, and scaling dollars or shifting days does not move it', () => {
  const flow = fc.record({
    day: fc.integer({ min: 0, max: 4000 }),
    amount: fc.integer({ min: -100_000, max: 100_000 }),
  })
  fc.assert(
    fc.property(fc.array(flow, { minLength: 2, maxLength: 30 }), (list) => {
      const rate = moneyWeightedReturn(list)
      const changed = list.map(({ day, amount }) => ({ day: day + 9131, amount: amount * 8 }))
      expect(moneyWeightedReturn(changed)).toBe(rate)
      if (rate === null) return
      const worth = list.map(({ day, amount }) => amount / (1 + rate) ** (day / 365))
      const size = worth.reduce((sum, value) => sum + Math.abs(value), 0)
      expect(Math.abs(worth.reduce((sum, value) => sum + value, 0))).toBeLessThanOrEqual(size * 1e-9)
    }),
  )
})

test('one change of sign is one rate, whatever the flows', () => {
  const list = fc.tuple(
    fc.array(fc.record({ day: fc.integer({ min: 0, max: 1000 }), amount: fc.integer({ min: -10_000, max: -1 }) }), {
      minLength: 1,
    }),
    fc.integer({ min: -50, max: 200 }),
  )
  fc.assert(
    fc.property(list, ([paid, percent]) => {
      const rate = percent / 100
      const amount = -paid.reduce((sum, flow) => sum + flow.amount * (1 + rate) ** ((2000 - flow.day) / 365), 0)
      expect(moneyWeightedReturn([...paid, { day: 2000, amount }])).toBeCloseTo(rate, 9)
    }),
  )
})
