// Sellable parcels: what a sale, or units that go out, can take from.
import { dayNumber } from '#shared/kernel/dates.ts'
import { toUnits, unitsNumber } from '#shared/kernel/decimal.ts'
import { byCreation } from '#shared/portfolio/by-creation.ts'
import { type LedgerSplit, unitsBefore } from '#shared/portfolio/ledger-order.ts'
import { playLedger } from '#shared/portfolio/ledger.ts'
import { onArrival } from '#shared/portfolio/moves.ts'
import { type OpenParcel, positionOf } from '#shared/portfolio/position.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { afterChange } from '../../data/ledger-fallback.ts'
import { takesParcels } from './trade-form.ts'

/** The parcels without what the person has chosen of them for what comes later: that takes no other units. */
function withoutPicks(
  parcels: readonly OpenParcel[],
  transactions: readonly Transaction[],
  splits: readonly LedgerSplit[],
  day: string,
  comesAfter: (one: Transaction) => boolean,
): OpenParcel[] {
  const left = new Map(parcels.map(({ id, units }) => [id, toUnits(units)]))
  for (const later of transactions) {
    if (!('parcels' in later) || later.parcels === undefined) continue
    if (later.date < day || (later.date === day && !comesAfter(later))) continue
    const between = { after: dayNumber(day), to: dayNumber(later.date) }
    for (const { id, units } of later.parcels) {
      left.set(id, (left.get(id) ?? 0n) - unitsBefore(toUnits(units), splits, between))
    }
  }
  return parcels.flatMap((parcel) => {
    const units = unitsNumber(left.get(parcel.id) ?? 0n)
    return units > 0 ? [{ ...parcel, units }] : []
  })
}

/**
 * The parcels a sale of that day can take from: those at its end without it, in the units of that day. What a later sale took
 * first in, first out is among them, as that one takes other units then, another sale of the day that was entered after it too.
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
  const comesAfter = (one: Transaction): boolean =>
    before !== undefined && takesParcels(one.type) && one.date === day && byCreation(one, before) > 0
  const known = transactions.filter((one) => !comesAfter(one))
  const until = dayNumber(day) + 1
  // What arrived before it left can be sold from its arrival on, where the trades allow that.
  for (const moves of [onArrival(whole.moves), whole.moves]) {
    const then = playLedger(known, '', { until, moves })
    if (!('problem' in then))
      return withoutPicks(positionOf(then, known).parcels, transactions, whole.splits, day, comesAfter)
  }
  return parcels
}
