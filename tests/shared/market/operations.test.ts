import type { Context } from 'aws-lambda'
import { afterEach, describe, expect, test } from 'vitest'
import { lambda } from '#lambdas/edge/lambda.ts'
import { marketOperations } from '#shared/market/operations.ts'
import type { OpenAccounts } from '#shared/market/ports.ts'
import { contract } from '#shared/contract/index.ts'
import { anApiEvent } from '../../support/api-event.ts'
import { aCoinSearch, aYahooSearch, noSuchChart } from '../../support/market/documents.ts'
import {
  aMarketStack,
  chart,
  coin,
  coinSearch,
  type MarketStack,
  setCoins,
  setPrices,
  share,
  simplePrice,
  spark,
  yahooSearch,
} from '../../support/market/market-stack.ts'
import { hours } from '../../support/market/test-clock.ts'

const stacks: MarketStack[] = []
afterEach(async () => {
  await Promise.all(stacks.splice(0).map((stack) => stack.close()))
})

async function anApi(isClosed: OpenAccounts['isClosed'] = async () => false) {
  const stack = await aMarketStack()
  stacks.push(stack)
  const serve = lambda(contract.market, marketOperations, () => ({ ...stack, accounts: { isClosed } }))
  const get = async (path: string, queryStringParameters: Record<string, string>) => {
    const { statusCode, body } = await serve(anApiEvent(`GET ${path}`, { queryStringParameters }), {} as Context)
    return { status: statusCode, body: JSON.parse(body ?? 'null') }
  }
  return {
    ...stack,
    quotes: (query: Record<string, string>) => get('/api/market/quotes', query),
    find: (query: Record<string, string>) => get('/api/market/search', query),
  }
}

describe('quotes', () => {
  test('are looks at shares and not at coins, which anybody may name by the hundred and whose calls are counted', async () => {
    const api = await anApi()
    setPrices(api, { WMB: 12.5 })
    setCoins(api, { bitcoin: 160_000 })
    expect((await api.quotes({ symbols: 'WMB', coins: 'bitcoin' })).body.quotes).toHaveLength(2)
    expect(await api.store.tracked(api.clock.now())).toEqual([share('WMB')])
    // As whoever holds or watches it does.
    await api.container().quotes.priceAll([coin('bitcoin')], 'fresh')
    expect(await api.store.tracked(api.clock.now())).toHaveLength(2)
  })

  test('say everything about a price: change, age, source, delay', async () => {
    const api = await anApi()
    setPrices(api, { WMB: { regularMarketPrice: 12.5, chartPreviousClose: 12.25 } })
    setCoins(api, { bitcoin: 160_000 })
    expect(await api.quotes({ symbols: 'wmb.ax', coins: 'bitcoin' })).toEqual({
      status: 200,
      body: {
        quotes: [
          {
            symbol: 'WMB',
            name: 'Wombat Holdings Limited',
            price: 12.5,
            change: 0.25,
            changePercent: expect.closeTo(2.0408, 4),
            currency: 'AUD',
            timestamp: '2026-11-18T00:40:00.000Z',
            type: 'stock',
            instrumentType: 'EQUITY',
            source: 'yahoo',
            stale: false,
            isMock: false,
            delayedMinutes: 20,
          },
          {
            symbol: 'BTC',
            name: 'Bitcoin',
            price: 160_000,
            change: expect.closeTo(1584.16, 2),
            changePercent: expect.closeTo(1, 6),
            currency: 'AUD',
            timestamp: '2026-11-18T01:00:00.000Z',
            type: 'crypto',
            instrumentType: 'CRYPTOCURRENCY',
            source: 'coingecko',
            stale: false,
            isMock: false,
            id: 'bitcoin',
          },
        ],
        errors: [],
      },
    })
  })

  test('leave the change open when the close before is not known', async () => {
    const api = await anApi()
    setPrices(api, { WMB: { regularMarketPrice: 12.5, chartPreviousClose: undefined } })
    const { body } = await api.quotes({ symbols: 'WMB' })
    expect(body.quotes).toMatchObject([{ price: 12.5, change: null, changePercent: null }])
  })

  test('are labelled samples when no provider can be reached, with 100 for what no table knows', async () => {
    const api = await anApi()
    for (const path of [chart, spark, simplePrice]) api.server.on(path, 'reset')
    const { status, body } = await api.quotes({ symbols: 'VAS,WMB', coins: 'ripple,wombat' })
    expect(status).toBe(200)
    const sample = { source: 'sample', isMock: true, stale: false, timestamp: null }
    expect(body).toMatchObject({
      quotes: [
        {
          symbol: 'VAS',
          price: 107.28,
          change: -1.09,
          type: 'etf',
          instrumentType: 'ETF',
          delayedMinutes: 20,
          ...sample,
        },
        { symbol: 'WMB', name: 'WMB', price: 100, change: null, type: 'other', ...sample },
        { symbol: 'XRP', name: 'XRP', price: 3.42, type: 'crypto', id: 'ripple', ...sample },
        { symbol: 'WOMBAT', name: 'wombat', price: 100, type: 'crypto', id: 'wombat', ...sample },
      ],
      errors: [],
    })
  })

  test('are marked stale when they are', async () => {
    const api = await anApi()
    setPrices(api, { WMB: 12.5 })
    await api.quotes({ symbols: 'WMB' })
    api.server.on(chart, 'reset')
    api.clock.pass(hours(3))
    const { body } = await api.quotes({ symbols: 'WMB' })
    expect(body.quotes).toMatchObject([
      { price: 12.5, stale: true, isMock: false, timestamp: '2026-11-18T00:40:00.000Z' },
    ])
  })

  test('of what does not exist are errors beside the others', async () => {
    const api = await anApi()
    setPrices(api, { WMB: 12.5, KOA: 3 })
    setCoins(api, { bitcoin: 160_000 })
    const { status, body } = await api.quotes({ symbols: 'WMB,ZZZ,KOA', coins: 'nothing,bitcoin' })
    expect(status).toBe(200)
    expect(body.quotes.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['WMB', 'KOA', 'BTC'])
    expect(body.errors).toEqual([
      { symbol: 'ZZZ', error: 'No ASX share or ETF with this code was found.' },
      { symbol: 'nothing', error: 'No coin with this id was found.' },
    ])
  })

  test('of one share written in three ways are one quote', async () => {
    const api = await anApi()
    setPrices(api, { WMB: 12.5 })
    expect((await api.quotes({ symbols: 'WMB,wmb,wmb.ax' })).body.quotes).toHaveLength(1)
    expect(api.server.calls).toHaveLength(1)
  })

  test('of nothing are nothing', async () => {
    expect(await (await anApi()).quotes({})).toEqual({ status: 200, body: { quotes: [], errors: [] } })
  })

  test.each([
    { symbols: '../../etc/passwd' },
    { symbols: 'CBA%00' },
    { symbols: 'CBA\r\nX: y' },
    { symbols: 'http://evil.example' },
    { symbols: 'ＣＢＡ' },
    { symbols: 'CBA@evil' },
    { coins: '../simple' },
    { coins: 'bitcoin&vs_currencies=usd' },
    { symbols: Array.from({ length: 51 }, (_, index) => `A${index}`).join(',') },
  ])('asked for as %j are refused before any provider is called', async (query) => {
    const api = await anApi()
    expect((await api.quotes(query)).status).toBe(400)
    expect(api.server.calls).toEqual([])
  })
})

