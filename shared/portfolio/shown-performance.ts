// ShownPerformance: what a person's holdings with trades did over time, as it is answered: whole cents, the longest lists cut.
import { dayNumber, dayOf } from '../kernel/dates.ts'
import { earlierOf, type HistoryState } from '../market/history-contract.ts'
import type { ServedHistory } from '../market/history-service.ts'
import type { PriceHistory } from '../market/price-history.ts'
import type { PricedInstrument } from '../market/quote.ts'
import { sampleHistoryLabel } from '../market/sample-history.ts'
import type { Request } from '../operation/operation.ts'
import { belowHighs } from './below-high.ts'
import { benchmarkNote } from './benchmark.ts'
import { knownBenchmarks } from './benchmarks.ts'
import { totalSeries, type TotalSeries } from './day-series.ts'
import { gainOfRange } from './gain.ts'
import { moneyWeightedPerYear } from './money-weighted.ts'
import type { performance as contract } from './performance-contract.ts'
import type { HoldingPerformance, Performance, RangeFigures } from './performance-answer.ts'
import {
  bestAndWorst,
  cashFlows,
  figuresOf,
  moneyPutIn,
  rangeChips,
  rangeOf,
  type YearFigures,
  yearsOf,
} from './performance.ts'
import { inCents, noPoints, performancePoints } from './performance-points.ts'
import type { HoldingTrades } from './ports.ts'
import { aboutBenchmark, lineOf, shownBenchmark } from './shown-benchmark.ts'
import { type DayRange, timeWeightedReturn } from './time-weighted.ts'
import { tradeFactsOf } from './trade-facts.ts'
import { type ValuedHolding, valuedHoldings, withoutMixedSamples } from './valued-holdings.ts'

/** Rows and suggestions of one answer: a portfolio of 1,000 holdings must not make it ten times as long. */
const mostHoldingsListed = 45
const mostSuggestions = 20
/** Characters of an answer, nearly each of them a byte: 60 KB, less the names of the two fields that are put in last. */
const mostCharacters = 59_900
const cents = 2

function rangeFigures(series: TotalSeries, range: DayRange, putIn: Float64Array): RangeFigures {
  return {
    from: dayOf(range.after),
    to: dayOf(range.to),
    ...figuresOf(series, range, cents),
    putIn: inCents(putIn[range.to - series.from]!),
  }
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
      // Of the figures of a range only these two are shown for each holding.
      const own = { after, to: range.to }
      return {
        id: holding.id,
        symbol: holding.symbol,
        ...gain,
        timeWeighted: isLater ? 0 : timeWeightedReturn(total, own),
        moneyWeightedPerYear: isLater ? null : moneyWeightedPerYear(cashFlows(total, own)),
        isSample,
        historyFrom: historyFrom === undefined ? null : dayOf(historyFrom),
        ...earlierOf(history),
      }
    })
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
    // What comes to less than half a cent was not paid.
    dividends: newest(({ result }) => result.foundDividends)
      .map((found) => ({ ...found, amount: inCents(found.amount) }))
      .filter(({ amount }) => amount > 0),
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

/** What an answer is made of: the holdings that are asked for, and what is known of prices, by instrument key. */
type Known = {
  readonly ledgers: readonly HoldingTrades[]
  /** Of the instruments with trades and of the comparisons. */
  readonly histories: ReadonlyMap<string, ServedHistory>
  /** Of holdings without trades, as far as any are kept. */
  readonly kept: ReadonlyMap<string, PriceHistory>
  readonly prices: ReadonlyMap<string, PricedInstrument>
  readonly state: HistoryState
}

/**
 * The answer: figures of every range, points for a chart, comparisons.
 * @param today a Sydney day, the last of every range
 */
export function shownPerformance(
  { ledgers, histories, kept, prices, state }: Known,
  query: Request<(typeof contract)['show']>['query'],
  today: string,
): Performance {
  const to = dayNumber(today)
  const { valued, leftOut } = valuedHoldings(ledgers, withoutMixedSamples(histories), prices, to)
  const series = totalSeries(
    valued.flatMap((each) => each.series ?? []),
    to,
  )
  const parcels = new Map(valued.map(({ holding, result }) => [holding.id, result.ledger.parcels]))
  const isSample = valued.some((each) => each.isSample && each.series !== null)
  const answer = {
    asOf: today,
    from: series === null ? null : dayOf(series.from),
    state,
    isSample,
    sampleLabel: sampleHistoryLabel,
    benchmarkNote,
    leftOut,
    belowHigh: belowHighs(
      ledgers.map(({ holding }) => holding),
      closesOf(histories, kept),
      prices,
      to,
    ).slice(0, mostHoldingsListed),
    tradeFacts: tradeFactsOf(
      ledgers.map((each) => ({ ...each, parcels: parcels.get(each.holding.id) ?? [] })),
      today,
    ),
    suggestions: suggestionsOf(valued),
  }
  // A made-up index beside real holdings would say nothing.
  const benchmarks = knownBenchmarks(histories, to).map((each) =>
    each.isSample && !isSample ? { ...each, isSample: false, stretches: [] } : each,
  )
  if (series === null) {
    const unused = benchmarks.map((each) => ({ ...aboutBenchmark(each), comparisons: [] }))
    return { ...answer, ...none, holdings: [], holdingsNotListed: 0, benchmarks: unused }
  }

  const ownDays = ownRange(series, query.from, query.to)
  const range = query.from !== undefined ? ownDays : rangeOf(query.range, today, series)
  const putIn = moneyPutIn(series)
  const chips = rangeChips.map((name) => ({ name, days: rangeOf(name, today, series) }))
  const calendar = yearsInCents(yearsOf(series, 'calendar'))
  const rows = range === null ? [] : holdingRows(valued, range, to)
  const compared = ownDays === null ? chips : [...chips, { name: 'own' as const, days: ownDays }]
  const shown = {
    ...answer,
    ranges: chips.map(({ name, days }) => ({ chip: name, ...rangeFigures(series, days, putIn) })),
    own: ownDays === null ? null : rangeFigures(series, ownDays, putIn),
    years: { calendar, financial: yearsInCents(yearsOf(series, 'financial')) },
    bestAndWorstYear: bestAndWorst(calendar),
    holdings: rows,
    holdingsNotListed: valued.filter((each) => each.series !== null).length - rows.length,
    benchmarks: benchmarks.map((each) => shownBenchmark(each, series, compared)),
  }
  const drawn = range === null ? undefined : benchmarks.find(({ id }) => id === query.compare)
  const line = (days: readonly number[]) =>
    drawn === undefined || range === null ? [] : lineOf(drawn, series, range, days)
  const room = mostCharacters - JSON.stringify(shown).length
  const points = performancePoints(
    series,
    today,
    ownDays,
    (some) => JSON.stringify([some, line(some.days)]).length <= room,
  )
  return {
    ...shown,
    points,
    benchmarks: shown.benchmarks.map((each) => (each.id === drawn?.id ? { ...each, values: line(points.days) } : each)),
  }
}
