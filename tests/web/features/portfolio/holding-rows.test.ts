// Holding rows: the order of the holdings, and that no column is left out of it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Holding } from '#shared/portfolio/holding.ts'
import { columns, nextSort, type Row, rowsOf, sorted, sortWords } from '#web/features/portfolio/holding-rows.ts'

const now = '2026-11-21T00:00:00.000Z'
const aHolding = (about: Partial<Holding>): Holding => ({
  id: crypto.randomUUID(),
  type: 'stock',
  symbol: 'CBA',
  quantity: 1,
  costBasis: 10,
  currentPrice: 10,
  totalValue: (about.quantity ?? 1) * (about.currentPrice ?? 10),
  isLiveTracked: true,
  priceStatus: 'live',
  priceSource: 'yahoo',
  priceAsOf: now,
  previousClose: null,
  createdAt: now,
  lastUpdated: now,
  ...about,
})
const three = rowsOf([
  aHolding({ symbol: 'B2', type: 'etf', quantity: 2, costBasis: 30, currentPrice: 20 }),
  aHolding({ symbol: 'b10', type: 'crypto', quantity: 0.5, costBasis: 1, currentPrice: 300 }),
  aHolding({ symbol: 'A200', type: 'stock', quantity: 10, costBasis: 5, currentPrice: 5 }),
])
const symbols = (rows: readonly Row[]): string[] => rows.map(({ holding }) => holding.symbol)

test.each([
  ['asset', ['A200', 'B2', 'b10']],
  ['type', ['b10', 'B2', 'A200']],
  ['quantity', ['b10', 'B2', 'A200']],
  ['entry', ['b10', 'A200', 'B2']],
  ['current', ['A200', 'B2', 'b10']],
  ['value', ['B2', 'A200', 'b10']],
  ['allocation', ['B2', 'A200', 'b10']],
  ['gain', ['B2', 'A200', 'b10']],
] as const)('%s sorts from the smallest and from the largest', (column, order) => {
  expect(symbols(sorted(three, { column, isDescending: false }))).toEqual(order)
  expect(symbols(sorted(three, { column, isDescending: true }))).toEqual(order.toReversed())
})

test('a row knows its gain and its share', () => {
  expect(three.map(({ gained }) => [gained?.gain, Math.round(gained?.gainPercent ?? Number.NaN)])).toEqual([
    [-20, -33],
    [149.5, 29_900],
    [0, 0],
  ])
  expect(three.map(({ sharePercent }) => sharePercent).reduce((sum, share) => sum + share)).toBeCloseTo(100, 6)
})

test('pressing a heading goes from the natural order to its reverse and back to none', () => {
  const first = nextSort(null, 'value')
  expect(first).toEqual({ column: 'value', isDescending: true })
  const second = nextSort(first, 'value')
  expect(second).toEqual({ column: 'value', isDescending: false })
  expect(nextSort(second, 'value')).toBeNull()
  expect(nextSort(first, 'asset')).toEqual({ column: 'asset', isDescending: false })
})

test('the order is said in words', () => {
  expect(sortWords(null)).toBe('In the order you added them')
  expect(sortWords({ column: 'asset', isDescending: true })).toBe('Sorted by Asset, Z to A')
  expect(sortWords({ column: 'gain', isDescending: false })).toBe('Sorted by Gain/Loss, smallest first')
})

test('sorting loses nothing, adds nothing, and what is equal keeps its order', () => {
  const some = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 3 }), symbol: fc.constantFrom('A', 'B') }))
  fc.assert(
    fc.property(
      some,
      fc.constantFrom(...columns.map(({ column }) => column)),
      fc.boolean(),
      (about, column, isDescending) => {
        const rows = rowsOf(about.map(aHolding))
        const result = sorted(rows, { column, isDescending })
        expect(new Set(result)).toEqual(new Set(rows))
        for (const [index, one] of result.entries()) {
          const next = result[index + 1]
          if (next === undefined) continue
          const isEqual = one.holding.symbol === next.holding.symbol && one.holding.quantity === next.holding.quantity
          if (isEqual) expect(rows.indexOf(one)).toBeLessThan(rows.indexOf(next))
        }
      },
    ),
  )
})
