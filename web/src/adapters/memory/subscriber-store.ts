// SubscriberStore and RecipientStore in memory.
import { messageKinds, type TimedKind } from '#shared/messages/kinds.ts'
import type { Recipient, RecipientStore, SubscriberStore } from '#shared/messages/ports.ts'
import { isSent, isStoppedBy } from '#shared/messages/settings.ts'
import { shardOf } from '#shared/messages/shards.ts'
import type { People } from './person-data.ts'

export const memorySubscriberStore = (people: People): SubscriberStore => ({
  async add(userId, kinds) {
    const { subscriptions } = people.openOnly(userId)
    for (const kind of kinds) subscriptions.add(kind)
  },

  async remove(userId, kinds) {
    const { subscriptions } = people.of(userId)
    for (const kind of kinds) subscriptions.delete(kind)
  },

  async *pages(kind: TimedKind, shard: number) {
    const listed = people.ids().filter((id) => shardOf(id) === shard && people.of(id).subscriptions.has(kind))
    if (listed.length > 0) yield listed
  },
})

export function memoryRecipientStore(people: People): RecipientStore {
  function recipientOf(userId: string): Recipient | undefined {
    const { user, closed } = people.of(userId)
    if (user === undefined || closed !== undefined) return undefined
    const { email, name, preferences, messages, mailedAt, learning } = structuredClone(user)
    return { userId, email, name, notifications: preferences.notifications, messages, mailedAt, learning }
  }

  return {
    async find(userIds) {
      return new Map(
        userIds.flatMap((userId) => {
          const recipient = recipientOf(userId)
          return recipient === undefined ? [] : [[userId, recipient] as const]
        }),
      )
    },

    async claim(userId, kind, from, now) {
      const { user } = people.of(userId)
      if (user === undefined) return undefined
      const { notifications } = user.preferences
      const before = user.mailedAt[kind]
      if (!isSent(kind, { notifications, messages: user.messages })) return undefined
      if (before !== undefined && before >= from.toISOString()) return undefined
      const at = (now < from ? from : now).toISOString()
      user.mailedAt = { ...user.mailedAt, [kind]: at }
      return {
        async release() {
          const current = people.of(userId).user
          if (current?.mailedAt[kind] !== at) return
          const { [kind]: _released, ...others } = current.mailedAt
          current.mailedAt = before === undefined ? others : { ...others, [kind]: before }
        },
      }
    },

    async turnOff(userId, kind) {
      const { user } = people.of(userId)
      if (user === undefined) return false
      const notifications = { ...user.preferences.notifications, [messageKinds[kind].notification]: false }
      user.preferences = { ...user.preferences, notifications }
      user.revision += 1
      return true
    },

    async stop(userId, because, at) {
      const { user } = people.of(userId)
      if (user === undefined || !isStoppedBy(user.messages, at.toISOString())) return false
      user.messages = { ...user.messages, stopped: { because, at: at.toISOString() } }
      user.revision += 1
      return true
    },
  }
}
