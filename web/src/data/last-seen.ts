// Last seen: the newest answers a person has been given, kept in this browser so that the app can be read without a
// network, or while the service fails. Apart from the local store of holdings; gone after sign-out.
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiUnreachable } from '../lib/api.ts'
import { isOffline } from '../lib/offline.ts'
import { userCache, userCaches } from '../lib/stored.ts'

/** The queries whose answers are kept, by their key. */
const keptNames = ['profile', 'progress', 'holdings'] as const
const isKept = (name: unknown): name is (typeof keptNames)[number] => keptNames.some((kept) => kept === name)
/** The later pages keep theirs themselves: the chart of everything, the cards to review, trades by holding, tax by year. */
type Kept =
  | (typeof keptNames)[number]
  | 'history'
  | 'history-chosen'
  | 'review'
  | 'watching'
  | 'alerts'
  | `ledger-${string}`
  | `tax-${number}`

/** A name in the browser's Cache Storage, never an address that is fetched. */
const addressOf = (name: Kept): string => `/last-seen/${name}`

export async function keepAnswer(uid: string, name: Kept, data: unknown): Promise<void> {
  const cache = await userCaches()?.open(userCache(uid))
  await cache?.put(addressOf(name), Response.json({ at: Date.now(), data }))
}

const recalledKey = ['recalled-at'] as const
const recalledAt = (client: QueryClient): number | null => client.getQueryData<number | null>(recalledKey) ?? null

/** A list this browser keeps up by itself is not what the service was last seen to say. */
const isOwnCopy = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isLocal' in data && data.isLocal === true

/** Keeps every new answer of these queries, until the function it returns is called. What was recalled is none. */
export function keepLastSeen(client: QueryClient, uid: string): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    const [name] = query.queryKey as readonly unknown[]
    if (type !== 'updated' || query.state.status !== 'success' || query.state.fetchStatus !== 'idle') return
    if (!isKept(name) || query.queryKey.length > 1 || recalledAt(client) !== null) return
    if (isOwnCopy(query.state.data)) return
    // Blocked or full: then it cannot be read offline.
    keepAnswer(uid, name, query.state.data).catch(() => undefined)
  })
}

const Record = z.object({ at: z.number(), data: z.unknown() })

/** What was last seen, and when, in ms; null when nothing was kept, or a version that kept it in another form. */
export async function lastSeen<S extends z.core.$ZodType>(
  uid: string,
  name: Kept,
  schema: S,
): Promise<{ at: number; data: z.output<S> } | null> {
  const kept = await userCaches()
    ?.match(addressOf(name), { cacheName: userCache(uid) })
    .then((response) => response?.json())
    .catch(() => undefined)
  const record = z.safeParse(Record, kept)
  const data = record.success ? z.safeParse(schema, record.data.data) : undefined
  return record.success && data?.success === true ? { at: record.data.at, data: data.data } : null
}

/**
 * What was last seen, after a read that failed because the network is away.
 * @param error why the read failed: thrown again for any other reason, and when nothing was kept
 */
export async function recallOffline<S extends z.core.$ZodType>(
  client: QueryClient,
  uid: string,
  name: Kept,
  schema: S,
  error: unknown,
): Promise<z.output<S>> {
  if (!(error instanceof ApiUnreachable) || !(await isOffline())) throw error
  const seen = await lastSeen(uid, name, schema)
  if (seen === null) throw error
  client.setQueryData<number>(recalledKey, (before = Number.POSITIVE_INFINITY) => Math.min(before, seen.at))
  return seen.data
}

/** When the oldest of what is shown was loaded, in ms, while it is shown because there is no network; null otherwise. */
export const useRecalledAt = (): number | null =>
  useQuery<number | null>({ queryKey: recalledKey, queryFn: skipToken }).data ?? null

/** Reads anew what was recalled, if the network is back. */
export async function replaceRecalled(client: QueryClient): Promise<void> {
  if (recalledAt(client) === null || (await isOffline())) return
  client.setQueryData(recalledKey, null)
  await Promise.all(keptNames.map((name) => client.invalidateQueries({ queryKey: [name] })))
}
