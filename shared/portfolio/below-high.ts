// BelowHigh: how far what is held stands below its high of the last year, by the market's closes.
import { instrumentKey, instrumentOf } from '../market/instrument.ts'
import type { PriceHistory } from '../market/price-history.ts'
import type { PricedInstrument } from '../market/quote.ts'
import { isClosed, type StoredHolding } from './holding.ts'
import { withQuote } from './valued-holdings.ts'

/** Days that a high counts for. */
export const highDays = 365
/** Fewer closes than this say nothing about a year; a newest one older than this says nothing about today. */
const leastCloses = 20
const oldestDays = 10
/** A difference smaller than this is not told, in percent. */
const leastPercent = 1

export type BelowHigh = { id: string; percent: number }

/**
 * @param history closes in AUD for one unit, re-scaled for splits
 * @param today a day number
 * @returns percent from 0 up to 100, to one decimal; null where the closes are made up, too few or too old to say
 */
export function percentBelowHigh({ source, days, closes }: PriceHistory, today: number): number | null {
  const newest = days.at(-1)
  if (source === 'sample' || newest === undefined || newest < today - oldestDays) return null
  const year = closes.filter((_, at) => days[at]! > today - highDays)
  if (year.length < leastCloses) return null
  const high = year.reduce((most, close) => Math.max(most, close), 0)
  return Math.round((1 - year.at(-1)! / high) * 1000) / 10
}

/**
 * The holdings that follow the market and stand below their high, the deepest first.
 * @param histories by instrument key
 * @param prices today's, by instrument key
 * @param today a day number
 */
export function belowHighs(
  holdings: readonly StoredHolding[],
  histories: ReadonlyMap<string, PriceHistory>,
  prices: ReadonlyMap<string, PricedInstrument>,
  today: number,
): BelowHigh[] {
  return holdings
    .flatMap((holding): BelowHigh[] => {
      const instrument = instrumentOf(holding)
      if (instrument === undefined || !holding.isLiveTracked || isClosed(holding)) return []
      const history = histories.get(instrumentKey(instrument))
      if (history === undefined) return []
      const percent = percentBelowHigh(withQuote(history, prices.get(instrumentKey(instrument))), today)
      return percent === null || percent < leastPercent ? [] : [{ id: holding.id, percent }]
    })
    .sort((a, b) => b.percent - a.percent)
}
