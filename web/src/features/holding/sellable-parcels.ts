// Sellable parcels: what a sale, or units that go out, can take from.
import { dayNumber } from '#shared/kernel/dates.ts'
import { playLedger } from '#shared/portfolio/ledger.ts'
import { onArrival } from '#shared/portfolio/moves.ts'
import { type OpenParcel, positionOf } from '#shared/portfolio/position.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { afterChange } from '../../data/ledger-fallback.ts'
import { takesParcels } from './trade-form.ts'

/**
 * The parcels a sale of that day can take from: those at its end without it, in the units of that day. What a later sale took
 * first in, first out is among them, as that one takes other units then.
 * @param before the sale as it was, when it is changed
 * @param day `YYYY-MM-DD`, or nothing yet: then those of today
 */
export function sellableParcels(
  ledger: HoldingLedger,
  before: Transaction | undefined,
  day: string,
): readonly OpenParcel[] {
  const { parcels, transactions } =
    before !== undefined && takesParcels(before.type)
      ? afterChange(ledger, { kind: 'remove', holdingId: '', transactionId: before.id }, before.createdAt)
      : ledger
  const whole = playLedger(transactions, '')
  if (day === '' || 'problem' in whole) return parcels
  const until = dayNumber(day) + 1
  // What arrived before it left can be sold from its arrival on, where the trades allow that.
  for (const moves of [onArrival(whole.moves), whole.moves]) {
    const then = playLedger(transactions, '', { until, moves })
    if (!('problem' in then)) return positionOf(then, transactions).parcels
  }
  return parcels
}
