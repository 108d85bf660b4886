// Holdings: the list with its prices, and every way to change it (spec section 4, Holdings). The summary comes from one
// function. While the service is away, the same hooks work on this browser's own store and say so.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { holdings } from '#shared/contract/holdings.ts'
import type { Holding, HoldingChange, NewHolding } from '#shared/domain/holding.ts'
import { type Summary, summarise } from '#shared/domain/portfolio.ts'
import { ApiProblem, ApiUnreachable, createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { applied, type PendingChange, queued, readFallback, sync, writeFallback } from './holdings-fallback.ts'
import { useAuth } from './use-auth.ts'

const api = createClient(holdings, send)

const refetchMs = 5 * 60_000
/** While the service is away it is looked for more often. */
const lookAgainMs = 15_000

/**
 * Holdings and what they come to.
 * @property isLocal the service is away: this is the browser's own copy
 * @property unsent changes that the service does not know yet
 * @property refused changes made while it was away that it would not take
 */
export type Portfolio = { holdings: Holding[]; summary: Summary; isLocal: boolean; unsent: number; refused: number }

const portfolioOf = (list: Holding[], state: Partial<Pick<Portfolio, 'isLocal' | 'unsent' | 'refused'>> = {}): Portfolio => ({
  holdings: list,
  summary: summarise(list),
  isLocal: false,
  unsent: 0,
  refused: 0,
  ...state,
})

/** No answer, or an answer that the service is not there: not a refusal. */
const isAway = (error: unknown): boolean => error instanceof ApiUnreachable || (error instanceof ApiProblem && error.status >= 500)

/** A new holding with the id it will always have, so that sending it again is harmless. */
export type HoldingToAdd = NewHolding & { id: string }

/**
 * Adds, or, when the service has an earlier form of it (its reply was lost, and the person edited on), brings that up to
 * date.
 */
async function addOrUpdate(holding: HoldingToAdd): Promise<void> {
  try {
    await api.add({ body: holding })
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'conflict') throw error
    const { id, isLiveTracked: _wanted, currentPrice = null, ...facts } = holding
    await api.update({ params: { id }, body: { ...facts, currentPrice } })
  }
}

/** Sends one change. What the service will never take is refused rather than tried for ever. */
async function deliver(change: PendingChange): Promise<'done' | 'refused'> {
  try {
    if (change.kind === 'add') await addOrUpdate(change.holding)
    else if (change.kind === 'update') await api.update({ params: { id: change.id }, body: change.change })
    else await api.remove({ params: { id: change.id } })
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiProblem) || isAway(error) || error.code === 'too_many_requests' || error.code === 'unauthenticated') throw error
    // Deleting what is gone already is what was wanted.
    return change.kind === 'remove' && error.code === 'not_found' ? 'done' : 'refused'
  }
}

async function load(uid: string, known: Portfolio | undefined, signal: AbortSignal): Promise<Portfolio> {
  try {
    const refused = readFallback(uid) === null ? 0 : await sync(uid, deliver)
    return portfolioOf((await api.list({ signal })).holdings, { refused })
  } catch (error) {
    const kept = readFallback(uid) ?? (known === undefined ? null : { holdings: known.holdings, pending: [] })
    if (!isAway(error) || kept === null) throw error
    writeFallback(uid, kept)
    return portfolioOf(kept.holdings, { isLocal: true, unsent: kept.pending.length })
  }
}

export const holdingsKey = ['holdings'] as const
export const holdingsQuery = (uid: string) =>
  queryOptions({
    queryKey: holdingsKey,
    queryFn: ({ client, signal }): Promise<Portfolio> => load(uid, client.getQueryData<Portfolio>(holdingsKey), signal),
    refetchInterval: ({ state }) => (state.data?.isLocal === true ? lookAgainMs : refetchMs),
    refetchOnReconnect: 'always',
  })

const useUid = (): string => useAuth().identity?.uid ?? ''

