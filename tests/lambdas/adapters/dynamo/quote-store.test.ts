// The quote store over the embedded DynamoDB: the port's suite, and what it costs and does towards DynamoDB.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { aQuote, aShare, quoteStoreSuite, storedAs } from '#tests/ports/quote-store.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores } from '#tests/support/stores.ts'
import { watchedTable } from '#tests/support/watched-table.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

quoteStoreSuite(() => dynamoStores(table))

/** Counts the requests of a kind that reach DynamoDB, and lets the first ones leave some of their work undone. */
function watched(undone: { BatchGetItem?: number; BatchWriteItem?: number } = {}) {
  const requests: Record<string, number> = {}
  const counted = watchedTable(table, async ({ operation, input, goOn }) => {
    requests[operation] = (requests[operation] ?? 0) + 1
    const { RequestItems } = input
    const isUndone = (undone[operation as keyof typeof undone] ?? 0) >= requests[operation]
    if (isUndone && operation === 'BatchGetItem') return { Responses: {}, UnprocessedKeys: RequestItems }
    if (isUndone && operation === 'BatchWriteItem') return { UnprocessedItems: RequestItems }
    return goOn()
  })
  return { requests, store: dynamoQuoteStore(counted) }
}

describe('towards DynamoDB', () => {
  test('a look costs one write for each instrument and day, and none when it was noted already, by anybody', async () => {
    const shares = [aShare(), aShare()]
    const [first, second] = [watched(), watched()]
    const expiresAt = new Date('2026-12-19T00:00:00Z')
    await first.store.track(shares, '2026-11-18', expiresAt)
    await second.store.track(shares, '2026-11-18', expiresAt)
    expect(first.requests).toEqual({ BatchGetItem: 1, BatchWriteItem: 1 })
    expect(second.requests).toEqual({ BatchGetItem: 1 })
  })

  test('a save is one request', async () => {
    const { requests, store } = watched()
    await store.save(aQuote(aShare()))
    expect(requests).toEqual({ PutItem: 1 })
  })

  test('what it was too busy for is asked again', async () => {
    const share = aShare()
    const { requests, store } = watched({ BatchGetItem: 2, BatchWriteItem: 1 })
    await store.save(aQuote(share))
    expect(await storedAs(store, share)).toEqual(aQuote(share))
    expect(requests['BatchGetItem']).toBe(3)
    await store.track([share], '2026-11-18', new Date('2026-12-19T00:00:00Z'))
    expect(await store.tracked(new Date('2026-11-18T01:00:00Z'))).toContainEqual(share)
  })

  test('what it is too busy for six times over is a problem a person can act on', async () => {
    const { requests, store } = watched({ BatchGetItem: 99 })
    await expect(store.read([aShare()])).rejects.toMatchObject({ code: 'unavailable' })
    expect(requests['BatchGetItem']).toBe(6)
  })

  test('a tracked item carries the time at which DynamoDB may delete it, in seconds', async () => {
    const seen: unknown[] = []
    const spying = watchedTable(table, ({ input, goOn }) => {
      seen.push(input)
      return goOn()
    })
    await dynamoQuoteStore(spying).track(
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
    const broken = watchedTable(table, async () => {
      throw new Error('no connection')
    })
    await expect(dynamoQuoteStore(broken).save(aQuote(aShare()))).rejects.toThrow('no connection')
  })
})
