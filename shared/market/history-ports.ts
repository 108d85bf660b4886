// What price histories need from outside: their sources, and where closes and the instruments that they are kept for are stored.
import type { Instrument } from './instrument.ts'
import { SourceUnavailable } from './ports.ts'
import type { PriceHistory } from './price-history.ts'
import type { PriceProvider } from './quote.ts'

/** What a provider says about the past of one instrument. */
export type HistoryAnswer =
  /**
   * Closes that passed the checks; `leftOut` days had one that cannot be believed. `from` is the first day the answer speaks for
   * where that is not the first one asked for: what is before may be had another time. `tradedSince` is the day of the first trade
   * ever, where the provider tells it.
   */
  | { kind: 'history'; history: PriceHistory; leftOut: number; from?: number; tradedSince?: number }
  | { kind: 'not-found' }
  /** The provider answered with something that must not be used: coarser than days, another currency, another security. */
  | { kind: 'refused'; because: 'not-daily' | 'wrong-currency' | 'wrong-symbol' | 'no-data' }

/** Daily closes of one kind of instrument. May throw SourceUnavailable. */
export type HistorySource = {
  /**
   * @param name an ASX code, an index such as ^AXJO, or a coin id; the days are day numbers, both included
   * @param askedBy the person whose request it is, if any
   * @param isRenewal whether only newer days than those that are kept are wanted
   */
  daily(name: string, from: number, to: number, askedBy?: string, isRenewal?: boolean): Promise<HistoryAnswer>
  /** The earliest day it has of something on a day, both as day numbers. */
  earliest(today: number, name: string): number
  /** Days that a fetch for the newest close goes back, so that it agrees with what is kept, or shows that it does not. */
  readonly overlapDays: number
}
export type HistorySources = { readonly asx: HistorySource; readonly coins: HistorySource }

/** The history of one instrument as far as it is kept. */
export type KeptHistory = {
  readonly history: PriceHistory
  /**
   * Day numbers between which it is known, both included: a session among them without a close is a gap. One whose close may only be
   * late is behind `to`.
   */
  readonly from: number
  readonly to: number
  /** Whether the provider had nothing before its first close although it was asked for more. */
  readonly isWhole: boolean
  /** Tells series apart that a provider has scaled differently: years of two never stand beside each other. */
  readonly basis: string
}

/** Histories of providers, once for everybody; made-up ones are never kept. */
export type PriceHistoryStore = {
  /** By instrument key, with all that is kept; what is not kept is left out. */
  read(instruments: readonly Instrument[]): Promise<Map<string, KeptHistory>>
  /**
   * By instrument key, what is kept from a day on, a day number; up to a year before it may be there too. It is to look at: without its
   * earlier years nothing may be kept in its place.
   */
  readSince(instruments: readonly Instrument[], day: number): Promise<Map<string, PriceHistory>>
  /**
   * Keeps a history: one write for each year that changed.
   * @param before what was read; somebody else's write since then wins, and nothing more is written
   * @returns the number of writes
   */
  save(instrument: Instrument, kept: KeptHistory, before: KeptHistory | undefined): Promise<number>
}

/** The instruments that somebody holds or has held, without anybody's name. */
export type HeldInstruments = {
  /** Those that the market knows, without expiry. */
  list(): Promise<Instrument[]>
  /** Of those that were added lately, and that no run has asked the market about, up to `most` of each kind. */
  added(now: Date, most: number): Promise<Instrument[]>
  /** An added instrument that the market knows is held for good; one that it does not know is forgotten. */
  settle(instrument: Instrument, isKnown: boolean): Promise<void>
}

/** The close of a day, kept for good (kept-close.ts). */
export type KeptClose = {
  /** AUD for one unit of that day. */
  readonly price: number
  /** The day of the close: a few days earlier where there was no trade, `YYYY-MM-DD`. */
  readonly closedOn: string
  readonly source: PriceProvider
}

/** Closes of single days, kept for good and once for everybody. */
export type KeptCloseStore = {
  /** The keys of the instruments whose close of a day is kept. */
  keysOf(day: string): Promise<Set<string>>
  /** By instrument key; what is not kept is left out. */
  read(day: string, instruments: readonly Instrument[]): Promise<Map<string, KeptClose>>
  /** Keeps a close unless one is there: the first stays. False when one was. */
  keep(day: string, instrument: Instrument, close: KeptClose): Promise<boolean>
}

const noPast: HistorySource = {
  daily: () => Promise.reject(new SourceUnavailable('refused')),
  earliest: () => 0,
  overlapDays: 0,
}
/** Where nobody is asked, histories are what is kept, or samples. */
export const noHistorySources: HistorySources = { asx: noPast, coins: noPast }
