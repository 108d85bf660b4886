import { afterEach, describe, expect, test } from 'vitest'
import { marketSources } from '#lambdas/quote-sources.ts'
import { SourceUnavailable } from '#shared/market/ports.ts'
import {
  aChart,
  aDelistedChart,
  aFlatSpark,
  aSpark,
  aYahooSearch,
  epoch,
  noSuchChart,
} from '../../../support/market/documents.ts'
import { type ProviderServer, startProvider } from '../../../support/market/provider-server.ts'

const servers: ProviderServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function yahoo() {
  const server = await startProvider()
  servers.push(server)
  const { asx } = marketSources({ yahooBaseUrl: `${server.url}/yahoo/`, userAgent: 'Mozilla/5.0 (test)' })
  return { server, asx }
}

async function chartAnswer(body: unknown, status = 200) {
  const { server, asx } = await yahoo()
  server.on('/yahoo/v8/finance/chart/WMB.AX', { status, body })
  return asx.one('WMB')
}

test('a chart is asked for by its exchange code, as the chart of today', async () => {
  const { server, asx } = await yahoo()
  server.on('/yahoo/v8/finance/chart/WMB.AX', { body: aChart('WMB') })
  expect(await asx.one('WMB')).toEqual({
    kind: 'offer',
    offer: {
      source: 'yahoo',
      symbol: 'WMB',
      price: 12.5,
      previousClose: 12.25,
      asOf: new Date('2026-11-18T02:00:00Z'),
      currency: 'AUD',
      instrumentType: 'EQUITY',
      longName: 'Wombat Holdings Limited',
      shortName: 'WOMBAT FPO [WMB]',
    },
  })
  expect(server.calls).toMatchObject([
    { path: '/yahoo/v8/finance/chart/WMB.AX', headers: { 'user-agent': 'Mozilla/5.0 (test)' } },
  ])
  expect(Object.fromEntries(server.calls[0]?.query ?? [])).toEqual({ interval: '1d', range: '1d' })
})

test.each(['../../x', 'WMB.AX', 'W', 'WMB?a=b', 'WMB%00', 'http://evil', 'W\nB', 'ＷＭＢ'])(
  'the code %j never gets into an address',
  async (code) => {
    const { server, asx } = await yahoo()
    await expect(asx.one(code)).rejects.toThrow(RangeError)
    await expect(asx.many(['CBA', code])).rejects.toThrow(RangeError)
    expect(server.calls).toEqual([])
  },
)

test('a search goes out as one encoded word', async () => {
  const { server, asx } = await yahoo()
  server.on('/yahoo/v1/finance/search', { body: aYahooSearch([]) })
  expect(await asx.search('a&b=c/../?#')).toEqual([])
  expect(server.calls[0]?.query.get('q')).toBe('a&b=c/../?#')
})

