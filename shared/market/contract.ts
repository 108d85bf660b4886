// The market-data area of the API (P16, P18).
import { HoldingType } from './instrument.ts'
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Quote } from './quote.ts'
import { operation } from '../operation/operation.ts'

export const SearchFilter = z.enum(['all', 'stock', 'etf', 'crypto'])
export type SearchFilter = z.infer<typeof SearchFilter>

export const SearchResult = lazy.strictObject(() => ({
  symbol: z.string(),
  name: z.string(),
  type: HoldingType,
  id: z.exactOptional(z.string()),
}))
export type SearchResult = z.infer<typeof SearchResult>

/** A comma-separated list from the query. */
const list = (entry: RegExp, hint: string, spelled: (entry: string) => string, most: number) =>
  z._default(
    z.pipe(
      z.string().check(
        z.maxLength(3000),
        z.refine((text) => text.split(',').every((part) => part.trim() === '' || entry.test(part.trim())), {
          error: hint,
        }),
        z.refine((text) => text.split(',').length <= most, { error: `must name at most ${most}` }),
      ),
      z.transform((text) => [
        ...new Set(
          text
            .split(',')
            .map((part) => spelled(part.trim()))
            .filter((part) => part !== ''),
        ),
      ]),
    ),
    [],
  )

const maxQuotesAsked = 50

/** ASX codes from the query, upper case. */
export const codeList = (most: number) =>
  list(
    /^[A-Za-z0-9]{2,6}(\.AX)?$/i,
    'must be ASX codes separated by commas, such as CBA,VAS',
    (code) => code.toUpperCase(),
    most,
  )

/** CoinGecko coin ids from the query. */
export const coinList = (most: number) =>
  list(
    /^[a-z0-9][a-z0-9._-]{0,99}$/i,
    'must be CoinGecko coin ids separated by commas, such as bitcoin',
    (id) => id.toLowerCase(),
    most,
  )

export const market = {
  search: operation({
    method: 'GET',
    path: '/api/market/search',
    summary: 'Find ASX shares, ETFs and coins by name or code',
    query: lazy.object(() => ({
      q: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
      type: z._default(SearchFilter, 'all'),
    })),
    status: 200,
    response: lazy.strictObject(() => ({ results: z.array(SearchResult) })),
    errors: ['bad_gateway'],
  }),
  quotes: operation({
    method: 'GET',
    path: '/api/market/quotes',
    summary: 'Prices for ASX codes and CoinGecko coin ids, each with its source and age',
    query: lazy.object(() => ({
      symbols: codeList(maxQuotesAsked),
      coins: coinList(maxQuotesAsked),
    })),
    status: 200,
    response: lazy.strictObject(() => ({
      quotes: z.array(Quote),
      errors: z.array(z.strictObject({ symbol: z.string(), error: z.string() })),
    })),
    errors: [],
  }),
}
