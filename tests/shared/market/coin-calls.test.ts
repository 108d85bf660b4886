// Calls about coins: what of a plan's month people's requests may use, in all and each of them, and what is answered beyond it.
import { afterEach, describe, expect, test } from 'vitest'
import { coinCallBudget, coinCallGate, countedCoins, countedHistory } from '#shared/market/coin-calls.ts'
import { createHistoryService } from '#shared/market/history-service.ts'
import { marketOperations } from '#shared/market/operations.ts'
import { priceHistory } from '#shared/market/price-history.ts'
import type { CoinCallCounter } from '#shared/market/ports.ts'
import type { HistorySource } from '#shared/market/history-ports.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { refreshPrices } from '#shared/market/price-refresh.ts'
import { createSecuritySearch } from '#shared/market/security-search.ts'
import { digest } from '#lambdas/adapters/runtime/runtime.ts'
import { memoryCoinCalls } from '#web/adapters/memory/coin-calls.ts'
import { memoryHistoryStore } from '#web/adapters/memory/history-store.ts'
import { aCoinSearch, aYahooSearch } from '../../support/market/documents.ts'
import {
  aMarketStack,
  coin,
  coinSearch,
  type MarketStack,
  setCoins,
  simplePrice,
  yahooSearch,
} from '../../support/market/market-stack.ts'
import { hours, minutes } from '../../support/market/test-clock.ts'

const stacks: MarketStack[] = []
afterEach(async () => {
  await Promise.all(stacks.splice(0).map((stack) => stack.close()))
})

test.each([
  [0, { ofAll: 0, ofPerson: 6 }],
  [8_928, { ofAll: 0, ofPerson: 6 }],
  [10_000, { ofAll: 17, ofPerson: 6 }],
  [100_000, { ofAll: 1_468, ofPerson: 146 }],
])(
  'of %i calls a month the refresh of a month with 31 days and the run after the close keep theirs',
  (plan, budget) => {
    expect(coinCallBudget(plan)).toEqual(budget)
    const { ofAll } = coinCallBudget(plan)
    expect(ofAll === 0 || 31 * (288 + 2 * ofAll) <= plan).toBe(true)
  },
)

/** A container whose calls about coins are counted. */
async function aCountedStack(budget = { ofAll: 12, ofPerson: 4 }, counter: CoinCallCounter = memoryCoinCalls()) {
  const stack = await aMarketStack()
  stacks.push(stack)
  const { server, clock, timer, log, store } = stack
  server.on(yahooSearch, { body: aYahooSearch([]) })
  server.on(coinSearch, { body: aCoinSearch([{ id: 'wombat', name: 'Wombat', symbol: 'WOM' }]) })
  const container = () => {
    const gate = coinCallGate({ counter, budget, clock, log, digest })
    const sources = { ...stack.sources, coins: countedCoins(stack.sources.coins, gate) }
    const quotes = createPriceService({ store, sources, clock, timer, log, answerWithinMs: 110_000 })
    const search = createSecuritySearch({ sources, quotes, clock, timer, codeWithinMs: 50_000 })
    return { gate, quotes, search }
  }
  return { ...stack, ...container(), container, calls: (path: string) => server.callsTo(path).length }
}

