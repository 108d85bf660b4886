// The quote store on DynamoDB: one item for each symbol, one for each tracked symbol, one for outages, one for the position of each run.
import { instrumentKey } from '#shared/market/instrument.ts'
import { bulkhead } from 'cockatiel'
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import { futureToleranceMs, KeptQuote } from '#shared/market/price-check.ts'
import type { QuoteStore } from '#shared/market/ports.ts'
import { batchGet, batchPut, type Item } from './batches.ts'
import { instrumentOfSort, type Key, keys, trackedPartition } from './keys.ts'
import { parseItem, stamp, stampParts } from './stored-item.ts'
import { allItems, isConditionFailure, type Table } from './table.ts'
import type { Input } from './table-protocol.ts'

/** One text for each kind of instrument: since when it has given no price, or which one was asked for last. */
const ByKind = lazy.object(() => ({ asx: z.exactOptional(z.string()), coin: z.exactOptional(z.string()) }))

const writesAtOnce = 25

const sameKey = (item: Item, key: Key): boolean => item['pk'] === key.pk && item['sk'] === key.sk

export function dynamoQuoteStore(table: Table): QuoteStore {
  // A batch of coins changes all at once; writes beyond the number of connections would time out waiting for one.
  const writing = bulkhead(writesAtOnce, Number.POSITIVE_INFINITY)

  return {
    async read(instruments) {
      const items = await batchGet(table, [keys.outages, ...instruments.map((instrument) => keys.quote(instrument))])
      const quotes = items.filter((item) => !sameKey(item, keys.outages)).map((item) => parseItem(KeptQuote, item))
      const outages = items.find((item) => sameKey(item, keys.outages))
      return {
        quotes: new Map(quotes.map((quote) => [instrumentKey(quote.instrument), quote])),
        outages: outages === undefined ? {} : parseItem(ByKind, outages),
      }
    },

    async save(quote) {
      const believedUntil = new Date(Date.parse(quote.fetchedAt) + futureToleranceMs).toISOString()
      try {
        const put: Input<'PutItem'> = {
          Item: { ...keys.quote(quote.instrument), ...stamp('quote'), ...quote },
          // A stored time beyond all belief must not keep out every later price.
          ConditionExpression: 'attribute_not_exists(pk) OR asOf <= :asOf OR asOf > :believedUntil',
          ExpressionAttributeValues: { ':asOf': quote.asOf, ':believedUntil': believedUntil },
        }
        await writing.execute(() => table.call('PutItem', put))
        return true
      } catch (error) {
        if (isConditionFailure(error)) return false
        throw error
      }
    },

    async holdBack(instrument, suspect) {
      try {
        await table.call('UpdateItem', {
          Key: keys.quote(instrument),
          UpdateExpression: 'SET suspect = :suspect',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':suspect': suspect },
        })
      } catch (error) {
        if (!isConditionFailure(error)) throw error
      }
    },

    async track(instruments, day, expiresAt) {
      if (instruments.length === 0) return
      const known = await batchGet(
        table,
        instruments.map((instrument) => keys.tracked(instrument)),
      )
      const today = new Set(known.filter((item) => item['lookedAtOn'] === day).map((item) => item['sk']))
      const seconds = Math.floor(expiresAt.getTime() / 1000)
      const items = instruments
        .map((instrument) => ({
          ...keys.tracked(instrument),
          ...stamp('tracked-security'),
          lookedAtOn: day,
          expiresAt: seconds,
        }))
        .filter(({ sk }) => !today.has(sk))
      await batchPut(table, items)
    },

    async tracked(now) {
      const query = {
        KeyConditionExpression: 'pk = :tracked',
        // DynamoDB deletes expired items when it finds the time.
        FilterExpression: 'expiresAt > :now',
        ExpressionAttributeValues: { ':tracked': trackedPartition, ':now': now.getTime() / 1000 },
      }
      const items = await allItems(table, query)
      return items
        .toSorted((a, b) => String(b['lookedAtOn']).localeCompare(String(a['lookedAtOn'])))
        .map((item) => instrumentOfSort(String(item['sk'])))
    },

    async positions(run) {
      const [item] = await batchGet(table, [keys.positions[run]])
      return item === undefined ? {} : parseItem(ByKind, item)
    },

    async notePosition(run, kind, key) {
      const stamped = stampParts(`${run}-positions`)
      await table.call('UpdateItem', {
        Key: keys.positions[run],
        UpdateExpression: `SET #kind = :key, ${stamped.set}`,
        ExpressionAttributeNames: { ...stamped.names, '#kind': kind },
        ExpressionAttributeValues: { ...stamped.values, ':key': key },
      })
    },

    async noteOutage(kind, since) {
      const stamped = stampParts('outages')
      await table.call('UpdateItem', {
        Key: keys.outages,
        UpdateExpression: since === null ? `SET ${stamped.set} REMOVE #kind` : `SET #kind = :since, ${stamped.set}`,
        ExpressionAttributeNames: { ...stamped.names, '#kind': kind },
        ExpressionAttributeValues: { ...stamped.values, ...(since === null ? {} : { ':since': since }) },
      })
    },
  }
}
