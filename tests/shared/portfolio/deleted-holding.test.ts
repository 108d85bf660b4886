// What comes back of a deleted holding, and the request that brings it back.
import { expect, test } from 'vitest'
import { openAgain } from '#shared/portfolio/deleted-holding.ts'
import { restorable } from '#shared/portfolio/shown-holding.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'

const dates = {
  createdAt: '2025-03-01T00:00:00.000Z',
  lastUpdated: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-02-03T00:00:00.000Z',
}

test('an undone deletion keeps the dates and what was declined', () => {
  const declined = [{ kind: 'dividend', exDate: '2026-03-05' } as const]
  const before = aStoredHolding({ ...dates, declined })
  expect(openAgain(aStoredHolding(), before)).toMatchObject({ ...dates, declined })
  const { updatedAt: _updatedAt, ...neverEdited } = before
  const again = openAgain(aStoredHolding(), { ...neverEdited, declined: [] })
  expect(again).not.toHaveProperty('updatedAt')
  const { declined: _declined, ...nothingDeclined } = before
  expect(openAgain(aStoredHolding(), nothingDeclined)).not.toHaveProperty('declined')
})

test('another security knows nothing of the one before, be it another code, kind or coin', () => {
  const bitcoin = aStoredHolding({ ...dates, type: 'crypto', symbol: 'BTC', coinId: 'bitcoin' })
  expect(openAgain(aStoredHolding({ type: 'crypto', symbol: 'BTC', coinId: 'bitcoin' }), bitcoin)).toMatchObject(dates)
  for (const other of [
    aStoredHolding({ symbol: 'BHP' }),
    aStoredHolding({ type: 'crypto', symbol: 'BTC', coinId: 'bitcoin-cash' }),
  ])
    expect(openAgain(other, bitcoin)).toBeNull()
})

test('units that follow from trades are rounded to what can be typed, and are never none', () => {
  const third = aStoredHolding({ quantity: 1 / 3 })
  expect(restorable(third, false).quantity).toBe(1 / 3)
  expect(restorable(third, true).quantity).toBe(0.33333333)
  expect(restorable(aStoredHolding({ quantity: 0 }), true).quantity).toBe(0.00000001)
})
