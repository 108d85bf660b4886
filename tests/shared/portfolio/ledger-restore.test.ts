// Deleted trades come back as they were: with their source, their import and their place within the day, however many they are.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccount } from '#lambdas/adapters/dynamo/account-item.ts'
import { createTurns } from '#shared/operation/turns.ts'
import { inPossibleOrder } from '#shared/portfolio/ledger-order.ts'
import { playLedger } from '#shared/portfolio/ledger.ts'
import type { LedgerPorts } from '#shared/portfolio/ledger-writing.ts'
import { maxTransactionsOfHolding, tooManyInHolding, type Transaction } from '#shared/portfolio/transaction.ts'
import { maxRestored } from '#shared/portfolio/transactions-contract.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { aBuy, aSale, aSimpleHolding, ledgerPorts, tradesOn } from '#tests/support/ledgers.ts'
import { aTransaction, buy, sell, split } from './ledger-support.ts'

let table: TestTable
let ports: LedgerPorts
beforeAll(async () => {
  table = await embeddedTable()
  ports = ledgerPorts(table)
})
afterAll(() => table.close())

const counted = async (userId: string) => (await readAccount(table, userId))?.transactions
const imported = (row: number): Pick<Transaction, 'createdAt' | 'importId' | 'source'> => ({
  createdAt: `2024-06-01T00:00:00.${String(row).padStart(3, '0')}Z`,
  importId: '6d756e75-7400-4000-8000-00000000aaaa',
  source: { format: 'commsec', reference: `C${row}`, key: `r:C${row}`, row },
})

test('a deleted trade comes back with its source, its import and its instant; doing it again changes nothing', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  await trades.start(crypto.randomUUID(), '2023-01-05')
  const row: Transaction = { ...aBuy('2024-05-03', 4, 150), ...imported(7) }
  await trades.restore([row])
  const before = await trades.list()
  expect(before.transactions).toContainEqual(row)
  await trades.remove(row.id)
  expect((await trades.restore([row])).transactions).toEqual(before.transactions)
  expect(await trades.restore([row])).toEqual(await trades.list())
  expect(await counted(owner.userId)).toBe(2)
})

test('the same split twice a few days apart, stored before that was refused, comes back; other figures on one day do not', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const pair = [split('2024-03-11', 2, 1), split('2024-03-13', 2, 1)].map((one, row): Transaction => ({
    ...one,
    id: crypto.randomUUID(),
    ...imported(row + 2),
  }))
  const rows: Transaction[] = [{ ...aBuy('2024-01-05', 10, 100), ...imported(1) }, ...pair]
  expect((await trades.restore(rows, 'replace')).position.units).toBe(40)
  const deleted = pair[1]!
  await trades.remove(deleted.id)
  expect((await trades.restore([deleted])).transactions).toContainEqual(deleted)
  const other: Transaction = { ...split('2024-03-11', 3, 1), id: crypto.randomUUID(), ...imported(4) }
  await expect(trades.restore([other])).rejects.toMatchObject({
    code: 'conflict',
    message: 'There is another split on 11 Mar 2024 already. Change that one, or put both together.',
  })
})

test('one that is there stays as it is now, whatever is sent', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const row = { ...aBuy('2024-05-03', 4, 150), ...imported(1) }
  await trades.restore([row], 'replace')
  const { transactions } = await trades.restore([{ ...row, units: 400 } as Transaction], 'replace')
  expect(transactions).toEqual([row])
})

test('a simple holding keeps what it has as an opening, or gives way to its own trades', async () => {
  const row = { ...aBuy('2024-05-03', 4, 150), ...imported(1) }
  const kept = await aSimpleHolding(ports)
  expect((await tradesOn(ports, kept).restore([row])).position.units).toBe(14)
  expect(await counted(kept.userId)).toBe(2)
  const replaced = await aSimpleHolding(ports)
  expect((await tradesOn(ports, replaced).restore([row], 'replace')).position.units).toBe(4)
  expect(await counted(replaced.userId)).toBe(1)
})

