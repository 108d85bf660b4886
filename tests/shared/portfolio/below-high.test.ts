// Below high: the fall from the highest close of a year, told only where the closes can tell it.
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { priceHistory, type PriceHistory } from '#shared/market/price-history.ts'
import type { PricedInstrument } from '#shared/market/quote.ts'
import { belowHighs, percentBelowHigh } from '#shared/portfolio/below-high.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'

const today = dayNumber('2026-11-20')
/** A close on each of the last `length` days, the newest last. */
const closes = (prices: readonly number[], last = today, source: PriceHistory['source'] = 'yahoo'): PriceHistory =>
  priceHistory(
    source,
    prices.map((price, at) => ({ day: last - prices.length + 1 + at, price })),
  )
const flat = Array.from({ length: 40 }, () => 80)

test('the newest close against the highest of the last 365 days', () => {
  expect(percentBelowHigh(closes([...flat, 100, 90, 75]), today)).toBe(25)
  expect(percentBelowHigh(closes([...flat, 100]), today)).toBe(0)
  const longAgo = [500, ...Array.from({ length: 364 }, () => 100), 88]
  // 365 days before the newest close, the high no longer counts; a day later it does.
  expect(percentBelowHigh(closes(longAgo), today)).toBe(12)
  expect(percentBelowHigh(closes(longAgo.slice(0, -1)), today)).toBe(80)
})

test('nothing is told of made-up closes, of too few, and of old ones', () => {
  const fallen = [...flat, 100, 50]
  expect(percentBelowHigh(closes(fallen, today, 'sample'), today)).toBeNull()
  expect(percentBelowHigh(closes([100, 50]), today)).toBeNull()
  expect(percentBelowHigh(closes([]), today)).toBeNull()
  expect(percentBelowHigh(closes(fallen, today - 10), today)).toBe(50)
  expect(percentBelowHigh(closes(fallen, today - 11), today)).toBeNull()
})

test('holdings that follow the market, the deepest first, with today’s price as the newest', () => {
  const [cba, bhp, own, sold, other, unknown] = [
    aStoredHolding(),
    aStoredHolding({ symbol: 'BHP' }),
    aStoredHolding({ isLiveTracked: false, manualPrice: 1 }),
    aStoredHolding({ quantity: 0 }),
    aStoredHolding({ type: 'other', symbol: 'SHED', isLiveTracked: false }),
    aStoredHolding({ symbol: 'ZZZ' }),
  ] as const
  const histories = new Map([
    ['asx:CBA', closes([...flat, 100, 90], today - 1)],
    ['asx:BHP', closes([...flat, 100, 60])],
  ])
  const quote: PricedInstrument = {
    kind: 'quote',
    isStale: false,
    quote: {
      instrument: { kind: 'asx', code: 'CBA' },
      symbol: 'CBA',
      name: 'CBA',
      price: 70,
      previousClose: 90,
      type: 'stock',
      instrumentType: 'EQUITY',
      source: 'yahoo',
      asOf: '2026-11-20T03:00:00.000Z',
      fetchedAt: '2026-11-20T03:00:00.000Z',
    },
  }
  const all = [cba, bhp, own, sold, other, unknown]
  expect(belowHighs(all, histories, new Map([['asx:CBA', quote]]), today)).toEqual([
    { id: bhp.id, percent: 40 },
    { id: cba.id, percent: 30 },
  ])
  const calm = new Map([['asx:CBA', closes([...flat, 100, 99.5])]])
  expect(belowHighs([cba], calm, new Map(), today)).toEqual([])
})
