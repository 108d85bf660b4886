// Timer: something happens once after a while, however often the page renders in between.
import { useEffect, useEffectEvent } from 'react'

/** @param isRunning a change to false stops it, to true starts it from zero */
export function useTimer(isRunning: boolean, ms: number, onOver: () => void): void {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => over(), ms)
    return () => clearTimeout(timer)
  }, [isRunning, ms])
}
