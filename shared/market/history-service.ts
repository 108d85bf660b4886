// HistoryService: price histories from the store, filled from the providers where days are missing, in the time there is.
import { dayNumber, dayOf } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { type Clock, errorFacts, type Log, type Timer } from '../operation/ports.ts'
import { type Instrument, instrumentKey, nameOf } from './instrument.ts'
import { mergeHistory } from './merge-history.ts'
import { knownUpTo, lastClosedDay, maxGapDays } from './newest-close.ts'
import {
  type HistorySource,
  type HistorySources,
  type KeptHistory,
  type PriceHistoryStore,
  SourceUnavailable,
} from './ports.ts'
import type { PriceHistory } from './price-history.ts'
import { sampleHistory } from './sample-history.ts'
import { samplePriceOf } from './sample-prices.ts'

/** A series that begins this much later than it was asked for begins there: listed then, or as far as the provider goes. */
const listedLaterDays = 30
/** How long an instrument is not asked for again after the provider did not know it, or had nothing that may be used. */
const unknownForMs = 10 * 60_000
/** How long a fetch that gave no new day is not repeated for a request: the provider may be late, or trading halted. */
const askAgainAfterMs = 10 * 60_000

/** One instrument, the first day (a day number) on which anybody wants to know what it was worth, and who asks, if a person does. */
export type HistoryWish = { readonly instrument: Instrument; readonly from: number; readonly askedBy?: string }

export type ServedHistory = {
  /** Null where no provider has daily prices in AUD, or where they are still to be fetched. */
  readonly history: PriceHistory | null
  /** Day numbers between which it is known; null while nothing is kept. */
  readonly covers: { readonly from: number; readonly to: number } | null
  readonly isSample: boolean
  readonly state: 'complete' | 'fetching' | 'unavailable' | 'not-found'
}

export type HistoryService = {
  /** What is kept of some instruments, by instrument key, as it is: no provider is asked. */
  kept(instruments: readonly Instrument[]): Promise<Map<string, PriceHistory>>
  /**
   * The histories asked for, by instrument key. Never fails because of a provider. What the time allows is fetched, two at a
   * time, and kept; the next call goes on.
   */
  histories(wishes: readonly HistoryWish[]): Promise<Map<string, ServedHistory>>
}

export type HistoryPorts = {
  store: PriceHistoryStore
  sources: HistorySources
  clock: Clock
  timer: Timer
  log: Log
}

/** Fetching begins with a year, so that the next, slightly earlier wish needs no further call. */
const startOfYear = (day: number): number => dayNumber(`${dayOf(day).slice(0, 4)}-01-01`)

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
  { store, sources, clock }: Pick<HistoryPorts, 'store' | 'sources' | 'clock'>,
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
  let answer = await source.daily(nameOf(instrument), asked, to, askedBy)
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
  const isWhole = (!isNewSeries && before.isWhole) || history.days[0]! - first > listedLaterDays
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

