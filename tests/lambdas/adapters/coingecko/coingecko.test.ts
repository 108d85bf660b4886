import { givenSecret } from '#lambdas/adapters/secrets/secret.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { marketSources, type MarketSettings } from '#lambdas/quote-sources.ts'
import { SourceUnavailable } from '#shared/market/ports.ts'
import { aCoinSearch, coinLimit, coinPrices } from '../../../support/market/documents.ts'
import { type ProviderServer, type Reply, startProvider } from '../../../support/market/provider-server.ts'

const servers: ProviderServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function coingecko(suffix = '', more: MarketSettings = {}) {
  const server = await startProvider()
  servers.push(server)
  const { coins } = marketSources({ coingeckoBaseUrl: `${server.url}${suffix}`, ...more })
  return { server, coins }
}

async function pricesFrom(reply: Reply, ids: readonly string[] = ['bitcoin']) {
  const { server, coins } = await coingecko()
  server.on('/api/v3/simple/price', reply)
  return coins.many(ids)
}

test.each(['', '/', '/api/v3', '/api/v3/'])('the base address %j leads to the same place', async (suffix) => {
  const { server, coins } = await coingecko(suffix)
  server.on('/api/v3/simple/price', coinPrices({ bitcoin: { aud: 100 } }))
  expect((await coins.many(['bitcoin'])).get('bitcoin')).toMatchObject({ kind: 'offer', offer: { price: 100 } })
})

test('one set of coins has one address, whatever their order, and the key goes in a header', async () => {
  const { server, coins } = await coingecko('', { coingeckoApiKey: givenSecret('key-1') })
  server.on('/api/v3/simple/price', coinPrices({}))
  await coins.many(['ripple', 'avalanche-2', 'bitcoin'])
  const [call] = server.calls
  expect([...(call?.query ?? [])]).toEqual([
    ['ids', 'avalanche-2,bitcoin,ripple'],
    ['vs_currencies', 'aud'],
    ['include_24hr_change', 'true'],
    ['include_last_updated_at', 'true'],
  ])
  expect(call?.headers['x-cg-demo-api-key']).toBe('key-1')
})

test.each(['../x', 'Bitcoin', 'bitcoin&x=1', 'bit coin', ''])('the id %j never gets into an address', async (id) => {
  const { server, coins } = await coingecko()
  await expect(coins.many(['bitcoin', id])).rejects.toThrow(RangeError)
  expect(server.calls).toEqual([])
})

test('prices are found by id, with the price of a day ago from the percent change', async () => {
  const reply: Reply = {
    body: {
      bitcoin: { aud: 163_870, aud_24h_change: -0.8241357, last_updated_at: 1_795_000_000 },
      dust: { aud: 3.97e-6 },
    },
  }
  const answers = await pricesFrom(reply, ['dust', 'bitcoin'])
  expect(answers.get('bitcoin')).toMatchObject({
    kind: 'offer',
    offer: {
      source: 'coingecko',
      price: 163_870,
      previousClose: expect.closeTo(165_231.7337, 3),
      asOf: new Date(1_795_000_000_000),
      currency: 'AUD',
    },
  })
  expect(answers.get('dust')).toMatchObject({
    kind: 'offer',
    offer: { price: 3.97e-6, previousClose: null, asOf: null },
  })
})

test.each([
  ['an id that is left out is not known', { body: {} }, { kind: 'not-found' }],
  ['a null price is one that is no longer kept up', { body: { bitcoin: { aud: null } } }, { kind: 'no-data' }],
  ['a price in words is none', { body: { bitcoin: { aud: '163870' } } }, { kind: 'no-data' }],
  ['a row that is no row has no price', { body: { bitcoin: 7 } }, { kind: 'no-data' }],
  ['another currency is none', { body: { bitcoin: { usd: 107_135 } } }, { kind: 'no-data' }],
  [
    'a change in words is unknown',
    { body: { bitcoin: { aud: 5, aud_24h_change: 'NaN' } } },
    { kind: 'offer', offer: { price: 5, previousClose: null } },
  ],
] as const)('%s', async (_what, reply, expected) => {
  expect((await pricesFrom(reply as Reply)).get('bitcoin')).toMatchObject(expected)
})

test('an id named like a property of every object is no coin because of that', async () => {
  expect((await pricesFrom({ body: {} }, ['constructor'])).get('constructor')).toEqual({ kind: 'not-found' })
})

test.each([
  ['a limit', { status: 429, headers: { 'retry-after': '0' }, body: coinLimit }, 'throttled'],
  ['a limit with status 200', { body: coinLimit }, 'throttled'],
  ['a limit in another envelope', { body: { error: coinLimit } }, 'throttled'],
  ['a limit with status 403', { status: 403, body: coinLimit }, 'throttled'],
  [
    'a page of the network in front',
    { status: 403, headers: { 'content-type': 'text/html' }, body: '<html>error code: 1020</html>' },
    'throttled',
  ],
  ['a missing key', { status: 401, body: { status: { error_code: 10_002 } } }, 'refused'],
  ['a key of another plan', { status: 400, body: { error: { status: { error_code: 10_010 } } } }, 'refused'],
  ['a missing parameter', { status: 422, body: { error: 'Missing parameter ids' } }, 'refused'],
  ['a complaint with status 200', { body: { error: 'coin not found' } }, 'refused'],
  ['a list', { body: [] }, 'garbled'],
] as const)('%s says nothing about the coins', async (_what, reply, because) => {
  await expect(pricesFrom(reply as Reply)).rejects.toMatchObject({
    name: expect.stringMatching(/SourceUnavailable|FailedTry/),
    because,
  })
})

describe('a search', () => {
  test('asks in lower case and finds coins alone, by id', async () => {
    const { server, coins } = await coingecko()
    server.on('/api/v3/search', {
      body: aCoinSearch([
        { id: 'ethereum', name: 'Ethereum', symbol: 'ETH' },
        { id: 'ripple', name: 'XRP\u0007', symbol: 'xrp' },
        { id: '../evil', name: 'Evil', symbol: 'EVL' },
        { id: 'nameless', name: '', symbol: 'NML' },
        { id: 'tickerless', name: 'Tickerless', symbol: ' ' },
        { id: 'michicoin', name: 'michi', symbol: '$michi' },
      ]),
    })
    expect(await coins.search('ETHereum')).toEqual([
      { symbol: 'ETH', name: 'Ethereum', type: 'crypto', id: 'ethereum' },
      { symbol: 'XRP', name: 'XRP', type: 'crypto', id: 'ripple' },
      { symbol: 'NML', name: 'NML', type: 'crypto', id: 'nameless' },
      { symbol: 'MICHI', name: 'michi', type: 'crypto', id: 'michicoin' },
    ])
    expect(server.calls[0]?.query.get('query')).toBe('ethereum')
  })

  test('that is no search document is no answer', async () => {
    const { server, coins } = await coingecko()
    server.on('/api/v3/search', { body: { coins: 'none' } })
    await expect(coins.search('x')).rejects.toEqual(new SourceUnavailable('garbled'))
  })
})
