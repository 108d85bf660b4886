// AlertStore on DynamoDB: the rules of a person in one item, which goes only together with the rows of its rules.
import { Problem } from '#shared/operation/problem.ts'
import { AlertsRecord } from '#shared/watchlist/alert-rule.ts'
import { allRowsOf } from '#shared/watchlist/alert-rows.ts'
import type { AlertStore } from '#shared/watchlist/ports.ts'
import { notAllGone } from './account-item.ts'
import { batchDelete } from './batches.ts'
import { keys } from './keys.ts'
import { ownItemStore } from './own-items.ts'
import { holds, type Table } from './table.ts'

/** Changes of the rules by requests under way that the erasure gives way to. */
const tries = 12

export const dynamoAlertStore = (table: Table): AlertStore =>
  ownItemStore(table, {
    entity: 'alerts',
    schema: AlertsRecord,
    keyOf: keys.alerts,
    only: ['pk', 'sk', 'entity', 'v', 'rules', 'unsettled', 'removed', 'revision'],
    remove: (userId) => eraseAlerts(table, userId),
  })

/**
 * Erases the rules of a person, their rows first: once the rules are gone, nothing says where the rows are. The rules go only as
 * they were read, because a request under way may have added one, with its row; what comes later finds no rules and takes its
 * rows back.
 * @throws Problem unavailable when the rules change all the time
 */
export async function eraseAlerts(table: Table, userId: string): Promise<void> {
  for (let left = tries; left > 0; left--) {
    const record = await dynamoAlertStore(table).find(userId)
    if (record === undefined) return
    await batchDelete(table, allRowsOf(userId, record).map(keys.alertRow), notAllGone)
    const isGone = await holds(
      table.call('DeleteItem', {
        Key: keys.alerts(userId),
        ConditionExpression: 'revision = :read',
        ExpressionAttributeValues: { ':read': record.revision },
      }),
    )
    if (isGone) return
  }
  throw new Problem('unavailable', notAllGone, { retryAfterSeconds: 5 })
}
