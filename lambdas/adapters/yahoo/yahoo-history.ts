// YahooHistory: daily closes, dividends and splits from Yahoo Finance's chart document. The adjusted close is not read: it
// re-scales the whole past at each dividend.
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { startOfSydneyDay, sydneyDay } from '#shared/kernel/sydney-days.ts'
import { asx200Index } from '#shared/market/benchmark-instruments.ts'
import { believableCloses } from '#shared/market/close-check.ts'
import type { ProviderDividend, ProviderSplit } from '#shared/market/corporate-action.ts'
import { isAsxCode } from '#shared/market/instrument.ts'
import { firstMarketDay } from '#shared/market/market-date.ts'
import { SourceUnavailable } from '#shared/market/ports.ts'
import type { HistoryAnswer, HistorySource } from '#shared/market/history-ports.ts'
import { isPrice, withoutFloatNoise } from '#shared/market/price-check.ts'
import { type DatedPrice, priceHistory } from '#shared/market/price-history.ts'
import { asxSessionOn } from '#shared/market/trading-calendar.ts'
import { amount, entry, instantOf, list, orNull, text } from '../http/loose.ts'
import type { Provider } from '../http/provider.ts'

/** ASX trading on screens began in October 1987; no trade can be entered before 1980. */
const earliestDay = dayNumber(firstMarketDay)
/** Ten days hold at least three sessions, whatever holidays fall into them. */
const overlapDays = 10

const Dividend = z.lazy(() => entry(z.looseObject({ date: amount, amount })))
const Split = z.lazy(() => entry(z.looseObject({ date: amount, numerator: amount, denominator: amount })))
const Events = lazy.looseObject(() => ({
  dividends: orNull(z.record(z.string(), Dividend)),
  splits: orNull(z.record(z.string(), Split)),
}))
const Drawn = lazy.looseObject(() => ({
  meta: z.looseObject({
    symbol: text,
    currency: text,
    instrumentType: text,
    dataGranularity: text,
    firstTradeDate: amount,
    regularMarketPrice: amount,
    regularMarketTime: amount,
  }),
  timestamp: list(amount),
  indicators: orNull(z.looseObject({ quote: list(entry(z.looseObject({ close: list(amount) }))) })),
  events: orNull(Events),
}))
const Fault = z.lazy(() => orNull(z.looseObject({ code: text, description: text })))
const Document = lazy.looseObject(() => ({ chart: z.looseObject({ result: list(entry(Drawn)), error: Fault }) }))
type Drawing = z.infer<typeof Drawn>

/** Codes go into an address: nothing but a code or the one index may get there. */
function providerSymbol(name: string): string {
  if (name === asx200Index) return name
  if (!isAsxCode(name)) throw new RangeError('Not an ASX code')
  return `${name}.AX`
}

type Asked = {
  readonly symbol: string
  /** Day numbers, both included. */
  readonly from: number
  readonly to: number
  readonly dayOfStamp: (seconds: number | null) => number | undefined
  /** Whether a trade is the last one of its day. Of a coin, which is traded on and on, nobody can say. */
  readonly isLastTrade: (at: Date) => boolean
  /** What the provider must call it; anything when left out. */
  readonly type?: string
}

/** Bars are stamped with the session's open, which in summer is the day before in UTC; the last one with its last trade. */
function sydneyDayOfStamp(seconds: number | null): number | undefined {
  const at = instantOf(seconds)
  return at === null ? undefined : dayNumber(sydneyDay(at))
}

/** Whether a trade was made in the closing auction of its session. */
function isAuctionTrade(at: Date): boolean {
  const session = asxSessionOn(sydneyDay(at))
  return session !== undefined && at >= session.auctionAt
}

/**
 * The close of each bar, and that of the last day by the market price where its bar is empty: Yahoo may fill that one in only
 * when the market opens again.
 */
function closesOf({ meta, timestamp, indicators }: Drawing, asked: Asked): DatedPrice[] {
  const { from, to, dayOfStamp, isLastTrade } = asked
  const bars = indicators?.quote[0]?.close ?? []
  const closes = timestamp.flatMap((seconds, at) => {
    const [day, close] = [dayOfStamp(seconds), bars[at] ?? null]
    if (day === undefined || close === null || day < from || day > to) return []
    return [{ day, price: withoutFloatNoise(close) }]
  })
  const [tradedAt, day] = [instantOf(meta.regularMarketTime), dayOfStamp(meta.regularMarketTime)]
  if (tradedAt === null || day === undefined || meta.regularMarketPrice === null || !isLastTrade(tradedAt))
    return closes
  if (day > to || day <= (closes.at(-1)?.day ?? from - 1)) return closes
  return [...closes, { day, price: withoutFloatNoise(meta.regularMarketPrice) }]
}

