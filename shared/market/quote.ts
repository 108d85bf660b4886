// Quote: one price of one security at one time, with where it comes from (P16).
import { HoldingType, Instrument } from './instrument.ts'
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Instant } from '../kernel/text.ts'

/** Minutes that ASX prices are delayed by the provider (P18). */
export const asxDelayMinutes = 20
/** A price older than this is stale (P18). */
export const staleAfterHours = 24

/** The providers that prices and closes come from, as they are stored: a release that does not know one refuses its items. */
export const PriceProvider = z.enum(['yahoo', 'coingecko'])
export type PriceProvider = z.infer<typeof PriceProvider>
/** Where a shown price comes from; `sample` is made up. */
export const QuoteSource = z.enum([...PriceProvider.options, 'sample'])
export type QuoteSource = z.infer<typeof QuoteSource>

/** A provider's price after the sanity checks, as it is kept once per symbol. */
export const StoredQuote = lazy.object(() => ({
  instrument: Instrument,
  symbol: z.string(),
  name: z.string(),
  /** AUD for one unit. */
  price: z.number(),
  /** AUD; null when the provider does not say. */
  previousClose: z.nullable(z.number()),
  type: HoldingType,
  instrumentType: z.string(),
  source: PriceProvider,
  /** When the provider says the price was made. */
  asOf: z.string(),
  /** When it was last confirmed with the provider. */
  fetchedAt: z.string(),
}))
export type StoredQuote = z.infer<typeof StoredQuote>

/** One answer about one instrument. A price is always an AUD amount above 0 that passed the sanity checks. */
export type PricedInstrument =
  /** A provider's price; `isStale` when it is too old to pass for today's. */
  | { kind: 'quote'; quote: StoredQuote; isStale: boolean }
  /**
   * No provider price is known and no provider could say (unreachable, or not asked); this one is from the built-in table.
   * @property isListed false when even the table does not know it and the price is the default 100
   */
  | { kind: 'sample'; price: number; previousClose: number | null; name: string; isListed: boolean }
  /** The provider was asked and knows no such security. */
  | { kind: 'not-found' }

/** A quote as the API answers it; symbols without .AX. */
export const Quote = lazy.strictObject(() => ({
  symbol: z.string(),
  name: z.string(),
  price: z.number(),
  change: z.nullable(z.number()),
  changePercent: z.nullable(z.number()),
  currency: z.literal('AUD'),
  timestamp: z.nullable(Instant),
  type: HoldingType,
  instrumentType: z.string(),
  source: QuoteSource,
  stale: z.boolean(),
  isMock: z.boolean(),
  delayedMinutes: z.exactOptional(z.number()),
  id: z.exactOptional(z.string()),
}))
export type Quote = z.infer<typeof Quote>
