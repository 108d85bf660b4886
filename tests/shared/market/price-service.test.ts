import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { Freshness } from '#shared/market/ports.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { aChart, aDelistedChart, coinLimit, epoch, noSuchChart } from '../../support/market/documents.ts'
import {
  aMarketStack,
  chart,
  coin,
  impatient,
  inShort,
  type MarketStack,
  noon,
  setCoins,
  setPrices,
  share,
  simplePrice,
  spark,
} from '../../support/market/market-stack.ts'
import type { Reply } from '../../support/market/provider-server.ts'
import { hours, minutes, seconds } from '../../support/market/test-clock.ts'

const stacks: MarketStack[] = []
afterEach(async () => {
  await Promise.all(stacks.splice(0).map((stack) => stack.close()))
})
async function aStack(...about: Parameters<typeof aMarketStack>) {
  const stack = await aMarketStack(...about)
  stacks.push(stack)
  return stack
}

async function prices(
  { quotes }: Pick<MarketStack, 'quotes'>,
  instruments: readonly Instrument[],
  freshness: Freshness = 'fresh',
) {
  const priced = await quotes.priceAll(instruments, freshness)
  return instruments.map((instrument) => inShort(priced.get(instrumentKey(instrument))))
}
const price = async (stack: Pick<MarketStack, 'quotes'>, instrument: Instrument, freshness: Freshness = 'fresh') =>
  (await prices(stack, [instrument], freshness))[0]

test('a price comes from the provider, is stored once, and says what it is', async () => {
  const stack = await aStack()
  setPrices(stack, { WMB: 12.5 })
  const priced = (await stack.quotes.priceAll([share('WMB')], 'fresh')).get('asx:WMB')
  expect(priced).toEqual({
    kind: 'quote',
    isStale: false,
    quote: {
      instrument: share('WMB'),
      symbol: 'WMB',
      name: 'Wombat Holdings Limited',
      price: 12.5,
      previousClose: 12.5,
      type: 'stock',
      instrumentType: 'EQUITY',
      source: 'yahoo',
      asOf: '2026-11-18T00:40:00.000Z',
      fetchedAt: '2026-11-18T01:00:00.000Z',
    },
  })
  expect(stack.writes).toMatchObject({ quote: 1, tracked: 1 })
})

test('nothing asked for is nothing done', async () => {
  const stack = await aStack()
  expect(await stack.quotes.priceAll([], 'now')).toEqual(new Map())
  expect(stack.server.calls).toEqual([])
})

