import { afterEach, describe, expect, test } from 'vitest'
import type { CoinSource } from '#shared/market/ports.ts'
import { createSecuritySearch, type SearchScope } from '#shared/market/security-search.ts'
import { aCoinSearch, aYahooSearch, noSuchChart } from '../../support/market/documents.ts'
import {
  aMarketStack,
  chart,
  coinSearch,
  type MarketStack,
  setPrices,
  yahooSearch,
} from '../../support/market/market-stack.ts'
import type { Reply } from '../../support/market/provider-server.ts'
import { minutes } from '../../support/market/test-clock.ts'

const stacks: MarketStack[] = []
afterEach(async () => {
  await Promise.all(stacks.splice(0).map((stack) => stack.close()))
})

const limited: Reply = { status: 429, body: 'Too Many Requests' }
const noShares: Reply = { body: aYahooSearch([]) }
const noCoins: Reply = { body: aCoinSearch([]) }

async function aStack(shares: Reply = noShares, coins: Reply = noCoins) {
  const stack = await aMarketStack()
  stacks.push(stack)
  stack.server.on(yahooSearch, shares)
  stack.server.on(coinSearch, coins)
  stack.server.on(chart, noSuchChart)
  return stack
}

async function names({ search }: Pick<MarketStack, 'search'>, query: string, scope: SearchScope = 'all') {
  const outcome = await search.find(query, scope)
  return outcome.kind === 'found'
    ? outcome.results.map(({ symbol, id }) => (id === undefined ? symbol : `${symbol} ${id}`))
    : outcome.kind
}

const wombats: Reply = {
  body: aYahooSearch([
    { symbol: 'WMB.AX', longname: 'Wombat Holdings Limited' },
    { symbol: 'WBE.AX', quoteType: 'ETF', longname: 'Wombat ETF' },
  ]),
}
const wombatCoins: Reply = {
  body: aCoinSearch([
    { id: 'wombat', name: 'Wombat', symbol: 'WMB' },
    { id: 'wombat-exchange', name: 'Wombat Exchange', symbol: 'WOM' },
  ]),
}

test('shares, ETFs and coins are found together, the very code first', async () => {
  const stack = await aStack(wombats, wombatCoins)
  expect(await names(stack, 'wombat')).toEqual(['WMB', 'WBE', 'WMB wombat', 'WOM wombat-exchange'])
  expect(await names(stack, 'wbe')).toEqual(['WBE', 'WMB', 'WMB wombat', 'WOM wombat-exchange'])
  // A ticker that a lesser coin has taken puts it before nobody.
  expect(await names(stack, 'wom')).toEqual(['WMB', 'WBE', 'WMB wombat', 'WOM wombat-exchange'])
})

test.each([
  ['stock', ['WMB'], [1, 0]],
  ['etf', ['WBE'], [1, 0]],
  ['crypto', ['WMB wombat', 'WOM wombat-exchange'], [0, 1]],
] as const)(
  'the filter %s shows its kind alone and asks no one else',
  async (scope, expected, [shareCalls, coinCalls]) => {
    const stack = await aStack(wombats, wombatCoins)
    expect(await names(stack, 'wombat', scope)).toEqual(expected)
    expect(stack.server.callsTo(yahooSearch)).toHaveLength(shareCalls)
    expect(stack.server.callsTo(coinSearch)).toHaveLength(coinCalls)
  },
)

test('the curated list comes first, and what a provider finds again is named once', async () => {
  const stack = await aStack(
    {
      body: aYahooSearch([
        { symbol: 'VGSX.AX', longname: 'Vanguard Something' },
        { symbol: 'VAS.XA', longname: 'Vanguard again' },
      ]),
    },
    {
      body: aCoinSearch([
        { id: 'bitcoin', name: 'Bitcoin', symbol: 'BTC' },
        { id: 'batcat', name: 'batcat', symbol: 'BTC' },
      ]),
    },
  )
  expect(await names(stack, 'vanguard', 'all')).toEqual(['VAS', 'VGS', 'VGSX', 'BTC bitcoin', 'BTC batcat'])
  expect(await names(stack, 'btc', 'crypto')).toEqual(['BTC bitcoin', 'BTC batcat'])
})

test('coins keep the order of the provider, largest by market value first, whoever took a ticker that is a famous name', async () => {
  const stack = await aStack(noShares, {
    body: aCoinSearch([
      { id: 'bitcoin', name: 'Bitcoin', symbol: 'BTC' },
      { id: 'bitcoin-cash', name: 'Bitcoin Cash', symbol: 'BCH' },
      { id: 'harrypotterobamasonic10in', name: 'HarryPotterObamaSonic10Inu', symbol: 'BITCOIN' },
    ]),
  })
  const inOrder = ['BTC bitcoin', 'BCH bitcoin-cash', 'BITCOIN harrypotterobamasonic10in']
  expect(await names(stack, 'bitcoin', 'crypto')).toEqual(inOrder)
  expect(await names(stack, 'bitcoin', 'all')).toEqual(inOrder)
})

