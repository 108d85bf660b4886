import type { Instrument } from '#shared/market/instrument.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Chart,
  confirmAfterMs,
  maxPrice,
  isPrice,
  judge,
  type KeptQuote,
  previousCloseOf,
  priceBefore,
  type PriceOffer,
  priceOfChart,
  timeOfChart,
  withoutFloatNoise,
} from '#shared/market/price-check.ts'

const wombat: Instrument = { kind: 'asx', code: 'WMB' }
const now = new Date('2026-11-18T02:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

const anOffer = (more: Partial<PriceOffer> = {}): PriceOffer => ({
  source: 'yahoo',
  symbol: 'WMB',
  price: 12.5,
  previousClose: 12.25,
  asOf: new Date('2026-11-18T01:40:00Z'),
  currency: 'AUD',
  instrumentType: 'EQUITY',
  longName: null,
  shortName: null,
  ...more,
})

const aKept = (more: Partial<KeptQuote> = {}): KeptQuote => ({
  instrument: wombat,
  symbol: 'WMB',
  name: 'Wombat',
  price: 12.4,
  previousClose: 12.25,
  type: 'stock',
  instrumentType: 'EQUITY',
  source: 'yahoo',
  asOf: '2026-11-18T01:00:00.000Z',
  fetchedAt: '2026-11-18T01:20:00.000Z',
  ...more,
})

const verdictOn = (offer: Partial<PriceOffer>, kept?: KeptQuote, at = now) => judge(wombat, anOffer(offer), kept, at)

test('a price that contradicts nothing is good, with its close before and its time', () => {
  expect(verdictOn({})).toEqual({ kind: 'good', price: 12.5, previousClose: 12.25, asOf: '2026-11-18T01:40:00.000Z' })
})

test.each([
  ['is missing', { price: null }, 'no-price'],
  ['is zero', { price: 0 }, 'no-price'],
  ['is negative', { price: -1 }, 'no-price'],
  ['is not finite', { price: Number.POSITIVE_INFINITY }, 'no-price'],
  ['is not a number', { price: Number.NaN }, 'no-price'],
  ['is beyond belief', { price: maxPrice * 2 }, 'no-price'],
  ['is of another security', { symbol: 'CBA' }, 'wrong-symbol'],
  ['is in pence', { currency: 'GBp' }, 'wrong-currency'],
  ['is in US dollars', { currency: 'USD' }, 'wrong-currency'],
  ['is a hundred times the close before it, with nothing else to go by', { price: 1225 }, 'contradicts-itself'],
] as const)('a price is refused when it %s', (_why, offer, because) => {
  expect(verdictOn(offer)).toEqual({ kind: 'refused', because })
})

test('an answer that does not say its currency is in dollars, and one that does not say its symbol is about the one asked for', () => {
  expect(verdictOn({ currency: null, symbol: null }).kind).toBe('good')
})

test('a sub-cent price keeps all its decimals', () => {
  expect(verdictOn({ price: 0.025, previousClose: 0.024 })).toMatchObject({
    kind: 'good',
    price: 0.025,
    previousClose: 0.024,
  })
})

test('an answer without a time is as of now, and a time ahead of our clock is now', () => {
  expect(verdictOn({ asOf: null })).toMatchObject({ asOf: now.toISOString() })
  expect(verdictOn({ asOf: later(86_400_000) })).toMatchObject({ asOf: now.toISOString() })
})

test.each([
  ['on a Sunday', '2026-11-22T02:00:00Z', '2026-11-20T05:10:00.000Z'],
  ['before the open', '2026-11-22T22:30:00Z', '2026-11-20T05:10:00.000Z'],
  ['in the evening after an early close', '2026-12-24T09:00:00Z', '2026-12-24T03:10:00.000Z'],
])('of a share, such an answer %s is as of the last closing auction', (_when, at, traded) => {
  const closed = new Date(at)
  expect(verdictOn({ asOf: null }, undefined, closed)).toMatchObject({ asOf: traded })
  const ahead = new Date(closed.getTime() + 60_000)
  expect(verdictOn({ asOf: ahead }, undefined, closed)).toMatchObject({ asOf: traded })
  const ofCoin = judge({ kind: 'coin', id: 'bitcoin' }, anOffer({ symbol: null, asOf: null }), undefined, closed)
  expect(ofCoin).toMatchObject({ asOf: closed.toISOString() })
})

test('a share price without a time, given on a weekend, neither displaces the close nor keeps it out', () => {
  const sunday = new Date('2026-11-22T02:00:00Z')
  const close = new Date('2026-11-20T05:10:30Z')
  const untold = { price: 17.5, asOf: null }
  expect(verdictOn(untold, aKept({ asOf: close.toISOString() }), sunday)).toEqual({ kind: 'refused', because: 'older' })
  const verdict = verdictOn(untold, aKept({ asOf: '2026-11-20T05:00:00.000Z' }), sunday)
  if (verdict.kind !== 'good') throw new Error('It is newer than a price from before the auction')
  expect(verdictOn({ asOf: close }, aKept(verdict), sunday).kind).toBe('good')
})

test('an answer older than what is kept is refused, one of the same time is not', () => {
  expect(verdictOn({ asOf: new Date('2026-11-18T00:59:59Z') }, aKept())).toEqual({ kind: 'refused', because: 'older' })
  expect(verdictOn({ asOf: new Date('2026-11-18T01:00:00Z') }, aKept()).kind).toBe('good')
})

test('a kept quote dated far in the future keeps no later price out', () => {
  expect(verdictOn({}, aKept({ asOf: '2030-01-01T00:00:00.000Z' })).kind).toBe('good')
})

describe('a price more than five times off the last one', () => {
  test.each([
    ['a hundredfold', 1240],
    ['a hundredth', 0.124],
  ])('is held back: %s', (_what, price) => {
    expect(verdictOn({ price }, aKept())).toEqual({ kind: 'suspect', suspect: { price, seenAt: now.toISOString() } })
  })

  test('is believed when a later fetch says the same', () => {
    const kept = aKept({ suspect: { price: 1240, seenAt: now.toISOString() } })
    const offer = { price: 1250, previousClose: 1225, asOf: later(confirmAfterMs) }
    expect(verdictOn(offer, kept, later(confirmAfterMs))).toMatchObject({
      kind: 'good',
      price: 1250,
      previousClose: 1225,
    })
  })

  test('stays held back, however often it is repeated, while the close before contradicts it', () => {
    const kept = aKept({ suspect: { price: 1240, seenAt: now.toISOString() } })
    const aDay = 24 * 3_600_000
    expect(verdictOn({ price: 1240, previousClose: 12.25, asOf: later(aDay) }, kept, later(aDay)).kind).toBe('suspect')
    expect(verdictOn({ price: 1240, previousClose: 1240, asOf: later(aDay) }, kept, later(aDay)).kind).toBe('good')
  })

  test('stays held back when the second fetch comes at once, and its first sighting keeps counting', () => {
    const kept = aKept({ suspect: { price: 1240, seenAt: now.toISOString() } })
    expect(verdictOn({ price: 1240, previousClose: null }, kept, later(1000))).toEqual({
      kind: 'suspect',
      suspect: { price: 1240, seenAt: now.toISOString() },
    })
  })

  test('is held back anew when the second fetch says something else', () => {
    const kept = aKept({ suspect: { price: 1240, seenAt: now.toISOString() } })
    const at = later(confirmAfterMs)
    expect(verdictOn({ price: 99 }, kept, at)).toEqual({
      kind: 'suspect',
      suspect: { price: 99, seenAt: at.toISOString() },
    })
  })

  test('is believed when the kept one is more than a week old and the close before agrees, as after a share consolidation', () => {
    const kept = aKept({ price: 0.5, asOf: '2026-11-01T01:00:00.000Z' })
    expect(verdictOn({ price: 12.5, previousClose: 12.25 }, kept)).toMatchObject({ kind: 'good', price: 12.5 })
  })

  test('is held back when the kept one is more than a week old and the close before does not agree', () => {
    const kept = aKept({ price: 0.5, asOf: '2026-11-01T01:00:00.000Z' })
    expect(verdictOn({ price: 12.5, previousClose: 0.4 }, kept).kind).toBe('suspect')
  })
})

test('a coin may well have risen tenfold in a day', () => {
  const offer = anOffer({ symbol: null, price: 10, previousClose: 1 })
  expect(judge({ kind: 'coin', id: 'pepe' }, offer, undefined, now)).toMatchObject({
    kind: 'good',
    price: 10,
    previousClose: 1,
  })
})

test('a close before that cannot be right is unknown when the price itself is', () => {
  expect(verdictOn({ previousClose: 1225 }, aKept())).toMatchObject({ kind: 'good', price: 12.5, previousClose: null })
  expect(verdictOn({ previousClose: Number.NaN }, aKept())).toMatchObject({ kind: 'good', previousClose: null })
})

test('no price that is not finite, above 0 and within belief ever passes, whatever is kept', () => {
  const anyNumber = fc.oneof(
    fc.double(),
    fc.constantFrom(0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308),
  )
  const maybe = fc.option(anyNumber)
  fc.assert(
    fc.property(
      maybe,
      maybe,
      fc.option(fc.double({ min: 1e-6, max: 1e9, noNaN: true })),
      (price, previousClose, keptPrice) => {
        const kept = keptPrice === null ? undefined : aKept({ price: keptPrice })
        const verdict = verdictOn({ price, previousClose }, kept)
        if (verdict.kind !== 'good') return
        expect(isPrice(verdict.price)).toBe(true)
        expect(verdict.previousClose === null || isPrice(verdict.previousClose)).toBe(true)
      },
    ),
  )
})

test('a good price is never further than five times off a kept one of this week that nothing else confirms', () => {
  const amount = fc.double({ min: 1e-4, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(amount, amount, fc.option(amount), (price, keptPrice, previousClose) => {
      const verdict = verdictOn({ price, previousClose }, aKept({ price: keptPrice }))
      expect(verdict.kind !== 'good' || (price <= keptPrice * 5 && price * 5 >= keptPrice)).toBe(true)
    }),
  )
})

test.each([['12.5'], [null], [undefined], [{}], [0], [-0], [Number.NaN]])('%j is no price', (value) => {
  expect(isPrice(value)).toBe(false)
})

const aDrawing = (more: Partial<Chart> = {}): Chart => ({
  regularMarketPrice: 12.5,
  regularMarketTime: new Date('2026-11-18T05:10:00Z'),
  previousClose: null,
  chartPreviousClose: 9,
  range: '1mo',
  bars: [],
  ...more,
})

/** Daily bars are stamped 10:00 in Sydney: in summer time 23:00 UTC of the day before. */
const bar = (day: string, close: number | null) => ({ at: new Date(`${day}T23:00:00Z`), close })

describe('the close before', () => {
  test.each([
    ['is the one the provider calls so', aDrawing({ previousClose: 12.25, range: '1d' }), 12.25],
    ["is the close before the chart, when the chart is today's", aDrawing({ range: '1d' }), 9],
    ['is unknown when a chart of today does not say it', aDrawing({ range: '1d', chartPreviousClose: null }), null],
    [
      'is the last close of an earlier Sydney day in a longer chart, not the close before that chart',
      aDrawing({ bars: [bar('2026-11-15', 12.1), bar('2026-11-16', 12.3), bar('2026-11-17', 12.5)] }),
      12.3,
    ],
    [
      'skips days without a close',
      aDrawing({ bars: [bar('2026-11-15', 12.1), bar('2026-11-16', null), bar('2026-11-17', 12.5)] }),
      12.1,
    ],
    [
      'is unknown when the last earlier day is more than a week back',
      aDrawing({ bars: [bar('2026-11-02', 11), bar('2026-11-17', 12.5)] }),
      null,
    ],
    ['is unknown in a longer chart without bars', aDrawing({}), null],
    ['is unknown when nothing has a time', aDrawing({ regularMarketTime: null }), null],
  ])('%s', (_what, chart, expected) => {
    expect(previousCloseOf(chart)).toBe(expected)
  })
})

test('the price of a chart is the market price, else its last close', () => {
  const bars = [bar('2026-11-15', 12.1), bar('2026-11-16', 12.3), bar('2026-11-17', null)]
  expect(priceOfChart(aDrawing({ bars }))).toBe(12.5)
  expect(priceOfChart(aDrawing({ bars, regularMarketPrice: 0 }))).toBe(12.3)
  expect(priceOfChart(aDrawing({ regularMarketPrice: null }))).toBeNull()
})

test('the time of a chart is the market time, else that of its last close', () => {
  const bars = [bar('2026-11-16', 12.3), bar('2026-11-17', null)]
  expect(timeOfChart(aDrawing({ bars }))).toEqual(new Date('2026-11-18T05:10:00Z'))
  expect(timeOfChart(aDrawing({ bars, regularMarketTime: null }))).toEqual(bars[0]?.at)
  expect(timeOfChart(aDrawing({ regularMarketTime: null }))).toBeNull()
})

test.each([
  [110, 10, 100],
  [50, -50, 100],
  [100, 0, 100],
  [100, null, null],
  [100, -100, null],
  [100, -250, null],
  [100, Number.NaN, null],
  [100, Number.POSITIVE_INFINITY, null],
  [1e9, -99, null],
])('a coin at %d after %j percent stood at %j before', (price, changePercent, expected) => {
  expect(priceBefore(price, changePercent)).toBe(expected)
})

test.each([
  [44.150001525878906, 44.15],
  [0.02500000037252903, 0.025],
  [177.87, 177.87],
  [163_870, 163_870],
  [123_456_792, 123_456_792],
  [0.5, 0.5],
  [Math.fround(1 / 3), Math.fround(1 / 3)],
])('the number %d was written as %d', (value, written) => {
  expect(withoutFloatNoise(value)).toBe(written)
})

test('a price of up to six digits survives the way through a 32-bit float', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 4 }), (digits, decimals) => {
      const price = Number(`${digits}e-${decimals}`)
      expect(withoutFloatNoise(Math.fround(price))).toBe(price)
    }),
  )
})
