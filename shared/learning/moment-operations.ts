// Moment use cases: which moments were shown and put away.
import { fail } from '../operation/problem.ts'
import type { Handler } from '../operation/implement.ts'
import { noMoments, withMomentChanges } from './moments/record.ts'
import { readLearner } from './learner.ts'
import type { LearningStore, MomentsStore } from './ports.ts'
import type { changeMoments, moments } from './review-contract.ts'

export type MomentsPorts = { users: LearningStore; moments: MomentsStore }

const tries = 10

export const readMoments: Handler<typeof moments, MomentsPorts> = async ({ userId }, { users, moments: store }) => {
  const [stored] = await Promise.all([store.find(userId), readLearner(users, userId)])
  return { moments: stored ?? noMoments }
}

export const answerMoments: Handler<typeof changeMoments, MomentsPorts> = async (
  { userId, body },
  { users, moments: store },
) => {
  await readLearner(users, userId)
  for (let attempt = 0; attempt < tries; attempt++) {
    const stored = await store.find(userId)
    const before = stored ?? noMoments
    const after = withMomentChanges(before, body.changes)
    if (after === before || (await store.replace(userId, stored, after))) return { moments: after }
  }
  return fail('unavailable', 'That could not be saved. Please try again.', { retryAfterSeconds: 1 })
}