describe('asking', () => {
  test('twenty at once for one share is one call, within batches too', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5, KOA: 3 })
    const alone = Array.from({ length: 20 }, () => price(stack, share('WMB')))
    const together = Array.from({ length: 5 }, () => prices(stack, [share('WMB'), share('KOA')]))
    expect(new Set(await Promise.all(alone))).toEqual(new Set(['12.5']))
    expect(new Set((await Promise.all(together)).map(String))).toEqual(new Set(['12.5,3']))
    expect(stack.server.callsTo(`${chart}WMB`)).toHaveLength(1)
    expect(stack.server.callsTo(`${chart}KOA`)).toHaveLength(1)
    expect(stack.server.callsTo(spark)).toHaveLength(0)
  })

  test('for many shares goes in batches of twenty, for coins in one call, however often one is named', async () => {
    const stack = await aStack()
    const codes = Array.from({ length: 45 }, (_, index) => `Z${String(index).padStart(2, '0')}`)
    setPrices(stack, Object.fromEntries(codes.map((code, index) => [code, index + 1])))
    setCoins(stack, { bitcoin: 160_000, ethereum: 4000 })
    const asked = [...codes.map(share), coin('bitcoin'), coin('ethereum'), ...codes.map(share), coin('bitcoin')]
    const answers = await prices(stack, asked)
    expect(answers.slice(0, 47)).toEqual([...codes.map((_, index) => String(index + 1)), '160000', '4000'])
    expect(stack.server.callsTo(spark)).toHaveLength(3)
    expect(stack.server.callsTo(simplePrice)).toHaveLength(1)
    expect(stack.server.calls).toHaveLength(4)
    expect(stack.writes.quote).toBe(47)
  })

  test.each([
    ['while the ASX is open, for a minute', '2026-11-18T01:00:00Z', seconds(59), seconds(2)],
    ['while it is closed, for a quarter of an hour', '2026-11-21T01:00:00Z', minutes(14), minutes(2)],
  ])('again is answered without a call: %s', async (_when, at, within, beyond) => {
    const stack = await aStack(at)
    setPrices(stack, { WMB: 12.5 })
    await price(stack, share('WMB'))
    stack.clock.pass(within)
    expect(await price(stack, share('WMB'))).toBe('12.5')
    expect(stack.server.calls).toHaveLength(1)
    stack.clock.pass(beyond)
    await price(stack, share('WMB'))
    expect(stack.server.calls).toHaveLength(2)
  })

  test('for hundreds of shares begins with those without a price, then those confirmed the longest ago', async () => {
    const stack = await aStack(noon, { limits: { concurrency: 1 } })
    const codes = Array.from({ length: 60 }, (_, index) => `Z${String(index).padStart(2, '0')}`)
    setPrices(stack, Object.fromEntries(codes.map((code) => [code, 5])))
    const [some, others] = [codes.slice(0, 20).map(share), codes.slice(20, 40).map(share)]
    for (const asked of [others, some]) {
      await stack.quotes.priceAll(asked, 'fresh')
      stack.clock.pass(minutes(2))
    }
    const before = stack.server.callsTo(spark).length
    await stack.quotes.priceAll(codes.map(share), 'fresh')
    const firsts = stack.server.callsTo(spark).map(({ query }) => (query.get('symbols') ?? '').split('.')[0])
    expect(firsts.slice(before)).toEqual(['Z40', 'Z20', 'Z00'])
  })

  test('for now makes a call unless the price was confirmed within seconds', async () => {
    const stack = await aStack('2026-11-21T01:00:00Z')
    setPrices(stack, { WMB: 12.5 })
    await price(stack, share('WMB'), 'now')
    await price(stack, share('WMB'), 'now')
    expect(stack.server.calls).toHaveLength(1)
    stack.clock.pass(seconds(11))
    await price(stack, share('WMB'), 'now')
    expect(stack.server.calls).toHaveLength(2)
  })

  test('for what is stored never makes a call', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5 })
    expect(await prices(stack, [share('WMB'), share('CBA')], 'stored')).toEqual(['sample 100', 'sample 177.87'])
    await price(stack, share('WMB'))
    stack.clock.pass(hours(1))
    expect(await price(stack, share('WMB'), 'stored')).toBe('12.5')
    expect(stack.server.calls).toHaveLength(1)
  })

  test('in another container is answered by what the first one stored', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5 })
    await price(stack, share('WMB'))
    stack.clock.pass(seconds(30))
    expect(await price(stack.container(), share('WMB'))).toBe('12.5')
    expect(stack.server.calls).toHaveLength(1)
  })

  test('in one container shows the newer price that another one has stored since', async () => {
    const stack = await aStack()
    const other = stack.container()
    setPrices(stack, { WMB: 12.5 })
    await price(stack, share('WMB'))
    stack.clock.pass(minutes(2))
    setPrices(stack, { WMB: 12.7 })
    await price(other, share('WMB'))
    expect(await price(stack, share('WMB'), 'stored')).toBe('12.7')
  })

  test('in one container shows what another one has stored since of the same trade: a price that was corrected', async () => {
    const stack = await aStack()
    const regularMarketTime = epoch(noon) - 1200
    setPrices(stack, { WMB: { regularMarketPrice: 12.5, regularMarketTime } })
    await price(stack, share('WMB'))
    stack.clock.pass(minutes(2))
    setPrices(stack, { WMB: { regularMarketPrice: 12.6, regularMarketTime } })
    await price(stack.container(), share('WMB'))
    expect(await price(stack, share('WMB'), 'stored')).toBe('12.6')
  })

  test('in one container believes another one that has found what was not found here', async () => {
    const stack = await aStack()
    stack.server.on(chart, noSuchChart)
    expect(await price(stack, share('WMB'))).toBe('not-found')
    stack.clock.pass(minutes(1))
    setPrices(stack, { WMB: 12.5 })
    await price(stack.container(), share('WMB'))
    expect(await price(stack, share('WMB'))).toBe('12.5')
    expect(stack.server.callsTo(chart)).toHaveLength(2)
  })

  test('for what the provider has no price of asks again after a while, or once there was much else to remember', async () => {
    const stack = await aStack()
    let calls = 0
    const many = async (ids: readonly string[]) => {
      calls++
      return new Map(ids.map((id) => [id, { kind: 'no-data' } as const]))
    }
    const coins = { many, maxBatch: 10_000, search: async () => [] }
    const quotes = createPriceService({ ...stack, sources: { ...stack.sources, coins } })
    const coinsNamed = (count: number) => Array.from({ length: count }, (_, index) => coin(`coin-${index}`))
    await quotes.priceAll(coinsNamed(5000), 'fresh')
    await quotes.priceAll([coin('coin-0')], 'fresh')
    expect(calls).toBe(1)
    await quotes.priceAll(coinsNamed(5001), 'fresh')
    expect(calls).toBe(2)
    await quotes.priceAll([coin('coin-0')], 'fresh')
    expect(calls).toBe(3)
  })

  test('a source that leaves out a coin it was asked about says nothing about that coin', async () => {
    const stack = await aStack()
    const coins = { many: async () => new Map(), maxBatch: 100, search: async () => [] }
    const quotes = createPriceService({ ...stack, sources: { ...stack.sources, coins } })
    expect(await prices({ quotes }, [coin('bitcoin'), coin('wombat')])).toEqual(['sample 163870', 'sample 100'])
  })

  test('again and again while the price stands still writes nothing', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5 })
    for (let ask = 0; ask < 5; ask++) {
      await price(stack, share('WMB'))
      stack.clock.pass(minutes(2))
    }
    expect(stack.server.calls).toHaveLength(5)
    expect(stack.writes).toEqual({ quote: 1, suspect: 0, tracked: 1, outage: 0, position: 0 })
  })
})

