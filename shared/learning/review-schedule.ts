// Review schedule: when a question comes back, by FSRS (Free Spaced Repetition Scheduler, version 6) as ts-fsrs computes it.
// Days are Sydney days by their day number: the scheduler is given midnight UTC of each, so that no time zone comes in.
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs'
import type { CardMemory } from './review-record.ts'

/**
 * The parameters that ts-fsrs 5.4 ships with, written down so that a newer version of it moves nobody's cards. Trained on the
 * reviews of some ten thousand Anki collections (open-spaced-repetition, FSRS-6 default parameters).
 */
export const reviewWeights = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const

/** A card comes back when the chance that it is still known has dropped to this. */
export const retention = 0.9

const scheduler = fsrs({
  request_retention: retention,
  enable_fuzz: false,
  enable_short_term: false,
  w: [...reviewWeights],
})

/** How an answer went: wrong, right after a long time, right, right at once. */
export const outcomes = { wrong: 1, slow: 2, right: 3, quick: 4 } as const
export type Outcome = (typeof outcomes)[keyof typeof outcomes]

/** Right after so many seconds counts as slow. */
const slowAfterSeconds = 45
/** Right within so many seconds counts as quick. */
const quickWithinSeconds = 8

/** @param seconds from the question on screen to the answer */
export function outcomeOf(isRight: boolean, seconds: number): Outcome {
  if (!isRight) return outcomes.wrong
  if (seconds > slowAfterSeconds) return outcomes.slow
  return seconds <= quickWithinSeconds ? outcomes.quick : outcomes.right
}

const dayMs = 86_400_000
const dateOf = (day: number): Date => new Date(day * dayMs)

/** A quick first answer may be a guess: it counts as right and no more, until the card has come back. */
const gradeOf = (memory: CardMemory | undefined, outcome: Outcome): Grade =>
  memory === undefined && outcome === outcomes.quick ? Rating.Good : outcome

/**
 * The memory of a card after an answer.
 * @param memory undefined at its first answer
 * @param day Sydney day number of the answer, not before that of the memory
 */
export function reviewed(memory: CardMemory | undefined, day: number, outcome: Outcome): CardMemory {
  const before: Card =
    memory === undefined
      ? createEmptyCard(dateOf(day))
      : {
          ...createEmptyCard(dateOf(memory.due)),
          stability: memory.stability,
          difficulty: memory.difficulty,
          state: State.Review,
          last_review: dateOf(memory.day),
        }
  const { card } = scheduler.next(before, dateOf(day), gradeOf(memory, outcome))
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    day,
    due: card.due.getTime() / dayMs,
    isRight: outcome !== outcomes.wrong,
  }
}
