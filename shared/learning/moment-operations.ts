// Moment use cases: which moments were shown and put away.
import { changeOwnItem } from '../operation/change-own-item.ts'
import type { Handler } from '../operation/implement.ts'
import { noMoments, withMomentChanges } from './moments/record.ts'
import { readLearner } from './learner.ts'
import type { LearningStore, MomentsStore } from './ports.ts'
import type { changeMoments, moments } from './review-contract.ts'

export type MomentsPorts = { users: LearningStore; moments: MomentsStore }

export const readMoments: Handler<typeof moments, MomentsPorts> = async ({ userId }, { users, moments: store }) => {
  const [stored] = await Promise.all([store.find(userId), readLearner(users, userId)])
  return { moments: stored ?? noMoments }
}

export const answerMoments: Handler<typeof changeMoments, MomentsPorts> = async (
  { userId, body },
  { users, moments: store },
) => {
  await readLearner(users, userId)
  let after = noMoments
  await changeOwnItem(store, userId, (stored) => {
    const before = stored ?? noMoments
    after = withMomentChanges(before, body.changes)
    return after === before ? undefined : after
  })
  return { moments: after }
}
