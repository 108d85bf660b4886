// Kept histories: the closes that mails are worked out from, as the run after each close has stored them. No provider is asked.
import type { ServedHistory } from '../market/history-service.ts'
import { type Instrument, instrumentKey } from '../market/instrument.ts'
import type { KeptHistory, PriceHistoryStore } from '../market/history-ports.ts'
import type { PriceHistory } from '../market/price-history.ts'

/** By instrument key; null where nothing is kept. */
export type KeptHistories = (
  instruments: readonly Instrument[],
  day: string,
) => Promise<ReadonlyMap<string, ServedHistory>>

/** Many people hold the same: what was read for one serves the next, up to so many, some 30 KB each for ten years. */
const mostKept = 400

const served = (kept: KeptHistory | undefined): ServedHistory => ({
  history: kept?.history ?? null,
  covers: kept === undefined ? null : { from: kept.from, to: kept.to },
  isSample: false,
  state: kept === undefined ? 'not-found' : 'complete',
})

/**
 * The history where it is known up to a day: then what it ends with was the newest close on that day, also of a share in which
 * nobody traded. Null where it is not known what came after its end.
 * @param day a day number
 */
export const historyUpTo = (answer: ServedHistory | undefined, day: number): PriceHistory | null =>
  answer !== undefined && answer.covers !== null && answer.covers.to >= day ? answer.history : null

/** @returns reads each instrument once for a day, and holds no more than a few hundred of them */
export function keptHistories(store: Pick<PriceHistoryStore, 'read'>): KeptHistories {
  const known = new Map<string, ServedHistory>()
  let knownOn = ''
  return async (instruments, day) => {
    if (day !== knownOn) known.clear()
    knownOn = day
    const found = new Map<string, ServedHistory>()
    const missing: Instrument[] = []
    for (const instrument of instruments) {
      const key = instrumentKey(instrument)
      const answer = known.get(key)
      if (answer === undefined) missing.push(instrument)
      else found.set(key, answer)
    }
    const read = missing.length === 0 ? undefined : await store.read(missing)
    for (const instrument of missing) {
      const key = instrumentKey(instrument)
      const answer = served(read?.get(key))
      found.set(key, answer)
      // The oldest goes first.
      const oldest = known.size >= mostKept ? known.keys().next().value : undefined
      if (oldest !== undefined) known.delete(oldest)
      known.set(key, answer)
    }
    return found
  }
}
