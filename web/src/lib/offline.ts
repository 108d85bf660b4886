// Offline: whether this site can be reached at all, which the browser's own flag does not always know.
const patienceMs = 3000

/** True when not even a small file of this site arrives. Asked only after something has failed. */
export async function isOffline(): Promise<boolean> {
  if (!navigator.onLine) return true
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    return false
  } catch {
    return true
  }
}
