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
    // Not while the page is being left: Firefox keeps it for Back as it is, loses what React has just put off, and React waits for that.
    const look = (): void => void (document.visibilityState === 'visible' && setNow(Date.now()))
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs, isOver])
  return now
}
