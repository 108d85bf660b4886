// Somebody else's edit while an import is under way: what the person had by then is what the import keeps, and what its undo
// brings back.
import { expect, test } from 'vitest'
import { createPriceService } from '#shared/market/price-service.ts'
import { noSources } from '#shared/market/ports.ts'
import { createTurns } from '#shared/operation/turns.ts'
import { maxHoldings, tooManyHoldings } from '#shared/portfolio/holding.ts'
import type { ImportPorts } from '#shared/portfolio/import-group.ts'
import { importOperations } from '#shared/portfolio/import-operations.ts'
import type { ImportedTransaction } from '#shared/portfolio/transaction.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { aSimpleHolding } from '#tests/support/ledgers.ts'
import { newId, random, silentLog, timer } from '#tests/support/runtime.ts'
import { memoryStores } from '#tests/support/stores.ts'

const clock = { now: () => new Date('2026-11-22T01:00:00.000Z') }
const existings = ['keep', 'replace'] as const

let row = 1
const traded = (type: 'buy' | 'sell', units: number): ImportedTransaction => ({
  id: newId(),
  type,
  date: '2024-01-10',
  units,
  price: 50,
  createdAt: '2026-11-20T01:00:00.000Z',
  source: { format: 'selfwealth', key: `h:${++row}`, row },
})

/** Somebody with 10 CBA at $100, and an import for them. */
async function aStage(existing: (typeof existings)[number]) {
  const stores = memoryStores()
  const quotes = createPriceService({ store: stores.quotes, sources: noSources, clock, timer, log: silentLog })
  const ports: ImportPorts = { ...stores, quotes, clock, timer, random, newId, turns: createTurns() }
  const { userId, id } = await aSimpleHolding(ports)
  const importId = newId()
  const request = { userId, username: '', params: undefined, query: undefined }
  return {
    ports,
    send: async (one: ImportedTransaction, instead: Partial<ImportPorts> = {}, to = id) => {
      const group = { holding: { id: to, type: 'stock' as const, symbol: 'CBA' }, existing, transactions: [one] }
      const body = { importId, label: 'SelfWealth', groups: [group] }
      const answer = await importOperations.importChunk({ ...request, body }, { ...ports, ...instead })
      return 'results' in answer ? answer.results : []
    },
    undo: () => importOperations.undoImport({ ...request, params: { importId }, body: {} }, ports),
    held: async () => (await ports.holdings.find(userId, id))!,
    add: async (count: number) => {
      for (let at = 0; at < count; at++) {
        const holding = aStoredHolding({ type: 'other', isLiveTracked: false, manualPrice: 1 })
        await ports.holdings.add(userId, holding, requestFor(holding))
      }
    },
    remove: async () => {
      await ports.holdings.remove(userId, id)
      await ports.ledgers.remove(userId, id)
    },
    trades: async () => [...(await ports.ledgers.list(userId)).values()].flat(),
    list: () => ports.holdings.list(userId),
    edit: async (quantity: number) => {
      const before = (await ports.holdings.find(userId, id))!
      await ports.holdings.replace(userId, { ...before, quantity, revision: before.revision + 1 })
    },
  }
}

test.each(existings)(
  'an edit in the moment of an import (%s) is not lost, and the import begins again',
  async (existing) => {
    const { ports, send, undo, held, edit } = await aStage(existing)
    let calls = 0
    const { holdings } = ports
    const disturbed: typeof holdings = {
      ...holdings,
      replace: async (...given) => {
        if (++calls === 1) await edit(25)
        return holdings.replace(...given)
      },
    }
    const bought = traded('buy', 4)
    const [first] = await send(bought, { holdings: disturbed })
    expect(first).toMatchObject({ outcome: 'refused', message: expect.stringContaining('Nothing was lost') })
    expect(await held()).toMatchObject({ quantity: 25 })
    expect(await send(bought)).toMatchObject([{ outcome: 'added' }])
    expect(await held()).toMatchObject({ quantity: existing === 'keep' ? 29 : 4 })
    await undo()
    expect(await held()).toMatchObject({ quantity: 25, costBasis: 100 })
  },
)

test.each(existings)(
  'an undo brings back what was there when the trades came (%s), not when it was tried first',
  async (existing) => {
    const { send, undo, held, edit } = await aStage(existing)
    const sold = traded('sell', 30)
    expect(await send(sold)).toMatchObject([{ outcome: 'refused' }])
    await edit(25)
    expect(await send(traded('buy', 4))).toMatchObject([{ outcome: 'added' }])
    await undo()
    expect(await held()).toMatchObject({ quantity: 25, costBasis: 100 })
  },
)

test('the same request in two functions at once adds its trade once, and takes one place for it', async () => {
  const { ports, send, held, trades } = await aStage('replace')
  await send(traded('buy', 1))
  let places = 0
  const ledgers: typeof ports.ledgers = {
    ...ports.ledgers,
    takePlaces: async (userId, count) => {
      places += count
      return ports.ledgers.takePlaces(userId, count)
    },
    giveBackPlaces: async (userId, count) => {
      places -= count
      await ports.ledgers.giveBackPlaces(userId, count)
    },
  }
  const bought = traded('buy', 4)
  let calls = 0
  const { holdings } = ports
  const disturbed: typeof holdings = {
    ...holdings,
    replace: async (...given) => {
      // As it comes again: the reply of the first took too long.
      if (++calls === 1)
        expect(await send(bought, { ledgers, turns: createTurns() })).toMatchObject([{ outcome: 'added' }])
      return holdings.replace(...given)
    },
  }
  expect(await send(bought, { holdings: disturbed, ledgers })).toMatchObject([{ outcome: 'exists' }])
  expect(await trades()).toHaveLength(2)
  expect(places).toBe(1)
  expect(await held()).toMatchObject({ quantity: 5 })
})

test('a holding that is deleted on another device in this very moment is not made again, and its trades are refused', async () => {
  const { ports, send, remove, list, trades } = await aStage('replace')
  let calls = 0
  const { holdings } = ports
  const disturbed: typeof holdings = {
    ...holdings,
    replace: async (...given) => {
      if (++calls === 1) await remove()
      return holdings.replace(...given)
    },
  }
  expect(await send(traded('buy', 4), { holdings: disturbed })).toMatchObject([
    { outcome: 'refused', message: 'There is no such investment in your portfolio.' },
  ])
  expect(await list()).toEqual([])
  expect(await trades()).toEqual([])
})

test('an import that would make one holding too many is told so, and adds to those that are there', async () => {
  const { send, add, held, list } = await aStage('replace')
  await add(maxHoldings - 1)
  expect(await send(traded('buy', 4), {}, newId())).toEqual([
    { id: expect.any(String), outcome: 'refused', message: tooManyHoldings() },
  ])
  expect(await list()).toHaveLength(maxHoldings)
  expect(await send(traded('buy', 4))).toMatchObject([{ outcome: 'added' }])
  expect(await held()).toMatchObject({ quantity: 4 })
})
