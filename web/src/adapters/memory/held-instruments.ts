// HeldInstruments in memory.
import type { HeldInstruments } from '#shared/market/ports.ts'
import type { People } from './person-data.ts'

export const memoryHeldInstruments = (people: People): HeldInstruments => ({
  list: async () => [...people.held.values()],
})
