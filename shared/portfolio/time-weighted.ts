// TimeWeighted: what the investments did, whenever money came and went: the chain of daily returns (CFA Institute, Global
// Investment Performance Standards: time-weighted rate of return with daily valuation), with what follows from it:
// drawdown, volatility.
import { daysOfYear } from '../kernel/dates.ts'
import type { TotalSeries } from './day-series.ts'

/** From the close of the day `after` to the close of the day `to`, as day numbers. */
export type DayRange = { readonly after: number; readonly to: number }

/** Growth of one dollar over a range: 1 at its start, then one entry for each day covered; the last is the end. */
export function growthOf(series: TotalSeries, range: DayRange): Float64Array {
  const first = Math.max(range.after + 1, series.from)
  const growth = new Float64Array(Math.max(0, range.to - first + 1) + 1)
  growth[0] = 1
  for (let at = 1; at < growth.length; at++)
    growth[at] = growth[at - 1]! * series.factors[first - series.from + at - 1]!
  return growth
}

/** AUD at the close of a day; 0 before the first day. */
export const valueAt = ({ values, from, to }: TotalSeries, day: number): number =>
  day < from ? 0 : values[Math.min(day, to) - from]!

/** Days from the close before a range, or from the first day anything was there, to its end: what a return is spread over. */
export const daysCovered = (series: TotalSeries, { after, to }: DayRange): number => to - Math.max(after, series.from)

/** Product of (1 + r) over the days of a range, less 1: a fraction, 0.05 for 5 %. */
export const timeWeightedReturn = (series: TotalSeries, range: DayRange): number => growthOf(series, range).at(-1)! - 1

/**
 * A return over some days as one per year: (1 + r) ^ (365 / days) - 1.
 * @param total -1 or more: nobody loses more than everything
 * @returns a fraction; null for less than a year: a month's luck is not a year's return
 */
export const annualised = (total: number, days: number): number | null =>
  days < daysOfYear ? null : (1 + total) ** (daysOfYear / days) - 1

export type Drawdown = {
  /** The deepest fall from a peak, as a positive fraction: 0.2 is 20 % below. */
  readonly depth: number
  /** Index of the peak, of the lowest point after it, and of the first day at or above the peak again; null: not yet. */
  readonly peak: number
  readonly trough: number
  readonly recovered: number | null
}

/** Levels that differ by a smaller part are the same: what a decade of rounded products leaves behind. */
const sameLevel = 1e-10

/**
 * The deepest fall of an index from its highest point so far, the last day at it. Of equal falls, the first.
 * @param index growth of one dollar, or prices; above 0 at its peaks
 * @returns null when it never fell
 */
export function maxDrawdown(index: ArrayLike<number>): Drawdown | null {
  let [peak, high] = [0, index[0] ?? 0]
  let deepest: { depth: number; peak: number; trough: number; high: number } | undefined
  for (let at = 0; at < index.length; at++) {
    if (index[at]! >= high * (1 - sameLevel)) {
      peak = at
      high = Math.max(high, index[at]!)
    } else {
      const depth = 1 - index[at]! / high
      if (depth > (deepest?.depth ?? 0) + sameLevel) deepest = { depth, peak, trough: at, high }
    }
  }
  if (deepest === undefined) return null
  const { high: level, ...fall } = deepest
  let recovered: number | null = null
  for (let at = fall.trough + 1; at < index.length && recovered === null; at++)
    if (index[at]! >= level * (1 - sameLevel)) recovered = at
  return { ...fall, recovered }
}

/**
 * How much the daily returns of a range scatter, per year: the sample standard deviation of ln(1 + r) of all calendar days
 * x the root of 365. Days without trading count as 0: they add nothing to the scatter of the year.
 * @returns a fraction; null for less than a year of days
 */
export function volatility(series: TotalSeries, range: DayRange): number | null {
  const days = daysCovered(series, range)
  if (days < daysOfYear) return null
  let [sum, squares] = [0, 0]
  for (let day = range.to - days + 1; day <= range.to; day++) {
    const change = Math.log(series.factors[day - series.from]!)
    // A day that lost everything has no logarithm: it is left out.
    if (!Number.isFinite(change)) continue
    sum += change
    squares += change * change
  }
  const variance = (squares - (sum * sum) / days) / (days - 1)
  return Math.sqrt(Math.max(0, variance) * daysOfYear)
}
