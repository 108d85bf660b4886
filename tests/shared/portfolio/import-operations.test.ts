// Imports on both kinds of store: chunks that may be repeated, holdings that are replaced, and undo.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPriceService } from '#shared/market/price-service.ts'
import { noSources } from '#shared/market/ports.ts'
import { createTurns } from '#shared/operation/turns.ts'
import type { ImportGroup } from '#shared/portfolio/imports-contract.ts'
import { importOperations } from '#shared/portfolio/import-operations.ts'
import { ledgerOperations } from '#shared/portfolio/ledger-operations.ts'
import type { ImportedTransaction, NewTransaction } from '#shared/portfolio/transaction.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { aClock } from '#tests/support/market/test-clock.ts'
import { newId, random, silentLog, timer } from '#tests/support/runtime.ts'
import { dynamoStores, memoryStores, type Stores } from '#tests/support/stores.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

const at = '2026-11-18T01:00:00.000Z'
let row = 1
const trade = (type: 'buy' | 'sell', date: string, units: number, price: number): ImportedTransaction => ({
  id: newId(),
  type,
  date,
  units,
  price,
  brokerage: 9.5,
  createdAt: new Date(Date.parse(at) + row).toISOString(),
  source: { format: 'selfwealth', key: `h:${++row}`, row },
})