test('at most ten coins are shown', async () => {
  const coins = Array.from({ length: 25 }, (_, index) => ({
    id: `dog-${index}`,
    name: `Dog ${index}`,
    symbol: `DOG${index}`,
  }))
  const stack = await aStack(noShares, { body: aCoinSearch(coins) })
  expect(await names(stack, 'doggo')).toHaveLength(10)
})

test('one character asks for shares alone', async () => {
  const stack = await aStack()
  await names(stack, 'v')
  expect(stack.server.callsTo(coinSearch)).toHaveLength(0)
  expect(await names(stack, 'v', 'crypto')).toEqual([])
  // Coins of the curated list begin with it.
  expect(await names(stack, 'b', 'crypto')).toEqual([])
  expect(await names(stack, 'a')).not.toContain('ADA')
})

describe('a code that no search knows', () => {
  test('is tried as it stands', async () => {
    const stack = await aStack()
    setPrices(stack, { WMB: 12.5 })
    expect(await names(stack, 'wmb.ax')).toEqual(['WMB'])
    expect(stack.server.callsTo(`${chart}WMB.AX`)).toHaveLength(1)
  })

  test('is tried even when the search itself is broken', async () => {
    const stack = await aStack({ body: { quotes: 'gone' } })
    setPrices(stack, { WMB: 12.5 })
    expect(await names(stack, 'WMB', 'stock')).toEqual(['WMB'])
  })

  test('and that does not exist is simply not found', async () => {
    const stack = await aStack()
    expect(await names(stack, 'ZZZ')).toEqual([])
  })

  test('is not tried when it cannot be a code, or when something was found', async () => {
    const stack = await aStack(noShares, wombatCoins)
    await names(stack, 'wombat holdings')
    await names(stack, 'womb')
    expect(stack.server.callsTo(chart)).toHaveLength(0)
  })
})

describe('while a provider fails', () => {
  test('what the other one finds is shown', async () => {
    const stack = await aStack(limited, wombatCoins)
    expect(await names(stack, 'wombat holdings')).toEqual(['WMB wombat', 'WOM wombat-exchange'])
  })

  test('the curated list still answers', async () => {
    const stack = await aStack(limited, limited)
    expect(await names(stack, 'vas')).toEqual(['VAS'])
  })

  test('there is no answer when every provider needed fails and the list has nothing', async () => {
    const stack = await aStack(limited, limited)
    expect(await names(stack, 'wombat holdings')).toBe('unavailable')
    expect(await names(stack, 'wombat holdings', 'crypto')).toBe('unavailable')
    expect(await names(stack, 'WMB', 'stock')).toBe('unavailable')
  })

  test('nothing found by the one that works is an answer', async () => {
    const stack = await aStack(limited, noCoins)
    expect(await names(stack, 'wombat holdings')).toEqual([])
  })
})

describe('the same search again', () => {
  test('makes no call for ten minutes, nor does one under way', async () => {
    const stack = await aStack(wombats, wombatCoins)
    await Promise.all(Array.from({ length: 10 }, () => names(stack, 'wombat')))
    stack.clock.pass(minutes(9))
    await names(stack, ' Wombat ')
    expect(stack.server.calls).toHaveLength(2)
    stack.clock.pass(minutes(2))
    await names(stack, 'wombat')
    expect(stack.server.calls).toHaveLength(4)
  })

  test('makes calls when a provider failed the last time', async () => {
    const stack = await aStack({ body: { quotes: 'gone' } }, wombatCoins)
    expect(await names(stack, 'wombat holdings')).toEqual(['WMB wombat', 'WOM wombat-exchange'])
    stack.server.on(yahooSearch, wombats)
    expect(await names(stack, 'wombat holdings')).toEqual(['WMB', 'WBE', 'WMB wombat', 'WOM wombat-exchange'])
  })

  test('is forgotten when there are many others', async () => {
    const stack = await aStack(wombats, wombatCoins)
    await names(stack, 'wombat', 'etf')
    for (let other = 0; other < 500; other++) await names(stack, `other ${other}`, 'etf')
    await names(stack, 'wombat', 'etf')
    expect(stack.server.callsTo(yahooSearch)).toHaveLength(502)
  })
})

test('a defect of a source fails the search instead of passing for an outage, and is not remembered', async () => {
  const stack = await aStack(wombats, wombatCoins)
  let isBroken = true
  const coins: CoinSource = {
    ...stack.sources.coins,
    search: (query) => (isBroken ? Promise.reject(new TypeError('a defect')) : stack.sources.coins.search(query)),
  }
  const search = createSecuritySearch({ ...stack, sources: { ...stack.sources, coins } })
  await expect(search.find('wombat', 'crypto')).rejects.toThrow('a defect')
  isBroken = false
  expect(await names({ search }, 'wombat', 'crypto')).toEqual(['WMB wombat', 'WOM wombat-exchange'])
})
