// What is packed comes out again, whatever it was, and the largest ledger there can be in practice fits into one item.
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dynamoLedgerStore, maxPackedBytes, tooMuchRoom } from '#lambdas/adapters/dynamo/ledger-store.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { packLedger, unpackLedger } from '#shared/portfolio/ledger-codec.ts'
import { maxTransactionsOfHolding, Transaction, transactionTypes } from '#shared/portfolio/transaction.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { aTransaction, idOf } from './ledger-support.ts'

let table: TestTable
beforeAll(async () => void (table = await embeddedTable()))
afterAll(() => table.close())

const date = '2024-05-03'
const income = { date, exDate: '2024-05-01', amount: 10, withheld: 1, franked: 7, unfranked: 3, frankingCredit: 3 }
const picks = [
  { id: idOf(1), units: 1.5 },
  { id: idOf(999), units: 0.00000001 },
]
const every: Transaction[] = [
  aTransaction('opening', { date: null, units: 1e12, price: 1e9 }),
  aTransaction('opening', { date, units: 0.00000001, amount: 0 }),
  aTransaction('buy', {
    date,
    units: 25,
    price: 12.4,
    amount: 312.5,
    brokerage: 9.95,
    account: 'CommSec',
    note: 'Åé ’ 😀',
  }),
  aTransaction('sell', { date, units: 1.50000001, price: 12, parcels: picks, account: 'CommSec', importId: idOf(7) }),
  aTransaction('dividend', { ...income, source: { format: 'commsec', key: 'C123', row: 4, reference: 'R1' } }),
  aTransaction('distribution', { ...income, incomeYear: 2024, components: { interest: 0, nonAssessable: 2 } }),
  aTransaction('costBaseAdjustment', { date, amount: -12.5, source: { format: 'commsec', key: 'K', row: 1 } }),
  aTransaction('reinvestment', { ...income, units: 1, price: 9 }),
  aTransaction('split', { date, newUnits: 2, oldUnits: 1 }),
  aTransaction('consolidation', { date, newUnits: 1, oldUnits: 2.5 }),
  aTransaction('returnOfCapital', { date, amountPerUnit: 0.05, exDate: '2024-05-01' }),
  aTransaction('transferIn', { date, units: 10, costBase: 0, acquiredOn: null }),
  aTransaction('transferIn', { date, units: 10, costBase: 1, acquiredOn: '1980-01-01' }),
  aTransaction('transferOut', { date, units: 1, parcels: [{ id: idOf(1), units: 1 }] }),
  aTransaction('reward', { date, units: 1, price: 2, createdAt: '2024-05-03T00:00:00Z' }),
]

test('every kind of trade with every field comes out as it went in', () => {
  expect(new Set(every.map(({ type }) => type))).toEqual(new Set(transactionTypes))
  const unpacked = unpackLedger(packLedger(every))
  expect(unpacked).toEqual(every)
  expect(z.parse(z.array(Transaction), unpacked)).toEqual(every)
  expect(unpackLedger(packLedger([]))).toEqual([])
})

/** The same numbers each time, without a pattern: xorshift. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

const next = numbers(20_261_122)
const digits = (most: number): number => Math.round(next() * most * 1e8) / 1e8
const hex = (length: number): string => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('')
const uuid = (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
const words =
  'bought after reading the annual report and talking it over with Sam at the kitchen table on a rainy Sunday in May'.split(
    ' ',
  )
const noteOf = (length: number): string => {
  let note = ''
  while (note.length < length) note += `${words[Math.floor(next() * words.length)]} `
  return note.slice(0, length - 1) + '.'
}

/** Imported trades of a coin with eight decimals everywhere, a note as long as one can be, each entered at another moment. */
const largest = (note: () => string): Transaction[] =>
  Array.from({ length: maxTransactionsOfHolding }, (_, row) => ({
    id: uuid(),
    type: 'buy',
    date: new Date(Date.UTC(2018, 0, 1) + Math.floor(next() * 3000) * 86_400_000).toISOString().slice(0, 10),
    units: digits(100),
    price: digits(100_000),
    amount: digits(1_000_000),
    brokerage: digits(100),
    account: ['CoinSpot', 'Swyftx', 'My own wallet'][row % 3]!,
    note: note(),
    importId: [uuid(), uuid()][row % 2]!,
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(next() * 2e10)).toISOString(),
    source: { format: 'coinspot', key: hex(16), row: row + 1 },
  }))

test('two thousand trades with eight decimals, full notes and sources fit, and come back', async () => {
  const trades = largest(() => noteOf(120))
  const [store, userId] = [dynamoLedgerStore(table), crypto.randomUUID()]
  expect(await store.write(userId, 'h', { revision: 1, transactions: trades })).toBe(true)
  const { rows } = (await table.call('GetItem', { Key: keys.ledger(userId, 'h') })).Item as { rows: Uint8Array }
  expect(rows.length).toBeLessThan(maxPackedBytes)
  expect(await store.find(userId, 'h')).toEqual({ revision: 1, transactions: trades })
})

test('what would not fit is refused with a sentence, and what was there stays', async () => {
  const [store, userId] = [dynamoLedgerStore(table), crypto.randomUUID()]
  await store.write(userId, 'h', { revision: 1, transactions: every })
  const random = (): string =>
    Array.from({ length: 120 }, () => String.fromCharCode(0x4e00 + Math.floor(next() * 20_000))).join('')
  const attempt = store.write(userId, 'h', { revision: 2, transactions: largest(random) })
  await expect(attempt).rejects.toMatchObject({ code: 'conflict', message: tooMuchRoom })
  expect(await store.find(userId, 'h')).toEqual({ revision: 1, transactions: every })
})

test('what is short only when compressed has a limit too', async () => {
  const [store, userId] = [dynamoLedgerStore(table), crypto.randomUUID()]
  const parcels = Array.from({ length: 500 }, (_, at) => ({ id: idOf(at), units: 0.12345678 }))
  const sales = (count: number): Transaction[] =>
    Array.from({ length: count }, () => aTransaction('sell', { date, units: 61.72839, price: 12, parcels }))
  const attempt = store.write(userId, 'h', { revision: 1, transactions: sales(400) })
  await expect(attempt).rejects.toMatchObject({ code: 'conflict', message: tooMuchRoom })
  expect(await store.find(userId, 'h')).toBeUndefined()
  expect(await store.write(userId, 'h', { revision: 1, transactions: sales(100) })).toBe(true)
})

test('of two writes from one revision one is stored, and the other is told', async () => {
  const [store, userId] = [dynamoLedgerStore(table), crypto.randomUUID()]
  const writes = [every.slice(0, 3), every.slice(0, 2)].map((transactions) =>
    store.write(userId, 'h', { revision: 1, transactions }),
  )
  expect((await Promise.all(writes)).filter(Boolean)).toHaveLength(1)
  expect(await store.write(userId, 'h', { revision: 3, transactions: every })).toBe(false)
  expect(await store.write(userId, 'h', { revision: 2, left: { quantity: 1, costBasis: 2 } })).toBe(true)
  expect(await store.find(userId, 'h')).toEqual({ revision: 2, left: { quantity: 1, costBasis: 2 } })
  expect(await store.list(userId)).toEqual(new Map())
})
