// Daily streak: days in a row with a lesson or a review. Two missed days a calendar month are bridged; it is a figure beside
// the specified one (P25), which counts lessons.
import { dayNumber, dayOf } from '../kernel/dates.ts'

/** Missed days that are bridged in one calendar month. */
export const freezesAMonth = 2

export type DailyStreak = {
  /** Days with learning in the streak that stands; 0 when there is none. */
  current: number
  longest: number
  isTodayDone: boolean
  /** Missed days of the last twelve weeks that the streak that stands bridges, as `2026-11-22`, ascending. */
  frozenDays: string[]
}

const monthOf = (day: number): string => dayOf(day).slice(0, 7)
const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index)

/** The days shown in a calendar of the last weeks. */
const calendarDays = 84

/**
 * The longest run of days up to today, and up to any day, in which no calendar month misses more than two. Bridged days are not
 * spent in the order of time: a day that comes late, from a device that was offline, would make a streak shorter.
 * @param days Sydney days with a lesson or a review, in any order, twice where there were several
 * @param today Sydney day; days after it are left out, and it is no missed day before it is over
 */
export function dailyStreak(days: readonly string[], today: string): DailyStreak {
  const now = dayNumber(today)
  const active = [...new Set(days.map(dayNumber))].filter((day) => day <= now).sort((a, b) => a - b)
  const isTodayDone = active.at(-1) === now
  const ends = isTodayDone ? active : [...active, now]
  /** By month, between the first day of the streak and its end. */
  const missed = new Map<string, number>()
  const count = (from: number, to: number, by: 1 | -1): void => {
    for (const month of between(from, to).map(monthOf)) missed.set(month, (missed.get(month) ?? 0) + by)
  }
  let [first, current, longest] = [0, 0, 0]
  for (const [end, day] of ends.entries()) {
    if (end > 0) count(ends[end - 1]!, day, 1)
    for (; [...missed.values()].some((days) => days > freezesAMonth); first++) count(ends[first]!, ends[first + 1]!, -1)
    current = end - first + (end < active.length ? 1 : 0)
    longest = Math.max(longest, current)
  }
  const shown = between(Math.max(ends[first]!, now - calendarDays), now)
  return { current, longest, isTodayDone, frozenDays: shown.filter((day) => !active.includes(day)).map(dayOf) }
}
