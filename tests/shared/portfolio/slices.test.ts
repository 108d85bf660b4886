// Slices: what is held of each kind and of each security, for the charts.
import { slicesByHolding, slicesByType } from '#shared/portfolio/summary.ts'
import { expect, test } from 'vitest'

const held = (type: 'stock' | 'etf', symbol: string, currentPrice: number) => ({
  type,
  symbol,
  currentPrice,
  quantity: 1,
  costBasis: 1,
  priceStatus: 'live' as const,
})

test('parcels of one security are one slice, the largest first, and what is past the most is one more', () => {
  const holdings = [
    held('stock', 'CBA', 20),
    held('etf', 'VAS', 60),
    held('stock', 'CBA', 10),
    held('stock', 'BHP', 10),
  ]
  expect(slicesByType(holdings).map(({ key, value, sharePercent }) => [key, value, sharePercent])).toEqual([
    ['etf', 60, 60],
    ['stock', 40, 40],
  ])
  expect(slicesByHolding(holdings, 3).map(({ label, value }) => [label, value])).toEqual([
    ['VAS', 60],
    ['CBA', 30],
    ['BHP', 10],
  ])
  expect(slicesByHolding(holdings, 2)).toMatchObject([
    { label: 'VAS' },
    { label: '2 others', value: 40, sharePercent: 40 },
  ])
})

test('two coins of one ticker are two slices, and a share entered as an ETF too is one', () => {
  const coin = (coinId: string, currentPrice: number) => ({
    ...held('stock', 'UNI', currentPrice),
    type: 'crypto' as const,
    coinId,
  })
  const holdings = [coin('uniswap', 30), coin('unicorn-token', 10), held('stock', 'VAS', 20), held('etf', 'VAS', 40)]
  expect(slicesByHolding(holdings, 7).map(({ label, value }) => [label, value])).toEqual([
    ['VAS', 60],
    ['UNI', 30],
    ['UNI', 10],
  ])
})

test('what no market prices is told apart by its kind and name', () => {
  const other = (symbol: string) => ({ ...held('stock', symbol, 10), type: 'other' as const })
  const unknownCoin = { ...held('stock', 'UNI', 10), type: 'crypto' as const }
  const holdings = [other('UNI'), other('UNI'), other('HOUSE'), unknownCoin]
  expect(slicesByHolding(holdings, 7).map(({ label, value }) => [label, value])).toEqual([
    ['UNI', 20],
    ['HOUSE', 10],
    ['UNI', 10],
  ])
})
