// ImportsStore on DynamoDB: one item for an import and one for each holding it touched; ids and digests packed, 24 bytes a trade.
import { randomUUID } from 'node:crypto'
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import type { Clock } from '#shared/operation/ports.ts'
import type { ImportPart, ImportRecord, ImportsStore } from '#shared/portfolio/ports.ts'
import { readAccount, refuseClosed, undoIfClosed } from './account-item.ts'
import { importPrefix, type Key, keys, userPartition } from './keys.ts'
import { type Entity, parseItem, stamp } from './stored-item.ts'
import { allItems, holds, type Table } from './table.ts'

const ImportItem = lazy.object(() => ({
  state: z.enum(['open', 'undoing', 'undone']),
  edited: z.exactOptional(z.enum(['keep', 'remove'])),
  label: z.string(),
  createdAt: z.string(),
  /** Epoch seconds, for the table's time to live. */
  expiresAt: z.number(),
  revision: z.int(),
  writeId: z.string(),
}))
const PartItem = lazy.object(() => ({
  isNew: z.boolean(),
  before: z.exactOptional(
    z.object({ quantity: z.number(), costBasis: z.number(), isKept: z.exactOptional(z.literal(true)) }),
  ),
  rows: z.instanceof(Uint8Array),
  isUndone: z.boolean(),
  expiresAt: z.number(),
  revision: z.int(),
  writeId: z.string(),
}))

const [idBytes, rowBytes] = [16, 24]

const packRows = (rows: ImportPart['rows']): Uint8Array =>
  Buffer.concat(rows.map(({ id, digest }) => Buffer.from(id.replaceAll('-', '') + digest, 'hex')))

function unpackRows(packed: Uint8Array): ImportPart['rows'] {
  const bytes = Buffer.from(packed)
  return Array.from({ length: bytes.length / rowBytes }, (_, place) => {
    const at = place * rowBytes
    const hex = bytes.toString('hex', at, at + idBytes)
    return {
      id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      digest: bytes.toString('hex', at + idBytes, at + rowBytes),
    }
  })
}

type Item = Record<string, unknown>

/** The parts of a sort key: the import, and the holding where it is a part. */
const namesIn = (item: Item): [importId: string, holdingId: string | undefined] => {
  const [importId = '', holdingId] = String(item['sk']).slice(importPrefix.length).split('#')
  return [importId, holdingId]
}

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

function recordIn(item: Item): ImportRecord {
  const { state, edited, label, createdAt, expiresAt, revision } = parseItem(ImportItem, item)
  return {
    id: namesIn(item)[0],
    state,
    ...(edited === undefined ? {} : { edited }),
    label,
    createdAt,
    expiresAt: new Date(expiresAt * 1000).toISOString(),
    revision,
  }
}

function partIn(item: Item): ImportPart {
  const { rows, isNew, before, isUndone, revision } = parseItem(PartItem, item)
  const holdingId = namesIn(item)[1] ?? ''
  return { holdingId, isNew, ...(before === undefined ? {} : { before }), rows: unpackRows(rows), isUndone, revision }
}

/** @param clock tells what has expired */
export function dynamoImportsStore(table: Table, clock: Clock): ImportsStore {
  const { call } = table
  const isLive = (item: Item): boolean => Number(item['expiresAt']) > clock.now().getTime() / 1000

  async function read(key: Key): Promise<Item | undefined> {
    const { Item: item } = await call('GetItem', { Key: key, ConsistentRead: true })
    return item !== undefined && isLive(item) ? item : undefined
  }

  /** Stores an item if its revision is still the one before; our own write whose reply was lost counts as stored. */
  async function put(userId: string, key: Key, entity: Entity, facts: Item & { revision: number }): Promise<boolean> {
    const writeId = randomUUID()
    const isFirst = facts.revision === 1
    const condition = isFirst
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#revision = :before',
          ExpressionAttributeNames: { '#revision': 'revision' },
          ExpressionAttributeValues: { ':before': facts.revision - 1 },
        }
    const Item = { ...key, ...stamp(entity), ...facts, writeId }
    const isStored =
      (await holds(call('PutItem', { Item, ...condition }))) || (await read(key))?.['writeId'] === writeId
    if (isStored && isFirst) await undoIfClosed(table, userId, key)
    return isStored
  }

  return {
    async find(userId, importId) {
      const item = await read(keys.import(userId, importId))
      return item === undefined ? undefined : recordIn(item)
    },

    async list(userId) {
      const query = {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': importPrefix },
        ConsistentRead: true,
      }
      const account = readAccount(table, userId)
      account.catch(() => undefined)
      const found = new Map<string, { record: ImportRecord; parts: ImportPart[] }>()
      // By sort key: an import comes right before its parts.
      for (const item of (await allItems(table, query)).filter(isLive)) {
        const [importId, holdingId] = namesIn(item)
        if (holdingId === undefined) found.set(importId, { record: recordIn(item), parts: [] })
        else found.get(importId)?.parts.push(partIn(item))
      }
      refuseClosed(await account)
      return [...found.values()].toSorted((a, b) => (a.record.createdAt < b.record.createdAt ? -1 : 1))
    },

    write(userId, { id, expiresAt, ...facts }) {
      return put(userId, keys.import(userId, id), 'import', { ...facts, expiresAt: seconds(expiresAt) })
    },

    async findPart(userId, importId, holdingId) {
      const item = await read(keys.importPart(userId, importId, holdingId))
      return item === undefined ? undefined : partIn(item)
    },

    writePart(userId, record, { holdingId, rows, ...facts }) {
      const key = keys.importPart(userId, record.id, holdingId)
      return put(userId, key, 'import-part', { ...facts, rows: packRows(rows), expiresAt: seconds(record.expiresAt) })
    },
  }
}
