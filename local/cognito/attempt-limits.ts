// Owns the limits on guessing: how long a login or a code is locked after how many wrong tries.
import { createExpiringMap } from './expiring-map.ts'

const freeTries = 5
const maxLockMs = 15 * 60_000

export type AttemptLimit = {
  isLocked(key: string): boolean
  recordFailure(key: string): void
  clear(key: string): void
}

/** Six digits can be guessed, so the fifth wrong code locks for the full quarter of an hour. */
export const createCodeLimit = (now: () => number) => createAttemptLimit(now, () => maxLockMs)

/** Cognito's sign-in lock, for passwords and the codes of an app: a second after the fifth wrong one, then twice as long each time. */
export const createPasswordLimit = (now: () => number) =>
  createAttemptLimit(now, (failures) => Math.min(1000 * 2 ** (failures - freeTries), maxLockMs))

// Kept in memory only and for unknown logins too: a lock that only real users meet would tell who is one.
function createAttemptLimit(now: () => number, lockMs: (failures: number) => number): AttemptLimit {
  const attempts = createExpiringMap<{ failures: number; lockedUntil: number }>({ ttlMs: maxLockMs, now })
  return {
    isLocked: (key) => (attempts.get(key)?.lockedUntil ?? 0) > now(),
    recordFailure(key) {
      const failures = (attempts.get(key)?.failures ?? 0) + 1
      attempts.set(key, { failures, lockedUntil: failures < freeTries ? 0 : now() + lockMs(failures) })
    },
    clear: (key) => attempts.delete(key),
  }
}
