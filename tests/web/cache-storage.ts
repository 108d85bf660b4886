// Cache storage: what the browser's does for the app, in memory, until `vi.unstubAllGlobals`: happy-dom has none.
import { vi } from 'vitest'

export function withCacheStorage(): void {
  const kept = new Map<string, Map<string, Response>>()
  const cacheOf = (name: string) => kept.get(name) ?? kept.set(name, new Map()).get(name) ?? new Map<string, Response>()
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      put: async (address: string, response: Response) => void cacheOf(name).set(address, response),
    }),
    match: async (address: string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).get(address)?.clone(),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  })
}
