// A process that dies in the middle of an import or of its undo, before or after any write: the same request again comes to the
// same end, nothing stands twice, and what was there before comes back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccount } from '#lambdas/adapters/dynamo/account-item.ts'
import { dynamoImportsStore } from '#lambdas/adapters/dynamo/imports-store.ts'
import { importOperations } from '#shared/portfolio/import-operations.ts'
import type { ImportPorts } from '#shared/portfolio/import-group.ts'
import type { ImportGroup } from '#shared/portfolio/imports-contract.ts'
import { settledHoldings } from '#shared/portfolio/settled-holdings.ts'
import { earlierPricesOf } from '#shared/portfolio/typed-price.ts'
import type { ImportedTransaction } from '#shared/portfolio/transaction.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { amount } from '#tests/support/faults/amounts.ts'
import { aSimpleHolding, ledgerPorts } from '#tests/support/ledgers.ts'
import { timer } from '#tests/support/runtime.ts'

let table: TestTable
let ports: ImportPorts
beforeAll(async () => {
  table = await embeddedTable()
  // However slow this computer is, no request runs out of its time.
  const own = ledgerPorts(table)
  ports = { ...own, imports: dynamoImportsStore(table, own.clock), timer: { ...timer, elapsedMs: () => 0 } }
})
afterAll(() => table.close())

class Killed extends Error {}

const writing = new Set(['add', 'replace', 'remove', 'write', 'writePart', 'takePlaces', 'giveBackPlaces'])

/** Ports of a process that dies at its n-th write, before it is done or after; 0: never. */
function dying(at: number, moment: 'before' | 'after'): { ports: ImportPorts; steps: string[] } {
  const steps: string[] = []
  let isDead = false
  const mortal = <Store extends object>(store: Store): Store =>
    Object.fromEntries(
      Object.entries(store).map(([name, act]) => [
        name,
        async (...given: unknown[]) => {
          const isLast = !isDead && writing.has(name) && steps.push(name) === at
          if (isLast && moment === 'before') isDead = true
          if (isDead) throw new Killed()
          const result = await (act as (...all: unknown[]) => Promise<unknown>)(...given)
          if (isLast) isDead = true
          if (isDead) throw new Killed()
          return result
        },
      ]),
    ) as Store
  const { holdings, ledgers, imports } = ports
  return { ports: { ...ports, holdings: mortal(holdings), ledgers: mortal(ledgers), imports: mortal(imports) }, steps }
}

let row = 1
const traded = (type: 'buy' | 'sell', date: string, units: number): ImportedTransaction => ({
  id: crypto.randomUUID(),
  type,
  date,
  units,
  price: 100,
  createdAt: '2026-11-20T01:00:00.000Z',
  source: { format: 'selfwealth', key: `h:${++row}`, row },
})

/** Somebody with 10 CBA, whose import makes two holdings and replaces that one. */
async function aPerson() {
  const { userId, id } = await aSimpleHolding(ports)
  const importId = crypto.randomUUID()
  const groups: ImportGroup[] = [
    {
      holding: { id: crypto.randomUUID(), type: 'stock', symbol: 'BHP' },
      existing: 'keep',
      transactions: [traded('buy', '2024-01-10', 3), traded('sell', '2024-02-10', 2)],
    },
    {
      holding: { id, type: 'stock', symbol: 'CBA' },
      existing: 'replace',
      transactions: [traded('buy', '2024-01-11', 4)],
    },
    {
      holding: { id: crypto.randomUUID(), type: 'etf', symbol: 'VAS', earlierPrices: [{ on: '2024-03-04', price: 7 }] },
      existing: 'keep',
      transactions: [traded('buy', '2024-01-12', 5)],
    },
  ]
  const request = { userId, username: '', query: undefined }
  return {
    send: (to: ImportPorts) =>
      importOperations.importChunk({ ...request, params: undefined, body: { importId, label: 'File', groups } }, to),
    undo: (to: ImportPorts) => importOperations.undoImport({ ...request, params: { importId }, body: {} }, to),
    /** Units by symbol, of which each holding with trades is what they come to; the counter is not behind. */
    async seen(): Promise<Record<string, number>> {
      const holdings = await settledHoldings(ports).list(userId)
      const ledgers = await ports.ledgers.list(userId)
      const trades = [...ledgers.values()].flat()
      expect(new Set(trades.map((one) => one.id)).size).toBe(trades.length)
      expect((await readAccount(table, userId))?.transactions ?? 0).toBeGreaterThanOrEqual(trades.length)
      return Object.fromEntries(holdings.map(({ symbol, quantity }) => [symbol, quantity]))
    },
    /** Prices set by hand, by symbol, each once. */
    async priced(): Promise<Record<string, number[]>> {
      const holdings = await ports.holdings.list(userId)
      const kept = await ports.holdings.typedPrices(userId)
      return Object.fromEntries(
        holdings.flatMap((one) => {
          const points = earlierPricesOf(one, kept.get(one.id) ?? [])
          return points.length === 0 ? [] : [[one.symbol, points.map(({ price }) => price)]]
        }),
      )
    },
  }
}

