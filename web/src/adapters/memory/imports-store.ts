// ImportsStore in memory.
import type { Clock } from '#shared/operation/ports.ts'
import type { ImportsStore } from '#shared/portfolio/ports.ts'
import type { People } from './person-data.ts'

/** @param clock tells what has expired */
export function memoryImportsStore(people: People, clock: Clock): ImportsStore {
  const live = (userId: string, importId: string) => {
    const found = people.of(userId).imports.get(importId)
    return found !== undefined && found.record.expiresAt > clock.now().toISOString() ? found : undefined
  }

  return {
    async find(userId, importId) {
      return structuredClone(live(userId, importId)?.record)
    },

    async list(userId) {
      return [...people.openOnly(userId).imports.keys()]
        .flatMap((id) => live(userId, id) ?? [])
        .map(({ record, parts }) =>
          structuredClone({
            record,
            parts: [...parts.values()].toSorted((a, b) => (a.holdingId < b.holdingId ? -1 : 1)),
          }),
        )
        .toSorted((a, b) => (a.record.createdAt < b.record.createdAt ? -1 : 1))
    },

    async write(userId, record) {
      const { imports } = record.revision === 1 ? people.openOnly(userId) : people.of(userId)
      const known = imports.get(record.id)
      if ((known?.record.revision ?? 0) !== record.revision - 1) return false
      imports.set(record.id, { record: structuredClone(record), parts: known?.parts ?? new Map() })
      return true
    },

    async findPart(userId, importId, holdingId) {
      return structuredClone(live(userId, importId)?.parts.get(holdingId))
    },

    async writePart(userId, record, part) {
      const { imports } = part.revision === 1 ? people.openOnly(userId) : people.of(userId)
      const parts = imports.get(record.id)?.parts
      if (parts === undefined || (parts.get(part.holdingId)?.revision ?? 0) !== part.revision - 1) return false
      parts.set(part.holdingId, structuredClone(part))
      return true
    },
  }
}
