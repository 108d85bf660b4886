// Trades of a holding over the embedded DynamoDB: what each step makes of it, what is refused and why, many devices at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccount } from '#lambdas/adapters/dynamo/account-item.ts'
import { dynamoAccountData } from '#lambdas/adapters/dynamo/account-data.ts'
import { settledHoldings } from '#shared/portfolio/settled-holdings.ts'
import { holdingsOperations } from '#shared/portfolio/operations.ts'
import type { LedgerPorts } from '#shared/portfolio/ledger-writing.ts'
import {
  maxTransactionsOfHolding,
  maxTransactionsOfPerson,
  tooManyInHolding,
  tooManyOfPerson,
  type TransactionFacts,
} from '#shared/portfolio/transaction.ts'
import { versionOf } from '#shared/portfolio/same-facts.ts'
import { timer } from '#tests/support/runtime.ts'
import { amount } from '#tests/support/faults/amounts.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { aBuy, aSale, aSimpleHolding, ledgerPorts, tradesOn } from '#tests/support/ledgers.ts'

let table: TestTable
let ports: LedgerPorts
beforeAll(async () => {
  table = await embeddedTable()
  ports = ledgerPorts(table)
})
afterAll(() => table.close())

/** The holdings area beside it, as it is composed for everybody. */
const others = () => ({ ...ports, holdings: settledHoldings(ports) })
const edit = (owner: { userId: string; id: string }, body: object) =>
  holdingsOperations.update(
    { userId: owner.userId, username: '', query: undefined, params: { id: owner.id }, body },
    others(),
  )
const list = async (userId: string, closed?: 'true') => {
  const query = closed === undefined ? {} : { closed }
  const request = { userId, username: '', params: undefined, body: undefined, query }
  return (await holdingsOperations.list(request, others())) as {
    holdings: { id: string; quantity: number }[]
    summary: { count: number; totalCost: number }
  }
}
const counted = async (userId: string) => (await readAccount(table, userId))?.transactions

test('a simple holding has its position and no trades', async () => {
  const owner = await aSimpleHolding(ports, { quantity: 3, costBasis: 33.3333 })
  const { holding, position, parcels, transactions } = await tradesOn(ports, owner).list()
  expect(holding).not.toHaveProperty('hasLedger')
  expect(position).toMatchObject({ units: 3, costBase: 99.9999, costBasePerUnit: 33.3333, realisedGain: 0 })
  expect([parcels, transactions]).toEqual([[], []])
})

test('what is there becomes an opening, on a day or on none, and a repeated request answers the same', async () => {
  const dated = await aSimpleHolding(ports)
  const openingId = crypto.randomUUID()
  const first = await tradesOn(ports, dated).start(openingId, '2024-02-29')
  expect(first.isRepeat).toBe(false)
  expect(first.ledger).toMatchObject({
    holding: { quantity: 10, costBasis: 100, costBase: 1000, hasLedger: true },
    parcels: [{ id: openingId, acquiredOn: '2024-02-29', units: 10, costBase: 1000, twelveMonthsOn: '2025-03-01' }],
    transactions: [{ id: openingId, type: 'opening', date: '2024-02-29', units: 10, price: 100 }],
  })
  expect(await tradesOn(ports, dated).start(openingId, '2024-02-29')).toEqual({ ledger: first.ledger, isRepeat: true })
  await expect(tradesOn(ports, dated).start(crypto.randomUUID(), null)).rejects.toMatchObject({ code: 'conflict' })
  const forgotten = await aSimpleHolding(ports)
  const { ledger } = await tradesOn(ports, forgotten).start(openingId, null)
  expect(ledger).toMatchObject({
    position: { undatedUnits: 10 },
    parcels: [{ acquiredOn: null, twelveMonthsOn: null }],
  })
  expect(await counted(forgotten.userId)).toBe(1)
})

