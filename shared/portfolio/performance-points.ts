// PerformancePoints: the few days of a long series that a chart draws, dense where a short range looks closely.
import { toCents, decimalOf } from '../kernel/money.ts'
import { chartPoints } from './chart-points.ts'
import type { TotalSeries } from './day-series.ts'
import { moneyPutIn, type RangeChip, rangeChips, rangeOf } from './performance.ts'
import type { DayRange } from './time-weighted.ts'

/** About how many points each chip gets of its own: a month all its days, a decade 150. */
const pointsOf: Readonly<Record<RangeChip, number>> = {
  '1M': 32,
  '3M': 60,
  '6M': 60,
  FY: 60,
  '1Y': 70,
  '3Y': 90,
  '5Y': 90,
  All: 150,
}
/** Days on which money came or went, the largest amounts of them: a person can have thousands. */
const mostFlowDays = 110
/** Parts of these numbers, the largest first, for whom all of them would be too many, and the fewest that a chip still gets. */
const parts = [1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1] as const
const fewest = 16

/** AUD rounded to whole cents, a half away from zero. @throws RangeError for what is not finite */
export const inCents = (value: number): number => toCents(decimalOf(value))

export type PointColumns = {
  days: number[]
  values: number[]
  putIn: number[]
  moneyIn: number[]
  moneyOut: number[]
  flags: number[]
}

export const noPoints: PointColumns = { days: [], values: [], putIn: [], moneyIn: [], moneyOut: [], flags: [] }

/**
 * The points of all chips: as many as have room, or else as few as can be.
 * @param own a range of own days, at least one of them a day of the series, which gets points as well
 * @param fits whether there is room for so many
 */
export function performancePoints(
  series: TotalSeries,
  today: string,
  own: DayRange | null,
  fits: (points: PointColumns) => boolean,
): PointColumns {
  let points = noPoints
  for (const part of parts) {
    points = pointsOfPart(series, today, own, part)
    if (fits(points)) break
  }
  return points
}

function pointsOfPart(series: TotalSeries, today: string, own: DayRange | null, part: number): PointColumns {
  const { from, values, inflows, outflows, flags } = series
  const chosen = new Set<number>(flowDays(series, Math.round(mostFlowDays * part)))
  const ranges = rangeChips.map((chip) => ({ ...rangeOf(chip, today, series), most: pointsOf[chip] }))
  if (own !== null) ranges.push({ ...own, most: pointsOf.All })
  for (const { after, to, most } of ranges) {
    const first = Math.max(0, after - from)
    const within = values.subarray(first, to - from + 1)
    for (const at of chartPoints(within, Math.max(fewest, Math.round(most * part)))) chosen.add(first + at)
  }
  const at = [...chosen].sort((a, b) => a - b)
  const putIn = moneyPutIn(series)
  const column = (of: Float64Array): number[] => at.map((each) => inCents(of[each]!))
  return {
    days: at.map((each) => from + each),
    values: column(values),
    putIn: column(putIn),
    moneyIn: column(inflows),
    moneyOut: column(outflows),
    flags: at.map((each) => flags[each]!),
  }
}

/** The days on which most money moved. */
function flowDays({ inflows, outflows }: TotalSeries, most: number): number[] {
  const days: { at: number; amount: number }[] = []
  for (let at = 0; at < inflows.length; at++) {
    const amount = inflows[at]! + outflows[at]!
    if (amount > 0) days.push({ at, amount })
  }
  return days
    .sort((a, b) => b.amount - a.amount)
    .slice(0, most)
    .map(({ at }) => at)
}
