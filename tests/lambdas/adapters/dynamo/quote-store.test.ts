// One suite over both quote stores, so that the one in memory may be trusted everywhere else.
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { memoryQuoteStore } from '#lambdas/adapters/memory/quote-store.ts'
import type { QuoteStore } from '#shared/market/ports.ts'
import { type StoredQuote } from '#shared/market/quote.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

let count = 0
/** A share of its own for each test, because the table is shared. */
const aShare = (): Instrument => ({ kind: 'asx', code: `Q${++count}`.padEnd(4, 'X') })
const aCoin = (): Instrument => ({ kind: 'coin', id: `coin-${++count}.x` })

const aQuote = (instrument: Instrument, more: Partial<StoredQuote> = {}): StoredQuote => ({
  instrument,
  symbol: 'WMB',
  name: 'Wombat',
  price: 12.5,
  previousClose: null,
  type: 'stock',
  instrumentType: 'EQUITY',
  source: 'yahoo',
  asOf: '2026-11-18T01:00:00.000Z',
  fetchedAt: '2026-11-18T01:20:00.000Z',
  ...more,
})

const storedAs = async (store: QuoteStore, instrument: Instrument) =>
  (await store.read([instrument])).quotes.get(instrumentKey(instrument))

describe.each([
  ['in DynamoDB', () => dynamoQuoteStore(table)],
  ['in memory', () => memoryQuoteStore()],
])('the quote store %s', (_where, open) => {
  test('reads back what was saved, by instrument, and leaves out what was not', async () => {
    const store = open()
    const [share, coin, unknown] = [aShare(), aCoin(), aShare()]
    expect(await store.save(aQuote(share))).toBe(true)
    expect(await store.save(aQuote(coin, { source: 'coingecko', price: 3.97e-6, previousClose: 4e-6 }))).toBe(true)
    const { quotes } = await store.read([share, unknown, coin])
    expect(quotes).toEqual(
      new Map([
        [instrumentKey(share), aQuote(share)],
        [instrumentKey(coin), aQuote(coin, { source: 'coingecko', price: 3.97e-6, previousClose: 4e-6 })],
      ]),
    )
    expect((await store.read([])).quotes).toEqual(new Map())
  })

  test('remembers how far the refresh came, for each kind apart', async () => {
    const store = open()
    expect(await store.refreshPositions()).toEqual({})
    await store.noteRefreshPosition('asx', 'asx:CBA')
    await store.noteRefreshPosition('coin', 'coin:bitcoin')
    await store.noteRefreshPosition('asx', 'asx:VAS')
    expect(await store.refreshPositions()).toEqual({ asx: 'asx:VAS', coin: 'coin:bitcoin' })
  })

  test('reads more than one request can hold', async () => {
    const store = open()
    const shares = Array.from({ length: 230 }, aShare)
    await Promise.all(shares.map((share) => store.save(aQuote(share))))
    expect((await store.read(shares)).quotes.size).toBe(230)
  })

  test('never keeps an older quote over a newer one', async () => {
    const store = open()
    const share = aShare()
    await store.save(aQuote(share, { price: 2 }))
    expect(await store.save(aQuote(share, { price: 1, asOf: '2026-11-18T00:59:59.999Z' }))).toBe(false)
    expect(await storedAs(store, share)).toMatchObject({ price: 2 })
    expect(await store.save(aQuote(share, { price: 3 }))).toBe(true)
    expect(await storedAs(store, share)).toMatchObject({ price: 3 })
  })

  test('keeps the newest of many saved at once', async () => {
    const store = open()
    const share = aShare()
    const at = (minute: number) => `2026-11-18T01:${String(minute).padStart(2, '0')}:00.000Z`
    const saves = Array.from({ length: 40 }, (_, index) =>
      store.save(aQuote(share, { price: ((index * 7) % 40) + 1, asOf: at((index * 7) % 40) })),
    )
    await Promise.all(saves)
    expect(await storedAs(store, share)).toMatchObject({ price: 40, asOf: at(39) })
  })

  test('lets a quote replace one dated beyond belief', async () => {
    const store = open()
    const share = aShare()
    await store.save(aQuote(share, { price: 1, asOf: '2030-01-01T00:00:00.000Z' }))
    expect(await store.save(aQuote(share, { price: 2 }))).toBe(true)
    expect(await storedAs(store, share)).toMatchObject({ price: 2 })
  })

  test('notes a price that is held back beside the kept one, and forgets it with the next quote', async () => {
    const store = open()
    const share = aShare()
    const suspect = { price: 1250, seenAt: '2026-11-18T01:30:00.000Z' }
    await store.holdBack(share, suspect)
    expect(await storedAs(store, share)).toBeUndefined()
    await store.save(aQuote(share))
    await store.holdBack(share, suspect)
    expect(await storedAs(store, share)).toEqual({ ...aQuote(share), suspect })
    await store.save(aQuote(share, { asOf: '2026-11-18T01:40:00.000Z' }))
    expect(await storedAs(store, share)).not.toHaveProperty('suspect')
  })

  test('knows which instruments are looked at, until their time runs out', async () => {
    const store = open()
    const [share, coin, early] = [aShare(), aCoin(), aShare()]
    await store.track([early], '2026-11-01', new Date('2026-12-02T00:00:00Z'))
    await store.track([share, coin], '2026-11-18', new Date('2026-12-19T00:00:00Z'))
    await store.track([], '2026-11-18', new Date('2026-12-19T00:00:00Z'))
    const ours = async (now: string) => {
      const keys = new Set([share, coin, early].map(instrumentKey))
      return (await store.tracked(new Date(now))).filter((instrument) => keys.has(instrumentKey(instrument)))
    }
    const byKey = (instruments: readonly Instrument[]) =>
      instruments.toSorted((a, b) => instrumentKey(a).localeCompare(instrumentKey(b)))
    const now = await ours('2026-11-18T01:00:00Z')
    expect(byKey(now)).toEqual(byKey([share, coin, early]))
    expect(now.at(-1)).toEqual(early)
    expect(byKey(await ours('2026-12-05T00:00:00Z'))).toEqual(byKey([share, coin]))
    expect(await ours('2026-12-19T00:00:00Z')).toEqual([])
  })

  test('looking again on another day makes the time longer', async () => {
    const store = open()
    const share = aShare()
    await store.track([share], '2026-11-01', new Date('2026-12-02T00:00:00Z'))
    await store.track([share], '2026-11-20', new Date('2026-12-21T00:00:00Z'))
    expect(await store.tracked(new Date('2026-12-20T00:00:00Z'))).toContainEqual(share)
  })

  test('tracks many at once', async () => {
    const store = open()
    const shares = Array.from({ length: 60 }, aShare)
    await store.track(shares, '2026-11-18', new Date('2026-12-19T00:00:00Z'))
    const tracked = new Set((await store.tracked(new Date('2026-11-18T01:00:00Z'))).map(instrumentKey))
    expect(shares.filter((share) => !tracked.has(instrumentKey(share)))).toEqual([])
  })

  test('notes the beginning and the end of an outage', async () => {
    const store = open()
    await store.noteOutage('asx', '2026-11-18T01:00:00.000Z')
    await store.noteOutage('coin', '2026-11-18T02:00:00.000Z')
    expect((await store.read([aShare()])).outages).toEqual({
      asx: '2026-11-18T01:00:00.000Z',
      coin: '2026-11-18T02:00:00.000Z',
    })
    await store.noteOutage('asx', null)
    await store.noteOutage('asx', null)
    expect((await store.read([aShare()])).outages).toEqual({ coin: '2026-11-18T02:00:00.000Z' })
    await store.noteOutage('coin', null)
    expect((await store.read([aShare()])).outages).toEqual({})
  })
})

