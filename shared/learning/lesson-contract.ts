// The part of the learning area that is about completing a lesson (P23, P24).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { LearningProgress, maxReadingSeconds } from './progress.ts'
import { Achievement } from './achievements.ts'
import { ChosenOption } from './quiz-draw.ts'
import { operation } from '../operation/operation.ts'

const LessonNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: 'must be the number of a lesson' })),
  z.transform(Number),
)

/** Answers that name the questions of the attempt's draw and their options. */
export const DrawnAnswers = z.array(ChosenOption).check(z.maxLength(10))

/** Whose draw was answered, that of looking around without an account (ADR 034); with the caller's own id it is `quiz_changed`. */
const DrawnFor = lazy.strictObject(() => ({ id: z.uuid(), attempt: z.int().check(z.gte(0), z.lte(1000)) }))

/**
 * Completing a lesson. The body is the chosen option for each question and the time the text was on screen; never XP, never a
 * score.
 * @param answers the forms of answers that are taken: a page sends one form, the API knows an older one too
 */
export const completionOf = <Answers extends z.core.$ZodType>(answers: Answers) =>
  operation({
    method: 'POST',
    path: '/api/learning/lessons/{id}/completion',
    summary: 'Complete a lesson: graded and rewarded by the server, once',
    params: z.strictObject({ id: LessonNumber }),
    body: z.strictObject({
      answers,
      readingSeconds: z.number().check(z.gte(0), z.lte(maxReadingSeconds)),
      drawnFor: z.exactOptional(DrawnFor),
    }),
    status: 200,
    response: z.strictObject({
      xpEarned: z.int(),
      timeBonus: z.int(),
      leveledUp: z.boolean(),
      newAchievements: z.array(Achievement),
      progress: LearningProgress,
    }),
    errors: ['not_found', 'conflict', 'quiz_changed', 'quiz_failed'],
  })
