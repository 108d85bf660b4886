// Review record: what is stored of a person's reviews. Apart from what plays it, so that a page that only names the routes
// loads no scheduler.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { QuestionId } from './question-id.ts'

/** What the scheduler knows of a card that was answered at least once. */
export const CardMemory = lazy.object(() => ({
  /** Days until the chance of knowing it is 90 %. */
  stability: z.number(),
  /** 1 to 10. */
  difficulty: z.number(),
  /** Sydney day number of the last answer. */
  day: z.int(),
  /** Sydney day number on which it is asked again. */
  due: z.int(),
  /** Whether the last answer was right. */
  isRight: z.boolean(),
}))
export type CardMemory = z.infer<typeof CardMemory>

/** An answer as it is kept: seconds since 1970 times ten, plus its outcome. */
const KeptAnswer = z.int()

export const ReviewCard = lazy.object(() => ({
  /** Sydney day number on which it is asked first. */
  from: z.int(),
  /** What the answers led to that are older than `answers`; absent while there are none. */
  memory: z.exactOptional(CardMemory),
  /** The first answer of each day, oldest first. */
  answers: z.readonly(z.array(KeptAnswer)),
}))
export type ReviewCard = z.infer<typeof ReviewCard>

/** What is stored of a person's reviews, in an item of its own. */
export const ReviewRecord = lazy.object(() => ({
  cards: z.readonly(z.record(QuestionId, ReviewCard)),
  /** Sydney day numbers with a review, ascending. */
  days: z.readonly(z.array(z.int())),
  /** XP that the answers of each of the last days come to, by Sydney day number. */
  xpByDay: z.readonly(z.record(z.string(), z.int())),
  /**
   * All XP that the answers come to. It falls when an earlier answer arrives late; what a person was given never does
   * (`creditReviews`).
   */
  xp: z.int(),
  /** Counts the writes; a write states the revision it was made from. */
  revision: z.int(),
}))
export type ReviewRecord = z.infer<typeof ReviewRecord>

export const noReviews: ReviewRecord = { cards: {}, days: [], xpByDay: {}, xp: 0, revision: 0 }

/** Why an answer was not taken. Sending it again would not help. */
export const RefusedBecause = z.enum(['unknown_card', 'too_old', 'in_the_future'])
export type RefusedBecause = z.infer<typeof RefusedBecause>
