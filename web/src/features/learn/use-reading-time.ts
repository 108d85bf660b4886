// Reading time: seconds that a lesson was open in a visible tab.
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { maxReadingSeconds } from '#shared/learning/progress.ts'

type Stopwatch = { countedMs: number; since: number | null }

const elapsedMs = ({ countedMs, since }: Stopwatch): number =>
  countedMs + (since === null ? 0 : performance.now() - since)

/** Counts while `isRunning` and the tab is visible. `restart` begins at zero again. */
export function useReadingTime(isRunning: boolean): { seconds: () => number; restart: () => void } {
  const watch = useRef<Stopwatch>({ countedMs: 0, since: null })

  useEffect(() => {
    if (!isRunning) return undefined
    const follow = (): void => {
      const isVisible = document.visibilityState === 'visible'
      const countedMs = elapsedMs(watch.current)
      watch.current = { countedMs, since: isVisible ? performance.now() : null }
    }
    const stop = (): void => {
      watch.current = { countedMs: elapsedMs(watch.current), since: null }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [isRunning])

  const seconds = useCallback(() => Math.min(maxReadingSeconds, Math.floor(elapsedMs(watch.current) / 1000)), [])
  const restart = useCallback(() => {
    watch.current = { countedMs: 0, since: watch.current.since === null ? null : performance.now() }
  }, [])
  return useMemo(() => ({ seconds, restart }), [seconds, restart])
}
