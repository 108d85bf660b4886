// Price check: which price of a provider may be believed (P19).
import type { Instrument } from './instrument.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { type PriceProvider, StoredQuote } from './quote.ts'
import { latestPriceTime } from './trading-calendar.ts'

/** AUD for one unit; above it no price is believed. */
export const maxPrice = 1e9
/** A price further than this factor from the last one is held back until it is confirmed: x100 glitches are real. */
const jumpFactor = 5
/** A price further than this factor from the provider's own close before cannot be right: no share moves so in a day. */
const contradictionFactor = 20
/** A second fetch confirms a jump when it comes this much later and says the same within a fifth. */
export const confirmAfterMs = 4 * 60_000
const sameWithin = 0.2
/** An older kept price says little about today's. */
const keptCountsForMs = 7 * 24 * 3_600_000
/** A kept time of trade further ahead of our clock than this is not believed: the clock was wrong when it was kept. */
export const futureToleranceMs = 24 * 3_600_000

/** What a provider said about one instrument, as it said it. Null: it did not say, or what it said was no finite number. */
export type PriceOffer = {
  /** Who says so. */
  source: PriceProvider
  /** The symbol in the answer, without `.AX`. */
  symbol: string | null
  price: number | null
  previousClose: number | null
  asOf: Date | null
  currency: string | null
  instrumentType: string | null
  longName: string | null
  shortName: string | null
}

/** A price held back because it is too far from the one before. */
export const SuspectPrice = lazy.object(() => ({ price: z.number(), seenAt: z.string() }))
export type SuspectPrice = z.infer<typeof SuspectPrice>
export const KeptQuote = lazy.object(() => ({ ...StoredQuote.shape, suspect: z.exactOptional(SuspectPrice) }))
export type KeptQuote = z.infer<typeof KeptQuote>

export type RefusedBecause = 'no-price' | 'wrong-symbol' | 'wrong-currency' | 'older' | 'contradicts-itself'
export type Verdict =
  | { kind: 'good'; price: number; previousClose: number | null; asOf: string }
  | { kind: 'suspect'; suspect: SuspectPrice }
  | { kind: 'refused'; because: RefusedBecause }

/** Whether a value is an AUD amount that can be a price: a finite number above 0. A string never is. */
export const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= maxPrice

/** The decimal behind a number that went through a 32-bit float on its way: 44.15 for 44.150001525878906. */
export function withoutFloatNoise(value: number): number {
  if (Number.isInteger(value) || Math.fround(value) !== value) return value
  for (let digits = 1; digits < 8; digits++) {
    const shorter = Number(value.toPrecision(digits))
    if (Math.fround(shorter) === value) return shorter
  }
  return value
}

const isFurther = (price: number, before: number, factor: number): boolean =>
  price > before * factor || price * factor < before

const refused = (because: RefusedBecause): Verdict => ({ kind: 'refused', because })

/** The kept quote as far as it may be held against a new one: one dated in the future is a fault of its own. */
const believable = (kept: KeptQuote | undefined, now: Date): KeptQuote | undefined =>
  kept !== undefined && Date.parse(kept.asOf) <= now.getTime() + futureToleranceMs ? kept : undefined

/**
 * When a price was made. One whose time is not told, or lies ahead of our clock, is taken for the latest: of a share on a weekend
 * for the close before it, since a time at which nobody traded would keep every right answer out until the market opens.
 */
function timeOf({ kind }: Instrument, { asOf }: PriceOffer, now: Date): Date {
  if (asOf !== null && asOf <= now) return asOf
  return kind === 'asx' ? latestPriceTime(now) : now
}

function isConfirmed(price: number, suspect: SuspectPrice | undefined, now: Date): boolean {
  if (suspect === undefined || now.getTime() - Date.parse(suspect.seenAt) < confirmAfterMs) return false
  return Math.abs(price / suspect.price - 1) <= sameWithin
}

