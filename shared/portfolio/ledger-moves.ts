// LedgerMoves: units that are moved within a holding leave some parcels and come back as another, with its own cost and day.
import { toMoney, toUnits } from '../kernel/decimal.ts'
import { dayNumber } from '../kernel/dates.ts'
import { unitsBefore } from './ledger-order.ts'
import { noteMoved } from './ledger-payments.ts'
import { flowOn, type Play } from './ledger-play.ts'
import type { Move } from './moves.ts'
import { type Slice, undated } from './parcels.ts'

/** The first leg of a move: the units are under way until the second leg, which comes when all of the day have left. */
export function moveOut({ underWay, fromUndated }: Play, move: Move, slices: readonly Slice[]): void {
  underWay.set(move, slices)
  if (slices.some(({ parcel }) => parcel.acquired === undated)) fromUndated.add(move.into.id)
}

/**
 * The second leg: a parcel with the day of acquisition and the cost base that were typed. It is no flow. What was paid comes along
 * with the units; a typed cost base that is not the one that left changes it by the difference, which the realised part of the gain
 * takes, so that the parts still add up.
 */
export function moveIn(play: Play, move: Move): void {
  const slices = play.underWay.get(move)
  // It may have come already, to be moved on.
  if (slices === undefined) return
  play.underWay.delete(move)
  const { into, day } = move
  const [left, paidLeft] = slices.reduce(([cost, paid], slice) => [cost + slice.cost, paid + slice.paid], [0n, 0n])
  const typed = toMoney(into.costBase)
  const paid = paidLeft + typed - left
  const parcel = {
    id: into.id,
    acquired: dayNumber(into.acquiredOn),
    typedOn: dayNumber(into.date),
    units: toUnits(into.units),
    cost: revaluedCost(play, move) ?? typed,
    paid: paid < 0n ? 0n : paid,
  }
  play.book.add(parcel)
  flowOn(play, day).realised += parcel.paid - paidLeft
  for (const slice of slices) noteMoved(play, slice, parcel)
}

/** Brings in what is under way, for a move of the same day that takes it on. @returns whether anything was */
export function bringIn(play: Play): boolean {
  const all = [...play.underWay.keys()]
  for (const move of all) moveIn(play, move)
  return all.length > 0
}

/** The cost base of units that were held when it was set anew, and moved since; undefined for others. */
function revaluedCost(
  { revalued, splits }: Play,
  { into: { units, acquiredOn, date }, day }: Move,
): bigint | undefined {
  if (revalued === undefined || day < revalued.from || dayNumber(acquiredOn) >= revalued.from) return undefined
  return revalued.costOf(unitsBefore(toUnits(units), splits, { after: revalued.from - 1, to: dayNumber(date) }))
}
