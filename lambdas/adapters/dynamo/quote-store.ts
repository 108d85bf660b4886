// The quote store on DynamoDB: one item for each symbol, one for each tracked symbol, one for outages.
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import { setTimeout as pause } from 'node:timers/promises'
import {
  BatchGetCommand,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { bulkhead } from 'cockatiel'
import { Problem } from '#shared/operation/problem.ts'
import { futureToleranceMs, type KeptQuote } from '#shared/market/price-check.ts'
import type { QuoteStore } from '#shared/market/ports.ts'
import { type Key, keys, trackedPartition } from './keys.ts'
import { isConditionFailure, type Table } from './table.ts'

type Item = Record<string, unknown>
type BatchWrites = NonNullable<BatchWriteCommandInput['RequestItems']>

const getsPerRequest = 100
const writesPerRequest = 25
const batchTries = 4
const writesAtOnce = 25
const firstPauseMs = 50

function* chunksOf<Entry>(entries: readonly Entry[], size: number): Generator<Entry[]> {
  for (let start = 0; start < entries.length; start += size) yield entries.slice(start, start + size)
}

/** Runs a batch until nothing is left of it; DynamoDB hands back what it was too busy for. */
async function untilDone<Left>(first: Left | undefined, run: (left: Left) => Promise<Left | undefined>): Promise<void> {
  let left = first
  for (let attempt = 0; left !== undefined && attempt < batchTries; attempt++) {
    if (attempt > 0) await pause(firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2))
    left = await run(left)
  }
  if (left !== undefined) {
    throw new Problem(
      'unavailable',
      'We cannot reach your data right now. Nothing was lost; please try again in a moment.',
      {
        retryAfterSeconds: 5,
      },
    )
  }
}

const some = <Requests extends object>(requests: Requests | undefined): Requests | undefined =>
  requests === undefined || Object.keys(requests).length === 0 ? undefined : requests

async function batchGet(table: Table, wanted: readonly Key[]): Promise<Item[]> {
  const items: Item[] = []
  const chunks = [...chunksOf(wanted, getsPerRequest)].map((chunk) =>
    untilDone({ [table.name]: { Keys: chunk } }, async (left) => {
      const { Responses, UnprocessedKeys } = await table.client.send(new BatchGetCommand({ RequestItems: left }))
      items.push(...(Responses?.[table.name] ?? []))
      return some(UnprocessedKeys) as typeof left | undefined
    }),
  )
  await Promise.all(chunks)
  return items
}

async function batchPut(table: Table, items: readonly Item[]): Promise<void> {
  for (const chunk of chunksOf(items, writesPerRequest)) {
    const puts: BatchWrites = { [table.name]: chunk.map((Item) => ({ PutRequest: { Item } })) }
    await untilDone(puts, async (left) =>
      some((await table.client.send(new BatchWriteCommand({ RequestItems: left }))).UnprocessedItems),
    )
  }
}

const sameKey = (item: Item, key: Key): boolean => item['pk'] === key.pk && item['sk'] === key.sk

function quoteOf({ pk: _pk, sk: _sk, ...quote }: Item): KeptQuote {
  return quote as KeptQuote
}

function instrumentOfSort(sort: string): Instrument {
  const cut = sort.indexOf('#')
  const name = sort.slice(cut + 1)
  return sort.slice(0, cut) === 'coin' ? { kind: 'coin', id: name } : { kind: 'asx', code: name }
}

export function dynamoQuoteStore(table: Table): QuoteStore {
  // A batch of coins changes all at once; writes beyond the number of connections would time out waiting for one.
  const writing = bulkhead(writesAtOnce, Number.POSITIVE_INFINITY)

  return {
    async read(instruments) {
      const items = await batchGet(table, [keys.outages, ...instruments.map((instrument) => keys.quote(instrument))])
      const quotes = items.filter((item) => !sameKey(item, keys.outages)).map(quoteOf)
      const { pk: _pk, sk: _sk, ...outages } = items.find((item) => sameKey(item, keys.outages)) ?? {}
      return { quotes: new Map(quotes.map((quote) => [instrumentKey(quote.instrument), quote])), outages }
    },

    async save(quote) {
      const believedUntil = new Date(Date.parse(quote.fetchedAt) + futureToleranceMs).toISOString()
      try {
        const put = new PutCommand({
          TableName: table.name,
          Item: { ...keys.quote(quote.instrument), ...quote },
          // A stored time beyond all belief must not keep out every later price.
          ConditionExpression: 'attribute_not_exists(pk) OR asOf <= :asOf OR asOf > :believedUntil',
          ExpressionAttributeValues: { ':asOf': quote.asOf, ':believedUntil': believedUntil },
        })
        await writing.execute(() => table.client.send(put))
        return true
      } catch (error) {
        if (isConditionFailure(error)) return false
        throw error
      }
    },

    async holdBack(instrument, suspect) {
      try {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: keys.quote(instrument),
            UpdateExpression: 'SET suspect = :suspect',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':suspect': suspect },
          }),
        )
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
        .map((instrument) => ({ ...keys.tracked(instrument), lookedAtOn: day, expiresAt: seconds }))
        .filter(({ sk }) => !today.has(sk))
      await batchPut(table, items)
    },

    async tracked(now) {
      const items: Item[] = []
      let from: Item | undefined
      do {
        const page = await table.client.send(
          new QueryCommand({
            TableName: table.name,
            KeyConditionExpression: 'pk = :tracked',
            // DynamoDB deletes expired items when it finds the time.
            FilterExpression: 'expiresAt > :now',
            ExpressionAttributeValues: { ':tracked': trackedPartition, ':now': now.getTime() / 1000 },
            ...(from === undefined ? {} : { ExclusiveStartKey: from }),
          }),
        )
        items.push(...(page.Items ?? []))
        from = page.LastEvaluatedKey
      } while (from !== undefined)
      return items
        .toSorted((a, b) => String(b['lookedAtOn']).localeCompare(String(a['lookedAtOn'])))
        .map((item) => instrumentOfSort(String(item['sk'])))
    },

    async noteOutage(kind, since) {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.outages,
          UpdateExpression: since === null ? 'REMOVE #kind' : 'SET #kind = :since',
          ExpressionAttributeNames: { '#kind': kind },
          ...(since === null ? {} : { ExpressionAttributeValues: { ':since': since } }),
        }),
      )
    },
  }
}
