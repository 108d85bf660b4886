// Time machine use case: counting the XP of a finished decade, once for each person.
import type { Handler } from '../operation/implement.ts'
import type { Clock } from '../operation/ports.ts'
import { fail } from '../operation/problem.ts'
import { readLearner } from './learner.ts'
import type { LearningStore } from './ports.ts'
import { progressOf } from './progress.ts'
import { creditTimeMachine } from './time-machine-credit.ts'
import type { finishRun } from './time-machine-contract.ts'
import { seedOf, xpOfRun } from './time-machine.ts'

export type TimeMachinePorts = { users: LearningStore; clock: Clock }

/** Only the person's own devices and tabs compete for the record. */
const tries = 60

/**
 * Counts the XP of a finished decade: of each person the first that brings any.
 * @throws Problem not_found for a person who is not stored, unavailable when the record changes all the time
 */
export const finishDecade: Handler<typeof finishRun, TimeMachinePorts> = async ({ userId, body }, { users, clock }) => {
  const xp = xpOfRun(seedOf(userId, body.run), body)
  for (let attempt = 0; attempt < tries; attempt++) {
    const { learning } = await readLearner(users, userId)
    const gained = creditTimeMachine(learning, xp, clock.now().toISOString())
    if (gained === undefined)
      return { xpEarned: 0, leveledUp: false, newAchievements: [], progress: progressOf(learning) }
    const { record, leveledUp, newAchievements } = gained
    if (await users.replaceLearning(userId, learning, record))
      return { xpEarned: xp, leveledUp, newAchievements, progress: progressOf(record) }
  }
  return fail('unavailable', 'Your decade could not be saved. Please try again.', { retryAfterSeconds: 1 })
}
