// What is missing before the trades of a file: as many units as the reading with the fewest needs.
import { expect, test } from 'vitest'
import { shortfall } from '#shared/portfolio/import/preview-totals.ts'
import { aTransaction, buy, sell } from '../ledger-support.ts'

test('a pair of transfers that cannot be a move asks for no units of its own', () => {
  const possible = [
    buy('2024-01-01', 100, 1),
    aTransaction('transferIn', { date: '2024-03-15', units: 100, costBase: 90, acquiredOn: '2020-01-01' }),
    sell('2024-02-01', 50, 2),
    aTransaction('transferOut', { date: '2024-03-10', units: 100 }),
  ]
  const missing = (sold: number): number | null =>
    shortfall([...possible, sell('2025-02-01', sold, 2)], 'CBA', '2026-11-01T00:00:00.000Z')
  expect([50, 51, 60].map(missing)).toEqual([0, 1, 10])
})
