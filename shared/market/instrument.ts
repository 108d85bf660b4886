// Instrument: what has a price: an ASX code or a coin; and the kinds, codes and ids that a holding names it by.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'

export const HoldingType = z.enum(['stock', 'etf', 'crypto', 'other'])
export type HoldingType = z.infer<typeof HoldingType>

/** Of a symbol, without the market behind it. */
export const maxSymbolLength = 16

/**
 * An exchange code as a person may type it: `cba`, `CBA.AX` and `CBA` are the same share; kept upper case without .AX. One of
 * another exchange has its market behind it, `AAPL:US`, so that it is never taken for an Australian one.
 */
export const HoldingSymbol = z.lazy(() =>
  z.pipe(
    z.string().check(
      z.trim(),
      // Before the letters are made large: a letter such as ß becomes two others.
      z.regex(new RegExp(`^[A-Za-z0-9][A-Za-z0-9.-]{0,${maxSymbolLength - 1}}(?::[A-Za-z]{2,5})?$`), {
        error: `must be 1 to ${maxSymbolLength} letters, digits, dots or hyphens`,
      }),
      z.toUpperCase(),
    ),
    z.transform((symbol) => symbol.replace(/\.AX$/, '')),
  ),
)

const coinIdPattern = /^[a-z0-9][a-z0-9._-]{0,99}$/

/** A CoinGecko coin id such as `bitcoin`; tickers are not unique, ids are (P12). */
export const CoinId = z.lazy(() =>
  z.string().check(z.trim(), z.regex(coinIdPattern, { error: 'must be a CoinGecko coin id, such as bitcoin' })),
)

/** An ASX code without `.AX`. */
export const isAsxCode = (text: string): boolean => /^[A-Z0-9]{2,6}$/.test(text)
/** How files and people call the Australian exchanges. */
const australianMarkets = ['ASX', 'AX', 'XASX', 'AU', 'AUS', 'ASX:AU', 'CXA', 'CHIA']
/** @param market in upper case, as a file or a symbol has it */
export const isAustralianMarket = (market: string): boolean => australianMarkets.includes(market)
/** The market of a symbol whose file did not say which it is. */
export const unknownMarket = 'OTHER'
/**
 * Whether a symbol is of a market abroad: `AAPL:US`. One without a market is Australian, and of an unknown market nothing is said.
 * @param symbol as it is kept
 */
export function isOfForeignMarket(symbol: string): boolean {
  const [, market] = symbol.split(':')
  return market !== undefined && market !== unknownMarket && !isAustralianMarket(market)
}
/** Whether a text can be a CoinGecko coin id, as `CoinId` takes it, without spaces around it. */
export const isCoinId = (text: string): boolean => coinIdPattern.test(text)

/** What a quote is about: an ASX code, or a coin by its CoinGecko id. */
export const Instrument = z.discriminatedUnion('kind', [
  lazy.object(() => ({ kind: z.literal('asx'), code: z.string() })),
  lazy.object(() => ({ kind: z.literal('coin'), id: z.string() })),
])
export type Instrument = z.infer<typeof Instrument>

/** What an instrument is called among those of its kind, as its provider is asked: `CBA`, `bitcoin`. */
export const nameOf = (instrument: Instrument): string => (instrument.kind === 'asx' ? instrument.code : instrument.id)

/** One word for an instrument, for maps and keys: `asx:CBA`, `coin:bitcoin`. */
export const instrumentKey = (instrument: Instrument): string => `${instrument.kind}:${nameOf(instrument)}`

/** The instrument a holding is priced by, or undefined when no provider can price it. */
export function instrumentOf(holding: { type: HoldingType; symbol: string; coinId?: string }): Instrument | undefined {
  if (holding.type === 'other') return undefined
  if (holding.type === 'crypto') return holding.coinId === undefined ? undefined : { kind: 'coin', id: holding.coinId }
  return isAsxCode(holding.symbol) ? { kind: 'asx', code: holding.symbol } : undefined
}
