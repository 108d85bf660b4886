// Learning rules: XP, bonus, grading, and what a completed lesson brings (P23 to P25).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { levelOf } from '#shared/learning/level.ts'
import {
  attemptAt,
  completeLesson,
  creditReviews,
  type LearningRecord,
  nothingLearned,
  progressOf,
  quizScore,
  streakOf,
  timeBonus,
} from '#shared/learning/progress.ts'

const now = '2026-11-21T00:00:00.000Z'
const perfect = { answers: [1, 2], readingSeconds: 0 }
const aLesson = (id: number, xpReward = 20) => ({ id, xpReward, correctAnswers: [1, 2] })

test.each([
  [0, 0],
  [60, 0],
  [60.5, 2],
  [61, 2],
  [119, 2],
  [120, 4],
  [299, 8],
  [300, 10],
  [86_400, 10],
])('%d seconds of reading give a bonus of %i', (seconds, bonus) => {
  expect(timeBonus(seconds)).toBe(bonus)
})

test.each([
  [0, 1],
  [1, 1],
  [3, 1],
  [4, 2],
  [11, 5],
])('%i lessons are a streak of %i', (lessons, streak) => {
  expect(streakOf(lessons)).toBe(streak)
})

test('70 percent of two questions means both', () => {
  expect(quizScore([1, 2], [1, 2])).toBe(100)
  expect(quizScore([1, 2], [1, 3])).toBe(50)
  expect(quizScore([1, 2, 3], [1, 2, 0])).toBe(67)
  expect(quizScore([], [])).toBe(100)
  expect(completeLesson(nothingLearned, aLesson(1), { answers: [1, 3], readingSeconds: 0 }, now)).toEqual({
    kind: 'quiz-failed',
    scorePercent: 50,
    record: { ...nothingLearned, attempts: { 1: 1 }, revision: 1 },
  })
})

test('the first lesson earns its XP and First Steps, dated', () => {
  const result = completeLesson(nothingLearned, aLesson(4, 20), { answers: [1, 2], readingSeconds: 125 }, now)
  expect(result).toMatchObject({ kind: 'completed', xpEarned: 24, timeBonus: 4, leveledUp: false })
  expect(result.kind === 'completed' && result.newAchievements).toMatchObject([
    { id: 'first_lesson', unlocked: true, dateEarned: now },
  ])
})

test('the record says what each lesson earned, time bonus included, and counts its writes', () => {
  const first = completeLesson(nothingLearned, aLesson(4, 20), { answers: [1, 2], readingSeconds: 125 }, now)
  if (first.kind !== 'completed') throw new Error('The first attempt must succeed')
  const second = completeLesson(first.record, aLesson(5, 25), { answers: [1, 2], readingSeconds: 0 }, now)
  if (second.kind !== 'completed') throw new Error('The second attempt must succeed')
  expect(second.record).toMatchObject({ xp: 49, xpByLesson: { 4: 24, 5: 25 }, revision: 2 })
  expect(progressOf(second.record).xpByLesson).toEqual({ 4: 24, 5: 25 })
})

test('a lesson counts once', () => {
  const first = completeLesson(nothingLearned, aLesson(4), perfect, now)
  if (first.kind !== 'completed') throw new Error('The first attempt must succeed')
  expect(completeLesson(first.record, aLesson(4), perfect, now)).toEqual({ kind: 'already-completed' })
})

test('in any order all lessons give the same XP, the right level and each achievement once', () => {
  const orders = fc.shuffledSubarray([...lessonCatalogue], { minLength: lessonCatalogue.length })
  fc.assert(
    fc.property(orders, fc.integer({ min: 0, max: 1000 }), (lessons, readingSeconds) => {
      let record: LearningRecord = nothingLearned
      const earned: string[] = []
      for (const lesson of lessons) {
        const before = record
        const result = completeLesson(
          record,
          aLesson(lesson.id, lesson.xpReward),
          { answers: [1, 2], readingSeconds },
          now,
        )
        if (result.kind !== 'completed') throw new Error(`Lesson ${lesson.id} was refused`)
        record = result.record
        earned.push(...result.newAchievements.map(({ id }) => id))
        expect(result.leveledUp).toBe(levelOf(record.xp) > levelOf(before.xp))
      }
      const xp = 425 + 18 * timeBonus(readingSeconds)
      expect(progressOf(record)).toMatchObject({ xp, level: levelOf(xp), streak: 9 })
      expect(earned.toSorted()).toEqual([
        'first_lesson',
        'investing_pro',
        'knowledge_seeker',
        'learning_machine',
        'level_up',
        ...(xp >= 500 ? ['xp_master'] : []),
      ])
    }),
    { numRuns: 50 },
  )
})

test('failed quizzes are counted by lesson, and a pass keeps the count', () => {
  const fail = (record: LearningRecord, id: number): LearningRecord => {
    const result = completeLesson(record, aLesson(id), { answers: [1, 3], readingSeconds: 0 }, now)
    if (result.kind !== 'quiz-failed') throw new Error('It must fail')
    return result.record
  }
  const record = fail(fail(fail(nothingLearned, 3), 4), 3)
  expect([3, 4, 5].map((id) => attemptAt(record, id))).toEqual([2, 1, 0])
  expect(progressOf(record)).toMatchObject({ attempts: { 3: 2, 4: 1 }, xp: 0, completedLessons: [] })
  const passed = completeLesson(record, aLesson(3), perfect, now)
  if (passed.kind !== 'completed') throw new Error('It must pass')
  expect(attemptAt(passed.record, 3)).toBe(2)
  // 21 November, 00:00 in UTC, is the 21st in Sydney too.
  expect(progressOf(passed.record).completedOn).toEqual({ 3: '2026-11-21' })
})

test('XP of reviews is counted once, whatever its total is called again', () => {
  const before: LearningRecord = { ...nothingLearned, completedLessons: [1], xp: 497 }
  const first = creditReviews(before, 4, now)
  expect(first).toMatchObject({
    leveledUp: true,
    newAchievements: [{ id: 'first_lesson' }, { id: 'level_up' }, { id: 'xp_master' }],
  })
  expect(first?.record).toMatchObject({ xp: 501, reviewXp: 4, revision: 1 })
  const after = first?.record ?? nothingLearned
  expect(creditReviews(after, 4, now)).toBeUndefined()
  expect(creditReviews(after, 2, now)).toBeUndefined()
  expect(creditReviews(after, 10, now)?.record).toMatchObject({ xp: 507, reviewXp: 10 })
  expect(progressOf(after).reviewXp).toBe(4)
})
