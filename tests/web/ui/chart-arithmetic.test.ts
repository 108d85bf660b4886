// Chart arithmetic: what is written at the edges, where lines break, and which day a pointer means.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { dayTicks, linePath, nearest, scopeOf, valueTicks } from '#web/ui/chart/chart-arithmetic.ts'

test('ticks are round, within the scope, and about as many as there is room for', () => {
  expect(valueTicks([0, 8641], 4)).toEqual([0, 5000])
  expect(valueTicks([-0.25, 0.31], 6)).toEqual([-0.2, -0.1, 0, 0.1, 0.2, 0.3])
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: 0.01, max: 1e9, noNaN: true }),
      (low, span) => {
        const ticks = valueTicks([low, low + span], 5)
        expect(ticks.length).toBeLessThanOrEqual(6)
      },
    ),
  )
})

test('days are labelled by weeks, months or years, whichever fits', () => {
  const ticks = (from: string, to: string, count: number): string[] =>
    dayTicks(dayNumber(from), dayNumber(to), count).map(({ label }) => label)
  expect(ticks('2026-10-20', '2026-11-20', 5)).toEqual(['23 Oct', '30 Oct', '6 Nov', '13 Nov', '20 Nov'])
  expect(ticks('2025-11-20', '2026-11-20', 5)).toEqual(['2026', 'Apr', 'Jul', 'Oct'])
  expect(ticks('2015-03-01', '2026-11-20', 6)).toEqual(['2016', '2018', '2020', '2022', '2024', '2026'])
})

test('a line breaks where nothing is known, and a stepped one keeps its height until the next day', () => {
  const same = (value: number): number => value
  expect(linePath([0, 1, 2, 3], [1, null, 2, 3], same, same, false)).toBe('M0,1M2,2L3,3')
  expect(linePath([0, 5], [1, 4], same, same, true)).toBe('M0,1H5V4')
})

test('a pointer means the nearest day there is', () => {
  expect([-3, 0, 4, 6, 99].map((day) => nearest([0, 10, 20], day))).toEqual([0, 0, 0, 1, 2])
})

test('a scope holds every value, also of an empty or a flat line', () => {
  expect(scopeOf([[null]])).toEqual([0, 1])
  expect(scopeOf([[5]])).toEqual([0, 6.25])
  const [low, high] = scopeOf([
    [100, 120],
    [95, null],
  ])
  expect(low).toBeLessThan(95)
  expect(high).toBeGreaterThan(120)
})
