// Progress: XP, levels, streak and achievements from the lessons completed (P3, P23 to P26).
import * as z from 'zod/mini'
import { Instant } from '../kernel/text.ts'

export const xpPerLevel = 100
export const quizPassPercent = 70
/** XP for each full minute of reading, once it is over the threshold, up to the cap. */
const timeBonusPerMinute = 2
const timeBonusAfterSeconds = 60
export const timeBonusCap = 10
/** The longest reading time that is believed: a day. */
export const maxReadingSeconds = 86_400

/** floor(XP / 100) + 1. */
export const levelOf = (xp: number): number => Math.floor(xp / xpPerLevel) + 1
/** XP earned within the level, 0 to 99. */
export const levelProgress = (xp: number): number => xp % xpPerLevel
/** XP missing to the next level, 1 to 100. */
export const xpToNextLevel = (xp: number): number => xpPerLevel - levelProgress(xp)
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
export const isQuizPassed = (scorePercent: number): boolean => scorePercent >= quizPassPercent

export const AchievementId = z.enum([
  'first_lesson',
  'knowledge_seeker',
  'investing_pro',
  'learning_machine',
  'level_up',
  'xp_master',
])
export type AchievementId = z.infer<typeof AchievementId>

type AchievementRule = {
  id: AchievementId
  name: string
  description: string
  icon: string
  isEarned: (lessons: number, xp: number) => boolean
}

/** The six achievements and what earns them (P25). */
export const achievementRules: readonly AchievementRule[] = [
  {
    id: 'first_lesson',
    name: 'First Steps',
    description: 'Complete your first lesson',
    icon: 'footprints',
    isEarned: (lessons) => lessons >= 1,
  },
  {
    id: 'knowledge_seeker',
    name: 'Knowledge Seeker',
    description: 'Complete 3 lessons',
    icon: 'book-open',
    isEarned: (lessons) => lessons >= 3,
  },
  {
    id: 'investing_pro',
    name: 'Investing Pro',
    description: 'Complete 5 lessons',
    icon: 'graduation-cap',
    isEarned: (lessons) => lessons >= 5,
  },
  {
    id: 'learning_machine',
    name: 'Learning Machine',
    description: 'Complete 10 lessons',
    icon: 'rocket',
    isEarned: (lessons) => lessons >= 10,
  },
  {
    id: 'level_up',
    name: 'Level Up!',
    description: 'Reach level 3',
    icon: 'trending-up',
    isEarned: (_, xp) => levelOf(xp) >= 3,
  },
  { id: 'xp_master', name: 'XP Master', description: 'Earn 500 XP', icon: 'star', isEarned: (_, xp) => xp >= 500 },
]

export const Achievement = z.strictObject({
  id: AchievementId,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  unlocked: z.boolean(),
  dateEarned: z.nullable(Instant),
})
export type Achievement = z.infer<typeof Achievement>

export const LearningProgress = z.strictObject({
  completedLessons: z.array(z.int()),
  xp: z.int(),
  level: z.int(),
  achievements: z.array(Achievement),
  streak: z.int(),
  /** XP earned for each completed lesson, reward and time bonus together; a server that is older does not say. */
  xpByLesson: z._default(z.record(z.string(), z.int()), {}),
})
export type LearningProgress = z.infer<typeof LearningProgress>

/** What is stored of a person's learning: everything else is derived from it. */
export const LearningRecord = z.object({
  completedLessons: z.readonly(z.array(z.int())),
  /** All XP earned, for all lessons together. */
  xp: z.int(),
  /** XP earned for each completed lesson, reward and time bonus together, by lesson id. */
  xpByLesson: z.readonly(z.record(z.string(), z.int())),
  /** When each achievement was earned, ISO instants. */
  earned: z.readonly(z.partialRecord(AchievementId, z.string())),
  lastCompletedAt: z.nullable(z.string()),
  /** Counts the writes; a write states the revision it was made from. */
  revision: z.int(),
})
export type LearningRecord = z.infer<typeof LearningRecord>

export const nothingLearned: LearningRecord = {
  completedLessons: [],
  xp: 0,
  xpByLesson: {},
  earned: {},
  lastCompletedAt: null,
  revision: 0,
}

/** All six achievements as shown, locked ones included. */
const achievementsOf = (record: Pick<LearningRecord, 'earned'>): Achievement[] =>
  achievementRules.map(({ id, name, description, icon }) => {
    const dateEarned = record.earned[id] ?? null
    return { id, name, description, icon, unlocked: dateEarned !== null, dateEarned }
  })

export const progressOf = (record: LearningRecord): LearningProgress => ({
  completedLessons: [...record.completedLessons],
  xp: record.xp,
  level: levelOf(record.xp),
  achievements: achievementsOf(record),
  streak: streakOf(record.completedLessons.length),
  xpByLesson: { ...record.xpByLesson },
})

export type Completion =
  | { kind: 'already-completed' }
  | { kind: 'quiz-failed'; scorePercent: number }
  | {
      kind: 'completed'
      record: LearningRecord
      xpEarned: number
      timeBonus: number
      leveledUp: boolean
      newAchievements: Achievement[]
    }

/**
 * One attempt at a lesson: graded, rewarded and recorded, or refused (P23, P24).
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
  if (!isQuizPassed(scorePercent)) return { kind: 'quiz-failed', scorePercent }

  const bonus = timeBonus(attempt.readingSeconds)
  const xpEarned = lesson.xpReward + bonus
  const xp = before.xp + xpEarned
  const completedLessons = [...before.completedLessons, lesson.id]
  const fresh = achievementRules.filter(
    (rule) => before.earned[rule.id] === undefined && rule.isEarned(completedLessons.length, xp),
  )
  const earned = { ...before.earned, ...Object.fromEntries(fresh.map((rule) => [rule.id, now])) }
  const record: LearningRecord = {
    completedLessons,
    xp,
    xpByLesson: { ...before.xpByLesson, [lesson.id]: xpEarned },
    earned,
    lastCompletedAt: now,
    revision: before.revision + 1,
  }
  return {
    kind: 'completed',
    record,
    xpEarned,
    timeBonus: bonus,
    leveledUp: levelOf(xp) > levelOf(before.xp),
    newAchievements: achievementsOf(record).filter(({ id }) => fresh.some((rule) => rule.id === id)),
  }
}
