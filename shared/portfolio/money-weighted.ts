// MoneyWeighted: what the person's own dollars did, with when they were put in: the internal rate of return of dated flows
// (spreadsheets call it XIRR), actual/365 fixed.

import { daysOfYear } from '../kernel/dates.ts'

/** AUD on a day: negative is put in, positive came out or is there at the end. */
export type CashFlow = { readonly day: number; readonly amount: number }

/** Rates that are looked at: -99.99 % to 1,000 % a year. */
const lowestRate = -0.9999
const highestRate = 10
/** Of several rates that solve the same flows, the one nearest to this is told. */
const usualRate = 0.1

/** Under this many days a yearly rate says nothing. */
const shortestRateDays = 30

/** Narrower than this, an interval that may hold a root holds one point. */
const narrowest = 1e-9
const maxIntervals = 20_000
const maxSteps = 100
/** A touch of zero without crossing it: the sum is this small beside its parts. */
const touches = 1e-13

type Terms = { readonly amounts: Float64Array; readonly years: Float64Array }
/** Sums of a e^(-x t) of the positive and the negative amounts, and the same times t: all of them fall with x. */
type Sums = { x: number; plus: number; minus: number; plusTimes: number; minusTimes: number }

function sumsAt({ amounts, years }: Terms, x: number): Sums {
  const sums = { x, plus: 0, minus: 0, plusTimes: 0, minusTimes: 0 }
  for (let at = 0; at < amounts.length; at++) {
    const [amount, time] = [amounts[at]!, years[at]!]
    const value = amount * Math.exp(-x * time)
    if (amount > 0) {
      sums.plus += value
      sums.plusTimes += value * time
    } else {
      sums.minus -= value
      sums.minusTimes -= value * time
    }
  }
  return sums
}

const valueOf = ({ plus, minus }: Sums): number => plus - minus
const slopeOf = ({ plusTimes, minusTimes }: Sums): number => minusTimes - plusTimes

/** The root between two points with different signs: Newton's steps, halved where they leave the bracket. */
function polish(terms: Terms, left: Sums, right: Sums): number {
  let [low, high] = [left, right]
  if (valueOf(low) === 0) return low.x
  if (valueOf(high) === 0) return high.x
  let point = sumsAt(terms, (low.x + high.x) / 2)
  for (let step = 0; ; step++) {
    if (valueOf(point) > 0 === valueOf(low) > 0) low = point
    else high = point
    const newton = point.x - valueOf(point) / slopeOf(point)
    const next = newton > low.x && newton < high.x ? newton : (low.x + high.x) / 2
    if (step === maxSteps || Math.abs(next - point.x) <= 1e-15 * Math.max(1, Math.abs(next))) return next
    point = sumsAt(terms, next)
  }
}

/**
 * All roots of the sum of a e^(-x t) on 0 to `end`. An interval is left alone when the sum cannot reach 0 in it, searched
 * when the sum only rises or only falls in it, and halved otherwise; both are proved by sums that fall with x.
 */
function rootsUpTo(terms: Terms, end: number): number[] {
  const roots: number[] = []
  const open: [Sums, Sums][] = [[sumsAt(terms, 0), sumsAt(terms, end)]]
  for (let looked = 0; open.length > 0 && looked < maxIntervals; looked++) {
    const [left, right] = open.pop()!
    if (right.plus > left.minus || right.minus > left.plus) continue
    // The steepest it can rise and fall anywhere between: too little to reach 0 from the left end is proof as well.
    const [steepestFall, steepestRise] = [right.minusTimes - left.plusTimes, left.minusTimes - right.plusTimes]
    const [start, width] = [valueOf(left), right.x - left.x]
    if (start > 0 && start + width * steepestFall > 0) continue
    if (start < 0 && start + width * steepestRise < 0) continue
    const isOneWay = steepestFall > 0 || steepestRise < 0
    const crosses = valueOf(left) * valueOf(right) <= 0
    if (isOneWay || right.x - left.x < narrowest) {
      const isTouched = Math.abs(valueOf(left)) <= touches * (left.plus + left.minus)
      if (crosses) roots.push(polish(terms, left, right))
      else if (isTouched) roots.push(left.x)
      continue
    }
    const middle = sumsAt(terms, (left.x + right.x) / 2)
    open.push([middle, right], [left, middle])
  }
  return roots
}

/** What moved on each day on which anything did, oldest first. */
function sumsByDay(flows: readonly CashFlow[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { day, amount } of flows) sums.set(day, (sums.get(day) ?? 0) + amount)
  return new Map([...sums].filter(([, amount]) => amount !== 0).sort(([a], [b]) => a - b))
}

/**
 * The yearly rate at which the flows are worth nothing together: the sum of amount / (1 + rate) ^ (days / 365) is 0.
 * @returns a fraction, 0.1 for 10 %: of all rates from -99.99 % to 1,000 % the one nearest to 10 %; null when there is
 * none, as when nothing ever came out
 */
export function moneyWeightedReturn(flows: readonly CashFlow[]): number | null {
  const byDay = sumsByDay(flows)
  const days = [...byDay.keys()]
  if (days.length < 2) return null
  const amounts = Float64Array.from(days, (day) => byDay.get(day)!)
  const [first, last] = [days[0]!, days.at(-1)!]
  // Below 0 % time is counted back from the end, so that no power overflows whatever the span.
  const forward = { amounts, years: Float64Array.from(days, (day) => (day - first) / daysOfYear) }
  const backward = { amounts, years: Float64Array.from(days, (day) => (last - day) / daysOfYear) }
  const rates = [
    ...rootsUpTo(forward, Math.log1p(highestRate)).map((x) => Math.expm1(x)),
    ...rootsUpTo(backward, -Math.log1p(lowestRate)).map((x) => Math.expm1(-x)),
  ]
  let nearest: number | null = null
  for (const rate of rates) {
    if (nearest === null || Math.abs(rate - usualRate) < Math.abs(nearest - usualRate)) nearest = rate
  }
  return nearest === null ? null : nearest + 0
}

/**
 * The same rate where it says something of a year.
 * @returns null as well where the first and the last dollar moved less than 30 days apart, whatever range is looked at
 */
export function moneyWeightedPerYear(flows: readonly CashFlow[]): number | null {
  const days = [...sumsByDay(flows).keys()]
  return (days.at(-1) ?? 0) - (days[0] ?? 0) < shortestRateDays ? null : moneyWeightedReturn(flows)
}
