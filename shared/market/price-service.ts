// Price service: prices from the provider, from the store or from the samples (P16); requests in parallel share one call.
import { type Instrument, instrumentKey, nameOf } from './instrument.ts'
import { daysAfter, startOfSydneyDay, sydneyDay } from '../kernel/sydney-days.ts'
import { samplePriceOf } from './sample-prices.ts'
import { cacheMs, isStale, nowCacheMs } from './freshness.ts'
import type { KeptQuote } from './price-check.ts'
import { type PricedInstrument, type StoredQuote } from './quote.ts'
import { type Clock, errorFacts, type Log, type Timer } from '../operation/ports.ts'
import type { Freshness, Kept, PriceService, QuoteSources, QuoteStore } from './ports.ts'
import { ask, type Group, groupByProvider, instrumentsIn } from './quote-fetcher.ts'
import { keep, settle, type Settled } from './quote-ingestion.ts'

/** "Not found" is believed for this long; it may be an error of the provider. */
const notFoundMs = 10 * 60_000
/** A failure this long ago no longer says anything about the provider. */
const failureCountsMs = 15 * 60_000
/** An instrument that was not looked at for this many days is no longer refreshed. */
const trackedDays = 30
const maxRemembered = 5000

export type PriceServicePorts = {
  store: QuoteStore
  sources: QuoteSources
  clock: Clock
  timer: Timer
  log: Log
  /** An answer is given after this, with what is known by then. */
  answerWithinMs?: number
}

type Learned = { kind: Settled['kind'] | 'unavailable'; at: number }

const isNoFailure = (kind: Learned['kind']): boolean => kind === 'confirmed' || kind === 'older'

const isWithin = (age: number, limit: number): boolean => age >= 0 && age < limit

/**
 * Only what is known to exist is worth refreshing: anything typed while no provider could refuse it would
 * otherwise push real securities out of the scheduled run.
 */
const exists = (priced: PricedInstrument | undefined): boolean =>
  priced?.kind === 'quote' || (priced?.kind === 'sample' && priced.isListed)

