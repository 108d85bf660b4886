// Stored: small settings in the browser's storage, where storage may be blocked or full.

type Area = 'local' | 'session'
const areaOf = (area: Area): Storage => (area === 'local' ? window.localStorage : window.sessionStorage)

export function readStored(area: Area, key: string): string | null {
  try {
    return areaOf(area).getItem(key)
  } catch {
    return null
  }
}

/** Writes a setting, or removes it with null. Nothing is thrown: a setting that cannot be kept is not worth a crash. */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) areaOf(area).removeItem(key)
    else areaOf(area).setItem(key, value)
  } catch {
    // Blocked or full.
  }
}

/** The latest revision of a legal text that was seen here (`YYYY-MM-DD`). The device's, not a person's: sign-out keeps it. */
export const legalSeenKey = 'gumnut.legal-seen'

const userPrefix = 'gumnut.user.'

/** The key for something that belongs to one person. Everything under such keys is gone after sign-out (P36). */
export const userKey = (uid: string, name: string): string => `${userPrefix}${uid}.${name}`

/** The cache for what one person has last seen. Gone after sign-out as well. */
export const userCache = (uid: string): string => userKey(uid, 'last-seen')

async function forgetCaches(): Promise<void> {
  const names = await window.caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(userPrefix)).map((name) => window.caches.delete(name)))
}

/** Removes what belongs to a person from this browser. */
export function forgetUserData(): void {
  // Blocked storage, or a page that is not served securely, has kept nothing.
  if ('caches' in window) forgetCaches().catch(() => undefined)
  for (const area of ['local', 'session'] as const) {
    try {
      const storage = areaOf(area)
      for (const key of Object.keys(storage)) if (key.startsWith(userPrefix)) storage.removeItem(key)
    } catch {
      // Blocked: then nothing was kept either.
    }
  }
}
