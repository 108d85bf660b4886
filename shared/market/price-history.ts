// PriceHistory: the daily closes and corporate actions of one instrument, and what one unit was worth on each day.
import type { QuoteSource } from './quote.ts'
import { type ProviderDividend, type ProviderSplit, splitFactorAfter } from './corporate-action.ts'

/** Compact: one entry for each day with a close, oldest first; AUD for one unit, re-scaled by the provider for splits. */
export type PriceHistory = {
  /** Sample closes are made up; they never stand in one series with real ones. */
  readonly source: QuoteSource
  readonly days: Int32Array
  readonly closes: Float64Array
  readonly splits: readonly ProviderSplit[]
  readonly dividends: readonly ProviderDividend[]
  /** Closes before the day `until` are this provider's, where `source` has none; absent where all are of `source`. */
  readonly earlier?: EarlierCloses
}
export type EarlierCloses = { readonly source: 'yahoo'; readonly until: number }

export type DatedPrice = { readonly day: number; readonly price: number }

type About = Partial<Pick<PriceHistory, 'splits' | 'dividends' | 'earlier'>>

/** A history of closes in any order; of two closes for one day the later in the list counts, what is no price is left out. */
export function priceHistory(
  source: QuoteSource,
  closes: Iterable<DatedPrice>,
  { splits = [], dividends = [], earlier }: About = {},
): PriceHistory {
  const byDay = new Map<number, number>()
  for (const { day, price } of closes) if (Number.isFinite(price) && price > 0) byDay.set(day, price)
  const days = Int32Array.from(byDay.keys()).sort()
  return {
    source,
    days,
    closes: Float64Array.from(days, (day) => byDay.get(day)!),
    splits: [...splits].sort((a, b) => a.exDay - b.exDay),
    dividends: [...dividends].sort((a, b) => a.exDay - b.exDay),
    ...(earlier !== undefined && (days[0] ?? earlier.until) < earlier.until ? { earlier } : {}),
  }
}

/**
 * What one unit was really worth at the close of a day: close x the ratios of all splits after it. The last close before
 * the day where the day has none.
 * @returns AUD; null before the first close
 */
export function rawClose(history: PriceHistory, day: number): number | null {
  const index = lastAt(history.days, day)
  return index < 0 ? null : history.closes[index]! * splitFactorAfter(history.splits, day)
}

/** Index of the last entry at or before a day, -1 when all are later. */
function lastAt(days: Int32Array, day: number): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (days[middle]! <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Why the value of a day is not simply the market's close; bits of `DailyPrices.flags`. */
export const isCarried = 1
export const isTypedPrice = 2
export const isTradePrice = 4

/** A value for every day of the calendar. */
export type DailyPrices = {
  /** Day number of the first entry. */
  readonly from: number
  /** AUD for one unit as it was on that day, before later splits; NaN where nothing is known yet. */
  readonly prices: Float64Array
  readonly flags: Uint8Array
}

export type PriceSources = {
  readonly history: PriceHistory | null
  /** Prices a person typed, oldest first, for a unit of that day. They are never overwritten and value the days after them. */
  readonly typed?: readonly DatedPrice[]
  /** Prices of the person's own trades, oldest first: all there is before the first close. */
  readonly traded?: readonly DatedPrice[]
  /**
   * Splits of the units held, oldest first, which carry typed and traded prices over their ex-date, and a close over those that
   * the history does not have.
   */
  readonly unitSplits?: readonly { readonly day: number; readonly ratio: number }[]
  /** A close carried for more days than this is flagged: 5 for a share (the longest closure of the market), 1 for a coin. */
  readonly maxGapDays: number
}

/** Prices for every day from `from` to `to`, both included, in one pass. */
export function dailyPrices(
  { history, typed = [], traded = [], unitSplits = [], maxGapDays }: PriceSources,
  from: number,
  to: number,
): DailyPrices {
  const length = Math.max(0, to - from + 1)
  const prices = new Float64Array(length).fill(Number.NaN)
  const flags = new Uint8Array(length)
  const own = (list: readonly DatedPrice[]) => carriedPrices(list, unitSplits)
  const [typedOn, tradedOn] = [own(typed), own(traded)]
  const days = history?.days ?? new Int32Array()
  const splits = history?.splits ?? []
  const untold = unitSplits.filter((own) => !splits.some(({ exDay }) => exDay === own.day))
  const untoldRatio = (closedOn: number, to: number): number =>
    untold.reduce((product, own) => (own.day > closedOn && own.day <= to ? product * own.ratio : product), 1)
  let index = lastAt(days, from)
  let split = splits.findIndex(({ exDay }) => exDay > from)
  if (split < 0) split = splits.length
  let factor = splitFactorAfter(splits, from)
  for (let at = 0; at < length; at++) {
    const day = from + at
    while (index + 1 < days.length && days[index + 1]! <= day) index++
    if (split < splits.length && splits[split]!.exDay <= day) {
      while (split < splits.length && splits[split]!.exDay <= day) split++
      factor = splitFactorAfter(splits, day)
    }
    const closedOn = index < 0 ? Number.NEGATIVE_INFINITY : days[index]!
    const person = typedOn(day)
    if (person !== undefined && person.day >= closedOn) {
      prices[at] = person.price
      flags[at] = isTypedPrice
    } else if (index >= 0) {
      prices[at] = (history!.closes[index]! * factor) / (untold.length === 0 ? 1 : untoldRatio(closedOn, day))
      if (day - closedOn > maxGapDays) flags[at] = isCarried
    } else {
      const trade = tradedOn(day)
      if (trade === undefined) continue
      prices[at] = trade.price
      flags[at] = isTradePrice
    }
  }
  return { from, prices, flags }
}

/** The last of a list of prices on each day, asked for in ascending order, divided by the splits since it was made. */
function carriedPrices(list: readonly DatedPrice[], splits: readonly { day: number; ratio: number }[]) {
  let next = 0
  let split = 0
  let current: DatedPrice | undefined
  return (day: number): DatedPrice | undefined => {
    if (list.length === 0) return undefined
    while (next < list.length && list[next]!.day <= day) {
      current = list[next++]!
      while (split < splits.length && splits[split]!.day <= current.day) split++
    }
    for (; current !== undefined && split < splits.length && splits[split]!.day <= day; split++) {
      current = { day: current.day, price: current.price / splits[split]!.ratio }
    }
    return current
  }
}
