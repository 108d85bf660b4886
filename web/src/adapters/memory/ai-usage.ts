// AiUsage in memory. Nothing expires: a record says which day it is about, and memory does not outlive the page.
import type { AiUsage } from '#shared/educator/ports.ts'
import type { People } from './person-data.ts'

export function memoryAiUsage(people: People): AiUsage {
  const spent = new Map<string, number>()
  const spentOn = (day: string): number => spent.get(day) ?? 0
  return {
    async find(userId) {
      return structuredClone(people.of(userId).usage)
    },

    async replace(userId, before, after) {
      const person = before === undefined ? people.openOnly(userId) : people.of(userId)
      if (person.usage?.revision !== before?.revision) return false
      person.usage = structuredClone(after)
      return true
    },

    async reserve(day, microUsd, capMicroUsd) {
      if (spentOn(day) + microUsd > capMicroUsd) return false
      spent.set(day, spentOn(day) + microUsd)
      return true
    },

    async giveBack(day, microUsd) {
      spent.set(day, spentOn(day) - microUsd)
    },
  }
}