describe('searching', () => {
  test('one person comes as far as their own part of the day, whatever they type and whoever serves them', async () => {
    const stack = await aCountedStack()
    for (let turn = 0; turn < 9; turn++) await stack.container().search.find(`wombat ${turn}`, 'crypto', 'kim')
    expect(stack.calls(coinSearch)).toBe(4)
    expect(await stack.search.find('wombat', 'crypto', 'kim')).toEqual({
      kind: 'used-up',
      retryAfterSeconds: 12 * 3600,
    })
    expect(await stack.search.find('wombat', 'crypto', 'lee')).toMatchObject({ results: [{ id: 'wombat' }] })
    stack.clock.pass(hours(24))
    expect(await stack.search.find('wombat two', 'crypto', 'kim')).toMatchObject({ kind: 'found' })
  })

  test('beyond it the well-known coins are still found, and shares as ever', async () => {
    const stack = await aCountedStack({ ofAll: 12, ofPerson: 0 })
    expect(await stack.search.find('bitcoin', 'crypto', 'kim')).toMatchObject({ results: [{ id: 'bitcoin' }] })
    stack.server.on(yahooSearch, { body: aYahooSearch([{ symbol: 'WMB.AX', longname: 'Wombat Holdings Limited' }]) })
    expect(await stack.search.find('wombat', 'all', 'kim')).toMatchObject({ results: [{ symbol: 'WMB' }] })
    expect(stack.calls(coinSearch)).toBe(0)
  })

  test('all together come as far as the day, and who is refused takes nothing of it', async () => {
    const stack = await aCountedStack()
    for (const person of ['kim', 'lee', 'ash', 'max'])
      for (let turn = 0; turn < 6; turn++) await stack.search.find(`${person} ${turn}`, 'crypto', person)
    expect(stack.calls(coinSearch)).toBe(12)
  })

  test('is answered in words that say when to come back', async () => {
    const stack = await aCountedStack({ ofAll: 0, ofPerson: 6 })
    const ports = { ...stack, accounts: { isClosed: async () => false } }
    const asking = marketOperations.search({ userId: 'kim', query: { q: 'wombat', type: 'crypto' } } as never, ports)
    await expect(asking).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/tomorrow/),
      retryAfterSeconds: 12 * 3600,
    })
  })
})

describe('prices', () => {
  test('newer ones of what is kept leave half of the day to coins that are new to us', async () => {
    const stack = await aCountedStack()
    setCoins(stack, { bitcoin: 160_000, wombat: 2 })
    for (let turn = 0; turn < 6; turn++) {
      await stack.quotes.priceAll([coin('bitcoin')], 'fresh', { askedBy: 'kim' })
      stack.clock.pass(minutes(2))
    }
    // The first brought a price that nobody had.
    expect(stack.calls(simplePrice)).toBe(2)
    const priced = await stack.quotes.priceAll([coin('wombat'), coin('bitcoin')], 'fresh', { askedBy: 'kim' })
    expect(stack.calls(simplePrice)).toBe(3)
    expect(priced.get('coin:wombat')).toMatchObject({ kind: 'quote', quote: { price: 2 } })
  })

  test('what is kept is still shown, and the refresh asks for it as ever', async () => {
    const stack = await aCountedStack({ ofAll: 1, ofPerson: 6 })
    setCoins(stack, { bitcoin: 160_000 })
    await stack.quotes.priceAll([coin('bitcoin')], 'fresh', { askedBy: 'kim' })
    stack.clock.pass(minutes(5))
    setCoins(stack, { bitcoin: 170_000 })
    const price = async () =>
      (await stack.quotes.priceAll([coin('bitcoin')], 'now', { askedBy: 'kim' })).get('coin:bitcoin')
    expect(await price()).toMatchObject({ kind: 'quote', quote: { price: 160_000 }, isStale: false })
    await refreshPrices(stack)
    expect(await price()).toMatchObject({ kind: 'quote', quote: { price: 170_000 }, isStale: false })
    expect(stack.calls(simplePrice)).toBe(2)
  })
})

test('each history that a person asks for is a call of theirs, and one too many is not made', async () => {
  const { gate, clock, timer, log } = await aCountedStack({ ofAll: 12, ofPerson: 2 })
  let calls = 0
  const source: HistorySource = {
    overlapDays: 100,
    earliest: () => 0,
    daily: async () => {
      calls++
      return { kind: 'not-found' }
    },
  }
  const sources = { asx: source, coins: countedHistory(source, gate) }
  const service = createHistoryService({ store: memoryHistoryStore(), sources, clock, timer, log })
  const wishes = ['a', 'b', 'c', 'd'].map((id) => ({ instrument: coin(id), from: 20_000, askedBy: 'kim' }))
  const served = await service.histories(wishes)
  expect(calls).toBe(2)
  expect([...served.values()].map(({ state }) => state).toSorted()).toEqual([
    'not-found',
    'not-found',
    'unavailable',
    'unavailable',
  ])
})

