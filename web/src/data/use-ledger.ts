// Ledger: the trades of one holding and what they come to. A change is on screen at once; with the service away it is kept in
// this browser and sent when the service is back.
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type HoldingLedger, transactions } from '#shared/portfolio/transactions-contract.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { afterChange, forgetFirst, keepChange, type LedgerChange, readKept } from './ledger-fallback.ts'
import { useUid } from './use-auth.ts'
import { isAway, refetchHoldings } from './use-holdings.ts'
import { refetchPerformance } from './use-performance.ts'

const api = createClient(transactions, send)
const lookAgainMs = 15_000

/**
 * @property isLocal the service is away: this is what the browser knows
 * @property unsent changes that the service does not know yet
 * @property refused why changes that were made while the service was away could not be saved
 */
export type ShownLedger = HoldingLedger & { isLocal: boolean; unsent: number; refused: readonly string[] }

const ledgerKey = (holdingId: string) => ['ledger', holdingId] as const

function deliver(change: LedgerChange): Promise<HoldingLedger> {
  const params = { id: change.holdingId }
  switch (change.kind) {
    case 'start':
      return api.start({ params, body: { id: change.id, date: change.date } })
    case 'add':
      return api.add({ params, body: change.transaction })
    case 'update':
      return api.update({ params: { ...params, transactionId: change.transactionId }, body: change.facts })
    default:
      return api.remove({ params: { ...params, transactionId: change.transactionId } })
  }
}

const isForLater = (error: unknown): boolean =>
  isAway(error) || !(error instanceof ApiProblem) || error.code === 'too_many_requests' || error.status === 401

let underWay: Promise<string[]> | null = null

/** Sends what is kept, in order. A repeat is harmless: the ids are ours. @returns why changes were refused */
function sendKept(uid: string): Promise<string[]> {
  const run = async (): Promise<string[]> => {
    const refused: string[] = []
    for (let [next] = readKept(uid).pending; next !== undefined; [next] = readKept(uid).pending) {
      try {
        await deliver(next)
      } catch (error) {
        if (isForLater(error)) throw error
        // Deleting what is gone already is what was wanted.
        if (error instanceof ApiProblem && !(next.kind === 'remove' && error.code === 'not_found'))
          refused.push(error.message)
      }
      forgetFirst(uid)
    }
    return refused
  }
  underWay ??= run().finally(() => (underWay = null))
  return underWay
}

const shown = (ledger: HoldingLedger, state: Partial<ShownLedger> = {}): ShownLedger => ({
  isLocal: false,
  unsent: 0,
  refused: [],
  ...ledger,
  ...state,
})

async function load(client: QueryClient, uid: string, holdingId: string, signal: AbortSignal): Promise<ShownLedger> {
  try {
    const refused = await sendKept(uid)
    return shown(await api.list({ params: { id: holdingId } }, { signal }), { refused })
  } catch (error) {
    if (!isAway(error)) throw error
    const { ledgers, pending } = readKept(uid)
    const known = ledgers[holdingId] ?? client.getQueryData<ShownLedger>(ledgerKey(holdingId))
    if (known === undefined) throw error
    return shown(known, { isLocal: true, unsent: pending.length })
  }
}

const ledgerQuery = (uid: string, holdingId: string) =>
  queryOptions({
    queryKey: ledgerKey(holdingId),
    queryFn: ({ client, signal }) => load(client, uid, holdingId, signal),
    refetchInterval: ({ state }) => (state.data?.isLocal === true ? lookAgainMs : false),
    refetchOnReconnect: 'always',
  })

export const useLedger = (holdingId: string) => useQuery(ledgerQuery(useUid(), holdingId))

/** Everything that follows from trades is read anew. */
const refetchOthers = (client: QueryClient): void => {
  void refetchHoldings(client)
  void refetchPerformance(client)
}

type Change = LedgerChange extends infer One ? (One extends LedgerChange ? Omit<One, 'holdingId'> : never) : never

/** Changes the trades of a holding. `later` means that the change is kept in this browser until the service is back. */
export function useLedgerChange(holdingId: string) {
  const client = useQueryClient()
  const uid = useUid()
  const key = ledgerKey(holdingId)
  return useMutation({
    mutationFn: async (given: Change): Promise<HoldingLedger | 'later'> => {
      const change: LedgerChange = { ...given, holdingId }
      try {
        // Nothing may overtake a change that is still waiting.
        await sendKept(uid)
        return await deliver(change)
      } catch (error) {
        const ledger = client.getQueryData<ShownLedger>(key)
        if (!isAway(error) || ledger === undefined) throw error
        const { isLocal: _is, unsent: _unsent, refused: _refused, ...kept } = ledger
        keepChange(uid, change, kept)
        client.setQueryData(key, shown(kept, { isLocal: true, unsent: readKept(uid).pending.length }))
        return 'later'
      }
    },
    onMutate: async (given) => {
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<ShownLedger>(key)
      if (before !== undefined) {
        const after = afterChange(before, { ...given, holdingId }, new Date().toISOString())
        client.setQueryData(key, { ...before, ...after })
      }
      return before
    },
    onSuccess: (saved) => {
      if (saved === 'later') return
      client.setQueryData(key, shown(saved))
      refetchOthers(client)
    },
    onError: (_error, _given, before) => {
      if (before !== undefined) client.setQueryData(key, before)
    },
  })
}

/** Back to quantity and cost: the trades are deleted. */
export function useLeaveLedger(holdingId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.removeAll({ params: { id: holdingId } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ledgerKey(holdingId) })
      refetchOthers(client)
    },
  })
}

/** All trades as CSV. */
export const exportTrades = (): Promise<string> => api.export()
