// Moment use cases: which moments were shown and put away.
import { daysAfter, sydneyDay } from '../kernel/sydney-days.ts'
import { changeOwnItem } from '../operation/change-own-item.ts'
import type { Handler } from '../operation/implement.ts'
import type { Clock } from '../operation/ports.ts'
import { fail } from '../operation/problem.ts'
import { type MomentChange, noMoments, withMomentChanges } from './moments/record.ts'
import { readLearner } from './learner.ts'
import type { LearningStore, MomentsStore } from './ports.ts'
import type { changeMoments, moments } from './review-contract.ts'

export type MomentsPorts = { users: LearningStore; moments: MomentsStore; clock: Clock }

/** Which moments a person was shown and put away. @throws Problem not_found for a person who is not stored */
export const readMoments: Handler<typeof moments, MomentsPorts> = async ({ userId }, { users, moments: store }) => {
  const [stored] = await Promise.all([store.find(userId), readLearner(users, userId)])
  return { moments: stored ?? noMoments }
}

/**
 * A device's clock may be a little ahead; from one that is years ahead, a moment would be away for as long.
 * @throws Problem invalid_request that names every day that is too late
 */
function refuseLaterDays(changes: readonly MomentChange[], now: Date): void {
  const latest = daysAfter(sydneyDay(now), 1)
  const errors = changes.flatMap(({ on }, at) =>
    on > latest ? [{ path: `changes.${at}.on`, message: 'must not be after tomorrow in Sydney' }] : [],
  )
  if (errors.length === 0) return
  fail('invalid_request', `${errors.map(({ path, message }) => `${path} ${message}`).join('; ')}.`, { errors })
}

/**
 * Notes which moments were shown and put away; repeating changes nothing.
 * @throws Problem invalid_request for a day after tomorrow in Sydney, not_found for a person who is not stored
 */
export const answerMoments: Handler<typeof changeMoments, MomentsPorts> = async (
  { userId, body },
  { users, moments: store, clock },
) => {
  refuseLaterDays(body.changes, clock.now())
  await readLearner(users, userId)
  let after = noMoments
  await changeOwnItem(store, userId, (stored) => {
    const before = stored ?? noMoments
    after = withMomentChanges(before, body.changes)
    return after === before ? undefined : after
  })
  return { moments: after }
}
