// KeptCloseStore in memory.
import { instrumentKey } from '#shared/market/instrument.ts'
import type { KeptClose, KeptCloseStore } from '#shared/market/history-ports.ts'

export function memoryKeptCloseStore(): KeptCloseStore {
  const days = new Map<string, Map<string, KeptClose>>()
  const of = (day: string): Map<string, KeptClose> => days.get(day) ?? new Map<string, KeptClose>()
  return {
    keysOf: async (day) => new Set(of(day).keys()),

    async read(day, instruments) {
      const asked = new Set(instruments.map(instrumentKey))
      return new Map([...of(day)].filter(([key]) => asked.has(key)))
    },

    async keep(day, instrument, close) {
      const kept = of(day)
      days.set(day, kept)
      if (kept.has(instrumentKey(instrument))) return false
      kept.set(instrumentKey(instrument), close)
      return true
    },
  }
}