test('a cost per unit with more decimals than a price can have is kept in the total', async () => {
  const owner = await aSimpleHolding(ports, { quantity: 3, costBasis: 0.1234567891 })
  const { ledger } = await tradesOn(ports, owner).start(crypto.randomUUID(), null)
  expect(ledger.transactions).toMatchObject([{ units: 3, amount: 0.37037037 }])
})

test('the first trade of a simple holding comes after an opening without a date', async () => {
  const owner = await aSimpleHolding(ports)
  const { ledger } = await tradesOn(ports, owner).add(aBuy('2025-03-04', 5, 120, { brokerage: 9.95 }))
  expect(ledger.transactions).toMatchObject([
    { type: 'opening', date: null, units: 10 },
    { type: 'buy', date: '2025-03-04' },
  ])
  expect(ledger.position).toMatchObject({ units: 15, costBase: 1609.95, costWithoutBrokerage: 1600, brokerage: 9.95 })
  expect(await counted(owner.userId)).toBe(2)
  // A third of a cent is in the sum, not in the price for one.
  expect((await list(owner.userId)).summary).toMatchObject({ count: 1, totalCost: 1609.95 })
})

test('quantity and cost are changed in the trades, everything else as before', async () => {
  const owner = await aSimpleHolding(ports)
  await tradesOn(ports, owner).start(crypto.randomUUID(), null)
  await expect(edit(owner, { quantity: 11, costBasis: 1 })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Change it in the trades',
    errors: [{ path: 'quantity' }, { path: 'costBasis' }],
  })
  expect(await edit(owner, { currentPrice: 130 })).toMatchObject({ quantity: 10, currentPrice: 130, hasLedger: true })
})

test('adding and deleting a trade leaves every figure as it was', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const { ledger: before } = await trades.start(crypto.randomUUID(), '2023-01-05')
  const sale = aSale('2024-05-03', 4, 150, { brokerage: 10 })
  const { ledger: sold } = await trades.add(sale)
  expect(sold.position).toMatchObject({ units: 6, realisedGain: 190, realisedGainBeforeBrokerage: 200 })
  expect(await trades.remove(sale.id)).toEqual({
    ...before,
    holding: expect.objectContaining(before.holding) as object,
  })
  expect(await trades.list()).toEqual(before)
  expect(await counted(owner.userId)).toBe(1)
  await expect(trades.remove(sale.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('the same trade again is the same; another one with its id is refused', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const buy = aBuy('2025-03-04', 5, 120)
  const first = await trades.add(buy)
  expect(await trades.add({ ...buy })).toEqual({ ledger: first.ledger, isRepeat: true })
  await expect(trades.add({ ...buy, note: 'Other' })).rejects.toMatchObject({ code: 'conflict' })
  expect(await counted(owner.userId)).toBe(2)
})

test('a changed trade keeps its place and where it came from', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const buy = aBuy('2025-03-04', 5, 120)
  const { ledger } = await trades.add(buy)
  const { id: _id, ...facts } = buy
  const changed = await trades.update(buy.id.toUpperCase(), { ...facts, note: 'From the contract note' })
  expect(changed.transactions[1]).toEqual({ ...ledger.transactions[1], note: 'From the contract note' })
  await expect(trades.update(crypto.randomUUID(), facts)).rejects.toMatchObject({ code: 'not_found' })
})

test('a trade that another device has changed is not written over by who still saw it as it was, and a repeated change is no conflict', async () => {
  const trades = tradesOn(ports, await aSimpleHolding(ports))
  const { id, ...facts } = aBuy('2025-03-04', 5, 120, { brokerage: 0, note: ' Contract note ' })
  await trades.add({ id, ...facts })
  const expectedVersion = versionOf(await seen())
  const withBrokerage = { ...(await seen()), brokerage: 9.5 }
  const first = await trades.update(id, withBrokerage, { expectedVersion })
  await expect(trades.update(id, { ...facts, date: '2025-03-05' }, { expectedVersion })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This trade was changed in the meantime. Look at it again, then change it.',
  })
  expect(await trades.update(id, withBrokerage, { expectedVersion })).toEqual(first)
  const later = await trades.update(id, facts, { expectedVersion: versionOf(withBrokerage) })
  expect(later.transactions[1]).toMatchObject(facts)
  async function seen(): Promise<TransactionFacts> {
    const {
      id: _id,
      createdAt: _at,
      importId: _import,
      source: _source,
      ...shown
    } = (await trades.list()).transactions[1]!
    return shown
  }
})

