// QuoteBook: prices for instruments in the order fresh, last known (stale), sample (decision 12).
import type { Instrument, StoredQuote } from '../../shared/domain/quote.ts'

/**
 * `stored`: what is kept is good enough (no provider is called); `fresh`: ask a provider when what is kept is older than
 * the cache time; `now`: ask unless it was confirmed within seconds.
 */
export type Freshness = 'stored' | 'fresh' | 'now'

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

export type QuoteBook = {
  /**
   * Prices by instrument key: one entry for every instrument asked for. Never fails because of a provider, and answers
   * within seconds whatever a provider does. Notes that the instruments are being looked at, for the scheduled refresh.
   */
  priceAll(instruments: readonly Instrument[], freshness: Freshness): Promise<Map<string, PricedInstrument>>
}
