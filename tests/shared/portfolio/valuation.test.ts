// Which price a holding is shown at, and what it says about it (P16, P18).
import { expect, test } from 'vitest'
import type { PricedInstrument, StoredQuote } from '#shared/market/quote.ts'
import { editShown } from '#shared/portfolio/shown-holding.ts'
import { instrumentsOf, pricedHolding } from '#shared/portfolio/valuation.ts'
import { aStoredHolding } from '../../support/holdings.ts'

const now = '2026-11-21T00:00:00.000Z'
const cba: StoredQuote = {
  instrument: { kind: 'asx', code: 'CBA' },
  symbol: 'CBA',
  name: 'CBA',
  price: 165.85,
  previousClose: 164,
  type: 'stock',
  instrumentType: 'EQUITY',
  source: 'yahoo',
  asOf: '2026-11-20T05:10:00.000Z',
  fetchedAt: '2026-11-20T06:00:00.000Z',
}
const bitcoin: StoredQuote = {
  ...cba,
  instrument: { kind: 'coin', id: 'bitcoin' },
  symbol: 'BTC',
  type: 'crypto',
  instrumentType: 'CRYPTOCURRENCY',
  source: 'coingecko',
}
const aCoin = aStoredHolding({ type: 'crypto', symbol: 'BTC', coinId: 'bitcoin', quantity: 0.5, costBasis: 100 })
const aShare = aStoredHolding({ quantity: 10, costBasis: 100 })
const knowing = (key: string, priced: PricedInstrument) => new Map([[key, priced]])
const sample = (isListed: boolean): PricedInstrument => ({
  kind: 'sample',
  price: 177.87,
  previousClose: 182.47,
  name: 'CBA',
  isListed,
})

test('a share at a provider’s price says that it is delayed, and since when it is good', () => {
  expect(pricedHolding(aShare, knowing('asx:CBA', { kind: 'quote', quote: cba, isStale: false }))).toMatchObject({
    currentPrice: 165.85,
    totalValue: 1658.5,
    priceStatus: 'live',
    priceSource: 'yahoo',
    priceAsOf: cba.asOf,
    previousClose: 164,
    delayedMinutes: 20,
    lastUpdated: cba.fetchedAt,
  })
})

test('an edit since the price was fetched is the later date', () => {
  const edited = { ...aShare, lastUpdated: now }
  const shown = pricedHolding(edited, knowing('asx:CBA', { kind: 'quote', quote: cba, isStale: true }))
  expect(shown).toMatchObject({ priceStatus: 'stale', lastUpdated: now })
})

test('a coin’s price is not delayed, and an edit before the server answers keeps it as it is', () => {
  const shown = pricedHolding(aCoin, knowing('coin:bitcoin', { kind: 'quote', quote: bitcoin, isStale: false }))
  expect(shown).toMatchObject({ priceStatus: 'live', priceSource: 'coingecko', totalValue: 82.925 })
  expect(shown).not.toHaveProperty('delayedMinutes')
  const edited = editShown(shown, { quantity: 1 }, now)
  expect(edited).toEqual({ ...shown, quantity: 1, totalValue: 165.85, lastUpdated: now, updatedAt: now })
  const later = '2026-11-22T00:00:00.000Z'
  expect(editShown(edited, { quantity: 2 }, later)).toMatchObject({ quantity: 2, totalValue: 331.7, updatedAt: later })
})

test.each([
  [
    'a sample price of a known security says that it is one',
    sample(true),
    { currentPrice: 177.87, priceStatus: 'sample' },
  ],
  ['the sample price of no security in particular gives way to what was paid', sample(false), { priceStatus: 'cost' }],
  ['a security that is not found stands at what was paid', { kind: 'not-found' }, { priceStatus: 'cost' }],
] as const)('%s', (_what, priced, expected) => {
  expect(pricedHolding(aShare, knowing('asx:CBA', priced))).toMatchObject({
    currentPrice: 100,
    priceAsOf: null,
    previousClose: null,
    lastUpdated: aShare.lastUpdated,
    ...expected,
  })
})

test('a price of the person’s own is not the market’s, whatever that knows', () => {
  const own = { ...aShare, isLiveTracked: false, manualPrice: 7 }
  expect(instrumentsOf([own])).toEqual([])
  expect(pricedHolding(own, knowing('asx:CBA', { kind: 'quote', quote: cba, isStale: false }))).toMatchObject({
    currentPrice: 7,
    priceStatus: 'manual',
    priceAsOf: own.lastUpdated,
  })
})

test('two holdings of one security ask for one price', () => {
  expect(instrumentsOf([aShare, aStoredHolding(), aCoin])).toEqual([cba.instrument, bitcoin.instrument])
})
