// Restore trades: puts the trades of a deleted holding back as they were, with where each came from.
import type { QueryClient } from '@tanstack/react-query'
import { utf8Bytes } from '#shared/kernel/text.ts'
import { maxChunkBytes } from '#shared/portfolio/import/chunks.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { inPossibleOrder } from '#shared/portfolio/ledger-order.ts'
import { playLedger } from '#shared/portfolio/ledger.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { HoldingLedger, maxRestored } from '#shared/portfolio/transactions-contract.ts'
import { ApiProblem, isForLater } from '../lib/api.ts'
import { hasLeft } from '../lib/query-client.ts'
import { lastSeen } from './last-seen.ts'
import { afterChange, keepChanges, type LedgerChange, readKept } from './ledger-fallback.ts'
import { deliver, ledgerApi } from './pending-trades.ts'
import { ledgerKey } from './use-holdings.ts'

export { takeChangesOf } from './ledger-fallback.ts'

/**
 * The trades of a holding that is about to be deleted; null when neither the service nor this browser tells them. Where changes of
 * them wait, the service does not know them all; where it is away, what was last seen will do if it comes to the units and cost on screen.
 */
export async function tradesBefore(
  client: QueryClient,
  uid: string,
  { id: holdingId, hasLedger, quantity, costBase }: Holding,
): Promise<readonly Transaction[] | null> {
  const { ledgers, pending } = readKept(uid)
  if (pending.some((change) => change.holdingId === holdingId)) return ledgers[holdingId]?.transactions ?? null
  if (hasLedger !== true) return []
  const ledger = await ledgerApi.list({ params: { id: holdingId } }, { as: uid }).catch(() => null)
  if (ledger !== null) return ledger.transactions
  // What this tab shows can be older than what another one has seen.
  const shown = client.getQueryData<HoldingLedger>(ledgerKey(holdingId))
  const seen = (await lastSeen(uid, `ledger-${holdingId}`, HoldingLedger))?.data
  const isAsListed = (one?: HoldingLedger): boolean =>
    one?.holding.quantity === quantity && one.holding.costBase === costBase
  return [shown, seen].find(isAsListed)?.transactions ?? null
}

/** Goes on when the service asks for a little patience. */
async function patiently<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'too_many_requests') throw error
      const seconds = error.retryAfterSeconds ?? 1
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
}

/** The trades in parts that one request can carry, each of which can be stored after those before it. */
function partsOf(trades: readonly Transaction[]): Transaction[][] {
  const parts: Transaction[][] = []
  let bytes = 0
  for (const trade of inPossibleOrder(trades)) {
    const own = utf8Bytes(JSON.stringify(trade)) + 1
    const part = parts.at(-1)
    if (part === undefined || part.length === maxRestored || bytes + own > maxChunkBytes) {
      parts.push([trade])
      bytes = own
    } else {
      part.push(trade)
      bytes += own
    }
  }
  return parts
}

/**
 * Gives a holding that was just put back its trades. Doing it again adds nothing twice.
 * @param client null where nothing of it is on screen
 */
export async function restoreTrades(
  client: QueryClient | null,
  uid: string,
  holdingId: string,
  trades: readonly Transaction[],
): Promise<void> {
  for (const transactions of partsOf(trades))
    await patiently(() => deliver(client, uid, { kind: 'restore-all', holdingId, transactions }))
}

/**
 * Whether the deletion has reached the service is not known. If so, changes that waited would be counted on top of the holding's units:
 * the trades that it had before them stand ahead of them, or where these alone cannot have been, all. If not, they follow on what it
 * still has, as they were made.
 */
function keepForLater(
  uid: string,
  holding: Holding,
  trades: readonly Transaction[],
  earlier: readonly LedgerChange[],
): void {
  const changesOf = (some: readonly Transaction[]) =>
    partsOf(some).map((transactions) => ({ kind: 'restore-all' as const, holdingId: holding.id, transactions }))
  const all = changesOf(trades)
  let ledger: HoldingLedger | undefined
  for (const change of all) {
    ledger = afterChange(ledger ?? { holding, transactions: [] }, change, new Date().toISOString())
  }
  // All of them or none: with a part of its trades a holding would have other units.
  if (ledger === undefined) return
  // All trades of an earlier time it was put back are no longer all: what it has now stands for them.
  const single = earlier.filter(({ kind }) => kind !== 'restore-all')
  const added = new Set(single.map((change) => 'transaction' in change && change.transaction.id))
  const had = trades.filter(({ id }) => !added.has(id))
  const canHaveBeen = had.length > 0 && !('problem' in playLedger(had, holding.symbol))
  keepChanges(uid, single.length === 0 ? all : [...(canHaveBeen ? changesOf(had) : all), ...single, ...all], ledger)
}

/**
 * As `restoreTrades`; with the service away, or the session over, the trades are kept in this browser, behind the holding, and sent when it is back.
 * @param earlier changes of them that waited when it was deleted (`takeChangesOf`)
 * @param isAwayNow whether the holding itself is kept for later, so that its trades cannot overtake it
 */
export async function restoreTradesOrLater(
  client: QueryClient,
  uid: string,
  holding: Holding,
  trades: readonly Transaction[],
  earlier: readonly LedgerChange[],
  isAwayNow: boolean,
): Promise<'restored' | 'later'> {
  try {
    if (!isAwayNow) {
      await restoreTrades(client, uid, holding.id, trades)
      return 'restored'
    }
  } catch (error) {
    if (!isForLater(error)) throw error
  }
  if (hasLeft(client)) throw new Error('Whoever made the change has signed out')
  keepForLater(uid, holding, trades, earlier)
  return 'later'
}
