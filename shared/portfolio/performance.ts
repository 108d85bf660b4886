// Performance: the figures of a range of days, from the series of the holdings that are looked at (day-series.ts).
import { dayNumber, dayOf, financialYear, financialYearDays, monthsBefore } from '../kernel/dates.ts'
import { isWithoutCapital, type TotalSeries } from './day-series.ts'
import { type Gain, gainOfRange } from './gain.ts'
import { type CashFlow, moneyWeightedPerYear } from './money-weighted.ts'
import {
  annualised,
  type DayRange,
  daysCovered,
  maxDrawdown,
  growthOf,
  timeWeightedReturn,
  valueAt,
  volatility,
} from './time-weighted.ts'

/** The ranges on the chart's chips; FY is the financial year so far. */
export const rangeChips = ['1M', '3M', '6M', 'FY', '1Y', '3Y', '5Y', 'All'] as const
export type RangeChip = (typeof rangeChips)[number]

const monthsOf = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60 } as const

/**
 * The days of a chip: from the close of the same day some months ago, of 30 June, or from before everything.
 * @param today a Sydney day
 */
export function rangeOf(chip: RangeChip, today: string, series: { readonly from: number }): DayRange {
  const to = dayNumber(today)
  if (chip === 'All') return { after: series.from - 1, to }
  const after =
    chip === 'FY'
      ? dayNumber(financialYearDays(financialYear(today)).first) - 1
      : dayNumber(monthsBefore(today, monthsOf[chip]))
  return { after: Math.max(after, series.from - 1), to }
}

export type Figures = Gain & {
  /** Days the returns are about: from the close before the range, or the first day anything was there. */
  readonly days: number
  /** What the investments did, a fraction; and per year, null under a year. */
  readonly timeWeighted: number
  readonly timeWeightedPerYear: number | null
  /** What the person's dollars did, a year; null where they were there for under 30 days, or no rate fits the flows. */
  readonly moneyWeightedPerYear: number | null
  /** The deepest fall, a positive fraction, with its days; `recoveredOn` null: not yet. Null when there was none. */
  readonly drawdown: { depth: number; from: string; lowestOn: string; recoveredOn: string | null } | null
  /** A fraction a year; null under a year. */
  readonly volatility: number | null
  /** Days with a gain and no capital, which the time-weighted return leaves out. */
  readonly daysWithoutCapital: number
}

/** The dated flows of a range: what was there at its start goes in, what is there at its end comes out. */
export function cashFlows(series: TotalSeries, { after, to }: DayRange): CashFlow[] {
  const flows: CashFlow[] = [{ day: after, amount: -valueAt(series, after) }]
  for (let day = Math.max(after + 1, series.from); day <= to; day++) {
    const amount = series.outflows[day - series.from]! - series.inflows[day - series.from]!
    if (amount !== 0) flows.push({ day, amount })
  }
  flows.push({ day: to, amount: valueAt(series, to) })
  return flows
}

/** AUD by day of the series: all that was put in so far less all that came out. Below 0 when more came out. */
export function moneyPutIn({ inflows, outflows }: TotalSeries): Float64Array {
  let sum = 0
  return inflows.map((moneyIn, at) => (sum += moneyIn - outflows[at]!))
}

/**
 * Every figure of a range that ends within the series.
 * @param places decimals of the amounts, see `gainOfRange`
 */
export function figuresOf(series: TotalSeries, range: DayRange, places?: number): Figures {
  const days = daysCovered(series, range)
  const growth = growthOf(series, range)
  const timeWeighted = growth.at(-1)! - 1
  const drawdown = maxDrawdown(growth)
  // Entry 0 of the growth is the close before the first day; before the first of the series nothing was owned.
  const first = Math.max(range.after + 1, series.from)
  const day = (entry: number): string => dayOf(Math.max(first - 1 + entry, series.from))
  let daysWithoutCapital = 0
  for (let at = first - series.from; at <= range.to - series.from; at++) {
    if ((series.flags[at]! & isWithoutCapital) !== 0) daysWithoutCapital++
  }
  return {
    ...gainOfRange(series.holdings, range, places),
    days,
    timeWeighted,
    timeWeightedPerYear: annualised(timeWeighted, days),
    moneyWeightedPerYear: moneyWeightedPerYear(cashFlows(series, range)),
    drawdown:
      drawdown === null
        ? null
        : {
            depth: drawdown.depth,
            from: day(drawdown.peak),
            lowestOn: day(drawdown.trough),
            recoveredOn: drawdown.recovered === null ? null : day(drawdown.recovered),
          },
    volatility: volatility(series, range),
    daysWithoutCapital,
  }
}

/** One year of the series: a fraction, and AUD. */
export type YearFigures = {
  year: number
  timeWeighted: number
  gain: number
  /** Every day of it had money invested. */
  isWhole: boolean
  /** No day of it had. */
  isEmpty: boolean
}

/** Days of a range on which money was invested, at their start, at their end or in between. */
function daysInvested(series: TotalSeries, { after, to }: DayRange): number {
  let count = 0
  for (let day = after + 1; day <= to; day++) {
    const isInvested =
      valueAt(series, day - 1) > 0 || valueAt(series, day) > 0 || series.inflows[day - series.from]! > 0
    count += Number(isInvested)
  }
  return count
}

/** Each calendar year, or each financial year by the year it ends in, oldest first. */
export function yearsOf(series: TotalSeries, kind: 'calendar' | 'financial'): YearFigures[] {
  const yearOf = (day: string): number => (kind === 'calendar' ? Number(day.slice(0, 4)) : financialYear(day))
  const [firstYear, lastYear] = [yearOf(dayOf(series.from)), yearOf(dayOf(series.to))]
  return Array.from({ length: lastYear - firstYear + 1 }, (_, at) => {
    const year = firstYear + at
    const { first, last } =
      kind === 'calendar' ? { first: `${year}-01-01`, last: `${year}-12-31` } : financialYearDays(year)
    const [start, end] = [dayNumber(first), dayNumber(last)]
    const range = { after: Math.max(start - 1, series.from - 1), to: Math.min(end, series.to) }
    const invested = daysInvested(series, range)
    return {
      year,
      timeWeighted: timeWeightedReturn(series, range),
      gain: gainOfRange(series.holdings, range).gain,
      isWhole: invested === end - start + 1,
      isEmpty: invested === 0,
    }
  })
}

/** The whole years with the highest and the lowest time-weighted return; null when no year is whole. */
export function bestAndWorst(years: readonly YearFigures[]): { best: YearFigures; worst: YearFigures } | null {
  const whole = years.filter(({ isWhole }) => isWhole).sort((a, b) => b.timeWeighted - a.timeWeighted)
  const [best, worst] = [whole[0], whole.at(-1)]
  return best === undefined || worst === undefined ? null : { best, worst }
}
