import { type Instrument, isAsxCode, isCoinId } from '#shared/market/instrument.ts'
import { expect, test } from 'vitest'
import {
  coinIdOf,
  popularAssetOf,
  popularAssets,
  popularCoins,
  popularEtfs,
  popularStocks,
  popularTitle,
} from '#shared/market/popular-assets.ts'
import { samplePriceOf } from '#shared/market/sample-prices.ts'
import { isPrice } from '#shared/market/price-check.ts'

const instrumentOf = ({ symbol, id }: { symbol: string; id?: string }): Instrument =>
  id === undefined ? { kind: 'asx', code: symbol } : { kind: 'coin', id }

test('the commonly searched are ten stocks, five ETFs and five coins, in alphabetical order', () => {
  expect(popularTitle).toBe('Commonly searched')
  expect([popularStocks.length, popularEtfs.length, popularCoins.length]).toEqual([10, 5, 5])
  for (const list of [popularStocks, popularEtfs, popularCoins]) {
    const symbols = list.map(({ symbol }) => symbol)
    expect(symbols).toEqual(symbols.toSorted())
  }
})

test('every one of them can be asked for, found again, and has a sample price', () => {
  for (const asset of popularAssets) {
    const instrument = instrumentOf(asset)
    expect(instrument.kind === 'coin' ? isCoinId(instrument.id) : isAsxCode(instrument.code)).toBe(true)
    expect(popularAssetOf(instrument)).toBe(asset)
    const sample = samplePriceOf(instrument)
    expect(sample).toMatchObject({ isListed: true, name: asset.name })
    expect(isPrice(sample.price)).toBe(true)
  }
})

test('what is not in the table has the default price and says so', () => {
  expect(samplePriceOf({ kind: 'asx', code: 'ZZZ' })).toEqual({
    price: 100,
    previousClose: null,
    name: 'ZZZ',
    isListed: false,
  })
  expect(samplePriceOf({ kind: 'coin', id: 'btc' })).toMatchObject({ price: 100, isListed: false })
})

test('a coin is known by its ticker among the commonly searched alone', () => {
  expect([coinIdOf('xrp'), coinIdOf('BTC'), coinIdOf('DOGE')]).toEqual(['ripple', 'bitcoin', undefined])
})
