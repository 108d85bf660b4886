// Account counter: how many of something a person has, counted on the account item, so that a limit is one conditional write.
import { randomUUID } from 'node:crypto'
import type { Clock } from '#shared/operation/ports.ts'
import { type AccountItem, counters, readAccount, refuseClosed } from './account-item.ts'
import { keys, userPartition } from './keys.ts'
import { stampParts } from './stored-item.ts'
import { allItems, holds, pagesOf, setFields, type Table } from './table.ts'

/** No request lives this long, so an older count has no add behind it that is still to be stored. */
const maxAddMs = 60_000

type Counting = {
  readonly what: keyof typeof counters
  /** The most a person may have. */
  readonly most: number
  /** Where the counted items are. */
  readonly prefix: string
  /** Which attribute of an item says how many it stands for; each is one when left out. */
  readonly weight?: string
}

export type AccountCounter = {
  /** Counts up; false when that would be more than the most, or the account is closed. */
  take(userId: string, by: number): Promise<boolean>
  giveBack(userId: string, by: number): Promise<void>
  /** Sets a count right that a crash left too high, unless an add may be under way. */
  recount(userId: string, account: AccountItem | undefined): Promise<void>
  /** `take`, and once more after a recount. @throws AccountClosed */
  takeSurely(userId: string, by: number): Promise<boolean>
}

export function accountCounter(table: Table, clock: Clock, { what, most, prefix, weight }: Counting): AccountCounter {
  const { call } = table
  const { at, id } = counters[what]
  const stamped = stampParts('account')

  /** Changes the number by one write; false when its condition does not hold. */
  const count = (userId: string, by: number, condition: string, bound: number): Promise<boolean> =>
    holds(
      call('UpdateItem', {
        Key: keys.account(userId),
        UpdateExpression: `ADD #what :by SET #at = :now, #id = :countId, ${stamped.set}`,
        ExpressionAttributeNames: { '#what': what, '#at': at, '#id': id, ...stamped.names },
        ConditionExpression: condition,
        ExpressionAttributeValues: {
          ':by': by,
          ':bound': bound,
          ':now': clock.now().getTime(),
          ':countId': randomUUID(),
          ...stamped.values,
        },
      }),
    )

  async function countItems(userId: string): Promise<number> {
    let counted = 0
    const query = {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': prefix },
      ConsistentRead: true,
    }
    if (weight === undefined) {
      for await (const { Count = 0 } of pagesOf(table, { ...query, Select: 'COUNT' })) counted += Count
    } else {
      const weights = { ProjectionExpression: '#weight', ExpressionAttributeNames: { '#weight': weight } }
      for (const item of await allItems(table, { ...query, ...weights })) counted += Number(item[weight] ?? 0)
    }
    return counted
  }

  const counter: AccountCounter = {
    // Counted twice because a reply was lost and the request sent again, the number is too high, which is put right later.
    take: (userId, by) =>
      count(
        userId,
        by,
        'attribute_not_exists(closedAt) AND (attribute_not_exists(#what) OR #what <= :bound)',
        most - by,
      ),

    // Never twice for one deletion: the number must not become too low.
    async giveBack(userId, by) {
      await count(userId, -by, '#what >= :bound AND (attribute_not_exists(#id) OR #id <> :countId)', by)
    },

    /**
     * A crash between the counter and what is counted leaves the counter too high, never too low. When it says full and no
     * add can be under way any more, it is set right, unless somebody moved it meanwhile.
     */
    async recount(userId, account) {
      const { [what]: before = 0, [at]: countedAt = 0 } = account ?? {}
      // The clock can be set back: what was counted in its future is old all the same.
      const age = clock.now().getTime() - countedAt
      if (age >= 0 && age < maxAddMs) return
      const counted = await countItems(userId)
      const change = setFields({ [what]: counted }, { condition: `#${what} = :before`, values: { ':before': before } })
      await holds(call('UpdateItem', { Key: keys.account(userId), ...change }))
    },

    async takeSurely(userId, by) {
      if (await counter.take(userId, by)) return true
      const account = await readAccount(table, userId)
      refuseClosed(account)
      await counter.recount(userId, account)
      return counter.take(userId, by)
    },
  }
  return counter
}
