// Parcels: what was acquired together, with its own date and cost, and how sales, splits and returned capital change it. All
// amounts are exact: units and AUD as scaled integers (kernel/decimal.ts).
import { divided, shareOf } from '../kernel/decimal.ts'

/** Less than half of the smallest unit a person can type is nothing: it comes from splits only, and could never be sold. */
const dust = 5n * 10n ** 7n

/** The day number of a parcel without a date: older than every dated one. */
export const undated = Number.NEGATIVE_INFINITY

/** A parcel as it stands on a day of the replay. */
export type Parcel = {
  /** The transaction that made it. */
  readonly id: string
  /** Day number of acquisition; `undated` when the person does not remember. */
  readonly acquired: number
  /** Splits up to this day never touch it: its units were typed as they stood then. `undated` for none. */
  readonly typedOn: number
  units: bigint
  /** Cost base, AUD: price and brokerage, less capital returned, plus or minus yearly adjustments; never below 0. */
  cost: bigint
  /** What was paid, AUD, without brokerage and adjustments, less capital returned; never below 0. */
  paid: bigint
}

/** What an outflow took from one parcel. */
export type Slice = {
  readonly parcel: Parcel
  readonly units: bigint
  readonly cost: bigint
  readonly paid: bigint
}

type Pick = { readonly id: string; readonly units: bigint }
export type Shortage = { kind: 'held'; missing: bigint } | { kind: 'parcel'; id: string; missing: bigint }

/** The open parcels of one holding, oldest first. */
export class ParcelBook {
  readonly #parcels: Parcel[] = []
  /** All before it are sold. */
  #first = 0
  /** Units held, those of undated parcels included. */
  units = 0n
  /** Units and cost without brokerage of the dated parcels. */
  datedUnits = 0n
  datedPaid = 0n

  /** The open parcels, oldest first. */
  open(): Parcel[] {
    return this.#parcels.slice(this.#first).filter(({ units }) => units > 0n)
  }

  /** Takes a parcel in, behind those that were acquired by its day. They come in that order, unless they were moved here. */
  add(parcel: Parcel): void {
    let at = this.#parcels.length
    while (at > this.#first && this.#parcels[at - 1]!.acquired > parcel.acquired) at--
    this.#parcels.splice(at, 0, parcel)
    this.units += parcel.units
    if (parcel.acquired === undated) return
    this.datedUnits += parcel.units
    this.datedPaid += parcel.paid
  }

  /** Takes units out of one parcel; its last slice takes what is left of the cost, so that slices add up exactly. */
  #slice(parcel: Parcel, wanted: bigint): Slice {
    const left = parcel.units - takenOf(wanted, parcel.units)
    const isAll = left === 0n
    const slice: Slice = {
      parcel,
      units: parcel.units < wanted ? parcel.units : wanted,
      cost: isAll ? parcel.cost : shareOf(parcel.cost, wanted, parcel.units),
      paid: isAll ? parcel.paid : shareOf(parcel.paid, wanted, parcel.units),
    }
    this.units -= parcel.units - left
    if (parcel.acquired !== undated) {
      this.datedUnits -= parcel.units - left
      this.datedPaid -= slice.paid
    }
    parcel.units = left
    parcel.cost -= slice.cost
    parcel.paid -= slice.paid
    return slice
  }

  /**
   * Takes units out: of the picked parcels, else first in, first out.
   * @returns the slices in that order, or what was missing; then nothing was taken
   */
  take(units: bigint, picks: readonly Pick[] | undefined): Slice[] | Shortage {
    if (units - this.units >= dust) return { kind: 'held', missing: units - this.units }
    if (picks === undefined) return this.#takeFirst(units)
    const open = new Map(this.open().map((parcel) => [parcel.id, parcel]))
    for (const { id, units: wanted } of picks) {
      const held = open.get(id)?.units ?? 0n
      if (wanted - held >= dust) return { kind: 'parcel', id, missing: wanted - held }
    }
    return picks.map(({ id, units: wanted }) => this.#slice(open.get(id)!, wanted))
  }

  #takeFirst(units: bigint): Slice[] {
    const slices: Slice[] = []
    let left = units
    for (; left >= dust && this.#first < this.#parcels.length; this.#first++) {
      const parcel = this.#parcels[this.#first]!
      if (parcel.units === 0n) continue
      const slice = this.#slice(parcel, left)
      slices.push(slice)
      left -= slice.units
      if (parcel.units > 0n) break
    }
    return slices
  }

  /**
   * Replaces every `oldUnits` by `newUnits` in the parcels a split touches; cost and dates stay. The running total is rounded,
   * not each parcel, so that one buy or two halves of it come to the same units.
   */
  split(day: number, newUnits: bigint, oldUnits: bigint): void {
    let [before, after] = [0n, 0n]
    for (const parcel of this.open()) {
      if (day <= parcel.typedOn) continue
      before += parcel.units
      const total = divided(before * newUnits, oldUnits)
      const change = total - after - parcel.units
      after = total
      parcel.units += change
      this.units += change
      if (parcel.acquired !== undated) this.datedUnits += change
    }
  }

  /** Lowers what a parcel cost by capital returned. @returns what exceeds its cost base, and what was paid for it */
  giveBack(parcel: Parcel, amount: bigint): { overCost: bigint; overPaid: bigint } {
    const [offCost, offPaid] = [atMost(amount, parcel.cost), atMost(amount, parcel.paid)]
    parcel.cost -= offCost
    parcel.paid -= offPaid
    if (parcel.acquired !== undated) this.datedPaid -= offPaid
    return { overCost: amount - offCost, overPaid: amount - offPaid }
  }

  /** Gives the open parcels with a date another cost base; what was paid stays. */
  revalue(costOf: (units: bigint) => bigint): void {
    for (const parcel of this.open()) if (parcel.acquired !== undated) parcel.cost = costOf(parcel.units)
  }

  /**
   * Spreads a yearly cost base adjustment over the open parcels by their units; the last takes the remainder.
   * @returns for each parcel what a fall took beyond its cost base: a capital gain
   */
  adjust(amount: bigint): { parcel: Parcel; overCost: bigint }[] {
    let [seen, spread] = [0n, 0n]
    return this.open().flatMap((parcel) => {
      seen += parcel.units
      const share = shareOf(amount, seen, this.units) - spread
      spread += share
      const after = parcel.cost + share
      parcel.cost = after < 0n ? 0n : after
      return after < 0n ? [{ parcel, overCost: -after }] : []
    })
  }
}

/** What a person takes out of `all` when they type `wanted`: all of it where less than dust would be left. */
export const takenOf = (wanted: bigint, all: bigint): bigint => (all - wanted < dust ? all : wanted)

/** The smaller of two amounts. */
const atMost = (a: bigint, b: bigint): bigint => (a < b ? a : b)
