// QuoteSource: where prices come from, in our words; who provides them is the adapters' business.
import type { HoldingType } from '../../shared/domain/holding.ts'
import type { PriceOffer } from '../../shared/domain/market-price.ts'

/** What a provider says about one instrument. An offer is what it said, not yet judged. */
export type SourceAnswer =
  | { kind: 'offer'; offer: PriceOffer }
  /** The provider says there is no such security. */
  | { kind: 'not-found' }
  /** The provider answered, with nothing to use for this instrument. */
  | { kind: 'no-data' }

/** A security found by name or code. */
export type FoundSecurity = { symbol: string; name: string; type: HoldingType; id?: string }

/**
 * Why a provider as a whole is of no use right now: it limits us, it fails, it took too long, it answers with something
 * that is no data, it refuses the request; or we leave it in peace after any of these.
 */
export type UnavailableBecause = 'throttled' | 'failing' | 'timeout' | 'garbled' | 'refused' | 'resting'

/** A provider gave no answer. Never says anything about one instrument, and never means that there is none. */
export class SourceUnavailable extends Error {
  readonly because: UnavailableBecause
  constructor(because: UnavailableBecause, options?: { cause: unknown }) {
    super(`The provider is unavailable: ${because}`, options)
    this.name = 'SourceUnavailable'
    this.because = because
  }
}

/** ASX prices. Every method may throw SourceUnavailable. */
export type AsxSource = {
  /** One code, with all the provider knows about it. */
  one(code: string): Promise<SourceAnswer>
  /** Up to `maxBatch` codes in one call, by code; what the provider leaves out is left out. */
  many(codes: readonly string[]): Promise<Map<string, SourceAnswer>>
  readonly maxBatch: number
  search(query: string): Promise<FoundSecurity[]>
}

/** Coin prices in AUD, by CoinGecko id. Every method may throw SourceUnavailable. */
export type CoinSource = {
  /** Up to `maxBatch` ids in one call, by id; an id the provider does not know is `not-found`. */
  many(ids: readonly string[]): Promise<Map<string, SourceAnswer>>
  readonly maxBatch: number
  search(query: string): Promise<FoundSecurity[]>
}

export type QuoteSources = { readonly asx: AsxSource; readonly coins: CoinSource }
