// Kept import: an import on its way, kept in this browser until all of it is sent, so that a reload or a closed tab loses nothing
// of it. The requests are in Cache Storage, where there is room for them, how far it is in local storage. Gone after sign-out.
import * as z from 'zod/mini'
import { readStored, userCaches, userKey, writeStored } from '../lib/stored.ts'

const RowOutcome = z.object({ id: z.string(), outcome: z.literal('refused'), message: z.exactOptional(z.string()) })
const KeptImport = z.object({
  importId: z.string(),
  label: z.string(),
  /** Trades, and requests, of the whole import. */
  total: z.int(),
  requests: z.int(),
  /** The first request that nobody has answered yet. */
  next: z.int(),
  added: z.int(),
  exists: z.int(),
  refused: z.array(RowOutcome),
})
/** How far an import is. */
export type KeptImport = z.infer<typeof KeptImport>

/** Of both: how far it is, and the cache of its requests. */
const keyOf = (uid: string): string => userKey(uid, 'import')
/** Names in Cache Storage, never addresses that are fetched. */
const addressOf = (importId: string, at: number): string => `/import/${importId}/${at}`

/** The import that was not finished here; null when there is none. */
export function keptImport(uid: string): KeptImport | null {
  try {
    const kept = z.safeParse(KeptImport, JSON.parse(readStored('local', keyOf(uid)) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

export const noteImportProgress = (uid: string, kept: KeptImport): void =>
  writeStored('local', keyOf(uid), JSON.stringify(kept))

/**
 * Keeps all requests of an import.
 * @returns whether it can be gone on with after a reload: storage may be blocked or full
 */
export async function keepImport(uid: string, about: KeptImport, bodies: readonly string[]): Promise<boolean> {
  try {
    const cache = await userCaches()?.open(keyOf(uid))
    if (cache === undefined) return false
    await Promise.all(bodies.map((body, at) => cache.put(addressOf(about.importId, at), new Response(body))))
    noteImportProgress(uid, about)
    return true
  } catch {
    return false
  }
}

/** One kept request; null when the browser has thrown it away. */
export async function keptRequest(uid: string, importId: string, at: number): Promise<string | null> {
  const kept = await userCaches()?.match(addressOf(importId, at))
  return kept === undefined ? null : kept.text()
}

/** Called once all of it is sent, taken back or given up. */
export async function forgetImport(uid: string): Promise<void> {
  writeStored('local', keyOf(uid), null)
  await userCaches()?.delete(keyOf(uid))
}
