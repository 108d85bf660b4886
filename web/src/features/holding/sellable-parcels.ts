// Sellable parcels: what a sale, or units that go out, can take from.
import { dayOf } from '#shared/kernel/dates.ts'
import { playLedger } from '#shared/portfolio/ledger.ts'
import { noMoves, onArrival } from '#shared/portfolio/moves.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { afterChange } from '../../data/ledger-fallback.ts'
import { takesParcels } from './trade-form.ts'

/** The parcels a sale of that day can take from: those there would be without it. */
export function sellableParcels(
  ledger: HoldingLedger,
  before: Transaction | undefined,
  day: string,
): HoldingLedger['parcels'] {
  const without =
    before !== undefined && takesParcels(before.type)
      ? afterChange(ledger, { kind: 'remove', holdingId: '', transactionId: before.id }, before.createdAt)
      : ledger
  const played = playLedger(without.transactions, '')
  const moves = 'problem' in played ? noMoves : onArrival(played.moves)
  // What a move within the holding brings is older than the move, and its parcel is not.
  const openedOn = ({ id, acquiredOn }: (typeof without.parcels)[number]): string | null => {
    const move = moves.get(id)
    return move === undefined ? acquiredOn : dayOf(move.day)
  }
  return without.parcels.filter((parcel) => {
    const opened = openedOn(parcel)
    return opened === null || day === '' || opened <= day
  })
}