test('two thousand trades come back in parts, each of them possible, to the same position and the same rows', async () => {
  const owner = await aSimpleHolding(ports)
  const rows = Array.from({ length: maxTransactionsOfHolding - 1 }, (_, at): Transaction => {
    const date = new Date(Date.UTC(2015, 0, 1) + at * 86_400_000).toISOString().slice(0, 10)
    // Every third day all of the two days before is sold again.
    const trade = at % 3 === 2 ? aSale(date, 2, 20) : aBuy(date, 1, 10)
    return { ...trade, ...imported((at % 999) + 1) }
  })
  const moved = aTransaction('transferIn', { date: '2024-01-01', units: 5, costBase: 9, acquiredOn: '2014-01-01' })
  const all: Transaction[] = [...rows, { ...moved, id: crypto.randomUUID() }]
  const possible = inPossibleOrder(all)
  const trades = tradesOn(ports, owner)
  for (let from = 0; from < possible.length; from += maxRestored)
    await trades.restore(possible.slice(from, from + maxRestored), 'replace')
  const { position, transactions } = await trades.list()
  expect(position.units).toBe(6)
  expect(transactions.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    all.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
  expect(await counted(owner.userId)).toBe(maxTransactionsOfHolding)
  await expect(trades.restore([{ ...aBuy('2024-05-03', 1, 1), ...imported(1) }])).rejects.toThrow(tooManyInHolding())
  expect(await counted(owner.userId)).toBe(maxTransactionsOfHolding)
})

test('a day to come is refused by its place, and so is a list that cannot have happened', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const rows = [aBuy('2024-05-03', 1, 1), aBuy('2026-11-23', 1, 1)].map((one) => ({ ...one, ...imported(1) }))
  await expect(trades.restore(rows)).rejects.toMatchObject({
    code: 'invalid_request',
    errors: [{ path: 'transactions.1.date', message: 'must not be in the future' }],
  })
  await expect(trades.restore([{ ...aSale('2024-05-03', 11, 1), ...imported(1) }])).rejects.toMatchObject({
    code: 'conflict',
    message: 'On 3 May 2024 you would have sold 1 more CBA than you held. A buy before that day may be missing.',
  })
  expect((await trades.list()).transactions).toEqual([])
  expect(await counted(owner.userId)).toBe(0)
})

test('trades that were begun on another device meanwhile are not mixed with what was asked for', async () => {
  const owner = await aSimpleHolding(ports)
  let isFirst = true
  const raced: LedgerPorts = {
    ...ports,
    holdings: {
      ...ports.holdings,
      async replace(...given) {
        if (!isFirst) return ports.holdings.replace(...given)
        isFirst = false
        await tradesOn(ports, owner).start(crypto.randomUUID(), null)
        return false
      },
    },
    turns: createTurns(),
  }
  const row = { ...aBuy('2024-05-03', 4, 150), ...imported(1) }
  await expect(tradesOn(raced, owner).restore([row])).rejects.toMatchObject({ code: 'conflict' })
  expect((await tradesOn(ports, owner).list()).position.units).toBe(10)
  expect(await counted(owner.userId)).toBe(1)
})

test('every beginning of the possible order is a ledger that can have happened', () => {
  const first = buy('2020-01-01', 10, 5)
  const all = [
    sell('2020-03-01', 8, 6),
    first,
    split('2020-02-01', 1, 2),
    aTransaction('returnOfCapital', { date: '2020-02-10', amountPerUnit: 0.1 }),
    aTransaction('transferIn', { date: '2021-01-01', units: 6, costBase: 10, acquiredOn: '2020-02-15' }),
    aTransaction('transferOut', { date: '2020-02-20', units: 3 }),
    aTransaction('costBaseAdjustment', { date: '2020-02-12', amount: -1 }),
  ]
  const possible = inPossibleOrder(all)
  expect(possible).toHaveLength(all.length)
  for (let length = 1; length <= possible.length; length++)
    expect(playLedger(possible.slice(0, length), 'CBA')).not.toHaveProperty('problem')
})