const before = { CBA: 10 }
const after = { BHP: 1, CBA: 4, VAS: 5 }
const survives = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => (error instanceof Killed ? false : Promise.reject(error as Error)),
  )

// After one write is before the next, but where writes are under way side by side. Every fifth one; at night each, and before it too.
const everyNth = amount({ few: 5, full: 1 })
const moments = (['after', 'before'] as const).slice(0, amount({ few: 1, full: 2 }))

test('an import killed at each of its writes is finished by the same request', { timeout: 180_000 }, async () => {
  const whole = dying(0, 'before')
  await (await aPerson()).send(whole.ports)
  expect(whole.steps.length).toBeGreaterThanOrEqual(12)
  for (let at = 1; at <= whole.steps.length; at += everyNth) {
    for (const moment of moments) {
      const kim = await aPerson()
      const process = dying(at, moment)
      await survives(kim.send(process.ports))
      const where = `killed ${moment} write ${at}: ${process.steps.join(', ')}`
      await kim.seen()
      expect(await kim.send(ports), where).toMatchObject({ results: { length: 4 } })
      expect(await kim.seen(), where).toEqual(after)
      expect(await kim.priced(), where).toEqual({ VAS: [7] })
      expect(await kim.undo(ports), where).toMatchObject({ state: 'undone', edited: [] })
      expect(await kim.seen(), where).toEqual(before)
    }
  }
})

test('an import that was cut off is undone whole, wherever that was', { timeout: 180_000 }, async () => {
  for (let at = 2; at <= 14; at += everyNth) {
    for (const moment of moments) {
      const kim = await aPerson()
      const process = dying(at, moment)
      await survives(kim.send(process.ports))
      const where = `killed ${moment} write ${at}: ${process.steps.join(', ')}`
      expect(await kim.undo(ports), where).toMatchObject({ state: 'undone' })
      expect(await kim.seen(), where).toEqual(before)
      await expect(kim.send(ports), where).rejects.toMatchObject({ code: 'conflict' })
      expect(await kim.seen(), where).toEqual(before)
    }
  }
})

test('an undo killed at each of its writes goes on where it was', { timeout: 180_000 }, async () => {
  const [whole, survivor] = [dying(0, 'before'), await aPerson()]
  await survivor.send(ports)
  await survivor.undo(whole.ports)
  expect(whole.steps.length).toBeGreaterThanOrEqual(12)
  for (let at = 1; at <= whole.steps.length; at += everyNth) {
    for (const moment of moments) {
      const kim = await aPerson()
      await kim.send(ports)
      const process = dying(at, moment)
      await survives(kim.undo(process.ports))
      const where = `killed ${moment} write ${at}: ${process.steps.join(', ')}`
      await kim.seen()
      expect(await kim.undo(ports), where).toMatchObject({ state: 'undone' })
      expect(await kim.seen(), where).toEqual(before)
      await expect(kim.send(ports), where).rejects.toMatchObject({ code: 'conflict' })
    }
  }
})

test(
  'the same import from two devices, many times at once, stands once; two undos at once undo it once',
  { timeout: 120_000 },
  async () => {
    const kim = await aPerson()
    const answers = await Promise.allSettled(
      Array.from({ length: amount({ few: 10, full: 100 }) }, () => kim.send(ports)),
    )
    const added = answers.flatMap((one) =>
      one.status === 'fulfilled' && 'results' in one.value
        ? one.value.results.filter(({ outcome }) => outcome === 'added')
        : [],
    )
    expect(added).toHaveLength(4)
    expect(await kim.seen()).toEqual(after)
    await Promise.all(Array.from({ length: 5 }, () => kim.undo(ports)))
    expect(await kim.undo(ports)).toMatchObject({ state: 'undone' })
    expect(await kim.seen()).toEqual(before)
  },
)

test('an undo beside chunks that still come in leaves nothing of the import', { timeout: 120_000 }, async () => {
  for (let round = 0; round < amount({ few: 1, full: 8 }); round++) {
    const kim = await aPerson()
    await kim.send(ports)
    await Promise.allSettled([kim.send(ports), kim.undo(ports), kim.send(ports), kim.undo(ports)])
    expect(await kim.undo(ports)).toMatchObject({ state: 'undone' })
    expect(await kim.seen()).toEqual(before)
  }
})