describe('a share the batch leaves out', () => {
  test('is asked for by itself', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5, KOA: 3 })
    stack.server.on(`${chart}EMU`, { body: aChart('EMU', { regularMarketPrice: 7 }) })
    expect(await prices(stack, [share('WMB'), share('EMU'), share('KOA')])).toEqual(['12.5', '7', '3'])
    expect(stack.server.callsTo(chart).map(({ path }) => path)).toEqual([`${chart}EMU.AX`])
  })

  test('and is not known alone either is not found, and spoils nothing', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5, KOA: 3 })
    expect(await prices(stack, [share('WMB'), share('ZZZ'), share('KOA')])).toEqual(['12.5', 'not-found', '3'])
  })

  test('with more than half of the others is an outage: nobody is asked for alone, nobody is called not found', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5, KOA: 3 })
    const answers = await prices(stack, ['WMB', 'KOA', 'QQ1', 'QQ2', 'QQ3', 'QQ4'].map(share))
    expect(answers).toEqual(['12.5', '3', 'sample 100', 'sample 100', 'sample 100', 'sample 100'])
    expect(stack.server.callsTo(chart)).toHaveLength(0)
  })

  test.each([
    ['not known', { status: 404, body: { spark: { result: null, error: { code: 'Not Found' } } } }],
    ['limited', { status: 429, body: 'Too Many Requests' }],
    ['broken', { status: 503, body: 'busy' }],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<html></html>' }],
  ] as const)('because the whole batch is %s is not asked for alone', async (_what, reply) => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5, KOA: 3 })
    stack.server.on(spark, reply)
    expect(await prices(stack, [share('WMB'), share('CBA')])).toEqual(['sample 100', 'sample 177.87'])
    expect(stack.server.callsTo(chart)).toHaveLength(0)
  })
})

test('what cannot be a code or an id is not asked for, and spoils nothing', async () => {
  const stack = await aStack()
  setPrices(stack, { WMB: 12.5 })
  setCoins(stack, { bitcoin: 160_000 })
  const asked = [share('WMB'), share('../x'), coin('bitcoin'), coin('a&b')]
  expect(await prices(stack, asked)).toEqual(['12.5', 'sample 100', '160000', 'sample 100'])
})