test('a sale of more than there was names the day and what is missing', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const opening = crypto.randomUUID()
  await trades.start(opening, '2023-01-05')
  const message = 'On 3 May 2024 you would have sold 10 more CBA than you held. A buy before that day may be missing.'
  await expect(trades.add(aSale('2024-05-03', 20, 150))).rejects.toMatchObject({
    code: 'conflict',
    message,
    errors: [{ path: 'units', message }],
  })
  await trades.add(aSale('2024-05-03', 10, 150))
  await expect(trades.remove(opening)).rejects.toMatchObject({ message, errors: [{ path: '', message }] })
  expect(await counted(owner.userId)).toBe(2)
})

test('nothing that has not happened in Sydney yet is taken, and every such day is named', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const dividend = { id: crypto.randomUUID(), type: 'dividend', amount: 5 } as const
  await expect(trades.add({ ...dividend, date: '2026-11-24', exDate: '2026-11-23' })).rejects.toMatchObject({
    code: 'invalid_request',
    errors: [
      { path: 'date', message: 'must not be in the future' },
      { path: 'exDate', message: 'must not be in the future' },
    ],
  })
  await expect(trades.start(crypto.randomUUID(), '2026-11-23')).rejects.toMatchObject({ code: 'invalid_request' })
  expect((await trades.add({ ...dividend, date: '2026-11-22' })).ledger.position.income).toBe(5)
})

test('what is all sold is listed only when asked for, is in no sum, and a later buy opens it again', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  await trades.start(crypto.randomUUID(), '2023-01-05')
  const { ledger } = await trades.add(aSale('2024-05-03', 10, 150))
  expect(ledger).toMatchObject({
    holding: { quantity: 0, costBase: 0, totalValue: 0 },
    position: { realisedGain: 500 },
  })
  expect(await list(owner.userId)).toMatchObject({ holdings: [], summary: { count: 0 } })
  expect(await list(owner.userId, 'true')).toMatchObject({
    holdings: [{ id: owner.id, quantity: 0 }],
    summary: { count: 0, totalCost: 0 },
  })
  await expect(trades.removeAll()).rejects.toMatchObject({ code: 'conflict' })
  await trades.add(aBuy('2025-01-06', 2, 160))
  expect((await list(owner.userId)).holdings).toMatchObject([{ id: owner.id, quantity: 2, costBasis: 160 }])
})

test('back to simple keeps units and cost, deletes the trades, and can be gone back on', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  await trades.add(aBuy('2025-03-04', 5, 120, { brokerage: 9.95 }))
  const simple = await trades.removeAll()
  expect(simple).toMatchObject({ quantity: 15, costBasis: 107.33 })
  expect(simple).not.toHaveProperty('hasLedger')
  expect(simple).not.toHaveProperty('costBase')
  expect(await trades.removeAll()).toEqual(simple)
  expect((await trades.list()).transactions).toEqual([])
  expect(await counted(owner.userId)).toBe(0)
  expect(await edit(owner, { quantity: 7 })).toMatchObject({ quantity: 7 })
  expect((await trades.start(crypto.randomUUID(), null)).ledger.position.units).toBe(7)
})

