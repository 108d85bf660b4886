// RecoveryStore on DynamoDB: a record under each person, and one partition that lists who is due when.
import type { RecoveryStore } from '#shared/recovery/ports.ts'
import { RecoveryRecord } from '#shared/recovery/recovery-record.ts'
import { keys, recoveryPartition } from './keys.ts'
import { ownItemStore } from './own-items.ts'
import { stamp } from './stored-item.ts'
import type { Table } from './table.ts'

export function dynamoRecoveryStore(table: Table): RecoveryStore {
  const { call } = table
  return {
    ...ownItemStore(table, {
      entity: 'recovery',
      schema: RecoveryRecord,
      keyOf: keys.recovery,
      only: ['pk', 'sk', 'entity', 'v', 'codesSentAt', 'code', 'waiting', 'revision'],
    }),

    async due(by, most) {
      const { Items = [] } = await call('Query', {
        // Sorted by the instant; `~` is after every character of an id.
        KeyConditionExpression: 'pk = :pk AND sk <= :by',
        ExpressionAttributeValues: { ':pk': recoveryPartition, ':by': `${by.toISOString()}#~` },
        Limit: most,
      })
      return Items.map(({ sk }) => {
        const [until = '', userId = ''] = String(sk).split('#')
        return { until, userId }
      })
    },

    async note(due) {
      await call('PutItem', { Item: { ...keys.dueRecovery(due), ...stamp('due-recovery') } })
    },

    async forget(due) {
      await call('DeleteItem', { Key: keys.dueRecovery(due) })
    },
  }
}
