// Week learning: what somebody learned in the seven days up to a report, and what is waiting.
import { dayNumber } from '../kernel/dates.ts'
import { lastAsxDay } from '../market/trading-calendar.ts'
import { lessonCatalogue } from '../learning/lesson-catalogue.ts'
import type { LearningRecord } from '../learning/progress.ts'
import { planted } from '../learning/review.ts'
import { noReviews, type ReviewRecord } from '../learning/review-record.ts'
import { dueCards } from '../learning/review-session.ts'
import type { DayRange } from '../portfolio/time-weighted.ts'
import { weekdayAndDay } from './words.ts'

const week = 7

export type WeekLearning = {
  /** Titles such as `Lesson 4, ETFs`, in the order of completion. */
  readonly lessons: readonly string[]
  readonly reviewDays: number
  /** Whether a decade of the time machine brought its XP. */
  readonly hasDecade: boolean
  readonly cardsWaiting: number
  /** XP of those lessons, reviews and that decade. */
  readonly xp: number
  /** The next lesson of the catalogue that is not done; null when all are. */
  readonly next: { readonly id: number; readonly title: string } | null
}

/** A lesson is kept with its day and no time: the day of a report counts as far as it has come, and what follows is in no report. */
export const learningWeek = (today: string): DayRange => ({ after: dayNumber(today) - week, to: dayNumber(today) })

/** @param today Sydney day of the report */
export function weekLearning(learning: LearningRecord, reviews: ReviewRecord | undefined, today: string): WeekLearning {
  const { after, to } = learningWeek(today)
  const isOfWeek = (day: number): boolean => day > after && day <= to
  const isDayOfWeek = (day: string | undefined): boolean => day !== undefined && isOfWeek(dayNumber(day))
  const done = learning.completedLessons.filter((id) => isDayOfWeek(learning.completedOn?.[id]))
  const lessonXp = done.map((id) => learning.xpByLesson[id] ?? 0)
  const now = dayNumber(today)
  const record = planted(reviews ?? noReviews, learning, now)
  const reviewXp = Object.entries(record.xpByDay).flatMap(([day, xp]) => (isOfWeek(Number(day)) ? [xp] : []))
  const hasDecade = isDayOfWeek(learning.timeMachineOn)
  const decadeXp = hasDecade ? (learning.timeMachineXp ?? 0) : 0
  const next = lessonCatalogue.find(({ id }) => !learning.completedLessons.includes(id))
  return {
    lessons: done
      .flatMap((done) => lessonCatalogue.filter(({ id }) => id === done))
      .map(({ id, title }) => `Lesson ${id}, ${title}`),
    reviewDays: record.days.filter(isOfWeek).length,
    hasDecade,
    cardsWaiting: dueCards(record, now).length,
    xp: [...lessonXp, ...reviewXp, decadeXp].reduce((sum, xp) => sum + xp, 0),
    next: next === undefined ? null : { id: next.id, title: next.title },
  }
}

/** The two Fridays that a weekly mail compares: the last one, and the one before. */
export function fridaysBefore(today: string): DayRange {
  const day = dayNumber(today)
  // 1 January 1970 was a Thursday, so a Friday is one more than a multiple of seven.
  const friday = day - ((((day - 1) % week) + week) % week)
  return { after: friday - week, to: friday }
}

/** The last session up to each of the two: a day before a Friday without one. */
export const sessionsUpTo = ({ after, to }: DayRange): DayRange => ({ after: lastAsxDay(after), to: lastAsxDay(to) })

/** `from the close on Friday 13 Nov to Friday 20 Nov` */
export const rangeWords = ({ after, to }: DayRange): string =>
  `from the close on ${weekdayAndDay(after)} to ${weekdayAndDay(to)}`