describe('not found', () => {
  test('is believed for ten minutes', async () => {
    const stack = await aStack()
    stack.server.on(chart, noSuchChart)
    for (const freshness of ['fresh', 'now', 'stored'] as const)
      expect(await price(stack, share('ZZZ'), freshness)).toBe('not-found')
    stack.clock.pass(minutes(9))
    expect(await price(stack, share('ZZZ'), 'now')).toBe('not-found')
    expect(stack.server.calls).toHaveLength(1)
    stack.clock.pass(minutes(1))
    setPrices(stack, { ZZZ: 4 })
    expect(await price(stack, share('ZZZ'))).toBe('4')
  })

  test('takes no kept price away, which then counts as stale', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5 })
    await price(stack, share('WMB'))
    stack.clock.pass(minutes(2))
    stack.server.on(chart, { body: aDelistedChart('WMB') })
    expect(await price(stack, share('WMB'))).toBe('12.5 stale')
    expect(stack.writes.quote).toBe(1)
  })

  test('is not believed of a commonly searched share', async () => {
    const stack = await aStack()
    stack.server.on(chart, noSuchChart)
    expect(await price(stack, share('CBA'))).toBe('sample 177.87')
  })

  test('is what an unknown coin is', async () => {
    const stack = await aStack()
    setCoins(stack, { bitcoin: 160_000 })
    expect(await prices(stack, [coin('bitcoin'), coin('no-such-coin')])).toEqual(['160000', 'not-found'])
  })

  test('is an outage when it is said of most coins at once', async () => {
    const stack = await aStack()
    setCoins(stack, {})
    const answers = await prices(stack, ['c1', 'c2', 'c3', 'c4', 'bitcoin'].map(coin))
    expect(answers).toEqual(['sample 100', 'sample 100', 'sample 100', 'sample 100', 'sample 163870'])
  })
})

const useless: ReadonlyArray<readonly [string, Reply]> = [
  ['limits us', { status: 429, body: 'Edge: Too Many Requests' }],
  ['limits us with status 200', { headers: { 'content-type': 'text/plain' }, body: 'Too Many Requests' }],
  ['sends a page', { headers: { 'content-type': 'text/html' }, body: '<html>Will be right back</html>' }],
  ['cuts its answers off', { cutInHalf: aChart('WMB') }],
  ['sends half a document', { halfDocument: aChart('WMB') }],
  ['hangs', 'hang'],
  ['resets connections', 'reset'],
  ['sends an empty result', { body: { chart: { result: [], error: null } } }],
  ['sends strings for numbers', { body: aChart('WMB', { regularMarketPrice: 'Infinity', chartPreviousClose: 'NaN' }) }],
  ['answers about another share', { body: aChart('CBA', { regularMarketPrice: 177 }) }],
  ['answers in pence', { body: aChart('WMB', { currency: 'GBp', regularMarketPrice: 1250 }) }],
  ['answers in US dollars', { body: aChart('WMB', { currency: 'USD' }) }],
  ['answers zero', { body: aChart('WMB', { regularMarketPrice: 0 }) }],
  ['answers a negative price', { body: aChart('WMB', { regularMarketPrice: -12.5 }) }],
  ['answers a price beyond belief', { body: aChart('WMB', { regularMarketPrice: 1e12 }) }],
  [
    'answers a hundred times the price',
    { body: aChart('WMB', { regularMarketPrice: 1250, regularMarketTime: 1_794_964_400 }) },
  ],
]

describe.each(useless)('while the provider %s', (_what, reply) => {
  test('the last good price is shown, as stale after half an hour of trading; it is never overwritten', async () => {
    const stack = await aStack(noon, { limits: reply === 'hang' ? impatient : {} })
    setPrices(stack, { WMB: 12.5 })
    await price(stack, share('WMB'))
    stack.server.on(chart, reply)
    stack.clock.pass(minutes(2))
    expect(await price(stack, share('WMB'))).toBe('12.5')
    stack.clock.pass(minutes(40))
    expect(await price(stack, share('WMB'), 'now')).toBe('12.5 stale')
    expect(await price(stack, share('WMB'), 'stored')).toBe('12.5 stale')
    expect(stack.writes.quote).toBe(1)

    setPrices(stack, { WMB: 13 })
    stack.clock.pass(minutes(20))
    expect(await price(stack, share('WMB'))).toBe('13')
  })

  test('a share without a price gets a sample, which is not stored', async () => {
    const stack = await aStack(noon, { limits: reply === 'hang' ? impatient : {} })
    stack.server.on(chart, reply)
    expect(await prices(stack, [share('WMB')])).toEqual(['sample 100'])
    expect(stack.writes).toMatchObject({ quote: 0, suspect: 0 })
  })
})

test('while the provider hangs, an answer comes with what is known by then', async () => {
  const stack = await aStack(undefined, {
    limits: { tryTimeoutMs: 30_000, callTimeoutMs: 60_000 },
    answerWithinMs: 2500,
  })
  setPrices(stack, { WMB: 12.5, KOA: 3 })
  setCoins(stack, { bitcoin: 160_000 })
  await price(stack, share('WMB'))
  stack.clock.pass(hours(1))
  stack.server.on(chart, 'hang')
  stack.server.on(spark, 'hang')
  expect(await prices(stack, [share('WMB'), share('KOA'), coin('bitcoin')])).toEqual([
    '12.5 stale',
    'sample 100',
    '160000',
  ])
})

