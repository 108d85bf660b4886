// CompoundingPath: one amount, year by year, with its returns kept in, with a yearly fee taken out, and with returns spent.
import { grown, grownSimply } from './growth.ts'

export type CompoundingAssumption = {
  /** AUD, 0 or more. */
  readonly amount: number
  /** Growth before the fee, percent a year, 0 or more. */
  readonly percent: number
  /** Fee, percent of the balance a year, 0 or more. */
  readonly feePercent: number
  /** Whole years, 0 or more. */
  readonly years: number
}

/** AUD at the end of each year from year 0 to the last, not rounded. */
export type CompoundingPath = {
  readonly compound: readonly number[]
  readonly afterFee: readonly number[]
  /** Only the first amount earns, and no fee is charged. */
  readonly simple: readonly number[]
}

/** The fee lowers the rate: 6 % with a fee of 1 % grows at 5 %, a usual approximation that leaves out 0.06 points. */
export function compoundingPath({ amount, percent, feePercent, years }: CompoundingAssumption): CompoundingPath {
  const each = (value: (year: number) => number): number[] =>
    Array.from({ length: years + 1 }, (_, year) => value(year))
  return {
    compound: each((year) => grown(amount, percent, year)),
    afterFee: each((year) => grown(amount, percent - feePercent, year)),
    simple: each((year) => grownSimply(amount, percent, year)),
  }
}
