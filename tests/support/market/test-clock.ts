// A clock that stands where a test puts it.
import type { Clock } from '#shared/operation/ports.ts'

export type TestClock = Clock & { set(at: string): void; pass(ms: number): void }

export function aClock(at: string): TestClock {
  let now = Date.parse(at)
  return {
    now: () => new Date(now),
    set: (next) => void (now = Date.parse(next)),
    pass: (ms) => void (now += ms),
  }
}

export const seconds = (count: number): number => count * 1000
export const minutes = (count: number): number => seconds(count * 60)
export const hours = (count: number): number => minutes(count * 60)
