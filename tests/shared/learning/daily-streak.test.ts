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
    isTodayDone: false,
    frozenDays: [],
  })
  expect(dailyStreak(['2026-11-22', '2026-11-22'], '2026-11-22')).toMatchObject({
    current: 1,
    longest: 1,
    isTodayDone: true,
  })
})

test('yesterday’s streak stands until today is over', () => {
  expect(dailyStreak(days('2026-11-10', 12), '2026-11-22')).toMatchObject({
    current: 12,
    isTodayDone: false,
    frozenDays: [],
  })
})

test('two missed days of a month are bridged, and do not count', () => {
  const streak = dailyStreak([...days('2026-11-01', 5), ...days('2026-11-08', 3)], '2026-11-10')
  expect(streak).toEqual({
    current: 8,
    longest: 8,
    isTodayDone: true,
    frozenDays: ['2026-11-06', '2026-11-07'],
  })
})

test('a third missed day ends it, and the longest stays', () => {
  const streak = dailyStreak([...days('2026-11-01', 12), ...days('2026-11-16', 2)], '2026-11-17')
  expect(streak).toEqual({ current: 2, longest: 12, isTodayDone: true, frozenDays: [] })
  const over = dailyStreak(days('2026-11-01', 12), '2026-11-17')
  expect(over).toEqual({ current: 0, longest: 12, isTodayDone: false, frozenDays: [] })
})

test('each month has its own freezes: a gap over its end can take two of both', () => {
  expect(dailyStreak([...days('2026-10-20', 10), ...days('2026-11-03', 2)], '2026-11-04')).toMatchObject({
    current: 12,
    frozenDays: ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'],
  })
  expect(dailyStreak([...days('2026-10-20', 10), ...days('2026-11-04', 1)], '2026-11-04').current).toBe(1)
})

test('a third missed day of a month apart from the others takes the days before the first of them', () => {
  const before = [...days('2026-11-01', 9), ...days('2026-11-11', 9), '2026-11-21']
  expect(dailyStreak(before, '2026-11-21')).toMatchObject({ current: 19, frozenDays: ['2026-11-10', '2026-11-20'] })
  expect(dailyStreak([...before, '2026-11-23'], '2026-11-23')).toMatchObject({
    current: 11,
    longest: 19,
    frozenDays: ['2026-11-20', '2026-11-22'],
  })
})

test('a day that comes late joins two streaks and takes no missed day from a later one', () => {
  const april = [...days('2026-04-01', 2), ...days('2026-04-04', 5), ...days('2026-04-13', 4), ...days('2026-04-19', 5)]
  expect(dailyStreak(april, '2026-04-25').current).toBe(5)
  expect(dailyStreak([...april, '2026-04-03'], '2026-04-25')).toMatchObject({ current: 5, longest: 9 })
  const early = ['2026-04-01', ...days('2026-04-05', 2), ...days('2026-04-09', 2)]
  expect(dailyStreak(early, '2026-04-10').current).toBe(4)
  expect(dailyStreak([...early, '2026-04-03'], '2026-04-10').current).toBe(4)
})

test('a day ahead of today, from a device whose clock runs fast, is left out', () => {
  expect(dailyStreak(['2026-11-22', '2026-11-23'], '2026-11-22')).toMatchObject({ current: 1, longest: 1 })
})

test('bridged days of long ago are not listed', () => {
  const streak = dailyStreak(['2026-06-01', '2026-06-03', ...days('2026-11-20', 3)], '2026-11-22')
  expect(streak).toMatchObject({ current: 3, longest: 3, frozenDays: [] })
})

const offsets = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 90 })
const dayAt = (offset: number): string => daysAfter('2026-09-01', offset)

/** Every streak there could be, tried one by one. */
function triedOut(given: readonly string[], today: string): { current: number; longest: number } {
  const best = (end: string): number => {
    const lengths = given
      .filter((first) => first <= end)
      .map((first) => {
        const all = Array.from({ length: 91 }, (_, offset) => dayAt(offset)).filter((day) => day >= first && day <= end)
        const missed = all.filter((day) => !given.includes(day) && day !== today).map((day) => day.slice(0, 7))
        const isOne = missed.every((month) => missed.filter((other) => other === month).length <= freezesAMonth)
        return isOne ? all.filter((day) => given.includes(day)).length : 0
      })
    return Math.max(0, ...lengths)
  }
  return { current: best(today), longest: Math.max(0, ...given.map(best)) }
}

test('whatever the days: no streak with two missed days a month is longer, and its bridged days are missed ones', () => {
  fc.assert(
    fc.property(offsets, (some) => {
      const given = some.map(dayAt)
      const { current, longest, frozenDays } = dailyStreak(given, '2026-11-30')
      expect({ current, longest }).toEqual(triedOut([...new Set(given)], '2026-11-30'))
      for (const month of ['2026-09', '2026-10', '2026-11'])
        expect(frozenDays.filter((day) => day.startsWith(month)).length).toBeLessThanOrEqual(freezesAMonth)
      for (const day of frozenDays) expect(given).not.toContain(day)
    }),
  )
})

test('one day more never makes a streak shorter, nor does a day without learning the longest', () => {
  fc.assert(
    fc.property(offsets, fc.integer({ min: 0, max: 90 }), (some, one) => {
      const given = some.map(dayAt)
      const before = dailyStreak(given, '2026-11-30')
      const after = dailyStreak([...given, dayAt(one)], '2026-11-30')
      expect(after.current).toBeGreaterThanOrEqual(before.current)
      expect(after.longest).toBeGreaterThanOrEqual(before.longest)
      expect(dailyStreak(given, '2026-12-01').longest).toBe(before.longest)
    }),
    { numRuns: 500 },
  )
})
