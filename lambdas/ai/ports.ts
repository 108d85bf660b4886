// Ports: what the educator's operations need from outside, and the limits they keep.
import type { AiUsage } from '../ports/ai-usage.ts'
import type { Clock } from '../ports/clock.ts'
import type { Educator } from '../ports/educator.ts'
import type { HoldingsStore } from '../ports/holdings-store.ts'
import type { LessonSearch } from '../ports/lesson-search.ts'
import type { QuoteStore } from '../ports/quote-store.ts'
import type { UserStore } from '../ports/user-store.ts'

export type Limits = {
  /** From the request to its answer. */
  requestMs: number
  /** One call to the model. An overview is twice as long as a reply. */
  callMs: { chat: number; education: number }
  /** A call that would have less time than this is not made. */
  leastCallMs: number
  judgeMs: number
  /** Before a failed call is made once more; as much again at random. */
  retryPauseMs: number
}

/**
 * The answer is out within 20 seconds (the gateway gives up at 30): one of them is for the table and the way back. A call
 * that took its whole time leaves too little for a second one, so a provider that hangs is asked once.
 */
export const usualLimits: Limits = {
  requestMs: 19_000,
  callMs: { chat: 10_500, education: 15_000 },
  leastCallMs: 9000,
  judgeMs: 4000,
  retryPauseMs: 250,
}

export type AiPorts = {
  users: UserStore
  holdings: HoldingsStore
  quotes: Pick<QuoteStore, 'read'>
  usage: AiUsage
  lessons: LessonSearch
  /** undefined when there is no key, or the kill switch is on: nothing is asked, the built-in texts answer. */
  educator: Educator | undefined
  /** A second opinion on each reply; undefined without a configuration of its own. */
  judge: Educator | undefined
  dailyCostCapUsd: number
  clock: Clock
  limits: Limits
}
