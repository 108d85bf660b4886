// Scheduler: EventBridge's rule on this computer: the price refresh, every five minutes, never two at once.
import type { Functions } from './functions.ts'

const everyMs = 5 * 60_000

/** @returns stops the schedule */
export function startScheduler(functions: Functions): () => void {
  let isRunning = false
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await functions.refreshPrices()
    } catch (error) {
      console.error('The scheduled price refresh failed:', error instanceof Error ? error.message : error)
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => void run(), everyMs)
  // Once at the start too, in the background: yesterday's prices should not wait five minutes.
  const first = setTimeout(() => void run(), 1000)
  return () => {
    clearInterval(timer)
    clearTimeout(first)
  }
}
