// HistoryRun: once after the close, the day's close of every instrument that is held and every share that is looked at, and, from
// 30 June 2027, the closes that are kept for good. Calls and writes grow with distinct symbols only. Each coin is a call of a plan
// that counts them by the month: one that nobody holds gets its closes when a chart asks for them.
import { sydneyDay } from '../kernel/sydney-days.ts'
import { dayNumber } from '../kernel/dates.ts'
import { errorFacts } from '../operation/ports.ts'
import { benchmarkInstruments } from './benchmark-instruments.ts'
import { fetchHistory, historySourceOf, lacksPast } from './fetch-history.ts'
import type { HistoryPorts } from './history-service.ts'
import { type Instrument, instrumentKey, nameOf } from './instrument.ts'
import { lastClosedDay } from './newest-close.ts'
import { type QuoteStore, SourceUnavailable } from './ports.ts'
import { isOutage } from './quote-fetcher.ts'
import type { HeldInstruments, KeptCloseStore, KeptHistory } from './history-ports.ts'
import { inTurn } from './refresh-turn.ts'
import { samplePriceOf } from './sample-prices.ts'
import { closesWanted, firstDayFor, keepCloses, type WantedCloses } from './wanted-closes.ts'

export type HistoryRunPorts = HistoryPorts & {
  held: HeldInstruments
  quotes: Pick<QuoteStore, 'tracked' | 'positions' | 'notePosition'>
  closes: Pick<KeptCloseStore, 'keysOf' | 'keep'>
}

export type HistoryRunPace = {
  /** After this nothing more is begun; the next run goes on behind what this one asked for last. */
  readonly deadlineMs: number
  /** Between two calls to one provider: a burst costs more than a slow crawl. */
  readonly pauseMs: number
}
/** Of what was added lately one run takes on so many of each kind: whoever types inventions all day takes no more of it from the others. */
const maxAdded = 100
export const usualPace: HistoryRunPace = { deadlineMs: 8 * 60_000, pauseMs: 500 }

/** When the run begins, in minutes of the day by the clock in Sydney: the closing price is out at 16:42. */
export const startsAtMinute = 16 * 60 + 45

/** What one run did; a type, so that it can be logged as it is. */
export type HistoryRunReport = {
  startedAt: string
  durationMs: number
  /** Distinct instruments held or compared with, and shares looked at. */
  symbols: number
  calls: number
  writes: number
  /** Closes kept for good. */
  keptCloses: number
  /** Had their newest close already. */
  unchanged: number
  /** Asked for in vain: not known, or an answer that must not be used. */
  failures: number
  /** Without an answer: the provider gave none, or none that can be used for any of them, or the time was over. */
  unreached: number
}

type Tally = Pick<HistoryRunReport, 'calls' | 'writes' | 'keptCloses' | 'unchanged' | 'failures' | 'unreached'> & {
  /** Whose history the provider told. */
  told: number
}

/**
 * Whether the provider works for nobody. What has its newest close already was told by it not long ago. Inventions alone, such as coins
 * where none is held, say nothing about it.
 */
const isAway = ({ told, unchanged, failures }: Tally, unknown: number): boolean =>
  told === 0 && unchanged === 0 && failures > unknown && isOutage(failures, failures)

/** One run; what it could not reach comes first in the next. */
export async function appendHistories(
  ports: HistoryRunPorts,
  given: Partial<HistoryRunPace> = {},
): Promise<HistoryRunReport> {
  const pace = { ...usualPace, ...given }
  const { clock, timer } = ports
  const began = timer.elapsedMs()
  const startedAt = clock.now()
  const [held, added, looked, positions, wanted] = await Promise.all([
    ports.held.list(),
    ports.held.added(startedAt, maxAdded),
    ports.quotes.tracked(startedAt),
    ports.quotes.positions('history'),
    closesWanted(ports),
  ])
  const distinct = new Map(
    [...held, ...added, ...looked.filter(({ kind }) => kind === 'asx'), ...benchmarkInstruments].map((instrument) => [
      instrumentKey(instrument),
      instrument,
    ]),
  )
  const instruments = [...distinct.values()]
  const lookedAt = new Set(looked.map(instrumentKey))
  const unsettled = new Map(
    added.map((instrument) => [
      instrumentKey(instrument),
      lookedAt.has(instrumentKey(instrument)) || samplePriceOf(instrument).isListed,
    ]),
  )
  const isTimeUp = (): boolean => timer.elapsedMs() - began > pace.deadlineMs
  const tallies = await Promise.all(
    (['asx', 'coin'] as const).map((kind) =>
      appendKind(
        inTurn(
          instruments.filter((instrument) => instrument.kind === kind),
          positions[kind],
        ),
        ports,
        { wanted, unsettled },
        pace,
        isTimeUp,
      ),
    ),
  )
  const sum = (count: Exclude<keyof Tally, 'told'>): number => tallies.reduce((total, tally) => total + tally[count], 0)
  return {
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(timer.elapsedMs() - began),
    symbols: instruments.length,
    calls: sum('calls'),
    writes: sum('writes'),
    keptCloses: sum('keptCloses'),
    unchanged: sum('unchanged'),
    failures: sum('failures'),
    unreached: sum('unreached'),
  }
}

