// RecipientStore on DynamoDB: reads user documents for mails, and claims a mail by one conditional write of its own attribute.
import { UserRecord } from '#shared/account/user-record.ts'
import { messageKinds } from '#shared/messages/kinds.ts'
import type { Recipient, RecipientStore } from '#shared/messages/ports.ts'
import { batchGet } from './batches.ts'
import { keys } from './keys.ts'
import { BrokenItem, parseItem } from './stored-item.ts'
import { holds, isConditionFailure, type Table } from './table.ts'
import { mailedAttribute, userFacts } from './user-facts.ts'

const recipientOf = (user: UserRecord): Recipient => ({
  userId: user.uid,
  email: user.email,
  name: user.name,
  notifications: user.preferences.notifications,
  messages: user.messages,
  mailedAt: user.mailedAt,
  learning: user.learning,
})

/** One broken document keeps nobody else of the page from their mail; the log says which item it is. */
function readable(item: Readonly<Record<string, unknown>>): Recipient[] {
  try {
    return [recipientOf(parseItem(UserRecord, userFacts(item)))]
  } catch (error) {
    if (error instanceof BrokenItem) return []
    throw error
  }
}

export function dynamoRecipientStore(table: Table): RecipientStore {
  const { call } = table
  return {
    async find(userIds) {
      // The account beside the document: a deletion that was interrupted has closed the one and may have left the other.
      const wanted = userIds.flatMap((userId) => [keys.user(userId), keys.account(userId)])
      const items = await batchGet(table, wanted)
      const closed = new Set(items.filter((item) => item['closedAt'] !== undefined).map((item) => item['pk']))
      const documents = items.filter((item) => item['entity'] === 'user' || item['uid'] !== undefined)
      const open = documents.filter((item) => !closed.has(item['pk']))
      return new Map(open.flatMap(readable).map((recipient) => [recipient.userId, recipient]))
    },

    async claim(userId, kind, from, now) {
      const at = (now < from ? from : now).toISOString()
      const names = { '#mailed': mailedAttribute[kind] }
      let before: unknown
      try {
        const { Attributes } = await call('UpdateItem', {
          Key: keys.user(userId),
          UpdateExpression: 'SET #mailed = :at',
          ConditionExpression:
            'attribute_type(messages.consentAt, :text) AND attribute_type(messages.stopped, :none) AND preferences.notifications.#switch = :on AND (attribute_not_exists(#mailed) OR #mailed < :from)',
          ExpressionAttributeNames: { ...names, '#switch': messageKinds[kind].notification },
          ExpressionAttributeValues: {
            ':at': at,
            ':from': from.toISOString(),
            ':on': true,
            ':text': 'S',
            ':none': 'NULL',
          },
          ReturnValues: 'UPDATED_OLD',
        })
        before = Attributes?.[mailedAttribute[kind]]
      } catch (error) {
        if (isConditionFailure(error)) return undefined
        throw error
      }
      return {
        async release() {
          await holds(
            call('UpdateItem', {
              Key: keys.user(userId),
              UpdateExpression: before === undefined ? 'REMOVE #mailed' : 'SET #mailed = :before',
              ConditionExpression: '#mailed = :at',
              ExpressionAttributeNames: names,
              ExpressionAttributeValues: { ':at': at, ...(before === undefined ? {} : { ':before': before }) },
            }),
          )
        },
      }
    },

    turnOff: (userId, kind) =>
      holds(
        call('UpdateItem', {
          Key: keys.user(userId),
          // An edit under way was made from the document before: it must not turn the switch on again.
          UpdateExpression: 'SET preferences.notifications.#switch = :off, #revision = #revision + :one',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#switch': messageKinds[kind].notification, '#revision': 'revision' },
          ExpressionAttributeValues: { ':off': false, ':one': 1 },
        }),
      ),

    stop: (userId, because, at) =>
      holds(
        call('UpdateItem', {
          Key: keys.user(userId),
          UpdateExpression: 'SET messages.stopped = :stopped, #revision = #revision + :one',
          ConditionExpression: 'attribute_type(messages.stopped, :none) AND messages.consentAt < :at',
          ExpressionAttributeNames: { '#revision': 'revision' },
          ExpressionAttributeValues: {
            ':stopped': { because, at: at.toISOString() },
            ':at': at.toISOString(),
            ':one': 1,
            ':none': 'NULL',
          },
        }),
      ),
  }
}
