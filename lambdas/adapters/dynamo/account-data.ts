// AccountData on DynamoDB: reads and erases a person's partition.
import { BatchWriteCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/operation/problem.ts'
import type { AccountData } from '#shared/account/ports.ts'
import { accountSort, holdingPrefix, type Key, keys, userPartition } from './keys.ts'
import type { Table } from './table.ts'

const batchSize = 25
const eraseAttempts = 6

export function dynamoAccountData({ client, name: TableName }: Table): AccountData {
  async function itemsOf(userId: string, projection?: string): Promise<Record<string, unknown>[]> {
    const items: Record<string, unknown>[] = []
    const query = {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': userPartition(userId) },
      ConsistentRead: true,
      ...(projection === undefined ? {} : { ProjectionExpression: projection }),
    }
    for await (const page of paginateQuery({ client }, query)) items.push(...(page.Items ?? []))
    return items
  }

  /** Deletes up to 25 items, asking again for what the table left undone. */
  async function eraseBatch(batch: readonly Key[]): Promise<void> {
    let left: Record<string, unknown>[] = batch.map((key) => ({ DeleteRequest: { Key: key } }))
    for (let attempt = 0; left.length > 0; attempt++) {
      if (attempt === eraseAttempts) {
        throw new Problem(
          'unavailable',
          'Your account is being deleted, but not everything is gone yet. Please try again in a moment.',
          {
            retryAfterSeconds: 5,
          },
        )
      }
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt * Math.random()))
      const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: left } }))
      left = UnprocessedItems?.[TableName] ?? []
    }
  }

  return {
    async otherItems(userId) {
      const isShownElsewhere = (sk: string): boolean =>
        sk === keys.user(userId).sk || sk === keys.analysis(userId).sk || sk.startsWith(holdingPrefix)
      return (await itemsOf(userId))
        .filter((item) => !isShownElsewhere(String(item['sk'])))
        .map(({ pk: _pk, sk, ...rest }) => ({ kind: String(sk), ...rest }))
    },

    async close(userId, closedAt, expiresAt) {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: keys.account(userId),
          // The first closing date stands when the deletion is repeated.
          UpdateExpression:
            'SET closedAt = if_not_exists(closedAt, :closedAt), expiresAt = if_not_exists(expiresAt, :expiresAt) REMOVE holdings, countedAt, countId',
          ExpressionAttributeValues: { ':closedAt': closedAt, ':expiresAt': Math.floor(expiresAt.getTime() / 1000) },
        }),
      )
    },

    async erase(userId) {
      const items = (await itemsOf(userId, 'pk, sk')) as Key[]
      const doomed = items.filter((item) => item.sk !== accountSort).map(({ pk, sk }) => ({ pk, sk }))
      for (let start = 0; start < doomed.length; start += batchSize)
        await eraseBatch(doomed.slice(start, start + batchSize))
    },
  }
}
