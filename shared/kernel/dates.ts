// Dates: plain calendar days, as `2026-11-22` outside and as day numbers inside. Which day it is in Sydney comes from
// sydney-days.ts.
import * as z from 'zod/mini'

const dayMs = 86_400_000
/** Days of a year where a yearly rate is spread over days: actual/365 fixed, leap years too. */
export const daysOfYear = 365

/** A day of the calendar, `YYYY-MM-DD`; 29 February only in leap years. */
export const PlainDate = z.iso.date({
  // One that is missing is told of as any other field is.
  error: ({ input }) => (input === undefined ? undefined : 'must be a day such as 2026-11-22'),
})

/** The calendar repeats itself after so many years, and so many days. */
const [cycleYears, cycleDays] = [400, 146_097]

/**
 * Days since 1 January 1970, so that days can be subtracted.
 * @param day a valid `YYYY-MM-DD`
 */
export const dayNumber = (day: string): number =>
  // A cycle later and back: Date.UTC takes the years 0 to 99 for 1900 to 1999.
  Date.UTC(Number(day.slice(0, 4)) + cycleYears, Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / dayMs -
  cycleDays

/** The day of a day number, as `YYYY-MM-DD`. */
export const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day as it is written in a sentence: `3 May 2024`. */
export const spokenDay = (day: string): string =>
  `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** The year in which the financial year of a day ends: 2025 from 1 July 2024 to 30 June 2025. */
export const financialYear = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5) >= '07-01' ? 1 : 0)

/** First and last day of the financial year that ends in a year. */
export const financialYearDays = (endsIn: number): { first: string; last: string } => ({
  first: `${endsIn - 1}-07-01`,
  last: `${endsIn}-06-30`,
})

/**
 * The first day on which a sale counts as after 12 months: neither the day of buying nor that of selling is one of them. Bought
 * on 2 Feb 2021: from 3 Feb 2022; a day that the year lacks is 1 March (Income Tax Assessment Act 1997 s 115-25, TD 2002/10).
 */
export function twelveMonthsAfter(day: string): string {
  const first = dayOf(dayNumber(day) + 1)
  const year = Number(first.slice(0, 4)) + 1
  return dayOf(Date.UTC(year, Number(first.slice(5, 7)) - 1, Number(first.slice(8, 10))) / dayMs)
}

/** A financial year as the tax office writes it: 2025 is `2024-25`. */
export const financialYearLabel = (endsIn: number): string => `${endsIn - 1}-${String(endsIn % 100).padStart(2, '0')}`

/**
 * The same day so many calendar months earlier; a day the month lacks becomes its last: one month before 31 March 2026 is
 * 28 February 2026.
 */
export function monthsBefore(day: string, months: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months
  const [year, month] = [Math.floor(index / 12), index % 12]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const date = Math.min(Number(day.slice(8, 10)), lastOfMonth)
  return `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
