// History words: an answer of the performance service as what a chart draws and says, on every screen alike.
import { dayNumber, dayOf, spokenDay } from '#shared/kernel/dates.ts'
import type { Benchmark, BenchmarkId, Performance, RangeFigures } from '#shared/portfolio/performance-answer.ts'
import { rangeOf } from '#shared/portfolio/performance.ts'
import { around } from './around.ts'
import { formatCount, formatMoney, formatPercent } from './format.ts'

type Days = { from: string; to: string }
type Chosen = {
  range: Performance['ranges'][number]['chip'] | 'own'
  own: Days | null
  compare: BenchmarkId | null
}

/** The figures of the chosen days; null while the answer at hand is about other days. */
export const figuresOf = (answer: Performance, { range }: Pick<Chosen, 'range'>): RangeFigures | null =>
  figuresByRange(answer).find((one) => one.range === range)?.figures ?? null

/** The figures of all days that can be chosen and are in the answer. */
export const figuresByRange = ({
  ranges,
  own,
}: Performance): Array<{ range: Chosen['range']; figures: RangeFigures }> => [
  ...ranges.map((figures) => ({ range: figures.chip, figures })),
  ...(own === null ? [] : [{ range: 'own' as const, figures: own }]),
]

/** Why a value is not simply the market's close, by the bit that says so (performance-contract.ts): of one day, and of several. */
const flagWords = [
  [4, 'At the price of your trades', 'the price of your own trades, where no close is known yet'],
  [1, 'At an older close', 'an older close, where newer ones are missing'],
  [2, 'At a price you set', 'a price you set'],
  [8, 'A split is not answered yet', 'units from before a split you haven’t answered yet'],
] as const

/** How a value stands to the money put in: `$320.10 above what you put in`. */
function standing(value: number, putIn: number): string {
  const difference = Math.round((value - putIn) * 100) / 100
  if (difference === 0) return 'as much as you put in'
  return `${formatMoney(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} what you put in`
}

type MarkKind = 'in' | 'out' | 'income'
const markerLabels: Partial<Record<MarkKind, string>> = { in: 'Money in', out: 'Money out: sales and dividends' }
const covered = (): string => '•••'

export type HistoryChart = ReturnType<typeof chartOf>
type Kept = Pick<Performance, 'ranges' | 'own' | 'benchmarks'> & { chart: HistoryChart }
const kept = new WeakMap<Performance['points'], Map<string, Kept>>()

/**
 * What to draw of the chosen days. The same days and choice are the same chart, whichever answer they come in: what is drawn of it is
 * kept with it.
 * @param areHidden whether amounts are covered: then neither a word nor an edge of the chart has one
 */
export function historyChart(answer: Performance, chosen: Chosen, areHidden: boolean): HistoryChart {
  const { range, own: days, compare } = chosen
  const { ranges, own, benchmarks, points } = answer
  const key = [range, range === 'own' && days !== null && `${days.from} ${days.to}`, compare, areHidden].join()
  const charts = kept.get(points) ?? new Map<string, Kept>()
  const before = charts.get(key)
  if (before?.ranges === ranges && before.own === own && before.benchmarks === benchmarks) return before.chart
  const chart = chartOf(answer, chosen, areHidden)
  kept.set(points, charts.set(key, { ranges, own, benchmarks, chart }))
  return chart
}

function chartOf(answer: Performance, chosen: Chosen, areHidden: boolean) {
  const figures = figuresOf(answer, chosen)
  const { points } = answer
  const range: Days | null = chosen.range === 'own' ? chosen.own : figures
  const from = range === null ? Number.NEGATIVE_INFINITY : dayNumber(range.from)
  const to = range === null ? Number.POSITIVE_INFINITY : dayNumber(range.to)
  const places = points.days.flatMap((day, at) => (day >= from && day <= to ? [at] : []))
  const picked = (column: ReadonlyArray<number | null>): Array<number | null> => places.map((at) => column[at] ?? null)
  const days = places.map((at) => points.days[at] ?? 0)
  const other = answer.benchmarks.find(({ id, values }) => id === chosen.compare && values !== undefined)
  const formatDay = (day: number): string => spokenDay(dayOf(day))
  const lines = [
    { key: 'value', label: 'Value', values: picked(points.values), look: 'main' as const },
    { key: 'put-in', label: 'Money put in', values: picked(points.putIn), look: 'stepped' as const },
    ...(other?.values === undefined
      ? []
      : [{ key: 'other', label: other.name, values: picked(other.values), look: 'dashed' as const }]),
  ]
  const describe = (at: number): string => {
    const [value, putIn, compared] = lines.map(({ values }) => values[at] ?? null)
    const day = formatDay(days[at] ?? 0)
    if (areHidden) return `${day}: amounts are hidden`
    const own = `${day}: ${formatMoney(value ?? 0)}, ${standing(value ?? 0, putIn ?? 0)}`
    const flags = points.flags[places[at] ?? 0] ?? 0
    const why = flagWords.flatMap(([bit, ofOne]) => ((flags & bit) === 0 ? [] : [`. ${ofOne}`])).join('')
    return `${own}${why}${typeof compared === 'number' ? `. ${other?.name ?? ''}: ${formatMoney(compared)}` : ''}`
  }
  const fall = figures?.drawdown ?? null
  const markers: Array<{ day: number; kind: MarkKind }> = places.flatMap((at) => {
    const day = points.days[at] ?? 0
    return [
      ...((points.moneyIn[at] ?? 0) > 0 ? [{ day, kind: 'in' as const }] : []),
      ...((points.moneyOut[at] ?? 0) > 0 ? [{ day, kind: 'out' as const }] : []),
    ]
  })
  return {
    chart: {
      label: 'Value over time',
      days,
      lines,
      markers,
      markerLabels,
      edges: areHidden ? ('covered' as const) : ('amounts' as const),
      formatExact: areHidden ? covered : formatMoney,
      formatDay,
      describe,
    },
    fall:
      fall === null
        ? null
        : {
            from: Math.max(dayNumber(fall.from), days[0] ?? 0),
            to: fall.recoveredOn === null ? (days.at(-1) ?? 0) : dayNumber(fall.recoveredOn),
            label: fallText(fall),
          },
  }
}

