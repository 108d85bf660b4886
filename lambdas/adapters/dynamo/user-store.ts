// UserStore on DynamoDB: the user document is one item, so that each rule about it is one conditional write.
import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import { Analysis } from '#shared/educator/analysis.ts'
import { UserRecord } from '#shared/account/user-record.ts'
import type { UserStore } from '#shared/account/ports.ts'
import type { AnalysisStore } from '#shared/educator/ports.ts'
import type { LearningStore } from '#shared/learning/ports.ts'
import { refuseIfClosed, undoIfClosed } from './account-item.ts'
import { type Key, keys } from './keys.ts'
import { parseItem, stamp } from './stored-item.ts'
import { holds, setFields, type Table } from './table.ts'
import { userFacts } from './user-facts.ts'

export function dynamoUserStore(table: Table): UserStore & LearningStore & AnalysisStore {
  const { call } = table

  async function read<S extends z.core.$ZodType>(schema: S, key: Key): Promise<z.output<S> | undefined> {
    const { Item } = await call('GetItem', { Key: key, ConsistentRead: true })
    return Item === undefined ? undefined : parseItem(schema, userFacts(Item))
  }

  return {
    async find(userId) {
      const user = await read(UserRecord, keys.user(userId))
      if (user === undefined) await refuseIfClosed(table, userId)
      return user
    },

    async create({ mailedAt: _mailedAt, ...user }) {
      const isNew = await holds(
        call('PutItem', {
          Item: { ...keys.user(user.uid), ...stamp('user'), ...user },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      )
      await undoIfClosed(table, user.uid, keys.user(user.uid))
      return isNew
    },

    async replaceProfile(before, after) {
      const { uid, learning: _learning, mailedAt: _mailedAt, ...profile } = { ...after, revision: before.revision + 1 }
      const isStored = await holds(
        call('UpdateItem', {
          Key: keys.user(uid),
          ...setFields(
            { ...profile, ...stamp('user') },
            { condition: '#revision = :before', values: { ':before': before.revision } },
          ),
        }),
      )
      if (isStored) return { uid, learning: before.learning, mailedAt: before.mailedAt, ...profile }
      // Our own write, sent again because its reply was lost, is refused by its own success.
      const now = await read(UserRecord, keys.user(uid))
      const isOurs =
        now?.revision === profile.revision &&
        isDeepStrictEqual(
          { ...now, learning: null, mailedAt: null },
          { ...after, learning: null, mailedAt: null, revision: profile.revision },
        )
      return isOurs ? now : undefined
    },

    // A record from before it had a revision counts as many writes as it has lessons, here as on read.
    replaceLearning: (userId, before, after) =>
      holds(
        call('UpdateItem', {
          Key: keys.user(userId),
          UpdateExpression: 'SET learning = :after',
          ConditionExpression:
            'learning.revision = :before OR (attribute_exists(learning) AND attribute_not_exists(learning.revision) AND size(learning.completedLessons) = :before)',
          ExpressionAttributeValues: { ':after': after, ':before': before.revision },
        }),
      ),

    async findAnalysis(userId) {
      const analysis = await read(Analysis, keys.analysis(userId))
      if (analysis === undefined) await refuseIfClosed(table, userId)
      return analysis
    },

    async saveAnalysis(userId, analysis) {
      await call('PutItem', { Item: { ...keys.analysis(userId), ...stamp('analysis'), ...analysis } })
      await undoIfClosed(table, userId, keys.analysis(userId))
    },
  }
}
