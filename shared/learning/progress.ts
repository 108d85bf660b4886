// Progress: what is stored of a person's learning, what is shown of it, and what a completed lesson or a review changes (P3, P23 to P26).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { Achievement, achievementRules, achievementsOf } from './achievements.ts'
import { levelOf } from './level.ts'

/** The score that passes a quiz. */
export const quizPassPercent = 70
/** XP for each full minute of reading, once it is over the threshold, up to the cap. */
const timeBonusPerMinute = 2
const timeBonusAfterSeconds = 60
export const timeBonusCap = 10
/** The longest reading time that is believed: a day. */
export const maxReadingSeconds = 86_400

/** Half the completed lessons, rounded down, at least 1 (P25). */
export const streakOf = (completedCount: number): number => Math.max(1, Math.floor(completedCount / 2))

/** XP for time spent reading: over 60 seconds 2 for each full minute, at most 10, else 0. */
export const timeBonus = (readingSeconds: number): number =>
  readingSeconds > timeBonusAfterSeconds
    ? Math.min(timeBonusCap, timeBonusPerMinute * Math.floor(readingSeconds / 60))
    : 0

/** Percentage of right answers, rounded; 100 for a lesson without a quiz. */
export function quizScore(correct: readonly number[], answers: readonly number[]): number {
  if (correct.length === 0) return 100
  const right = correct.filter((answer, index) => answer === answers[index]).length
  return Math.round((right / correct.length) * 100)
}

/** @param scorePercent as of `quizScore` */
export const isQuizPassed = (scorePercent: number): boolean => scorePercent >= quizPassPercent

export const LearningProgress = lazy.strictObject(() => ({
  completedLessons: z.array(z.int()),
  xp: z.int(),
  level: z.int(),
  achievements: z.array(Achievement),
  streak: z.int(),
  /** XP earned for each completed lesson, reward and time bonus together; a server that is older does not say. */
  xpByLesson: z._default(z.record(z.string(), z.int()), {}),
  /** Graded quizzes that were failed, by lesson id: the number of the attempt that comes next. */
  attempts: z._default(z.record(z.string(), z.int()), {}),
  /** The Sydney day on which each lesson was completed, where it is known. */
  completedOn: z._default(z.record(z.string(), z.string()), {}),
  /** How much of the XP came from reviews. */
  reviewXp: z._default(z.int(), 0),
  /** How much of it came from the time machine. */
  timeMachineXp: z._default(z.int(), 0),
}))
export type LearningProgress = z.infer<typeof LearningProgress>

/** What is stored of a person's learning: everything else is derived from it. */
export const LearningRecord = lazy.object(() => ({
  completedLessons: z.readonly(z.array(z.int())),
  /** All XP earned, for all lessons together. */
  xp: z.int(),
  /** XP earned for each completed lesson, reward and time bonus together, by lesson id. */
  xpByLesson: z.readonly(z.record(z.string(), z.int())),
  /** When each achievement was earned, ISO instants by id: some may be of a release that came later and was rolled back. */
  earned: z.readonly(z.record(z.string(), z.string())),
  lastCompletedAt: z.nullable(z.string()),
  /** The Sydney day on which each lesson was completed, by lesson id; earlier completions have none. */
  completedOn: z.exactOptional(z.readonly(z.record(z.string(), z.string()))),
  /** Graded quizzes that were failed, by lesson id; absent before the first. */
  attempts: z.exactOptional(z.readonly(z.record(z.string(), z.int()))),
  /** How much of `xp` came from reviews; absent before the first. */
  reviewXp: z.exactOptional(z.int()),
  /** How much of it came from the time machine; absent until a decade has brought any, and never changed then. */
  timeMachineXp: z.exactOptional(z.int()),
  /** The Sydney day on which it did; an earlier decade has none. */
  timeMachineOn: z.exactOptional(z.string()),
  /** Counts the writes; a write states the revision it was made from. */
  revision: z.int(),
}))
export type LearningRecord = z.infer<typeof LearningRecord>

