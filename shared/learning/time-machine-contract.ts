// The part of the learning area that is about the time machine.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { operation } from '../operation/operation.ts'
import { LearningProgress } from './progress.ts'
import { Achievement } from './achievements.ts'
import { Guess, RunNumber, stops } from './time-machine.ts'

/** A finished decade: which one, the guess of its start, and at how many stops a reason was given. What was chosen is not sent. */
export const FinishedRun = lazy.strictObject(() => ({
  run: RunNumber,
  guess: Guess,
  reasons: z.int().check(z.gte(0), z.lte(stops)),
}))
export type FinishedRun = z.infer<typeof FinishedRun>

export const finishRun = operation({
  method: 'POST',
  path: '/api/learning/time-machine',
  summary: 'A finished made-up decade; its XP, for reasons and for the guess, is given to a person once',
  body: FinishedRun,
  status: 200,
  response: lazy.strictObject(() => ({
    xpEarned: z.int(),
    leveledUp: z.boolean(),
    newAchievements: z.array(Achievement),
    progress: LearningProgress,
  })),
  errors: ['not_found'],
})
