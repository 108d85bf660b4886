// LedgerStore on DynamoDB: one item per ledger, its trades packed and compressed in one attribute.
import { randomUUID } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import type { Clock } from '#shared/operation/ports.ts'
import { fail } from '#shared/operation/problem.ts'
import { type PackedLedger, packLedger, unpackLedger } from '#shared/portfolio/ledger-codec.ts'
import type { StoredLedger } from '#shared/portfolio/ledger-holding.ts'
import type { LedgerStore } from '#shared/portfolio/ports.ts'
import { maxTransactionsOfPerson, Transaction } from '#shared/portfolio/transaction.ts'
import { readAccount, refuseClosed, undoIfClosed } from './account-item.ts'
import { accountCounter } from './account-counter.ts'
import { keys, ledgerPrefix, userPartition } from './keys.ts'
import { parseItem, stamp } from './stored-item.ts'
import { allItems, holds, type Table } from './table.ts'

/** An item can have 400 KB; the other attributes are small. */
export const maxPackedBytes = 300 * 1024
/** What is read is unpacked: what repeats itself may be short in the table and long in every answer. */
const maxUnpackedBytes = 2 * 1024 * 1024

/** Trades of the longest notes: small enough in a twentieth of a second, where the best would take a second. */
const quality = 7
const lengthBytes = 4

export const tooMuchRoom =
  'The trades of this investment take more room than one investment can have. Shorten some notes, or choose fewer parcels in a sale, then try again.'

/** `writeId` tells our own write, whose reply was lost and which was sent again, from somebody else's. */
const LedgerItem = lazy.object(() => ({
  revision: z.int(),
  /** How many trades are in it, for the count of the person. */
  trades: z.int(),
  rows: z.exactOptional(z.instanceof(Uint8Array)),
  left: z.exactOptional(z.object({ quantity: z.number(), costBasis: z.number() })),
  writeId: z.string(),
}))
type LedgerItem = z.infer<typeof LedgerItem>

/** @throws Problem conflict when it would take more than its room */
function compress({ text, ids }: PackedLedger): Uint8Array {
  const words = Buffer.from(text, 'utf8')
  if (words.length > maxUnpackedBytes) fail('conflict', tooMuchRoom)
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(words.length)
  const all = Buffer.concat([length, words, ids])
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: all.length,
  }
  const rows = brotliCompressSync(all, { params })
  if (rows.length > maxPackedBytes) fail('conflict', tooMuchRoom)
  return rows
}

function decompress(rows: Uint8Array): PackedLedger {
  const all = brotliDecompressSync(rows)
  const end = lengthBytes + all.readUInt32BE(0)
  return { text: all.toString('utf8', lengthBytes, end), ids: all.subarray(end) }
}

const Transactions = lazy.object(() => ({ transactions: z.array(Transaction) }))

/** What the key says, and what is in it; each trade is parsed as strictly as when it was sent. */
function readLedger(item: Record<string, unknown>): { ledger: StoredLedger; stored: LedgerItem } {
  const stored = parseItem(LedgerItem, item)
  const { revision, rows, left } = stored
  if (rows === undefined) return { ledger: { revision, left: left ?? { quantity: 0, costBasis: 0 } }, stored }
  const { pk, sk } = item
  const { transactions } = parseItem(Transactions, { pk, sk, transactions: unpackLedger(decompress(rows)) })
  return { ledger: { revision, transactions }, stored }
}

/** @param clock dates the counting of trades; real time where nothing else is said */
export function dynamoLedgerStore(table: Table, clock: Clock = { now: () => new Date() }): LedgerStore {
  const { call } = table
  const counter = accountCounter(table, clock, {
    what: 'transactions',
    most: maxTransactionsOfPerson,
    prefix: ledgerPrefix,
    weight: 'trades',
  })

  async function read(userId: string, holdingId: string): Promise<Record<string, unknown> | undefined> {
    const key = { Key: keys.ledger(userId, holdingId), ConsistentRead: true }
    return (await call('GetItem', key)).Item
  }

  return {
    async find(userId, holdingId) {
      const item = await read(userId, holdingId)
      return item === undefined ? undefined : readLedger(item).ledger
    },

    async list(userId) {
      const ledgers = new Map<string, readonly Transaction[]>()
      const query = {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(userId), ':prefix': ledgerPrefix },
        ConsistentRead: true,
      }
      // Beside it, so that a closed account is refused.
      const account = readAccount(table, userId)
      account.catch(() => undefined)
      for (const item of await allItems(table, query)) {
        const { ledger } = readLedger(item)
        if ('transactions' in ledger) ledgers.set(String(item['sk']).slice(ledgerPrefix.length), ledger.transactions)
      }
      refuseClosed(await account)
      return ledgers
    },

    async write(userId, holdingId, ledger) {
      const trades = 'transactions' in ledger ? ledger.transactions : undefined
      const rows = trades === undefined ? undefined : compress(packLedger(trades))
      const writeId = randomUUID()
      const key = keys.ledger(userId, holdingId)
      const Item = {
        ...key,
        ...stamp('ledger'),
        revision: ledger.revision,
        trades: trades?.length ?? 0,
        writeId,
        ...('left' in ledger ? { left: ledger.left } : { rows }),
      }
      const isFirst = ledger.revision === 1
      const isStored =
        (await holds(
          call('PutItem', {
            Item,
            ...(isFirst
              ? { ConditionExpression: 'attribute_not_exists(pk)' }
              : {
                  ConditionExpression: '#revision = :before',
                  ExpressionAttributeNames: { '#revision': 'revision' },
                  ExpressionAttributeValues: { ':before': ledger.revision - 1 },
                }),
          }),
        )) || (await read(userId, holdingId))?.['writeId'] === writeId
      if (isStored && isFirst) await undoIfClosed(table, userId, key)
      return isStored
    },

    async remove(userId, holdingId) {
      const gone = await call('DeleteItem', { Key: keys.ledger(userId, holdingId), ReturnValues: 'ALL_OLD' })
      const trades = Number(gone.Attributes?.['trades'] ?? 0)
      if (trades > 0) await counter.giveBack(userId, trades)
    },

    takePlaces: (userId, count) => counter.takeSurely(userId, count),
    giveBackPlaces: (userId, count) => counter.giveBack(userId, count),
  }
}
