// TaxStore on DynamoDB: one item for each year, one for each holding that the person said something of.
import { randomUUID } from 'node:crypto'
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import type { StoredTaxHolding, TaxStore } from '#shared/tax/ports.ts'
import { AnnualStatement, noShareFacts, ShareFacts, YearEntries } from '#shared/tax/tax-record.ts'
import { readAccount, refuseClosed, undoIfClosed } from './account-item.ts'
import { keys, taxPrefix, userPartition } from './keys.ts'
import { parseItem, stamp } from './stored-item.ts'
import { allItems, holds, type Table } from './table.ts'

const HoldingItem = lazy.object(() => ({
  symbol: z.string(),
  isOwnName: z.exactOptional(z.literal(true)),
  statements: z.array(z.strictObject({ year: z.int(), ...AnnualStatement.shape })),
  value: z.nullable(z.number()),
  /** Notes from before it could be said have none. */
  facts: z._default(ShareFacts, noShareFacts),
  revision: z.int(),
  writeId: z.string(),
}))

type Item = Readonly<Record<string, unknown>>

/** What a sort key names: a year, or a holding. */
const nameIn = (item: Item): string => String(item['sk']).split('#').slice(2).join('#')

function holdingIn(item: Item): StoredTaxHolding {
  const { writeId: _writeId, ...notes } = parseItem(HoldingItem, item)
  return { holdingId: nameIn(item), ...notes }
}

export function dynamoTaxStore(table: Table): TaxStore {
  const { call } = table

  async function read(userId: string, holdingId: string): Promise<Item | undefined> {
    const Key = keys.taxHolding(userId, holdingId)
    return (await call('GetItem', { Key, ConsistentRead: true })).Item
  }

  return {
    async list(userId) {
      const query = {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': taxPrefix },
        ConsistentRead: true,
      }
      const account = readAccount(table, userId)
      account.catch(() => undefined)
      const items = await allItems(table, query)
      refuseClosed(await account)
      const isYear = (item: Item): boolean => String(item['sk']).startsWith(`${taxPrefix}YEAR#`)
      return {
        // By sort key: oldest first.
        years: items.filter(isYear).map((item) => ({ year: Number(nameIn(item)), ...parseItem(YearEntries, item) })),
        holdings: items.filter((item) => !isYear(item)).map(holdingIn),
      }
    },

    async writeYear(userId, { year, ...entries }) {
      const Key = keys.taxYear(userId, year)
      if (entries.carriedLosses === null && entries.creditsElsewhere === null) {
        await call('DeleteItem', { Key })
        return
      }
      await call('PutItem', { Item: { ...Key, ...stamp('tax-year'), ...entries } })
      await undoIfClosed(table, userId, Key)
    },

    async findHolding(userId, holdingId) {
      const item = await read(userId, holdingId)
      return item === undefined ? undefined : holdingIn(item)
    },

    async writeHolding(userId, { holdingId, ...notes }) {
      const Key = keys.taxHolding(userId, holdingId)
      const writeId = randomUUID()
      const isFirst = notes.revision === 1
      const condition = isFirst
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: '#revision = :before',
            ExpressionAttributeNames: { '#revision': 'revision' },
            ExpressionAttributeValues: { ':before': notes.revision - 1 },
          }
      const Item = { ...Key, ...stamp('tax-holding'), ...notes, writeId }
      // Our own write whose reply was lost counts as stored.
      const isStored =
        (await holds(call('PutItem', { Item, ...condition }))) ||
        (await read(userId, holdingId))?.['writeId'] === writeId
      if (isStored && isFirst) await undoIfClosed(table, userId, Key)
      return isStored
    },
  }
}
