// Yahoo answers: parses Yahoo's chart, spark and search documents; every field in them may be missing or wrong.
import { isAsxCode } from '#shared/market/instrument.ts'
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import {
  type Chart,
  previousCloseOf,
  priceOfChart,
  type PriceOffer,
  timeOfChart,
  withoutFloatNoise,
} from '#shared/market/price-check.ts'
import { tidyName, typeOfSecurity } from '#shared/market/security.ts'
import type { KnownSecurity } from '#shared/market/known-security.ts'
import type { SourceAnswer } from '#shared/market/ports.ts'
import { amount, entry, instantOf, list, orNull, text } from '../http/loose.ts'

/** Some of Yahoo's prices have been 32-bit floats. */
const price = z.lazy(() =>
  z.pipe(
    amount,
    z.transform((value) => (value === null ? null : withoutFloatNoise(value))),
  ),
)

const Meta = lazy.looseObject(() => ({
  symbol: text,
  currency: text,
  exchangeName: text,
  instrumentType: text,
  longName: text,
  shortName: text,
  range: text,
  regularMarketPrice: price,
  regularMarketTime: amount,
  previousClose: price,
  chartPreviousClose: price,
}))
const Closes = lazy.looseObject(() => ({ close: list(price) }))
const Indicators = lazy.looseObject(() => ({ quote: list(entry(Closes)) }))
const Drawn = lazy.looseObject(() => ({
  meta: Meta,
  timestamp: list(amount),
  indicators: orNull(Indicators),
}))
const Fault = z.lazy(() => orNull(z.looseObject({ code: text, description: text })))
const ChartDocument = lazy.looseObject(() => ({ chart: z.looseObject({ result: list(entry(Drawn)), error: Fault }) }))
const SparkRow = z.lazy(() => entry(z.looseObject({ symbol: text, response: list(entry(Drawn)) })))
const SparkDocument = lazy.looseObject(() => ({ spark: z.looseObject({ result: list(SparkRow) }) }))
const FoundRow = z.lazy(() => entry(z.looseObject({ symbol: text, quoteType: text, longname: text, shortname: text })))
const SearchDocument = lazy.looseObject(() => ({ quotes: z.array(FoundRow) }))

type Drawing = z.infer<typeof Drawn>

const withoutSuffix = (symbol: string): string => symbol.toUpperCase().replace(/\.AX$/, '')

function chartOf({ meta, timestamp, indicators }: Drawing): Chart {
  const closes = indicators?.quote[0]?.close ?? []
  const bars = timestamp.flatMap((seconds, index) => {
    const at = instantOf(seconds)
    return at === null ? [] : [{ at, close: closes[index] ?? null }]
  })
  const { regularMarketPrice, previousClose, chartPreviousClose, range } = meta
  return {
    regularMarketPrice,
    regularMarketTime: instantOf(meta.regularMarketTime),
    previousClose,
    chartPreviousClose,
    range,
    bars,
  }
}

function offerOf(drawing: Drawing): PriceOffer {
  const { meta } = drawing
  const chart = chartOf(drawing)
  return {
    source: 'yahoo',
    symbol: meta.symbol === null ? null : withoutSuffix(meta.symbol),
    price: priceOfChart(chart),
    previousClose: previousCloseOf(chart),
    asOf: timeOfChart(chart),
    currency: meta.currency,
    instrumentType: meta.instrumentType,
    longName: meta.longName,
    shortName: meta.shortName,
  }
}

/** YHD is the exchange that Yahoo gives to delisted securities. */
const isDelisted = ({ meta }: Drawing, offer: PriceOffer): boolean =>
  meta.exchangeName === 'YHD' && offer.price === null

function answerOf(drawing: Drawing): SourceAnswer {
  const offer = offerOf(drawing)
  return isDelisted(drawing, offer) ? { kind: 'not-found' } : { kind: 'offer', offer }
}

/** A chart document about one code. Undefined when it is no such document. */
export function readChart(status: number, json: unknown): SourceAnswer | undefined {
  const document = z.safeParse(ChartDocument, json)
  if (!document.success) return undefined
  const { result, error } = document.data.chart
  const drawing = result[0]
  if (status < 300 && drawing !== null && drawing !== undefined) return answerOf(drawing)
  // "Timestamp data missing." comes with the same code and means a window without a session.
  const isGone = error?.code === 'Not Found' && !/timestamp data missing/i.test(error.description ?? '')
  return isGone ? { kind: 'not-found' } : { kind: 'no-data' }
}

/** A spark document by code, in whatever order and with whatever left out. Undefined when it is no such document. */
export function readSpark(json: unknown): Map<string, SourceAnswer> | undefined {
  const document = z.safeParse(SparkDocument, json)
  if (!document.success) return undefined
  const answers = document.data.spark.result.flatMap((row) => {
    const symbol = row?.symbol ?? null
    const drawing = row?.response[0] ?? null
    return symbol === null || drawing === null ? [] : [[withoutSuffix(symbol), answerOf(drawing)] as const]
  })
  return new Map(answers)
}

/** The ASX shares and ETFs in a search document, once each. Undefined when it is no such document. */
export function readSearch(json: unknown): KnownSecurity[] | undefined {
  const document = z.safeParse(SearchDocument, json)
  if (!document.success) return undefined
  const found = new Map<string, KnownSecurity>()
  for (const row of document.data.quotes) {
    // Cboe Australia (.XA) lists the same companies; sometimes Yahoo finds a company only there.
    const [, code, market] = /^([A-Z0-9]{2,6})\.(AX|XA)$/.exec(row?.symbol ?? '') ?? []
    if (row === null || code === undefined || !isAsxCode(code)) continue
    if (row.quoteType !== 'EQUITY' && row.quoteType !== 'ETF') continue
    const names = [row.longname, row.shortname].flatMap((name) => tidyName(name) ?? [])
    if (found.has(code) && market === 'XA') continue
    found.set(code, { symbol: code, name: names[0] ?? code, type: typeOfSecurity(row.quoteType, names) })
  }
  return [...found.values()]
}
