// SubscriberStore on DynamoDB: an item for each person and kind of mail, spread over 64 partitions. Nothing in it but the key.
import type { SubscriberStore } from '#shared/messages/ports.ts'
import { readAccount, refuseClosed } from './account-item.ts'
import { batchDelete, batchPut } from './batches.ts'
import { keys, subscriberPartition } from './keys.ts'
import { stamp } from './stored-item.ts'
import { pagesOf, type Table } from './table.ts'

const notSaved = 'Your choice could not be saved completely. Please try again in a moment.'

export function dynamoSubscriberStore(table: Table): SubscriberStore {
  return {
    async add(userId, kinds) {
      if (kinds.length === 0) return
      const entries = kinds.map((kind) => keys.subscriber(kind, userId))
      await batchPut(
        table,
        entries.map((key) => ({ ...key, ...stamp('mail-subscriber') })),
      )
      // The erasure may have run while the write was under way, and would leave the entries behind for good.
      const account = await readAccount(table, userId)
      if (account?.closedAt !== undefined) await batchDelete(table, entries, notSaved)
      refuseClosed(account)
    },

    async remove(userId, kinds) {
      const entries = kinds.map((kind) => keys.subscriber(kind, userId))
      await batchDelete(table, entries, notSaved)
    },

    async *pages(kind, shard) {
      const query = {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': subscriberPartition(kind, shard) },
        ProjectionExpression: 'sk',
      }
      for await (const { Items = [] } of pagesOf(table, query)) yield Items.map((item) => String(item['sk']))
    },
  }
}
