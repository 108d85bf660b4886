// A process that dies in the middle of a write of trades, before or after any request to the table: what was told is there, what
// was not told is there whole or not at all, the holding is what its trades say, and the counter never falls behind.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccount } from '#lambdas/adapters/dynamo/account-item.ts'
import type { LedgerPorts } from '#shared/portfolio/ledger-writing.ts'
import { settledHoldings } from '#shared/portfolio/settled-holdings.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { amount } from '#tests/support/faults/amounts.ts'
import { aBuy, aSimpleHolding, ledgerPorts, tradesOn } from '#tests/support/ledgers.ts'

let table: TestTable
let ports: LedgerPorts
beforeAll(async () => {
  table = await embeddedTable()
  ports = ledgerPorts(table)
})
afterAll(() => table.close())

class Killed extends Error {}

type Writing = 'replace' | 'write' | 'remove' | 'takePlaces' | 'giveBackPlaces'
const writing: ReadonlySet<string> = new Set<Writing>(['replace', 'write', 'remove', 'takePlaces', 'giveBackPlaces'])

/**
 * Ports of a process that dies at its n-th write: before it is done, or after it is done and before anybody hears of it.
 * Everything that it would still do afterwards fails too.
 */
function dying(at: number, moment: 'before' | 'after'): { ports: LedgerPorts; steps: string[] } {
  const steps: string[] = []
  let isDead = false
  const mortal = <Store extends object>(store: Store): Store =>
    Object.fromEntries(
      Object.entries(store).map(([name, act]) => [
        name,
        async (...given: unknown[]) => {
          if (isDead) throw new Killed()
          if (!writing.has(name)) return (act as (...all: unknown[]) => Promise<unknown>)(...given)
          const isLast = steps.push(name) === at
          if (isLast && moment === 'before') isDead = true
          if (isDead) throw new Killed()
          const result = await (act as (...all: unknown[]) => Promise<unknown>)(...given)
          if (isLast) isDead = true
          if (isDead) throw new Killed()
          return result
        },
      ]),
    ) as Store
  return { ports: { ...ports, holdings: mortal(ports.holdings), ledgers: mortal(ports.ledgers) }, steps }
}

type Owner = { userId: string; id: string }
type Trades = ReturnType<typeof tradesOn>

const sale = { id: crypto.randomUUID(), type: 'sell', date: '2025-06-02', units: 3, price: 130 } as const
const opening = crypto.randomUUID()
const buy = aBuy('2025-03-04', 5, 120)

const cases: readonly {
  what: string
  before: (trades: Trades) => Promise<unknown>
  act: (trades: Trades) => Promise<unknown>
  /** Units before and after, and how many trades. */
  from: [units: number, trades: number]
  to: [units: number, trades: number]
}[] = [
  {
    what: 'the start of trades',
    before: () => Promise.resolve(),
    act: (trades) => trades.start(opening, '2024-01-05'),
    from: [10, 0],
    to: [10, 1],
  },
  {
    what: 'the first trade',
    before: () => Promise.resolve(),
    act: (trades) => trades.add(buy),
    from: [10, 0],
    to: [15, 2],
  },
  {
    what: 'one more trade',
    before: (trades) => trades.add(buy),
    act: (trades) => trades.add(sale),
    from: [15, 2],
    to: [12, 3],
  },
  {
    what: 'a change',
    before: (trades) => trades.add(buy),
    act: (trades) => trades.update(buy.id, { type: 'buy', date: '2025-03-04', units: 7, price: 120 }),
    from: [15, 2],
    to: [17, 2],
  },
  {
    what: 'a deletion',
    before: (trades) => trades.add(buy),
    act: (trades) => trades.remove(buy.id),
    from: [15, 2],
    to: [10, 1],
  },
  {
    what: 'back to simple',
    before: (trades) => trades.add(buy),
    act: (trades) => trades.removeAll(),
    from: [15, 2],
    to: [15, 0],
  },
]

// After one write is before the next, but where writes are under way side by side.
const moments = (['after', 'before'] as const).slice(0, amount({ few: 1, full: 2 }))

