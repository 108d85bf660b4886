// Review: the cards of completed lessons, with the answers given on this device counted at once. While the service is away they
// are kept here and sent when it is back.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { LearningProgress } from '#shared/learning/progress.ts'
import type { Achievement } from '#shared/learning/achievements.ts'
import { dayNumberAt, planted, withAnswers } from '#shared/learning/review.ts'
import { ReviewRecord } from '#shared/learning/review-record.ts'
import { isAway } from '../lib/api.ts'
import { oneAtATime } from '../lib/one-at-a-time.ts'
import { currentIdentity } from '../lib/session.ts'
import { userKey } from '../lib/stored.ts'
import { around } from '../lib/around.ts'
import { showDue } from './due-badge.ts'
import { keepAnswer, recallOffline } from './last-seen.ts'
import {
  asCardAnswer,
  type KeptAnswer,
  keepReviewAnswer,
  reviewApi,
  sendReviewAnswers,
  unsentAnswers,
} from './pending-review.ts'
import { noteRefused } from './review-refusals.ts'
import { noteProgress, reviewKey } from './note-progress.ts'
import { useUid } from './use-auth.ts'
import { progressKey } from './use-progress.ts'

const lookAgainMs = 15_000

/** @property isLocal the service is away: this is what the browser knows */
export type ShownReview = { review: ReviewRecord; isLocal: boolean }

/** The record with the lessons that are known to be completed, and the answers that the service does not know yet; the icon follows. */
function withUnsent(client: QueryClient, uid: string, review: ReviewRecord): ReviewRecord {
  const now = new Date()
  const progress = client.getQueryData<LearningProgress>(progressKey)
  const all = progress === undefined ? review : planted(review, progress, dayNumberAt(now))
  const { record } = withAnswers(all, unsentAnswers(uid).map(asCardAnswer), now)
  if (around() === undefined) void showDue(record)
  return record
}

/** What answers brought, as the service said it. */
type ReviewGain = {
  level: number | null
  achievements: readonly Achievement[]
  /** Ids of answers that were refused because this device's clock is more than a day ahead. */
  misdated: readonly string[]
  /** Ids of answers that never came to be counted (review-refusals.ts). */
  refused: readonly string[]
}
export const noReviewGain: ReviewGain = { level: null, achievements: [], misdated: [], refused: [] }

/** Both together, the later one's level. */
export const withGain = (before: ReviewGain, more: Partial<ReviewGain>): ReviewGain => ({
  level: more.level ?? before.level,
  achievements: [...before.achievements, ...(more.achievements ?? [])],
  misdated: [...before.misdated, ...(more.misdated ?? [])],
  refused: [...before.refused, ...(more.refused ?? [])],
})

/** What nobody has been told yet. A refetch sends answers as well, in the middle of a session. */
const untold = new WeakMap<QueryClient, ReviewGain>()

const gainOf = (client: QueryClient): ReviewGain => untold.get(client) ?? noReviewGain
const note = (client: QueryClient, more: Partial<ReviewGain>): void => {
  untold.set(client, withGain(gainOf(client), more))
}

const sendEach = (client: QueryClient, uid: string): Promise<void> =>
  sendReviewAnswers(
    uid,
    ({ review, progress, leveledUp, newAchievements, refused }) => {
      noteProgress(client, progress)
      client.setQueryData<ShownReview>(reviewKey, { review, isLocal: false })
      note(client, {
        level: leveledUp ? progress.level : null,
        achievements: newAchievements,
        misdated: refused.flatMap(({ id, because }) => (because === 'in_the_future' ? [id] : [])),
      })
    },
    (refusal, id) => {
      noteRefused(client, refusal)
      note(client, { refused: [id] })
    },
  )

const alone = oneAtATime<void>()

/**
 * Sends what is kept, and what is answered meanwhile. Several who ask at the same time wait for the same sending.
 * @throws when the service is away
 */
export const sendReviews = (client: QueryClient, uid: string): Promise<void> =>
  alone(userKey(uid, 'review'), () => sendEach(client, uid))

async function load(client: QueryClient, uid: string, signal: AbortSignal): Promise<ShownReview> {
  try {
    await sendReviews(client, uid)
    const { review, progress } = await reviewApi.review({ signal })
    noteProgress(client, progress)
    // Blocked or full: then it cannot be read offline.
    keepAnswer(uid, 'review', review).catch(() => undefined)
    return { review: withUnsent(client, uid, review), isLocal: false }
  } catch (error) {
    if (!isAway(error)) throw error
    const known = client.getQueryData<ShownReview>(reviewKey)?.review
    const review = known ?? (await recallOffline(client, uid, 'review', ReviewRecord, error))
    return { review: withUnsent(client, uid, review), isLocal: true }
  }
}

const reviewQuery = (uid: string) =>
  queryOptions({
    queryKey: reviewKey,
    queryFn: ({ client, signal }) => load(client, uid, signal),
    refetchInterval: ({ state }) => (state.data?.isLocal === true ? lookAgainMs : false),
    refetchOnReconnect: 'always',
  })

export const useReview = () => useQuery(reviewQuery(useUid()))

/** Keeps an answer, which counts at once; and sends all that are kept. */
export function useReviewAnswers() {
  const client = useQueryClient()
  const uid = useUid()
  const keep = useCallback(
    (kept: KeptAnswer): void => {
      keepReviewAnswer(uid, kept)
      client.setQueryData<ShownReview>(
        reviewKey,
        (shown) => shown && { ...shown, review: withUnsent(client, uid, shown.review) },
      )
    },
    [client, uid],
  )
  /** @returns false while the service is away: then they are sent as soon as the browser is online again */
  const sendKept = useCallback(async (): Promise<boolean> => {
    try {
      await sendReviews(client, uid)
      return true
    } catch {
      const again = async (): Promise<void> => {
        // Somebody else may be signed in by then: these answers are not theirs.
        if ((await currentIdentity())?.uid === uid) await sendReviews(client, uid)
      }
      window.addEventListener('online', () => void again().catch(() => undefined), { once: true })
      return false
    }
  }, [client, uid])
  /** What all answers that were sent have brought since this was asked last. */
  const takeGain = useCallback((): ReviewGain => {
    const gain = gainOf(client)
    untold.delete(client)
    return gain
  }, [client])
  return { keep, sendKept, takeGain }
}
