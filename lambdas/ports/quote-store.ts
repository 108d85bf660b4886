// QuoteStore: the last good price of each symbol, kept once for everybody, and which symbols are looked at (decision 11).
import type { KeptQuote, SuspectPrice } from '../../shared/domain/market-price.ts'
import type { Instrument, StoredQuote } from '../../shared/domain/quote.ts'

/** Since when the scheduled refresh has got no price at all for a kind of instrument; absent while it works. */
export type Outages = Readonly<Partial<Record<Instrument['kind'], string>>>

export type Kept = {
  /** By instrument key; what is not kept is left out. */
  quotes: Map<string, KeptQuote>
  outages: Outages
}

export type QuoteStore = {
  read(instruments: readonly Instrument[]): Promise<Kept>
  /** Keeps a quote in one write, unless a newer one (by `asOf`) is there already; false when it was. */
  save(quote: StoredQuote): Promise<boolean>
  /** Notes a price that is held back beside a kept quote; nothing when no quote is kept. */
  holdBack(instrument: Instrument, suspect: SuspectPrice): Promise<void>
  /** Notes that these instruments are being looked at on this Sydney day: one write for each instrument and day. */
  track(instruments: readonly Instrument[], day: string, expiresAt: Date): Promise<void>
  /** The instruments that somebody looked at and whose time has not run out, the latest looked at first. */
  tracked(now: Date): Promise<Instrument[]>
  /** Notes the beginning (an instant) or the end (null) of an outage. */
  noteOutage(kind: Instrument['kind'], since: string | null): Promise<void>
}
