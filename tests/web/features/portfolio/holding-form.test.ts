// Holding form: from what was typed to the request, or to why not (P13).
import { expect, test } from 'vitest'
import {
  emptyHolding,
  type HoldingDraft,
  holdingErrors,
  missingIn,
  newHoldingOf,
  quantityStep,
} from '#web/features/portfolio/holding-form.ts'

const aDraft = (changed: Partial<HoldingDraft> = {}): HoldingDraft => ({
  ...emptyHolding,
  symbol: 'CBA',
  quantity: '10',
  costBasis: '100',
  ...changed,
})

test('an empty form says what it needs and is no request', () => {
  expect(missingIn(emptyHolding)).toBe('Add a symbol, a quantity and an entry price to continue.')
  expect(holdingErrors(emptyHolding)).toEqual({})
  expect(newHoldingOf(emptyHolding)).toBeNull()
})

test('without a current price the request has none, so that the server fetches it', () => {
  expect(missingIn(aDraft())).toBeNull()
  expect(newHoldingOf(aDraft())).toEqual({ type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 100 })
})

test('a current price is part of the request', () => {
  expect(newHoldingOf(aDraft({ currentPrice: '177.87' }))).toMatchObject({ currentPrice: 177.87 })
})

test('the symbol is upper case and without the exchange suffix', () => {
  expect(newHoldingOf(aDraft({ symbol: ' cba.ax ' }))?.symbol).toBe('CBA')
})

test('a coin id belongs to crypto only: left behind by a change of type it is not sent', () => {
  expect(newHoldingOf(aDraft({ type: 'crypto', symbol: 'BTC', coinId: 'bitcoin' }))).toMatchObject({
    coinId: 'bitcoin',
  })
  expect(newHoldingOf(aDraft({ type: 'etf', coinId: 'bitcoin' }))).not.toHaveProperty('coinId')
})

test.each([
  ['symbol', 'TOO LONG FOR A SYMBOL'],
  ['symbol', '$$$'],
  ['quantity', '0'],
  ['quantity', '-1'],
  ['quantity', '0.123456789'],
  ['quantity', '1e13'],
  ['quantity', 'ten'],
  ['costBasis', '-0.01'],
  ['costBasis', '1e10'],
  ['currentPrice', '0'],
] as const)('%s "%s" is refused beside its field', (field, text) => {
  const draft = aDraft({ [field]: text })
  expect(Object.keys(holdingErrors(draft))).toEqual([field])
  expect(missingIn(draft)).toBe('Correct the marked fields to continue.')
  expect(newHoldingOf(draft)).toBeNull()
})

test.each([
  ['quantity', '0.00000001'],
  ['quantity', '1e12'],
  ['costBasis', '0'],
  ['costBasis', '0.025'],
  ['currentPrice', '0.0001'],
] as const)('%s "%s" is taken', (field, text) => {
  expect(holdingErrors(aDraft({ [field]: text }))).toEqual({})
  expect(newHoldingOf(aDraft({ [field]: text }))).not.toBeNull()
})

test('coins come in hundred-millionths, shares in thousandths', () => {
  expect([quantityStep('crypto'), quantityStep('stock'), quantityStep('etf')]).toEqual(['0.00000001', '0.001', '0.001'])
})
