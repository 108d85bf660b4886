// Learning use cases: progress, and completing a lesson exactly once (P23, P24); reviews and moments are in files of their own.
import { learning as contract } from './contract.ts'
import { fail } from '../operation/problem.ts'
import { implement } from '../operation/implement.ts'
import { lessonCatalogue } from './lesson-catalogue.ts'
import { readLearner } from './learner.ts'
import { loadPool } from './lesson-pools.ts'
import { answerMoments, type MomentsPorts, readMoments } from './moment-operations.ts'
import { attemptAt, completeLesson, progressOf, quizPassPercent } from './progress.ts'
import { gradedAs } from './quiz-attempt.ts'
import { answerCards, readReview, type ReviewPorts } from './review-operations.ts'
import { finishDecade } from './time-machine-operations.ts'

export type LearningPorts = ReviewPorts & MomentsPorts

const quizNotPassed = `Please complete the quiz with at least ${quizPassPercent}% score to proceed!`
const alreadyCompleted = 'Lesson already completed'
const otherQuestions =
  'These are not the questions of this attempt: the quiz was tried in another window or on another device. Here are the new ones.'
/** Only the learner's own requests compete for the record: at most one for each lesson, with room to spare. */
const attempts = 2 * lessonCatalogue.length

export const learningOperations = implement<LearningPorts>()(contract, {
  async progress({ userId }, { users }) {
    return progressOf((await readLearner(users, userId)).learning)
  },

  async completeLesson({ userId, params, body }, { users, clock }) {
    const lesson = lessonCatalogue.find(({ id }) => id === params.id) ?? fail('not_found', 'Lesson not found')
    const pool = await loadPool(lesson.id)
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { learning } = await readLearner(users, userId)
      const quizAttempt = attemptAt(learning, lesson.id)
      if (learning.completedLessons.includes(lesson.id)) return fail('conflict', alreadyCompleted)
      // Of the caller's own draws only that of this attempt counts, or a retry could go back to one whose answers are known.
      if (body.drawnFor?.id === userId) return fail('quiz_changed', otherQuestions, { attempt: quizAttempt })
      const { id: drawnFor, attempt: drawnAt } = body.drawnFor ?? { id: userId, attempt: quizAttempt }
      const graded = gradedAs(body.answers, pool, { userId: drawnFor, lessonId: lesson.id, attempt: drawnAt })
      if (graded === undefined) return fail('quiz_changed', otherQuestions, { attempt: quizAttempt })
      const result = completeLesson(
        learning,
        { id: lesson.id, xpReward: lesson.xpReward, correctAnswers: graded.correct },
        { answers: graded.chosen, readingSeconds: body.readingSeconds },
        clock.now().toISOString(),
      )
      if (result.kind === 'already-completed') return fail('conflict', alreadyCompleted)
      if (!(await users.replaceLearning(userId, learning, result.record))) continue
      if (result.kind === 'quiz-failed') fail('quiz_failed', quizNotPassed, { attempt: quizAttempt + 1 })
      const { xpEarned, timeBonus, leveledUp, newAchievements, record } = result
      return { xpEarned, timeBonus, leveledUp, newAchievements, progress: progressOf(record) }
    }
    return fail('unavailable', 'Failed to complete lesson', { retryAfterSeconds: 1 })
  },

  review: readReview,
  answerReview: answerCards,
  moments: readMoments,
  changeMoments: answerMoments,
  finishRun: finishDecade,
})
