// BenchmarkInstruments: whose closes the comparisons with the market are made of. Named as sources, nothing else.
import type { Instrument } from './instrument.ts'

/** The S&P/ASX 200 price index, by Yahoo's name for it: no ASX code looks like this. */
export const asx200Index = '^AXJO'
/** ETFs whose closes and distributions stand for an index with dividends: SPDR S&P/ASX 200 ETF, and world shares in AUD. */
const asx200Fund = 'STW'
const worldFund = 'VGS'

export const benchmarkInstrument = {
  asx200: { kind: 'asx', code: asx200Index },
  'asx200-with-dividends': { kind: 'asx', code: asx200Fund },
  'world-aud': { kind: 'asx', code: worldFund },
} as const satisfies Record<string, Instrument>

export const benchmarkInstruments: readonly Instrument[] = Object.values(benchmarkInstrument)
