// HoldingsStore in memory.
import { maxHoldings } from '#shared/portfolio/holding.ts'
import type { HoldingsStore } from '#shared/portfolio/ports.ts'
import type { People } from './person-data.ts'

export function memoryHoldingsStore(people: People): HoldingsStore {
  return {
    async list(userId) {
      const kept = [...people.openOnly(userId).holdings.values()].map(({ holding }) => structuredClone(holding))
      // Oldest first, as added; the id settles a tie so that the order never flickers.
      return kept.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
    },

    async find(userId, id) {
      const kept = people.of(userId).holdings.get(id) ?? people.openOnly(userId).holdings.get(id)
      return structuredClone(kept?.holding)
    },

    async add(userId, holding, request) {
      const { holdings } = people.openOnly(userId)
      const text = JSON.stringify(request)
      const before = holdings.get(holding.id)
      if (before !== undefined) {
        return { kind: 'exists', holding: structuredClone(before.holding), isSameRequest: before.request === text }
      }
      if (holdings.size >= maxHoldings) return { kind: 'full' }
      holdings.set(holding.id, { holding: structuredClone(holding), request: text })
      return { kind: 'added' }
    },

    async replace(userId, holding) {
      const { holdings } = people.of(userId)
      const before = holdings.get(holding.id)
      if (before?.holding.revision !== holding.revision - 1) return false
      holdings.set(holding.id, { ...before, holding: structuredClone(holding) })
      return true
    },

    remove: async (userId, id) => people.of(userId).holdings.delete(id),
  }
}
