// When idle: work that nobody waits for, at a moment when the browser has nothing else to do.

/** Runs it then, and after so many milliseconds at the latest. A browser that cannot tell waits a second. */
export function whenIdle(run: () => void, latestMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: latestMs })
  else setTimeout(run, Math.min(latestMs, 1000))
}

/**
 * For each of them in turn, a moment each.
 * @returns what ends it
 */
export function eachWhenIdle<T>(things: readonly T[], act: (thing: T) => void, latestMs: number): () => void {
  let isWanted = true
  const next = (at: number): void => {
    if (at >= things.length) return
    whenIdle(() => {
      if (!isWanted) return
      act(things[at]!)
      next(at + 1)
    }, latestMs)
  }
  next(0)
  return () => {
    isWanted = false
  }
}
