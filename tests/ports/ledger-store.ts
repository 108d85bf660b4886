// What every LedgerStore does: revisions, parallel writes, places, closed accounts.
import { expect, test } from 'vitest'
import type { StoredLedger } from '#shared/portfolio/ledger-holding.ts'
import { maxTransactionsOfPerson, type Transaction } from '#shared/portfolio/transaction.ts'
import { aBuy } from '#tests/support/ledgers.ts'
import { closeAccount, type Stores } from '#tests/support/stores.ts'

const aUser = (): string => crypto.randomUUID()
const aTrade = (units: number): Transaction => ({
  ...aBuy('2024-03-01', units, 101.5),
  createdAt: '2024-03-01T01:00:00.000Z',
})
const aLedger = (revision: number, ...units: number[]): StoredLedger => ({
  revision,
  transactions: units.map(aTrade),
})

export function ledgerStoreSuite(open: () => Stores): void {
  test('what is written is found whole, and only by its owner', async () => {
    const { ledgers } = open()
    const [owner, id] = [aUser(), crypto.randomUUID()]
    const ledger = aLedger(1, 10, 0.00000001)
    expect(await ledgers.write(owner, id, ledger)).toBe(true)
    expect(await ledgers.find(owner, id)).toEqual(ledger)
    expect(await ledgers.find(aUser(), id)).toBeUndefined()
    expect(await ledgers.find(owner, crypto.randomUUID())).toBeUndefined()
    expect(await ledgers.list(aUser())).toEqual(new Map())
  })

  test('a ledger without trades says what the holding was left with, and is in no list', async () => {
    const { ledgers } = open()
    const [owner, id, other] = [aUser(), crypto.randomUUID(), crypto.randomUUID()]
    await ledgers.write(owner, id, aLedger(1, 10))
    await ledgers.write(owner, other, aLedger(1, 5))
    const left: StoredLedger = { revision: 2, left: { quantity: 10, costBasis: 101.5 } }
    expect(await ledgers.write(owner, id, left)).toBe(true)
    expect(await ledgers.find(owner, id)).toEqual(left)
    expect([...(await ledgers.list(owner)).keys()]).toEqual([other])
  })

  test('a write from an old revision, or past the next one, changes nothing', async () => {
    const { ledgers } = open()
    const [owner, id] = [aUser(), crypto.randomUUID()]
    expect(await ledgers.write(owner, id, aLedger(2, 1))).toBe(false)
    const first = aLedger(1, 1)
    expect(await ledgers.write(owner, id, first)).toBe(true)
    expect(await ledgers.write(owner, id, aLedger(1, 2))).toBe(false)
    expect(await ledgers.write(owner, id, aLedger(3, 2))).toBe(false)
    expect(await ledgers.find(owner, id)).toEqual(first)
  })

  test('of twenty parallel writes of one revision exactly one is stored', async () => {
    const { ledgers } = open()
    const [owner, id] = [aUser(), crypto.randomUUID()]
    const rivals = Array.from({ length: 20 }, (_, units) => aLedger(1, units + 1))
    const outcomes = await Promise.all(rivals.map((ledger) => ledgers.write(owner, id, ledger)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await ledgers.find(owner, id)).toEqual(rivals[outcomes.indexOf(true)])
  })

  test('what is handed out and what was handed in are copies', async () => {
    const { ledgers } = open()
    const [owner, id] = [aUser(), crypto.randomUUID()]
    const transactions = [aTrade(10)]
    await ledgers.write(owner, id, { revision: 1, transactions })
    transactions.push(aTrade(11))
    expect((await ledgers.list(owner)).get(id)).toHaveLength(1)
  })

  test('the last place is taken exactly once, and what is deleted makes room', async () => {
    const { ledgers } = open()
    const [owner, id] = [aUser(), crypto.randomUUID()]
    expect(await ledgers.takePlaces(owner, 2)).toBe(true)
    await ledgers.write(owner, id, aLedger(1, 1, 2))
    expect(await ledgers.takePlaces(owner, maxTransactionsOfPerson - 3)).toBe(true)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => ledgers.takePlaces(owner, 1)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    await ledgers.remove(owner, id)
    expect(await ledgers.find(owner, id)).toBeUndefined()
    expect(await ledgers.takePlaces(owner, 2)).toBe(true)
    await ledgers.giveBackPlaces(owner, 1)
    expect(await ledgers.takePlaces(owner, 1)).toBe(true)
    expect(await ledgers.takePlaces(owner, 1)).toBe(false)
  })

  test('deleting a ledger that is gone does nothing', async () => {
    const { ledgers } = open()
    const [owner, id] = [aUser(), crypto.randomUUID()]
    await ledgers.takePlaces(owner, maxTransactionsOfPerson)
    await ledgers.write(owner, id, aLedger(1, 1))
    await ledgers.remove(owner, id)
    await ledgers.remove(owner, id)
    expect(await ledgers.takePlaces(owner, 1)).toBe(true)
    expect(await ledgers.takePlaces(owner, 1)).toBe(false)
  })

  test('a closed account opens nothing and takes nothing', async () => {
    const stores = open()
    const { ledgers } = stores
    const [owner, id] = [aUser(), crypto.randomUUID()]
    await ledgers.write(owner, id, aLedger(1, 1))
    await closeAccount(stores, owner)
    expect(await ledgers.find(owner, id)).toBeUndefined()
    await expect(ledgers.list(owner)).rejects.toMatchObject({ code: 'account_closed' })
    await expect(ledgers.write(owner, id, aLedger(1, 1))).rejects.toMatchObject({ code: 'account_closed' })
    await expect(ledgers.takePlaces(owner, 1)).rejects.toMatchObject({ code: 'account_closed' })
  })
}