describe('of a chart', () => {
  test.each([
    [
      'numbers that are strings are not believed',
      { regularMarketPrice: 'Infinity', chartPreviousClose: '-Infinity', regularMarketTime: 'NaN' },
      { price: null, previousClose: null, asOf: null },
    ],
    ['a price in words is no price', { regularMarketPrice: '12.50' }, { price: null }],
    ['a missing price is null', { regularMarketPrice: undefined }, { price: null }],
    ['the close before comes from its own field when there is one', { previousClose: 12.1 }, { previousClose: 12.1 }],
    ['the close before a longer chart is not yesterday’s', { range: '3mo' }, { previousClose: null }],
    ['the currency is passed on', { currency: 'GBp' }, { currency: 'GBp' }],
    ['another symbol is passed on', { symbol: 'CBA.AX' }, { symbol: 'CBA' }],
    [
      'sub-cent prices keep their decimals',
      { regularMarketPrice: 0.025, chartPreviousClose: 0.024 },
      { price: 0.025, previousClose: 0.024 },
    ],
    ['32-bit noise goes away', { regularMarketPrice: 44.150001525878906 }, { price: 44.15 }],
    ['names that are no text are none', { longName: 42, shortName: {} }, { longName: null, shortName: null }],
  ])('%s', async (_what, meta, expected) => {
    expect(await chartAnswer(aChart('WMB', meta))).toMatchObject({ kind: 'offer', offer: expected })
  })

  test('the last close stands in for a missing price, and its time for a missing time', async () => {
    const bars = [
      { at: '2026-11-15T23:00:00Z', close: 12.1 },
      { at: '2026-11-16T23:00:00Z', close: 12.3 },
      { at: '2026-11-17T23:00:00Z', close: null },
    ]
    const answer = await chartAnswer(
      aChart('WMB', { regularMarketPrice: undefined, regularMarketTime: undefined, range: '5d' }, bars),
    )
    expect(answer).toMatchObject({
      offer: { price: 12.3, previousClose: 12.1, asOf: new Date('2026-11-16T23:00:00Z') },
    })
  })

  test('closes that are strings, null or missing do no harm', async () => {
    const bars = [
      { at: '2026-11-16T23:00:00Z', close: 'NaN' },
      { at: '2026-11-17T23:00:00Z', close: null },
    ]
    expect(await chartAnswer(aChart('WMB', { regularMarketPrice: null }, bars))).toMatchObject({
      offer: { price: null },
    })
    const crooked = {
      chart: { result: [{ meta: { regularMarketPrice: 3, symbol: 'WMB.AX' }, timestamp: 'soon', indicators: [] }] },
    }
    expect(await chartAnswer(crooked)).toMatchObject({ offer: { price: 3, previousClose: null, asOf: null } })
  })
})

describe('that there is no such share', () => {
  test('is said with a 404', async () => {
    expect(await chartAnswer(noSuchChart.body, 404)).toEqual({ kind: 'not-found' })
  })
  test('is said with an exchange of its own and no price', async () => {
    expect(await chartAnswer(aDelistedChart('WMB'))).toEqual({ kind: 'not-found' })
  })
})

test.each([
  ['an empty result', { chart: { result: [], error: null } }, 200],
  ['a null result', { chart: { result: null, error: null } }, 200],
  [
    'a window without a session',
    { chart: { result: null, error: { code: 'Not Found', description: 'Timestamp data missing.' } } },
    404,
  ],
  [
    'a refused window',
    { chart: { result: null, error: { code: 'Bad Request', description: "Data doesn't exist for startDate" } } },
    400,
  ],
  [
    'a refused granularity',
    { chart: { result: null, error: { code: 'Unprocessable Entity', description: '1m data not available' } } },
    422,
  ],
  ['another envelope with an error status', { finance: { result: null, error: { code: 'Bad Request' } } }, 400],
])('%s says nothing about the share', async (_what, body, status) => {
  expect(await chartAnswer(body, status)).toEqual({ kind: 'no-data' })
})

test('another document with status 200 is no answer at all', async () => {
  await expect(chartAnswer({ finance: { result: [] } })).rejects.toEqual(new SourceUnavailable('garbled'))
})

describe('a batch', () => {
  test('is one call, in whatever order and with whatever left out', async () => {
    const { server, asx } = await yahoo()
    server.on('/yahoo/v7/finance/spark', { body: aSpark({ WMB: {}, KOA: { regularMarketPrice: 3 }, EVIL: {} }) })
    const answers = await asx.many(['WMB', 'KOA', 'EMU'])
    expect([...answers.keys()].toSorted()).toEqual(['KOA', 'WMB'])
    expect(answers.get('KOA')).toMatchObject({
      kind: 'offer',
      offer: { symbol: 'KOA', price: 3, previousClose: 12.25, longName: null },
    })
    expect(server.calls).toHaveLength(1)
    expect(server.calls[0]?.query.get('symbols')).toBe('WMB.AX,KOA.AX,EMU.AX')
  })

  test('keeps the good rows beside crooked ones', async () => {
    const { server, asx } = await yahoo()
    const body = aSpark({ WMB: {} })
    const rows: unknown[] = body.spark.result
    rows.push(
      null,
      7,
      {},
      { symbol: 'KOA.AX' },
      { symbol: 'KOA.AX', response: [] },
      { symbol: 'EMU.AX', response: [{ meta: 'x' }] },
    )
    server.on('/yahoo/v7/finance/spark', { body })
    const answers = await asx.many(['WMB', 'KOA', 'EMU'])
    expect(answers.get('WMB')).toMatchObject({ kind: 'offer' })
    expect(answers.get('KOA')).toBeUndefined()
  })

  test('in the flat shape is no answer: it names neither currency nor price', async () => {
    const { server, asx } = await yahoo()
    server.on('/yahoo/v7/finance/spark', { body: aFlatSpark(['WMB', 'KOA']) })
    await expect(asx.many(['WMB', 'KOA'])).rejects.toEqual(new SourceUnavailable('garbled'))
  })

  test('refused as a whole says nothing about its codes', async () => {
    const { server, asx } = await yahoo()
    server.on('/yahoo/v7/finance/spark', {
      status: 404,
      body: { spark: { result: null, error: { code: 'Not Found' } } },
    })
    await expect(asx.many(['WMB', 'KOA'])).rejects.toEqual(new SourceUnavailable('refused'))
  })
})