test('while CoinGecko limits us inside a good answer, the last coin price is shown and no further call made', async () => {
  const stack = await aStack()
  setCoins(stack, { bitcoin: 160_000 })
  await price(stack, coin('bitcoin'))
  stack.server.on(simplePrice, { body: coinLimit })
  stack.clock.pass(minutes(40))
  expect(await price(stack, coin('bitcoin'), 'now')).toBe('160000 stale')
  for (let ask = 0; ask < 5; ask++) expect(await price(stack, coin('bitcoin'), 'now')).toBe('160000 stale')
  expect(stack.server.callsTo(simplePrice)).toHaveLength(2)
})

describe('a jump', () => {
  const jumped = { WMB: { regularMarketPrice: 1250, chartPreviousClose: 1225 } }

  test('is held back, and believed when it is still there minutes later, by any container', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5 })
    await price(stack, share('WMB'))
    setPrices(stack, jumped)
    stack.clock.pass(minutes(2))
    expect(await price(stack, share('WMB'))).toBe('12.5')
    stack.clock.pass(minutes(2))
    expect(await price(stack, share('WMB'))).toBe('12.5')
    expect(stack.writes).toMatchObject({ quote: 1, suspect: 1 })
    stack.clock.pass(minutes(3))
    expect(await price(stack.container(), share('WMB'))).toBe('1250')
  })

  test('that stays held back makes the price stale after half an hour of trading, in a container that has not asked too', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5 })
    await price(stack, share('WMB'))
    setPrices(stack, { WMB: { regularMarketPrice: 1250, chartPreviousClose: 12.5 } })
    stack.clock.pass(minutes(2))
    await price(stack, share('WMB'))
    expect(await price(stack.container(), share('WMB'), 'stored')).toBe('12.5')
    stack.clock.pass(minutes(40))
    expect(await price(stack.container(), share('WMB'), 'stored')).toBe('12.5 stale')

    setPrices(stack, { WMB: 12.6 })
    expect(await price(stack, share('WMB'))).toBe('12.6')
    stack.clock.pass(minutes(40))
    expect(await price(stack.container(), share('WMB'), 'stored')).toBe('12.6')
  })

  test('that was a slip is forgotten', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5 })
    await price(stack, share('WMB'))
    setPrices(stack, jumped)
    stack.clock.pass(minutes(2))
    await price(stack, share('WMB'))
    setPrices(stack, { WMB: 12.5 })
    stack.clock.pass(minutes(2))
    expect(await price(stack, share('WMB'))).toBe('12.5')
    setPrices(stack, jumped)
    stack.clock.pass(minutes(5))
    expect(await price(stack, share('WMB'))).toBe('12.5')
  })
})

test('an answer older than the kept price changes nothing and is no failure', async () => {
  const stack = await aStack()
  setPrices(stack, { WMB: 12.5 })
  await price(stack, share('WMB'))
  stack.clock.pass(minutes(2))
  setPrices(stack, { WMB: { regularMarketPrice: 11, regularMarketTime: 1_794_900_000 } })
  expect(await price(stack, share('WMB'))).toBe('12.5')
  expect(stack.writes.quote).toBe(1)
})

test('a price of years ago is shown as stale', async () => {
  const stack = await aStack()
  setPrices(stack, { WMB: { regularMarketPrice: 44.05, regularMarketTime: 1_642_050_607 } })
  expect(await price(stack, share('WMB'))).toBe('44.05 stale')
})

test('an outage that the scheduled refresh has noted makes a price stale that nobody has confirmed since', async () => {
  const stack = await aStack()
  setPrices(stack, { WMB: 12.5 })
  await price(stack, share('WMB'))
  await stack.store.noteOutage('asx', stack.clock.now().toISOString())
  stack.clock.pass(hours(1))
  expect(await price(stack.container(), share('WMB'), 'stored')).toBe('12.5 stale')
  expect(await price(stack, share('WMB'))).toBe('12.5')
})

