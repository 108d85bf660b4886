// Watched: an instrument that a person follows without holding it (P93). At most 100 a person, kept in one item.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { line } from '../kernel/text.ts'
import { CoinId, HoldingSymbol, type Instrument, instrumentKey, instrumentOf } from '../market/instrument.ts'

export const maxWatched = 100

/** A security that a market prices: a share or an ETF by its ASX code, a coin by its CoinGecko id. */
export const Security = z.lazy(() =>
  z
    .strictObject({
      type: z.enum(['stock', 'etf', 'crypto']),
      symbol: HoldingSymbol,
      name: line(120),
      coinId: z.exactOptional(CoinId),
    })
    .check(
      z.refine((security) => instrumentOf(security) !== undefined, {
        path: ['symbol'],
        error: 'must be an ASX code, or a coin with its CoinGecko coin id',
      }),
      z.refine(({ type, coinId }) => type === 'crypto' || coinId === undefined, {
        path: ['coinId'],
        error: 'belongs to a coin only',
      }),
    ),
)
export type Security = z.infer<typeof Security>

/** @throws RangeError for what the schema of a security refuses */
export function instrumentOfSecurity(security: Security): Instrument {
  const instrument = instrumentOf(security)
  if (instrument === undefined) throw new RangeError('No market prices this security')
  return instrument
}

/** How an address calls a security: `asx-CBA`, `coin-bitcoin`. */
export const securityId = (security: Security): string =>
  instrumentKey(instrumentOfSecurity(security)).replace(':', '-')

export const StoredWatched = lazy.object(() => ({
  type: z.enum(['stock', 'etf', 'crypto']),
  symbol: z.string(),
  name: z.string(),
  coinId: z.exactOptional(z.string()),
  /** Since when it is followed. */
  since: z.string(),
}))
export type StoredWatched = z.infer<typeof StoredWatched>

/** All that one person follows, in the order in which it was added. `revision` counts the writes. */
export const WatchlistRecord = lazy.object(() => ({ watched: z.array(StoredWatched), revision: z.int() }))
export type WatchlistRecord = z.infer<typeof WatchlistRecord>

/** By symbol, then by name, because an order by movement would be a nudge (P5). */
export const alphabetical = <S extends Pick<Security, 'symbol' | 'name'>>(securities: readonly S[]): S[] =>
  securities.toSorted((a, b) => (`${a.symbol}\n${a.name}` < `${b.symbol}\n${b.name}` ? -1 : 1))
