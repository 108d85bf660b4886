// Own items in memory: what is one record for each person, changed as a whole.
import type { FeedbackStore } from '#shared/educator/feedback.ts'
import type { MomentsStore, ReviewStore } from '#shared/learning/ports.ts'
import type { SecurityStore } from '#shared/messages/ports.ts'
import type { OwnItemStore } from '#shared/operation/ports.ts'
import type { RecoveryStore } from '#shared/recovery/ports.ts'
import type { AlertStore, WatchlistStore } from '#shared/watchlist/ports.ts'
import type { People, PersonData } from './person-data.ts'

type OwnItem = 'feedback' | 'review' | 'moments' | 'watchlist' | 'alerts' | 'security' | 'recovery'

function ownItemStore<Name extends OwnItem>(people: People, name: Name): OwnItemStore<NonNullable<PersonData[Name]>> {
  return {
    async find(userId) {
      return structuredClone(people.of(userId)[name]) ?? undefined
    },

    async replace(userId, before, after) {
      const person = before === undefined ? people.openOnly(userId) : people.of(userId)
      if (person[name]?.revision !== before?.revision) return false
      person[name] = structuredClone(after)
      return true
    },
  }
}

export const memoryFeedbackStore = (people: People): FeedbackStore => ownItemStore(people, 'feedback')
export const memoryReviewStore = (people: People): ReviewStore => ownItemStore(people, 'review')
export const memoryMomentsStore = (people: People): MomentsStore => ownItemStore(people, 'moments')
export const memoryWatchlistStore = (people: People): WatchlistStore => ownItemStore(people, 'watchlist')
export const memoryAlertStore = (people: People): AlertStore => ownItemStore(people, 'alerts')
export const memorySecurityStore = (people: People): SecurityStore => ownItemStore(people, 'security')
export const memoryRecoveryStore = (people: People): RecoveryStore => ({
  ...ownItemStore(people, 'recovery'),
  async due(by, most) {
    const all = [...people.dueRecoveries.values()].filter(({ until }) => until <= by.toISOString())
    return all.toSorted((a, b) => (a.until < b.until ? -1 : 1)).slice(0, most)
  },
  async note(due) {
    people.dueRecoveries.set(`${due.until}#${due.userId}`, due)
  },
  async forget({ until, userId }) {
    people.dueRecoveries.delete(`${until}#${userId}`)
  },
})
