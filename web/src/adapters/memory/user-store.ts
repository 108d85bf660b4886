// UserStore, LearningStore and AnalysisStore in memory.
import type { UserStore } from '#shared/account/ports.ts'
import type { AnalysisStore } from '#shared/educator/ports.ts'
import type { LearningStore } from '#shared/learning/ports.ts'
import type { People } from './person-data.ts'

export function memoryUserStore(people: People): UserStore & LearningStore & AnalysisStore {
  return {
    async find(userId) {
      return structuredClone(people.of(userId).user ?? people.openOnly(userId).user)
    },

    async create(user) {
      const person = people.openOnly(user.uid)
      if (person.user !== undefined) return false
      person.user = structuredClone(user)
      return true
    },

    async replaceProfile(before, after) {
      const person = people.of(before.uid)
      if (person.user?.revision !== before.revision) return undefined
      person.user = structuredClone({
        ...after,
        learning: person.user.learning,
        mailedAt: person.user.mailedAt,
        revision: before.revision + 1,
      })
      return structuredClone(person.user)
    },

    async replaceLearning(userId, before, after) {
      const { user } = people.of(userId)
      if (user?.learning.revision !== before.revision) return false
      user.learning = structuredClone(after)
      return true
    },

    async findAnalysis(userId) {
      return structuredClone(people.of(userId).analysis ?? people.openOnly(userId).analysis)
    },

    async saveAnalysis(userId, analysis) {
      people.openOnly(userId).analysis = structuredClone(analysis)
    },
  }
}
