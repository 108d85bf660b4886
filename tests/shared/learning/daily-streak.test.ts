// The daily streak: a day counts with a lesson or a review, two missed days a month are bridged, and it ends without drama.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '#shared/kernel/sydney-days.ts'
import { dailyStreak, freezesAMonth } from '#shared/learning/daily-streak.ts'

const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysAfter(from, index))

test('nothing done is no streak, and one day is one', () => {
  expect(dailyStreak([], '2026-11-22')).toEqual({
    current: 0,
    longest: 0,
    frozenDays: [],
  })
  expect(dailyStreak(['2026-11-22', '2026-11-22'], '2026-11-22')).toMatchObject({
    current: 1,
    longest: 1,
  })
})

test('yesterday’s streak stands until today is over', () => {
  expect(dailyStreak(days('2026-11-10', 12), '2026-11-22')).toMatchObject({
    current: 12,
  })
})

test('two missed days of a month are bridged, and do not count', () => {
  const streak = dailyStreak([...days('2026-11-01', 5), ...days('2026-11-08', 3)], '2026-11-10')
  expect(streak).toEqual({
    current: 8,
    longest: 8,
    frozenDays: ['2026-11-06', '2026-11-07'],
  })
})

test('a third missed day ends it, uses no freeze, and the longest stays', () => {
  const streak = dailyStreak([...days('2026-11-01', 12), ...days('2026-11-16', 2)], '2026-11-17')
  expect(streak).toEqual({ current: 2, longest: 12, frozenDays: [] })
  const over = dailyStreak(days('2026-11-01', 12), '2026-11-17')
  expect(over).toEqual({ current: 0, longest: 12, frozenDays: [] })
})

test('missed days of a month add up, one by one', () => {
  const twoMissed = ['2026-11-01', '2026-11-03', '2026-11-05']
  expect(dailyStreak(twoMissed, '2026-11-05')).toEqual({
    current: 3,
    longest: 3,
    frozenDays: ['2026-11-02', '2026-11-04'],
  })
  expect(dailyStreak([...twoMissed, '2026-11-07'], '2026-11-07')).toMatchObject({ current: 1, longest: 3 })
  // The two of the next month are new ones.
  expect(dailyStreak([...twoMissed, ...days('2026-11-06', 25), '2026-12-02'], '2026-12-02')).toMatchObject({
    current: 29,
  })
  // In whatever order two devices told them.
  expect(dailyStreak(twoMissed.toReversed(), '2026-11-05')).toMatchObject({ current: 3 })
})

test('each month has its own freezes: a gap over its end can take two of both', () => {
  expect(dailyStreak([...days('2026-10-20', 10), ...days('2026-11-03', 2)], '2026-11-04')).toMatchObject({
    current: 12,
    frozenDays: ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'],
  })
  expect(dailyStreak([...days('2026-10-20', 10), ...days('2026-11-04', 1)], '2026-11-04').current).toBe(1)
})

test('a day ahead of today, from a device whose clock runs fast, is left out', () => {
  expect(dailyStreak(['2026-11-22', '2026-11-23'], '2026-11-22')).toMatchObject({ current: 1, longest: 1 })
})

test('bridged days of long ago are not listed', () => {
  const streak = dailyStreak(['2026-06-01', '2026-06-03', ...days('2026-11-20', 3)], '2026-11-22')
  expect(streak).toMatchObject({ current: 3, longest: 3, frozenDays: [] })
  // The calendar shows twelve weeks: from 31 August to 22 November 2026.
  const at = (missed: string) =>
    dailyStreak([daysAfter(missed, -1), daysAfter(missed, 1), '2026-11-22'], '2026-11-22').frozenDays
  expect([at('2026-08-30'), at('2026-08-31')]).toEqual([[], ['2026-08-31']])
})

test('whatever the days: never more freezes than a month has, and never a streak longer than its days', () => {
  const some = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 90 })
  fc.assert(
    fc.property(some, (offsets) => {
      const given = offsets.map((offset) => daysAfter('2026-09-01', offset))
      const { current, longest, frozenDays } = dailyStreak(given, '2026-11-30')
      expect(longest).toBeLessThanOrEqual(new Set(given).size)
      expect(current).toBeLessThanOrEqual(longest)
      for (const month of ['2026-09', '2026-10', '2026-11'])
        expect(frozenDays.filter((day) => day.startsWith(month)).length).toBeLessThanOrEqual(freezesAMonth)
      for (const day of frozenDays) expect(given).not.toContain(day)
    }),
  )
})
