// LedgerHolding: a holding and the ledger it follows. The ledger is what is true; the holding keeps what it comes to, so that a
// list needs no ledger. Both carry the ledger's revision, and a mark on the holding says that a newer one may be on its way.
import { fail } from '../operation/problem.ts'
import { decimalPlaces } from '../kernel/text.ts'
import { decimalOf, times, toNumber } from '../kernel/money.ts'
import { rounded, scaled, toUnits, typedPlaces, unitPlaces } from '../kernel/decimal.ts'
import { followsTrades, type StoredHolding } from './holding.ts'
import type { Ledger } from './ledger-play.ts'
import { playLedger } from './ledger.ts'
import { type Position, positionOf } from './position.ts'
import type { Transaction, TransactionOf } from './transaction.ts'
import { maxPrice } from './transaction-kinds.ts'

/** What a simple holding says for itself: units, and AUD for one. */
type Snapshot = Pick<StoredHolding, 'quantity' | 'costBasis'>

/** The trades of a holding; or, since it went back to being simple, what it was left with. Its revisions only ever grow. */
export type StoredLedger = { readonly revision: number } & (
  { readonly transactions: readonly Transaction[] } | { readonly left: Snapshot }
)

/** Whether the write that marked a holding has come through. Nothing of one that was cut off is true. */
const isWritten = ({ pendingLedger }: StoredHolding, ledger: StoredLedger | undefined): ledger is StoredLedger =>
  pendingLedger !== undefined && ledger !== undefined && ledger.revision >= pendingLedger

/**
 * The trades of a holding; null when it is simple.
 * @param ledger read after the holding
 */
export function tradesOf(holding: StoredHolding, ledger: StoredLedger | undefined): readonly Transaction[] | null {
  if (ledger === undefined || !('transactions' in ledger)) return null
  return isWritten(holding, ledger) || followsTrades(holding) ? ledger.transactions : null
}

/** The most units on any day, and the most dollars for one or for all of them: the same as for a single trade. */
const mostOfAll = 1e12
const tooMuch =
  'Together these trades come to more than 1,000,000,000,000 units or dollars, which is more than one investment can have. Check the units and prices.'

/**
 * Plays trades and sums them up.
 * @throws Problem conflict with the sentence about what cannot have happened, or is more than can be kept
 * @param sentId the trade that was just sent, at whose fields the refusal points
 */
export function playedOut(
  transactions: readonly Transaction[],
  { symbol }: Pick<StoredHolding, 'symbol'>,
  sentId?: string,
): { ledger: Ledger; position: Position } {
  const ledger = playLedger(transactions, symbol)
  if ('problem' in ledger) {
    const { message, transactionId } = ledger.problem
    return fail('conflict', message, { errors: [{ path: transactionId === sentId ? 'units' : '', message }] })
  }
  const position = positionOf(ledger, transactions)
  const isTooMuch =
    ledger.held.some(({ units }) => units > toUnits(mostOfAll)) ||
    Math.max(position.costBase, position.costBasePerUnit) > mostOfAll
  if (isTooMuch) fail('conflict', tooMuch, { errors: [{ path: '', message: tooMuch }] })
  return { ledger, position }
}

/**
 * The holding as its ledger has it, without a mark. Its revision stays: that is counted by whoever stores it.
 * @param played what its trades come to, where that is known
 */
export function following(holding: StoredHolding, ledger: StoredLedger, played?: Position): StoredHolding {
  const { costBase: _costBase, pendingLedger: _pending, ...facts } = holding
  const { revision: ledgerRevision } = ledger
  if (!('transactions' in ledger)) return { ...facts, ...ledger.left, ledgerRevision }
  const { units, costBase, costBasePerUnit } = played ?? playedOut(ledger.transactions, holding).position
  return { ...facts, quantity: units, costBasis: costBasePerUnit, costBase, ledgerRevision }
}

/** The holding as a write that has come through left it; undefined when there is nothing to catch up with. */
export const caughtUp = (holding: StoredHolding, ledger: StoredLedger | undefined): StoredHolding | undefined =>
  isWritten(holding, ledger) ? following(holding, ledger) : undefined

/**
 * What is there as an opening: the same units at the same cost.
 * @param date null when the person does not remember
 */
export function openingOf(
  { quantity, costBasis }: Snapshot,
  { id, date, createdAt }: { id: string; date: string | null; createdAt: string },
): TransactionOf<'opening'> {
  // A cost per unit that no price can be, too long or too large, is kept in the total, to 8 decimals of a dollar.
  const cost =
    decimalPlaces(costBasis) <= typedPlaces && costBasis <= maxPrice
      ? { price: costBasis }
      : { amount: toEightPlaces(toNumber(times(decimalOf(quantity), decimalOf(costBasis)))) }
  return { id, type: 'opening', date, units: quantity, ...cost, createdAt }
}

/** The trades that what is there begins a ledger with: its opening without a date; none where nothing is held. */
export const openingsOf = (
  holding: Snapshot,
  { id, createdAt }: { id: string; createdAt: string },
): TransactionOf<'opening'>[] => (holding.quantity > 0 ? [openingOf(holding, { id, date: null, createdAt })] : [])

const toEightPlaces = (value: number): number => {
  const places = Math.max(decimalPlaces(value), typedPlaces)
  return rounded(scaled(value, places), places, typedPlaces)
}

/** What a holding is left with when its trades go: units to the 8 decimals that a person could have typed. */
export const leftOf = ({ units, costBasePerUnit }: Position): Snapshot => ({
  quantity: rounded(scaled(units, unitPlaces), unitPlaces, typedPlaces),
  costBasis: costBasePerUnit,
})