/** Counts the requests of a kind that reach DynamoDB, and lets the first ones leave some of their work undone. */
function watched(undone: { BatchGetItem?: number; BatchWriteItem?: number } = {}) {
  const requests: Record<string, number> = {}
  const client = Object.create(table.client) as TestTable['client']
  client.send = (async (command: { constructor: { name: string }; input: unknown }) => {
    const name = command.constructor.name
    requests[name] = (requests[name] ?? 0) + 1
    const input = command.input as { RequestItems?: Record<string, unknown> }
    if (name === 'BatchGetCommand' && (undone.BatchGetItem ?? 0) >= requests[name])
      return { Responses: {}, UnprocessedKeys: input.RequestItems }
    if (name === 'BatchWriteCommand' && (undone.BatchWriteItem ?? 0) >= requests[name])
      return { UnprocessedItems: input.RequestItems }
    return table.client.send(command as never)
  }) as TestTable['client']['send']
  return { requests, store: dynamoQuoteStore({ client, name: table.name }) }
}

describe('towards DynamoDB', () => {
  test('a look costs one write for each instrument and day, and none when it was noted already, by anybody', async () => {
    const shares = [aShare(), aShare()]
    const [first, second] = [watched(), watched()]
    const expiresAt = new Date('2026-12-19T00:00:00Z')
    await first.store.track(shares, '2026-11-18', expiresAt)
    await second.store.track(shares, '2026-11-18', expiresAt)
    expect(first.requests).toEqual({ BatchGetCommand: 1, BatchWriteCommand: 1 })
    expect(second.requests).toEqual({ BatchGetCommand: 1 })
  })

  test('a save is one request', async () => {
    const { requests, store } = watched()
    await store.save(aQuote(aShare()))
    expect(requests).toEqual({ PutCommand: 1 })
  })

  test('what it was too busy for is asked again', async () => {
    const share = aShare()
    const { requests, store } = watched({ BatchGetItem: 2, BatchWriteItem: 1 })
    await store.save(aQuote(share))
    expect(await storedAs(store, share)).toEqual(aQuote(share))
    expect(requests['BatchGetCommand']).toBe(3)
    await store.track([share], '2026-11-18', new Date('2026-12-19T00:00:00Z'))
    expect(await store.tracked(new Date('2026-11-18T01:00:00Z'))).toContainEqual(share)
  })

  test('what it is too busy for six times over is a problem a person can act on', async () => {
    const { requests, store } = watched({ BatchGetItem: 99 })
    await expect(store.read([aShare()])).rejects.toMatchObject({ code: 'unavailable' })
    expect(requests['BatchGetCommand']).toBe(6)
  })

  test('a tracked item carries the time at which DynamoDB may delete it, in seconds', async () => {
    const { client, name } = table
    const seen: unknown[] = []
    const spying = Object.create(client) as TestTable['client']
    spying.send = (async (command: { input: unknown }) => {
      seen.push(command.input)
      return client.send(command as never)
    }) as TestTable['client']['send']
    await dynamoQuoteStore({ client: spying, name }).track(
      [{ kind: 'coin', id: 'usd.e_coin-2' }],
      '2026-11-18',
      new Date('2026-12-19T00:00:00Z'),
    )
    expect(JSON.stringify(seen)).toContain('"expiresAt":1797638400')
    expect(await dynamoQuoteStore(table).tracked(new Date('2026-12-18T00:00:00Z'))).toContainEqual({
      kind: 'coin',
      id: 'usd.e_coin-2',
    })
  })

  test('a failure of another kind is not taken for an older quote', async () => {
    const broken = Object.create(table.client) as TestTable['client']
    broken.send = (async (command: unknown) => {
      if (command instanceof PutCommand) throw new Error('no connection')
      return undefined
    }) as TestTable['client']['send']
    await expect(dynamoQuoteStore({ client: broken, name: table.name }).save(aQuote(aShare()))).rejects.toThrow(
      'no connection',
    )
  })
})
