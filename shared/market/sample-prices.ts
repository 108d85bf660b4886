// SamplePrices: built-in prices for when no provider has ever answered; always labelled, never stored.
import type { Instrument } from './instrument.ts'
import { popularAssetOf } from './popular-assets.ts'

/** AUD for one unit of a security that is not in the table. */
export const defaultSamplePrice = 100

/** Whose prices they are, as the interface says it: closes of an ASX session, estimates for the coins. */
export const sampleDates = { asx: '21 July 2025', coins: '30 June 2025' } as const

/** AUD by symbol: price, then the close before; of the days in `sampleDates`. */
const table: Readonly<Record<string, readonly [price: number, previousClose: number | null]>> = {
  ANZ: [30.05, 30.82],
  BHP: [40.46, 40.29],
  CBA: [177.87, 182.47],
  CSL: [255.31, 257.37],
  GMG: [34.69, 34.97],
  MQG: [224.15, 227.38],
  NAB: [38.25, 39.19],
  TLS: [4.93, 4.96],
  WBC: [33.07, 34.31],
  WES: [83.75, 84.57],
  A200: [144.4, 145.98],
  IVV: [64.46, 64.7],
  NDQ: [52.28, 52.46],
  VAS: [107.28, 108.37],
  VGS: [143.91, 144.42],
  ADA: [0.875324, null],
  BTC: [163_870, null],
  ETH: [3803.41, null],
  SOL: [236.74, null],
  XRP: [3.42, null],
}

type SamplePrice = { price: number; previousClose: number | null; name: string; isListed: boolean }

/** The sample price of an instrument; `isListed` false for one that is not in the table. */
export function samplePriceOf(instrument: Instrument): SamplePrice {
  const asset = popularAssetOf(instrument)
  const [price, previousClose] = (asset === undefined ? undefined : table[asset.symbol]) ?? [defaultSamplePrice, null]
  return {
    price,
    previousClose,
    name: asset?.name ?? (instrument.kind === 'coin' ? instrument.id : instrument.code),
    isListed: asset !== undefined,
  }
}