test('many trades from many devices at once are all there', async () => {
  const count = amount({ few: 12, full: 100 })
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const buys = Array.from({ length: count }, (_, index) => aBuy('2025-03-04', 1, index + 1))
  const answers = await Promise.all(buys.map((buy) => trades.add(buy)))
  expect(answers.filter(({ isRepeat }) => isRepeat)).toEqual([])
  const { transactions, position, holding } = await trades.list()
  expect(new Set(transactions.map(({ id }) => id))).toEqual(new Set([...buys.map(({ id }) => id), transactions[0]!.id]))
  const costBase = 1000 + (count * (count + 1)) / 2
  expect([position.units, position.costBase, holding.quantity]).toEqual([10 + count, costBase, 10 + count])
  expect((await list(owner.userId)).holdings).toMatchObject([{ quantity: 10 + count }])
  expect(await counted(owner.userId)).toBe(1 + count)
})

test('twenty trades in four processes at once are all there', async () => {
  const owner = await aSimpleHolding(ports)
  // However slow this computer is, nobody gives up.
  const patient = { ...timer, elapsedMs: () => 0 }
  const processes = Array.from({ length: 4 }, () => tradesOn({ ...ledgerPorts(table), timer: patient }, owner))
  const buys = Array.from({ length: 20 }, (_, index) => aBuy('2025-03-04', 1, index + 1))
  await Promise.all(buys.map((buy, index) => processes[index % 4]!.add(buy)))
  expect((await tradesOn(ports, owner).list()).position).toMatchObject({ units: 30, costBase: 1210 })
  expect((await list(owner.userId)).holdings).toMatchObject([{ quantity: 30 }])
  expect(await counted(owner.userId)).toBe(21)
})

test('a hundred requests for one trade make one', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const buy = aBuy('2025-03-04', 1, 1)
  const answers = await Promise.all(Array.from({ length: 100 }, () => trades.add(buy)))
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
  expect((await trades.list()).transactions).toHaveLength(2)
  expect(await counted(owner.userId)).toBe(2)
})

test('unknown and other people’s investments are not found', async () => {
  const owner = await aSimpleHolding(ports)
  const stranger = { userId: crypto.randomUUID(), id: owner.id }
  await expect(tradesOn(ports, stranger).list()).rejects.toMatchObject({ code: 'not_found' })
  await expect(tradesOn(ports, stranger).add(aBuy('2025-03-04', 1, 1))).rejects.toMatchObject({ code: 'not_found' })
  expect(await counted(stranger.userId)).toBeUndefined()
})

test('a deleted investment takes its trades along; a closed account keeps none and takes none', async () => {
  const owner = await aSimpleHolding(ports)
  await tradesOn(ports, owner).add(aBuy('2025-03-04', 1, 1))
  await settledHoldings(ports).remove(owner.userId, owner.id)
  expect(await ports.ledgers.find(owner.userId, owner.id)).toBeUndefined()
  expect(await counted(owner.userId)).toBe(0)
  const other = await aSimpleHolding(ports)
  await tradesOn(ports, other).add(aBuy('2025-03-04', 1, 1))
  const data = dynamoAccountData(table)
  await data.close(other.userId, '2026-11-21T00:00:00.000Z', new Date('2028-11-21T00:00:00.000Z'))
  await data.erase(other.userId)
  expect(await ports.ledgers.find(other.userId, other.id)).toBeUndefined()
  for (const attempt of [tradesOn(ports, other).list, tradesOn(ports, other).export]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'account_closed' })
  }
  expect(await readAccount(table, other.userId)).not.toHaveProperty('transactions')
})

test('the 2,000th trade is taken, the 2,001st is refused with a sentence, and takes no place', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  await trades.start(crypto.randomUUID(), '2020-01-01')
  const first = await ports.ledgers.find(owner.userId, owner.id)
  if (first === undefined || !('transactions' in first)) throw new Error('The ledger must be there')
  const [createdAt, more] = ['2026-11-01T00:00:00.000Z', maxTransactionsOfHolding - 2]
  const buys = Array.from({ length: more }, () => ({ ...aBuy('2025-03-04', 1, 1), createdAt }))
  await ports.ledgers.takePlaces(owner.userId, more)
  await ports.ledgers.write(owner.userId, owner.id, { revision: 2, transactions: [...first.transactions, ...buys] })
  expect((await trades.add(aBuy('2025-03-04', 1, 1))).ledger.transactions).toHaveLength(maxTransactionsOfHolding)
  await expect(trades.add(aBuy('2025-03-04', 1, 1))).rejects.toMatchObject({
    code: 'conflict',
    message: tooManyInHolding(),
  })
  expect(await counted(owner.userId)).toBe(maxTransactionsOfHolding)
})

