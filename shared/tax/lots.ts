// Lots: units as the holding period rule follows them: what was acquired last counts as sold first, whatever the ledger took. Units are
// scaled integers (kernel/decimal.ts).
import { dayNumber } from '../kernel/dates.ts'
import { divided, toUnits } from '../kernel/decimal.ts'
import type { LedgerSplit } from '../portfolio/ledger-order.ts'
import type { Move } from '../portfolio/moves.ts'
import type { TransactionOf } from '../portfolio/transaction.ts'

/** Units with the day they came and the day they went; null while they are held. */
export type Lot = { id: string; acquired: number; typedOn: number; disposed: number | null; units: bigint }

/** Splits the units of lots that a split touches. */
export function splitLots(lots: readonly Lot[], { day, newUnits, oldUnits }: LedgerSplit): void {
  for (const lot of lots) if (day > lot.typedOn) lot.units = divided(lot.units * newUnits, oldUnits)
}

/** Takes units out of the lots that came last. */
export function takeLast(lots: Lot[], gone: Lot[], wanted: bigint, disposed: number): void {
  let left = wanted
  for (let lot = lots.at(-1); lot !== undefined && left > 0n; lot = lots.at(-1)) {
    left = take([lot], gone, left, disposed)
    if (lot.units === 0n) lots.pop()
  }
}

/**
 * Takes units out of lots, one after the other; what goes becomes a lot of its own, which keeps its units as of that day.
 * @returns the units that the lots did not have
 */
function take(from: readonly Lot[], gone: Lot[], wanted: bigint, disposed: number | null): bigint {
  let left = wanted
  for (const lot of from) {
    if (left === 0n) break
    const taken = lot.units < left ? lot.units : left
    if (taken === 0n) continue
    gone.push({ ...lot, disposed, units: taken })
    lot.units -= taken
    left -= taken
  }
  return left
}

/**
 * Takes out what was moved elsewhere: the parcels that were picked, else first in, first out, as the ledger does. What sales have
 * taken of a picked parcel in their own order leaves first in, first out too.
 */
export function moveOut(
  lots: readonly Lot[],
  gone: Lot[],
  { units, parcels = [] }: TransactionOf<'transferOut'>,
): void {
  let left = toUnits(units)
  for (const pick of parcels) {
    const wanted = toUnits(pick.units)
    const picked = lots.filter(({ id }) => id === pick.id)
    left -= wanted - take(picked, gone, wanted, null)
  }
  take(lots, gone, left, null)
}

/**
 * What a move within the holding leaves: the same units, held all along. They keep their days, since what was acquired last counts as
 * sold first here and the ledger may have moved others; only a typed day on which nothing else was acquired is news, and counts.
 * @param isNews whether it does: not for an ex-date before the move
 */
export function afterMove(lots: readonly Lot[], { out, into }: Move, isNews: boolean): Lot[] {
  const taken: Lot[] = []
  moveOut(lots, taken, out)
  const typed = {
    id: into.id,
    typedOn: dayNumber(into.date),
    ...(isNews ? { acquired: dayNumber(into.acquiredOn) } : {}),
  }
  const came = taken
    .map((lot) => ({ ...lot, ...typed }))
    .sort((a, b) => (a.acquired < b.acquired ? -1 : Number(a.acquired > b.acquired)))
  const after: Lot[] = []
  let next = 0
  for (const lot of lots) {
    while (next < came.length && came[next]!.acquired < lot.acquired) after.push(came[next++]!)
    if (lot.units > 0n) after.push(lot)
  }
  return [...after, ...came.slice(next)]
}
