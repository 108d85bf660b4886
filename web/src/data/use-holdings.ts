// Holdings: the list with its prices and what it comes to (P22). While the service is away, the same
// hooks work on this browser's own store and say so.
import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as z from 'zod/mini'
import { holdings } from '#shared/portfolio/contract.ts'
import { type Holding, type HoldingChange, type NewHolding, SeenHolding } from '#shared/portfolio/holding.ts'
import { type Summary, summarise } from '#shared/portfolio/summary.ts'
import { ApiProblem, createClient, isAway } from '../lib/api.ts'
import { readStored, userKey } from '../lib/stored.ts'
import { send } from './client.ts'
import { type PendingChange, readFallback, sync, writeFallback } from './holdings-fallback.ts'
import { lastSeen, recallOffline } from './last-seen.ts'
import { refusalOf } from './refusal-of.ts'
import { newsKey, noNews, noteSent, type SyncNews } from './sync-news.ts'
import { useUid } from './use-auth.ts'

export const holdingsApi = createClient(holdings, send)

/** The page of a holding, and the figures over time: what follows from holdings, and is read anew when they change. */
export const allLedgersKey = ['ledger'] as const
export const ledgerKey = (holdingId: string) => [...allLedgersKey, holdingId] as const
export const performanceKey = ['performance'] as const

/** The list, and the prices in it, are fetched anew this often (P18). */
export const refreshMs = 5 * 60_000
/** While the service is away it is looked for more often. */
const lookAgainMs = 15_000

/**
 * Holdings and what they come to.
 * @property isLocal the service is away: this is the browser's own copy
 * @property unsent changes that the service does not know yet
 * @property pricedAt when the newest of the live prices was fetched, in ms; null when that is not known
 */
export type Portfolio = {
  holdings: Holding[]
  summary: Summary
  isLocal: boolean
  unsent: number
  pricedAt: number | null
}

/** When the newest live price was fetched. What an edit has touched since says nothing about its price. */
function pricedAtOf(list: readonly Holding[]): number {
  const fetched = list.filter(
    ({ priceStatus, lastUpdated, updatedAt, createdAt }) =>
      priceStatus === 'live' && lastUpdated > (updatedAt ?? createdAt),
  )
  return Math.max(0, ...fetched.map(({ lastUpdated }) => Date.parse(lastUpdated)))
}

/** What is read again of a portfolio that was seen before. */
const LastSeen = z.object({ holdings: z.array(SeenHolding) })
type LastSeen = z.infer<typeof LastSeen>

export const portfolioOf = (list: Holding[], state: Partial<Portfolio> = {}): Portfolio => ({
  isLocal: false,
  unsent: 0,
  ...state,
  pricedAt: Math.max(state.pricedAt ?? 0, pricedAtOf(list)) || null,
  holdings: list,
  summary: summarise(list),
})

/** A new holding with the id it will always have, so that sending it again is harmless. */
export type HoldingToAdd = NewHolding & { id: string }

/** Adds, or brings up to date what the service has in an earlier form. */
async function addOrUpdate(as: string, holding: HoldingToAdd): Promise<void> {
  try {
    await holdingsApi.add({ body: holding }, { as })
  } catch (conflict) {
    if (!(conflict instanceof ApiProblem) || conflict.code !== 'conflict') throw conflict
    const { id, type, symbol, name, coinId, currentPrice = null, note = null, quantity, costBasis } = holding
    const named = { ...(name === undefined ? {} : { name }), ...(coinId === undefined ? {} : { coinId }) }
    const update = (more: HoldingChange): Promise<unknown> =>
      holdingsApi.update({ params: { id }, body: { type, symbol, ...named, ...more, currentPrice, note } }, { as })
    await update({ quantity, costBasis }).catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error
      // Its units and cost follow from its trades there.
      if (error.code === 'conflict') return update({})
      // The conflict was about something else, such as a portfolio that is full.
      throw error.code === 'not_found' ? conflict : error
    })
  }
}

/** Sends one change. What the service will never take is refused rather than tried for ever. */
async function deliver(as: string, change: PendingChange): Promise<ApiProblem | null> {
  try {
    if (change.kind === 'add') await addOrUpdate(as, change.holding)
    else if (change.kind === 'remove') await holdingsApi.remove({ params: { id: change.id } }, { as })
    else await holdingsApi.update({ params: { id: change.id }, body: change.change }, { as })
    return null
  } catch (error) {
    const refusal = await refusalOf(error, as)
    // Deleting what is gone already is what was wanted.
    return change.kind === 'remove' && refusal.code === 'not_found' ? null : refusal
  }
}

