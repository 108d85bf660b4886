// Batches: DynamoDB's batch requests, in requests of the size it takes, asked again for what it hands back undone.
import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '#shared/operation/problem.ts'
import type { Key } from './keys.ts'
import type { Table } from './table.ts'
import type { Input } from './table-protocol.ts'

export type Item = Record<string, unknown>
type Writes = NonNullable<Input<'BatchWriteItem'>['RequestItems']>
type Write = Writes[string][number]

const getsPerRequest = 100
const writesPerRequest = 25
const tries = 6
const firstPauseMs = 50

function* chunksOf<Entry>(entries: readonly Entry[], size: number): Generator<Entry[]> {
  for (let start = 0; start < entries.length; start += size) yield entries.slice(start, start + size)
}

/** @param failure what the person is told when the table has not done it all after several tries */
async function untilDone<Left>(
  first: Left | undefined,
  run: (left: Left) => Promise<Left | undefined>,
  failure: string,
): Promise<void> {
  let left = first
  for (let attempt = 0; left !== undefined && attempt < tries; attempt++) {
    if (attempt > 0) await pause(firstPauseMs * 2 ** attempt * Math.random())
    left = await run(left)
  }
  if (left !== undefined) throw new Problem('unavailable', failure, { retryAfterSeconds: 5 })
}

const some = <Requests extends object>(requests: Requests | undefined): Requests | undefined =>
  requests === undefined || Object.keys(requests).length === 0 ? undefined : requests

const unreachable = 'We cannot reach your data right now. Nothing was lost; please try again in a moment.'

/** The items there are, in no order. */
export async function batchGet(table: Table, wanted: readonly Key[]): Promise<Item[]> {
  const items: Item[] = []
  const chunks = [...chunksOf(wanted, getsPerRequest)].map((chunk) =>
    untilDone(
      { [table.name]: { Keys: chunk } },
      async (left) => {
        const { Responses, UnprocessedKeys } = await table.call('BatchGetItem', { RequestItems: left })
        items.push(...(Responses?.[table.name] ?? []))
        return some(UnprocessedKeys) as typeof left | undefined
      },
      unreachable,
    ),
  )
  await Promise.all(chunks)
  return items
}

async function batchWrite(table: Table, writes: readonly Write[], failure: string): Promise<void> {
  for (const chunk of chunksOf(writes, writesPerRequest)) {
    const requests: Writes = { [table.name]: chunk }
    const run = async (left: Writes): Promise<Writes | undefined> =>
      some((await table.call('BatchWriteItem', { RequestItems: left })).UnprocessedItems)
    await untilDone(requests, run, failure)
  }
}

export const batchPut = (table: Table, items: readonly Item[]): Promise<void> =>
  batchWrite(
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
    unreachable,
  )

export const batchDelete = (table: Table, doomed: readonly Key[], failure: string): Promise<void> =>
  batchWrite(
    table,
    doomed.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    failure,
  )