describe('names and types', () => {
  const described = async (stack: MarketStack, instrument: Instrument) => {
    const priced = (await stack.quotes.priceAll([instrument, share('KOA')], 'now')).get(instrumentKey(instrument))
    return priced?.kind === 'quote' ? [priced.quote.name, priced.quote.type] : []
  }

  test('come from the chart and survive batches, which have none', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: { regularMarketPrice: 12.5, longName: 'Wombat All-Digger ETF' }, KOA: 3 })
    await price(stack, share('WMB'))
    stack.clock.pass(minutes(2))
    expect(await described(stack, share('WMB'))).toEqual(['Wombat All-Digger ETF', 'etf'])
    expect(stack.server.callsTo(spark)).toHaveLength(1)
  })

  test('that only the short name gave away stay too', async () => {
    const stack = await aStack()
    const names = { longName: 'Wombat All-Diggers', shortName: 'WMBDIG ETF UNITS [WMB]' }
    setPrices(stack, { WMB: { regularMarketPrice: 12.5, ...names }, KOA: 3 })
    await price(stack, share('WMB'))
    stack.clock.pass(minutes(2))
    expect(await described(stack, share('WMB'))).toEqual(['Wombat All-Diggers', 'etf'])
    expect(stack.writes.quote).toBe(2)
  })

  test('come from the curated list where a batch is all there is, else the code is the name', async () => {
    const stack = await aStack()
    setPrices(stack, {
      VAS: { regularMarketPrice: 107, chartPreviousClose: 108, instrumentType: undefined },
      KOA: 3,
      WMB: 12,
    })
    expect(await described(stack, share('VAS'))).toEqual(['Vanguard Australian Shares Index ETF', 'etf'])
    stack.clock.pass(minutes(2))
    expect(await described(stack, share('WMB'))).toEqual(['WMB', 'stock'])
  })

  test('of a coin nobody has curated are its id', async () => {
    const stack = await aStack()
    setCoins(stack, { dogecoin: 0.25 })
    const priced = (await stack.quotes.priceAll([coin('dogecoin')], 'fresh')).get('coin:dogecoin')
    expect(priced).toMatchObject({
      kind: 'quote',
      quote: { symbol: 'DOGECOIN', name: 'dogecoin', type: 'crypto', source: 'coingecko' },
    })
  })
})

describe('being looked at', () => {
  test('is noted once a day, whoever looks and however, and not for what does not exist', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5, KOA: 3 })
    await prices(stack, [share('WMB'), share('KOA'), share('ZZZ')])
    await prices(stack, [share('WMB'), share('KOA')], 'stored')
    await prices(stack.container(), [share('WMB')], 'stored')
    expect(stack.writes.tracked).toBe(2)
    stack.clock.pass(hours(24))
    await prices(stack, [share('WMB')], 'stored')
    expect(stack.writes.tracked).toBe(3)
  })

  test('lasts for thirty days', async () => {
    const stack = await aStack()
    await prices(stack, [share('CBA')], 'stored')
    const { clock, store } = stack
    clock.pass(hours(24 * 30))
    expect(await store.tracked(clock.now())).toEqual([share('CBA')])
    clock.pass(hours(24))
    expect(await store.tracked(clock.now())).toEqual([])
  })

  test('cannot keep a portfolio from being shown', async () => {
    const stack = await aStack()
    const broken = { ...stack.store, track: () => Promise.reject(new Error('no table')) }
    const other = await aStack(undefined, { store: broken })
    expect(await price(other, share('CBA'), 'stored')).toBe('sample 177.87')
  })
})

test('a defect of a source is told to the log, and costs nobody their list of prices', async () => {
  const stack = await aStack()
  setPrices(stack, { WMB: 12.5 })
  const told: unknown[] = []
  const broken = () => Promise.reject(new TypeError('a defect'))
  const quotes = createPriceService({
    ...stack,
    log: { ...stack.log, warn: (...line) => void told.push(line) },
    sources: { ...stack.sources, coins: { many: broken, maxBatch: 100, search: broken } },
  })
  expect(await prices({ quotes }, [share('WMB'), coin('bitcoin')])).toEqual(['12.5', 'sample 163870'])
  expect(told).toEqual([['a price was not learned or not stored', expect.objectContaining({ errorName: 'TypeError' })]])
})

test('a price that cannot be stored is shown all the same', async () => {
  const stack = await aStack()
  const other = await aStack(undefined, {
    store: { ...stack.store, save: () => Promise.reject(new Error('no table')) },
  })
  setPrices(other, { WMB: 12.5 })
  expect(await price(other, share('WMB'))).toBe('12.5')
})