export const hasTradesWaiting = (uid: string): boolean => readStored('local', userKey(uid, 'trades')) !== null

/** Sends what is waiting in this browser, if anything, and notes what became of it. */
export async function sendPending(client: QueryClient, uid: string): Promise<void> {
  if (readFallback(uid) !== null) {
    await sync(uid, async (change) => {
      const problem = await deliver(uid, change)
      const holding =
        change.kind === 'add' ? change.holding : readFallback(uid)?.holdings.find(({ id }) => id === change.id)
      noteSent(client, problem && { kind: change.kind, symbol: holding?.symbol ?? '', reason: problem.message })
      return problem === null ? 'done' : 'refused'
    })
  }
  // Behind the holdings they belong to. Few have any, so their code is fetched when they do.
  if (hasTradesWaiting(uid)) {
    const { sendTrades } = await import('./pending-trades.ts')
    await sendTrades(client, uid)
  }
}

export const holdingsKey = ['holdings'] as const

/** The holdings that were last seen; empty when none were. */
export const lastHoldings = async (uid: string): Promise<Holding[]> =>
  (await lastSeen(uid, 'holdings', LastSeen))?.data.holdings ?? []

/** What was last seen: offline, and just as well while the service answers that it has failed. */
async function recall(client: QueryClient, uid: string, error: unknown): Promise<LastSeen> {
  try {
    return await recallOffline(client, uid, 'holdings', LastSeen, error)
  } catch {
    const seen = await lastSeen(uid, 'holdings', LastSeen)
    if (seen === null) throw error
    return seen.data
  }
}

async function load(client: QueryClient, uid: string, signal: AbortSignal): Promise<Portfolio> {
  const known = (): Portfolio | undefined => client.getQueryData<Portfolio>(holdingsKey)
  try {
    for (;;) {
      await sendPending(client, uid)
      const { holdings: list } = await holdingsApi.list({}, { signal, as: uid })
      // A change made in the meantime is not in this list yet, and nobody is told that all is sent.
      if (readFallback(uid) !== null || hasTradesWaiting(uid)) continue
      return portfolioOf(list, { pricedAt: known()?.pricedAt ?? null })
    }
  } catch (error) {
    if (!isAway(error)) throw error
    const seen = readFallback(uid) ?? known() ?? (await recall(client, uid, error))
    // Nobody waits for it any more, or whose it is has left.
    if (signal.aborted) throw error
    // Read again: a change may have been kept while that was looked up, in another tab too.
    const kept = readFallback(uid) ?? { holdings: seen.holdings, pending: [] }
    writeFallback(uid, kept)
    return portfolioOf(kept.holdings, { isLocal: true, unsent: kept.pending.length })
  }
}

export const holdingsQuery = (uid: string) =>
  queryOptions({
    queryKey: holdingsKey,
    queryFn: ({ client, signal }): Promise<Portfolio> => load(client, uid, signal),
    refetchInterval: ({ state }) => (state.data?.isLocal === true ? lookAgainMs : refreshMs),
    refetchOnReconnect: 'always',
  })

export function useHoldings() {
  const uid = useUid()
  return useQuery({ ...holdingsQuery(uid), enabled: uid !== '' })
}

export const refetchHoldings = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: holdingsKey })

/** The figures over time, after any change of holdings or trades. */
export const refetchPerformance = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: performanceKey })

/** Tells, once, that the service is back and what became of the changes that waited for it. */
export function useSyncNews(tell: (news: SyncNews) => void): void {
  const client = useQueryClient()
  const isLocal = useHoldings().data?.isLocal
  const { data: news = null } = useQuery<SyncNews | null>({ queryKey: newsKey, queryFn: skipToken })
  const wasLocal = useRef(false)
  const told = useEffectEvent(tell)
  useEffect(() => {
    if (isLocal === true) wasLocal.current = true
    if (isLocal !== false) return
    const untold = client.getQueryData<SyncNews | null>(newsKey) ?? null
    if (untold === null && !wasLocal.current) return
    wasLocal.current = false
    client.setQueryData(newsKey, null)
    told(untold ?? noNews)
  }, [client, isLocal, news])
}
