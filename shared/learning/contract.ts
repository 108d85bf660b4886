// The learning area of the API (P23 to P27, P74 to P78). Its parts are files of their own, so that a page loads only what it
// asks for.
import * as z from 'zod/mini'
import { completionOf, DrawnAnswers } from './lesson-contract.ts'
import { learningProgress } from './progress-contract.ts'
import { answerReview, changeMoments, moments, review } from './review-contract.ts'
import { finishRun } from './time-machine-contract.ts'

/** From pages that are older than draws: the options of the lesson's first two questions, as the catalogue has them. */
const NumberedAnswers = z.lazy(() => z.array(z.int().check(z.gte(0), z.lte(3))).check(z.maxLength(10)))

export const learning = {
  ...learningProgress,
  completeLesson: completionOf(z.union([NumberedAnswers, DrawnAnswers])),
  review,
  answerReview,
  moments,
  changeMoments,
  finishRun,
}
