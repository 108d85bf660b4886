// HeldInstruments in memory.
import { instrumentKey } from '#shared/market/instrument.ts'
import type { HeldInstruments } from '#shared/market/history-ports.ts'
import type { People } from './person-data.ts'

export const memoryHeldInstruments = (people: People): HeldInstruments => ({
  list: async () => [...people.held.values()],
  added: async (_now, most) =>
    (['asx', 'coin'] as const).flatMap((kind) =>
      [...people.added.values()].filter((instrument) => instrument.kind === kind).slice(0, most),
    ),
  async settle(instrument, isKnown) {
    if (isKnown) people.held.set(instrumentKey(instrument), instrument)
    people.added.delete(instrumentKey(instrument))
  },
})
