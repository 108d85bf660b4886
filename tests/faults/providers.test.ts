// Market-data providers failing in every way: no route fails with them, the last price stays and is marked stale, nothing
// worse than a good price is ever stored over it, and prices move again when the provider does, without a restart.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areTimesAsserted } from '#tests/support/faults/amounts.ts'
import { type FaultStack, faultStack, rightAnswers } from '#tests/support/faults/fault-stack.ts'
import { type FakeMarket, fakeMarket, waysToFail } from '#tests/support/faults/failing-market.ts'

const minuteMs = 60_000
/** A Wednesday at 11 in Sydney, the ASX open. */
let now = Date.parse('2026-11-18T00:00:00Z')
let price = 100
let stack: FaultStack
let person: string
let market: FakeMarket

async function pass(minutes: number): Promise<void> {
  now += minutes * minuteMs
  await stack.api.functions.setClock(new Date(now))
}

beforeAll(async () => {
  stack = await faultStack()
  market = fakeMarket(stack.provider, { now: () => now, price: () => price })
  await pass(0)
  market.works()
  person = await stack.aPerson()
  for (const holding of [
    { type: 'stock', symbol: 'CBA', quantity: 2, costBasis: 50 },
    { type: 'crypto', symbol: 'BTC', coinId: 'bitcoin', quantity: 0.5, costBasis: 50_000 },
  ]) {
    expect(await stack.ask(person, 'POST /api/holdings', holding)).toMatchObject({
      status: 201,
      body: { isLiveTracked: true },
    })
  }
})
afterAll(() => stack.close())

type Shown = { symbol: string; currentPrice: number; priceStatus: string }
/** The followed holdings in short: `{CBA: '100 live', BTC: '100000 stale'}`. */
async function shown(route = 'GET /api/holdings'): Promise<Record<string, string>> {
  const { status, body, ms } = await stack.ask(person, route)
  expect(status, route).toBe(200)
  if (areTimesAsserted) expect(ms, route).toBeLessThan(8000)
  const followed = (body as { holdings: Shown[] }).holdings.filter(({ priceStatus }) => priceStatus !== 'manual')
  return Object.fromEntries(
    followed.map(({ symbol, currentPrice, priceStatus }) => [symbol, `${currentPrice} ${priceStatus}`]),
  )
}
const atPrice = (status: string) => ({ CBA: `${price} ${status}`, BTC: `${price * 1000} ${status}` })

async function expectToWithstand(what: string): Promise<void> {
  const before = { cba: await stack.quote('asx#CBA'), btc: await stack.quote('coin#bitcoin') }
  await pass(2)
  const [listed, refreshed, quotes, added, tick] = await Promise.all([
    shown(),
    shown('POST /api/holdings/refresh'),
    stack.ask(person, 'GET /api/market/quotes?symbols=CBA&coins=bitcoin'),
    stack.ask(person, 'POST /api/holdings', {
      type: 'stock',
      symbol: 'CBA',
      quantity: 1,
      costBasis: 1,
      currentPrice: 3,
    }),
    stack.api.functions.refreshPrices(),
  ])
  const isLast = (cents: number): unknown => expect.stringMatching(new RegExp(`^${cents} (live|stale)$`))
  for (const holdings of [listed, refreshed])
    expect(holdings, what).toEqual({ CBA: isLast(price), BTC: isLast(price * 1000) })
  expect(quotes, what).toMatchObject({
    status: 200,
    body: {
      errors: [],
      quotes: [
        { price, isMock: false },
        { price: price * 1000, isMock: false },
      ],
    },
  })
  expect(added.status).toBe(201)
  expect(await stack.ask(person, `DELETE /api/holdings/${(added.body as { id: string }).id}`)).toMatchObject({
    status: 204,
  })
  expect(tick).toMatchObject({ writes: expect.any(Number) as number })
  for (const [name, kept] of [
    ['asx#CBA', before.cba],
    ['coin#bitcoin', before.btc],
  ] as const) {
    const after = await stack.quote(name)
    expect(after, `${what}: ${name}`).toMatchObject({ price: kept?.['price'], asOf: kept?.['asOf'] })
  }
}

async function expectToRecover(what: string): Promise<void> {
  // Past any rest that the provider has been given; past noon of the next trading day when the day is over.
  const before = await stack.quote('asx#CBA')
  await pass(20)
  price += 1
  market.works()
  await stack.api.functions.refreshPrices()
  expect(await shown('POST /api/holdings/refresh'), what).toEqual(atPrice('live'))
  expect(String((await stack.quote('asx#CBA'))?.['asOf']) > String(before?.['asOf']), what).toBe(true)
}

/** Four hours of trade are enough for ten failures; then it is the next morning. */
async function nextTradingMinute(): Promise<void> {
  const hour = new Date(now).getUTCHours()
  if (hour < 4) return
  const days = new Date(now).getUTCDay() === 5 ? 3 : 1
  now = Date.parse(new Date(now + days * 86_400_000).toISOString().slice(0, 10) + 'T00:00:00Z')
  price += 1
  market.works()
  await pass(25)
  await stack.api.functions.refreshPrices()
}

test('a provider that fails in any way takes nothing with it, and prices move again when it does', async () => {
  for (const [what, fail] of waysToFail) {
    await nextTradingMinute()
    fail(market)
    await expectToWithstand(what)
    await expectToRecover(what)
  }
})

test('a provider that never answers: an answer within eight seconds, the last price, marked stale after half an hour of trade', async () => {
  await nextTradingMinute()
  market.answers('hang')
  await expectToWithstand('never answers')
  await pass(35)
  expect(await shown('POST /api/holdings/refresh')).toEqual(atPrice('stale'))
  await expectToRecover('never answers')
})

test('learning and the profile do not know that a provider is away', async () => {
  market.answers('reset')
  const completion = { answers: rightAnswers(1), readingSeconds: 0 }
  expect(await stack.ask(person, 'POST /api/learning/lessons/1/completion', completion)).toMatchObject({ status: 200 })
  expect(await stack.ask(person, 'GET /api/profile')).toMatchObject({ status: 200 })
  const search = await stack.ask(person, 'GET /api/market/search?q=commonwealth')
  expect(search).toMatchObject({ status: 200, body: { results: [{ symbol: 'CBA' }] } })
  const unknown = await stack.ask(person, 'GET /api/market/search?q=zzzzzz')
  expect(unknown).toMatchObject({ status: 502, body: { detail: 'Failed to search investments. Please try again.' } })
})
