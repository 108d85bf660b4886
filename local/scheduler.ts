// Scheduler: EventBridge on this computer: the price refresh every five minutes, the day's closes once after each close.
import { sydneyDay, sydneyInstant } from '#shared/kernel/sydney-days.ts'
import type { Functions } from './functions.ts'

const everyMs = 5 * 60_000
/** 16:45 in Sydney, as deployed. */
const closesAppendedAtMinute = 16 * 60 + 45

/** @returns stops the schedule */
export function startScheduler(functions: Functions): () => void {
  let isRunning = false
  let appendedOn: string | undefined

  /** By the real time: a computer that was off at 16:45 does it when it is on again. What is there already costs no call. */
  async function appendIfDue(): Promise<void> {
    const now = new Date()
    const today = sydneyDay(now)
    if (appendedOn === today || now < sydneyInstant(today, closesAppendedAtMinute)) return
    await functions.appendHistories()
    appendedOn = today
  }

  const run = async (isFirst = false): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await functions.refreshPrices()
      if (!isFirst) await appendIfDue()
    } catch (error) {
      console.error('A scheduled run failed:', error instanceof Error ? error.message : error)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => void run(), everyMs)
  // Once at the start too, in the background: yesterday's prices should not wait five minutes.
  const first = setTimeout(() => void run(true), 1000)
  return () => {
    clearInterval(timer)
    clearTimeout(first)
  }
}
