// The amounts at the edge of a chart: short where that is exact, never one text for two places.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingOf } from '#web/ui/chart/chart-drawing.ts'
import { valueTicks } from '#web/ui/chart/chart-arithmetic.ts'
import { type EdgeKind, edgeTexts } from '#web/ui/chart/edge-money.ts'

/** What stands at the edge of a chart that goes from one value to another. */
const edgeOf = (low: number, high: number, edges: EdgeKind = 'amounts'): string[] => {
  const line = { key: 'value', label: 'Value', values: [low, high], look: 'main' as const }
  const source = { days: [20_000, 20_001], lines: [line], markers: [], edges }
  return drawingOf(source, { width: 600, height: 240, rem: 16 })
    .texts.map(({ text }) => text)
    .filter((text) => text.includes('$'))
}

test.each([
  [900, 1100, ['$1K', '$1.1K']],
  [1000, 1050, ['$1.02K', '$1.04K']],
  [1000, 1010, ['$1,005', '$1,010']],
  [10_000, 10_400, ['$10.2K', '$10.4K']],
  [10_000, 10_010, ['$10,005', '$10,010']],
  [1_200_000, 1_205_000, ['$1,202,000', '$1,204,000']],
  [1_150_000, 1_250_000, ['$1.2M', '$1.25M']],
  [1, 1.01, ['$1.005', '$1.01']],
  [0, 3, ['$1', '$2', '$3']],
])('a portfolio worth %d to %d', (low, high, texts) => {
  expect(edgeOf(low, high)).toEqual(texts)
})

test('a price within a cent has as many decimals as its lines need', () => {
  expect(edgeOf(3, 3.02, 'prices')).toEqual(['$3.01', '$3.02'])
  expect(edgeOf(3, 3.01, 'prices')).toEqual(['$3.005', '$3.01'])
  expect(edgeOf(0.00001, 0.000012, 'prices')).toEqual(['$0.000011', '$0.000012'])
  expect(edgeOf(60_000, 150_000, 'prices')).toEqual(['$100,000.00', '$150,000.00'])
})

test('no two ticks have the same text, whatever the scope', () => {
  const amount = fc.double({ min: 0, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(amount, fc.double({ min: 1e-7, max: 1, noNaN: true }), (low, share) => {
      const ticks = valueTicks([low, low + Math.max(low * share, 1e-9)], 4)
      for (const format of [edgeTexts.amounts, edgeTexts.prices]) expect(new Set(format(ticks)).size).toBe(ticks.length)
    }),
  )
})