test('the 20,001st trade of a person is refused with a sentence, whichever holding it is for', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  await ports.ledgers.takePlaces(owner.userId, maxTransactionsOfPerson - 1)
  // Its first trade takes two places: what is there becomes an opening.
  await expect(trades.add(aBuy('2025-03-04', 1, 1))).rejects.toMatchObject({
    code: 'conflict',
    message: tooManyOfPerson(),
  })
  await trades.start(crypto.randomUUID(), null)
  await expect(trades.add(aBuy('2025-03-04', 1, 1))).rejects.toMatchObject({
    code: 'conflict',
    message: tooManyOfPerson(),
  })
  expect((await trades.list()).transactions).toHaveLength(1)
  expect(await counted(owner.userId)).toBe(maxTransactionsOfPerson)
})

test('trades that come to more than can be kept are refused before anything is marked', async () => {
  const tooMuch = { code: 'conflict', message: expect.stringContaining('more than one investment can have') }
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const dust = { id: crypto.randomUUID(), type: 'buy', date: '2025-03-04', units: 1e-8, amount: 1e12 } as const
  const before = { date: '2025-03-03', id: crypto.randomUUID(), type: 'split', newUnits: 1e6, oldUnits: 1 } as const
  for (const trade of [aBuy('2025-03-04', 1e12, 1), aBuy('2025-03-04', 1e6, 1e9), dust]) {
    await expect(trades.add(trade)).rejects.toMatchObject(tooMuch)
  }
  await trades.start(crypto.randomUUID(), '2024-03-04')
  await trades.add(before)
  await expect(trades.add({ ...before, date: '2025-03-04', id: crypto.randomUUID() })).rejects.toMatchObject(tooMuch)
  expect(await ports.holdings.find(owner.userId, owner.id)).not.toHaveProperty('pendingLedger')
  expect((await list(owner.userId)).holdings).toMatchObject([{ quantity: 1e7 }])
  const large = await aSimpleHolding(ports, { quantity: 1e12, costBasis: 1e9 })
  await expect(tradesOn(ports, large).start(crypto.randomUUID(), null)).rejects.toMatchObject(tooMuch)
  expect((await list(large.userId)).holdings).toMatchObject([{ quantity: 1e12 }])
})

test('a split that is there already a few days apart is not counted twice', async () => {
  const owner = await aSimpleHolding(ports)
  const trades = tradesOn(ports, owner)
  const ratio = { type: 'split', newUnits: 2, oldUnits: 1 } as const
  const split = (date: string, about: { newUnits?: number; oldUnits?: number } = {}) =>
    ({ ...ratio, id: crypto.randomUUID(), date, ...about }) as const
  await trades.start(crypto.randomUUID(), '2024-01-05')
  const first = split('2024-03-11')
  await trades.add(first)
  const twice = {
    code: 'conflict',
    message: 'The same split is there on 11 Mar 2024 already. Change its day, or leave this one out.',
    errors: [{ path: 'date' }],
  }
  for (const again of [split('2024-03-18'), split('2024-03-04', { newUnits: 4, oldUnits: 2 })]) {
    await expect(trades.add(again)).rejects.toMatchObject(twice)
  }
  // On the same day it counts once; another ratio, or another week, is another split. A changed day is looked at as well.
  await trades.add(split('2024-03-11'))
  await trades.add(split('2024-03-13', { newUnits: 3 }))
  const later = split('2024-03-19')
  await trades.add(later)
  await expect(trades.update(later.id, { ...ratio, date: '2024-03-12' })).rejects.toMatchObject(twice)
  expect((await trades.list()).position.units).toBe(10 * 2 * 3 * 2)
})