describe('a search', () => {
  const search = async (rows: Parameters<typeof aYahooSearch>[0]) => {
    const { server, asx } = await yahoo()
    server.on('/yahoo/v1/finance/search', { body: aYahooSearch(rows) })
    return asx.search('wombat')
  }

  test('finds ASX shares and ETFs alone, with tidy names', async () => {
    const found = await search([
      { symbol: 'WMBF', exchange: 'PNK', longname: 'Wombat OTC' },
      { symbol: '109740.KQ', exchange: 'KOE', longname: 'Wombat Korea' },
      { symbol: 'WMB-USD', exchange: 'CCC', quoteType: 'CRYPTOCURRENCY', longname: 'Wombat Coin' },
      { symbol: 'WMB.AX', longname: 'Wombat Holdings Limited', shortname: 'WOMBAT FPO [WMB]' },
      { symbol: 'WBE.AX', quoteType: 'ETF', shortname: 'WOMBAT ETF UNITS [WBE]' },
      { symbol: 'WIX.AX', quoteType: 'INDEX', longname: 'Wombat Index' },
      { symbol: 'NFX.AX', longname: 'NETFLIX CDI' },
      {},
    ])
    expect(found).toEqual([
      { symbol: 'WMB', name: 'Wombat Holdings Limited', type: 'stock' },
      { symbol: 'WBE', name: 'WOMBAT ETF UNITS', type: 'etf' },
      { symbol: 'NFX', name: 'NETFLIX CDI', type: 'stock' },
    ])
  })

  test('takes a company that is found only on the other exchange, and names one found on both once', async () => {
    expect(await search([{ symbol: 'WMB.XA', exchange: 'CXA', longname: 'Wombat Holdings Limited' }])).toEqual([
      { symbol: 'WMB', name: 'Wombat Holdings Limited', type: 'stock' },
    ])
    const both = await search([
      { symbol: 'WMB.XA', exchange: 'CXA', shortname: 'WOMBAT FPO [WMB]' },
      { symbol: 'WMB.AX', longname: 'Wombat Holdings Limited' },
      { symbol: 'WMB.XA', exchange: 'CXA', longname: 'Wombat again' },
    ])
    expect(both).toEqual([{ symbol: 'WMB', name: 'Wombat Holdings Limited', type: 'stock' }])
  })

  test('that is no search document is no answer', async () => {
    const { server, asx } = await yahoo()
    server.on('/yahoo/v1/finance/search', { body: { news: [] } })
    await expect(asx.search('x')).rejects.toEqual(new SourceUnavailable('garbled'))
  })
})

test('times are seconds since 1970, and nonsense is no time', async () => {
  const at = (regularMarketTime: unknown) => chartAnswer(aChart('WMB', { regularMarketTime }))
  expect(await at(epoch('2026-11-18T02:00:00Z'))).toMatchObject({ offer: { asOf: new Date('2026-11-18T02:00:00Z') } })
  expect(await at(-5)).toMatchObject({ offer: { asOf: null } })
  expect(await at(1e15)).toMatchObject({ offer: { asOf: null } })
})
