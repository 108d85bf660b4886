// AiUsage on DynamoDB: one small item for each person and one for each day's spend, each changed by one conditional write.
import { type AiUsage, UsageRecord } from '#shared/educator/ports.ts'
import { undoIfClosed } from './account-item.ts'
import { keys } from './keys.ts'
import { parseItem, stamp, stampParts } from './stored-item.ts'
import { holds, type Table } from './table.ts'

const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000)

export function dynamoAiUsage(table: Table): AiUsage {
  const { call } = table
  const spend = stampParts('ai-spend')
  return {
    async find(userId) {
      const { Item } = await call('GetItem', { Key: keys.aiUsage(userId), ConsistentRead: true })
      return Item === undefined ? undefined : parseItem(UsageRecord, Item)
    },

    async replace(userId, before, after, expiresAt) {
      const isStored = await holds(
        call('PutItem', {
          Item: { ...keys.aiUsage(userId), ...stamp('ai-usage'), ...after, expiresAt: epochSeconds(expiresAt) },
          // A record that is gone belonged to an account that was erased: it does not come back.
          ...(before === undefined
            ? { ConditionExpression: 'attribute_not_exists(pk)' }
            : {
                ConditionExpression: 'revision = :before',
                ExpressionAttributeValues: { ':before': before.revision },
              }),
        }),
      )
      if (isStored && before === undefined) await undoIfClosed(table, userId, keys.aiUsage(userId))
      return isStored
    },

    async reserve(day, microUsd, capMicroUsd, expiresAt) {
      if (microUsd > capMicroUsd) return false
      return holds(
        call('UpdateItem', {
          Key: keys.aiSpend(day),
          UpdateExpression: `ADD microUsd :more SET expiresAt = :expiresAt, ${spend.set}`,
          ExpressionAttributeNames: spend.names,
          ConditionExpression: 'attribute_not_exists(microUsd) OR microUsd <= :room',
          ExpressionAttributeValues: {
            ...spend.values,
            ':more': microUsd,
            ':room': capMicroUsd - microUsd,
            ':expiresAt': epochSeconds(expiresAt),
          },
        }),
      )
    },

    async giveBack(day, microUsd) {
      await call('UpdateItem', {
        Key: keys.aiSpend(day),
        UpdateExpression: 'ADD microUsd :less',
        ExpressionAttributeValues: { ':less': -microUsd },
      })
    },
  }
}
