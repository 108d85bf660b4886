// Pending trades: sends the changes of trades that were made while the service was away, and those that are made now.
import type { QueryClient } from '@tanstack/react-query'
import { type HoldingLedger, transactions } from '#shared/portfolio/transactions-contract.ts'
import { createClient } from '../lib/api.ts'
import { oneAtATime } from '../lib/one-at-a-time.ts'
import { hasLeft } from '../lib/query-client.ts'
import { send } from './client.ts'
import { keepAnswer } from './last-seen.ts'
import { forget, forgetUnreadable, keyOf, type LedgerChange, readKept } from './ledger-fallback.ts'
import { noteSent } from './sync-news.ts'
import { refusalOf } from './refusal-of.ts'

export const ledgerApi = createClient(transactions, send)

/** The version of a trade as it was when its change was begun: changed since, somewhere else, it is not written over. */
export type ExpectedTrade = { expectedVersion?: string }

/** How many changes of trades wait to be sent. */
export const unsentTrades = (uid: string): number => readKept(uid).pending.length

function request(uid: string, change: LedgerChange, query: ExpectedTrade): Promise<HoldingLedger> {
  const mine = { as: uid }
  const params = { id: change.holdingId }
  switch (change.kind) {
    case 'start':
      return ledgerApi.start({ params, body: { id: change.id, date: change.date } }, mine)
    case 'add':
      return ledgerApi.add({ params, body: change.transaction }, mine)
    case 'update':
      return ledgerApi.update(
        { params: { ...params, transactionId: change.transactionId }, query, body: change.facts },
        mine,
      )
    case 'restore':
      return ledgerApi.restore({ params, body: { existing: 'keep', transactions: [change.transaction] } }, mine)
    case 'restore-all':
      return ledgerApi.restore({ params, body: { existing: 'replace', transactions: change.transactions } }, mine)
    default:
      return ledgerApi.remove({ params: { ...params, transactionId: change.transactionId } }, mine)
  }
}

/**
 * Sends one change. Sending it again is harmless: the ids are ours.
 * @param client null where nothing of it is on screen
 * @param expected of a trade that is changed
 */
export async function deliver(
  client: QueryClient | null,
  uid: string,
  change: LedgerChange,
  expected: ExpectedTrade = {},
): Promise<HoldingLedger> {
  const ledger = await request(uid, change, expected)
  // What is on screen from now on, also without a network; not after sign-out. Blocked or full: then it cannot be read offline.
  if (client !== null && !hasLeft(client)) keepAnswer(uid, `ledger-${change.holdingId}`, ledger).catch(() => undefined)
  return ledger
}

const isOf = (id: string, change: LedgerChange): boolean =>
  'transactionId' in change ? change.transactionId === id : change.kind === 'restore' && change.transaction.id === id

/**
 * Whether what a refused change was to do is done by those after it, where they end with all trades of a holding that was put back.
 * These add what is missing; what is there they neither change nor delete, and nor does a single trade put back.
 */
function isCovered(change: LedgerChange, code: string, after: readonly LedgerChange[]): boolean {
  if (change.kind === 'restore-all') {
    const all = new Set(
      after.flatMap((later) => (later.kind === 'restore-all' ? later.transactions.map(({ id }) => id) : [])),
    )
    return change.transactions.every(({ id }) => all.has(id))
  }
  if (!('transactionId' in change)) return true
  const last = after.findLast((later) => isOf(change.transactionId, later))
  return code === 'not_found' || (last !== undefined && (last.kind !== 'restore' || change.kind === 'remove'))
}

async function sendInOrder(client: QueryClient, uid: string): Promise<void> {
  for (let [next] = readKept(uid).pending; next !== undefined; [next] = readKept(uid).pending) {
    const symbol = readKept(uid).ledgers[next.holdingId]?.holding.symbol ?? ''
    const { holdingId } = next
    const after = readKept(uid)
      .pending.slice(1)
      .filter((later) => later.holdingId === holdingId)
    const isBeforeAll = after.some(({ kind }) => kind === 'restore-all')
    // All trades of a holding count as one change, with those that they cover.
    const noteDone = () => isBeforeAll || noteSent(client, null)
    try {
      await deliver(client, uid, next)
      noteDone()
    } catch (error) {
      const refusal = await refusalOf(error, uid)
      // Deleting what is gone already is what was wanted, and a holding that was deleted again wants no trades.
      const isDone = (next.kind === 'remove' || next.kind === 'restore-all') && refusal.code === 'not_found'
      if (isDone || (isBeforeAll && isCovered(next, refusal.code, after))) noteDone()
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
