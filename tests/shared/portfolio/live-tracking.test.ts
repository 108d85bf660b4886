// When a holding follows the market: every transition of spec section 4, over a price service that says what the test says.
import { instrumentKey } from '#shared/market/instrument.ts'
import { expect, test } from 'vitest'
import { changeHolding, openHolding } from '#shared/portfolio/live-tracking.ts'
import type { PricedInstrument, PriceService } from '#shared/market/ports.ts'
import type { HoldingChange, NewHolding } from '#shared/portfolio/holding.ts'
import { aStoredHolding } from '../../support/holdings.ts'

const now = '2026-11-21T00:00:00.000Z'

/** A market that knows these instruments, and of nothing else. */
function market(
  known: Record<string, PricedInstrument>,
  otherwise: PricedInstrument = { kind: 'not-found' },
): PriceService & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    priceAll(instruments) {
      asked.push(...instruments.map(instrumentKey))
      return Promise.resolve(
        new Map(
          instruments.map((instrument) => [instrumentKey(instrument), known[instrumentKey(instrument)] ?? otherwise]),
        ),
      )
    },
  }
}
const quoted = (symbol: string, price = 20): PricedInstrument => ({
  kind: 'quote',
  isStale: false,
  quote: {
    instrument: { kind: 'asx', code: symbol },
    symbol,
    name: `${symbol} Limited`,
    price,
    previousClose: null,
    type: 'stock',
    instrumentType: 'EQUITY',
    source: 'yahoo',
    asOf: now,
    fetchedAt: now,
  },
})
const sample = (isListed: boolean): PricedInstrument => ({
  kind: 'sample',
  price: 100,
  previousClose: null,
  name: 'Sample',
  isListed,
})
const usual = market({ 'asx:CBA': quoted('CBA'), 'asx:BHP': quoted('BHP'), 'coin:bitcoin': sample(true) })

const open = (request: Partial<NewHolding>, quotes: PriceService = usual) =>
  openHolding({ id: 'h', type: 'stock', symbol: 'CBA', quantity: 1, costBasis: 10, ...request }, quotes, now)
const change = (about: Parameters<typeof aStoredHolding>[0], edit: HoldingChange, quotes: PriceService = usual) =>
  changeHolding(aStoredHolding(about), edit, quotes, now)

test('without a current price a new holding follows the market and takes its name', async () => {
  expect(await open({})).toMatchObject({ isLiveTracked: true, manualPrice: null, name: 'CBA Limited' })
  expect(await open({ name: 'My bank' })).toMatchObject({ name: 'My bank' })
})

test('a current price turns live tracking off, and no provider is asked', async () => {
  const quotes = market({})
  expect(await open({ currentPrice: 12 }, quotes)).toMatchObject({ isLiveTracked: false, manualPrice: 12 })
  expect(quotes.asked).toEqual([])
})

test('asking for live tracking wins over a price sent along, which is kept for when there is none', async () => {
  expect(await open({ currentPrice: 12, isLiveTracked: true })).toMatchObject({
    isLiveTracked: true,
    manualPrice: null,
  })
  expect(await open({ currentPrice: 12, isLiveTracked: true, symbol: 'ZZZ' })).toMatchObject({
    isLiveTracked: false,
    manualPrice: 12,
  })
})

test('no price to be had means cost basis and no tracking', async () => {
  expect(await open({ symbol: 'ZZZ' })).toMatchObject({ isLiveTracked: false, manualPrice: 10 })
  expect(await open({ symbol: 'ZZZ' }, market({}, sample(false)))).toMatchObject({
    isLiveTracked: false,
    manualPrice: 10,
  })
  expect(await open({ type: 'other', symbol: 'GOLD-BAR-1' })).toMatchObject({ isLiveTracked: false, manualPrice: 10 })
  expect(await open({ isLiveTracked: false })).toMatchObject({ isLiveTracked: false, manualPrice: 10 })
})

test('while no provider answers, a security we know follows its sample price', async () => {
  expect(await open({}, market({}, sample(true)))).toMatchObject({ isLiveTracked: true, manualPrice: null })
})

test('a commonly held coin is found by its ticker, another only by its id', async () => {
  expect(await open({ type: 'crypto', symbol: 'BTC' })).toMatchObject({ coinId: 'bitcoin', isLiveTracked: true })
  expect(await open({ type: 'crypto', symbol: 'PEPE' })).toMatchObject({ isLiveTracked: false })
  expect(await open({ type: 'stock', symbol: 'CBA', coinId: 'bitcoin' })).not.toHaveProperty('coinId')
})

test('an edit with a current price turns tracking off; an empty one keeps it', async () => {
  expect(await change({}, { currentPrice: 33 })).toMatchObject({
    isLiveTracked: false,
    manualPrice: 33,
    updatedAt: now,
  })
  expect(await change({}, { quantity: 5 })).toMatchObject({ isLiveTracked: true, manualPrice: null, quantity: 5 })
  expect(await change({ isLiveTracked: false, manualPrice: 7 }, { quantity: 5 })).toMatchObject({
    isLiveTracked: false,
    manualPrice: 7,
  })
})

test('null goes back to live tracking, or to the cost basis when there is no price', async () => {
  const manual = { isLiveTracked: false, manualPrice: 7 }
  expect(await change(manual, { currentPrice: null })).toMatchObject({ isLiveTracked: true, manualPrice: null })
  expect(await change({ ...manual, symbol: 'ZZZ' }, { currentPrice: null })).toMatchObject({
    isLiveTracked: false,
    manualPrice: 100,
  })
})

test('another symbol on a live-tracked holding is priced anew and takes the new name', async () => {
  expect(await change({ name: 'CBA Limited' }, { symbol: 'BHP' })).toMatchObject({
    symbol: 'BHP',
    isLiveTracked: true,
    name: 'BHP Limited',
  })
})

test('another symbol without a price falls back to the cost basis, and tracking is off', async () => {
  const after = await change({ name: 'CBA Limited' }, { symbol: 'ZZZ' })
  expect(after).toMatchObject({ isLiveTracked: false, manualPrice: 100 })
  expect(after).not.toHaveProperty('name')
})

test('another symbol on a manual holding keeps its price and asks nobody', async () => {
  const quotes = market({})
  expect(await change({ isLiveTracked: false, manualPrice: 7 }, { symbol: 'BHP' }, quotes)).toMatchObject({
    symbol: 'BHP',
    manualPrice: 7,
  })
  expect(quotes.asked).toEqual([])
})

test('a coin that becomes a share loses its coin id', async () => {
  const coin = { type: 'crypto' as const, symbol: 'BTC', coinId: 'bitcoin' }
  const after = await change(coin, { type: 'stock', symbol: 'CBA' })
  expect(after).toMatchObject({ type: 'stock', isLiveTracked: true })
  expect(after).not.toHaveProperty('coinId')
})
