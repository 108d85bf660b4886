// AccountData on DynamoDB: reads and erases a person's partition.
import type { AccountData } from '#shared/account/ports.ts'
import { allKinds } from '#shared/messages/kinds.ts'
import { counters, notAllGone } from './account-item.ts'
import { eraseAlerts } from './alert-store.ts'
import { batchDelete } from './batches.ts'
import {
  accountSort,
  holdingPrefix,
  importPrefix,
  type Key,
  keys,
  ledgerPrefix,
  taxPrefix,
  typedPricePrefix,
  userPartition,
} from './keys.ts'
import { dynamoRecoveryStore } from './recovery-store.ts'
import { stampParts } from './stored-item.ts'
import { allItems, type Table } from './table.ts'

/** A closing record says nothing of what there was. */
const counted = Object.entries(counters).flatMap(([what, { at, id }]) => [what, at, id])

export function dynamoAccountData(table: Table): AccountData {
  const { call } = table
  async function readItems(userId: string, projection?: string): Promise<Record<string, unknown>[]> {
    const query = {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': userPartition(userId) },
      ConsistentRead: true,
      ...(projection === undefined ? {} : { ProjectionExpression: projection }),
    }
    return allItems(table, query)
  }

  return {
    async otherItems(userId) {
      const isShownElsewhere = (sk: string): boolean =>
        sk === keys.user(userId).sk ||
        sk === keys.analysis(userId).sk ||
        sk.startsWith(holdingPrefix) ||
        sk.startsWith(ledgerPrefix) ||
        sk.startsWith(importPrefix) ||
        sk.startsWith(taxPrefix) ||
        sk.startsWith(typedPricePrefix)
      return (await readItems(userId))
        .filter((item) => !isShownElsewhere(String(item['sk'])))
        .map(({ pk: _pk, sk, entity: _entity, v: _v, writeId: _writeId, ...rest }) => ({ kind: String(sk), ...rest }))
    },

    async close(userId, closedAt, expiresAt) {
      const account = stampParts('account')
      await call('UpdateItem', {
        Key: keys.account(userId),
        // The first closing date stands when the deletion is repeated.
        UpdateExpression: `SET closedAt = if_not_exists(closedAt, :closedAt), expiresAt = if_not_exists(expiresAt, :expiresAt), ${account.set} REMOVE ${counted.join(', ')}`,
        ExpressionAttributeNames: account.names,
        ExpressionAttributeValues: {
          ...account.values,
          ':closedAt': closedAt,
          ':expiresAt': Math.floor(expiresAt.getTime() / 1000),
        },
      })
    },

    async erase(userId) {
      await eraseAlerts(table, userId)
      const items = await readItems(userId, 'pk, sk')
      const all = items.map(({ pk, sk }): Key => ({ pk: String(pk), sk: String(sk) }))
      // Rules that were stored since go the way of those before: by whoever stored them, or when this is done again.
      const doomed = all.filter(({ sk }) => sk !== accountSort && sk !== keys.alerts(userId).sk)
      // What lies outside the person's partition: the lists of who gets mail, and of whose recovery is due. Of alerts too, whose
      // list is no longer kept.
      const { waiting } = (await dynamoRecoveryStore(table).find(userId)) ?? { waiting: null }
      const due = waiting === null ? [] : [keys.dueRecovery({ until: waiting.until, userId })]
      const subscriptions = allKinds.map((kind) => keys.subscriber(kind, userId))
      await batchDelete(table, [...subscriptions, ...due, ...doomed], notAllGone)
    },
  }
}
