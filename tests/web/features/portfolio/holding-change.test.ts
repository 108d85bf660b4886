// Holding change: what an edit sends, and what a search result becomes (P15).
import { expect, test } from 'vitest'
import type { Holding } from '#shared/portfolio/holding.ts'
import {
  amountErrors,
  changeOf,
  draftOf,
  foundHoldingOf,
  holdingErrors,
  newHoldingOf,
  noCoin,
} from '#web/features/portfolio/holding-form.ts'
import { typedText } from '#web/lib/typed-text.ts'

const now = '2026-11-21T00:00:00.000Z'
const live: Holding = {
  id: '00000000-0000-4000-8000-000000000001',
  type: 'stock',
  symbol: 'CBA',
  name: 'Commonwealth Bank of Australia',
  quantity: 10,
  costBasis: 100.25,
  currentPrice: 165.85,
  totalValue: 1658.5,
  isLiveTracked: true,
  priceStatus: 'live',
  priceSource: 'yahoo',
  priceAsOf: now,
  previousClose: null,
  createdAt: now,
  lastUpdated: now,
}
const manual: Holding = { ...live, isLiveTracked: false, priceStatus: 'manual', currentPrice: 50 }

test('a form that was not touched changes nothing', () => {
  expect(changeOf(live, draftOf(live))).toBe('unchanged')
  expect(changeOf(manual, draftOf(manual))).toBe('unchanged')
})

test.each([
  ['quantity', { quantity: '12.5' }, { quantity: 12.5 }],
  ['cost', { costBasis: '0' }, { costBasis: 0 }],
  ['symbol, without the exchange', { symbol: 'bhp.ax' }, { symbol: 'BHP' }],
  ['type', { type: 'etf' }, { type: 'etf' }],
  ['a price, which ends live tracking', { currentPrice: '170' }, { currentPrice: 170 }],
] as const)('only what was changed is sent: %s', (_what, typed, change) => {
  expect(changeOf(live, { ...draftOf(live), ...typed })).toEqual(change)
})

test('the live price is no field: the same number typed in is a manual price', () => {
  expect(draftOf(live).currentPrice).toBe('')
  expect(changeOf(live, { ...draftOf(live), currentPrice: '165.85' })).toEqual({ currentPrice: 165.85 })
})

test('a manual price that is cleared asks for the market again', () => {
  expect(draftOf(manual).currentPrice).toBe('50')
  expect(changeOf(manual, { ...draftOf(manual), currentPrice: '' })).toEqual({ currentPrice: null })
  expect(changeOf(manual, { ...draftOf(manual), currentPrice: '50.00' })).toBe('unchanged')
})

test('what is missing or wrong is no change', () => {
  expect(changeOf(live, { ...draftOf(live), quantity: '' })).toBeNull()
  expect(changeOf(live, { ...draftOf(live), costBasis: '-1' })).toBeNull()
})

test.each([
  [1e-8, '0.00000001'],
  [1e12, '1000000000000'],
  [163_870, '163870'],
  [0.1 + 0.2, '0.30000000000000004'],
])('%s is shown as a number field can read it', (value, text) => {
  expect(typedText(value)).toBe(text)
  expect(Number(text)).toBe(value)
})

const found = { symbol: 'VAS', name: 'Vanguard Australian Shares Index ETF', type: 'etf' as const }

test('a search result becomes a live-tracked holding with its name', () => {
  expect(foundHoldingOf(found, { quantity: '25', entryPrice: '98.20' }, 107)).toEqual({
    type: 'etf',
    symbol: 'VAS',
    name: found.name,
    quantity: 25,
    costBasis: 98.2,
    isLiveTracked: true,
  })
})

test('a coin keeps the id that tells it from others of its ticker', () => {
  const pepe = { symbol: 'PEPE', name: 'Pepe', type: 'crypto' as const, id: 'pepe' }
  expect(foundHoldingOf(pepe, { quantity: '0.00000001', entryPrice: '0.00001' }, undefined)).toMatchObject({
    coinId: 'pepe',
    quantity: 1e-8,
  })
})

test('a quantity that cannot be read is 1, an entry price that cannot be read is the current price', () => {
  expect(foundHoldingOf(found, { quantity: 'lots', entryPrice: 'cheap' }, 107.28)).toMatchObject({
    quantity: 1,
    costBasis: 107.28,
  })
  expect(amountErrors({ quantity: 'lots', entryPrice: 'cheap' })).toEqual({})
  expect(foundHoldingOf(found, { quantity: '1', entryPrice: 'cheap' }, undefined)).toBeNull()
})

test('a number out of bounds is not replaced but refused', () => {
  expect(amountErrors({ quantity: '0', entryPrice: '-1' })).toEqual({
    quantity: 'Enter more than 0 and up to 1 trillion, with at most 8 decimals.',
    entryPrice: 'Enter an amount from $0 to $1 billion.',
  })
  expect(foundHoldingOf(found, { quantity: '0', entryPrice: '1' }, 107)).toBeNull()
})

test('no coin is a choice, not an id', () => {
  const draft = { ...draftOf(live), type: 'crypto' as const, symbol: 'XYZ', coinId: noCoin }
  expect(holdingErrors(draft)).toEqual({})
  expect(newHoldingOf(draft)).not.toHaveProperty('coinId')
})
