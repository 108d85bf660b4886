// Schedule: when each timed kind is sent, by the clock on a wall in Sydney (P87).
import { dayNumber } from '../kernel/dates.ts'
import { daysAfter, startOfSydneyDay, sydneyDay, sydneyInstant } from '../kernel/sydney-days.ts'
import type { TimedKind } from './kinds.ts'

const daysOfWeek = 7

/** @property weekday 0 is Sunday; absent: every day. @property minute of the day */
type Slot = { readonly weekday?: number; readonly minute: number }

export const slots: Readonly<Record<TimedKind, Slot>> = {
  weekly: { weekday: 0, minute: 17 * 60 },
  news: { weekday: 6, minute: 9 * 60 },
  achievements: { minute: 18 * 60 },
}

/** So long after its period began a mail is still sent, where the schedule or the queue was late; later it would tell old news. */
const lateHours = 36
const hourMs = 3_600_000

/** @param from when the period of a mail began */
export const isTooLate = (from: Date, now: Date): boolean => now.getTime() - from.getTime() >= lateHours * hourMs

/** 0 is Sunday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: string): number => (((dayNumber(day) + 4) % daysOfWeek) + daysOfWeek) % daysOfWeek

/**
 * When the period began in which an instant lies: one mail of a kind is sent in each. Weekly kinds begin at their time on their
 * day; of a daily one it is midnight, so that there is one in a calendar day whenever it is sent.
 */
export function periodStart(kind: TimedKind, now: Date): Date {
  const { weekday, minute } = slots[kind]
  const today = sydneyDay(now)
  if (weekday === undefined) return startOfSydneyDay(today)
  const day = daysAfter(today, -((weekdayOf(today) - weekday + daysOfWeek) % daysOfWeek))
  const start = sydneyInstant(day, minute)
  return start <= now ? start : sydneyInstant(daysAfter(day, -daysOfWeek), minute)
}

/** Whether a kind may be sent for the period that an instant lies in: in time, or not too late. */
export const isDue = (kind: TimedKind, now: Date): boolean =>
  slots[kind].weekday === undefined || !isTooLate(periodStart(kind, now), now)

/** Whether the time of day of a kind has come: for a timer that looks now and then. */
export const isTime = (kind: TimedKind, now: Date): boolean =>
  isDue(kind, now) && now >= sydneyInstant(sydneyDay(periodStart(kind, now)), slots[kind].minute)
