// FeedbackStore on DynamoDB: one item for each person, changed by one conditional write.
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { FeedbackRecord, type FeedbackStore } from '#shared/educator/feedback.ts'
import { undoIfClosed } from './account-item.ts'
import { keys } from './keys.ts'
import { parseItem, stamp } from './stored-item.ts'
import { holds, type Table } from './table.ts'

export function dynamoFeedbackStore(table: Table): FeedbackStore {
  const { client, name: TableName } = table
  return {
    async find(userId) {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: keys.feedback(userId), ConsistentRead: true }),
      )
      return Item === undefined ? undefined : parseItem(FeedbackRecord, Item)
    },

    async replace(userId, before, after) {
      const isStored = await holds(
        client.send(
          new PutCommand({
            TableName,
            Item: { ...keys.feedback(userId), ...stamp('ai-feedback'), ...after },
            // A record that is gone belonged to an account that was erased: it does not come back.
            ...(before === undefined
              ? { ConditionExpression: 'attribute_not_exists(pk)' }
              : {
                  ConditionExpression: 'revision = :before',
                  ExpressionAttributeValues: { ':before': before.revision },
                }),
          }),
        ),
      )
      if (isStored && before === undefined) await undoIfClosed(table, userId, keys.feedback(userId))
      return isStored
    },
  }
}
