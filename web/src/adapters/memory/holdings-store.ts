// HoldingsStore in memory.
import { instrumentKey, instrumentOf } from '#shared/market/instrument.ts'
import { maxHoldings, type StoredHolding } from '#shared/portfolio/holding.ts'
import type { HoldingsStore } from '#shared/portfolio/ports.ts'
import { maxTypedPrices, type TypedPriceChange } from '#shared/portfolio/typed-price.ts'
import type { PersonData, People } from './person-data.ts'

function change(typedPrices: PersonData['typedPrices'], id: string, what: TypedPriceChange): void {
  const kept = typedPrices.get(id) ?? []
  if (what === 'forget') typedPrices.delete(id)
  else if (kept.length + what.keep.length <= maxTypedPrices)
    typedPrices.set(id, [...kept, ...structuredClone(what.keep)])
}

export function memoryHoldingsStore(people: People): HoldingsStore {
  const noteHeld = (holding: StoredHolding): void => {
    const instrument = instrumentOf(holding)
    if (instrument === undefined || people.held.has(instrumentKey(instrument))) return
    people.added.set(instrumentKey(instrument), instrument)
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

    async replace(userId, holding, priceChange) {
      const { holdings, typedPrices } = people.of(userId)
      if (holdings.get(holding.id)?.revision !== holding.revision - 1) return false
      if (priceChange !== undefined) change(typedPrices, holding.id, priceChange)
      holdings.set(holding.id, structuredClone(holding))
      if (priceChange === 'forget') noteHeld(holding)
      return true
    },

    async typedPrices(userId) {
      return structuredClone(people.of(userId).typedPrices)
    },

    async findDeleted(userId, id) {
      return structuredClone(people.of(userId).deletedHoldings.get(id)?.holding)
    },

    async putBack(userId, id) {
      const { typedPrices, taxHoldings, deletedHoldings } = people.of(userId)
      const before = deletedHoldings.get(id)
      if (before?.typedPrices !== undefined && !typedPrices.has(id)) typedPrices.set(id, before.typedPrices)
      if (before?.taxHolding !== undefined && !taxHoldings.has(id)) taxHoldings.set(id, before.taxHolding)
      deletedHoldings.delete(id)
    },

    async remove(userId, id) {
      const { holdings, requests, typedPrices, taxHoldings, deletedHoldings } = people.of(userId)
      const holding = holdings.get(id)
      if (holding !== undefined) {
        deletedHoldings.set(id, { holding, typedPrices: typedPrices.get(id), taxHolding: taxHoldings.get(id) })
      }
      typedPrices.delete(id)
      taxHoldings.delete(id)
      requests.delete(id)
      return holdings.delete(id)
    },
  }
}
