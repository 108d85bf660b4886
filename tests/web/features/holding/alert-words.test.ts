// Alert words: a rule is told with the time of the price that reached it, which may lie before the day it counts for.
import { expect, test } from 'vitest'
import type { AlertRule } from '#shared/watchlist/contract.ts'
import { alertKindsOf, reachedText, ruleText, valueError } from '#web/features/holding/alerts/alert-words.ts'

const bitcoin: AlertRule = {
  id: crypto.randomUUID(),
  security: { type: 'crypto', symbol: 'BTC', name: 'Bitcoin', coinId: 'bitcoin' },
  kind: 'above',
  value: 150_000,
  isOn: true,
  isWaiting: false,
  reached: { on: '2026-11-18', at: '2026-11-17T12:58:00.000Z', price: 151_000, changePercent: 2.5 },
}

test('what has been reached is told with when its price was made', () => {
  expect(reachedText(bitcoin)).toBe('Reached at $151,000.00 on 17 Nov 2026, 11:58 pm, +2.50% over 24 hours.')
  expect(reachedText({ ...bitcoin, isWaiting: true })).toMatch(
    /It counts again once the price has been back past it\.$/,
  )
  // From the day it counts for, as the next check does.
  expect(reachedText({ ...bitcoin, kind: 'move', value: 2, isWaiting: true })).toMatch(/again from 20 Nov 2026\.$/)
  expect(reachedText({ ...bitcoin, reached: null })).toBeNull()
})

test.each([
  [170, 'At or above $170.00'],
  [1.235, 'At or above $1.235'],
  [3.4567, 'At or above $3.4567'],
  [0.00001234, 'At or above $0.00001234'],
])('an alert for a price of %d reads %s: the price that was typed, not one beside it', (value, text) => {
  expect(ruleText({ kind: 'above', value, security: bitcoin.security })).toBe(text)
})

test('a move of a coin is one over 24 hours, of a share one since the close before', () => {
  const cba: AlertRule['security'] = { type: 'stock', symbol: 'CBA', name: 'Commonwealth Bank of Australia' }
  const move = { kind: 'move', value: 5 } as const
  expect(ruleText({ ...move, security: bitcoin.security })).toBe('Moves 5% or more over 24 hours')
  expect(ruleText({ ...move, security: cba })).toBe('Moves 5% or more in a day')
  expect(alertKindsOf(bitcoin.security).at(-1)?.label).toBe('Moves over 24 hours')
  expect(alertKindsOf(cba).at(-1)?.label).toBe('Moves in a day')
})

test('a price with a decimal comma is asked for again, not taken for a hundred times as much', () => {
  expect(valueError('above', '12,50')).toBe('Enter a number, such as 12.50.')
  expect(valueError('above', '1,250.50')).toBeUndefined()
})
