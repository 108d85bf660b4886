// Concentration: the largest security, the effective number of them, and the shares by kind.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concentrationOf } from '#shared/portfolio/concentration.ts'

const held = (symbol: string, quantity: number, currentPrice: number, type: 'stock' | 'etf' | 'crypto' = 'stock') => ({
  type,
  symbol,
  quantity,
  costBasis: 1,
  currentPrice,
})

test('nothing held, and nothing worth anything, has no largest', () => {
  expect(concentrationOf([])).toEqual({ largest: null, effectiveHoldings: null, securities: 0, byType: [] })
  expect(concentrationOf([held('CBA', 0, 100)])).toMatchObject({
    largest: null,
    effectiveHoldings: null,
    securities: 0,
  })
  expect(concentrationOf([held('CBA', 10, 0)])).toMatchObject({ largest: null, effectiveHoldings: null, securities: 1 })
})

test('equal holdings count as many as there are, one of 80 percent as little more than one', () => {
  const four = ['A', 'B', 'C', 'D'].map((symbol) => held(symbol, 10, 25))
  expect(concentrationOf(four).effectiveHoldings).toBeCloseTo(4, 10)
  const uneven = concentrationOf([held('VAS', 8, 100, 'etf'), held('CBA', 1, 100), held('BTC', 1, 100, 'crypto')])
  // 1 / (0.64 + 0.01 + 0.01)
  expect(uneven.effectiveHoldings).toBeCloseTo(1.515, 3)
  expect(uneven.largest).toEqual({ key: 'asx:VAS', label: 'VAS', type: 'etf', value: 800, sharePercent: 80 })
  expect(uneven.byType.map(({ type, sharePercent }) => [type, sharePercent])).toEqual([
    ['etf', 80],
    ['stock', 10],
    ['crypto', 10],
  ])
})

test('two holdings of one security are one', () => {
  const twice = concentrationOf([held('CBA', 5, 100), held('CBA', 5, 100), held('BHP', 10, 100)])
  expect(twice).toMatchObject({ securities: 2, largest: { sharePercent: 50 } })
  expect(twice.effectiveHoldings).toBeCloseTo(2, 10)
})

test('two coins of one ticker are two', () => {
  const uni = (coinId: string) => ({ ...held('UNI', 10, 50, 'crypto'), coinId })
  expect(concentrationOf([uni('uniswap'), uni('unicorn-token')])).toMatchObject({
    securities: 2,
    largest: { sharePercent: 50 },
  })
})

test('the effective number lies between one and the number of securities', () => {
  const portfolio = fc.array(fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e4 })), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(portfolio, (parts) => {
      const { effectiveHoldings, securities } = concentrationOf(
        parts.map(([units, price], index) => held(`S${index}`, units, price)),
      )
      expect(effectiveHoldings).toBeGreaterThanOrEqual(1 - 1e-9)
      expect(effectiveHoldings).toBeLessThanOrEqual(securities + 1e-9)
    }),
  )
})
