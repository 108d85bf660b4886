// Kept histories: the closes that mails are worked out from, as the run after each close has stored them. No provider is asked.
import type { ServedHistory } from '../market/history-service.ts'
import { type Instrument, instrumentKey } from '../market/instrument.ts'
import type { PriceHistoryStore } from '../market/ports.ts'
import type { PriceHistory } from '../market/price-history.ts'

/** By instrument key; null where nothing is kept. */
export type KeptHistories = (
  instruments: readonly Instrument[],
  day: string,
) => Promise<ReadonlyMap<string, ServedHistory>>

/** Many people hold the same: what was read for one serves the next, up to so many, some 30 KB each for ten years. */
const mostKept = 400

const served = (history: PriceHistory | null): ServedHistory => ({
  history,
  covers: null,
  isSample: false,
  state: history === null ? 'not-found' : 'complete',
})

/** @returns reads each instrument once for a day, and holds no more than a few hundred of them */
export function keptHistories(store: Pick<PriceHistoryStore, 'read'>): KeptHistories {
  const known = new Map<string, PriceHistory | null>()
  let knownOn = ''
  return async (instruments, day) => {
    if (day !== knownOn) known.clear()
    knownOn = day
    const found = new Map<string, ServedHistory>()
    const missing: Instrument[] = []
    for (const instrument of instruments) {
      const key = instrumentKey(instrument)
      const history = known.get(key)
      if (history === undefined) missing.push(instrument)
      else found.set(key, served(history))
    }
    const read = missing.length === 0 ? new Map() : await store.read(missing)
    for (const instrument of missing) {
      const key = instrumentKey(instrument)
      const history = (read.get(key)?.history ?? null) as PriceHistory | null
      found.set(key, served(history))
      // The oldest goes first.
      const oldest = known.size >= mostKept ? known.keys().next().value : undefined
      if (oldest !== undefined) known.delete(oldest)
      known.set(key, history)
    }
    return found
  }
}
