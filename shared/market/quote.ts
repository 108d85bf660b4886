// Quote: one price of one security at one time, with where it comes from (spec section 3, Price quote; decisions 12-15).
import type { Instrument } from './instrument.ts'
import { HoldingType } from './instrument.ts'
import * as z from 'zod/mini'
import { Instant } from '../kernel/text.ts'

/** Minutes that ASX prices are delayed by the provider (market-data facts, section 1). */
export const asxDelayMinutes = 20
/** A price older than this is stale (spec section 9, stale threshold). */
export const staleAfterHours = 24

const QuoteSource = z.enum(['yahoo', 'coingecko', 'sample'])
export type QuoteSource = z.infer<typeof QuoteSource>

/** A provider's price after the sanity checks, as it is kept once per symbol (decision 11). */
export type StoredQuote = {
  instrument: Instrument
  symbol: string
  name: string
  /** AUD for one unit. */
  price: number
  /** AUD; null when the provider does not say (decision 15). */
  previousClose: number | null
  type: HoldingType
  instrumentType: string
  source: 'yahoo' | 'coingecko'
  /** When the provider says the price was made. */
  asOf: string
  /** When it was last confirmed with the provider. */
  fetchedAt: string
}

/** A quote as the API answers it; symbols without .AX. */
export const Quote = z.strictObject({
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
})
export type Quote = z.infer<typeof Quote>
