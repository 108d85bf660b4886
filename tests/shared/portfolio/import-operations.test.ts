// Imports on both kinds of store: chunks that may be repeated, holdings that are replaced, and undo.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { noSources } from '#shared/market/ports.ts'
import type { Clock } from '#shared/operation/ports.ts'
import { createTurns } from '#shared/operation/turns.ts'
import { ImportChunk, type ImportGroup } from '#shared/portfolio/imports-contract.ts'
import { importOperations } from '#shared/portfolio/import-operations.ts'
import type { ImportPorts } from '#shared/portfolio/import-group.ts'
import { maxImports } from '#shared/portfolio/import-records.ts'
import { ledgerOperations } from '#shared/portfolio/ledger-operations.ts'
import type {
  ImportedTransaction,
  NewTransaction,
  Transaction,
  TransactionFacts,
} from '#shared/portfolio/transaction.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { aClock } from '#tests/support/market/test-clock.ts'
import { newId, random, silentLog, timer } from '#tests/support/runtime.ts'
import { dynamoStores, memoryStores, type Stores } from '#tests/support/stores.ts'
import { aHistory, aHolding } from './series-support.ts'

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
  ['DynamoDB', (clock: Clock) => dynamoStores(table, clock)],
  ['memory', memoryStores],
])('on %s', (_, open: (clock: Clock) => Stores) => {
  function person() {
    const clock = aClock(at)
    const stores = open(clock)
    const quotes = createPriceService({ store: stores.quotes, sources: noSources, clock, timer, log: silentLog })
    const ports = { ...stores, quotes, clock, timer, random, newId, turns: createTurns() }
    const caller = { userId: newId(), username: '' }
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
      /** The first request of an import of its own, as a device sends it that compared its file with this version. */
      begin: async (own: string, expectedVersion: string, ...groups: ImportGroup[]) => {
        const answer = await importOperations.importChunk(
          { ...caller, ...empty, body: { importId: own, label: 'SelfWealth', expectedVersion, groups } },
          ports,
        )
        return 'results' in answer ? answer.results.map(({ outcome }) => outcome) : []
      },
      version: async () => {
        const answer = await importOperations.listImports({ ...caller, ...empty, body: undefined }, ports)
        return 'version' in answer ? answer.version : ''
      },
      undo: async (edited?: 'keep' | 'remove', instead: Partial<ImportPorts> = {}, own = importId) => {
        const answer = await importOperations.undoImport(
          { ...caller, ...empty, params: { importId: own }, body: edited === undefined ? {} : { edited } },
          { ...ports, ...instead },
        )
        return 'edited' in answer ? answer : answer.body
      },
      listed: async () => importOperations.listImports({ ...caller, ...empty, body: undefined }, ports),
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
          { ...caller, query: {}, params: { id, transactionId }, body: { ...facts, note } },
          ports,
        ),
      start: (id: string) =>
        ledgerOperations.start(
          { ...caller, query: undefined, params: { id }, body: { id: newId(), date: null } },
          ports,
        ),
      restore: (id: string, one: Transaction) =>
        ledgerOperations.restore(
          { ...caller, query: undefined, params: { id }, body: { existing: 'keep', transactions: [one] } },
          ports,
        ),
      simple: (id: string) =>
        ledgerOperations.removeAll({ ...caller, query: undefined, params: { id }, body: undefined }, ports),
      remove: async (id: string) => {
        await stores.holdings.remove(caller.userId, id)
        await stores.ledgers.remove(caller.userId, id)
      },
      change: (id: string, transactionId: string, body: TransactionFacts) =>
        ledgerOperations.update({ ...caller, query: {}, params: { id, transactionId }, body }, ports),
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

  test('one import too many is refused with what to do about it, and one that was begun goes on', async () => {
    const { imports, clock, userId, send, ...one } = person()
    const group = (): ImportGroup => ({
      holding: { id: newId(), type: 'stock', symbol: 'CBA' },
      existing: 'keep',
      transactions: [trade('buy', '2024-03-01', 1, 1)],
    })
    const begun = { label: 'CBA', state: 'open', createdAt: clock.now().toISOString(), revision: 1 } as const
    const begin = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          imports.write(userId, { ...begun, id: newId(), expiresAt: '2026-12-18T01:00:00.000Z' }),
        ),
      )
    await begin(maxImports - 1)
    expect(await send(group())).toEqual(['added'])
    await expect(one.begin(newId(), await one.version(), group())).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/started 200 imports in the last 30 days.*Bring several files into one import/),
    })
    expect(await send(group())).toEqual(['added'])
  })

  test('an export with the same split twice a few days apart, stored before that was refused, is read in again', async () => {
    const kim = person()
    const split = (date: string): ImportedTransaction => {
      const { id, createdAt, source } = trade('buy', date, 1, 1)
      return { id, createdAt, source, type: 'split', date, newUnits: 2, oldUnits: 1 }
    }
    const cba = groupOf('CBA', [trade('buy', '2024-01-10', 10, 100), split('2024-03-11'), split('2024-03-13')])
    expect(await kim.send(cba)).toEqual(['added', 'added', 'added'])
    expect(await kim.position(cba.holding.id)).toMatchObject({ quantity: 40 })
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
    // What was made for trades that could not be stored is gone, and an undo knows that.
    expect((await kim.holdings.list(kim.userId)).map(({ symbol }) => symbol)).toEqual(['BHP'])
    expect(await kim.undo()).toMatchObject({ state: 'undone' })
    expect(await kim.holdings.list(kim.userId)).toEqual([])
  })

  test('a holding in which there is nothing begins its trades with the first of them', async () => {
    for (const begin of ['add', 'start', 'restore'] as const) {
      const kim = person()
      const empty = aStoredHolding({ symbol: 'CBA', quantity: 0, costBasis: 0 })
      await kim.own(empty)
      const { source: _source, createdAt: _at, ...first } = trade('buy', '2024-01-01', 1, 1)
      if (begin === 'add') await kim.add(empty.id, first)
      if (begin === 'restore') await kim.restore(empty.id, { ...first, createdAt: at })
      if (begin === 'start') await expect(kim.start(empty.id)).rejects.toMatchObject({ code: 'conflict' })
      const stored = (await kim.ledgers.list(kim.userId)).get(empty.id)
      expect(stored?.map(({ type }) => type)).toEqual(begin === 'start' ? undefined : ['buy'])
      expect(await kim.places()).toBe(begin === 'start' ? 0 : 1)
    }
  })

  test('the cost of one unit that is more than a price can be stays in the opening', async () => {
    const kim = person()
    const coin = aStoredHolding({ symbol: 'BTC', quantity: 1e-8, costBasis: 1e11 })
    await kim.own(coin)
    await kim.start(coin.id)
    expect((await kim.ledgers.list(kim.userId)).get(coin.id)).toMatchObject([{ units: 1e-8, amount: 1000 }])
  })

  test('two trades of one request have two ids, and two splits of one day the same figures', async () => {
    const one = trade('buy', '2024-01-10', 10, 100)
    const chunk = { importId: newId(), label: 'x', groups: [groupOf('CBA', [one, { ...one, units: 5 } as typeof one])] }
    expect(ImportChunk.safeParse(chunk).error?.issues).toMatchObject([{ message: 'must name each trade once' }])
    const kim = person()
    const cba = groupOf('CBA', [one])
    await kim.send(cba)
    const day = '2025-02-03'
    await kim.add(cba.holding.id, { id: newId(), type: 'split', date: day, newUnits: 3, oldUnits: 1 })
    await kim.add(cba.holding.id, { id: newId(), type: 'split', date: day, newUnits: 6, oldUnits: 2 })
    await expect(
      kim.add(cba.holding.id, { id: newId(), type: 'consolidation', date: day, newUnits: 1, oldUnits: 2 }),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('another split on 3 Feb 2025') })
    expect(await kim.position(cba.holding.id)).toMatchObject({ quantity: 30 })
  })

  describe('on a second device with the same file', () => {
    const file = () => groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)])
    const began = { code: 'conflict', message: expect.stringContaining('Another import was begun') }

    test('nothing is added until it was compared again', async () => {
      const kim = person()
      const compared = await kim.version()
      expect(await kim.begin(newId(), compared, file())).toEqual(['added'])
      const late = newId()
      for (let time = 0; time < 2; time++) await expect(kim.begin(late, compared, file())).rejects.toMatchObject(began)
      expect(await kim.places()).toBe(1)
      expect(await kim.listed()).toMatchObject({ imports: [{ state: 'open' }] })
      expect(await kim.begin(late, await kim.version(), groupOf('BHP', [trade('buy', '2024-01-10', 3, 40)]))).toEqual([
        'added',
      ])
    })

    test.each([1, 2])(
      'in the same moment it stands once at most, and whoever was refused can compare again (%i)',
      async () => {
        const kim = person()
        const compared = await kim.version()
        const devices = [newId(), newId(), newId()]
        const ends = await Promise.allSettled(devices.map((own) => kim.begin(own, compared, file())))
        const refused = ends.filter((end) => end.status === 'rejected')
        expect(refused.length).toBeGreaterThanOrEqual(devices.length - 1)
        for (const { reason } of refused) expect(reason).toMatchObject(began)
        expect(await kim.places()).toBe(devices.length - refused.length)
        const { imports } = (await kim.listed()) as { imports: { state: string }[] }
        expect(imports.map(({ state }) => state)).toEqual(refused.length === devices.length ? [] : ['open'])
        expect(await kim.begin(newId(), await kim.version(), file())).toEqual(['added'])
      },
    )

    test('the first request, sent again, goes on although another import began since', async () => {
      const kim = person()
      const [compared, own, mine] = [await kim.version(), newId(), file()]
      expect(await kim.begin(own, compared, mine)).toEqual(['added'])
      expect(
        await kim.begin(newId(), await kim.version(), groupOf('BHP', [trade('buy', '2024-01-10', 3, 40)])),
      ).toEqual(['added'])
      expect(await kim.begin(own, compared, mine)).toEqual(['exists'])
    })
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
    expect(await kim.listed()).toMatchObject({ imports: [{ state: 'undone', label: 'SelfWealth' }] })
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

  test('a holding that an import made goes with the last of its imports, whichever is undone first', async () => {
    const isLeft = async (order: readonly ('first' | 'second')[], typed: boolean): Promise<boolean> => {
      const kim = person()
      const ids = { first: newId(), second: newId() }
      const cba = groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)])
      await kim.begin(ids.first, await kim.version(), cba)
      await kim.begin(ids.second, await kim.version(), { ...cba, transactions: [trade('buy', '2024-02-10', 5, 90)] })
      if (typed) await kim.add(cba.holding.id, { id: newId(), type: 'buy', date: '2024-03-10', units: 1, price: 95 })
      for (const one of order)
        expect(await kim.undo(undefined, {}, ids[one])).toMatchObject({ state: 'undone', edited: [] })
      return (await kim.holdings.list(kim.userId)).length > 0
    }
    expect(await isLeft(['first', 'second'], false)).toBe(false)
    expect(await isLeft(['second', 'first'], false)).toBe(false)
    expect(await isLeft(['first', 'second'], true)).toBe(true)
    expect(await isLeft(['first'], false)).toBe(true)
    expect(await isLeft(['second'], false)).toBe(true)
  })

  test('an import that empties a holding it did not make leaves it', async () => {
    const kim = person()
    const empty = aStoredHolding({ symbol: 'CBA', quantity: 0, costBasis: 0 })
    await kim.own(empty)
    const first = newId()
    const cba = groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)], {
      holding: { id: empty.id, type: empty.type, symbol: 'CBA' },
    })
    await kim.begin(first, await kim.version(), cba)
    await kim.send({ ...cba, transactions: [trade('buy', '2024-02-10', 5, 90)] })
    expect(await kim.undo(undefined, {}, first)).toMatchObject({ state: 'undone' })
    expect(await kim.undo()).toMatchObject({ state: 'undone' })
    expect(await kim.position(empty.id)).toMatchObject({ quantity: 0 })
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
      { userId: kim.userId, username: '', query: undefined, params: { id: cba.holding.id }, body: typed },
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

  test('trades that came after an import stand on what was there before it', async () => {
    for (const existing of ['keep', 'replace'] as const) {
      const kim = person()
      const vas = aStoredHolding({ symbol: 'VAS', quantity: 25, costBasis: 80 })
      await kim.own(vas)
      const bought = trade('buy', '2024-01-10', 10, 90)
      const holding = { id: vas.id, type: 'etf', symbol: 'VAS' } as const
      await kim.send({ holding, existing, transactions: [bought] })
      const { createdAt: _at, source: _source, ...later } = trade('buy', '2024-05-03', 4, 110)
      await kim.add(vas.id, later)
      expect(await kim.undo()).toMatchObject({ state: 'undone' })
      expect(await kim.position(vas.id)).toMatchObject({ quantity: 29, costBase: 25 * 80 + 4 * 110 + 9.5 })
      // Once more takes nothing away.
      expect(await kim.undo()).toMatchObject({ state: 'undone', edited: [] })
      expect(await kim.position(vas.id)).toMatchObject({ quantity: 29 })
    }
  })

  test('an opening that the person deleted since stays deleted when the import is undone', async () => {
    const kim = person()
    const vas = aStoredHolding({ symbol: 'VAS', quantity: 25, costBasis: 80 })
    await kim.own(vas)
    const holding = { id: vas.id, type: 'etf', symbol: 'VAS' } as const
    await kim.send({ holding, existing: 'keep', transactions: [trade('buy', '2024-01-10', 10, 90)] })
    const { createdAt: _at, source: _source, ...later } = trade('buy', '2024-05-03', 4, 110)
    await kim.add(vas.id, later)
    const ledger = await kim.ledgers.list(kim.userId)
    const opening = ledger.get(vas.id)!.find(({ type }) => type === 'opening')!
    await kim.take(vas.id, opening.id)
    expect(await kim.position(vas.id)).toMatchObject({ quantity: 14 })
    expect(await kim.undo()).toMatchObject({ state: 'undone' })
    expect(await kim.position(vas.id)).toMatchObject({ quantity: 4, costBase: 449.5 })
  })

  test('so it does where no other trade is left', async () => {
    const kim = person()
    const vas = aStoredHolding({ symbol: 'VAS', quantity: 25, costBasis: 80 })
    await kim.own(vas)
    const holding = { id: vas.id, type: 'etf', symbol: 'VAS' } as const
    await kim.send({ holding, existing: 'keep', transactions: [trade('buy', '2024-01-10', 10, 90)] })
    const opening = (await kim.ledgers.list(kim.userId)).get(vas.id)!.find(({ type }) => type === 'opening')!
    await kim.take(vas.id, opening.id)
    expect(await kim.undo()).toMatchObject({ state: 'undone' })
    expect(await kim.position(vas.id)).toMatchObject({ quantity: 0 })
  })

  test('an opening that an import makes has the units of the day of the import, also after its undo', async () => {
    const kim = person()
    const aged = { createdAt: '2020-01-06T00:00:00.000Z', lastUpdated: '2026-11-02T00:00:00.000Z' }
    const vas = aStoredHolding({ symbol: 'VAS', quantity: 25, costBasis: 80, ...aged })
    await kim.own(vas)
    const holding = { id: vas.id, type: 'etf', symbol: 'VAS' } as const
    await kim.send({ holding, existing: 'keep', transactions: [trade('buy', '2024-01-10', 10, 90)] })
    // Of the years before, nobody knows what was held: a split of then is nothing to add now.
    const history = aHistory({ '2019-12-02': 40 }, { splits: [['2023-03-06', 2, 1]] })
    const suggested = async () => {
      const trades = (await kim.ledgers.list(kim.userId)).get(vas.id)!
      return [trades.length, aHolding(trades, history, '2026-11-18').suggestedSplits] as const
    }
    expect(await suggested()).toEqual([2, []])
    const { createdAt: _at, source: _source, ...later } = trade('buy', '2024-05-03', 4, 110)
    await kim.add(vas.id, later)
    kim.clock.set('2026-11-20T01:00:00.000Z')
    expect(await kim.undo()).toMatchObject({ state: 'undone' })
    expect(await suggested()).toEqual([2, []])
    const [opening] = (await kim.ledgers.list(kim.userId)).get(vas.id)!
    expect(opening).toMatchObject({ type: 'opening', createdAt: at })
  })

  test('the opening that an import made of a simple holding stays when the person has edited it', async () => {
    const kim = person()
    const vas = aStoredHolding({ symbol: 'VAS', quantity: 25, costBasis: 80 })
    await kim.own(vas)
    const holding = { id: vas.id, type: 'etf', symbol: 'VAS' } as const
    await kim.send({ holding, existing: 'keep', transactions: [trade('buy', '2024-01-10', 10, 90)] })
    const opening = [...(await kim.ledgers.list(kim.userId)).values()].flat().find(({ type }) => type === 'opening')!
    await kim.change(vas.id, opening.id, { type: 'opening', date: null, units: 30, price: 80 })
    expect((await kim.undo()).edited).toEqual([{ holdingId: vas.id, id: opening.id }])
    expect(await kim.undo('keep')).toMatchObject({ state: 'undone' })
    expect(await kim.position(vas.id)).toMatchObject({ quantity: 30, costBase: 2400 })
  })

  test('units that an import kept come back, also where they became an opening after the undo had looked', async () => {
    const kim = person()
    const vas = aStoredHolding({ symbol: 'VAS', quantity: 25, costBasis: 80 })
    await kim.own(vas)
    const send = (sent: ImportedTransaction) =>
      kim.send({
        holding: { id: vas.id, type: 'etf', symbol: 'VAS' },
        existing: 'keep',
        transactions: [sent],
      })
    expect(await send(trade('sell', '2024-01-10', 99, 90))).toEqual(['refused'])
    const listed = await kim.imports.list(kim.userId)
    expect(await send(trade('buy', '2024-01-10', 10, 90))).toEqual(['added'])
    await kim.undo(undefined, { imports: { ...kim.imports, list: async () => listed } })
    expect(await kim.position(vas.id)).toMatchObject({ quantity: 25, costBasis: 80 })
  })

  test('an undo that takes too long waits for the next request, and one against many others says so', async () => {
    const kim = person()
    await kim.send(
      groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)]),
      groupOf('BHP', [trade('buy', '2024-01-10', 3, 40)]),
    )
    let elapsed = 0
    expect(await kim.undo(undefined, { timer: { ...timer, elapsedMs: () => (elapsed += 5_000) } })).toMatchObject({
      state: 'undoing',
      holdings: [{ outcome: 'undone' }, { outcome: 'waiting' }],
    })
    expect(await kim.undo()).toMatchObject({ state: 'undone' })
    const anne = person()
    await anne.send(groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)]))
    const busy = { ...anne.imports, write: () => Promise.resolve(false) }
    await expect(anne.undo(undefined, { imports: busy })).rejects.toMatchObject({ code: 'conflict' })
    const gone = { ...anne.imports, find: () => Promise.resolve(undefined) }
    await expect(anne.undo(undefined, { imports: gone })).rejects.toMatchObject({ code: 'not_found' })
    const broken = { ...anne.holdings, replace: () => Promise.reject(new Error('no table')) }
    await expect(anne.undo(undefined, { holdings: broken })).rejects.toThrow('no table')
    const changing = { ...anne.ledgers, write: () => Promise.resolve(false) }
    elapsed = 0
    const slow = { ...timer, elapsedMs: () => (elapsed += 1_500), pause: () => Promise.resolve() }
    await expect(anne.undo(undefined, { ledgers: changing, timer: slow })).rejects.toMatchObject({ code: 'conflict' })
    const transfer = { type: 'transferOut', id: newId(), date: '2024-07-01', units: 9 } as const
    await anne.add((await anne.holdings.list(anne.userId))[0]!.id, transfer)
    expect((await anne.undo()).holdings[0]?.message).toContain('CBA: the entry on 1 Jul 2024 needs these buys.')
    await anne.holdings.remove(anne.userId, (await anne.holdings.list(anne.userId))[0]!.id)
    expect(await anne.undo()).toMatchObject({ state: 'undone' })
  })

  test('an undo finds nothing to do where the person went back to quantity and cost, deleted, or emptied a holding', async () => {
    const kim = person()
    const [cba, bhp, own] = [
      groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)]),
      groupOf('BHP', [trade('buy', '2024-01-10', 3, 40)]),
      aStoredHolding({ symbol: 'VAS', quantity: 0, costBasis: 0 }),
    ]
    await kim.own(own)
    await kim.send(
      cba,
      bhp,
      groupOf('VAS', [trade('buy', '2024-01-10', 1, 1)], { holding: { id: own.id, type: 'etf', symbol: 'VAS' } }),
    )
    await kim.simple(cba.holding.id)
    await kim.remove(bhp.holding.id)
    expect(await kim.undo()).toMatchObject({ state: 'undone' })
    expect(await kim.position(cba.holding.id)).toMatchObject({ quantity: 10, costBase: undefined })
    expect(await kim.position(bhp.holding.id)).toBeUndefined()
    expect(await kim.position(own.id)).toMatchObject({ quantity: 0 })
    let lists = 0
    const expiring = { ...kim.imports, list: async (id: string) => (++lists > 1 ? [] : kim.imports.list(id)) }
    expect(await kim.undo(undefined, { imports: expiring })).toMatchObject({ state: 'undone', holdings: [] })
    const lee = person()
    await lee.send(groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)]))
    let finds = 0
    const find = async (userId: string, id: string) => (++finds > 1 ? undefined : lee.holdings.find(userId, id))
    expect(await lee.undo(undefined, { holdings: { ...lee.holdings, find } })).toMatchObject({ state: 'undone' })
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
    const [listed] = ((await kim.listed()) as { imports: { createdAt: string; expiresAt: string }[] }).imports
    expect([listed?.createdAt, listed?.expiresAt]).toEqual([at, '2026-12-18T01:00:00.000Z'])
  })

  test('a request that is repeated after 30 days is told so, and not that the import was undone', async () => {
    const kim = person()
    const group = groupOf('CBA', [trade('buy', '2024-01-10', 10, 100)])
    await kim.send(group)
    kim.clock.set('2026-12-18T01:00:01.000Z')
    await expect(kim.send(group)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/begun more than 30 days ago/),
    })
    expect(await kim.position(group.holding.id)).toMatchObject({ quantity: 10 })
  })

  test('trades in the future are refused by their path', async () => {
    await expect(person().send(groupOf('CBA', [trade('buy', '2027-01-10', 10, 100)]))).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'groups.0.transactions.0.date', message: 'must not be in the future' }],
    })
  })

  test('prices set by hand come with a holding that the import makes, never to one that is there or from the future', async () => {
    const kim = person()
    const id = newId()
    const priced = (price: number, on = '2025-03-04', currentPriceAt = '2026-01-02T03:00:00.000Z'): ImportGroup => ({
      holding: {
        id,
        type: 'other',
        symbol: 'LAND',
        currentPrice: 9,
        currentPriceAt,
        earlierPrices: [{ on, price }],
      },
      existing: 'keep',
      transactions: [trade('buy', '2024-01-10', 10, 5)],
    })
    await kim.send(priced(7))
    await kim.send(priced(8))
    const kept = { day: dayNumber('2025-03-04'), price: 7 }
    expect(await kim.holdings.typedPrices(kim.userId)).toEqual(new Map([[id, [kept]]]))
    expect(await kim.holdings.find(kim.userId, id)).toMatchObject({
      manualPrice: 9,
      lastUpdated: '2026-01-02T03:00:00.000Z',
      createdAt: at,
    })
    for (const wrong of ['2027-01-02T03:00:00.000Z', '1979-12-31T12:00:00.000Z']) {
      const later = person()
      await later.send(priced(7, '2026-11-19', wrong))
      expect(await later.holdings.find(later.userId, id)).toMatchObject({ manualPrice: 9, lastUpdated: at })
      expect(await later.holdings.typedPrices(later.userId)).toEqual(new Map())
    }
  })
})
