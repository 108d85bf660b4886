// HoldingsStore in memory.
import { instrumentKey, instrumentOf } from '#shared/market/instrument.ts'
import { maxHoldings, type StoredHolding } from '#shared/portfolio/holding.ts'
import type { HoldingsStore } from '#shared/portfolio/ports.ts'
import type { People } from './person-data.ts'

export function memoryHoldingsStore(people: People): HoldingsStore {
  const noteHeld = (holding: StoredHolding): void => {
    const instrument = instrumentOf(holding)
    if (instrument !== undefined) people.held.set(instrumentKey(instrument), instrument)
  }

  return {
    async list(userId) {
      const kept = [...people.openOnly(userId).holdings.values()].map((holding) => structuredClone(holding))
      // Oldest first, as added; the id settles a tie so that the order never flickers.
      return kept.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
    },

    async find(userId, id) {
      const kept = people.of(userId).holdings.get(id) ?? people.openOnly(userId).holdings.get(id)
      return structuredClone(kept)
    },

    async add(userId, holding, request) {
      const { holdings, requests } = people.openOnly(userId)
      const text = JSON.stringify(request)
      const before = holdings.get(holding.id)
      if (before !== undefined) {
        return { kind: 'exists', holding: structuredClone(before), isSameRequest: requests.get(holding.id) === text }
      }
      if (holdings.size >= maxHoldings) return { kind: 'full' }
      holdings.set(holding.id, structuredClone(holding))
      requests.set(holding.id, text)
      noteHeld(holding)
      return { kind: 'added' }
    },

    async replace(userId, holding) {
      const { holdings } = people.of(userId)
      if (holdings.get(holding.id)?.revision !== holding.revision - 1) return false
      holdings.set(holding.id, structuredClone(holding))
      noteHeld(holding)
      return true
    },

    async remove(userId, id) {
      const { holdings, requests } = people.of(userId)
      requests.delete(id)
      return holdings.delete(id)
    },
  }
}