describe.each([
  ['DynamoDB', () => dynamoStores(table)],
  ['memory', memoryStores],
])('on %s', (_, open: () => Stores) => {
  function person() {
    const stores = open()
    const clock = aClock(at)
    const quotes = createPriceService({ store: stores.quotes, sources: noSources, clock, timer, log: silentLog })
    const ports = { ...stores, quotes, clock, timer, random, newId, turns: createTurns() }
    const caller = { userId: newId(), accessToken: '' }
    const importId = newId()
    const empty = { params: undefined, query: undefined }
    return {
      ...stores,
      clock,
      userId: caller.userId,
      send: async (...groups: ImportGroup[]) => {
        const answer = await importOperations.importChunk(
          { ...caller, ...empty, body: { importId, label: 'SelfWealth', groups } },
          ports,
        )
        return 'results' in answer ? answer.results.map(({ outcome }) => outcome) : []
      },
      undo: async (edited?: 'keep' | 'remove') => {
        const answer = await importOperations.undoImport(
          { ...caller, ...empty, params: { importId }, body: edited === undefined ? {} : { edited } },
          ports,
        )
        return 'edited' in answer ? answer : answer.body
      },
      imports: async () => importOperations.listImports({ ...caller, ...empty, body: undefined }, ports),
      position: async (id: string) => {
        const holding = await stores.holdings.find(caller.userId, id)
        return holding === undefined
          ? undefined
          : { quantity: holding.quantity, costBase: holding.costBase, costBasis: holding.costBasis }
      },
      edit: (
        id: string,
        { id: transactionId, createdAt: _at, source: _source, ...facts }: ImportedTransaction,
        note: string,
      ) =>
        ledgerOperations.update(
          { ...caller, query: undefined, params: { id, transactionId }, body: { ...facts, note } },
          ports,
        ),
      add: (id: string, body: NewTransaction) =>
        ledgerOperations.add({ ...caller, query: undefined, params: { id }, body }, ports),
      take: (id: string, transactionId: string) =>
        ledgerOperations.remove({ ...caller, query: undefined, params: { id, transactionId }, body: undefined }, ports),
      own: async (holding: ReturnType<typeof aStoredHolding>) =>
        stores.holdings.add(caller.userId, holding, requestFor(holding)),
      places: async () => (await stores.ledgers.list(caller.userId)).size,
    }
  }
  const groupOf = (
    symbol: string,
    transactions: ImportedTransaction[],
    about: Partial<ImportGroup> = {},
  ): ImportGroup => ({
    holding: { id: newId(), type: 'stock', symbol },
    existing: 'keep',
    transactions,
    ...about,
  })

  test('trades make their holdings, once however often they are sent', async () => {
    const kim = person()
    const [cba, bhp] = [
      groupOf('CBA', [trade('buy', '2024-01-10', 10, 100), trade('sell', '2024-03-01', 4, 110)]),
      groupOf('BHP', [trade('buy', '2024-01-10', 3, 40)]),
    ]
    expect(await kim.send(cba, bhp)).toEqual(['added', 'added', 'added'])
    expect(await kim.send(cba, bhp)).toEqual(['exists', 'exists', 'exists'])
    expect(await kim.position(cba.holding.id)).toMatchObject({ quantity: 6, costBase: 605.7 })
    expect(await kim.position(bhp.holding.id)).toMatchObject({ quantity: 3, costBase: 129.5 })
    const stored = (await kim.ledgers.list(kim.userId)).get(cba.holding.id)
    expect(stored).toEqual(
      cba.transactions.map((one) => expect.objectContaining({ ...one, importId: expect.any(String) })),
    )
  })

  test('a sale without its buy refuses its holding with the sentence, and not the others', async () => {
    const kim = person()
    const [cba, bhp] = [
      groupOf('CBA', [trade('sell', '2024-03-01', 4, 110)]),
      groupOf('BHP', [trade('buy', '2024-01-10', 3, 40)]),
    ]
    expect(await kim.send(cba, bhp)).toEqual(['refused', 'added'])
  })

  test('undo takes back what was added, and the holdings that the import made; nothing more of it is taken then', async () => {
    const kim = person()
    const [cba, bhp] = [
      groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)]),
      groupOf('BHP', [trade('buy', '2024-01-10', 3, 40)]),
    ]
    await kim.send(cba, bhp)
    expect(await kim.undo()).toEqual({
      state: 'undone',
      holdings: expect.arrayContaining([{ holdingId: cba.holding.id, outcome: 'undone' }]),
      edited: [],
    })
    expect(await kim.holdings.list(kim.userId)).toEqual([])
    expect(await kim.places()).toBe(0)
    await expect(kim.send(cba)).rejects.toMatchObject({ code: 'conflict' })
    expect(await kim.undo()).toMatchObject({ state: 'undone' })
    expect(await kim.imports()).toMatchObject({ imports: [{ state: 'undone', label: 'SelfWealth' }] })
  })

  test.each(['keep', 'replace'] as const)('a simple holding (%s) is as it was after the undo', async (existing) => {
    const kim = person()
    const vas = aStoredHolding({ symbol: 'VAS', quantity: 25, costBasis: 80 })
    await kim.own(vas)
    const trades = [trade('buy', '2024-01-10', 10, 90), trade('buy', '2024-02-10', 15, 91)]
    await kim.send({ holding: { id: vas.id, type: 'etf', symbol: 'VAS' }, existing, transactions: trades })
    expect(await kim.position(vas.id)).toMatchObject(
      existing === 'keep' ? { quantity: 50, costBase: 4284 } : { quantity: 25, costBase: 2284 },
    )
    expect(await kim.undo()).toMatchObject({ state: 'undone' })
    expect(await kim.position(vas.id)).toEqual({ quantity: 25, costBase: undefined, costBasis: 80 })
    expect(await kim.places()).toBe(0)
  })

  test('an edited trade is asked about before anything is undone, and stays or goes as was said', async () => {
    for (const choice of ['keep', 'remove'] as const) {
      const kim = person()
      const [first, second] = [trade('buy', '2024-01-10', 10, 100), trade('buy', '2024-02-10', 5, 100)]
      const cba = groupOf('CBA', [first, second])
      await kim.send(cba)
      await kim.edit(cba.holding.id, second, 'From Gran')
      expect(await kim.undo()).toEqual({
        state: 'open',
        holdings: [],
        edited: [{ holdingId: cba.holding.id, id: second.id }],
      })
      expect(await kim.position(cba.holding.id)).toMatchObject({ quantity: 15 })
      expect(await kim.undo(choice)).toMatchObject({ state: 'undone' })
      expect((await kim.position(cba.holding.id))?.quantity).toBe(choice === 'keep' ? 5 : undefined)
    }
  })

  test('a holding whose later sales need the imported buys is left and named', async () => {
    const kim = person()
    const cba = groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)])
    await kim.send(cba)
    const sale = trade('sell', '2024-05-03', 4, 110)
    const { createdAt: _at, source: _source, ...typed } = sale
    await ledgerOperations.add(
      { userId: kim.userId, accessToken: '', query: undefined, params: { id: cba.holding.id }, body: typed },
      {
        ...kim,
        quotes: createPriceService({ store: kim.quotes, sources: noSources, clock: kim.clock, timer, log: silentLog }),
        timer,
        random,
        newId,
        turns: createTurns(),
      },
    )
    const undone = await kim.undo()
    expect(undone.state).toBe('undoing')
    expect(undone.holdings).toEqual([
      { holdingId: cba.holding.id, outcome: 'left', message: expect.stringContaining('3 May 2024') },
    ])
    expect(await kim.position(cba.holding.id)).toMatchObject({ quantity: 6 })
  })

  test('the sale that needs the buys is named by its own day, and what was said of edits is asked once', async () => {
    const kim = person()
    const [cba, bhp] = [
      groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)]),
      groupOf('BHP', [trade('buy', '2024-01-10', 3, 40), trade('buy', '2024-02-10', 2, 40)]),
    ]
    await kim.send(cba, bhp)
    const sales = [trade('sell', '2024-05-03', 4, 110), trade('sell', '2024-06-04', 1, 110)]
    for (const { createdAt: _at, source: _source, ...sale } of sales) await kim.add(cba.holding.id, sale)
    await kim.edit(bhp.holding.id, bhp.transactions[1]!, 'From Gran')
    expect((await kim.undo()).edited).toHaveLength(1)
    const first = await kim.undo('keep')
    expect(first).toMatchObject({ state: 'undoing', edited: [] })
    expect(first.holdings.find(({ holdingId }) => holdingId === cba.holding.id)).toEqual({
      holdingId: cba.holding.id,
      outcome: 'left',
      message: expect.stringMatching(/^CBA: the sale on 3 May 2024 needs these buys\./),
    })
    for (const { id } of sales) await kim.take(cba.holding.id, id)
    expect(await kim.undo()).toMatchObject({ state: 'undone', edited: [] })
    expect((await kim.position(bhp.holding.id))?.quantity).toBe(2)
    expect(await kim.position(cba.holding.id)).toBeUndefined()
  })

  test('trades for a holding that has another code by now are refused', async () => {
    const kim = person()
    const vas = aStoredHolding({ symbol: 'VAS', quantity: 25, costBasis: 80 })
    await kim.own(vas)
    expect(
      await kim.send(
        groupOf('VGS', [trade('buy', '2024-01-10', 1, 1)], { holding: { id: vas.id, type: 'etf', symbol: 'VGS' } }),
      ),
    ).toEqual(['refused'])
    expect(await kim.position(vas.id)).toMatchObject({ quantity: 25 })
  })

  test(
    'one holding takes 2,000 trades, and whoever goes on sending more fills nothing',
    { timeout: 60_000 },
    async () => {
      const kim = person()
      const id = newId()
      const chunk = () =>
        groupOf(
          'CBA',
          Array.from({ length: 200 }, () => trade('buy', '2024-01-10', 1, 1)),
          { holding: { id, type: 'stock', symbol: 'CBA' } },
        )
      for (let sent = 0; sent < 10; sent++) expect(new Set(await kim.send(chunk()))).toEqual(new Set(['added']))
      for (let sent = 0; sent < 12; sent++) expect(new Set(await kim.send(chunk()))).toEqual(new Set(['refused']))
      expect(await kim.position(id)).toMatchObject({ quantity: 2000 })
    },
  )

  test('an import can be undone for 30 days', async () => {
    const kim = person()
    await kim.send(groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)]))
    await expect(person().undo()).rejects.toMatchObject({ code: 'not_found' })
    const [listed] = ((await kim.imports()) as { imports: { createdAt: string; expiresAt: string }[] }).imports
    expect([listed?.createdAt, listed?.expiresAt]).toEqual([at, '2026-12-18T01:00:00.000Z'])
  })

  test('trades in the future are refused by their path', async () => {
    await expect(person().send(groupOf('CBA', [trade('buy', '2027-01-10', 10, 100)]))).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'groups.0.transactions.0.date', message: 'must not be in the future' }],
    })
  })
})
