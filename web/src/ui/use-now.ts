// Now: the time, anew every so often, for words such as "2 minutes ago" and "in 5 seconds".
import { useEffect, useState } from 'react'

/**
 * @param until ms since 1970; from then on nothing is waited for, and the time stands still
 * @returns ms since 1970
 */
export function useNow(everyMs: number, until = Number.POSITIVE_INFINITY): number {
  const [now, setNow] = useState(Date.now)
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return undefined
    const look = (): void => setNow(Date.now())
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs, isOver])
  return now
}