/** A price service that remembers what this process has learned from the providers. */
export function createPriceService({
  store,
  sources,
  clock,
  timer,
  log,
  answerWithinMs = 5500,
}: PriceServicePorts): PriceService {
  // What this container has learned; other containers see only what is worth storing.
  const learned = new Map<string, Learned>()
  const confirmed = new Map<string, StoredQuote>()
  const trackedOn = new Map<string, string>()
  const underWay = new Map<string, Promise<void>>()

  function newest(key: string, kept: KeptQuote | undefined): StoredQuote | undefined {
    const own = confirmed.get(key)
    if (own === undefined || kept === undefined) return own ?? kept
    if (kept.asOf !== own.asOf) return kept.asOf > own.asOf ? kept : own
    return kept.fetchedAt > own.fetchedAt ? kept : own
  }

  /** The last thing learned here, unless another container has confirmed a price since. */
  function lastLearned(key: string, quote: StoredQuote | undefined): Learned | undefined {
    const last = learned.get(key)
    return last !== undefined && quote !== undefined && Date.parse(quote.fetchedAt) > last.at ? undefined : last
  }

  function isDue(instrument: Instrument, kept: KeptQuote | undefined, freshness: Freshness, now: number): boolean {
    if (freshness === 'stored') return false
    const key = instrumentKey(instrument)
    const quote = newest(key, kept)
    const last = lastLearned(key, quote)
    const limit = freshness === 'now' ? nowCacheMs : cacheMs(instrument.kind, new Date(now))
    if (last?.kind === 'not-found') return !isWithin(now - last.at, notFoundMs)
    if (last !== undefined && last.kind !== 'unavailable' && isWithin(now - last.at, limit)) return false
    return quote === undefined || !isWithin(now - Date.parse(quote.fetchedAt), limit)
  }

  async function learn(group: Group, kept: Kept, askedBy: string | undefined): Promise<void> {
    const isRenewal = instrumentsIn(group).every((instrument) => kept.quotes.has(instrumentKey(instrument)))
    const answers = await ask(group, sources, askedBy, isRenewal)
    const now = clock.now()
    const note = (key: string, kind: Learned['kind']): void => void learned.set(key, { kind, at: now.getTime() })
    const storing = instrumentsIn(group).map(async (instrument) => {
      const key = instrumentKey(instrument)
      const answer = answers.get(nameOf(instrument)) ?? { kind: 'unavailable' }
      if (answer.kind === 'unavailable') return note(key, 'unavailable')
      const stored = kept.quotes.get(key)
      const before = newest(key, stored)
      const suspect = stored?.suspect === undefined ? {} : { suspect: stored.suspect }
      const settled = settle(instrument, answer, before === undefined ? undefined : { ...before, ...suspect }, now)
      note(key, settled.kind)
      if (settled.kind === 'confirmed') confirmed.set(key, settled.quote)
      await keep(store, instrument, settled, stored)
    })
    await Promise.all(storing)
  }

  /**
   * Batches in the order in which they are asked for. Of hundreds of symbols not all have their turn at the provider in time: those
   * without a price come first, and then those whose price was confirmed the longest ago. Within them what has no price is
   * kept together, so that one that does not exist spoils no batch of good ones.
   */
  function groupsInOrder(instruments: readonly Instrument[], { quotes }: Kept): Group[] {
    const confirmedAt = (instrument: Instrument): number => {
      const key = instrumentKey(instrument)
      return Date.parse(newest(key, quotes.get(key))?.fetchedAt ?? '') || 0
    }
    const latestFirst = instruments.toSorted((a, b) => confirmedAt(b) - confirmedAt(a))
    return groupByProvider(latestFirst, sources).toReversed()
  }

  /** Starts what is not under way yet. */
  function startAsking(due: readonly Instrument[], kept: Kept, askedBy: string | undefined): void {
    const fresh = due.filter((instrument) => !underWay.has(instrumentKey(instrument)))
    for (const group of groupsInOrder(fresh, kept)) {
      const groupKeys = instrumentsIn(group).map(instrumentKey)
      const asking = learn(group, kept, askedBy)
        .catch((error: unknown) => log.warn('a price was not learned or not stored', errorFacts(error)))
        .finally(() => groupKeys.forEach((key) => underWay.delete(key)))
      for (const key of groupKeys) underWay.set(key, asking)
    }
  }

  /** @param isLate asked for, and the provider has not answered in time */
  function price(instrument: Instrument, kept: Kept, now: Date, isLate: boolean): PricedInstrument {
    const key = instrumentKey(instrument)
    const stored = kept.quotes.get(key)
    const quote = newest(key, stored)
    const last = lastLearned(key, quote)
    const isRecent = last !== undefined && isWithin(now.getTime() - last.at, failureCountsMs)
    const isMissing = isRecent && last.kind === 'not-found'
    if (quote !== undefined) {
      // Held back by whichever container: the provider has said something else since.
      const isContradicted = stored?.suspect !== undefined && stored.suspect.seenAt > quote.fetchedAt
      const isUnconfirmed = isRecent ? !isNoFailure(last.kind) : kept.outages[instrument.kind] !== undefined
      const hasFailed = isLate || isContradicted || isUnconfirmed
      const { suspect: _suspect, ...shown }: KeptQuote = quote
      return { kind: 'quote', quote: shown, isStale: isMissing || isStale(shown, now, hasFailed) }
    }
    const sample = samplePriceOf(instrument)
    // What is on the curated list exists, whatever a provider says about it today.
    return isMissing && !sample.isListed ? { kind: 'not-found' } : { kind: 'sample', ...sample }
  }

  /** Best effort: prices are answered even when this cannot be stored. */
  async function track(instruments: readonly Instrument[], now: Date): Promise<void> {
    const day = sydneyDay(now)
    const untracked = instruments.filter((instrument) => trackedOn.get(instrumentKey(instrument)) !== day)
    if (untracked.length === 0) return
    try {
      await store.track(untracked, day, startOfSydneyDay(daysAfter(day, trackedDays + 1)))
      for (const instrument of untracked) trackedOn.set(instrumentKey(instrument), day)
    } catch (error) {
      log.warn('a look at prices was not noted', errorFacts(error))
    }
  }

  return {
    async priceAll(asked, freshness, { looks, askedBy } = {}) {
      const instruments = [...new Map(asked.map((instrument) => [instrumentKey(instrument), instrument])).values()]
      if (instruments.length === 0) return new Map()
      if (learned.size > maxRemembered) for (const memory of [learned, confirmed, trackedOn]) memory.clear()
      const kept = await store.read(instruments)
      const due = instruments.filter((instrument) =>
        isDue(instrument, kept.quotes.get(instrumentKey(instrument)), freshness, clock.now().getTime()),
      )
      startAsking(due, kept, askedBy)
      await timer.within(
        Promise.all(due.flatMap((instrument) => underWay.get(instrumentKey(instrument)) ?? [])),
        answerWithinMs,
      )
      const now = clock.now()
      const late = new Set(due.map(instrumentKey).filter((key) => underWay.has(key)))
      const priced = new Map(
        instruments.map((instrument) => {
          const key = instrumentKey(instrument)
          return [key, price(instrument, kept, now, late.has(key))]
        }),
      )
      await track(
        instruments.filter(
          (instrument) =>
            (looks === undefined || instrument.kind === 'asx') && exists(priced.get(instrumentKey(instrument))),
        ),
        now,
      )
      return priced
    },
  }
}
