// Review use cases: reading the cards, and taking the answers of sessions, however often they are sent.
import { fail } from '../operation/problem.ts'
import type { Handler } from '../operation/implement.ts'
import type { Clock } from '../operation/ports.ts'
import { loadQuestions } from './lesson-pools.ts'
import { readLearner } from './learner.ts'
import type { LearningStore, ReviewStore } from './ports.ts'
import { creditReviews, type Gained, type LearningRecord, progressOf } from './progress.ts'
import { rightOption } from './quiz-draw.ts'
import type { answerReview, review, ReviewAnswer } from './review-contract.ts'
import { type CardAnswer, dayNumberAt, planted, withAnswers } from './review.ts'
import { noReviews, type ReviewRecord } from './review-record.ts'
import { outcomeOf } from './review-schedule.ts'

export type ReviewPorts = { users: LearningStore; reviews: ReviewStore; clock: Clock }

/** Only the person's own devices and tabs compete for the item. */
const tries = 60

const busy = (): never =>
  fail('unavailable', 'Your review could not be saved. Please try again.', { retryAfterSeconds: 1 })

/** Counts the XP of the reviews in the learning record; what an interrupted request left out comes in with the next. */
async function credit(
  { users, clock }: ReviewPorts,
  userId: string,
  reviewXp: number,
): Promise<{ learning: LearningRecord; xpEarned: number } & Pick<Gained, 'leveledUp' | 'newAchievements'>> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const { learning } = await readLearner(users, userId)
    const gained = creditReviews(learning, reviewXp, clock.now().toISOString())
    if (gained === undefined) return { learning, xpEarned: 0, leveledUp: false, newAchievements: [] }
    const { record, leveledUp, newAchievements } = gained
    const xpEarned = record.xp - learning.xp
    if (await users.replaceLearning(userId, learning, record))
      return { learning: record, xpEarned, leveledUp, newAchievements }
  }
  return busy()
}

/** The record as stored, with the cards of every completed lesson. */
async function openReview(
  { users, reviews, clock }: ReviewPorts,
  userId: string,
): Promise<{ stored: ReviewRecord | undefined; record: ReviewRecord }> {
  const [{ learning }, stored] = await Promise.all([readLearner(users, userId), reviews.find(userId)])
  const record = planted(stored ?? noReviews, learning, dayNumberAt(clock.now()))
  return { stored, record }
}

/**
 * The cards of every completed lesson, made where they are missing, with all XP of reviews counted.
 * @throws Problem not_found for a person who is not stored, unavailable when the item changes all the time
 */
export const readReview: Handler<typeof review, ReviewPorts> = async ({ userId }, ports) => {
  for (let attempt = 0; attempt < tries; attempt++) {
    const { stored, record } = await openReview(ports, userId)
    const isPlanted = record === (stored ?? noReviews)
    if (!isPlanted && !(await ports.reviews.replace(userId, stored, record))) continue
    const { learning } = await credit(ports, userId, record.xp)
    return { review: record, progress: progressOf(learning) }
  }
  return busy()
}

/** Each answer with how it went; one to a question that no lesson has is graded as wrong and refused with its card. */
async function graded(answers: readonly ReviewAnswer[]): Promise<CardAnswer[]> {
  const questions = await loadQuestions(answers.map(({ questionId }) => questionId))
  return answers.map(({ questionId, optionId, at, seconds }) => {
    const question = questions.get(questionId)
    return { questionId, at, outcome: outcomeOf(question !== undefined && rightOption(question) === optionId, seconds) }
  })
}

/**
 * Takes the answers of sessions, in any order and however often they are sent.
 * @throws Problem not_found for a person who is not stored, unavailable when the item changes all the time
 */
export const answerCards: Handler<typeof answerReview, ReviewPorts> = async ({ userId, body }, ports) => {
  const answers = await graded(body.answers)
  for (let attempt = 0; attempt < tries; attempt++) {
    const { stored, record: before } = await openReview(ports, userId)
    const { record, refused } = withAnswers(before, answers, ports.clock.now())
    if (record !== before && !(await ports.reviews.replace(userId, stored, record))) continue
    const { learning, xpEarned, leveledUp, newAchievements } = await credit(ports, userId, record.xp)
    return {
      review: record,
      refused: refused.map(({ index, because }) => ({ id: (body.answers[index] as ReviewAnswer).id, because })),
      xpEarned,
      leveledUp,
      newAchievements,
      progress: progressOf(learning),
    }
  }
  return busy()
}
