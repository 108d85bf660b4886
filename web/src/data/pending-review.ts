// Pending review: answers to cards, kept in this browser until the service has taken them. Each carries an id of its own and says
// which card it answers and when, so that sending it again changes nothing.
import * as z from 'zod/mini'
import { review as reviewRoute, answerReview, maxAnswersSent, ReviewAnswer } from '#shared/learning/review-contract.ts'
import type { CardAnswer } from '#shared/learning/review.ts'
import { outcomeOf } from '#shared/learning/review-schedule.ts'
import { type ApiProblem, createClient, isMalformed } from '../lib/api.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'
import { send } from './client.ts'
import { refusalOf } from './refusal-of.ts'

export const reviewApi = createClient({ review: reviewRoute, answerReview }, send)
type Reply = Awaited<ReturnType<typeof reviewApi.answerReview>>

const KeptAnswer = z.strictObject({ answer: ReviewAnswer, isRight: z.boolean() })
export type KeptAnswer = z.infer<typeof KeptAnswer>

const keyOf = (uid: string): string => userKey(uid, 'review')
/** Where the browser keeps nothing, answers last as long as the page. */
const unstored = new Map<string, readonly KeptAnswer[]>()

function stored(uid: string): KeptAnswer[] {
  try {
    const kept: unknown = JSON.parse(readStored('local', keyOf(uid)) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((one) => {
      const read = z.safeParse(KeptAnswer, one)
      return read.success ? [read.data] : []
    })
  } catch {
    return []
  }
}

/** The answers that the service has not taken yet, oldest first. */
export const unsentAnswers = (uid: string): KeptAnswer[] => [...stored(uid), ...(unstored.get(uid) ?? [])]

export function keepReviewAnswer(uid: string, kept: KeptAnswer): void {
  writeStored('local', keyOf(uid), JSON.stringify([...stored(uid), kept]))
  if (!stored(uid).some(({ answer }) => answer.id === kept.answer.id))
    unstored.set(uid, [...(unstored.get(uid) ?? []), kept])
}

/** Reads the list anew: another tab may have answered or sent meanwhile. */
function forget(uid: string, sent: readonly KeptAnswer[]): void {
  const ids = new Set(sent.map(({ answer }) => answer.id))
  const left = stored(uid).filter(({ answer }) => !ids.has(answer.id))
  writeStored('local', keyOf(uid), left.length === 0 ? null : JSON.stringify(left))
  unstored.set(
    uid,
    (unstored.get(uid) ?? []).filter(({ answer }) => !ids.has(answer.id)),
  )
}

/** An answer as the core counts it, before the service has. */
export const asCardAnswer = ({ answer, isRight }: KeptAnswer): CardAnswer => ({
  questionId: answer.questionId,
  at: answer.at,
  outcome: outcomeOf(isRight, answer.seconds),
})

/**
 * Sends what is kept and tells each reply, and each answer that will never be taken, which is given up.
 * @throws when the service is away; the rest then stays for later
 */
export async function sendReviewAnswers(
  uid: string,
  onReply: (reply: Reply) => void,
  onRefused: (refusal: ApiProblem, id: string) => void,
): Promise<void> {
  let size = maxAnswersSent
  for (let batch = unsentAnswers(uid); batch.length > 0; batch = unsentAnswers(uid)) {
    const part = batch.slice(0, size)
    const answers = part.map(({ answer }) => answer)
    try {
      onReply(await reviewApi.answerReview({ body: { answers } }, { as: uid }))
    } catch (error) {
      if (!isMalformed(error)) throw error
      const refusal = await refusalOf(error, uid)
      // One of them will never be taken: one at a time, so that the others are.
      if (part.length > 1) {
        size = 1
        continue
      }
      for (const { id } of answers) onRefused(refusal, id)
    }
    forget(uid, part)
  }
}
