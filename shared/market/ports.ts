// What market needs from outside: price sources and the store of quotes; and the price service it offers to others. What histories
// need is in history-ports.ts.
import type { Instrument } from './instrument.ts'
import type { KnownSecurity } from './known-security.ts'
import type { KeptQuote, PriceOffer, SuspectPrice } from './price-check.ts'
import type { PricedInstrument, StoredQuote } from './quote.ts'
import type { LogFacts } from '../operation/ports.ts'

/**
 * `stored`: what is kept is good enough (no provider is called); `fresh`: ask a provider when what is kept is older than
 * the cache time; `now`: ask unless it was confirmed within seconds.
 */
export type Freshness = 'stored' | 'fresh' | 'now'

export type PriceService = {
  /**
   * Prices by instrument key: one entry for every instrument asked for. Never fails because of a provider, and answers
   * within seconds whatever a provider does. Notes that the instruments are being looked at, for the scheduled refresh.
   */
  priceAll(
    instruments: readonly Instrument[],
    freshness: Freshness,
    how?: HowAsked,
  ): Promise<Map<string, PricedInstrument>>
}

export type HowAsked = {
  /** Whose request it is: calls about coins count against their part of the day (coin-calls.ts). */
  readonly askedBy?: string | undefined
  /**
   * Which kinds are noted as looked at, all when left out: `shares` where anybody may name coins, because the calls for coins are
   * counted by the month, and one person could have all of them asked for.
   */
  readonly looks?: 'shares'
}

/** What a provider says about one instrument. An offer is what it said, not yet judged. */
export type SourceAnswer =
  | { kind: 'offer'; offer: PriceOffer }
  /** The provider says there is no such security. */
  | { kind: 'not-found' }
  /** The provider answered, with nothing to use for this instrument. */
  | { kind: 'no-data' }

/**
 * Why a provider as a whole is of no use right now: it limits us, it fails, it took too long, it answers with something
 * that is no data, it refuses the request; its circuit is open after any of these; or the day's calls are used up.
 */
export type UnavailableBecause =
  'throttled' | 'failing' | 'timeout' | 'garbled' | 'refused' | 'circuit-open' | 'used-up'

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
  search(query: string): Promise<KnownSecurity[]>
}

/** Coin prices in AUD, by CoinGecko id. Every method may throw SourceUnavailable, and makes one call, for the person named if any. */
export type CoinSource = {
  /**
   * Up to `maxBatch` ids in one call, by id; an id the provider does not know is `not-found`.
   * @param isRenewal whether all of them have a price that is kept
   */
  many(ids: readonly string[], askedBy?: string, isRenewal?: boolean): Promise<Map<string, SourceAnswer>>
  readonly maxBatch: number
  search(query: string, askedBy?: string): Promise<KnownSecurity[]>
}

export type QuoteSources = { readonly asx: AsxSource; readonly coins: CoinSource }

const nobody = (): Promise<never> => Promise.reject(new SourceUnavailable('refused'))

/** Where nobody is asked, only what is kept is known. */
export const noSources: QuoteSources = {
  asx: { one: nobody, many: nobody, search: nobody, maxBatch: 1 },
  coins: { many: nobody, search: nobody, maxBatch: 1 },
}

/** Since when the scheduled refresh has got no price that can be used for a kind of instrument; absent while it works. */
export type Outages = Readonly<Partial<Record<Instrument['kind'], string>>>

export type Kept = {
  /** By instrument key; what is not kept is left out. */
  quotes: Map<string, KeptQuote>
  outages: Outages
}

/** What goes through all instruments by the clock: the refresh of prices, and the run after the close. */
export type ScheduledRun = 'refresh' | 'history'

/** By kind of instrument, the key of the one that a scheduled run asked for last; the next one goes on behind it. */
export type RunPositions = Readonly<Partial<Record<Instrument['kind'], string>>>

export type QuoteStore = {
  read(instruments: readonly Instrument[]): Promise<Kept>
  /** Keeps a quote in one write, unless a newer one (by `asOf`) is there already; false when it was. */
  save(quote: StoredQuote): Promise<boolean>
  /** Notes a price that is held back beside a kept quote; nothing when no quote is kept. */
  holdBack(instrument: Instrument, suspect: SuspectPrice): Promise<void>
  /** Notes that these instruments are being looked at on this Sydney day: one write for each instrument and day. */
  track(instruments: readonly Instrument[], day: string, expiresAt: Date): Promise<void>
  /** The tracked instruments that have not expired, the latest looked at first. */
  tracked(now: Date): Promise<Instrument[]>
  /** Notes the beginning (an instant) or the end (null) of an outage. */
  noteOutage(kind: Instrument['kind'], since: string | null): Promise<void>
  /** How far a run came that could not ask for all. */
  positions(run: ScheduledRun): Promise<RunPositions>
  notePosition(run: ScheduledRun, kind: Instrument['kind'], key: string): Promise<void>
}

/** What follows the prices of the scheduled refresh: it may ask for instruments, and is shown the prices of a run. */
export type PriceFollower = {
  /** Instruments to refresh beside those that somebody looks at; they take no more room than these. */
  instruments(): Promise<readonly Instrument[]>
  /**
   * Called once in a run for each kind, when that kind is refreshed: the other may be at it still.
   * @param quotes prices of that kind that this run has confirmed with a provider: no sample, no last known price, none that is held back
   * @returns figures for the log
   */
  follow(kind: Instrument['kind'], quotes: readonly StoredQuote[]): Promise<LogFacts>
}

/** Whether an account is still open, for functions that read nothing else of a person (ADR 017). */
export type OpenAccounts = {
  /** Whether the account has been closed. Nothing stored yet counts as open. */
  isClosed(userId: string): Promise<boolean>
}

/** Counts calls to the provider of coins, by the day. */
export type CoinCallCounter = {
  /**
   * Counts one call in one conditional write.
   * @param whose a name for one person that tells nobody who it is, or for everybody
   * @returns false when there were `most` calls on that day; nothing is counted then
   */
  count(day: string, whose: string, most: number, expiresAt: Date): Promise<boolean>
}
