// Typed prices on DynamoDB: one item for each holding that had a price set by hand before the one that stands.
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import type { DatedPrice } from '#shared/market/price-history.ts'
import { maxTypedPrices } from '#shared/portfolio/typed-price.ts'
import { undoIfClosed } from './account-item.ts'
import { keys, typedPricePrefix, userPartition } from './keys.ts'
import { parseItem, stampParts } from './stored-item.ts'
import { allItems, holds, type Table } from './table.ts'

/** Day number and AUD for one unit of that day, in the order in which they were kept; a write sent again doubles a point. */
const TypedPrices = lazy.object(() => ({ points: z.array(z.tuple([z.int(), z.number()])) }))

export function typedPrices(table: Table) {
  const { call } = table
  const stamped = stampParts('typed-prices')
  return {
    async list(userId: string): Promise<Map<string, DatedPrice[]>> {
      const found = new Map<string, DatedPrice[]>()
      const query = {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': typedPricePrefix },
        ConsistentRead: true,
      }
      for (const item of await allItems(table, query)) {
        const points = parseItem(TypedPrices, item).points.map(([day, price]) => ({ day, price }))
        found.set(String(item['sk']).slice(typedPricePrefix.length), points)
      }
      return found
    },

    /** Nothing is kept past the most; that is no reason to refuse a price. */
    async keep(userId: string, holdingId: string, points: readonly DatedPrice[]): Promise<void> {
      const Key = keys.typedPrices(userId, holdingId)
      const update = call('UpdateItem', {
        Key,
        UpdateExpression: `SET points = list_append(if_not_exists(points, :none), :points), ${stamped.set}`,
        ConditionExpression: 'attribute_not_exists(points) OR size(points) < :most',
        ExpressionAttributeNames: stamped.names,
        ExpressionAttributeValues: {
          ...stamped.values,
          ':none': [],
          ':points': points.map(({ day, price }) => [day, price]),
          ':most': maxTypedPrices - points.length + 1,
        },
        ReturnValues: 'UPDATED_OLD',
      })
      if (!(await holds(update))) return
      if ((await update).Attributes?.['points'] === undefined) await undoIfClosed(table, userId, Key)
    },

    async forget(userId: string, holdingId: string): Promise<void> {
      await call('DeleteItem', { Key: keys.typedPrices(userId, holdingId) })
    },
  }
}
