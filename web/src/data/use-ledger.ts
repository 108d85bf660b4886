// Ledger: the trades of one holding and what they come to. A change is on screen at once; with the service away it is kept in
// this browser and sent when the service is back (P22).
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Holding } from '#shared/portfolio/holding.ts'
import { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { valueOf } from '#shared/portfolio/valuation.ts'
import { readFallback, writeFallback } from './holdings-fallback.ts'
import { keepAnswer, recallOffline } from './last-seen.ts'
import { afterChange, keepChanges, type LedgerChange, readKept, simpleLedger } from './ledger-fallback.ts'
import { deliver, type ExpectedTrade, ledgerApi } from './pending-trades.ts'
import { useUid } from './use-auth.ts'
import { ApiProblem, isAway, isForLater } from '../lib/api.ts'
import { hasLeft } from '../lib/query-client.ts'
import {
  holdingsKey,
  lastHoldings,
  ledgerKey,
  type Portfolio,
  portfolioOf,
  refetchHoldings,
  sendPending,
  refetchPerformance,
} from './use-holdings.ts'

const lookAgainMs = 15_000

/**
 * @property isLocal the service is away: this is what the browser knows
 * @property unsent changes that the service does not know yet
 */
export type ShownLedger = HoldingLedger & { isLocal: boolean; unsent: number }

const shown = (ledger: HoldingLedger, unsent: number | null = null): ShownLedger => ({
  ...ledger,
  isLocal: unsent !== null,
  unsent: unsent ?? 0,
})
const asSent = ({ isLocal: _isLocal, unsent: _unsent, ...ledger }: ShownLedger): HoldingLedger => ledger

/** A holding of the list on screen, or last seen, when it has no trades: then its ledger is known without asking. */
async function simpleOf(client: QueryClient, uid: string, holdingId: string): Promise<HoldingLedger | undefined> {
  const onScreen = readFallback(uid)?.holdings ?? client.getQueryData<Portfolio>(holdingsKey)?.holdings
  const list = onScreen ?? (await lastHoldings(uid))
  const holding = list.find(({ id }) => id === holdingId)
  return holding === undefined || holding.hasLedger === true ? undefined : simpleLedger(holding)
}

/** What this browser knows of a ledger while the service is away. */
async function known(client: QueryClient, uid: string, holdingId: string, error: unknown): Promise<HoldingLedger> {
  // One without trades is as the list has it, where it can have been edited since its page was shown.
  const here =
    readKept(uid).ledgers[holdingId] ??
    (await simpleOf(client, uid, holdingId)) ??
    client.getQueryData<ShownLedger>(ledgerKey(holdingId))
  return here ?? recallOffline(client, uid, `ledger-${holdingId}`, HoldingLedger, error)
}

async function load(client: QueryClient, uid: string, holdingId: string, signal: AbortSignal): Promise<ShownLedger> {
  try {
    await sendPending(client, uid)
    const ledger = await ledgerApi.list({ params: { id: holdingId } }, { signal, as: uid })
    // Blocked or full: then it cannot be read offline.
    keepAnswer(uid, `ledger-${holdingId}`, ledger).catch(() => undefined)
    return shown(ledger)
  } catch (error) {
    if (!isAway(error)) throw error
    return shown(await known(client, uid, holdingId, error), readKept(uid).pending.length)
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

/** A holding of the list with what its trades come to: its note, its name and its price can be newer than those beside the trades. */
const withFiguresOf = ({ quantity, costBasis, costBase }: Holding, listed: Holding): Holding => ({
  ...listed,
  quantity,
  costBasis,
  ...(costBase === undefined ? {} : { costBase }),
  hasLedger: true,
  totalValue: valueOf(quantity, listed.currentPrice),
})

/**
 * Shows a holding in the list as its trades have it. One of which all is sold is not in the list.
 * @param asListed what becomes of the one that is there
 */
function showInList(
  client: QueryClient,
  uid: string,
  holding: Holding,
  asListed: (listed: Holding) => Holding = () => holding,
): void {
  const put = (list: readonly Holding[]): Holding[] => {
    if (holding.quantity === 0) return list.filter(({ id }) => id !== holding.id)
    const isThere = list.some(({ id }) => id === holding.id)
    return isThere ? list.map((one) => (one.id === holding.id ? asListed(one) : one)) : [...list, holding]
  }
  const list = client.setQueryData<Portfolio>(
    holdingsKey,
    (before) => before && portfolioOf(put(before.holdings), before),
  )
  const kept = readFallback(uid)
  if (kept !== null) writeFallback(uid, { ...kept, holdings: put(kept.holdings) })
  // With trades alone to be sent, it is what was last seen.
  else if (list !== undefined) keepAnswer(uid, 'holdings', list).catch(() => undefined)
}

type Change = LedgerChange extends infer One ? (One extends LedgerChange ? Omit<One, 'holdingId'> : never) : never

/** Changes the trades of a holding. `later` means that the change is kept in this browser until the service is back. */
export function useLedgerChange(holdingId: string) {
  const client = useQueryClient()
  const uid = useUid()
  const key = ledgerKey(holdingId)
  const keepForLater = (change: LedgerChange, before?: ShownLedger): 'later' => {
    // Where the session ended in the attempt, nothing is on screen any more.
    const ledger = client.getQueryData<ShownLedger>(key) ?? before
    if (ledger === undefined) throw new Error('A change is made of a ledger that is on screen')
    if (hasLeft(client)) throw new Error('Whoever made the change has signed out')
    keepChanges(uid, [change], asSent(ledger))
    client.setQueryData(key, shown(ledger, readKept(uid).pending.length))
    showInList(client, uid, ledger.holding, (listed) => withFiguresOf(ledger.holding, listed))
    return 'later'
  }
  return useMutation({
    mutationFn: async ({ expectedVersion, ...given }: Change & ExpectedTrade): Promise<HoldingLedger | 'later'> => {
      const change: LedgerChange = { ...given, holdingId }
      // Nobody waits for a service that is known to be away; whether it is back is found out beside.
      if (client.getQueryData<ShownLedger>(key)?.isLocal === true) {
        const kept = keepForLater(change)
        void client.invalidateQueries({ queryKey: key })
        return kept
      }
      const before = client.getQueryData<ShownLedger>(key)
      try {
        // Nothing may overtake a change that is still waiting.
        await sendPending(client, uid)
        return await deliver(client, uid, change, expectedVersion === undefined ? {} : { expectedVersion })
      } catch (error) {
        if (!isForLater(error)) throw error
        return keepForLater(change, before)
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
      // Should the list not be answered now, it is not to show what was before.
      showInList(client, uid, saved.holding)
      refetchOthers(client)
    },
    onError: (error, _given, before) => {
      if (before !== undefined) client.setQueryData(key, before)
      // What was refused can be about a trade that another device has changed or deleted.
      if (error instanceof ApiProblem) void client.invalidateQueries({ queryKey: key })
    },
  })
}

/** Back to quantity and cost: the trades are deleted. */
export function useLeaveLedger(holdingId: string) {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: async () => {
      // A change of them that came after it would begin trades anew.
      await sendPending(client, uid)
      return ledgerApi.removeAll({ params: { id: holdingId } }, { as: uid })
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ledgerKey(holdingId) })
      refetchOthers(client)
    },
  })
}

/** All trades as CSV. */
export const exportTrades = (): Promise<string> => ledgerApi.export()
