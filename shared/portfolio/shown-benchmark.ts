// ShownBenchmark: one comparison of a portfolio as it is answered, over each range and as a line.
import { dayOf } from '../kernel/dates.ts'
import { sampleHistoryLabel } from '../market/sample-history.ts'
import { compareOver, type KnownBenchmark, knownTo } from './benchmarks.ts'
import type { TotalSeries } from './day-series.ts'
import type { Benchmark } from './performance-answer.ts'
import { inCents } from './performance-points.ts'
import type { RangeChip } from './performance.ts'
import type { DayRange } from './time-weighted.ts'

function comparisonOf(
  benchmark: KnownBenchmark,
  series: TotalSeries,
  range: DayRange,
  name: RangeChip | 'own',
): Benchmark['comparisons'] {
  const found = compareOver(benchmark, series, range)
  if (found === null) return []
  return [
    {
      range: name,
      from: dayOf(found.startedOn),
      to: dayOf(found.range.to),
      endValue: inCents(found.endValue),
      moneyOut: inCents(found.moneyOut),
      ownEndValue: inCents(found.ownEndValue),
      ownMoneyOut: inCents(found.ownMoneyOut),
      moneyWeightedPerYear: found.return,
      ownMoneyWeightedPerYear: found.ownReturn,
      indexReturn: found.indexReturn,
    },
  ]
}

/**
 * The line of a comparison on the days that the chart draws.
 * @returns AUD in whole cents by day; null on days that are not in both
 */
export function lineOf(
  benchmark: KnownBenchmark,
  series: TotalSeries,
  range: DayRange,
  days: readonly number[],
): (number | null)[] {
  const found = compareOver(benchmark, series, range)
  if (found === null) return days.map(() => null)
  return days.map((day) =>
    day > found.range.after && day <= found.range.to ? inCents(found.values[day - found.range.after - 1]!) : null,
  )
}

/** What it is, whose figures they are and how far they go. */
export const aboutBenchmark = (benchmark: KnownBenchmark): Omit<Benchmark, 'comparisons' | 'values'> => ({
  id: benchmark.id,
  name: benchmark.name,
  // Nobody's closes are behind a made-up line.
  source: benchmark.isSample ? sampleHistoryLabel : benchmark.source,
  isSample: benchmark.isSample,
  knownTo: knownTo(benchmark),
})

/**
 * A benchmark over every range that it has a day of.
 * @param ranges with the names they are answered under
 */
export const shownBenchmark = (
  benchmark: KnownBenchmark,
  series: TotalSeries,
  ranges: readonly { name: RangeChip | 'own'; days: DayRange }[],
): Benchmark => ({
  ...aboutBenchmark(benchmark),
  comparisons: ranges.flatMap(({ name, days }) => comparisonOf(benchmark, series, days, name)),
})
