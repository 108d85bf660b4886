// Dates ahead: what is known of the coming days: decisions, days without trading, the end of the financial year. Facts with their
// source, and nothing about what to do.
import { asxEarlyCloses, asxHolidays } from '../facts/asx-holidays.ts'
import { economicDates } from '../facts/economic-dates.ts'
import { financialYear, financialYearDays, financialYearLabel } from '../kernel/dates.ts'
import { daysAfter } from '../kernel/sydney-days.ts'
import { shortDay } from './words.ts'

/** Weekly mails look two weeks ahead. */
export const horizonDays = 14

type Ahead = { readonly day: string; readonly text: string }

/**
 * Dates for everybody, the first first.
 * @param today Sydney day
 * @returns lines such as `8 Dec: the Reserve Bank announces …`, and the sources of what is not a calendar
 */
export function datesAhead(today: string, own: readonly Ahead[] = []): { lines: string[]; sources: string[] } {
  const last = daysAfter(today, horizonDays)
  const isAhead = (day: string): boolean => day > today && day <= last
  const economic = economicDates.filter(({ day }) => isAhead(day))
  const { last: yearEnd } = financialYearDays(financialYear(today))
  const all: Ahead[] = [
    ...own.filter(({ day }) => isAhead(day)),
    ...economic.map(({ day, what }) => ({ day, text: what })),
    ...[...asxHolidays].filter(isAhead).map((day) => ({ day, text: 'the ASX does not trade' })),
    ...[...asxEarlyCloses].filter(isAhead).map((day) => ({ day, text: 'the ASX closes early, at 2:10 pm' })),
    ...(isAhead(yearEnd)
      ? [{ day: yearEnd, text: `the financial year ${financialYearLabel(financialYear(today))} ends` }]
      : []),
  ]
  return {
    lines: all.toSorted((a, b) => (a.day < b.day ? -1 : 1)).map(({ day, text }) => `${shortDay(day)}: ${text}`),
    sources: [...new Set(economic.map(({ source }) => source))],
  }
}
