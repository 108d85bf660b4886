// TaxStore in memory.
import type { TaxStore } from '#shared/tax/ports.ts'
import type { People } from './person-data.ts'

export function memoryTaxStore(people: People): TaxStore {
  return {
    async list(userId) {
      const { taxYears, taxHoldings } = people.openOnly(userId)
      return structuredClone({
        years: [...taxYears.values()].toSorted((a, b) => a.year - b.year),
        holdings: [...taxHoldings.values()].toSorted((a, b) => (a.holdingId < b.holdingId ? -1 : 1)),
      })
    },

    async writeYear(userId, entries) {
      const { taxYears } = people.openOnly(userId)
      if (entries.carriedLosses === null && entries.creditsElsewhere === null) taxYears.delete(entries.year)
      else taxYears.set(entries.year, structuredClone(entries))
    },

    async findHolding(userId, holdingId) {
      return structuredClone(people.of(userId).taxHoldings.get(holdingId))
    },

    async writeHolding(userId, notes) {
      const { taxHoldings } = notes.revision === 1 ? people.openOnly(userId) : people.of(userId)
      if ((taxHoldings.get(notes.holdingId)?.revision ?? 0) !== notes.revision - 1) return false
      taxHoldings.set(notes.holdingId, structuredClone(notes))
      return true
    },
  }
}
