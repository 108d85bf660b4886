// FetchHistory: what is missing of one price history, asked of its provider in as few calls as can be, and kept.
import { dayNumber, dayOf } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import type { Clock } from '../operation/ports.ts'
import { type Instrument, nameOf } from './instrument.ts'
import { mergeHistory } from './merge-history.ts'
import { knownUpTo, lastClosedDay } from './newest-close.ts'
import type { HistorySource, HistorySources, KeptHistory, PriceHistoryStore } from './history-ports.ts'

/**
 * A series that begins this much later than it was asked for begins there: listed then, or as far as the provider goes; unless the
 * provider says that it was traded before.
 */
const listedLaterDays = 30
/** One instrument, the first day (a day number) on which anybody wants to know what it was worth, and who asks, if a person does. */
export type HistoryWish = { readonly instrument: Instrument; readonly from: number; readonly askedBy?: string }

/** Fetching begins with a year, so that the next, slightly earlier wish needs no further call. */
const startOfYear = (day: number): number => dayNumber(`${dayOf(day).slice(0, 4)}-01-01`)

/** Whose history an instrument has. */
export const historySourceOf = ({ asx, coins }: HistorySources, { kind }: Instrument): HistorySource =>
  kind === 'asx' ? asx : coins

/** Whether days before what is kept are missing. */
export const lacksPast = (kept: KeptHistory, from: number, earliest: number): boolean =>
  !kept.isWhole && kept.from > Math.max(from, earliest)

export type Fetched = { kept: KeptHistory | undefined; calls: number; writes: number; because?: string }

/**
 * Fetches what is missing of one history and keeps it. Where the provider may have re-scaled its past (`mergeHistory`), all of it
 * is fetched anew, and nothing of the old series stays.
 * @param from the first day wanted
 * @throws SourceUnavailable, with nothing changed
 */
export async function fetchHistory(
  { instrument, from, askedBy }: HistoryWish,
  before: KeptHistory | undefined,
  { store, sources, clock }: { store: PriceHistoryStore; sources: HistorySources; clock: Clock },
): Promise<Fetched> {
  const now = clock.now()
  const source = historySourceOf(sources, instrument)
  const earliest = source.earliest(dayNumber(sydneyDay(now)), nameOf(instrument))
  const to = lastClosedDay(instrument.kind, now)
  // Never less than the overlap: a provider may answer a shorter window by other closes.
  const wanted = Math.max(startOfYear(Math.min(from, to - source.overlapDays)), earliest)
  const isPast = before === undefined || lacksPast(before, from, earliest)
  const whole = Math.max(Math.min(wanted, before?.from ?? wanted), earliest)
  const asked = isPast ? whole : Math.max(before.to - source.overlapDays, earliest)

  let first = asked
  let answer = await source.daily(nameOf(instrument), asked, to, askedBy, !isPast)
  let calls = 1
  if (answer.kind !== 'history') return { kept: before, calls, writes: 0, because: answerWord(answer) }
  let merged = before === undefined ? undefined : mergeHistory(before.history, answer.history)
  if (merged?.change === 'replaced' && asked > whole) {
    first = whole
    answer = await source.daily(nameOf(instrument), whole, to, askedBy)
    calls++
    // The old series is no longer what the provider says, and half a new one would tear a hole: both wait for the next try.
    if (answer.kind !== 'history') return { kept: before, calls, writes: 0, because: answerWord(answer) }
    merged = { history: answer.history, change: 'replaced' }
  }
  first = answer.from ?? first
  const isNewSeries = before === undefined || merged?.change === 'replaced'
  const history = merged?.history ?? answer.history
  if (history.days.length === 0) return { kept: before, calls, writes: 0, because: 'no-data' }
  const { tradedSince } = answer
  /** One that was traded long before was only suspended. */
  const beginsLate = (day: number): boolean => tradedSince !== undefined && tradedSince < day - listedLaterDays
  const isListedLater = history.days[0]! - first > listedLaterDays && !beginsLate(history.days[0]!)
  // Before a provider's first trade was known, it may have been taken for listed then.
  const isTakenForWhole = before !== undefined && beginsLate(before.from)
  const isWhole = (!isNewSeries && before.isWhole && !isTakenForWhole) || isListedLater
  const kept: KeptHistory = {
    history,
    // The years before anything was listed are no gap, and take no place.
    from: isWhole ? history.days[0]! : isNewSeries ? first : Math.min(first, before.from),
    to: knownUpTo(history, instrument.kind, now),
    isWhole,
    basis: isNewSeries ? now.toISOString() : before.basis,
  }
  return { kept, calls, writes: await store.save(instrument, kept, before) }
}

const answerWord = (answer: { kind: 'not-found' } | { kind: 'refused'; because: string }): string =>
  answer.kind === 'refused' ? answer.because : answer.kind
