// Pending trades: sends the changes of trades that were made while the service was away, and those that are made now.
import type { QueryClient } from '@tanstack/react-query'
import { type HoldingLedger, transactions } from '#shared/portfolio/transactions-contract.ts'
import { createClient } from '../lib/api.ts'
import { oneAtATime } from '../lib/one-at-a-time.ts'
import { send } from './client.ts'
import { forget, forgetUnreadable, keyOf, type LedgerChange, readKept } from './ledger-fallback.ts'
import { noteSent } from './sync-news.ts'
import { refusalOf } from './refusal-of.ts'

export const ledgerApi = createClient(transactions, send)

/** How many changes of trades wait to be sent. */
export const unsentTrades = (uid: string): number => readKept(uid).pending.length

/** Sends one change. Sending it again is harmless: the ids are ours. */
export function deliver(uid: string, change: LedgerChange): Promise<HoldingLedger> {
  const mine = { as: uid }
  const params = { id: change.holdingId }
  switch (change.kind) {
    case 'start':
      return ledgerApi.start({ params, body: { id: change.id, date: change.date } }, mine)
    case 'add':
      return ledgerApi.add({ params, body: change.transaction }, mine)
    case 'update':
      return ledgerApi.update({ params: { ...params, transactionId: change.transactionId }, body: change.facts }, mine)
    case 'restore':
      return ledgerApi.restore({ params, body: { existing: 'keep', transactions: [change.transaction] } }, mine)
    case 'restore-all':
      return ledgerApi.restore({ params, body: { existing: 'replace', transactions: change.transactions } }, mine)
    default:
      return ledgerApi.remove({ params: { ...params, transactionId: change.transactionId } }, mine)
  }
}

const isSame = (a: LedgerChange, b: LedgerChange): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether what a refused change was to add follows with all trades of its holding. What it was to change or delete does not. */
const isCovered = (change: LedgerChange, code: string, allLater: readonly LedgerChange[]): boolean =>
  change.kind === 'restore-all'
    ? allLater.some((later) => isSame(later, change))
    : allLater.length > 0 && (code === 'not_found' || (change.kind !== 'update' && change.kind !== 'remove'))

async function sendInOrder(client: QueryClient, uid: string): Promise<void> {
  for (let [next] = readKept(uid).pending; next !== undefined; [next] = readKept(uid).pending) {
    const symbol = readKept(uid).ledgers[next.holdingId]?.holding.symbol ?? ''
    const { holdingId } = next
    const isAllOfIt = (later: LedgerChange) => later.kind === 'restore-all' && later.holdingId === holdingId
    const allLater = readKept(uid).pending.slice(1).filter(isAllOfIt)
    // All trades of a holding count as one change, with those that they cover.
    const noteDone = () => allLater.length === 0 && noteSent(client, null)
    try {
      await deliver(uid, next)
      noteDone()
    } catch (error) {
      const refusal = await refusalOf(error, uid)
      // Deleting what is gone already is what was wanted, and a holding that was deleted again wants no trades.
      const isDone = (next.kind === 'remove' || next.kind === 'restore-all') && refusal.code === 'not_found'
      if (isDone || isCovered(next, refusal.code, allLater)) noteDone()
      else noteSent(client, { kind: 'trade', symbol, reason: refusal.message })
    }
    forget(uid, next)
  }
}

const alone = oneAtATime<void>()

/**
 * Sends what is kept, in order, while no other tab of this browser does the same. What the service will never take is noted
 * and given up.
 * @throws when the service is away; the rest then stays for later
 */
export function sendTrades(client: QueryClient, uid: string): Promise<void> {
  if (readKept(uid).pending.length === 0) {
    forgetUnreadable(uid)
    return Promise.resolve()
  }
  return alone(keyOf(uid), () => sendInOrder(client, uid))
}
