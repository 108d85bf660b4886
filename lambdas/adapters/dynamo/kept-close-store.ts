// KeptCloseStore on DynamoDB: an item for each instrument and day, written once and never again.
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import { instrumentKey } from '#shared/market/instrument.ts'
import type { KeptCloseStore } from '#shared/market/history-ports.ts'
import { PriceProvider } from '#shared/market/quote.ts'
import { batchGet } from './batches.ts'
import { instrumentOfSort, keptClosePartition, keys } from './keys.ts'
import { parseItem, stamp } from './stored-item.ts'
import { allItems, holds, type Table } from './table.ts'

const CloseItem = lazy.object(() => ({
  price: z.number(),
  closedOn: z.string(),
  source: PriceProvider,
}))

const keyIn = (item: Readonly<Record<string, unknown>>): string => instrumentKey(instrumentOfSort(String(item['sk'])))

export function dynamoKeptCloseStore(table: Table): KeptCloseStore {
  const { call } = table
  return {
    async keysOf(day) {
      const query = {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keptClosePartition(day) },
      }
      const found = new Set<string>()
      for (const item of await allItems(table, query)) found.add(keyIn(item))
      return found
    },

    async read(day, instruments) {
      const wanted = new Map(
        instruments.map((instrument) => [instrumentKey(instrument), keys.keptClose(day, instrument)]),
      )
      const items = await batchGet(table, [...wanted.values()])
      return new Map(items.map((item) => [keyIn(item), parseItem(CloseItem, item)]))
    },

    keep(day, instrument, close) {
      const Item = { ...keys.keptClose(day, instrument), ...stamp('kept-close'), ...close }
      return holds(call('PutItem', { Item, ConditionExpression: 'attribute_not_exists(pk)' }))
    },
  }
}
