// Holding changes: adding, editing and deleting, shown at once; with the service away they are kept and sent later (P22).
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Holding, HoldingChange } from '#shared/portfolio/holding.ts'
import { requestToRestore } from '#shared/portfolio/shown-holding.ts'
import { type PendingChange, readFallback, writeFallback } from './holdings-fallback.ts'
import { applied, keepPending, queued } from './pending-changes.ts'
import {
  holdingsApi,
  holdingsKey,
  type HoldingToAdd,
  lastHoldings,
  ledgerKey,
  type Portfolio,
  portfolioOf,
  refetchHoldings,
  refetchPerformance,
  sendPending,
} from './use-holdings.ts'
import { isForLater } from '../lib/api.ts'
import { hasLeft } from '../lib/query-client.ts'
import { useUid } from './use-auth.ts'

const listOf = (client: QueryClient): Holding[] => client.getQueryData<Portfolio>(holdingsKey)?.holdings ?? []

/** Puts a changed list on screen; what else is known about it stays. */
function show(client: QueryClient, change: (before: Holding[]) => Holding[]): void {
  const before = client.getQueryData<Portfolio>(holdingsKey)
  if (before === undefined) void refetchHoldings(client)
  else client.setQueryData<Portfolio>(holdingsKey, portfolioOf(change(before.holdings), before))
}

const without = (id: string) => (list: readonly Holding[]) => list.filter((holding) => holding.id !== id)
const replaced = (by: Holding) => (list: readonly Holding[]) =>
  list.map((holding) => (holding.id === by.id ? by : holding))
const appended = (added: Holding) => (list: readonly Holding[]) =>
  list.some(({ id }) => id === added.id) ? replaced(added)(list) : [...list, added]

/**
 * Keeps a change in this browser, on screen at once, to be sent when the service is back.
 * @param before the list before the attempt: where the session ended in it, nothing is on screen any more
 */
async function keepForLater(
  client: QueryClient,
  uid: string,
  change: PendingChange,
  before?: readonly Holding[],
): Promise<void> {
  const shown = (): readonly Holding[] | undefined => client.getQueryData<Portfolio>(holdingsKey)?.holdings ?? before
  // While the list is still on its way, what was last seen stands for it: a change alone is no portfolio.
  const seen = (readFallback(uid)?.holdings ?? shown()) ? [] : await lastHoldings(uid)
  if (hasLeft(client)) throw new Error('Whoever made the change has signed out')
  const waiting = readFallback(uid)
  const kept = waiting ?? { holdings: shown() ?? seen, pending: [] }
  const now = new Date().toISOString()
  const list = applied(kept.holdings, change, now)
  const pending = queued(kept.pending, change)
  keepPending(uid, waiting, { holdings: list, pending })
  client.setQueryData<Portfolio>(holdingsKey, (before) =>
    portfolioOf(list, { ...before, isLocal: true, unsent: pending.length }),
  )
}

/** Tries the service; with the service away, or the session over, the change is kept in this browser and sent later. */
async function orLater<Saved>(
  client: QueryClient,
  uid: string,
  change: PendingChange,
  attempt: () => Promise<Saved>,
): Promise<Saved | 'later'> {
  // Nobody waits for a service that is known to be away; whether it is back is found out beside.
  if (client.getQueryData<Portfolio>(holdingsKey)?.isLocal === true) {
    await keepForLater(client, uid, change)
    void refetchHoldings(client)
    return 'later'
  }
  const before = client.getQueryData<Portfolio>(holdingsKey)?.holdings
  let isTried = false
  try {
    // Nothing may overtake a change that is still waiting.
    await sendPending(client, uid)
    isTried = true
    return await attempt()
  } catch (error) {
    if (!isForLater(error)) throw error
    await keepForLater(client, uid, isTried && change.kind === 'add' ? { ...change, isTried: true } : change, before)
    return 'later'
  }
}

/** A holding's own page is not to open with what it was before. */
function refetchPage(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: ledgerKey(id), type: 'inactive' })
  void client.invalidateQueries({ queryKey: ledgerKey(id) })
}

/** What follows from a holding: its own page, and the figures over time. */
function refetchWhatFollows(client: QueryClient, id: string): void {
  refetchPage(client, id)
  void refetchPerformance(client)
}

/** Adds a holding. `later` means that it is kept in this browser until the service is back. */
export function useAddHolding() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: (holding: HoldingToAdd) =>
      orLater(client, uid, { kind: 'add', holding }, () => holdingsApi.add({ body: holding }, { as: uid })),
    onMutate: () => client.cancelQueries({ queryKey: holdingsKey }),
    onSuccess: (added) => {
      if (added === 'later') return
      show(client, appended(added))
      refetchWhatFollows(client, added.id)
    },
  })
}

export function useUpdateHolding() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: HoldingChange }) =>
      orLater(client, uid, { kind: 'update', id, change }, () =>
        holdingsApi.update({ params: { id }, body: change }, { as: uid }),
      ),
    onMutate: async ({ id, change }) => {
      await client.cancelQueries({ queryKey: holdingsKey })
      const before = listOf(client).find((holding) => holding.id === id)
      show(client, (list) => applied(list, { kind: 'update', id, change }, new Date().toISOString()))
      return before
    },
    onSuccess: (saved, { id, change }) => {
      if (saved === 'later') {
        // Without trades, its page is as the list has it now. With some, what is known of them stays.
        if (listOf(client).find((holding) => holding.id === id)?.hasLedger !== true) refetchPage(client, id)
        return
      }
      show(client, replaced(saved))
      // Nothing follows from a note.
      if (Object.keys(change).some((name) => name !== 'note')) refetchWhatFollows(client, saved.id)
    },
    onError: (_error, _given, before) => {
      if (before !== undefined) show(client, replaced(before))
    },
  })
}

export function useRemoveHolding() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: ({ id }: Holding) =>
      orLater(client, uid, { kind: 'remove', id }, () => holdingsApi.remove({ params: { id } }, { as: uid })),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: holdingsKey })
      const index = listOf(client).findIndex((holding) => holding.id === id)
      show(client, without(id))
      return index
    },
    // A list that was on its way may have brought it back.
    onSuccess: (removed, { id }) => {
      if (removed === 'later') return
      show(client, without(id))
      refetchWhatFollows(client, id)
    },
    onError: (_error, holding, index = 0) =>
      show(client, (list) => without(holding.id)(list).toSpliced(Math.max(0, index), 0, holding)),
  })
}

/** Puts a deleted holding back, on screen at once, once its deletion is through. */
export function useRestoreHolding() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: async ({ holding, removal }: { holding: Holding; removal: Promise<unknown> }) => {
      const isRemoved = await removal.then(
        () => true,
        () => false,
      )
      if (!isRemoved) return holding
      show(client, appended(holding))
      const request = requestToRestore(holding)
      return orLater(client, uid, { kind: 'add', holding: request }, () =>
        holdingsApi.add({ body: request }, { as: uid }),
      )
    },
    onSuccess: (restored, { holding }) => {
      const kept = restored === 'later' ? readFallback(uid) : null
      // As it was, with its units to the last decimal, and that it has trades.
      if (kept !== null) writeFallback(uid, { ...kept, holdings: replaced(holding)(kept.holdings) })
      // With trades it is as it was: they follow.
      show(client, appended(restored === 'later' || holding.hasLedger === true ? holding : restored))
      if (restored !== 'later') refetchWhatFollows(client, holding.id)
    },
    onError: (_error, { holding }) => show(client, without(holding.id)),
  })
}
