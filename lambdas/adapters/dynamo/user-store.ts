// UserStore on DynamoDB: the user document is one item, so that each rule about it is one conditional write.
import { isDeepStrictEqual } from 'node:util'
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Analysis } from '#shared/educator/education.ts'
import type { UserRecord } from '#shared/account/user.ts'
import type { UserStore } from '#shared/account/ports.ts'
import type { AnalysisStore } from '#shared/educator/ports.ts'
import type { LearningStore } from '#shared/learning/ports.ts'
import { refuseIfClosed, undoIfClosed } from './account-item.ts'
import { type Key, keys } from './keys.ts'
import { holds, setFields, type Table } from './table.ts'

export function dynamoUserStore(table: Table): UserStore & LearningStore & AnalysisStore {
  const { client, name: TableName } = table

  async function read<Item extends object>(key: Key): Promise<Item | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))
    if (Item === undefined) return undefined
    const { pk: _pk, sk: _sk, ...rest } = Item
    return rest as Item
  }

  return {
    async find(userId) {
      const user = await read<UserRecord>(keys.user(userId))
      if (user === undefined) await refuseIfClosed(table, userId)
      return user
    },

    async create(user) {
      const isNew = await holds(
        client.send(
          new PutCommand({
            TableName,
            Item: { ...keys.user(user.uid), ...user },
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        ),
      )
      await undoIfClosed(table, user.uid, keys.user(user.uid))
      return isNew
    },

    async replaceProfile(before, after) {
      const { uid, learning: _learning, ...profile } = { ...after, revision: before.revision + 1 }
      const isStored = await holds(
        client.send(
          new UpdateCommand({
            TableName,
            Key: keys.user(uid),
            ...setFields(profile, { condition: '#revision = :before', values: { ':before': before.revision } }),
          }),
        ),
      )
      if (isStored) return { uid, learning: before.learning, ...profile }
      // Our own write, sent again because its reply was lost, is refused by its own success.
      const now = await read<UserRecord>(keys.user(uid))
      const isOurs =
        now?.revision === profile.revision &&
        isDeepStrictEqual({ ...now, learning: null }, { ...after, learning: null, revision: profile.revision })
      return isOurs ? now : undefined
    },

    // XP and lessons only ever grow together, so both unchanged means the record is unchanged.
    replaceLearning: (userId, before, after) =>
      holds(
        client.send(
          new UpdateCommand({
            TableName,
            Key: keys.user(userId),
            UpdateExpression: 'SET learning = :after',
            ConditionExpression: 'learning.xp = :xp AND size(learning.completedLessons) = :lessons',
            ExpressionAttributeValues: {
              ':after': after,
              ':xp': before.xp,
              ':lessons': before.completedLessons.length,
            },
          }),
        ),
      ),

    findAnalysis: (userId) => read<Analysis>(keys.analysis(userId)),

    async saveAnalysis(userId, analysis) {
      await client.send(new PutCommand({ TableName, Item: { ...keys.analysis(userId), ...analysis } }))
      await undoIfClosed(table, userId, keys.analysis(userId))
    },
  }
}