/** A fall in a sentence's length: `Deepest fall 12.3%, 3 May 2024 to 9 Aug 2024, back on 1 Oct 2024`. */
export function fallText({ depth, from, lowestOn, recoveredOn }: NonNullable<RangeFigures['drawdown']>): string {
  const back = recoveredOn === null ? 'not back yet' : `back on ${spokenDay(recoveredOn)}`
  return `Deepest fall ${formatPercent(depth * 100, 1)}, ${spokenDay(from)} to ${spokenDay(lowestOn)}, ${back}`
}

/** The comparisons that can be chosen: those that anything is known of. */
export const comparisonOptions = (benchmarks: readonly Benchmark[]) => [
  { value: '' as const, label: 'Nothing' },
  ...benchmarks
    .filter(({ knownTo }) => knownTo !== null)
    .map(({ id, name, isSample }) => ({ value: id, label: isSample ? `${name} (sample)` : name })),
]

/** What the service is doing: `Fetching prices since 2018`; null once all is there, or nobody answers. */
export function fetchingText({ state }: Performance): string | null {
  if (state.kind !== 'fetching') return null
  return state.since === null ? 'Fetching prices' : `Fetching prices since ${state.since.slice(0, 4)}`
}

/** What stands in while nobody gives past prices; null when nothing is missing. */
export function missingPricesText({ state, isSample }: Performance): string | null {
  if (state.kind !== 'unavailable') return null
  if (around() !== undefined) return 'While you look around, past prices are made up: a sample history stands in.'
  const instead = isSample ? 'a made-up sample history stands in' : 'some days stand at the prices of your trades'
  return `Past prices can’t be fetched just now, so ${instead}. We’ll try again later.`
}

/** What stands in on days that have no close of the market; null where all that are drawn have one. */
export function standInText({ points }: Performance, days: readonly number[]): string | null {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
  let all = 0
  points.days.forEach((day, at) => {
    if (day >= first && day <= last) all |= points.flags[at] ?? 0
  })
  const found = flagWords.flatMap(([bit, , ofMany]) => ((all & bit) === 0 ? [] : [ofMany]))
  return found.length === 0 ? null : `Some of these days stand at ${found.join('; or at ')}.`
}

/** From when on closes of one holding are known, and whose they are; null when there is nothing to say about it. */
export function closesText(answer: Performance, holdingId: string): string | null {
  const about = answer.holdings.find(({ id }) => id === holdingId)
  if (about === undefined || about.isSample || about.historyFrom === null || answer.from === null) return null
  const { historyFrom, earlier } = about
  const begins = historyFrom > answer.from ? [`Closes are known from ${spokenDay(historyFrom)}.`] : []
  const whose =
    earlier === undefined
      ? []
      : [`Closes before ${spokenDay(earlier.until)} are from Yahoo Finance, those since from CoinGecko.`]
  const text = [...begins, ...whose].join(' ')
  return text === '' ? null : text
}

/** How many investments had units without a date within the chosen days; those sold before have no part in them. */
export function undatedWithin(
  { asOf, leftOut: { undated } }: Performance,
  { range, own }: Pick<Chosen, 'range' | 'own'>,
): number {
  const after =
    range === 'own' ? dayNumber(own?.from ?? asOf) : rangeOf(range, asOf, { from: Number.NEGATIVE_INFINITY }).after
  return undated.holdings - undated.soldOn.filter((day) => dayNumber(day) <= after).length
}

/** What takes no part in figures of the chosen days; null when everything does. Amounts are left out where they are covered. */
export function leftOutText(
  answer: Performance,
  chosen: Pick<Chosen, 'range' | 'own'>,
  areHidden: boolean,
): string | null {
  const { simple, undated } = answer.leftOut
  const undatedHoldings = undatedWithin(answer, chosen)
  const worth = (value: number): string => (areHidden || value === 0 ? '' : ` worth ${formatMoney(value)}`)
  const parts = [
    simple.holdings > 0 && `${formatCount(simple.holdings, 'investment')}${worth(simple.value)} without trades`,
    undatedHoldings > 0 &&
      `units${worth(undated.value)} without a date in ${formatCount(undatedHoldings, 'investment')}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `Not in these figures: ${parts.join(', and ')}.`
}