test('newer closes of what is kept leave half of the day to coins that are new to us, and nothing is called missing', async () => {
  const { gate, clock, timer, log } = await aCountedStack({ ofAll: 12, ofPerson: 4 })
  const asked: string[] = []
  const source: HistorySource = {
    overlapDays: 100,
    earliest: () => 20_000,
    daily: async (name, from, to) => {
      asked.push(name)
      const days = Array.from({ length: to - from }, (_, at) => ({ day: from + at, price: 1 + at / 100 }))
      return { kind: 'history', history: priceHistory('coingecko', days), leftOut: 0 }
    },
  }
  const store = memoryHistoryStore()
  const service = createHistoryService({
    store,
    sources: { asx: source, coins: countedHistory(source, gate) },
    clock,
    timer,
    log,
  })
  const wish = (id: string, askedBy = 'kim') => ({ instrument: coin(id), from: 20_400, askedBy })
  const ids = ['a', 'b', 'c']
  for (const id of ids) await service.histories([wish(id, `who keeps ${id}`)])
  clock.pass(hours(24))
  asked.length = 0
  const served = await service.histories([...ids, 'new'].map((id) => wish(id)))
  expect(asked.toSorted()).toEqual(['a', 'b', 'new'])
  expect([...served.values()].map(({ state }) => state)).toEqual(['complete', 'complete', 'complete', 'complete'])
})

test('what is known to be used up costs no write, and no name is told to the counter', async () => {
  const counted: string[] = []
  const counter: CoinCallCounter = {
    count: async (_day, whose) => {
      counted.push(whose)
      return counted.length < 3
    },
  }
  const { gate } = await aCountedStack({ ofAll: 5, ofPerson: 5 }, counter)
  await gate('kim')
  for (let turn = 0; turn < 5; turn++) await expect(gate('kim')).rejects.toMatchObject({ because: 'used-up' })
  expect(counted).toHaveLength(3)
  expect(counted.join(' ')).not.toContain('kim')
  expect(counted[1]).toBe('ALL')
})

test('a call that no person asks for is one of everybody’s and of nobody’s part', async () => {
  const { gate } = await aCountedStack({ ofAll: 3, ofPerson: 1 })
  await gate(undefined)
  await gate(undefined)
  await gate('kim')
  await expect(gate(undefined)).rejects.toMatchObject({ because: 'used-up' })
})

test('however many people use up their part, what is remembered of them stays small, and each is refused as before', async () => {
  const writes = new Map<string, number>()
  const counter: CoinCallCounter = {
    count: async (_day, whose) => {
      writes.set(whose, (writes.get(whose) ?? 0) + 1)
      return false
    },
  }
  const { clock, log } = await aCountedStack()
  const budget = { ofAll: 12, ofPerson: 4 }
  const gate = coinCallGate({ counter, budget, clock, log, digest: async (text) => text.split(' ')[1]! })
  const refused = (whose: string) => expect(gate(whose)).rejects.toMatchObject({ because: 'used-up' })
  await refused('kim')
  await refused('kim')
  expect(writes.get('kim')).toBe(1)
  for (let person = 0; person < 10_000; person++) await gate(`person-${person}`).catch(() => undefined)
  // Forgotten by then: the counter is asked once more, and still says no.
  await refused('kim')
  await refused('kim')
  expect(writes.get('kim')).toBe(2)
})

test('where a call cannot be counted it is not made', async () => {
  const counter: CoinCallCounter = { count: () => Promise.reject(new Error('the table is away')) }
  const { search, calls } = await aCountedStack({ ofAll: 5, ofPerson: 5 }, counter)
  expect(await search.find('wombat', 'crypto', 'kim')).toEqual({ kind: 'unavailable' })
  expect(calls(coinSearch)).toBe(0)
})
