// HistoryRun: once after the close, the day's close of every instrument that is held or looked at. Calls and writes grow with
// distinct symbols only.
import { sydneyDay } from '../kernel/sydney-days.ts'
import { dayNumber } from '../kernel/dates.ts'
import { errorFacts } from '../operation/ports.ts'
import { benchmarkInstruments } from './benchmark-instruments.ts'
import { fetchHistory, type HistoryPorts, historySourceOf, lastClosedDay } from './history-service.ts'
import { type Instrument, instrumentKey, nameOf } from './instrument.ts'
import { type HeldInstruments, type QuoteStore, SourceUnavailable } from './ports.ts'

export type HistoryRunPorts = HistoryPorts & { held: HeldInstruments; quotes: Pick<QuoteStore, 'tracked'> }

export type HistoryRunPace = {
  /** After this nothing more is begun; the next run goes on. */
  readonly deadlineMs: number
  /** Between two calls to one provider: a burst costs more than a slow crawl. */
  readonly pauseMs: number
}
const usualPace: HistoryRunPace = { deadlineMs: 8 * 60_000, pauseMs: 500 }

/** What one run did; a type, so that it can be logged as it is. */
export type HistoryRunReport = {
  startedAt: string
  durationMs: number
  /** Distinct instruments held, looked at or compared with. */
  symbols: number
  calls: number
  writes: number
  /** Had their newest close already. */
  unchanged: number
  /** Asked for in vain: not known, or an answer that must not be used. */
  failures: number
  /** Not asked: the provider gave no answer, or the time was over. */
  unreached: number
}

type Tally = Pick<HistoryRunReport, 'calls' | 'writes' | 'unchanged' | 'failures' | 'unreached'>

export async function appendHistories(
  ports: HistoryRunPorts,
  given: Partial<HistoryRunPace> = {},
): Promise<HistoryRunReport> {
  const pace = { ...usualPace, ...given }
  const { clock, timer } = ports
  const began = timer.elapsedMs()
  const startedAt = clock.now()
  const [held, looked] = await Promise.all([ports.held.list(), ports.quotes.tracked(startedAt)])
  const distinct = new Map(
    [...held, ...looked, ...benchmarkInstruments].map((instrument) => [instrumentKey(instrument), instrument]),
  )
  const instruments = [...distinct.values()]
  const isTimeUp = (): boolean => timer.elapsedMs() - began > pace.deadlineMs
  const tallies = await Promise.all(
    (['asx', 'coin'] as const).map((kind) =>
      appendKind(
        instruments.filter((instrument) => instrument.kind === kind),
        ports,
        pace,
        isTimeUp,
      ),
    ),
  )
  const sum = (count: keyof Tally): number => tallies.reduce((total, tally) => total + tally[count], 0)
  return {
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(timer.elapsedMs() - began),
    symbols: instruments.length,
    calls: sum('calls'),
    writes: sum('writes'),
    unchanged: sum('unchanged'),
    failures: sum('failures'),
    unreached: sum('unreached'),
  }
}

async function appendKind(
  instruments: readonly Instrument[],
  ports: HistoryRunPorts,
  pace: HistoryRunPace,
  isTimeUp: () => boolean,
): Promise<Tally> {
  const tally: Tally = { calls: 0, writes: 0, unchanged: 0, failures: 0, unreached: 0 }
  const today = dayNumber(sydneyDay(ports.clock.now()))
  let isAway = false
  for (const instrument of instruments) {
    if (isAway || isTimeUp()) {
      tally.unreached++
      continue
    }
    try {
      // One at a time: thousands of histories together would not fit into the memory of a function.
      const before = (await ports.store.read([instrument])).get(instrumentKey(instrument))
      if (before !== undefined && before.to >= lastClosedDay(instrument.kind, ports.clock.now())) {
        tally.unchanged++
        continue
      }
      if (tally.calls > 0) await ports.timer.pause(pace.pauseMs)
      const from = Math.max(
        before?.from ?? today,
        historySourceOf(ports.sources, instrument).earliest(today, nameOf(instrument)),
      )
      const fetched = await fetchHistory({ instrument, from }, before, ports)
      tally.calls += fetched.calls
      tally.writes += fetched.writes
      if (fetched.because !== undefined) tally.failures++
    } catch (error) {
      if (error instanceof SourceUnavailable) {
        tally.calls++
        tally.unreached++
        isAway = error.because === 'throttled' || error.because === 'circuit-open'
      } else {
        tally.failures++
        ports.log.warn('a history was not appended', errorFacts(error))
      }
    }
  }
  return tally
}
