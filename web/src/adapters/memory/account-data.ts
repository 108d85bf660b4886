// AccountData and OpenAccounts in memory.
import type { AccountData } from '#shared/account/ports.ts'
import type { OpenAccounts } from '#shared/market/ports.ts'
import { noPersonData, type People } from './person-data.ts'

export function memoryAccountData(people: People): AccountData {
  return {
    async otherItems(userId) {
      const { usage, feedback, review, moments, watchlist, alerts, security, recovery, closed } = people.of(userId)
      return [
        ...(closed === undefined
          ? []
          : [{ kind: 'ACCOUNT', closedAt: closed.at, expiresAt: Math.floor(closed.expiresAt.getTime() / 1000) }]),
        ...(usage === undefined ? [] : [{ kind: 'PROFILE#AI-USAGE', ...structuredClone(usage) }]),
        ...(feedback === undefined ? [] : [{ kind: 'PROFILE#AI-FEEDBACK', ...structuredClone(feedback) }]),
        ...(review === undefined ? [] : [{ kind: 'PROFILE#REVIEW', ...structuredClone(review) }]),
        ...(moments === undefined ? [] : [{ kind: 'PROFILE#MOMENTS', ...structuredClone(moments) }]),
        ...(watchlist === undefined ? [] : [{ kind: 'PROFILE#WATCHLIST', ...structuredClone(watchlist) }]),
        ...(alerts === undefined ? [] : [{ kind: 'PROFILE#ALERTS', ...structuredClone(alerts) }]),
        ...(recovery === undefined ? [] : [{ kind: 'PROFILE#RECOVERY', ...structuredClone(recovery) }]),
        ...(security === undefined ? [] : [{ kind: 'PROFILE#SECURITY', ...structuredClone(security) }]),
      ]
    },

    async close(userId, closedAt, expiresAt) {
      // The first closing date stands when the deletion is repeated.
      people.of(userId).closed ??= { at: closedAt, expiresAt }
    },

    async erase(userId) {
      for (const [key, row] of people.alertRows) if (row.userId === userId) people.alertRows.delete(key)
      for (const [key, due] of people.dueRecoveries) if (due.userId === userId) people.dueRecoveries.delete(key)
      const person = people.of(userId)
      Object.assign(person, { ...noPersonData(), closed: person.closed })
    },
  }
}

export const memoryOpenAccounts = (people: People): OpenAccounts => ({
  isClosed: async (userId) => people.of(userId).closed !== undefined,
})
