// Offline: whether this site can be reached at all, which the browser's own flag does not always know.
const patienceMs = 3000

/** Whether an answer is a page for people. */
export const isPage = ({ headers }: Response): boolean => /html/.test(headers.get('content-type') ?? '')

/** True when not even a small file of this site arrives, or a page in its place. Asked only after something has failed. */
export async function isOffline(): Promise<boolean> {
  if (!navigator.onLine) return true
  try {
    const signal = AbortSignal.timeout(patienceMs)
    return isPage(await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal }))
  } catch {
    return true
  }
}
