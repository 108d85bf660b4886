// Benchmarks: what a portfolio can be compared with, each with its source, and what each comes to in a range.
import { cashRateTarget } from '../facts/cash-rate.ts'
import { consumerPrices } from '../facts/consumer-prices.ts'
import { dayNumber, dayOf } from '../kernel/dates.ts'
import { benchmarkInstrument } from '../market/benchmark-instruments.ts'
import type { ServedHistory } from '../market/history-service.ts'
import { type Instrument, instrumentKey } from '../market/instrument.ts'
import { type BenchmarkIndex, compareWith, indexOfCash, indexOfHistory, indexOfPoints } from './benchmark.ts'
import type { TotalSeries } from './day-series.ts'
import type { BenchmarkId } from './performance-answer.ts'
import type { DayRange } from './time-weighted.ts'

type MarketBenchmark = keyof typeof benchmarkInstrument

const benchmarkNames: Readonly<Record<BenchmarkId, string>> = {
  asx200: 'S&P/ASX 200 (price index)',
  'asx200-with-dividends': 'S&P/ASX 200 with dividends',
  'world-aud': 'World shares in AUD',
  cash: "Cash at the RBA's target rate",
  inflation: 'Inflation (CPI)',
}

const sources: Readonly<Record<BenchmarkId, string>> = {
  asx200: 'Yahoo Finance, daily closes of ^AXJO',
  'asx200-with-dividends':
    'Yahoo Finance, daily closes and distributions of the SPDR S&P/ASX 200 ETF (STW), after its fees',
  'world-aud':
    'Yahoo Finance, daily closes and distributions of the Vanguard MSCI Index International Shares ETF (VGS), after its fees',
  cash: cashRateTarget.source,
  inflation: consumerPrices.map(({ source }) => source).join('; '),
}

/** An index by one or more stretches that cannot be joined, oldest first. */
export type KnownBenchmark = {
  readonly id: BenchmarkId
  readonly name: string
  readonly source: string
  readonly isSample: boolean
  readonly stretches: readonly BenchmarkIndex[]
}

const lastDay = ({ from, levels }: BenchmarkIndex): number => from + levels.length - 1

/** The last day it is known for; null while nothing is. */
export function knownTo({ stretches }: KnownBenchmark): string | null {
  const last = stretches.at(-1)
  return last === undefined ? null : dayOf(lastDay(last))
}

function marketStretch(
  id: MarketBenchmark,
  histories: ReadonlyMap<string, ServedHistory>,
  to: number,
): Pick<KnownBenchmark, 'isSample' | 'stretches'> {
  const instrument: Instrument = benchmarkInstrument[id]
  const served = histories.get(instrumentKey(instrument))
  if (served?.history === undefined || served.history === null) return { isSample: false, stretches: [] }
  const index = indexOfHistory(served.history, to, { withDividends: id !== 'asx200' })
  return { isSample: served.isSample, stretches: [index] }
}

/**
 * All comparisons there are.
 * @param histories of the instruments behind them, by instrument key; what is missing has no stretch
 * @param to today, a day number
 */
export function knownBenchmarks(histories: ReadonlyMap<string, ServedHistory>, to: number): KnownBenchmark[] {
  const cash = indexOfCash(
    cashRateTarget.changes.map(({ from, percent }) => ({ from: dayNumber(from), percent })),
    Math.min(to, dayNumber(cashRateTarget.knownTo)),
  )
  const inflation = consumerPrices.map(({ quarters }) =>
    indexOfPoints(quarters.map(({ quarterEnd, level }) => ({ day: dayNumber(quarterEnd), level }))),
  )
  const made = (id: BenchmarkId, stretches: readonly BenchmarkIndex[], isSample = false): KnownBenchmark => ({
    id,
    name: benchmarkNames[id],
    source: sources[id],
    isSample,
    stretches,
  })
  const market = (id: MarketBenchmark): KnownBenchmark => {
    const { isSample, stretches } = marketStretch(id, histories, to)
    return made(id, stretches, isSample)
  }
  return [
    market('asx200'),
    market('asx200-with-dividends'),
    market('world-aud'),
    made('cash', [cash]),
    made('inflation', inflation),
  ]
}

/** Compares over the newest stretch that the whole range fits into, or else the oldest that shares a day with it. */
export function compareOver({ stretches }: KnownBenchmark, series: TotalSeries, range: DayRange) {
  const whole = stretches.findLast(({ from }) => from <= Math.max(range.after, series.from))
  for (const stretch of whole === undefined ? stretches : [whole, ...stretches]) {
    const comparison = compareWith(series, stretch, range)
    if (comparison !== null) return comparison
  }
  return null
}
