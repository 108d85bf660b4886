// The same trade in two sources: pairs one to one, and what more than one row could be.
import { expect, test } from 'vitest'
import type { Compared } from '#shared/portfolio/import/compared.ts'
import { paired } from '#shared/portfolio/import/same-trade.ts'

const buy = (date: string | null, total: number | null, format: string | null, units = 10): Compared => ({
  facts: date === null ? { type: 'opening', date, units, amount: 1 } : { type: 'buy', date, units, price: 5 },
  total,
  format,
  key: null,
})
const places = (list: readonly unknown[]): number[] => list.map((_, place) => place)
const pair = (rows: readonly Compared[], others: readonly Compared[]) => {
  const { pairs, unclear } = paired(rows, places(rows), others, places(others))
  return { pairs: [...pairs].toSorted(([a], [b]) => a - b), unclear: [...unclear].toSorted(([a], [b]) => a - b) }
}

test.each([
  ['settled two days later', buy('2024-03-05', 50, 'a'), buy('2024-03-07', 50.02, 'b'), true],
  ['five trading days over Easter', buy('2026-04-01', 50, 'a'), buy('2026-04-10', 50, 'b'), true],
  ['six trading days', buy('2024-03-05', 50, 'a'), buy('2024-03-13', 50, 'b'), false],
  ['three cents apart', buy('2024-03-05', 50, 'a'), buy('2024-03-05', 50.03, 'b'), false],
  ['other units', buy('2024-03-05', 50, 'a'), buy('2024-03-05', 50, 'b', 11), false],
  ['the same source', buy('2024-03-05', 50, 'a'), buy('2024-03-05', 50, 'a'), false],
  ['typed in by hand', buy('2024-03-05', 50, 'a'), buy('2024-03-05', 50, null), true],
  ['a total that nobody knows, here', buy('2024-03-05', null, 'a'), buy('2024-03-05', 50, 'b'), true],
  ['a total that nobody knows, there', buy('2024-03-05', 50, 'a'), buy('2024-03-05', null, 'b'), true],
  ['openings without a date', buy(null, 50, 'a'), buy(null, 50, 'b'), true],
  ['an opening with a date and one without', buy(null, 50, 'a'), buy('2024-03-05', 50, 'b'), false],
])('%s', (_, one, other, isSame) => {
  expect(pair([one], [other])).toEqual({ pairs: isSame ? [[0, 0]] : [], unclear: [] })
})

test('as many as there are candidates are pairs in the order of their days; more or fewer are unclear', () => {
  const day = (date: string, format: string) => buy(date, 50, format)
  expect(
    pair([day('2024-03-06', 'a'), day('2024-03-05', 'a')], [day('2024-03-07', 'b'), day('2024-03-08', 'b')]),
  ).toEqual({
    pairs: [
      [0, 1],
      [1, 0],
    ],
    unclear: [],
  })
  expect(pair([day('2024-03-05', 'a')], [day('2024-03-07', 'b'), day('2024-03-08', 'b')])).toEqual({
    pairs: [],
    unclear: [[0, 2]],
  })
  // The first could be the first alone, the last either: nobody can say without looking.
  expect(
    pair([day('2024-03-01', 'a'), day('2024-03-08', 'a')], [day('2024-03-04', 'b'), day('2024-03-12', 'b')]).unclear,
  ).toEqual([
    [0, 2],
    [1, 2],
  ])
})

test('thousands of equal trades in two sources are no standstill', () => {
  const many = (format: string, days: number): Compared[] =>
    Array.from({ length: 20_000 }, (_, at) => buy(`2024-03-${String(1 + (at % days)).padStart(2, '0')}`, 50, format))
  const began = performance.now()
  expect(pair(many('a', 1), many('b', 1)).pairs).toHaveLength(20_000)
  expect(pair(many('a', 28), many('b', 28)).unclear).toHaveLength(20_000)
  const different = (format: string): Compared[] =>
    Array.from({ length: 20_000 }, (_, at) => buy('2024-03-01', 50 + at, format))
  expect(pair(different('a'), different('b')).pairs).toHaveLength(20_000)
  expect(performance.now() - began).toBeLessThan(20_000)
})
