// ProviderRefresh: one provider's part of the scheduled refresh: batches at a steady pace, what their answers bring, and its outages.
import { type Clock, errorFacts, type Log, type Timer } from '../operation/ports.ts'
import { type Instrument, instrumentKey, nameOf } from './instrument.ts'
import { type Kept, type QuoteSources, type QuoteStore, type SourceAnswer, SourceUnavailable } from './ports.ts'
import type { StoredQuote } from './quote.ts'
import { type Group, instrumentsIn, isOutage } from './quote-fetcher.ts'
import { keep, settle } from './quote-ingestion.ts'

export type ProviderRefreshPorts = {
  store: QuoteStore
  sources: QuoteSources
  clock: Clock
  timer: Timer
  log: Log
}

/** What was done for one kind of symbols. */
export type Tally = {
  /** Batch calls to the provider. */
  calls: number
  writes: number
  /** Symbols whose price is no newer than what is kept, or says nothing more. */
  unchanged: number
  /** Symbols asked for that gave no price to use: not answered, not believed, or not stored. */
  failures: number
  /** Calls not made because the provider's circuit was open. */
  circuitOpen: number
  /** For how long the provider has given no price that can be used; 0 while it works. */
  outageSeconds: number
}

/** Of a provider that was not asked. */
export const nothingDone: Tally = {
  calls: 0,
  writes: 0,
  unchanged: 0,
  failures: 0,
  circuitOpen: 0,
  outageSeconds: 0,
}

/** @returns the answers of one batch, or why the provider as a whole gave none */
async function askProvider(
  group: Group,
  sources: QuoteSources,
): Promise<Map<string, SourceAnswer> | SourceUnavailable> {
  try {
    return await (group.kind === 'asx' ? sources.asx.many(group.names) : sources.coins.many(group.names))
  } catch (error) {
    if (error instanceof SourceUnavailable) return error
    throw error
  }
}

/** Whether a provider works: it has a price to use for one instrument at least, or of so few that all of them may be gone. */
const hasPrices = (usable: number, asked: number): boolean => usable > 0 || (asked > 0 && !isOutage(asked, asked))

/** A provider that limits us, or whose circuit is open, gets no further call in this run. */
const endsTheRun = ({ because }: SourceUnavailable): boolean => because === 'throttled' || because === 'circuit-open'

/** @returns for how many the provider had a price to use: a new one, or one no newer than what is kept */
async function takeIn(
  group: Group,
  answers: Map<string, SourceAnswer>,
  kept: Kept,
  { store, clock, log }: ProviderRefreshPorts,
  tally: Tally,
  confirmed: StoredQuote[],
): Promise<number> {
  const now = clock.now()
  let usable = 0
  const taking = instrumentsIn(group).map(async (instrument) => {
    const stored = kept.quotes.get(instrumentKey(instrument))
    const settled = settle(instrument, answers.get(nameOf(instrument)) ?? { kind: 'no-data' }, stored, now)
    const isUsable = settled.kind === 'confirmed' || settled.kind === 'older'
    if (isUsable) usable++
    try {
      const isWritten = await keep(store, instrument, settled, stored)
      if (isWritten) tally.writes++
      if (settled.kind === 'confirmed') confirmed.push(settled.quote)
      if (!isUsable) tally.failures++
      else if (!isWritten) tally.unchanged++
    } catch (error) {
      tally.failures++
      log.warn('a refreshed price was not stored', errorFacts(error))
    }
  })
  await Promise.all(taking)
  return usable
}

/** Notes when a provider stops having prices and when it has some again; nothing in between. */
async function noteOutage(
  kind: Instrument['kind'],
  hasAnswered: boolean,
  kept: Kept,
  { store, clock }: ProviderRefreshPorts,
): Promise<void> {
  const isNoted = kept.outages[kind] !== undefined
  if (isNoted === !hasAnswered) return
  await store.noteOutage(kind, hasAnswered ? null : clock.now().toISOString())
}

/**
 * Asks one provider for batches, one after the other, until it ends the run or the time is up, and stores what is new.
 * @param pace.everyMs from the beginning of a call to that of the next
 * @param confirmed takes the prices that the provider confirmed
 * @returns what was done, the batches that were not asked for, and the one that the next run begins with; undefined when none is left
 */
export async function refreshProvider(
  groups: readonly Group[],
  kept: Kept,
  ports: ProviderRefreshPorts,
  { everyMs, isTimeUp }: { everyMs: number; isTimeUp: () => boolean },
  confirmed: StoredQuote[],
): Promise<{ tally: Tally; left: readonly Group[]; next: Group | undefined }> {
  const tally: Tally = { ...nothingDone }
  let answered = 0
  let usable = 0
  let isOver = false
  let asked = 0
  let nextAt = ports.timer.elapsedMs()
  for (const group of groups) {
    const waitMs = nextAt - ports.timer.elapsedMs()
    if (waitMs > 0 && !isOver) await ports.timer.pause(waitMs)
    if (isOver || isTimeUp()) break
    nextAt = ports.timer.elapsedMs() + everyMs
    asked++
    const answers = await askProvider(group, ports.sources)
    const isCircuitOpen = answers instanceof SourceUnavailable && answers.because === 'circuit-open'
    if (isCircuitOpen) tally.circuitOpen++
    else tally.calls++
    if (answers instanceof SourceUnavailable) {
      tally.failures += group.names.length
      isOver = endsTheRun(answers)
      continue
    }
    answered += group.names.length
    usable += await takeIn(group, answers, kept, ports, tally, confirmed)
  }
  const kind = groups[0]?.kind
  if (asked > 0 && kind !== undefined) {
    const hasAnswered = hasPrices(usable, answered)
    const since = hasAnswered ? undefined : kept.outages[kind]
    if (since !== undefined) tally.outageSeconds = Math.round((ports.clock.now().getTime() - Date.parse(since)) / 1000)
    await noteOutage(kind, hasAnswered, kept, ports)
  }
  // A call that ended the run says nothing about its symbols: they come first in the next.
  return { tally, left: groups.slice(asked), next: groups[isOver ? asked - 1 : asked] }
}
