// Now: the time, anew every so often, for words such as "2 minutes ago".
import { useEffect, useState } from 'react'

/** @returns ms since 1970 */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = (): void => setNow(Date.now())
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs])
  return now
}
