// HoldingsStore on DynamoDB: one item per holding; the account item counts them for the limit.
import { createHash, randomUUID } from 'node:crypto'
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import { instrumentOf } from '#shared/market/instrument.ts'
import { maxHoldings, type NewHolding, StoredHolding } from '#shared/portfolio/holding.ts'
import type { Clock } from '#shared/operation/ports.ts'
import type { AddOutcome, HoldingsStore } from '#shared/portfolio/ports.ts'
import { accountCounter } from './account-counter.ts'
import { readAccount, refuseClosed, refuseIfClosed, undoIfClosed } from './account-item.ts'
import { deletedHoldings } from './deleted-holdings.ts'
import { holdingNotes } from './held-instruments.ts'
import { holdingPrefix, keys, userPartition } from './keys.ts'
import { parseItem, stamp } from './stored-item.ts'
import { allItems, holds, setFields, type Table } from './table.ts'
import { typedPrices } from './typed-prices.ts'

/** `writeId` tells our own write, whose reply was lost and which was sent again, from a concurrent one. */
const HoldingItem = lazy.object(() => ({
  ...StoredHolding.shape,
  requestDigest: z.string(),
  writeId: z.exactOptional(z.string()),
}))
type HoldingItem = z.infer<typeof HoldingItem>

/** What has no market was live tracked once; it never is now. */
const readHolding = (item: Record<string, unknown>): HoldingItem => {
  const holding = parseItem(HoldingItem, item)
  return holding.type === 'other' && holding.isLiveTracked ? { ...holding, isLiveTracked: false } : holding
}

function toHolding({ requestDigest: _digest, writeId: _writeId, ...holding }: HoldingItem): StoredHolding {
  return holding
}

const digestOf = (request: NewHolding): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/** @param clock real time where nothing else is said; it dates the counting of holdings and what is noted as added */
export function dynamoHoldingsStore(table: Table, clock: Clock = { now: () => new Date() }): HoldingsStore {
  const { call } = table
  const counter = accountCounter(table, clock, { what: 'holdings', most: maxHoldings, prefix: holdingPrefix })
  const noteHeld = holdingNotes(table, clock)
  const typed = typedPrices(table)
  const deleted = deletedHoldings(table, clock)

  async function read(userId: string, id: string): Promise<HoldingItem | undefined> {
    const { Item } = await call('GetItem', { Key: keys.holding(userId, id), ConsistentRead: true })
    return Item === undefined ? undefined : readHolding(Item)
  }

  return {
    async list(userId) {
      const holdings: StoredHolding[] = []
      const query = {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': holdingPrefix },
        ConsistentRead: true,
      }
      // Beside it, so that a closed account is refused on every list.
      const account = readAccount(table, userId)
      // Whichever fails first is told; the other one must not end the process.
      account.catch(() => undefined)
      for (const item of await allItems(table, query)) holdings.push(toHolding(readHolding(item)))
      refuseClosed(await account)
      // Oldest first, as added; the id settles a tie so that the order never flickers.
      return holdings.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
    },

    async find(userId, id) {
      const item = await read(userId, id)
      if (item !== undefined) return toHolding(item)
      await refuseIfClosed(table, userId)
      return undefined
    },

    async add(userId, holding, request): Promise<AddOutcome> {
      // Before the holding: what is held and not noted would get no closes, what is noted and not held costs a call.
      await noteHeld(instrumentOf(holding))
      const requestDigest = digestOf(request)
      const alreadyThere = (item: HoldingItem): AddOutcome => ({
        kind: 'exists',
        holding: toHolding(item),
        isSameRequest: item.requestDigest === requestDigest,
      })
      if (!(await counter.take(userId, 1))) {
        const [item, account] = await Promise.all([read(userId, holding.id), readAccount(table, userId)])
        refuseClosed(account)
        if (item !== undefined) return alreadyThere(item)
        await counter.recount(userId, account)
        if (!(await counter.take(userId, 1))) return { kind: 'full' }
      }
      const writeId = randomUUID()
      const own: HoldingItem = { ...holding, requestDigest, writeId }
      const Item = { ...keys.holding(userId, holding.id), ...stamp('holding'), ...own }
      if (await holds(call('PutItem', { Item, ConditionExpression: 'attribute_not_exists(pk)' }))) {
        await undoIfClosed(table, userId, keys.holding(userId, holding.id))
        return { kind: 'added' }
      }
      const item = await read(userId, holding.id)
      if (item?.writeId === writeId) {
        await undoIfClosed(table, userId, keys.holding(userId, holding.id))
        return { kind: 'added' }
      }
      await counter.giveBack(userId, 1)
      return item === undefined ? this.add(userId, holding, request) : alreadyThere(item)
    },

    async replace(userId, { id, ...fields }, change) {
      // Whoever stores what trades come to, such as a function that only reads, needs no right to note anything.
      if (change === 'forget') await noteHeld(instrumentOf(fields))
      // Before the edit: a crash in between then loses no price.
      if (change !== undefined && change !== 'forget') await typed.keep(userId, id, change.keep)
      // The digest of the request that made the holding stays, so that its repetition is still recognised.
      const remove = (
        ['name', 'coinId', 'costBase', 'ledgerRevision', 'pendingLedger', 'declined', 'note'] as const
      ).filter((name) => fields[name] === undefined)
      const fieldsSet = setFields(
        { ...fields, ...stamp('holding') },
        {
          condition: '#revision = :before',
          values: { ':before': fields.revision - 1 },
          remove,
        },
      )
      const isReplaced = await holds(call('UpdateItem', { Key: keys.holding(userId, id), ...fieldsSet }))
      // Of one that is gone no price may stay, not even the one just kept.
      const isGone = !isReplaced && change !== undefined && (await read(userId, id)) === undefined
      if (isGone || (isReplaced && change === 'forget')) await typed.forget(userId, id)
      return isReplaced
    },

    async typedPrices(userId) {
      return typed.list(userId)
    },

    async findDeleted(userId, id) {
      return (await deleted.find(userId, id))?.holding
    },

    async putBack(userId, id) {
      await deleted.putBack(userId, id)
    },

    async remove(userId, id) {
      const item = await read(userId, id)
      if (item !== undefined) await deleted.setAside(userId, toHolding(item))
      const isRemoved = await holds(
        call('DeleteItem', { Key: keys.holding(userId, id), ConditionExpression: 'attribute_exists(pk)' }),
      )
      if (isRemoved) await counter.giveBack(userId, 1)
      // Also when a deletion was cut off here before.
      await typed.forget(userId, id)
      await call('DeleteItem', { Key: keys.taxHolding(userId, id) })
      return isRemoved
    },
  }
}
