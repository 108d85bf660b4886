// The learning area of the API (P23 to P26).
import * as z from 'zod/mini'
import { Achievement, LearningProgress, maxReadingSeconds } from './progress.ts'
import { ChosenOption } from './quiz-draw.ts'
import { operation } from '../operation/operation.ts'
import { answerReview, changeMoments, moments, review } from './review-contract.ts'

const LessonNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: 'must be the number of a lesson' })),
  z.transform(Number),
)

/**
 * A learner's attempt: the chosen option for each question and the time the text was on screen. Never XP, never a score.
 * Answers name the questions of the attempt's draw and their options; numbers are those of a page that is older than draws,
 * and mean the lesson's first two questions, options as in the catalogue.
 */
const Attempt = z.strictObject({
  answers: z.union([
    z.array(z.int().check(z.gte(0), z.lte(3))).check(z.maxLength(10)),
    z.array(ChosenOption).check(z.maxLength(10)),
  ]),
  readingSeconds: z.number().check(z.gte(0), z.lte(maxReadingSeconds)),
})

export const learning = {
  progress: operation({
    method: 'GET',
    path: '/api/learning/progress',
    summary: 'Completed lessons, XP, level, streak and all six achievements',
    status: 200,
    response: LearningProgress,
    errors: ['not_found'],
  }),
  completeLesson: operation({
    method: 'POST',
    path: '/api/learning/lessons/{id}/completion',
    summary: 'Complete a lesson: graded and rewarded by the server, once',
    params: z.strictObject({ id: LessonNumber }),
    body: Attempt,
    status: 200,
    response: z.strictObject({
      xpEarned: z.int(),
      timeBonus: z.int(),
      leveledUp: z.boolean(),
      newAchievements: z.array(Achievement),
      progress: LearningProgress,
    }),
    errors: ['not_found', 'conflict', 'quiz_changed', 'quiz_failed'],
  }),
  review,
  answerReview,
  moments,
  changeMoments,
}
