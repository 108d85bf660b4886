// The part of the learning area that is about reviews and moments.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Instant } from '../kernel/text.ts'
import { QuestionId } from './question-id.ts'
import { MomentChange, MomentsRecord } from './moments/record.ts'
import { LearningProgress } from './progress.ts'
import { Achievement } from './achievements.ts'
import { OptionId } from './quiz-draw.ts'
import { RefusedBecause, ReviewRecord } from './review-record.ts'
import { operation } from '../operation/operation.ts'

/** Answers that one request can carry: those of several sessions that were answered offline. */
export const maxAnswersSent = 100

/** One answer to a card. The server grades it. */
export const ReviewAnswer = lazy.strictObject(() => ({
  /** Made by the browser, so that the reply can name the answer. */
  id: z.uuid(),
  questionId: QuestionId,
  optionId: OptionId,
  /** When it was answered, by the device's clock. */
  at: Instant,
  /** From the question on screen to the answer. */
  seconds: z.number().check(z.gte(0), z.lte(3600)),
}))
export type ReviewAnswer = z.infer<typeof ReviewAnswer>

export const review = operation({
  method: 'GET',
  path: '/api/learning/review',
  summary: 'The cards of completed lessons; a first read plants those of lessons completed before',
  status: 200,
  response: lazy.strictObject(() => ({ review: ReviewRecord, progress: LearningProgress })),
  errors: ['not_found'],
})

export const answerReview = operation({
  method: 'POST',
  path: '/api/learning/review',
  summary: 'Answers of review sessions, in any order; sent again they change nothing',
  body: lazy.strictObject(() => ({
    answers: z.array(ReviewAnswer).check(z.minLength(1), z.maxLength(maxAnswersSent)),
  })),
  status: 200,
  response: lazy.strictObject(() => ({
    review: ReviewRecord,
    /** Answers that were not taken and never will be. */
    refused: z.array(z.strictObject({ id: z.string(), because: RefusedBecause })),
    /** XP that came into the learning record with this request. */
    xpEarned: z.int(),
    leveledUp: z.boolean(),
    newAchievements: z.array(Achievement),
    progress: LearningProgress,
  })),
  errors: ['not_found'],
})

export const moments = operation({
  method: 'GET',
  path: '/api/learning/moments',
  summary: 'Which teachable moments were shown and put away',
  status: 200,
  response: lazy.strictObject(() => ({ moments: MomentsRecord })),
  errors: ['not_found'],
})

export const changeMoments = operation({
  method: 'POST',
  path: '/api/learning/moments',
  summary: 'Note moments as shown, or put them away for a month or for good; sent again it changes nothing',
  body: lazy.strictObject(() => ({ changes: z.array(MomentChange).check(z.minLength(1), z.maxLength(50)) })),
  status: 200,
  response: lazy.strictObject(() => ({ moments: MomentsRecord })),
  errors: ['not_found'],
})
