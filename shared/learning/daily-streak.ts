// Daily streak: days in a row with a lesson or a review. Two missed days a calendar month are bridged; it is a figure beside
// the specified one (P25), which counts lessons.
import { dayNumber, dayOf } from '../kernel/dates.ts'

/** Missed days that are bridged in one calendar month. */
export const freezesAMonth = 2

export type DailyStreak = {
  /** Days with learning in the streak that stands; 0 when there is none. */
  current: number
  longest: number
  /** Missed days of the last twelve weeks that were bridged, as `2026-11-22`, ascending. */
  frozenDays: string[]
}

const monthOf = (day: number): string => dayOf(day).slice(0, 7)
const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index)

function countByMonth(days: readonly number[]): Map<string, number> {
  const months = new Map<string, number>()
  for (const day of days) months.set(monthOf(day), (months.get(monthOf(day)) ?? 0) + 1)
  return months
}

/** The days shown in a calendar of the last weeks. */
const calendarDays = 84

/**
 * @param days Sydney days with a lesson or a review, in any order, twice where there were several
 * @param today Sydney day; days after it are left out
 */
export function dailyStreak(days: readonly string[], today: string): DailyStreak {
  const now = dayNumber(today)
  const active = [...new Set(days.map(dayNumber))].filter((day) => day <= now).sort((a, b) => a - b)
  const used = new Map<string, number>()
  const frozen: number[] = []
  /** Whether the missed days can all be bridged; only then are they, so that a longer break costs nothing. */
  const bridge = (missed: readonly number[]): boolean => {
    const months = countByMonth(missed)
    for (const [month, count] of months) if ((used.get(month) ?? 0) + count > freezesAMonth) return false
    for (const [month, count] of months) used.set(month, (used.get(month) ?? 0) + count)
    frozen.push(...missed)
    return true
  }
  let [current, longest] = [0, 0]
  let last: number | undefined
  for (const day of active) {
    current = last !== undefined && bridge(between(last, day)) ? current + 1 : 1
    longest = Math.max(longest, current)
    last = day
  }
  if (last === undefined || !bridge(between(last, now))) current = 0
  return {
    current,
    longest,
    frozenDays: frozen.filter((day) => day > now - calendarDays).map(dayOf),
  }
}
