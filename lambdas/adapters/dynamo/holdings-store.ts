// HoldingsStore on DynamoDB: one item per holding; the account item counts them for the limit.
import { createHash, randomUUID } from 'node:crypto'
import {
  DeleteCommand,
  GetCommand,
  paginateQuery,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { instrumentOf } from '#shared/market/instrument.ts'
import { maxHoldings, type NewHolding, StoredHolding } from '#shared/portfolio/holding.ts'
import type { Clock } from '#shared/operation/ports.ts'
import type { AddOutcome, HoldingsStore } from '#shared/portfolio/ports.ts'
import { type AccountItem, readAccount, refuseClosed, refuseIfClosed, undoIfClosed } from './account-item.ts'
import { holdingNotes } from './held-instruments.ts'
import { holdingPrefix, keys, userPartition } from './keys.ts'
import { parseItem, stamp, stampParts } from './stored-item.ts'
import { holds, setFields, type Table } from './table.ts'

/** `writeId` tells our own write, whose reply was lost and which was sent again, from somebody else's. */
const HoldingItem = z.extend(StoredHolding, { requestDigest: z.string(), writeId: z.exactOptional(z.string()) })
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

/** No request lives this long, so an older count has no add behind it that is still to be stored. */
const longestAddMs = 60_000

/** @param clock real time where nothing else is said; it dates the counting of holdings */
export function dynamoHoldingsStore(table: Table, clock: Clock = { now: () => new Date() }): HoldingsStore {
  const { client, name: TableName } = table
  const stamped = stampParts('account')
  const noteHeld = holdingNotes(table)

  async function read(userId: string, id: string): Promise<HoldingItem | undefined> {
    const { Item } = await client.send(
      new GetCommand({ TableName, Key: keys.holding(userId, id), ConsistentRead: true }),
    )
    return Item === undefined ? undefined : readHolding(Item)
  }

  /** Changes the account's number of holdings by one write; false when its condition does not hold. */
  const count = (userId: string, by: 1 | -1, condition: string, bound: number, countId: string): Promise<boolean> =>
    holds(
      client.send(
        new UpdateCommand({
          TableName,
          Key: keys.account(userId),
          UpdateExpression: `ADD holdings :by SET countedAt = :now, countId = :countId, ${stamped.set}`,
          ExpressionAttributeNames: stamped.names,
          ConditionExpression: condition,
          ExpressionAttributeValues: {
            ':by': by,
            ':bound': bound,
            ':now': clock.now().getTime(),
            ':countId': countId,
            ...stamped.values,
          },
        }),
      ),
    )
  // Counted twice because a reply was lost and the request sent again, the number is too high, which is put right later.
  const takePlace = (userId: string): Promise<boolean> =>
    count(
      userId,
      1,
      'attribute_not_exists(closedAt) AND (attribute_not_exists(holdings) OR holdings < :bound)',
      maxHoldings,
      randomUUID(),
    )
  /** Never twice for one deletion: the number must not become too low. */
  const giveBackPlace = (userId: string): Promise<boolean> =>
    count(userId, -1, 'holdings > :bound AND (attribute_not_exists(countId) OR countId <> :countId)', 0, randomUUID())

  /**
   * A crash between the counter and the holding leaves the counter too high, never too low. When it says full and no add
   * can be under way any more, the holdings are counted and the counter is set right, unless somebody moved it meanwhile.
   */
  async function recount(userId: string, { holdings: before = 0, countedAt = 0 }: AccountItem): Promise<void> {
    // The clock can be set back: what was counted in its future is old all the same.
    const age = clock.now().getTime() - countedAt
    if (age >= 0 && age < longestAddMs) return
    let counted = 0
    let from: Record<string, unknown> | undefined
    do {
      const page = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': holdingPrefix },
          ConsistentRead: true,
          Select: 'COUNT',
          ...(from === undefined ? {} : { ExclusiveStartKey: from }),
        }),
      )
      counted += page.Count ?? 0
      from = page.LastEvaluatedKey
    } while (from !== undefined)
    const change = setFields({ holdings: counted }, { condition: 'holdings = :before', values: { ':before': before } })
    await holds(client.send(new UpdateCommand({ TableName, Key: keys.account(userId), ...change })))
  }

  return {
    async list(userId) {
      const holdings: StoredHolding[] = []
      const query = {
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': holdingPrefix },
        ConsistentRead: true,
      }
      // Beside it, so that a closed account is refused on every list.
      const account = readAccount(table, userId)
      // Whichever fails first is told; the other one must not end the process.
      account.catch(() => undefined)
      for await (const page of paginateQuery({ client }, query)) {
        for (const item of page.Items ?? []) holdings.push(toHolding(readHolding(item)))
      }
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
      // Before the holding: what is held and not noted would get no closes, what is noted and not held costs a call a day.
      await noteHeld(instrumentOf(holding))
      const requestDigest = digestOf(request)
      const alreadyThere = (item: HoldingItem): AddOutcome => ({
        kind: 'exists',
        holding: toHolding(item),
        isSameRequest: item.requestDigest === requestDigest,
      })
      if (!(await takePlace(userId))) {
        const [item, account] = await Promise.all([read(userId, holding.id), readAccount(table, userId)])
        refuseClosed(account)
        if (item !== undefined) return alreadyThere(item)
        await recount(userId, account ?? {})
        if (!(await takePlace(userId))) return { kind: 'full' }
      }
      const writeId = randomUUID()
      const own: HoldingItem = { ...holding, requestDigest, writeId }
      const Item = { ...keys.holding(userId, holding.id), ...stamp('holding'), ...own }
      if (
        await holds(client.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' })))
      ) {
        await undoIfClosed(table, userId, keys.holding(userId, holding.id))
        return { kind: 'added' }
      }
      const item = await read(userId, holding.id)
      if (item?.writeId === writeId) {
        await undoIfClosed(table, userId, keys.holding(userId, holding.id))
        return { kind: 'added' }
      }
      await giveBackPlace(userId)
      return item === undefined ? this.add(userId, holding, request) : alreadyThere(item)
    },

    async replace(userId, { id, ...fields }) {
      await noteHeld(instrumentOf(fields))
      // The digest of the request that made the holding stays, so that its repetition is still recognised.
      const remove = (['name', 'coinId'] as const).filter((name) => fields[name] === undefined)
      const change = setFields(
        { ...fields, ...stamp('holding') },
        {
          condition: '#revision = :before',
          values: { ':before': fields.revision - 1 },
          remove,
        },
      )
      return holds(client.send(new UpdateCommand({ TableName, Key: keys.holding(userId, id), ...change })))
    },

    async remove(userId, id) {
      const isRemoved = await holds(
        client.send(
          new DeleteCommand({ TableName, Key: keys.holding(userId, id), ConditionExpression: 'attribute_exists(pk)' }),
        ),
      )
      if (isRemoved) await giveBackPlace(userId)
      return isRemoved
    },
  }
}
