// What the measures of performance cost against trades, symbols and days, beside the naive design that plays every trade
// again for every day; and what a change of range or filter costs when the series are there.
import { dayOf } from '#shared/kernel/dates.ts'
import { type DatedPrice, priceHistory } from '#shared/market/price-history.ts'
import { type HoldingSeries, totalSeries } from '#shared/portfolio/day-series.ts'
import { type HoldingFacts, holdingHistory } from '#shared/portfolio/holding-history.ts'
import { type Figures, figuresOf, rangeChips, rangeOf } from '#shared/portfolio/performance.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { median } from './median.ts'
import { type Row, toHundredths } from './meter.ts'

export type Scale = { trades: number; symbols: number; days: number; runs: number; hasNaive: boolean }

/** One portfolio and twice and four times of it, then the largest a person can have looked at for ten years. */
const scales: readonly Scale[] = [
  { trades: 1900, symbols: 60, days: 2920, runs: 31, hasNaive: true },
  { trades: 3800, symbols: 120, days: 2920, runs: 15, hasNaive: false },
  { trades: 7600, symbols: 240, days: 2920, runs: 9, hasNaive: false },
  { trades: 10_000, symbols: 200, days: 3650, runs: 9, hasNaive: false },
]
export const lastDay = 20_000

/** Medians of some runs of a piece of work that needs no table. */
export function measure(name: string, work: () => unknown, runs: number, note = ''): Row {
  const [cpu, wall]: [number[], number[]] = [[], []]
  // The first runs are the compiler's: they warm up and are not counted.
  for (let run = runs > 1 ? -3 : 0; run < runs; run++) {
    const [before, began] = [process.cpuUsage(), performance.now()]
    work()
    if (run < 0) continue
    wall.push(performance.now() - began)
    const { user, system } = process.cpuUsage(before)
    cpu.push((user + system) / 1000)
  }
  const [cpuMs, wallMs] = [toHundredths(median(cpu)), toHundredths(median(wall))]
  return { name, cpuMs, wallMs, requests: 0, readUnits: 0, writeUnits: 0, note }
}

/** Buys, sales with brokerage, dividends and a split, spread evenly over the days. */
export function holdingsOf({ trades, symbols, days }: Scale): HoldingFacts[] {
  const first = lastDay - days
  const splitDay = first + Math.floor(days / 2)
  const each = Math.round(trades / symbols)
  return Array.from({ length: symbols }, (_, symbol) => {
    const closes: DatedPrice[] = []
    for (let day = first; day <= lastDay; day++) {
      const isWeekend = (day + 3) % 7 < 2
      const price = Math.round(10_000 + 2000 * Math.sin(day / 50 + symbol)) / 100
      if (!isWeekend) closes.push({ day, price: day < splitDay ? price / 2 : price })
    }
    const transactions = Array.from({ length: each }, (_, index): Transaction => {
      const day = first + Math.floor((index * days) / each)
      const id = `00000000-0000-4000-8000-${String(symbol * 10_000 + index).padStart(12, '0')}`
      const common = { id, date: dayOf(day), createdAt: new Date(1.7e12 + index * 1000).toISOString() }
      if (index === Math.floor(each / 2)) {
        return { ...common, date: dayOf(splitDay), type: 'split', newUnits: 2, oldUnits: 1 }
      }
      if (index % 6 === 3) {
        return { ...common, type: 'dividend', amount: 12.34, exDate: dayOf(Math.max(first, day - 20)) }
      }
      if (index % 6 === 5) return { ...common, type: 'sell', units: 3, price: 110.55, brokerage: 9.95 }
      return { ...common, type: 'buy', units: 5.5, price: 101.23, brokerage: 9.95 }
    })
    const history = priceHistory('yahoo', closes, { splits: [{ exDay: splitDay, newUnits: 2, oldUnits: 1 }] })
    return { symbol: `S${symbol}`, transactions, history, maxGapDays: 5 }
  })
}

function seriesOf(holdings: readonly HoldingFacts[]): HoldingSeries[] {
  return holdings.map((facts) => {
    const result = holdingHistory(facts, lastDay)
    if ('problem' in result || result.series === null) throw new Error('The benchmark has a ledger that cannot be.')
    return result.series
  })
}

function figuresOfAll(series: readonly HoldingSeries[]): Figures {
  const total = totalSeries(series, lastDay)!
  return figuresOf(total, rangeOf('All', dayOf(lastDay), total))
}

/** What a first draft does: for each day and holding, every trade up to that day, and the close looked for in a list. */
function naiveEndValue(holdings: readonly HoldingFacts[], days: number): number {
  let value = 0
  for (let day = lastDay - days; day <= lastDay; day++) {
    value = 0
    for (const { transactions, history } of holdings) {
      let units = 0
      const today = dayOf(day)
      for (const transaction of transactions) {
        if (transaction.date === null || transaction.date > today) continue
        if (transaction.type === 'buy') units += transaction.units
        if (transaction.type === 'sell') units -= transaction.units
        if (transaction.type === 'split') units *= transaction.newUnits / transaction.oldUnits
      }
      const at = history!.days.findLastIndex((each) => each <= day)
      const factor = history!.splits.reduce(
        (product, { exDay, newUnits }) => (exDay > day ? product * newUnits : product),
        1,
      )
      value += at < 0 ? 0 : units * history!.closes[at]! * factor
    }
  }
  return value
}

/** Rows for every scale; throws when the naive design comes to another value. */
export function performanceRows(): Row[] {
  return scales.flatMap((scale) => {
    const { trades, symbols, days, runs, hasNaive } = scale
    const what = `${trades.toLocaleString('en-AU')} trades, ${symbols} symbols, ${days.toLocaleString('en-AU')} days`
    const holdings = holdingsOf(scale)
    const series = seriesOf(holdings)
    const total = totalSeries(series, lastDay)!
    const half = series.filter((_, index) => index % 2 === 0)
    const rows = [
      measure(`performance: ${what}`, () => figuresOfAll(seriesOf(holdings)), runs, 'ledgers, series, figures'),
      measure(`filter: half of ${what}`, () => figuresOfAll(half), runs, 'from series that are there'),
      measure(
        `ranges: ${what}`,
        () => rangeChips.map((chip) => figuresOf(total, rangeOf(chip, dayOf(lastDay), total))),
        runs,
        `all ${rangeChips.length} chips`,
      ),
    ]
    if (!hasNaive) return rows
    let end = 0
    rows.push(
      measure(
        `naive: ${what}`,
        () => (end = naiveEndValue(holdings, days)),
        1,
        'values only, every trade for every day',
      ),
    )
    const { endValue } = figuresOfAll(series)
    if (Math.abs(end - endValue) > 1e-6 * endValue) throw new Error(`The naive value is ${end}, ours ${endValue}.`)
    return rows
  })
}
