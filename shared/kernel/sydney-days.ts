// Sydney days: the day of an instant, its midnight and its minutes, by the clock on a wall in Sydney, daylight saving included.
import { dayNumber, dayOf } from './dates.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Midnight UTC of the first Sunday of a month. */
function firstSunday(year: number, month: number): number {
  const first = Date.UTC(year, month, 1)
  return first + ((7 - new Date(first).getUTCDay()) % 7) * dayMs
}

/**
 * Hours that Sydney is ahead of UTC. Own arithmetic, because it is asked for every holding: standard time runs from the
 * first Sunday of April, 03:00 daylight time, to the first Sunday of October, 02:00 standard time; both are 16:00 UTC on
 * the Saturday. A test holds it against the time zone database.
 */
function sydneyOffsetHours(at: number): 10 | 11 {
  const year = new Date(at).getUTCFullYear()
  const isStandardTime = at >= firstSunday(year, 3) - 8 * hourMs && at < firstSunday(year, 9) - 8 * hourMs
  return isStandardTime ? 10 : 11
}

/** The Sydney day of an instant, as `2026-11-21`. */
export const sydneyDay = (at: Date): string =>
  new Date(at.getTime() + sydneyOffsetHours(at.getTime()) * hourMs).toISOString().slice(0, 10)

/** The day so many days later (or earlier). */
export const daysAfter = (day: string, days: number): string => dayOf(dayNumber(day) + days)

/** The instant of a Sydney wall-clock minute. Right from midnight to the change of the clock and by day, not in the hour between. */
export function sydneyInstant(day: string, minute: number): Date {
  const asUtc = dayNumber(day) * dayMs + minute * minuteMs
  return new Date(asUtc - sydneyOffsetHours(asUtc - 10 * hourMs) * hourMs)
}

/** Midnight in Sydney at the beginning of a day. */
export const startOfSydneyDay = (day: string): Date => sydneyInstant(day, 0)