async function seen(owner: Owner): Promise<[units: number, trades: number]> {
  const { holding, position, transactions } = await tradesOn(ports, owner).list()
  expect(holding.quantity).toBe(position.units)
  expect(holding.hasLedger ?? false).toBe(transactions.length > 0)
  expect((await readAccount(table, owner.userId))?.transactions ?? 0).toBeGreaterThanOrEqual(transactions.length)
  return [holding.quantity, transactions.length]
}

/** What the list says, which reads no ledger where nothing is marked. */
const listed = async ({ userId }: Owner) => (await settledHoldings(ports).list(userId))[0]

test.each(cases)(
  '$what, killed at each of its writes',
  async ({ before, act, from, to }) => {
    const whole = dying(0, 'before')
    const survivor = await aSimpleHolding(ports)
    await before(tradesOn(ports, survivor))
    await act(tradesOn(whole.ports, survivor))
    const writes = whole.steps.length
    expect(writes).toBeGreaterThanOrEqual(3)
    for (let at = 1; at <= writes; at++) {
      for (const moment of moments) {
        const owner = await aSimpleHolding(ports)
        await before(tradesOn(ports, owner))
        const process = dying(at, moment)
        const told = await act(tradesOn(process.ports, owner)).then(
          () => true,
          (error: unknown) => (error instanceof Killed ? false : Promise.reject(error as Error)),
        )
        const where = `killed ${moment} write ${at}: ${process.steps.join(', ')}`
        const isStored = process.steps.slice(0, moment === 'after' ? at : at - 1).includes('write')
        // Read twice: whoever comes first finishes what was cut off.
        expect((await listed(owner))?.quantity, where).toBe((isStored || told ? to : from)[0])
        expect(await seen(owner), where).toEqual(isStored || told ? to : from)
        if (isStored) expect((await listed(owner))?.pendingLedger, where).toBeUndefined()
        // The same request again does what is left of it, and no more.
        await act(tradesOn(ports, owner)).catch((error: { code?: string }) =>
          expect(error.code, where).toBe('not_found'),
        )
        expect(await seen(owner), where).toEqual(to)
        expect((await listed(owner))?.quantity, where).toBe(to[0])
      }
    }
  },
  120_000,
)

test('an edit of a simple holding overtakes a first trade that was cut off, and loses nothing to it', async () => {
  const owner = await aSimpleHolding(ports)
  const holdings = settledHoldings(ports)
  // The mark is there, the ledger is not: the writer stands still between the two.
  const standing = await ports.holdings.find(owner.userId, owner.id)
  const marked = { ...standing!, pendingLedger: 1, revision: standing!.revision + 1 }
  expect(await ports.holdings.replace(owner.userId, marked)).toBe(true)
  expect(await holdings.list(owner.userId)).toMatchObject([{ quantity: 10 }])
  const found = (await holdings.find(owner.userId, owner.id))!
  expect(found).not.toHaveProperty('pendingLedger')
  expect(await holdings.replace(owner.userId, { ...found, quantity: 20, revision: found.revision + 1 })).toBe(true)
  // The writer goes on: its ledger comes too late, so it has to start again from the edit.
  expect(await ports.ledgers.write(owner.userId, owner.id, { revision: 1, transactions: [] })).toBe(false)
  expect((await tradesOn(ports, owner).start(opening, null)).ledger.position.units).toBe(20)
})

test('a list where nothing is marked reads no ledger', async () => {
  const owner = await aSimpleHolding(ports)
  await tradesOn(ports, owner).add(buy)
  let finds = 0
  const ledgers = { ...ports.ledgers, find: (...given: [string, string]) => (finds++, ports.ledgers.find(...given)) }
  const [holding] = await settledHoldings({ ...ports, ledgers }).list(owner.userId)
  expect([holding?.quantity, finds]).toEqual([15, 0])
  const marked = { ...holding!, pendingLedger: holding!.ledgerRevision! + 1, revision: holding!.revision + 1 }
  await ports.holdings.replace(owner.userId, marked)
  expect(await settledHoldings({ ...ports, ledgers }).list(owner.userId)).toMatchObject([{ quantity: 15 }])
  expect(finds).toBe(1)
})
