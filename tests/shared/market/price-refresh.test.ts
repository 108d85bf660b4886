import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { refreshPrices, type RefreshPace } from '#shared/market/price-refresh.ts'
import { type PriceFollower, type QuoteStore, SourceUnavailable } from '#shared/market/ports.ts'
import type { StoredQuote } from '#shared/market/quote.ts'
import { memoryQuoteStore } from '#web/adapters/memory/quote-store.ts'
import { aChart, aSpark, coinLimit, epoch } from '../../support/market/documents.ts'
import {
  aMarketStack,
  chart,
  coin,
  impatient,
  type MarketStack,
  noon,
  setCoins,
  setPrices,
  share,
  simplePrice,
  spark,
} from '../../support/market/market-stack.ts'
import { hours, minutes } from '../../support/market/test-clock.ts'

const stacks: MarketStack[] = []
afterEach(async () => {
  await Promise.all(stacks.splice(0).map((stack) => stack.close()))
})

const saturday = '2026-11-21T01:00:00Z'
const codes = (count: number, letter = 'Z') =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index).padStart(3, '0')}`)

/** A stack whose store has these instruments looked at, by nobody in particular. */
async function lookingAt(instruments: readonly Instrument[], at = noon, more: Parameters<typeof aMarketStack>[1] = {}) {
  const stack = await aMarketStack(at, more)
  stacks.push(stack)
  await stack.store.track(instruments, '2026-11-18', new Date('2026-12-19T13:00:00Z'))
  stack.writes.tracked = 0
  return stack
}

const run = (stack: MarketStack, pace: Partial<RefreshPace> = {}) =>
  refreshPrices(stack, { everyMs: 0, deadlineMs: 110_000, ...pace })

const stored = async (stack: MarketStack, instrument: Instrument) =>
  (await stack.store.read([instrument])).quotes.get(instrumentKey(instrument))?.price

test('a run over a hundred shares and some coins takes five batch calls and one coin call, and one write for each change', async () => {
  const shares = codes(100)
  const coins = ['bitcoin', 'ethereum', 'solana', 'ripple', 'cardano']
  const stack = await lookingAt([...shares.map(share), ...coins.map(coin)])
  setPrices(stack, Object.fromEntries(shares.map((code, index) => [code, index + 1])))
  setCoins(stack, Object.fromEntries(coins.map((id, index) => [id, 100 + index])))
  expect(await run(stack)).toMatchObject({
    startedAt: '2026-11-18T01:00:00.000Z',
    symbols: 105,
    calls: 6,
    writes: 105,
    unchanged: 0,
    failures: 0,
    skipped: 0,
  })
  expect([
    stack.server.callsTo(spark).length,
    stack.server.callsTo(simplePrice).length,
    stack.server.calls.length,
  ]).toEqual([5, 1, 6])
  expect(await stored(stack, share('Z042'))).toBe(43)

  stack.clock.pass(minutes(5))
  setPrices(stack, Object.fromEntries(shares.map((code, index) => [code, index < 7 ? index + 1.5 : index + 1])))
  expect(await run(stack)).toMatchObject({ calls: 6, writes: 7, unchanged: 98, failures: 0 })

  stack.clock.pass(minutes(5))
  expect(await run(stack)).toMatchObject({ calls: 6, writes: 0, unchanged: 105 })
  expect(stack.writes).toEqual({ quote: 112, suspect: 0, tracked: 0, outage: 0, position: 0 })
})

test('calls and writes depend on the symbols looked at, not on how many people look', async () => {
  const shares = codes(40).map(share)
  const stack = await lookingAt(shares)
  setPrices(stack, Object.fromEntries(codes(40).map((code) => [code, 5])))
  for (let person = 0; person < 200; person++) {
    const theirs = Array.from({ length: 10 }, (_, index) => shares[(person + index) % 40]!)
    await stack.container().quotes.priceAll(theirs, 'stored')
  }
  expect(await run(stack)).toMatchObject({ symbols: 40, calls: 2, writes: 40 })
})

test.each([
  ['on a weekend', saturday],
  ['on a holiday', '2026-06-08T02:00:00Z'],
  ['before the open', '2026-11-17T22:55:00Z'],
  ['after an early close has come through', '2026-12-24T03:45:00Z'],
])('%s coins are refreshed and shares are left alone', async (_when, at) => {
  const stack = await lookingAt([share('WMB'), coin('bitcoin')], at)
  // Christmas is beyond what was looked at in November.
  await stack.store.track([share('WMB'), coin('bitcoin')], '2026-12-23', new Date('2027-01-23T13:00:00Z'))
  setPrices(stack, { WMB: 12.5 })
  setCoins(stack, { bitcoin: 160_000 })
  expect(await run(stack)).toMatchObject({ symbols: 2, calls: 1, writes: 1, skipped: 1 })
  expect(stack.server.callsTo(spark)).toHaveLength(0)
})

test('the delayed closing price is still fetched after the close', async () => {
  const stack = await lookingAt([share('WMB')], '2026-11-18T05:35:00Z')
  setPrices(stack, { WMB: { regularMarketPrice: 12.6, regularMarketTime: epoch('2026-11-18T05:10:30Z') } })
  expect(await run(stack)).toMatchObject({ calls: 1, writes: 1 })
})

test('a share that stood still all day is as old as its last trade on the next morning, not as its first', async () => {
  const stack = await lookingAt([share('WMB')], '2026-11-17T23:30:00Z')
  const tradedAt = (at: string) =>
    setPrices(stack, { WMB: { regularMarketPrice: 0.025, chartPreviousClose: 0.025, regularMarketTime: epoch(at) } })
  for (const [at, traded] of [
    ['2026-11-17T23:30:00Z', '2026-11-17T23:05:00Z'],
    ['2026-11-18T01:00:00Z', '2026-11-18T00:40:00Z'],
    ['2026-11-18T05:35:00Z', '2026-11-18T04:50:00Z'],
    ['2026-11-18T05:40:00Z', '2026-11-18T04:50:00Z'],
  ] as const) {
    stack.clock.set(at)
    tradedAt(traded)
    await run(stack)
  }
  expect(stack.writes.quote).toBe(2)
  // It has not been traded on this day yet.
  stack.clock.set('2026-11-19T00:00:00Z')
  await run(stack)
  const priced = await stack.container().quotes.priceAll([share('WMB')], 'stored')
  expect(priced.get('asx:WMB')).toMatchObject({ isStale: false, quote: { asOf: '2026-11-18T04:50:00.000Z' } })
})

test('nobody looking at anything is a run without calls', async () => {
  expect(await run(await lookingAt([]))).toMatchObject({ symbols: 0, calls: 0, writes: 0, failures: 0, skipped: 0 })
})

test('what nobody has looked at for 30 days has dropped out', async () => {
  const stack = await lookingAt([coin('bitcoin')])
  setCoins(stack, { bitcoin: 160_000 })
  stack.clock.pass(hours(24 * 32))
  expect(await run(stack)).toMatchObject({ symbols: 0, calls: 0 })
})

describe('one bad symbol', () => {
  test.each([
    ['is left out', undefined],
    ['has a string for a price', { regularMarketPrice: 'NaN' }],
    ['answers in pence', { currency: 'GBp' }],
    ['answers about another', { symbol: 'CBA.AX' }],
    ['has no price', { regularMarketPrice: null }],
    ['is a hundred times its price', { regularMarketPrice: 1250 }],
  ])('that %s fails alone', async (_what, meta) => {
    const stack = await lookingAt(['WMB', 'BAD', 'KOA'].map(share))
    setPrices(stack, { WMB: 12.5, KOA: 3, ...(meta === undefined ? {} : { BAD: meta }) })
    expect(await run(stack)).toMatchObject({ calls: 1, writes: 2, failures: 1 })
    expect(stack.server.callsTo(chart)).toHaveLength(0)
    expect([
      await stored(stack, share('WMB')),
      await stored(stack, share('KOA')),
      await stored(stack, share('BAD')),
    ]).toEqual([12.5, 3, undefined])
  })

  test('that is new is kept apart from the batches of those that are known', async () => {
    const known = codes(40)
    const stack = await lookingAt(known.map(share))
    const all = Object.fromEntries([...known, 'BAD'].map((code) => [code, 5]))
    setPrices(stack, all)
    await run(stack)
    await stack.store.track([share('BAD')], '2026-11-19', new Date('2026-12-19T13:00:00Z'))
    stack.server.on(spark, ({ query }) => {
      const asked = (query.get('symbols') ?? '').split(',').map((symbol) => symbol.replace('.AX', ''))
      if (asked.includes('BAD')) return { status: 404, body: { spark: { result: null, error: { code: 'Not Found' } } } }
      return {
        body: aSpark(
          Object.fromEntries(
            asked.map((code) => [
              code,
              { regularMarketPrice: 6, chartPreviousClose: 5, regularMarketTime: epoch(stack.clock.now()) - 1200 },
            ]),
          ),
        ),
      }
    })
    stack.clock.pass(minutes(5))
    expect(await run(stack)).toMatchObject({ calls: 3, writes: 40, failures: 1 })
  })

  test('that cannot be stored fails alone', async () => {
    const memory = memoryQuoteStore()
    const store: QuoteStore = {
      ...memory,
      save: (quote) => (quote.symbol === 'BAD' ? Promise.reject(new Error('no table')) : memory.save(quote)),
    }
    const stack = await lookingAt(['WMB', 'BAD'].map(share), noon, { store })
    setPrices(stack, { WMB: 12.5, BAD: 3 })
    expect(await run(stack)).toMatchObject({ writes: 1, failures: 1 })
  })
})

describe('while a provider fails', () => {
  test('the other one is refreshed all the same, and kept prices stay', async () => {
    const stack = await lookingAt([share('WMB'), coin('bitcoin')])
    setPrices(stack, { WMB: 12.5 })
    setCoins(stack, { bitcoin: 160_000 })
    await run(stack)
    stack.server.on(spark, { status: 503, body: 'busy' })
    setCoins(stack, { bitcoin: 161_000 })
    stack.clock.pass(minutes(5))
    expect(await run(stack)).toMatchObject({ calls: 2, writes: 1, failures: 1 })
    expect([await stored(stack, share('WMB')), await stored(stack, coin('bitcoin'))]).toEqual([12.5, 161_000])
  })

  test('by limiting us, it gets no further call in this run, nor in the next', async () => {
    const stack = await lookingAt([...codes(60).map(share), coin('bitcoin')])
    stack.server.on(spark, { status: 429, body: 'Edge: Too Many Requests' })
    stack.server.on(simplePrice, { body: coinLimit })
    expect(await run(stack)).toMatchObject({ calls: 2, writes: 0, failures: 21, skipped: 40 })
    expect(await run(stack)).toMatchObject({ calls: 0, writes: 0, failures: 21, skipped: 40 })
    expect(stack.server.calls).toHaveLength(2)
  })

  test('its outage is noted once when it begins and once when it ends', async () => {
    const stack = await lookingAt([share('WMB')])
    stack.server.on(spark, 'reset')
    for (let time = 0; time < 3; time++) {
      await run(stack)
      stack.clock.pass(minutes(5))
    }
    expect(await stack.store.read([])).toMatchObject({ outages: { asx: '2026-11-18T01:00:00.000Z' } })
    expect(stack.writes.outage).toBe(1)
    setPrices(stack, { WMB: 12.5 })
    stack.clock.pass(minutes(5))
    await run(stack)
    await run(stack)
    expect((await stack.store.read([])).outages).toEqual({})
    expect(stack.writes.outage).toBe(2)
  })

  test.each([
    ['answers that it has no price of the only coin', { wombatcoin: { aud: null } }],
    ['no longer knows the only coin', {}],
  ])('no outage is noted of one that %s', async (_what, body) => {
    const stack = await lookingAt([coin('wombatcoin')])
    stack.server.on(simplePrice, { body })
    expect(await run(stack)).toMatchObject({ calls: 1, failures: 1, outageSeconds: 0 })
    stack.clock.pass(minutes(5))
    expect(await run(stack)).toMatchObject({ calls: 1, failures: 1, outageSeconds: 0 })
    expect(stack.writes.outage).toBe(0)
  })

  test('one that leaves out most of what it is asked for is noted as an outage', async () => {
    const stack = await lookingAt(['a', 'b', 'c', 'd', 'e'].map((id) => coin(`coin-${id}`)))
    stack.server.on(simplePrice, { body: {} })
    await run(stack)
    stack.clock.pass(minutes(5))
    expect(await run(stack)).toMatchObject({ failures: 5, outageSeconds: 300 })
  })

  test.each([
    ['without a price', { regularMarketPrice: null }],
    ['in US dollars', { currency: 'USD' }],
  ])(
    'one that answers for 22 shares, each time %s, is noted as an outage, which ends with the first price',
    async (_how, said) => {
      const shares = codes(22)
      const stack = await lookingAt(shares.map(share))
      const all = (offer: object) =>
        Object.fromEntries(shares.map((code) => [code, { regularMarketPrice: 5, ...offer }]))
      setPrices(stack, all(said))
      await run(stack)
      stack.clock.pass(minutes(20))
      expect(await run(stack)).toMatchObject({ calls: 2, failures: 22, circuitOpen: 0, outageSeconds: 1200 })
      setPrices(stack, { ...all(said), Z021: 5 })
      expect(await run(stack)).toMatchObject({ failures: 21, outageSeconds: 0 })
      expect((await stack.store.read([])).outages).toEqual({})
    },
  )

  test('prices that are all held back are an outage too, until they are confirmed', async () => {
    const shares = codes(6)
    const stack = await lookingAt(shares.map(share))
    const all = (price: number) => Object.fromEntries(shares.map((code) => [code, price]))
    setPrices(stack, all(5))
    await run(stack)
    setPrices(stack, all(500))
    stack.clock.pass(minutes(5))
    expect(await run(stack)).toMatchObject({ failures: 6 })
    expect((await stack.store.read([])).outages).toHaveProperty('asx')
    stack.clock.pass(minutes(5))
    await run(stack)
    expect((await stack.store.read([])).outages).toEqual({})
  })

  test('by hanging, the run ends in time', async () => {
    const stack = await lookingAt(codes(100).map(share), noon, { limits: impatient })
    stack.server.on(spark, 'hang')
    const report = await run(stack, { deadlineMs: 300 })
    expect(report).toMatchObject({ writes: 0 })
    expect(report.calls).toBeLessThan(5)
    expect(report.failures + report.skipped).toBe(100)
  })
})

test('a run without time asks nobody and notes no outage: no provider has failed', async () => {
  const stack = await lookingAt([share('WMB'), coin('bitcoin')])
  expect(await run(stack, { deadlineMs: -1 })).toMatchObject({ symbols: 2, calls: 0, failures: 0, unreached: 2 })
  expect((await stack.store.read([])).outages).toEqual({})
})

test('what no provider can be asked for is no call and no failure of a provider', async () => {
  const stack = await lookingAt([share('../etc'), coin('Not A Coin')])
  expect(await run(stack)).toMatchObject({ symbols: 2, calls: 0, failures: 0 })
  expect((await stack.store.read([])).outages).toEqual({})
})

test('a defect of a source fails the run, so that its alarm is heard, instead of passing for an outage', async () => {
  const stack = await lookingAt([share('WMB')])
  const broken = () => Promise.reject(new TypeError('a defect'))
  const asx = { one: broken, many: broken, maxBatch: 20, search: broken }
  await expect(refreshPrices({ ...stack, sources: { ...stack.sources, asx } }, { everyMs: 0 })).rejects.toThrow(
    'a defect',
  )
  expect((await stack.store.read([])).outages).toEqual({})
})

test('a defect about one kind fails the run once the other kind is done', async () => {
  const shares = codes(60)
  const stack = await lookingAt([...shares.map(share), coin('bitcoin')])
  setPrices(stack, Object.fromEntries(shares.map((code) => [code, 5])))
  const coins = { ...stack.sources.coins, many: () => Promise.reject(new TypeError('a defect')) }
  const shown: number[] = []
  const follower: PriceFollower = {
    instruments: async () => [],
    follow: async (_kind, quotes) => ({ shown: shown.push(quotes.length) }),
  }
  const running = refreshPrices({ ...stack, sources: { ...stack.sources, coins }, follower }, { everyMs: 50 })
  await expect(running).rejects.toThrow('a defect')
  expect(stack.server.callsTo(spark)).toHaveLength(3)
  expect(shown).toEqual([60])
})

describe('a run that is repeated, late or beside another', () => {
  test('never puts an older price over a newer one', async () => {
    const stack = await lookingAt([share('WMB')])
    setPrices(stack, { WMB: 12.5 })
    await run(stack)
    stack.clock.pass(minutes(5))
    setPrices(stack, { WMB: { regularMarketPrice: 11, regularMarketTime: epoch('2026-11-18T00:30:00Z') } })
    expect(await run(stack)).toMatchObject({ writes: 0, unchanged: 1, failures: 0 })
    expect(await stored(stack, share('WMB'))).toBe(12.5)
  })

  test('comes to the same as one', async () => {
    const stack = await lookingAt([...codes(30).map(share), coin('bitcoin')])
    setPrices(stack, Object.fromEntries(codes(30).map((code, index) => [code, index + 1])))
    setCoins(stack, { bitcoin: 160_000 })
    const reports = await Promise.all([run(stack), run(stack), run(stack)])
    expect(reports.map(({ failures }) => failures)).toEqual([0, 0, 0])
    expect(await stored(stack, share('Z029'))).toBe(30)
    expect(await run(stack)).toMatchObject({ writes: 0, unchanged: 31 })
  })
})

test('a price that jumped is held back by one run and believed by the next', async () => {
  const stack = await lookingAt([share('WMB')])
  setPrices(stack, { WMB: 12.5 })
  await run(stack)
  setPrices(stack, { WMB: 125 })
  stack.clock.pass(minutes(5))
  expect(await run(stack)).toMatchObject({ writes: 1, failures: 1 })
  expect(await stored(stack, share('WMB'))).toBe(12.5)
  stack.clock.pass(minutes(5))
  expect(await run(stack)).toMatchObject({ writes: 1, failures: 0 })
  expect(await stored(stack, share('WMB'))).toBe(125)
})

test('many shares starve neither the coins nor one another: every coin in every run, every share in its turn', async () => {
  const shares = codes(999).concat(codes(999, 'Y'), codes(302, 'X'))
  const maxSymbols = { asx: 2000, coin: 2000 }
  const coins = Array.from({ length: 60 }, (_, index) => `coin-${index}`)
  const stack = await lookingAt([...shares.map(share), ...coins.map(coin)])
  setPrices(stack, Object.fromEntries(shares.map((code) => [code, 5])))
  setCoins(stack, Object.fromEntries(coins.map((id) => [id, 100])))
  expect(shares).toHaveLength(2300)
  expect(await run(stack, { maxSymbols })).toMatchObject({ symbols: 2360, writes: 2060, skipped: 300, unreached: 300 })
  const first = await stack.store.read([...shares.map(share), ...coins.map(coin)])
  expect(coins.filter((id) => !first.quotes.has(`coin:${id}`))).toEqual([])
  stack.clock.pass(minutes(5))
  expect(await run(stack, { maxSymbols })).toMatchObject({ writes: 300, unreached: 300 })
  const second = await stack.store.read(shares.map(share))
  expect(shares.filter((code) => !second.quotes.has(`asx:${code}`))).toEqual([])
})

test('while the ASX is closed, shares take no room from the coins', async () => {
  const stack = await lookingAt([...codes(30).map(share), coin('bitcoin')], saturday)
  setCoins(stack, { bitcoin: 160_000 })
  expect(await run(stack, { maxSymbols: { asx: 5, coin: 5 } })).toMatchObject({
    calls: 1,
    writes: 1,
    skipped: 30,
    unreached: 0,
  })
})

test('runs without room for all go on where the one before ended, and begin again at the end', async () => {
  const stack = await lookingAt(codes(50).map(share))
  setPrices(stack, Object.fromEntries(codes(50).map((code) => [code, 5])))
  const reports = []
  for (let time = 0; time < 4; time++) {
    reports.push(await run(stack, { maxSymbols: { asx: 20, coin: 20 } }))
    stack.clock.pass(minutes(5))
  }
  expect(reports).toMatchObject([
    { writes: 20, unreached: 30 },
    { writes: 20, unreached: 30 },
    { writes: 10, unchanged: 10 },
    { writes: 0, unchanged: 20 },
  ])
})

test('a provider that limits us at the last batch of every run keeps none of them waiting for ever', async () => {
  const stack = await lookingAt(codes(80).map(share))
  setPrices(stack, Object.fromEntries(codes(80).map((code) => [code, 5])))
  const { asx } = stack.sources
  let calls = 0
  const limited = {
    ...asx,
    many: (asked: readonly string[]) =>
      ++calls === 4 ? Promise.reject(new SourceUnavailable('throttled')) : asx.many(asked),
  }
  const limitedRun = () => {
    calls = 0
    return run({ ...stack, sources: { ...stack.sources, asx: limited } })
  }
  expect(await limitedRun()).toMatchObject({ calls: 4, writes: 60, failures: 20, unreached: 0 })
  expect(await stack.store.positions('refresh')).toEqual({ asx: 'asx:Z059' })
  stack.clock.pass(minutes(5))
  // Those come first now, and the batch that ends this run is another.
  expect(await limitedRun()).toMatchObject({ calls: 4, writes: 20, unchanged: 40, failures: 20, unreached: 0 })
  expect(await stored(stack, share('Z079'))).toBe(5)
})

test('a share refreshed by batches keeps the name its chart gave it', async () => {
  const stack = await lookingAt([share('WMB'), share('KOA')])
  stack.server.on(chart, { body: aChart('WMB', { longName: 'Wombat ETF', regularMarketTime: epoch(noon) - 1200 }) })
  await stack.quotes.priceAll([share('WMB')], 'fresh')
  setPrices(stack, { WMB: 12.7, KOA: 3 })
  stack.clock.pass(minutes(5))
  await run(stack)
  expect((await stack.store.read([share('WMB')])).quotes.get('asx:WMB')).toMatchObject({
    name: 'Wombat ETF',
    type: 'etf',
    price: 12.7,
  })
})

describe('what follows the prices', () => {
  const followerOf = (instruments: Instrument[]) => {
    const shown: StoredQuote[][] = []
    const follower: PriceFollower = {
      instruments: async () => instruments,
      follow: async (_kind, quotes) => {
        if (quotes.length > 0) shown.push([...quotes])
        return {}
      },
    }
    return { follower, shown }
  }

  test('is shown confirmed prices alone, whether they changed or not', async () => {
    const stack = await lookingAt([share('AAA'), share('BBB'), share('CCC')])
    const { follower, shown } = followerOf([])
    setPrices(stack, { AAA: 5, BBB: 6, CCC: 7 })
    await run({ ...stack, follower } as MarketStack)
    stack.clock.pass(minutes(5))
    // BBB is beyond belief, CCC is not answered.
    setPrices(stack, { AAA: 5, BBB: 6000 })
    await run({ ...stack, follower } as MarketStack)
    expect(shown.map((quotes) => quotes.map(({ symbol }) => symbol).toSorted())).toEqual([
      ['AAA', 'BBB', 'CCC'],
      ['AAA'],
    ])
  })

  test('is shown each kind once, and the coins while shares are still asked for', async () => {
    const stack = await lookingAt([share('AAA'), coin('bitcoin')])
    setPrices(stack, { AAA: 5 })
    setCoins(stack, { bitcoin: 160_000 })
    const kinds: string[] = []
    let coinsShown = () => {}
    const shown = new Promise<void>((resolve) => {
      coinsShown = resolve
    })
    const follower: PriceFollower = {
      instruments: async () => [],
      follow: async (kind, quotes) => {
        kinds.push(kind, ...quotes.map(({ symbol }) => symbol))
        if (kind === 'coin') coinsShown()
        return {}
      },
    }
    const { asx } = stack.sources
    const many = (codes_: readonly string[]) => shown.then(() => asx.many(codes_))
    await run({ ...stack, follower, sources: { ...stack.sources, asx: { ...asx, many } } } as MarketStack)
    expect(kinds).toEqual(['coin', 'BTC', 'asx', 'AAA'])
  })

  test('has its instruments refreshed in the same batch, but none that no market is known to have', async () => {
    const stack = await lookingAt([share('AAA')])
    const { follower, shown } = followerOf([share('AAA'), share('CBA'), share('NOSUCH')])
    setPrices(stack, { AAA: 5, CBA: 165 })
    expect(await run({ ...stack, follower } as MarketStack)).toMatchObject({ symbols: 2, calls: 1, failures: 0 })
    expect(shown[0]).toHaveLength(2)
  })

  test('fails alone: the prices are stored all the same', async () => {
    const stack = await lookingAt([share('AAA')])
    setPrices(stack, { AAA: 5 })
    const fails = () => Promise.reject(new Error('away'))
    const follower: PriceFollower = { instruments: fails, follow: fails }
    expect(await run({ ...stack, follower } as MarketStack)).toMatchObject({ symbols: 1, writes: 1 })
    expect(await stored(stack, share('AAA'))).toBe(5)
  })
})
