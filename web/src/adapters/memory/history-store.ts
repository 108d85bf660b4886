// PriceHistoryStore in memory.
import { dayOf } from '#shared/kernel/dates.ts'
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import type { KeptHistory, PriceHistoryStore } from '#shared/market/history-ports.ts'

const yearOf = (day: number): number => Number(dayOf(day).slice(0, 4))

/** What a year of a history says, as text to compare. */
function yearText({ history, from, basis }: KeptHistory, year: number): string {
  const isIn = (day: number): boolean => yearOf(day) === year
  const closes = Array.from(history.days, (day, at) => [day, history.closes[at]] as const)
  const actions = [...history.splits, ...history.dividends].filter(({ exDay }) => isIn(exDay))
  return JSON.stringify([basis, from, closes.filter(([day]) => isIn(day)), actions])
}

/** Years that differ, or are new. */
function changedYears(before: KeptHistory | undefined, kept: KeptHistory): number {
  const [first, last] = [yearOf(kept.from), yearOf(kept.to)]
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return years.filter((year) => before === undefined || yearText(before, year) !== yearText(kept, year)).length
}

export function memoryHistoryStore(): PriceHistoryStore {
  const kept = new Map<string, KeptHistory>()
  const read = (instruments: readonly Instrument[]): Map<string, KeptHistory> =>
    new Map(
      instruments.map(instrumentKey).flatMap((key) => {
        const history = kept.get(key)
        return history === undefined ? [] : [[key, history] as const]
      }),
    )
  return {
    read: async (instruments) => read(instruments),

    // All of it is at hand.
    readSince: async (instruments) => new Map([...read(instruments)].map(([key, { history }]) => [key, history])),

    async save(instrument, history, before) {
      const key = instrumentKey(instrument)
      const stored = kept.get(key)
      const writes = changedYears(before, history)
      // Somebody else was first, and wins: one write, which changes nothing, has told so.
      if (stored !== before) return Math.min(writes, 1)
      kept.set(key, history)
      return writes
    },
  }
}