export function useHoldings() {
  const uid = useUid()
  return useQuery({ ...holdingsQuery(uid), enabled: uid !== '' })
}

/** Puts a changed list on screen; what else is known about it stays. */
function remember(client: QueryClient, change: (before: Holding[]) => Holding[]): Portfolio | undefined {
  const before = client.getQueryData<Portfolio>(holdingsKey)
  if (before !== undefined) {
    const { isLocal, unsent, refused } = before
    client.setQueryData<Portfolio>(holdingsKey, portfolioOf(change(before.holdings), { isLocal, unsent, refused }))
  }
  return before
}

const refetch = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: holdingsKey })
const undo = (client: QueryClient, before: Portfolio | undefined): void => {
  if (before !== undefined) client.setQueryData(holdingsKey, before)
}

/** Tries the service; with the service away, the change is kept in this browser and sent later. */
async function orLater<Saved>(client: QueryClient, uid: string, change: PendingChange, attempt: () => Promise<Saved>): Promise<Saved | 'later'> {
  const hasUnsent = (readFallback(uid)?.pending.length ?? 0) > 0
  try {
    // Nothing may overtake a change that is still waiting.
    if (hasUnsent) await sync(uid, deliver)
    return await attempt()
  } catch (error) {
    if (!isAway(error)) throw error
    const known = client.getQueryData<Portfolio>(holdingsKey)?.holdings ?? []
    const kept = readFallback(uid) ?? { holdings: known, pending: [] }
    const holdingsAfter = applied(kept.holdings, change, new Date().toISOString())
    const pending = queued(kept.pending, change)
    writeFallback(uid, { holdings: holdingsAfter, pending })
    client.setQueryData<Portfolio>(holdingsKey, portfolioOf(holdingsAfter, { isLocal: true, unsent: pending.length }))
    return 'later'
  }
}

/** Adds a holding. `later` means that it is kept in this browser until the service is back. */
export function useAddHolding() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: (holding: HoldingToAdd) => orLater(client, uid, { kind: 'add', holding }, () => api.add({ body: holding })),
    onSuccess: (added) => {
      if (added === 'later') return
      if (remember(client, (list) => [...list.filter(({ id }) => id !== added.id), added]) === undefined) void refetch(client)
    },
  })
}

export function useUpdateHolding() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: HoldingChange }) =>
      orLater(client, uid, { kind: 'update', id, change }, () => api.update({ params: { id }, body: change })),
    onMutate: async ({ id, change }) => {
      await client.cancelQueries({ queryKey: holdingsKey })
      return remember(client, (list) => applied(list, { kind: 'update', id, change }, new Date().toISOString()))
    },
    onSuccess: (saved) => {
      if (saved !== 'later') remember(client, (list) => list.map((holding) => (holding.id === saved.id ? saved : holding)))
    },
    onError: (_error, _given, before) => undo(client, before),
  })
}

export function useRemoveHolding() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: (id: string) => orLater(client, uid, { kind: 'remove', id }, () => api.remove({ params: { id } })),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: holdingsKey })
      return remember(client, (list) => list.filter((holding) => holding.id !== id))
    },
    onError: (_error, _id, before) => undo(client, before),
  })
}

/** Fetches new prices for everything live tracked; one result for each. */
export function useRefreshHoldings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.refresh(),
    onSuccess: ({ holdings: list }) => client.setQueryData<Portfolio>(holdingsKey, portfolioOf(list)),
  })
}

/** A deleted holding as the request that adds it again: same id, same facts. */
export function asNewHolding(holding: Holding): HoldingToAdd {
  const { id, type, symbol, name, coinId, quantity, costBasis, currentPrice, isLiveTracked } = holding
  return {
    id,
    type,
    symbol,
    quantity,
    costBasis,
    ...(name === undefined ? {} : { name }),
    ...(coinId === undefined ? {} : { coinId }),
    ...(isLiveTracked ? {} : { currentPrice }),
  }
}
