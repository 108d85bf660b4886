// Learning: progress, and completing a lesson exactly once (spec section 4; decisions 19 and 20).
import { lessonCatalogue } from './lesson-catalogue.ts'
import { lessonQuizzes } from './lesson-quizzes.ts'
import { learning as contract } from './contract.ts'
import { fail } from '../operation/problem.ts'
import { completeLesson, type LearningRecord, progressOf, quizPassPercent } from './progress.ts'
import { implement } from '../operation/implement.ts'
import type { Clock } from '../operation/ports.ts'
import type { LearningStore } from './ports.ts'

export type LearningPorts = { users: LearningStore; clock: Clock }

const userNotFound = 'User not found'
const quizNotPassed = `Please complete the quiz with at least ${quizPassPercent}% score to proceed!`
/** A learner's own requests are the only rivals: one for each lesson of the catalogue at the very most, twice over. */
const attempts = 2 * lessonCatalogue.length

async function learnerOf(users: LearningStore, userId: string): Promise<{ readonly learning: LearningRecord }> {
  return (await users.find(userId)) ?? fail('not_found', userNotFound)
}

export const learningOperations = implement<LearningPorts>()(contract, {
  async progress({ userId }, { users }) {
    return progressOf((await learnerOf(users, userId)).learning)
  },

  async completeLesson({ userId, params, body }, { users, clock }) {
    const lesson = lessonCatalogue.find(({ id }) => id === params.id) ?? fail('not_found', 'Lesson not found')
    const correctAnswers = (lessonQuizzes.get(lesson.id) ?? []).map((question) => question.correctAnswer)
    if (body.answers.length !== correctAnswers.length) {
      const message = `must hold one answer for each of the ${correctAnswers.length} questions`
      fail('invalid_request', `answers ${message}.`, { errors: [{ path: 'answers', message }] })
    }
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { learning } = await learnerOf(users, userId)
      const result = completeLesson(
        learning,
        { id: lesson.id, xpReward: lesson.xpReward, correctAnswers },
        body,
        clock.now().toISOString(),
      )
      if (result.kind === 'already-completed') fail('conflict', 'Lesson already completed')
      if (result.kind === 'quiz-failed') fail('quiz_failed', quizNotPassed)
      if (await users.replaceLearning(userId, learning, result.record)) {
        const { xpEarned, timeBonus, leveledUp, newAchievements, record } = result
        return { xpEarned, timeBonus, leveledUp, newAchievements, progress: progressOf(record) }
      }
    }
    return fail('unavailable', 'Failed to complete lesson', { retryAfterSeconds: 1 })
  },
})
