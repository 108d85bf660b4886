// FeedbackStore in memory.
import type { FeedbackStore } from '#shared/educator/feedback.ts'
import type { People } from './person-data.ts'

export function memoryFeedbackStore(people: People): FeedbackStore {
  return {
    async find(userId) {
      return structuredClone(people.of(userId).feedback)
    },

    async replace(userId, before, after) {
      const person = before === undefined ? people.openOnly(userId) : people.of(userId)
      if (person.feedback?.revision !== before?.revision) return false
      person.feedback = structuredClone(after)
      return true
    },
  }
}
