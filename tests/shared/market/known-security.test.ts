// Known security: the kind that a symbol stands for, and when a chosen kind does not fit it.
import { expect, test } from 'vitest'
import { popularAssets } from '#shared/market/popular-assets.ts'
import { type KnownSecurity, likelySecurity, mismatchOf } from '#shared/market/known-security.ts'

const found = (symbol: string, type: KnownSecurity['type'], name = symbol): KnownSecurity => ({ symbol, type, name })

test.each([
  ['VAS', 'etf'],
  ['cba', 'stock'],
  [' btc ', 'crypto'],
  ['VAS.AX', 'etf'],
  // A coin has no code on the exchange.
  ['BTC.AX', undefined],
  ['SHED', undefined],
  ['', undefined],
])('the list of commonly searched says that %s is of the kind %s', (symbol, type) => {
  expect(likelySecurity(symbol, popularAssets, [])?.type).toBe(type)
})

test('every commonly searched asset is of the kind that the list says', () => {
  for (const { symbol, type } of popularAssets) expect(likelySecurity(symbol, popularAssets, [])?.type).toBe(type)
})

test('what a search finds is known too; the exchange comes before a coin of the same code, the list before both', () => {
  expect(likelySecurity('XRO', popularAssets, [found('XRO', 'stock')])?.type).toBe('stock')
  expect(likelySecurity('DOGE', popularAssets, [found('doge', 'crypto')])?.type).toBe('crypto')
  expect(likelySecurity('XRO', popularAssets, [found('XRO', 'crypto'), found('XRO', 'stock')])?.type).toBe('stock')
  expect(likelySecurity('SOL', popularAssets, [found('SOL', 'stock')])?.type).toBe('crypto')
  // Found for another reason, such as its name.
  expect(likelySecurity('XR', popularAssets, [found('XRO', 'stock')])).toBeUndefined()
  expect(likelySecurity('ZZZ', popularAssets, [found('ZZZ', 'other')])).toBeUndefined()
})

test('a kind that nothing under the symbol is of is a mismatch; one of several kinds is none', () => {
  expect(mismatchOf('VAS', 'stock', popularAssets, [])?.name).toBe('Vanguard Australian Shares Index ETF')
  expect(mismatchOf('BTC', 'stock', popularAssets, [])?.type).toBe('crypto')
  expect(mismatchOf('VAS', 'etf', popularAssets, [])).toBeUndefined()
  expect(mismatchOf('SHED', 'other', popularAssets, [])).toBeUndefined()
  expect(mismatchOf('SOL', 'stock', popularAssets, [found('SOL', 'stock', 'Soul Patts')])).toBeUndefined()
  expect(mismatchOf('XRO', 'crypto', popularAssets, [found('XRO', 'stock')])?.symbol).toBe('XRO')
})
