// When an analysis has to be made again: every edge of P32.
import { expect, test } from 'vitest'
import { needsNewEducation, snapshotOf } from '#shared/educator/analysis.ts'
import { ChatQuestion } from '#shared/educator/question.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'

const madeAt = '2026-11-20T10:00:00.000Z'
const soon = '2026-11-20T11:00:00.000Z'
const a = { id: 'a', symbol: 'CBA', totalValue: 100 }
const b = { id: 'b', symbol: 'VAS', totalValue: 200 }
const stored = (...holdings: Array<typeof a>) => ({ lastUpdated: madeAt, portfolioSnapshot: snapshotOf(holdings) })
const worth = (totalValue: number) => ({ ...a, totalValue })

test('none stored', () => {
  expect(needsNewEducation(undefined, [], soon)).toBe(true)
})

test.each([
  ['at once', madeAt, false],
  ['after exactly 24 hours', '2026-11-21T10:00:00.000Z', false],
  ['after 24 hours and a millisecond', '2026-11-21T10:00:00.001Z', true],
  ['after 24 hours and a second', '2026-11-21T10:00:01.000Z', true],
  ['by a clock that was set back', '2026-11-19T10:00:00.000Z', false],
  ['by a time that is none', 'nonsense', true],
])('%s', (_when, now, expected) => {
  expect(needsNewEducation(stored(a), [a], now)).toBe(expected)
})

test.each([
  ['nothing changed', [a, b], [a, b], false],
  ['another order', [a, b], [b, a], false],
  ['one added', [a], [a, b], true],
  ['one removed', [a, b], [a], true],
  ['all removed', [a], [], true],
  ['none before and none now', [], [], false],
  ['one replaced by another', [a, b], [a, { ...b, id: 'c' }], true],
  ['one that became another security', [a, b], [a, { ...b, symbol: 'IVV' }], true],
])('%s', (_what, before, now, expected) => {
  expect(needsNewEducation(stored(...before), now, soon)).toBe(expected)
})

test.each([
  [100, 105, false],
  [100, 105.01, true],
  [100, 95, false],
  [100, 94.99, true],
  [100, 100, false],
  [0.3, 0.315, false],
  [0.1, 0.105, false],
  [0.07, 0.0735, false],
  [1_000_000.01, 1_050_000.0105, false],
  [1_000_000, 1_050_000.01, true],
  [0, 0, false],
  [0, 0.01, true],
  [0.01, 0, true],
  [-0, 0, false],
  [Number.NaN, 100, true],
  [100, Number.NaN, true],
])('a value that went from %d to %d', (before, now, expected) => {
  expect(needsNewEducation(stored(worth(before)), [worth(now)], soon)).toBe(expected)
})

test('a move of at most 5 percent, in cents and at any size, never makes it stale; one of more always does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), fc.integer({ min: -1200, max: 1200 }), (cents, tenThousandths) => {
      const before = cents / 100
      const now = (before * (10_000 + tenThousandths)) / 10_000
      expect(needsNewEducation(stored(worth(before)), [worth(now)], soon)).toBe(Math.abs(tenThousandths) > 500)
    }),
  )
})

test('a snapshot keeps what the rule needs and no more', () => {
  expect(snapshotOf([{ ...a, quantity: 3 } as typeof a])).toEqual([a])
})

test.each([
  ['  Hi  ', 'Hi'],
  ['x'.repeat(1000), 'x'.repeat(1000)],
  ['', undefined],
  [' \n\t ', undefined],
  ['x'.repeat(1001), undefined],
])('a message is trimmed and has 1 to 1,000 characters', (message, expected) => {
  expect(z.safeParse(ChatQuestion, { message }).data?.message).toBe(expected)
})
