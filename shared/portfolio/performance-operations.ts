// Performance: what a person's holdings with trades did over time, computed on all days for every request.
import { dayNumber, dayOf } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { benchmarkInstruments } from '../market/benchmark-instruments.ts'
import { earlierOf } from '../market/history-contract.ts'
import { historyStateOf, showHistory, type ShowHistoryPorts } from '../market/history-operations.ts'
import type { HistoryWish } from '../market/fetch-history.ts'
import type { ServedHistory } from '../market/history-service.ts'
import { instrumentKey } from '../market/instrument.ts'
import type { PriceHistory } from '../market/price-history.ts'
import { sampleHistoryLabel } from '../market/sample-history.ts'
import { implement } from '../operation/implement.ts'
import { belowHighs } from './below-high.ts'
import { benchmarkNote } from './benchmark.ts'
import { compareOver, type KnownBenchmark, knownBenchmarks, knownTo } from './benchmarks.ts'
import { totalSeries, type TotalSeries } from './day-series.ts'
import { gainOfRange } from './gain.ts'
import {
  type Benchmark,
  type HoldingPerformance,
  type Performance,
  performance as contract,
  type RangeFigures,
} from './performance-contract.ts'
import {
  bestAndWorst,
  figuresOf,
  moneyPutIn,
  type RangeChip,
  rangeChips,
  rangeOf,
  type YearFigures,
  yearsOf,
} from './performance.ts'
import { inCents, noPoints, performancePoints } from './performance-points.ts'
import type { LedgerReader } from './ports.ts'
import { instrumentsOf } from './valuation.ts'
import type { DayRange } from './time-weighted.ts'
import { historyWishes, type ValuedHolding, valuedHoldings, withoutMixedSamples } from './valued-holdings.ts'

export type PerformancePorts = ShowHistoryPorts & { ledgers: LedgerReader }

/** Rows and suggestions of one answer: a portfolio of 1,000 holdings must not make it ten times as long. */
const mostHoldingsListed = 45
const mostSuggestions = 20
const cents = 2

function rangeFigures(series: TotalSeries, range: DayRange, putIn: Float64Array): RangeFigures {
  return {
    from: dayOf(range.after),
    to: dayOf(range.to),
    ...figuresOf(series, range),
    ...gainOfRange(series.holdings, range, cents),
    putIn: inCents(putIn[range.to - series.from] ?? 0),
  }
}

/** The instruments held first, then those of the comparisons, over the same days; none when nothing has a date. */
function withBenchmarks(wishes: readonly HistoryWish[]): HistoryWish[] {
  if (wishes.length === 0) return []
  const from = wishes.reduce((first, wish) => Math.min(first, wish.from), Number.POSITIVE_INFINITY)
  const all = new Map(wishes.map((wish) => [instrumentKey(wish.instrument), wish]))
  for (const instrument of benchmarkInstruments) all.set(instrumentKey(instrument), { instrument, from })
  return [...all.values()]
}

/** Own days as far as the series has them; null when it has none of them. */
function ownRange(series: TotalSeries, from: string | undefined, to: string | undefined): DayRange | null {
  if (from === undefined || to === undefined) return null
  const range = { after: Math.max(dayNumber(from), series.from - 1), to: Math.min(dayNumber(to), series.to) }
  return range.to > range.after ? range : null
}

function holdingRows(valued: readonly ValuedHolding[], range: DayRange, to: number): HoldingPerformance[] {
  return valued
    .flatMap((each) => (each.series === null ? [] : [{ ...each, series: each.series }]))
    .map((each) => ({ ...each, gain: gainOfRange([each.series], range, cents) }))
    .sort((a, b) => Math.abs(b.gain.gain) - Math.abs(a.gain.gain))
    .slice(0, mostHoldingsListed)
    .map(({ holding, series, gain, isSample, history }) => {
      const historyFrom = history?.days[0]
      const total = totalSeries([series], to)!
      const after = Math.max(range.after, series.from - 1)
      const isLater = range.to <= after
      const figures = isLater ? undefined : figuresOf(total, { after, to: range.to })
      return {
        id: holding.id,
        symbol: holding.symbol,
        ...gain,
        timeWeighted: figures?.timeWeighted ?? 0,
        moneyWeightedPerYear: figures?.moneyWeightedPerYear ?? null,
        isSample,
        historyFrom: historyFrom === undefined ? null : dayOf(historyFrom),
        ...earlierOf(history),
      }
    })
}

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

/** The line of a comparison on the days that the chart draws. */
function lineOf(benchmark: KnownBenchmark, series: TotalSeries, range: DayRange, days: readonly number[]) {
  const found = compareOver(benchmark, series, range)
  if (found === null) return days.map(() => null)
  return days.map((day) =>
    day > found.range.after && day <= found.range.to ? inCents(found.values[day - found.range.after - 1]!) : null,
  )
}

