// Own items on DynamoDB: what is one item for each person, changed as a whole by one conditional write.
import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { FeedbackRecord, type FeedbackStore } from '#shared/educator/feedback.ts'
import { MomentsRecord } from '#shared/learning/moments/record.ts'
import type { MomentsStore, ReviewStore } from '#shared/learning/ports.ts'
import { ReviewRecord } from '#shared/learning/review-record.ts'
import type { SecurityStore } from '#shared/messages/ports.ts'
import { SecurityRecord } from '#shared/messages/security-record.ts'
import type { OwnItemStore } from '#shared/operation/ports.ts'
import type { WatchlistStore } from '#shared/watchlist/ports.ts'
import { WatchlistRecord } from '#shared/watchlist/watched.ts'
import { undoIfClosed } from './account-item.ts'
import { type Key, keys } from './keys.ts'
import { type Entity, parseItem, stamp } from './stored-item.ts'
import { holds, type Table } from './table.ts'

type OwnItem<S> = {
  entity: Entity
  schema: S
  keyOf: (userId: string) => Key
  /** The attributes that are asked for, where a function's rights name them (infra/table-access.ts); all when left out. */
  only?: readonly string[]
  /** How an item goes that was stored after its account was closed, where more goes with it; by its key when left out. */
  remove?: (userId: string) => Promise<void>
}

const projection = (attributes: readonly string[]) => ({
  ProjectionExpression: attributes.map((name) => `#${name}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
})

export function ownItemStore<S extends z.core.$ZodType<{ readonly revision: number }>>(
  table: Table,
  { entity, schema, keyOf, only, remove }: OwnItem<S>,
): OwnItemStore<z.output<S>> {
  const { call } = table

  /** Whether the item is as this write has left it. */
  async function isLastWrite(userId: string, writeId: string): Promise<boolean> {
    const key = { Key: keyOf(userId), ConsistentRead: true, ...projection(['pk', 'sk', 'writeId']) }
    return (await call('GetItem', key)).Item?.['writeId'] === writeId
  }

  return {
    async find(userId) {
      const { Item } = await call('GetItem', {
        Key: keyOf(userId),
        ConsistentRead: true,
        ...(only && projection(only)),
      })
      return Item === undefined ? undefined : parseItem(schema, Item)
    },

    async replace(userId, before, after) {
      // What could not be read again would keep the person from this item for good; now it only fails this once.
      parseItem(schema, { ...keyOf(userId), ...after })
      const writeId = randomUUID()
      const put = call('PutItem', {
        Item: { ...keyOf(userId), ...stamp(entity), ...after, writeId },
        // A record that is gone belonged to an account that was erased: it does not come back.
        ...(before === undefined
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: 'revision = :before',
              ExpressionAttributeValues: { ':before': before.revision },
            }),
      })
      // Our own write whose reply was lost counts as stored: a mail that it claimed would never go.
      const isStored = (await holds(put)) || (await isLastWrite(userId, writeId))
      if (isStored && before === undefined) await undoIfClosed(table, userId, keyOf(userId), remove)
      return isStored
    },
  }
}

export const dynamoFeedbackStore = (table: Table): FeedbackStore =>
  ownItemStore(table, { entity: 'ai-feedback', schema: FeedbackRecord, keyOf: keys.feedback })

export const dynamoReviewStore = (table: Table): ReviewStore =>
  ownItemStore(table, { entity: 'review', schema: ReviewRecord, keyOf: keys.review })

export const dynamoMomentsStore = (table: Table): MomentsStore =>
  ownItemStore(table, { entity: 'moments', schema: MomentsRecord, keyOf: keys.moments })

export const dynamoWatchlistStore = (table: Table): WatchlistStore =>
  ownItemStore(table, { entity: 'watchlist', schema: WatchlistRecord, keyOf: keys.watchlist })

export const dynamoSecurityStore = (table: Table): SecurityStore =>
  ownItemStore(table, { entity: 'security', schema: SecurityRecord, keyOf: keys.security })