/** @param budgetMs how long one call may fetch; what is under way then goes on, and is kept when it arrives */
export function createHistoryService(ports: HistoryPorts, { budgetMs = 4000 } = {}): HistoryService {
  const { store, sources, clock, timer, log } = ports
  const underWay = new Map<string, Promise<Fetched | SourceUnavailable>>()
  const unknownSince = new Map<string, number>()
  const asked = new Map<string, { at: number; from: number }>()

  const isRecent = (at: number | undefined, forMs: number): boolean =>
    at !== undefined && Math.abs(clock.now().getTime() - at) < forMs

  function fetchOnce(wish: HistoryWish, before: KeptHistory | undefined): Promise<Fetched | SourceUnavailable> {
    const key = instrumentKey(wish.instrument)
    const running = underWay.get(key)
    if (running !== undefined) return running
    const fetching = fetchHistory(wish, before, ports)
      .then((fetched) => {
        asked.set(key, { at: clock.now().getTime(), from: wish.from })
        if (fetched.kept === undefined) unknownSince.set(key, clock.now().getTime())
        if (fetched.because !== undefined) log.warn('a price history is of no use', { because: fetched.because })
        return fetched
      })
      .catch((error: unknown) => {
        if (error instanceof SourceUnavailable) return error
        log.warn('a price history was not kept', errorFacts(error))
        return new SourceUnavailable('failing', { cause: error })
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, fetching)
    return fetching
  }

  /** Whether something is missing that a provider could know. */
  function isDue({ instrument, from }: HistoryWish, kept: KeptHistory | undefined): boolean {
    const key = instrumentKey(instrument)
    if (isRecent(unknownSince.get(key), unknownForMs)) return false
    if (kept === undefined) return true
    const now = clock.now()
    const earliest = historySourceOf(sources, instrument).earliest(dayNumber(sydneyDay(now)), nameOf(instrument))
    const before = asked.get(key)
    const isJustAsked = isRecent(before?.at, askAgainAfterMs)
    if (lacksPast(kept, from, earliest)) return !isJustAsked || before === undefined || from < before.from
    return kept.to < lastClosedDay(instrument.kind, now) && !isJustAsked
  }

  const served = (wish: HistoryWish, kept: KeptHistory | undefined, state: ServedHistory['state']): ServedHistory => {
    if (kept !== undefined) {
      return { history: kept.history, covers: { from: kept.from, to: kept.to }, isSample: false, state }
    }
    if (state !== 'unavailable') return { history: null, covers: null, isSample: false, state }
    const { instrument } = wish
    const [now, { price }] = [clock.now(), samplePriceOf(instrument)]
    // Made up no further back than the provider would go.
    const earliest = historySourceOf(sources, instrument).earliest(dayNumber(sydneyDay(now)), nameOf(instrument))
    const [from, to] = [Math.max(wish.from - maxGapDays.asx, earliest), lastClosedDay(instrument.kind, now)]
    return { history: sampleHistory(instrument, price, from, to), covers: { from, to }, isSample: true, state }
  }

  return {
    async kept(instruments) {
      const kept = await store.read(instruments)
      return new Map([...kept].map(([key, { history }]) => [key, history]))
    },

    async histories(wishes) {
      const began = timer.elapsedMs()
      const left = (): number => budgetMs - (timer.elapsedMs() - began)
      const kept = await store.read(wishes.map(({ instrument }) => instrument))
      const answers = new Map<string, ServedHistory>()
      const due = wishes.filter((wish) => {
        const key = instrumentKey(wish.instrument)
        if (isDue(wish, kept.get(key))) return true
        const isUnknown = kept.get(key) === undefined
        answers.set(key, served(wish, kept.get(key), isUnknown ? 'not-found' : 'complete'))
        return false
      })
      await Promise.all(
        (['asx', 'coin'] as const).map((kind) => fetchKind(due.filter(({ instrument }) => instrument.kind === kind))),
      )
      return answers

      async function fetchKind(queue: HistoryWish[]): Promise<void> {
        let isAway = false
        // Two at a time, as the provider's door lets through: the third would only wait there and call it the provider's time.
        const worker = async (): Promise<void> => {
          for (let wish = queue.shift(); wish !== undefined; wish = queue.shift()) {
            const key = instrumentKey(wish.instrument)
            const before = kept.get(key)
            const outcome = isAway
              ? new SourceUnavailable('circuit-open')
              : left() <= 0
                ? undefined
                : await timer.within(fetchOnce(wish, before), left())
            answers.set(key, outcomeOf(wish, before, outcome))
            isAway ||= outcome instanceof SourceUnavailable
          }
        }
        await Promise.all([worker(), worker()])
      }

      function outcomeOf(
        wish: HistoryWish,
        before: KeptHistory | undefined,
        outcome: Fetched | SourceUnavailable | undefined,
      ): ServedHistory {
        if (outcome === undefined) return served(wish, before, 'fetching')
        if (outcome instanceof SourceUnavailable) return served(wish, before, 'unavailable')
        if (outcome.kept !== undefined) return served(wish, outcome.kept, 'complete')
        return served(wish, undefined, 'not-found')
      }
    },
  }
}
