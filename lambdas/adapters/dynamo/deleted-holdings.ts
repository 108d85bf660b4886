// Deleted holdings on DynamoDB: one item for each, with what only the service knew of it, for as long as it can be put back.
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import type { Clock } from '#shared/operation/ports.ts'
import { StoredHolding } from '#shared/portfolio/holding.ts'
import { undoIfClosed } from './account-item.ts'
import { type Key, keys, userPartition } from './keys.ts'
import { parseItem, stamp } from './stored-item.ts'
import { holds, type Table } from './table.ts'

const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** A deletion that was undone with the service away is sent when it is back. */
const setAsideMs = 7 * 86_400_000

/** The items that went with it, as they were but for the person. */
const DeletedHolding = lazy.object(() => ({
  holding: StoredHolding,
  others: z.array(z.looseObject({ sk: z.string() })),
  expiresAt: z.number(),
}))

const withoutPerson = ({ pk: _pk, ...rest }: Record<string, unknown>): Record<string, unknown> => rest

export function deletedHoldings(table: Table, clock: Clock) {
  const { call } = table

  async function itemAt(Key: Key): Promise<Record<string, unknown> | undefined> {
    return (await call('GetItem', { Key, ConsistentRead: true })).Item
  }

  /** The table's own deletion of what has expired comes late. */
  async function find(userId: string, id: string): Promise<z.infer<typeof DeletedHolding> | undefined> {
    const item = await itemAt(keys.deletedHolding(userId, id))
    const found = item === undefined ? undefined : parseItem(DeletedHolding, item)
    return found !== undefined && found.expiresAt > epochSeconds(clock.now()) ? found : undefined
  }

  return {
    find,

    /** Before the deletion: one that is cut off then loses nothing. */
    async setAside(userId: string, holding: StoredHolding): Promise<void> {
      const found = await Promise.all(
        [keys.typedPrices(userId, holding.id), keys.taxHolding(userId, holding.id)].map(itemAt),
      )
      const others = found.flatMap((item) => (item === undefined ? [] : [withoutPerson(item)]))
      const expiresAt = epochSeconds(new Date(clock.now().getTime() + setAsideMs))
      const Key = keys.deletedHolding(userId, holding.id)
      const Item = { ...Key, ...stamp('deleted-holding'), holding, others, expiresAt }
      // A second deletion at the same moment finds the prices gone already: what the first one set aside stays.
      const put = call('PutItem', {
        Item,
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now OR #holding.revision <> :revision',
        ExpressionAttributeNames: { '#holding': 'holding' },
        ExpressionAttributeValues: { ':now': epochSeconds(clock.now()), ':revision': holding.revision },
      })
      await holds(put)
      await undoIfClosed(table, userId, Key)
    },

    async putBack(userId: string, id: string): Promise<void> {
      for (const other of (await find(userId, id))?.others ?? []) {
        const Item = { ...other, pk: userPartition(userId) }
        // Refused too where a repeated request meets its own write.
        await holds(call('PutItem', { Item, ConditionExpression: 'attribute_not_exists(pk)' }))
        await undoIfClosed(table, userId, { pk: Item.pk, sk: other.sk })
      }
      await call('DeleteItem', { Key: keys.deletedHolding(userId, id) })
    },
  }
}
