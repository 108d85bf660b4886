// Time machine credit: the XP of a made-up decade in the learning record, once for each person.
import { sydneyDay } from '../kernel/sydney-days.ts'
import { type Gained, gained, type LearningRecord } from './progress.ts'

/**
 * The record once the XP of a made-up decade is counted in it: the first one that brings any (P83).
 * @param now ISO instant that dates it and new achievements
 * @returns undefined when there is nothing to count, or one was counted before
 */
export function creditTimeMachine(before: LearningRecord, xp: number, now: string): Gained | undefined {
  if (xp <= 0 || before.timeMachineXp !== undefined) return undefined
  return gained(
    before,
    { ...before, xp: before.xp + xp, timeMachineXp: xp, timeMachineOn: sydneyDay(new Date(now)) },
    now,
  )
}
