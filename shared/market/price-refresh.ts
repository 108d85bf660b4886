// Price refresh: the scheduled run that keeps the prices of looked-at symbols current (P17, P18).
// Its calls and writes depend on the number of distinct symbols alone. Running twice, late or in parallel is harmless.
import { type Instrument, instrumentKey, nameOf } from './instrument.ts'
import { isAsxPricing } from './trading-calendar.ts'
import { follow, instrumentsToRefresh } from './price-follower.ts'
import { type Clock, errorFacts, type Log, type Timer } from '../operation/ports.ts'
import {
  type Kept,
  type PriceFollower,
  type QuoteSources,
  type QuoteStore,
  type SourceAnswer,
  SourceUnavailable,
} from './ports.ts'
import type { StoredQuote } from './quote.ts'
import { type Group, instrumentsIn, isOutage } from './quote-fetcher.ts'
import { keep, settle } from './quote-ingestion.ts'
import { groupsInTurn, inTurn, placeOf } from './refresh-turn.ts'

export type RefreshPorts = {
  store: QuoteStore
  sources: QuoteSources
  clock: Clock
  timer: Timer
  log: Log
  follower?: PriceFollower
}

export type RefreshPace = {
  /** No further call begins after this. */
  deadlineMs: number
  /** From the beginning of a call to that of the next to one provider: providers block bursts sooner than a steady rate. */
  everyMs: number
  /** The symbols of each kind that one run takes on. */
  maxSymbols: Readonly<Record<Instrument['kind'], number>>
}

/** Two calls a second for four of the five minutes: 9,600 shares at 20 a call. Of coins eight calls, for their credits are counted. */
export const usualPace: RefreshPace = {
  deadlineMs: 240_000,
  everyMs: 500,
  maxSymbols: { asx: 10_000, coin: 2000 },
}

/** What one run did. `calls` are batch calls to providers; `skipped` symbols were not due or not reached. */
export type RefreshReport = {
  startedAt: string
  durationMs: number
  symbols: number
  calls: number
  writes: number
  unchanged: number
  /** Symbols asked for that gave no price to use: not answered, not believed, or not stored. */
  failures: number
  skipped: number
  /** Those among the skipped that were due: there was no room or no time for them. Their turn comes in the next runs. */
  unreached: number
  /** Calls not made because the provider's circuit was open. */
  circuitOpen: number
  /** For how long a provider has given no price that can be used, the longest of them; 0 while they work. */
  outageSeconds: number
}

type Tally = Pick<
  RefreshReport,
  'calls' | 'writes' | 'unchanged' | 'failures' | 'unreached' | 'circuitOpen' | 'outageSeconds'
>

const nothingDone: Tally = {
  calls: 0,
  writes: 0,
  unchanged: 0,
  failures: 0,
  unreached: 0,
  circuitOpen: 0,
  outageSeconds: 0,
}

/** Answers of one batch; undefined when the provider as a whole gave none. */
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
  { store, clock, log }: RefreshPorts,
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
  { store, clock }: RefreshPorts,
): Promise<void> {
  const isNoted = kept.outages[kind] !== undefined
  if (isNoted === !hasAnswered) return
  await store.noteOutage(kind, hasAnswered ? null : clock.now().toISOString())
}

async function refreshProvider(
  groups: readonly Group[],
  kept: Kept,
  ports: RefreshPorts,
  pace: RefreshPace,
  isTimeUp: () => boolean,
  confirmed: StoredQuote[],
) {
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
    nextAt = ports.timer.elapsedMs() + pace.everyMs
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

/**
 * Refreshes one kind: those whose turn it is, up to `maxSymbols`, in batches in the order of their earliest symbol; those that have
 * no price yet are last in the batches. The next run begins at the first symbol that this one did not ask for, so that none
 * is passed over twice, and each is asked for as often as any other but for the rest of a batch.
 */
async function refreshKind(
  due: readonly Instrument[],
  last: string | undefined,
  ports: RefreshPorts,
  pace: RefreshPace,
  isTimeUp: () => boolean,
  confirmed: StoredQuote[],
): Promise<Tally> {
  const [first] = due
  if (first === undefined) return nothingDone
  const turn = inTurn(due, last).slice(0, pace.maxSymbols[first.kind])
  const kept = await ports.store.read(turn)
  const groups = groupsInTurn(turn, kept, ports.sources)
  const { tally, left, next } = await refreshProvider(groups, kept, ports, pace, isTimeUp, confirmed)
  const lastAsked = next === undefined ? turn.at(-1) : turn[placeOf(next, turn) - 1]
  const unreached = due.length - turn.length + left.reduce((sum, { names }) => sum + names.length, 0)
  // The batch that ended the run may be the last of its turn: then nothing is unreached, and still it comes first in the next.
  if ((unreached > 0 || next !== undefined) && lastAsked !== undefined) {
    await ports.store.notePosition('refresh', lastAsked.kind, instrumentKey(lastAsked))
  }
  return { ...tally, unreached }
}

/** One run: shares while the ASX may have new prices, coins always. Neither kind takes anything from the other. */
export async function refreshPrices(ports: RefreshPorts, given: Partial<RefreshPace> = {}): Promise<RefreshReport> {
  const pace = { ...usualPace, ...given }
  const { store, clock, timer } = ports
  // Real time: the handlers' clock may stand still.
  const began = timer.elapsedMs()
  const isTimeUp = (): boolean => timer.elapsedMs() - began > pace.deadlineMs
  const startedAt = clock.now()

  const [tracked, positions] = await Promise.all([instrumentsToRefresh(ports, startedAt), store.positions('refresh')])
  const due = tracked.filter(({ kind }) => kind === 'coin' || isAsxPricing(startedAt))
  const tallies = await Promise.all(
    (['asx', 'coin'] as const).map(async (kind) => {
      const confirmed: StoredQuote[] = []
      const dueOfKind = due.filter((instrument) => instrument.kind === kind)
      const tally = await refreshKind(dueOfKind, positions[kind], ports, pace, isTimeUp, confirmed)
      // At once: the other kind may take minutes, and a run that is cut off in them must not cost this one its alerts.
      await follow(kind, confirmed, ports)
      return tally
    }),
  )

  const sum = (count: keyof Tally): number => tallies.reduce((total, tally) => total + tally[count], 0)
  return {
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(timer.elapsedMs() - began),
    symbols: tracked.length,
    calls: sum('calls'),
    writes: sum('writes'),
    unchanged: sum('unchanged'),
    failures: sum('failures'),
    skipped: sum('unreached') + tracked.length - due.length,
    unreached: sum('unreached'),
    circuitOpen: sum('circuitOpen'),
    outageSeconds: Math.max(...tallies.map((tally) => tally.outageSeconds)),
  }
}
