// Plain days: which exist, how far apart they are, and to which financial year they belong.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayNumber,
  dayOf,
  financialYear,
  financialYearDays,
  financialYearLabel,
  monthsBefore,
  PlainDate,
  spokenDay,
} from '#shared/kernel/dates.ts'

test.each(['2024-02-29', '2000-02-29', '1980-01-01'])('%s is a day', (day) => {
  expect(PlainDate.safeParse(day).success).toBe(true)
})

test.each(['2023-02-29', '1900-02-29', '2024-04-31', '2024-13-01', '2024-1-1', '24-01-01', '2024-01-01T00:00:00Z', ''])(
  '%s is none',
  (day) => {
    expect(PlainDate.safeParse(day).error?.issues[0]?.message).toBe('must be a day such as 2026-11-22')
  },
)

test('a day number counts days since 1970, leap days included', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('2025-01-01') - dayNumber('2024-01-01')).toBe(366)
  fc.assert(fc.property(fc.integer({ min: -40_000, max: 80_000 }), (day) => dayNumber(dayOf(day)) === day))
  // Every day that is written with four digits, the first hundred years included.
  const [first, last] = [-719_528, 2_932_896]
  expect([dayOf(first), dayOf(last)]).toEqual(['0000-01-01', '9999-12-31'])
  fc.assert(fc.property(fc.integer({ min: first, max: last }), (day) => dayNumber(dayOf(day)) === day))
  for (const day of ['0000-02-29', '0099-12-31', '0100-01-01']) expect(dayOf(dayNumber(day))).toBe(day)
})

test('a financial year is from July to June', () => {
  expect(financialYear('2024-06-30')).toBe(2024)
  expect(financialYear('2024-07-01')).toBe(2025)
  expect(financialYearDays(2025)).toEqual({ first: '2024-07-01', last: '2025-06-30' })
  expect([2025, 2000, 2010].map(financialYearLabel)).toEqual(['2024-25', '1999-00', '2009-10'])
})

test('so many months before keep the day, or take the last of a shorter month', () => {
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28')
  expect(monthsBefore('2024-03-31', 1)).toBe('2024-02-29')
  expect(monthsBefore('2026-01-15', 13)).toBe('2024-12-15')
  expect(monthsBefore('2026-11-22', 60)).toBe('2021-11-22')
})

test('a day in a sentence has no leading zero', () => {
  expect(spokenDay('2024-05-03')).toBe('3 May 2024')
})
