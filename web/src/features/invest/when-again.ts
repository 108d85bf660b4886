// When again: how long until something may be tried once more, in the roughest words that are still useful.
import { formatAsOf } from '../../lib/format.ts'

const minuteMs = 60_000

/** @param retryAt ISO instant */
export function whenAgain(retryAt: string, now: Date): string {
  const leftMs = Date.parse(retryAt) - now.getTime()
  if (leftMs <= 0) return 'You can try again now.'
  const seconds = Math.ceil(leftMs / 1000)
  if (seconds === 1) return 'You can try again in 1 second.'
  if (leftMs < 1.5 * minuteMs) return `You can try again in ${seconds} seconds.`
  if (leftMs < 90 * minuteMs) return `You can try again in ${Math.ceil(leftMs / minuteMs)} minutes.`
  return `You can try again from ${formatAsOf(retryAt, now)}.`
}
