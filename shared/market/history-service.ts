// HistoryService: price histories from the store, filled from the providers where days are missing, in the time there is.
import { dayNumber } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { type Clock, errorFacts, type Log, type Timer } from '../operation/ports.ts'
import { type Fetched, fetchHistory, historySourceOf, type HistoryWish, lacksPast } from './fetch-history.ts'
import { type Instrument, instrumentKey, nameOf } from './instrument.ts'
import { askAgainAfterMs, lastClosedDay, maxGapDays } from './newest-close.ts'
import { SourceUnavailable } from './ports.ts'
import type { HistorySources, KeptHistory, PriceHistoryStore } from './history-ports.ts'
import type { PriceHistory } from './price-history.ts'
import { sampleHistory } from './sample-history.ts'
import { samplePriceOf } from './sample-prices.ts'

/** How long an instrument is not asked for again after the provider did not know it, or had nothing that may be used. */
const unknownForMs = 10 * 60_000
/** How long a fetch that gave none of the days before is not repeated for a request. */
const askPastAgainAfterMs = 10 * 60_000

export type ServedHistory = {
  /** Null where no provider has daily prices in AUD, or where they are still to be fetched. */
  readonly history: PriceHistory | null
  /** Day numbers between which it is known; null while nothing is kept. */
  readonly covers: { readonly from: number; readonly to: number } | null
  readonly isSample: boolean
  readonly state: 'complete' | 'fetching' | 'unavailable' | 'not-found'
}

export type HistoryService = {
  /** What is kept of some instruments from a day on, a day number, by instrument key, as it is: no provider is asked. */
  kept(instruments: readonly Instrument[], since: number): Promise<Map<string, PriceHistory>>
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

  const earliestOf = (instrument: Instrument): number =>
    historySourceOf(sources, instrument).earliest(dayNumber(sydneyDay(clock.now())), nameOf(instrument))

  const isPastLacking = ({ instrument, from }: HistoryWish, kept: KeptHistory): boolean =>
    lacksPast(kept, from, earliestOf(instrument))

  /** Whether something is missing that a provider could know. */
  function isDue({ instrument, from }: HistoryWish, kept: KeptHistory | undefined): boolean {
    const key = instrumentKey(instrument)
    if (isRecent(unknownSince.get(key), unknownForMs)) return false
    if (kept === undefined) return true
    const [now, before] = [clock.now(), asked.get(key)]
    if (isPastLacking({ instrument, from }, kept)) {
      return before === undefined || !isRecent(before.at, askPastAgainAfterMs) || from < before.from
    }
    return kept.to < lastClosedDay(instrument.kind, now) && !isRecent(before?.at, askAgainAfterMs(instrument.kind, now))
  }

  const served = (wish: HistoryWish, kept: KeptHistory | undefined, state: ServedHistory['state']): ServedHistory => {
    if (kept !== undefined) {
      return { history: kept.history, covers: { from: kept.from, to: kept.to }, isSample: false, state }
    }
    if (state !== 'unavailable') return { history: null, covers: null, isSample: false, state }
    const { instrument } = wish
    const [now, { price }] = [clock.now(), samplePriceOf(instrument)]
    // Made up no further back than the provider would go.
    const from = Math.max(wish.from - maxGapDays.asx, earliestOf(instrument))
    const to = lastClosedDay(instrument.kind, now)
    return { history: sampleHistory(instrument, price, from, to), covers: { from, to }, isSample: true, state }
  }

  return {
    kept: (instruments, since) => store.readSince(instruments, since),

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
        // As many as the provider's client lets through at once: a third would only wait there, and its wait count as the provider's.
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
            // What is used up for newer closes may still be left for what is new to us.
            isAway ||= outcome instanceof SourceUnavailable && outcome.because !== 'used-up'
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
        if (outcome instanceof SourceUnavailable) {
          // Nothing failed where only the newest close is left to the daily run.
          const waits = outcome.because === 'used-up' && before !== undefined && !isPastLacking(wish, before)
          return served(wish, before, waits ? 'complete' : 'unavailable')
        }
        // What was under way already may have been for somebody who wants fewer days.
        if (outcome.kept !== undefined) {
          return served(wish, outcome.kept, isDue(wish, outcome.kept) ? 'fetching' : 'complete')
        }
        return served(wish, undefined, 'not-found')
      }
    },
  }
}
