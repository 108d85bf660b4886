// When idle: work that nobody waits for, at a moment when the browser has nothing else to do.

/** Runs it then, and after so many milliseconds at the latest. A browser that cannot tell waits a second. */
export function whenIdle(run: () => void, latestMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: latestMs })
  else setTimeout(run, Math.min(latestMs, 1000))
}
