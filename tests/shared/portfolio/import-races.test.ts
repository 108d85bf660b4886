// Somebody else's edit while an import is under way: what the person had by then is what the import keeps, and what its undo
// brings back.
import { expect, test } from 'vitest'
import { createPriceService } from '#shared/market/price-service.ts'
import { noSources } from '#shared/market/ports.ts'
import { createTurns } from '#shared/operation/turns.ts'
import type { ImportPorts } from '#shared/portfolio/import-group.ts'
import { importOperations } from '#shared/portfolio/import-operations.ts'
import type { ImportedTransaction } from '#shared/portfolio/transaction.ts'
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
    send: async (one: ImportedTransaction, instead: Partial<ImportPorts> = {}) => {
      const group = { holding: { id, type: 'stock' as const, symbol: 'CBA' }, existing, transactions: [one] }
      const body = { importId, label: 'SelfWealth', groups: [group] }
      const answer = await importOperations.importChunk({ ...request, body }, { ...ports, ...instead })
      return 'results' in answer ? answer.results : []
    },
    undo: () => importOperations.undoImport({ ...request, params: { importId }, body: {} }, ports),
    held: async () => (await ports.holdings.find(userId, id))!,
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
