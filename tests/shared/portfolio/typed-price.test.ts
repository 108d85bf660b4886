// Prices set by hand as dated points: what an edit keeps of those before, and what a holding has had in all.
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { editHolding } from '#shared/portfolio/live-tracking.ts'
import { typedPriceChange, typedPricesOf } from '#shared/portfolio/typed-price.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'

const day = dayNumber
const before = aStoredHolding({ isLiveTracked: false, manualPrice: 20, lastUpdated: '2026-03-01T00:00:00.000Z' })
const at = (lastUpdated: string, more: Partial<typeof before> = {}) => ({ ...before, lastUpdated, ...more })

test('the price before is kept on its Sydney day, and an edit of something else leaves it where it is', () => {
  const keep = [{ day: day('2026-03-01'), price: 20 }]
  const later = '2026-03-05T00:00:00.000Z'
  expect(typedPriceChange(before, at(later, { manualPrice: 30 }))).toEqual({ keep })
  expect(typedPriceChange(before, editHolding(before, { currentPrice: 20 }, 'notAsked', later))).toEqual({ keep })
  const renamed = editHolding(before, { name: 'Shed' }, 'notAsked', later)
  expect(typedPriceChange(before, renamed)).toBeUndefined()
  expect(typedPricesOf(renamed, [])).toEqual(keep)
  const live = at('2026-03-05T00:00:00.000Z', { isLiveTracked: true, manualPrice: null })
  expect(typedPriceChange(before, live)).toEqual({ keep })
})

test('of two prices of one Sydney day the later stands, also across midnight in London', () => {
  expect(typedPriceChange(before, at('2026-03-01T12:00:00.000Z', { manualPrice: 30 }))).toBeUndefined()
  expect(typedPriceChange(before, at('2026-03-01T13:30:00.000Z', { manualPrice: 30 }))).toEqual({
    keep: [{ day: day('2026-03-01'), price: 20 }],
  })
})

test('a price that is nobody’s is not kept, and of another security none stays', () => {
  const live = aStoredHolding({ isLiveTracked: true, manualPrice: null, lastUpdated: '2026-03-01T00:00:00.000Z' })
  const later = '2026-03-05T00:00:00.000Z'
  expect(typedPriceChange(live, { ...live, lastUpdated: later, manualPrice: 30 })).toBeUndefined()
  expect(typedPriceChange(before, at(later, { symbol: 'BHP' }))).toBe('forget')
  // A share that turns out to be an ETF is the same security.
  expect(typedPriceChange(before, at(later, { type: 'etf', manualPrice: 30 }))).toMatchObject({ keep: [{ price: 20 }] })
  const coin = aStoredHolding({ type: 'crypto', symbol: 'BTC', coinId: 'bitcoin' })
  expect(typedPriceChange(coin, { ...coin, coinId: 'bitcoin-cash' })).toBe('forget')
  expect(typedPriceChange(coin, { ...coin, lastUpdated: later, quantity: 2 })).toBeUndefined()
})

test('all points are one a day, oldest first, the one that stands last', () => {
  const kept = [
    { day: day('2026-02-01'), price: 15 },
    { day: day('2025-02-01'), price: 10 },
    { day: day('2026-02-01'), price: 16 },
  ]
  expect(typedPricesOf(before, kept)).toEqual([
    { day: day('2025-02-01'), price: 10 },
    { day: day('2026-02-01'), price: 16 },
    { day: day('2026-03-01'), price: 20 },
  ])
  expect(typedPricesOf({ ...before, manualPrice: null }, [])).toEqual([])
})
