// The prices at the edge of a chart: each says exactly where its line is.
import { expect, test } from 'vitest'
import { formatPriceEdges } from '#web/features/holding/watching/price-edges.ts'

test('a price within a cent has as many decimals as its line needs', () => {
  expect(formatPriceEdges([3.005, 3.01])).toEqual(['$3.005', '$3.01'])
  expect(formatPriceEdges([0.000011, 0.000012])).toEqual(['$0.000011', '$0.000012'])
  expect(formatPriceEdges([100_000, 150_000])).toEqual(['$100,000.00', '$150,000.00'])
})
