// Owns short-lived facts in memory (challenges, authorization codes, failed attempts): bounded in age and in number.

export type ExpiringMap<Value> = {
  set(key: string, value: Value): void
  get(key: string): Value | undefined
  /** Reads and forgets: whatever is taken can be used once. */
  take(key: string): Value | undefined
  delete(key: string): void
  clear(): void
}

export type ExpiringMapOptions = { ttlMs: number; now: () => number; maxEntries?: number }

export function createExpiringMap<Value>({ ttlMs, now, maxEntries = 10_000 }: ExpiringMapOptions): ExpiringMap<Value> {
  const entries = new Map<string, { value: Value; expiresAt: number }>()

  // Entries are kept in order of writing and all live equally long, so the oldest is always the first.
  function forgetOld() {
    for (const [key, entry] of entries) {
      if (entry.expiresAt > now() && entries.size <= maxEntries) return
      entries.delete(key)
    }
  }

  function get(key: string) {
    const entry = entries.get(key)
    return entry && entry.expiresAt > now() ? entry.value : undefined
  }

  return {
    get,
    set(key, value) {
      entries.delete(key)
      entries.set(key, { value, expiresAt: now() + ttlMs })
      forgetOld()
    },
    take(key) {
      const value = get(key)
      entries.delete(key)
      return value
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
