// Due badge: how many cards are due, on the icon of the installed app. A browser that has no such thing shows nothing.
import { dayNumberAt, withAnswers } from '#shared/learning/review.ts'
import { ReviewRecord } from '#shared/learning/review-record.ts'
import { dueCards } from '#shared/learning/review-session.ts'
import { isAway } from '../lib/api.ts'
import { lastSeen } from './last-seen.ts'
import { asCardAnswer, reviewApi, unsentAnswers } from './pending-review.ts'

/** Shows what is due today of a record that is at hand. Never throws: a browser may have the function and refuse it. */
export async function showDue(record: ReviewRecord): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  const count = dueCards(record, dayNumberAt(new Date())).length
  await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined)
}

/**
 * Asks the service, or takes what was last seen. Answers that wait here to be sent count.
 * @throws when the service refuses */
export async function showDueOf(uid: string): Promise<void> {
  const record = await reviewApi.review().then(
    ({ review }) => review,
    async (error: unknown) => {
      if (!isAway(error)) throw error
      return (await lastSeen(uid, 'review', ReviewRecord))?.data
    },
  )
  if (record !== undefined) await showDue(withAnswers(record, unsentAnswers(uid).map(asCardAnswer), new Date()).record)
}
