// Learning use cases: progress, and completing a lesson exactly once (P23, P24).
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
/** Only the learner's own requests compete for the record: at most one for each lesson, with room to spare. */
const attempts = 2 * lessonCatalogue.length

async function readLearner(users: LearningStore, userId: string): Promise<{ readonly learning: LearningRecord }> {
  return (await users.find(userId)) ?? fail('not_found', userNotFound)
}

export const learningOperations = implement<LearningPorts>()(contract, {
  async progress({ userId }, { users }) {
    return progressOf((await readLearner(users, userId)).learning)
  },

  async completeLesson({ userId, params, body }, { users, clock }) {
    const lesson = lessonCatalogue.find(({ id }) => id === params.id) ?? fail('not_found', 'Lesson not found')
    const correctAnswers = (lessonQuizzes.get(lesson.id) ?? []).map((question) => question.correctAnswer)
    if (body.answers.length !== correctAnswers.length) {
      const message = `must hold one answer for each of the ${correctAnswers.length} questions`
      fail('invalid_request', `answers ${message}.`, { errors: [{ path: 'answers', message }] })
    }
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { learning } = await readLearner(users, userId)
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
