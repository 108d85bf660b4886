// Ledger fallback: while the service is away, changed trades live in this browser with the changes still to be sent, like the
// holdings themselves. What a change comes to meanwhile is what the core says.
import * as z from 'zod/mini'
import { twelveMonthsAfter } from '#shared/kernel/dates.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import type { Ledger } from '#shared/portfolio/ledger-play.ts'
import { openingOf } from '#shared/portfolio/ledger-holding.ts'
import { inOrderOfDays } from '#shared/portfolio/ledger-order.ts'
import { playLedger } from '#shared/portfolio/ledger.ts'
import { positionOf } from '#shared/portfolio/position.ts'
import { NewTransaction, Transaction, TransactionFacts } from '#shared/portfolio/transaction.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { valueOf } from '#shared/portfolio/valuation.ts'
import { UserFacingError } from '../lib/api.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'

const AnyTransaction = z.custom<Transaction>((value) => z.safeParse(Transaction, value).success)

const LedgerChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('start'), holdingId: z.string(), id: z.uuid(), date: z.nullable(z.string()) }),
  z.strictObject({
    kind: z.literal('add'),
    holdingId: z.string(),
    transaction: z.custom<NewTransaction>((value) => z.safeParse(NewTransaction, value).success),
  }),
  z.strictObject({
    kind: z.literal('update'),
    holdingId: z.string(),
    transactionId: z.string(),
    facts: z.custom<TransactionFacts>((value) => z.safeParse(TransactionFacts, value).success),
  }),
  z.strictObject({ kind: z.literal('remove'), holdingId: z.string(), transactionId: z.string() }),
  z.strictObject({
    kind: z.literal('restore'),
    holdingId: z.string(),
    transaction: AnyTransaction,
  }),
  /** All trades of a holding that was deleted, in parts: they take the place of its quantity and cost. */
  z.strictObject({
    kind: z.literal('restore-all'),
    holdingId: z.string(),
    transactions: z.array(AnyTransaction),
  }),
])
export type LedgerChange = z.infer<typeof LedgerChange>

/** Only shown, never sent: another version of the app may have written it, and its unsent changes must not be lost for it. */
const ShownThen = z.custom<HoldingLedger>(
  (value) => typeof value === 'object' && value !== null && 'transactions' in value && 'holding' in value,
)

const Kept = z.strictObject({
  ledgers: z.record(z.string(), ShownThen),
  pending: z.array(LedgerChange),
})
/** The ledgers with unsent changes as the person sees them, and those changes in the order they were made. */
type Kept = z.infer<typeof Kept>
const nothing: Kept = { ledgers: {}, pending: [] }
export const keyOf = (uid: string): string => userKey(uid, 'trades')

export function readKept(uid: string): Kept {
  try {
    const kept = z.safeParse(Kept, JSON.parse(readStored('local', keyOf(uid)) ?? 'null'))
    return kept.success ? kept.data : nothing
  } catch {
    return nothing
  }
}
const writeKept = (uid: string, kept: Kept): void =>
  writeStored('local', keyOf(uid), kept.pending.length === 0 ? null : JSON.stringify(kept))

/**
 * Keeps changes of one holding to be sent later, behind those before them.
 * @param ledger what they come to
 * @throws when the browser does not let us; then none of them is kept
 */
export function keepChanges(uid: string, changes: readonly LedgerChange[], ledger: HoldingLedger): void {
  const before = readKept(uid)
  const pending = [...before.pending, ...changes]
  writeKept(uid, { ledgers: { ...before.ledgers, [ledger.holding.id]: ledger }, pending })
  if (readKept(uid).pending.length !== pending.length) {
    // What cannot be read again would take with it what waits already.
    writeKept(uid, before)
    throw new UserFacingError(
      'Gumnut can’t be reached, and this browser doesn’t let it keep the change. Nothing was saved.',
    )
  }
}

/** Takes the changes of a holding's trades off the list: it is deleted, and nothing is to come of them. */
export function takeChangesOf(uid: string, id: string): LedgerChange[] {
  const { ledgers, pending } = readKept(uid)
  const { [id]: _deleted, ...others } = ledgers
  writeKept(uid, { ledgers: others, pending: pending.filter(({ holdingId }) => holdingId !== id) })
  return pending.filter(({ holdingId }) => holdingId === id)
}

/** Takes a change that was sent, or refused for good, off the list, unless another tab has done so already. */
export function forget(uid: string, sent: LedgerChange): void {
  const { ledgers, pending } = readKept(uid)
  if (JSON.stringify(pending[0]) === JSON.stringify(sent)) writeKept(uid, { ledgers, pending: pending.slice(1) })
}

/** Clears what is kept and cannot be read, such as what an earlier version of the app left: it would count as unsent for ever. */
export const forgetUnreadable = (uid: string): void => writeKept(uid, nothing)

/** Of a ledger, what a change needs. */
type Before = Pick<HoldingLedger, 'holding' | 'transactions'>

function changedList({ holding, transactions }: Before, change: LedgerChange, now: string): Transaction[] {
  switch (change.kind) {
    case 'start':
      return [openingOf(holding, { id: change.id, date: change.date, createdAt: now })]
    case 'add':
      return [
        ...transactions.filter(({ id }) => id !== change.transaction.id),
        { ...change.transaction, createdAt: now },
      ]
    case 'update':
      return transactions.map((before) => {
        if (before.id !== change.transactionId) return before
        const { id, createdAt, source, importId } = before
        return {
          ...change.facts,
          id,
          createdAt,
          ...(source === undefined ? {} : { source }),
          ...(importId === undefined ? {} : { importId }),
        }
      })
    case 'restore-all': {
      const back = new Set(change.transactions.map(({ id }) => id))
      return [...transactions.filter(({ id }) => !back.has(id)), ...change.transactions]
    }
    case 'restore':
      return [...transactions.filter(({ id }) => id !== change.transaction.id), change.transaction]
    default:
      return transactions.filter(({ id }) => id !== change.transactionId)
  }
}

/** A holding without trades as a ledger shows it: what is there is the opening that it would have. */
export function simpleLedger(holding: Holding): HoldingLedger {
  const { id, createdAt } = holding
  const opening = openingOf(holding, { id, date: null, createdAt })
  const { parcels: _parcels, ...position } = positionOf(played([opening], holding.symbol), [opening])
  return { holding, position, parcels: [], transactions: [] }
}

/** @throws {UserFacingError} for trades that cannot be: some day fewer units would be held than leave */
function played(transactions: readonly Transaction[], symbol: string): Ledger {
  const ledger = playLedger(transactions, symbol)
  if ('problem' in ledger) throw new UserFacingError(ledger.problem.message)
  return ledger
}

/**
 * A ledger after a change, before the service has answered.
 * @throws {UserFacingError} when it cannot be
 */
export function afterChange(before: Before, change: LedgerChange, now: string): HoldingLedger {
  const transactions = inOrderOfDays(changedList(before, change, now))
  const { parcels, ...position } = positionOf(played(transactions, before.holding.symbol), transactions)
  const { holding } = before
  return {
    holding: {
      ...holding,
      quantity: position.units,
      costBasis: position.costBasePerUnit,
      costBase: position.costBase,
      hasLedger: true,
      totalValue: valueOf(position.units, holding.currentPrice),
    },
    position,
    parcels: parcels.map((parcel) => ({
      ...parcel,
      twelveMonthsOn: parcel.acquiredOn === null ? null : twelveMonthsAfter(parcel.acquiredOn),
    })),
    transactions,
  }
}
