// Stored: small settings in the browser's storage, where storage may be blocked or full.
import { around } from './around.ts'

type Area = 'local' | 'session'
const userPrefix = 'gumnut.user.'
/** Nothing of somebody who looks around outlives their tab. */
const areaOf = (area: Area, key: string): Storage =>
  area === 'local' && !(around() !== undefined && key.startsWith(userPrefix))
    ? window.localStorage
    : window.sessionStorage

export function readStored(area: Area, key: string): string | null {
  try {
    return areaOf(area, key).getItem(key)
  } catch {
    return null
  }
}

/** Writes a setting, or removes it with null. Nothing is thrown: a setting that cannot be kept is not worth a crash. */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) areaOf(area, key).removeItem(key)
    else areaOf(area, key).setItem(key, value)
  } catch {
    // Blocked or full.
  }
}

/** The latest revision of a legal text that was seen here (`YYYY-MM-DD`). The device's, not a person's: sign-out keeps it. */
export const legalSeenKey = 'gumnut.legal-seen'

/** The step of signing in that waits for a mailed code, with its address (features/auth/pending-step.ts). */
export const pendingKey = 'gumnut.pending'

/** The key for something that belongs to one person. Everything under such keys is gone after sign-out (P36). */
export const userKey = (uid: string, name: string): string => `${userPrefix}${uid}.${name}`

/** The cache for what one person has last seen. Gone after sign-out as well. */
export const userCache = (uid: string): string => userKey(uid, 'last-seen')

/** Where such caches are; undefined where there are none, and while somebody looks around. */
export const userCaches = (): CacheStorage | undefined =>
  'caches' in window && around() === undefined ? window.caches : undefined

/** What somebody has done and the service does not have yet. A copy of the holdings for which nothing waits is none of it. */
export const isUnsent = (key: string): boolean =>
  /\.(review|holdings|trades|import|decade-unsent|failed-quizzes|edits)$/.test(key) &&
  !readStored('local', key)?.includes('"pending":[]')

async function forgetCaches(isForgotten: (key: string) => boolean): Promise<void> {
  const storage = userCaches()
  if (storage === undefined) return
  const names = await storage.keys()
  await Promise.all(names.filter(isForgotten).map((name) => storage.delete(name)))
}

/**
 * Removes what belongs to a person from this browser.
 * @param isUnsentKept the session has ended by itself: what is not sent yet waits for the same person to come back
 */
export function forgetUserData(isUnsentKept = false): void {
  const isForgotten = (key: string): boolean => key.startsWith(userPrefix) && !(isUnsentKept && isUnsent(key))
  // Blocked storage, or a page that is not served securely, has kept nothing.
  forgetCaches(isForgotten).catch(() => undefined)
  for (const area of ['local', 'session'] as const) {
    try {
      const storage = areaOf(area, userPrefix)
      for (const key of Object.keys(storage)) if (isForgotten(key)) storage.removeItem(key)
    } catch {
      // Blocked: then nothing was kept either.
    }
  }
}
