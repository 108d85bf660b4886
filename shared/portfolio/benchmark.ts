// Benchmark: the same dollars on the same days in something else. A comparison, not a target.
import { daysOfYear } from '../kernel/dates.ts'
import type { PriceHistory } from '../market/price-history.ts'
import { isAsxDay } from '../market/trading-calendar.ts'
import { type CashFlow, moneyWeightedPerYear } from './money-weighted.ts'
import type { TotalSeries } from './day-series.ts'
import { type DayRange, valueAt } from './time-weighted.ts'

/** What stands on every comparison. */
export const benchmarkNote = 'A comparison, not a target.' as const

/** An index by day, without gaps: only its ratios mean anything. */
export type BenchmarkIndex = { readonly from: number; readonly levels: Float64Array }

/** @param day one that the index has */
const levelOn = ({ from, levels }: BenchmarkIndex, day: number): number => levels[day - from]!

/** The last day that the close of a day stands for: the next session has one of its own. */
function lastDayOfClose(closedOn: number): number {
  let day = closedOn
  while (!isAsxDay(day + 1)) day++
  return day
}

/**
 * Closes of the ASX as an index, each carried to the next. With dividends, each is bought back in at the close of its ex-date: the
 * total return.
 * @param to last day; it ends before the first session without a close, so that it is never compared with what is quoted since
 */
export function indexOfHistory(
  { days, closes, dividends }: PriceHistory,
  to: number,
  { withDividends }: { withDividends: boolean },
): BenchmarkIndex {
  const from = days[0] ?? to + 1
  const last = Math.min(to, lastDayOfClose(days.at(-1) ?? to))
  const levels = new Float64Array(Math.max(0, last - from + 1))
  let [units, next, dividend] = [1, 0, 0]
  for (let day = from; day <= last; day++) {
    while (next < days.length && days[next]! <= day) next++
    const close = closes[next - 1]!
    for (; dividend < dividends.length && dividends[dividend]!.exDay <= day; dividend++) {
      const { exDay, amount } = dividends[dividend]!
      if (withDividends && exDay > from) units *= 1 + amount / close
    }
    levels[day - from] = units * close
  }
  return { from, levels }
}

/**
 * Cash at a rate that changes: each day earns rate / 365 of what is there, from the day a rate takes effect.
 * @param changes percent a year from a day number on, oldest first
 * @param to last day, at most the day up to which the rate is known
 */
export function indexOfCash(changes: readonly { from: number; percent: number }[], to: number): BenchmarkIndex {
  const from = changes[0]?.from ?? to + 1
  const levels = new Float64Array(Math.max(0, to - from + 1))
  let [level, next] = [1, 0]
  for (let day = from; day <= to; day++) {
    while (next < changes.length && changes[next]!.from <= day) next++
    levels[day - from] = level
    level *= 1 + changes[next - 1]!.percent / 100 / daysOfYear
  }
  return { from, levels }
}

/** An index known on some days only, linear between them; it stops at the last. */
export function indexOfPoints(points: readonly { day: number; level: number }[]): BenchmarkIndex {
  const from = points[0]?.day ?? 0
  const last = points.at(-1)?.day ?? -1
  const levels = new Float64Array(Math.max(0, last - from + 1))
  points.forEach(({ day, level }, at) => {
    const before = points[at - 1] ?? { day, level }
    for (let each = before.day + 1; each < day; each++) {
      levels[each - from] = before.level + ((level - before.level) * (each - before.day)) / (day - before.day)
    }
    levels[day - from] = level
  })
  return { from, levels }
}

export type Comparison = {
  /** The days both have: it starts at the later of both first days, and ends where either stops. */
  readonly range: DayRange
  /** The close from which dollars are in: that before the range, or else of the first day on which both have one. */
  readonly startedOn: number
  /** AUD: what the benchmark is worth at the end, what came out of it on the way, and the same of the person. */
  readonly endValue: number
  readonly moneyOut: number
  readonly ownEndValue: number
  readonly ownMoneyOut: number
  /** Money-weighted, a year; null where there is none, or dollars were there for less than 30 days. */
  readonly return: number | null
  readonly ownReturn: number | null
  /** The index itself from that close to the last, a fraction: stands beside the time-weighted return. */
  readonly indexReturn: number
  /** AUD by day of the range, from its first day on. */
  readonly values: Float64Array
}

/**
 * Puts every dollar that came in into the benchmark at that day's close, without brokerage; when dollars go out, the same
 * share of the benchmark goes: out / (value + out), so that it is never less than nothing.
 * @returns null when the two have no day in common
 */
export function compareWith(series: TotalSeries, index: BenchmarkIndex, range: DayRange): Comparison | null {
  const starts = [range.after, series.from - 1, index.from - 1]
  const after = Math.max(...starts)
  const ends = [range.to, series.to, index.from + index.levels.length - 1]
  const to = Math.min(...ends)
  if (to <= after) return null
  // What the index did before a dollar could buy it is nobody's return.
  const startedOn = Math.max(after, series.from, index.from)
  const own: CashFlow[] = []
  const theirs: CashFlow[] = []
  let [units, moneyOut, ownMoneyOut] = [0, 0, 0]
  const values = new Float64Array(to - after)
  // What was there already goes in at the close it had, where the benchmark has one by then, or else at that of its own first day.
  const isLate = index.from > Math.max(after, series.from)
  const carriedOn = isLate ? index.from : after
  const carried = valueAt(series, carriedOn)
  if (carried > 0) {
    units = carried / levelOn(index, carriedOn)
    own.push({ day: carriedOn, amount: -carried })
    theirs.push({ day: carriedOn, amount: -carried })
  }
  if (isLate) values[0] = carried
  for (let day = carriedOn + 1; day <= to; day++) {
    const level = levelOn(index, day)
    const at = day - series.from
    const [moneyIn, out, value] = [series.inflows[at]!, series.outflows[at]!, series.values[at]!]
    units += moneyIn / level
    const share = out > 0 ? out / (value + out) : 0
    const paid = share * units * level
    units -= share * units
    if (moneyIn !== 0 || out !== 0) {
      own.push({ day, amount: out - moneyIn })
      theirs.push({ day, amount: paid - moneyIn })
    }
    moneyOut += paid
    ownMoneyOut += out
    values[day - after - 1] = units * level
  }
  const [endValue, ownEndValue] = [values.at(-1)!, valueAt(series, to)]
  const rate = (flows: CashFlow[], end: number): number | null =>
    moneyWeightedPerYear([...flows, { day: to, amount: end }])
  return {
    range: { after, to },
    startedOn,
    endValue,
    moneyOut,
    ownEndValue,
    ownMoneyOut,
    return: rate(theirs, endValue),
    ownReturn: rate(own, ownEndValue),
    indexReturn: levelOn(index, to) / levelOn(index, startedOn) - 1,
    values,
  }
}
