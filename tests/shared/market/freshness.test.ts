import { describe, expect, test } from 'vitest'
import { cacheMs, isStale, isWorthStoring } from '#shared/market/freshness.ts'
import type { StoredQuote } from '#shared/market/quote.ts'

const share = { kind: 'asx', code: 'WMB' } as const
const coin = { kind: 'coin', id: 'bitcoin' } as const

/** Friday 20 November 2026, in the closing auction. */
const fridayClose = '2026-11-20T05:10:00.000Z'

describe('a share price', () => {
  test.each([
    ["Friday's close is good on Saturday", fridayClose, '2026-11-21T01:00:00Z', false],
    ["Friday's close is good on Sunday", fridayClose, '2026-11-22T01:00:00Z', false],
    ["Friday's close is good on Monday before the open", fridayClose, '2026-11-22T22:00:00Z', false],
    ["Friday's close is good on Monday until delayed prices arrive", fridayClose, '2026-11-22T23:20:00Z', false],
    [
      "Friday's close is good on Monday by noon, for a share that does not trade often",
      fridayClose,
      '2026-11-23T01:00:00Z',
      false,
    ],
    ["Friday's close is stale once Monday's should be known", fridayClose, '2026-11-23T05:42:00Z', true],
    ["Friday's price of noon is good on Monday at 11", '2026-11-20T01:00:00.000Z', '2026-11-23T00:00:00Z', false],
    [
      "Friday's price of 10:30 is stale on Monday at 11: more than a day of trading days",
      '2026-11-19T23:30:00.000Z',
      '2026-11-23T00:00:00Z',
      true,
    ],
    ["Thursday's close is stale on Saturday", '2026-11-19T05:10:00.000Z', '2026-11-21T01:00:00Z', true],
    [
      "the last close before Easter is good until Easter's Tuesday",
      '2026-04-02T05:10:00.000Z',
      '2026-04-06T22:00:00Z',
      false,
    ],
    ["today's price is good in the evening", '2026-11-18T03:00:00.000Z', '2026-11-18T09:00:00Z', false],
    ['a price of years ago is stale', '2022-01-13T05:10:07.000Z', '2026-11-21T01:00:00Z', true],
  ])('%s', (_what, asOf, now, expected) => {
    expect(isStale({ instrument: share, asOf }, new Date(now), false)).toBe(expected)
  })

  test.each([
    [
      'is good for half an hour of trading on top of its delay',
      '2026-11-18T01:00:00.000Z',
      '2026-11-18T01:50:00Z',
      false,
    ],
    ['is stale after that', '2026-11-18T01:00:00.000Z', '2026-11-18T01:51:00Z', true],
    ['is good all weekend when it is the close', fridayClose, '2026-11-22T01:00:00Z', false],
    ['is stale in the evening when it is from noon', '2026-11-18T01:00:00.000Z', '2026-11-18T09:00:00Z', true],
  ])('that the provider does not confirm %s', (_what, asOf, now, expected) => {
    expect(isStale({ instrument: share, asOf }, new Date(now), true)).toBe(expected)
  })
})

describe('a coin price', () => {
  test.each([
    ['is good for 24 hours', '2026-11-20T01:00:00.000Z', '2026-11-21T01:00:00Z', false, false],
    ['is stale after 24 hours, weekend or not', '2026-11-20T01:00:00.000Z', '2026-11-21T01:00:01Z', false, true],
    [
      'is good for half an hour while the provider fails',
      '2026-11-20T01:00:00.000Z',
      '2026-11-20T01:30:00Z',
      true,
      false,
    ],
    ['is stale after that', '2026-11-20T01:00:00.000Z', '2026-11-20T01:31:00Z', true, true],
  ])('%s', (_what, asOf, now, isFailing, expected) => {
    expect(isStale({ instrument: coin, asOf }, new Date(now), isFailing)).toBe(expected)
  })
})

test('a confirmed price answers for a minute while it can change, and for a quarter of an hour otherwise', () => {
  const [open, closed] = [new Date('2026-11-18T01:00:00Z'), new Date('2026-11-21T01:00:00Z')]
  expect([cacheMs('asx', open), cacheMs('asx', closed), cacheMs('coin', closed)]).toEqual([60_000, 900_000, 60_000])
})

const aQuote = (more: Partial<StoredQuote> = {}): StoredQuote => ({
  instrument: share,
  symbol: 'WMB',
  name: 'Wombat',
  price: 12.5,
  previousClose: 12.25,
  type: 'stock',
  instrumentType: 'EQUITY',
  source: 'yahoo',
  asOf: '2026-11-18T01:00:00.000Z',
  fetchedAt: '2026-11-18T01:20:00.000Z',
  ...more,
})

test.each([
  ['the first of its kind', aQuote(), undefined, true],
  ['another price', aQuote({ price: 12.6, asOf: '2026-11-18T01:05:00.000Z' }), aQuote(), true],
  ['another close before', aQuote({ previousClose: null }), aQuote(), true],
  ['a better name', aQuote({ name: 'Wombat Holdings Limited' }), aQuote(), true],
  ['the same price hours later', aQuote({ asOf: '2026-11-18T05:00:00.000Z' }), aQuote(), false],
  [
    'the same price in the last trade of the day',
    aQuote({ asOf: '2026-11-18T05:10:30.000Z', fetchedAt: '2026-11-18T05:35:00.000Z' }),
    aQuote(),
    true,
  ],
  [
    'that last trade again',
    aQuote({ asOf: '2026-11-18T05:10:30.000Z', fetchedAt: '2026-11-18T05:40:00.000Z' }),
    aQuote({ asOf: '2026-11-18T05:10:30.000Z' }),
    false,
  ],
  ['the same price on another day', aQuote({ asOf: '2026-11-19T01:00:00.000Z' }), aQuote(), true],
  ['an older one', aQuote({ price: 12.6, asOf: '2026-11-18T00:00:00.000Z' }), aQuote(), false],
  ['one before a stored one that is dated in the future', aQuote(), aQuote({ asOf: '2030-01-01T00:00:00.000Z' }), true],
  [
    'a coin at the same price hours later',
    aQuote({ instrument: coin, asOf: '2026-11-18T12:00:00.000Z' }),
    aQuote({ instrument: coin }),
    false,
  ],
  [
    'a coin at the same price half a day later',
    aQuote({ instrument: coin, asOf: '2026-11-18T14:00:00.000Z' }),
    aQuote({ instrument: coin }),
    true,
  ],
])('for storing, %s is worth it: %s', (_what, quote, stored, expected) => {
  expect(isWorthStoring(quote, stored)).toBe(expected)
})