/**
 * Judges an offer against what is kept.
 * @param kept what is stored about the instrument, with a price held back earlier, if any
 */
export function judge(instrument: Instrument, offer: PriceOffer, kept: KeptQuote | undefined, now: Date): Verdict {
  if (instrument.kind === 'asx' && offer.symbol !== null && offer.symbol !== instrument.code)
    return refused('wrong-symbol')
  if (!isPrice(offer.price)) return refused('no-price')
  if (offer.currency !== null && offer.currency !== 'AUD') return refused('wrong-currency')
  const asOf = timeOf(instrument, offer, now).toISOString()
  const before = believable(kept, now)
  if (before !== undefined && asOf < before.asOf) return refused('older')

  const { price } = offer
  const previousClose = isPrice(offer.previousClose) ? offer.previousClose : null
  // A coin can do that in a day, and its close before is reckoned from the price.
  const contradictsItself =
    instrument.kind === 'asx' && previousClose !== null && isFurther(price, previousClose, contradictionFactor)
  const isRecent = before !== undefined && now.getTime() - Date.parse(before.asOf) <= keptCountsForMs
  if (before === undefined || (!isRecent && previousClose !== null)) {
    if (!contradictsItself) return { kind: 'good', price, previousClose, asOf }
    if (before === undefined) return refused('contradicts-itself')
  }
  // A price that the provider's own close before contradicts is not confirmed by being repeated: by tomorrow, if it was
  // right, that close will agree with it.
  if (isFurther(price, before.price, jumpFactor) && (contradictsItself || !isConfirmed(price, before.suspect, now))) {
    // The first sighting counts, so that a price seen again and again is confirmed in time.
    const again = before.suspect !== undefined && Math.abs(price / before.suspect.price - 1) <= sameWithin
    return { kind: 'suspect', suspect: again ? before.suspect! : { price, seenAt: now.toISOString() } }
  }
  return { kind: 'good', price, previousClose: contradictsItself ? null : previousClose, asOf }
}

/** A chart as a provider draws it, as far as prices go. */
export type Chart = {
  regularMarketPrice: number | null
  regularMarketTime: Date | null
  previousClose: number | null
  chartPreviousClose: number | null
  /** `1d` for today's chart. */
  range: string | null
  bars: ReadonlyArray<{ at: Date; close: number | null }>
}

const lastBar = (chart: Chart) => chart.bars.findLast((bar) => isPrice(bar.close))

/** The price of a chart: the market price, else the last close. */
export const priceOfChart = (chart: Chart): number | null =>
  isPrice(chart.regularMarketPrice) ? chart.regularMarketPrice : (lastBar(chart)?.close ?? null)

/** When the price of a chart was made. */
export const timeOfChart = (chart: Chart): Date | null => chart.regularMarketTime ?? lastBar(chart)?.at ?? null

/**
 * The close of the session before the chart's price: the provider's own; else the close before the chart,
 * which is yesterday's only in a one-day chart; else the last close of an earlier Sydney day at most seven days before.
 */
export function previousCloseOf(chart: Chart): number | null {
  if (isPrice(chart.previousClose)) return chart.previousClose
  if (chart.range === '1d') return isPrice(chart.chartPreviousClose) ? chart.chartPreviousClose : null
  const at = timeOfChart(chart)
  if (at === null) return null
  const today = sydneyDay(at)
  const earliest = at.getTime() - keptCountsForMs
  const earlier = chart.bars.findLast(
    (bar) => isPrice(bar.close) && sydneyDay(bar.at) < today && bar.at.getTime() >= earliest,
  )
  return earlier?.close ?? null
}

/** The price a percent change ago; null when the change makes no sense. */
export function priceBefore(price: number, changePercent: number | null): number | null {
  if (changePercent === null || !Number.isFinite(changePercent) || changePercent <= -100) return null
  const before = Number((price / (1 + changePercent / 100)).toPrecision(12))
  return isPrice(before) ? before : null
}
