// The portfolio's sums, against exact arithmetic done another way, and the bars (P39).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  diversificationBarPercent,
  gainOf,
  growthBarPercent,
  performers,
  sharesOf,
  summarise,
} from '#shared/portfolio/summary.ts'
import { valueOf } from '#shared/portfolio/valuation.ts'

const held = (quantity: number, costBasis: number, currentPrice: number) => ({
  quantity,
  costBasis,
  currentPrice,
  priceStatus: 'live' as const,
})

test('10 CBA bought at 100 and worth 165.85 are a gain of 658.50', () => {
  expect(summarise([held(10, 100, 165.85)])).toEqual({
    totalValue: 1658.5,
    totalCost: 1000,
    gainLoss: 658.5,
    gainLossPercent: 65.85,
    count: 1,
    samplePriced: 0,
    stalePriced: 0,
    costPriced: 0,
  })
})

test('an empty portfolio is worth nothing, without NaN', () => {
  expect(summarise([])).toEqual({
    totalValue: 0,
    totalCost: 0,
    gainLoss: 0,
    gainLossPercent: 0,
    count: 0,
    samplePriced: 0,
    stalePriced: 0,
    costPriced: 0,
  })
  expect(performers([])).toEqual({ top: undefined, bottom: undefined })
  expect(sharesOf([held(1, 1, 0)])[0]?.sharePercent).toBe(0)
})

test('sample prices, old ones and unknown ones are counted', () => {
  const holdings = [
    held(1, 1, 1),
    { ...held(1, 1, 1), priceStatus: 'sample' as const },
    { ...held(1, 1, 1), priceStatus: 'stale' as const },
    { ...held(1, 1, 1), priceStatus: 'cost' as const },
  ]
  expect(summarise(holdings)).toMatchObject({ count: 4, samplePriced: 1, stalePriced: 1, costPriced: 1 })
})

test('a holding whose price was not found has no gain, not one of 0, and is neither the top performer nor the bottom one', () => {
  const unknown = { ...held(1, 10, 10), priceStatus: 'cost' as const }
  expect(gainOf(unknown)).toBeNull()
  expect(performers([unknown])).toEqual({ top: undefined, bottom: undefined })
  expect(performers([unknown, held(1, 10, 9)])).toMatchObject({
    top: { holding: { currentPrice: 9 } },
    bottom: undefined,
  })
})

test('10,000 random quantity and price pairs sum to the cent as whole hundred-millionths do', () => {
  const quantity = fc.integer({ min: 1, max: 10 ** 12 })
  const price = fc.integer({ min: 0, max: 10 ** 8 })
  const pairs = fc.sample(fc.tuple(quantity, price, price), { numRuns: 10_000, seed: 20_261_121 })
  // Quantities in 1e-8 units and prices in 1e-4 dollars, so that the check itself is whole-number arithmetic.
  const holdings = pairs.map(([q, cost, current]) => held(q / 1e8, cost / 1e4, current / 1e4))
  const exact = (pick: (pair: [number, number, number]) => number): number => {
    const units = pairs.reduce((sum, pair) => sum + BigInt(pair[0]) * BigInt(pick(pair)), 0n)
    return Number((units * 2n + 10n ** 10n) / (2n * 10n ** 10n)) / 100
  }
  const summary = summarise(holdings)
  expect(summary.totalValue).toBe(exact(([, , current]) => current))
  expect(summary.totalCost).toBe(exact(([, cost]) => cost))
  expect(Math.abs(summary.gainLoss - (summary.totalValue - summary.totalCost))).toBeLessThan(0.011)
})

test('a value is the exact product', () => {
  expect(valueOf(3, 0.1)).toBe(0.3)
  expect(valueOf(0.000_000_01, 0.025)).toBe(2.5e-10)
  expect(valueOf(1e12, 1e9)).toBe(1e21)
})

test('gain percent is 0 when nothing was paid', () => {
  expect(gainOf(held(5, 0, 10))).toEqual({ gain: 50, gainPercent: 0 })
  expect(gainOf(held(4, 10, 9.5))).toEqual({ gain: -2, gainPercent: -5 })
})

test('the top performer has the highest percent gain, not the highest amount', () => {
  const small = held(1, 10, 15)
  const large = held(100, 100, 120)
  expect(performers([large, small])).toEqual({
    top: { holding: small, gainPercent: 50 },
    bottom: { holding: large, gainPercent: 20 },
  })
})

test.each([
  [0, 20, 0],
  [3, 0, 50],
  [3, -80, 0],
  [3, 12.5, 62.5],
  [3, 90, 100],
])('with %i holdings and %d percent gain the growth bar is %d wide', (count, gainLossPercent, width) => {
  expect(growthBarPercent({ count, gainLossPercent })).toBe(width)
})

test.each([
  [0, 0],
  [4, 40],
  [25, 100],
])('%i holdings make the diversification bar %i wide', (count, width) => {
  expect(diversificationBarPercent(count)).toBe(width)
})

test('shares of the whole sum to 100', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 })), {
        minLength: 1,
        maxLength: 30,
      }),
      (pairs) => {
        const shares = sharesOf(pairs.map(([quantity, price]) => held(quantity / 1000, 1, price / 100)))
        expect(shares.reduce((sum, { sharePercent }) => sum + sharePercent, 0)).toBeCloseTo(100, 8)
      },
    ),
  )
})