export const nothingLearned: LearningRecord = {
  completedLessons: [],
  xp: 0,
  xpByLesson: {},
  earned: {},
  lastCompletedAt: null,
  revision: 0,
}

/** What is shown of a record: with the level, the streak and every achievement. */
export const progressOf = (record: LearningRecord): LearningProgress => ({
  completedLessons: [...record.completedLessons],
  xp: record.xp,
  level: levelOf(record.xp),
  achievements: achievementsOf(record),
  streak: streakOf(record.completedLessons.length),
  xpByLesson: { ...record.xpByLesson },
  attempts: { ...record.attempts },
  completedOn: { ...record.completedOn },
  reviewXp: record.reviewXp ?? 0,
  timeMachineXp: record.timeMachineXp ?? 0,
})

/** How many graded quizzes of a lesson were failed: the attempt that comes next, from 0. */
export const attemptAt = ({ attempts }: Pick<LearningRecord, 'attempts'>, lessonId: number): number =>
  attempts?.[lessonId] ?? 0

/** What a change of XP brought, beside the record itself. */
export type Gained = { record: LearningRecord; leveledUp: boolean; newAchievements: Achievement[] }

/** The record after a change of lessons or XP, with the achievements that it earns, dated `now`, and counted as one write. */
export function gained(before: LearningRecord, after: LearningRecord, now: string): Gained {
  const fresh = achievementRules.filter(
    (rule) => before.earned[rule.id] === undefined && rule.isEarned(after.completedLessons.length, after.xp),
  )
  const earned = { ...before.earned, ...Object.fromEntries(fresh.map((rule) => [rule.id, now])) }
  const record = { ...after, earned, revision: before.revision + 1 }
  return {
    record,
    leveledUp: levelOf(after.xp) > levelOf(before.xp),
    newAchievements: achievementsOf(record).filter(({ id }) => fresh.some((rule) => rule.id === id)),
  }
}

/**
 * The record once all XP of reviews is counted in it. XP that was given stays, and more comes once the reviews come to more.
 * @param reviewXp what all reviews come to now
 * @param now ISO instant that dates new achievements
 * @returns undefined when so much is counted already
 */
export function creditReviews(before: LearningRecord, reviewXp: number, now: string): Gained | undefined {
  const missing = reviewXp - (before.reviewXp ?? 0)
  return missing <= 0 ? undefined : gained(before, { ...before, xp: before.xp + missing, reviewXp }, now)
}

export type Completion =
  | { kind: 'already-completed' }
  | { kind: 'quiz-failed'; scorePercent: number; record: LearningRecord }
  | ({ kind: 'completed'; xpEarned: number; timeBonus: number } & Gained)

/**
 * One attempt at a lesson: graded, rewarded and recorded, or refused (P23, P24). A failed one is counted, so that the next
 * asks other questions.
 * @param now ISO instant that dates new achievements
 */
export function completeLesson(
  before: LearningRecord,
  lesson: { id: number; xpReward: number; correctAnswers: readonly number[] },
  attempt: { answers: readonly number[]; readingSeconds: number },
  now: string,
): Completion {
  if (before.completedLessons.includes(lesson.id)) return { kind: 'already-completed' }
  const scorePercent = quizScore(lesson.correctAnswers, attempt.answers)
  if (!isQuizPassed(scorePercent)) {
    const attempts = { ...before.attempts, [lesson.id]: attemptAt(before, lesson.id) + 1 }
    return { kind: 'quiz-failed', scorePercent, record: { ...before, attempts, revision: before.revision + 1 } }
  }
  const bonus = timeBonus(attempt.readingSeconds)
  const xpEarned = lesson.xpReward + bonus
  const after: LearningRecord = {
    ...before,
    completedLessons: [...before.completedLessons, lesson.id],
    xp: before.xp + xpEarned,
    xpByLesson: { ...before.xpByLesson, [lesson.id]: xpEarned },
    lastCompletedAt: now,
    completedOn: { ...before.completedOn, [lesson.id]: sydneyDay(new Date(now)) },
  }
  return { kind: 'completed', xpEarned, timeBonus: bonus, ...gained(before, after, now) }
}
