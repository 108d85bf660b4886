// A user store in memory, with the same two rules as the real one: a write is refused when what it was made from has changed.
import type { UserStore } from '#shared/account/ports.ts'
import type { AnalysisStore } from '#shared/educator/ports.ts'
import type { LearningStore } from '#shared/learning/ports.ts'
import type { Analysis } from '#shared/educator/education.ts'
import type { UserRecord } from '#shared/account/user-record.ts'

export function memoryUserStore(...people: readonly UserRecord[]): UserStore & LearningStore & AnalysisStore {
  const users = new Map(people.map((user) => [user.uid, user]))
  const analyses = new Map<string, Analysis>()
  return {
    async find(userId) {
      return structuredClone(users.get(userId))
    },
    async create(user) {
      if (users.has(user.uid)) return false
      users.set(user.uid, user)
      return true
    },
    async replaceProfile(before, after) {
      const stored = users.get(before.uid)
      if (stored?.revision !== before.revision) return undefined
      const user = { ...after, learning: stored.learning, revision: before.revision + 1 }
      users.set(user.uid, user)
      return structuredClone(user)
    },
    async replaceLearning(userId, before, after) {
      const stored = users.get(userId)
      const isUnchanged = stored?.learning.revision === before.revision
      if (stored !== undefined && isUnchanged) users.set(userId, { ...stored, learning: after })
      return isUnchanged
    },
    async findAnalysis(userId) {
      return analyses.get(userId)
    },
    async saveAnalysis(userId, analysis) {
      analyses.set(userId, analysis)
    },
  }
}
