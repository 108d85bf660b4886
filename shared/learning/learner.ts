// Learner: the stored record that every learning use case begins with.
import { fail } from '../operation/problem.ts'
import type { LearningRecord } from './progress.ts'
import type { LearningStore } from './ports.ts'

/** Where somebody's learning stands; refused for a person who is not stored. */
export async function readLearner(
  users: LearningStore,
  userId: string,
): Promise<{ readonly learning: LearningRecord }> {
  return (await users.find(userId)) ?? fail('not_found', 'User not found')
}