function actionsOf(
  { events }: Drawing,
  { dayOfStamp }: Asked,
): { dividends: ProviderDividend[]; splits: ProviderSplit[] } {
  const dividends = Object.values(events?.dividends ?? {}).flatMap((row) => {
    const exDay = dayOfStamp(row?.date ?? null)
    return exDay === undefined || !isPrice(row?.amount) ? [] : [{ exDay, amount: withoutFloatNoise(row.amount) }]
  })
  const splits = Object.values(events?.splits ?? {}).flatMap((row) => {
    const exDay = dayOfStamp(row?.date ?? null)
    if (exDay === undefined || !isPrice(row?.numerator) || !isPrice(row.denominator)) return []
    return [{ exDay, newUnits: row.numerator, oldUnits: row.denominator }]
  })
  return { dividends, splits }
}

/** A chart of daily bars between two days. Undefined when it is no such document. */
function readDailyChart(status: number, json: unknown, asked: Asked): HistoryAnswer | undefined {
  const document = z.safeParse(Document, json)
  if (!document.success) return undefined
  const { result, error } = document.data.chart
  const drawing = result[0] ?? null
  if (status >= 300 || drawing === null) {
    // "Timestamp data missing." comes with the same code and means a window without a session.
    const isGone = error?.code === 'Not Found' && !/timestamp data missing/i.test(error.description ?? '')
    return isGone ? { kind: 'not-found' } : { kind: 'refused', because: 'no-data' }
  }
  const { symbol, currency, instrumentType, dataGranularity } = drawing.meta
  if (symbol !== null && symbol.toUpperCase() !== asked.symbol) return { kind: 'refused', because: 'wrong-symbol' }
  if (asked.type !== undefined && instrumentType !== asked.type) return { kind: 'refused', because: 'wrong-symbol' }
  if (currency !== null && currency !== 'AUD') return { kind: 'refused', because: 'wrong-currency' }
  // Asked for too much at once, Yahoo silently answers with months.
  if (dataGranularity !== '1d') return { kind: 'refused', because: 'not-daily' }
  const { kept, leftOut } = believableCloses(closesOf(drawing, asked))
  const tradedSince = asked.dayOfStamp(drawing.meta.firstTradeDate)
  return {
    kind: 'history',
    history: priceHistory('yahoo', kept, actionsOf(drawing, asked)),
    leftOut: leftOut.length,
    ...(tradedSince === undefined ? {} : { tradedSince }),
  }
}

const epoch = (day: number): number => startOfSydneyDay(dayOf(day)).getTime() / 1000

/** A coin's day is one of UTC, and so is its stamp. */
const dayMs = 86_400_000
const utcDayOfStamp = (seconds: number | null): number | undefined => {
  const at = instantOf(seconds)
  return at === null ? undefined : Math.floor(at.getTime() / dayMs)
}

async function ask(yahoo: Provider, period: readonly [number, number], asked: Asked): Promise<HistoryAnswer> {
  const window = `period1=${period[0]}&period2=${period[1]}&interval=1d&events=div%2Csplits`
  const { status, json } = await yahoo.get(`/v8/finance/chart/${encodeURIComponent(asked.symbol)}?${window}`)
  const answer = readDailyChart(status, json, asked)
  if (answer === undefined && status < 400) throw new SourceUnavailable('garbled')
  return answer ?? { kind: 'refused', because: 'no-data' }
}

export const yahooHistory = (yahoo: Provider): HistorySource => ({
  overlapDays,
  earliest: () => earliestDay,
  daily: async (name, from, to) =>
    ask(yahoo, [epoch(from), epoch(to + 1)], {
      symbol: providerSymbol(name),
      from,
      to,
      dayOfStamp: sydneyDayOfStamp,
      isLastTrade: isAuctionTrade,
    }),
})

/** Coins by ticker, in AUD. Whether it is the coin that is meant, the ticker alone does not tell. */
export const yahooCoinHistory = (yahoo: Provider): HistorySource => ({
  overlapDays,
  earliest: () => earliestDay,

  async daily(ticker, from, to) {
    if (!/^[A-Z]{2,6}$/.test(ticker)) throw new RangeError('Not a ticker')
    const period = [(from * dayMs) / 1000, ((to + 1) * dayMs) / 1000] as const
    return ask(yahoo, period, {
      symbol: `${ticker}-AUD`,
      from,
      to,
      dayOfStamp: utcDayOfStamp,
      isLastTrade: () => false,
      type: 'CRYPTOCURRENCY',
    })
  },
})
