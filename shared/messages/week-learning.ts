// Week learning: what somebody learned in the last seven days, and what is waiting.
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
  readonly cardsWaiting: number
  /** XP of those lessons and reviews. */
  readonly xp: number
  /** The next lesson of the catalogue that is not done; null when all are. */
  readonly next: { readonly id: number; readonly title: string } | null
}

/** @param today Sydney day, the last of the seven */
export function weekLearning(learning: LearningRecord, reviews: ReviewRecord | undefined, today: string): WeekLearning {
  const now = dayNumber(today)
  const isOfWeek = (day: number): boolean => day > now - week && day <= now
  const done = Object.entries(learning.completedOn ?? {})
    .filter(([, day]) => isOfWeek(dayNumber(day)))
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([id]) => id)
  const lessonXp = Object.entries(learning.xpByLesson).filter(([id]) => done.includes(id))
  const record = planted(reviews ?? noReviews, learning, now)
  const reviewXp = Object.entries(record.xpByDay).filter(([day]) => isOfWeek(Number(day)))
  const next = lessonCatalogue.find(({ id }) => !learning.completedLessons.includes(id))
  return {
    lessons: done
      .flatMap((key) => lessonCatalogue.filter(({ id }) => String(id) === key))
      .map(({ id, title }) => `Lesson ${id}, ${title}`),
    reviewDays: record.days.filter(isOfWeek).length,
    cardsWaiting: dueCards(record, now).length,
    xp: [...lessonXp, ...reviewXp].reduce((sum, [, xp]) => sum + xp, 0),
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
