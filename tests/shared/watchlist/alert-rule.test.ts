// Alert rule: which values a rule can have, and what no rule can be about (P95).
import { expect, test } from 'vitest'
import { valueProblem } from '#shared/watchlist/alert-rule.ts'
import { instrumentOfSecurity } from '#shared/watchlist/watched.ts'

test.each([
  ['move', 0.5, undefined],
  ['move', 100, undefined],
  ['move', 0.49, 'must be from 0.5 to 100 percent'],
  ['move', 100.01, 'must be from 0.5 to 100 percent'],
  ['move', 1.125, 'must have at most 2 decimals'],
  ['above', 0.00000001, undefined],
  ['above', 0, 'must be above 0 and at most 1,000,000,000'],
  ['below', 1_000_000_001, 'must be above 0 and at most 1,000,000,000'],
  ['below', Number.NaN, 'must be above 0 and at most 1,000,000,000'],
  ['below', 1.000000001, 'must have at most 8 decimals'],
] as const)('of a rule %s the value %d: %s', (kind, value, problem) => {
  expect(valueProblem(kind, value)).toBe(problem)
})

test('what no market prices has no instrument that a rule could be about', () => {
  const coin = { type: 'crypto', symbol: 'BTC', name: 'Bitcoin' } as const
  expect(instrumentOfSecurity({ ...coin, coinId: 'bitcoin' })).toEqual({ kind: 'coin', id: 'bitcoin' })
  expect(() => instrumentOfSecurity(coin)).toThrow(RangeError)
})