function suggestionsOf(valued: readonly ValuedHolding[]): Performance['suggestions'] {
  const newest = <Found extends { exDay: number }>(of: (each: ValuedHolding) => readonly Found[]) =>
    valued
      .flatMap((each) => of(each).map((found) => ({ holdingId: each.holding.id, ...found })))
      .sort((a, b) => b.exDay - a.exDay)
      .slice(0, mostSuggestions)
      .map(({ exDay, ...rest }) => ({ exDate: dayOf(exDay), ...rest }))
  return {
    splits: newest(({ result }) => result.suggestedSplits),
    splitDays: newest(({ result }) => result.splitDays),
    dividends: newest(({ result }) => result.foundDividends),
  }
}

/** The closes at hand by instrument key, made-up ones left out. */
const closesOf = (
  served: ReadonlyMap<string, ServedHistory>,
  kept: ReadonlyMap<string, PriceHistory>,
): Map<string, PriceHistory> =>
  new Map([
    ...kept,
    ...[...served].flatMap(([key, { history, isSample }]) =>
      history === null || isSample ? [] : [[key, history] as const],
    ),
  ])

const none = { ranges: [], own: null, years: { calendar: [], financial: [] }, bestAndWorstYear: null, points: noPoints }

const yearsInCents = (years: readonly YearFigures[]): YearFigures[] =>
  years.map((year) => ({ ...year, gain: inCents(year.gain) }))

export const performanceOperations = implement<PerformancePorts>()(contract, {
  async show({ userId, query }, ports) {
    const today = sydneyDay(ports.clock.now())
    const to = dayNumber(today)
    const all = await ports.ledgers.list(userId)
    const asked = query.holdings === undefined ? undefined : new Set(query.holdings)
    const ledgers = asked === undefined ? all : all.filter(({ holding }) => asked.has(holding.id))
    const wishes = withBenchmarks(historyWishes(ledgers)).map((wish) => ({ ...wish, askedBy: userId }))
    const holdings = ledgers.map(({ holding }) => holding)
    const known = new Set(wishes.map(({ instrument }) => instrumentKey(instrument)))
    const [histories, prices, others] = await Promise.all([
      ports.histories.histories(wishes),
      ports.quotes.priceAll(instrumentsOf(holdings), 'stored'),
      // Of holdings without trades, what is kept anyway: no provider is asked for them here.
      ports.histories.kept(instrumentsOf(holdings).filter((each) => !known.has(instrumentKey(each)))),
    ])
    const own = withoutMixedSamples(histories)
    const { valued, leftOut } = valuedHoldings(ledgers, own, prices, to)
    const series = totalSeries(
      valued.flatMap((each) => each.series ?? []),
      to,
    )
    const isSample = valued.some((each) => each.isSample && each.series !== null)
    const answer = {
      asOf: today,
      from: series === null ? null : dayOf(series.from),
      state: historyStateOf(wishes, histories),
      isSample,
      sampleLabel: sampleHistoryLabel,
      benchmarkNote,
      leftOut,
      belowHigh: belowHighs(holdings, closesOf(histories, others), prices, to).slice(0, mostHoldingsListed),
      suggestions: suggestionsOf(valued),
    }
    // A made-up index beside real holdings would say nothing.
    const benchmarks = knownBenchmarks(histories, to).map((each) =>
      each.isSample && !isSample ? { ...each, isSample: false, stretches: [] } : each,
    )
    const named = ({ id, name, source, isSample: isMadeUp, ...rest }: KnownBenchmark) => ({
      id,
      name,
      // Nobody's closes are behind a made-up line.
      source: isMadeUp ? sampleHistoryLabel : source,
      isSample: isMadeUp,
      knownTo: knownTo({ id, name, source, isSample: isMadeUp, ...rest }),
    })
    if (series === null) {
      const unused = benchmarks.map((each) => ({ ...named(each), comparisons: [] }))
      return { ...answer, ...none, holdings: [], holdingsNotListed: 0, benchmarks: unused }
    }

    const ownDays = ownRange(series, query.from, query.to)
    const isOwn = query.from !== undefined
    const range = isOwn ? ownDays : rangeOf(query.range, today, series)
    const putIn = moneyPutIn(series)
    const points = performancePoints(series, today, ownDays)
    const calendar = yearsInCents(yearsOf(series, 'calendar'))
    const rows = range === null ? [] : holdingRows(valued, range, to)
    const compareAll = (benchmark: KnownBenchmark): Benchmark => ({
      ...named(benchmark),
      comparisons: [
        ...rangeChips.flatMap((chip) => comparisonOf(benchmark, series, rangeOf(chip, today, series), chip)),
        ...(ownDays === null ? [] : comparisonOf(benchmark, series, ownDays, 'own')),
      ],
      ...(benchmark.id === query.compare && range !== null
        ? { values: lineOf(benchmark, series, range, points.days) }
        : {}),
    })
    return {
      ...answer,
      ranges: rangeChips.map((chip) => ({ chip, ...rangeFigures(series, rangeOf(chip, today, series), putIn) })),
      own: ownDays === null ? null : rangeFigures(series, ownDays, putIn),
      years: { calendar, financial: yearsInCents(yearsOf(series, 'financial')) },
      bestAndWorstYear: bestAndWorst(calendar),
      points,
      holdings: rows,
      holdingsNotListed: valued.filter((each) => each.series !== null).length - rows.length,
      benchmarks: benchmarks.map(compareAll),
    }
  },

  history: showHistory,
})
