// Public figures are in order, dated and sourced, and a line made of them stops where they stop.
import { expect, test } from 'vitest'
import { cashRateTarget } from '#shared/facts/cash-rate.ts'
import { consumerPrices } from '#shared/facts/consumer-prices.ts'
import { dayNumber, PlainDate } from '#shared/kernel/dates.ts'
import { indexOfCash, indexOfPoints } from '#shared/portfolio/benchmark.ts'

const ascending = (days: readonly string[]): boolean => days.every((day, at) => at === 0 || day > days[at - 1]!)

test('every change of the cash rate is a change, on a day, in order, within what was ever set', () => {
  const { changes, knownTo, checkedOn, source } = cashRateTarget
  expect(ascending(changes.map(({ from }) => from))).toBe(true)
  for (const { from } of changes) expect(PlainDate.safeParse(from).success).toBe(true)
  changes.forEach(({ percent }, at) => {
    expect(percent).toBeGreaterThan(0)
    expect(percent).toBeLessThan(18)
    expect(Math.abs(percent - (changes[at - 1]?.percent ?? percent + 1))).toBeGreaterThan(0)
  })
  expect(knownTo > changes.at(-1)!.from && knownTo <= checkedOn).toBe(true)
  expect(source).toContain('rba.gov.au')
})

test('a dollar of cash over 2024 earned 4.35 % by the day', () => {
  const changes = cashRateTarget.changes.map(({ from, percent }) => ({ from: dayNumber(from), percent }))
  const { from, levels } = indexOfCash(changes, dayNumber(cashRateTarget.knownTo))
  const on = (day: string): number => levels[dayNumber(day) - from]!
  expect(on('2025-01-01') / on('2024-01-01')).toBeCloseTo((1 + 0.0435 / 365) ** 366, 12)
  expect(levels[dayNumber('2026-11-04') - from]).toBeUndefined()
})

test('prices are quarter ends in order, and rise over any ten years', () => {
  for (const { quarters, checkedOn, source } of consumerPrices) {
    expect(ascending(quarters.map(({ quarterEnd }) => quarterEnd))).toBe(true)
    for (const { quarterEnd } of quarters) expect(quarterEnd).toMatch(/-(03-31|06-30|09-30|12-31)$/)
    expect(quarters.at(-1)!.quarterEnd <= checkedOn).toBe(true)
    expect(source).toContain('ABS')
  }
  const [older] = consumerPrices
  quartersApart(older!.quarters.map(({ level }) => level))
})

function quartersApart(levels: readonly number[]): void {
  for (let at = 40; at < levels.length; at++) expect(levels[at]! / levels[at - 40]!).toBeGreaterThan(1.1)
}

test('inflation between two quarters is what the index says, and stops with it', () => {
  const { quarters } = consumerPrices.at(-1)!
  expect(quarters[0]!.quarterEnd).toBe('2025-06-30')
  const { from, levels } = indexOfPoints(
    quarters.map(({ quarterEnd, level }) => ({ day: dayNumber(quarterEnd), level })),
  )
  expect(levels[dayNumber('2026-06-30') - from]! / levels[0]!).toBeCloseTo(102.31 / 98.43, 12)
  expect(levels[dayNumber('2026-07-01') - from]).toBeUndefined()
})