type Wishes = {
  wanted: readonly WantedCloses[]
  /** What was added lately, by instrument key: whether it is known to exist whatever a provider says about it today. */
  unsettled: ReadonlyMap<string, boolean>
}

/**
 * @param unknown takes what was added lately and the provider does not know
 * @returns whether the provider as a whole is away, which says nothing about this instrument
 */
async function appendOne(
  instrument: Instrument,
  ports: HistoryRunPorts,
  { wanted, unsettled }: Wishes,
  { pauseMs }: HistoryRunPace,
  tally: Tally,
  unknown: Instrument[],
): Promise<boolean> {
  const today = dayNumber(sydneyDay(ports.clock.now()))
  const key = instrumentKey(instrument)
  const settle = async (kept: KeptHistory | undefined): Promise<void> => {
    const isKnown = unsettled.get(key)
    if (isKnown === undefined) return
    if (isKnown || kept !== undefined) await ports.held.settle(instrument, true)
    else unknown.push(instrument)
  }
  try {
    const before = (await ports.store.read([instrument])).get(key)
    const earliest = historySourceOf(ports.sources, instrument).earliest(today, nameOf(instrument))
    const from = Math.max(firstDayFor(key, before, wanted, today), earliest)
    const isNewest = before !== undefined && before.to >= lastClosedDay(instrument.kind, ports.clock.now())
    if (isNewest && !lacksPast(before, from, earliest)) {
      tally.unchanged++
      tally.keptCloses += await keepCloses(instrument, before, wanted, ports)
      await settle(before)
      return false
    }
    if (tally.calls > 0) await ports.timer.pause(pauseMs)
    const fetched = await fetchHistory({ instrument, from }, before, ports)
    tally.calls += fetched.calls
    tally.writes += fetched.writes
    tally.keptCloses += await keepCloses(instrument, fetched.kept, wanted, ports)
    if (fetched.because === undefined) tally.told++
    else tally.failures++
    await settle(fetched.kept)
  } catch (error) {
    if (error instanceof SourceUnavailable) {
      tally.calls++
      if (error.because === 'throttled' || error.because === 'circuit-open') return true
      tally.unreached++
    } else {
      tally.failures++
      ports.log.warn('a history was not appended', errorFacts(error))
    }
  }
  return false
}

/** @param turn in the order in which they are asked for: a run that ends early leaves its place to the next */
async function appendKind(
  turn: readonly Instrument[],
  ports: HistoryRunPorts,
  wishes: Wishes,
  pace: HistoryRunPace,
  isTimeUp: () => boolean,
): Promise<Tally> {
  const tally: Tally = { calls: 0, writes: 0, keptCloses: 0, unchanged: 0, failures: 0, unreached: 0, told: 0 }
  const unknown: Instrument[] = []
  let asked = 0
  // One at a time: thousands of histories together would not fit into the memory of a function.
  for (const instrument of turn) {
    if (isTimeUp() || (await appendOne(instrument, ports, wishes, pace, tally, unknown))) break
    asked++
  }
  tally.unreached += turn.length - asked
  if (isAway(tally, unknown.length)) {
    tally.unreached += tally.failures
    tally.failures = 0
  } else for (const instrument of unknown) await ports.held.settle(instrument, false)
  const last = turn[asked - 1]
  if (asked < turn.length && last !== undefined) {
    await ports.quotes.notePosition('history', last.kind, instrumentKey(last))
  }
  return tally
}
