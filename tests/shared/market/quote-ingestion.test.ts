// What a provider's answer comes to where it leaves things out. Which price is believed is the matter of price-check.test.ts.
import { expect, test } from 'vitest'
import type { PriceOffer } from '#shared/market/price-check.ts'
import { settle } from '#shared/market/quote-ingestion.ts'
import { share } from '../../support/market/market-stack.ts'

const now = new Date('2026-11-18T01:00:00.000Z')
const offerOf = (symbol: string): PriceOffer => ({
  source: 'yahoo',
  symbol,
  price: 12.5,
  previousClose: 12.25,
  asOf: new Date('2026-11-18T00:40:00.000Z'),
  currency: 'AUD',
  instrumentType: null,
  longName: null,
  shortName: null,
})

test.each([
  [
    'a share that nobody knows anything about is of no kind in particular',
    'ZZZ',
    { type: 'other', instrumentType: '' },
  ],
  ['one on the curated list is what the list says', 'VAS', { type: 'etf', instrumentType: 'ETF' }],
])('without an instrument type in the answer, %s', (_what, code, expected) => {
  const settled = settle(share(code), { kind: 'offer', offer: offerOf(code) }, undefined, now)
  expect(settled).toMatchObject({ kind: 'confirmed', quote: { symbol: code, price: 12.5, ...expected } })
})

test('a quote names the provider that gave it, whatever kind of thing it prices', () => {
  const offer = { ...offerOf('VAS'), source: 'coingecko' } as const
  expect(settle(share('VAS'), { kind: 'offer', offer }, undefined, now)).toMatchObject({
    quote: { source: 'coingecko' },
  })
})

test('without an instrument type in the answer, the one that is kept stays', () => {
  const first = settle(
    share('ZZZ'),
    { kind: 'offer', offer: { ...offerOf('ZZZ'), instrumentType: 'EQUITY', longName: 'Zebra' } },
    undefined,
    now,
  )
  if (first.kind !== 'confirmed') throw new Error('the first offer was not believed')
  expect(settle(share('ZZZ'), { kind: 'offer', offer: offerOf('ZZZ') }, first.quote, now)).toMatchObject({
    quote: { name: 'Zebra', type: 'stock', instrumentType: 'EQUITY' },
  })
})