describe('search', () => {
  test('finds shares and coins', async () => {
    const api = await anApi()
    api.server.on(yahooSearch, {
      body: aYahooSearch([{ symbol: 'WMB.XA', exchange: 'CXA', shortname: 'WOMBAT FPO [WMB]' }]),
    })
    api.server.on(coinSearch, { body: aCoinSearch([{ id: 'wombat', name: 'Wombat', symbol: 'wombat' }]) })
    expect(await api.find({ q: ' wombat holdings ' })).toEqual({
      status: 200,
      body: {
        results: [
          { symbol: 'WMB', name: 'WOMBAT FPO', type: 'stock' },
          { symbol: 'WOMBAT', name: 'Wombat', type: 'crypto', id: 'wombat' },
        ],
      },
    })
  })

  test('that finds nothing answers with nothing', async () => {
    const api = await anApi()
    api.server.on(yahooSearch, { body: aYahooSearch([]) })
    api.server.on(chart, noSuchChart)
    expect(await api.find({ q: 'zzz', type: 'stock' })).toEqual({ status: 200, body: { results: [] } })
  })

  test('that nobody can answer says so in the words of the product, and nothing of the provider', async () => {
    const api = await anApi()
    for (const path of [yahooSearch, coinSearch]) api.server.on(path, { status: 429, body: 'Edge: Too Many Requests' })
    const { status, body } = await api.find({ q: 'wombat holdings' })
    expect(status).toBe(502)
    expect(body).toMatchObject({ code: 'bad_gateway', detail: 'Failed to search investments. Please try again.' })
    expect(JSON.stringify(body)).not.toMatch(/edge|yahoo|coingecko/i)
  })

  test.each([{}, { q: '' }, { q: '  ' }, { q: 'x'.repeat(61) }, { q: 'cba', type: 'bond' }])(
    'asked for as %j is refused',
    async (query) => {
      expect((await (await anApi()).find(query as Record<string, string>)).status).toBe(400)
    },
  )
})

describe('somebody whose account has been closed, with a token that has not run out', () => {
  test('gets neither quotes nor the search', async () => {
    const api = await anApi(async (userId) => userId === 'user-1')
    const refusal = { status: 401, body: { code: 'account_closed', detail: 'This account has been closed.' } }
    expect(await api.quotes({ symbols: 'CBA' })).toMatchObject(refusal)
    expect(await api.find({ q: 'commonwealth' })).toMatchObject(refusal)
  })

  test.each<[string, OpenAccounts['isClosed']]>([
    ['fails', () => Promise.reject(new Error('throttled'))],
    ['never ends', () => new Promise(() => {})],
  ])('is not told apart while the look at the account %s: the search of the list goes on', async (_how, isClosed) => {
    const api = await anApi(isClosed)
    expect(await api.find({ q: 'commonwealth' })).toMatchObject({ status: 200 })
  })
})
