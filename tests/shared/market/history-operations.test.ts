// The days of a history that can be asked for, and its gaps: days that should have a close and have none, also in years whose
// holidays nobody here knows.
import { expect, test } from 'vitest'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { checkRequest } from '#shared/operation/request-check.ts'
import { history } from '#shared/market/history-contract.ts'
import { gapsOf } from '#shared/market/history-operations.ts'
import { priceHistory } from '#shared/market/price-history.ts'

/** Closes on all days between two but some. */
function without(missing: readonly string[], first: string, last: string) {
  const [from, to] = [dayNumber(first), dayNumber(last)]
  const days = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const closes = days.filter((day) => !missing.includes(dayOf(day))).map((day) => ({ day, price: 50 }))
  return (kind: 'asx' | 'coin') =>
    gapsOf(priceHistory('yahoo', closes), kind, from, to).map((gap) => [dayOf(gap.from), dayOf(gap.to)])
}

test('of earlier years than the table of holidays, what may be a holiday is no gap, and what is too long for one is', () => {
  // Christmas Day and Boxing Day, Australia Day, and the day of mourning of 2022.
  const holidays = ['2019-12-25', '2019-12-26', '2020-01-27', '2022-09-22']
  expect(without(holidays, '2019-01-02', '2022-12-30')('asx')).toEqual([])
  // Wednesday to Wednesday: six sessions.
  const suspended = ['2021-03-03', '2021-03-04', '2021-03-05', '2021-03-08', '2021-03-09', '2021-03-10']
  const lacking = without([...holidays, ...suspended], '2019-01-02', '2022-12-30')
  expect(lacking('asx')).toEqual([['2021-03-03', '2021-03-10']])
  // A coin has no holidays.
  expect(lacking('coin')).toContainEqual(['2020-01-27', '2020-01-27'])
})

test('from the first year of the table on, each session without a close is a gap and no holiday is', () => {
  const missing = ['2024-12-31', '2025-01-01', '2025-01-27', '2025-02-03', '2026-12-28']
  expect(without(missing, '2024-12-02', '2026-12-31')('asx')).toEqual([['2025-02-03', '2025-02-03']])
})

test.each(['from', 'to'])('no day before the market as we know it is asked for (%s)', (field) => {
  const asked = (day: string) => () =>
    checkRequest(history, { params: {}, query: { symbols: 'CBA', [field]: day }, body: undefined })
  for (const day of ['0000-01-01', '0100-01-01', '1979-12-31'])
    expect(asked(day)).toThrow(`${field} must be on or after 1 Jan 1980`)
  expect(asked('1980-01-01')).not.toThrow()
})
