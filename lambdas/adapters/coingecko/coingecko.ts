// CoinGecko: coin prices in AUD and coin search (public API v3).
import { isCoinId } from '#shared/market/instrument.ts'
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import { isPrice, priceBefore } from '#shared/market/price-check.ts'
import { coinSymbol, tidyName } from '#shared/market/security.ts'
import type { KnownSecurity } from '#shared/market/known-security.ts'
import { type CoinSource, type SourceAnswer, SourceUnavailable } from '#shared/market/ports.ts'
import { amount, entry, instantOf, text } from '../http/loose.ts'
import type { Provider } from '../http/provider.ts'

const idsPerCall = 250

const PriceRow = lazy.looseObject(() => ({ aud: amount, aud_24h_change: amount, last_updated_at: amount }))
const Prices = z.lazy(() => z.record(z.string(), entry(PriceRow)))
const CoinRow = z.lazy(() => entry(z.looseObject({ id: text, name: text, symbol: text })))
const Found = lazy.looseObject(() => ({ coins: z.array(CoinRow) }))

const Status = lazy.looseObject(() => ({ error_code: z.number() }))
const Failure = z.lazy(() =>
  z.union([
    z.pipe(
      z.looseObject({ status: Status }),
      z.transform((body) => body.status),
    ),
    z.pipe(
      z.looseObject({ error: z.looseObject({ status: Status }) }),
      z.transform((body) => body.error.status),
    ),
  ]),
)

/** The error code that an answer may carry in its body, whatever its HTTP status. */
export function errorCodeOf(json: unknown): number | undefined {
  const failure = z.safeParse(Failure, json)
  return failure.success ? failure.data.error_code : undefined
}

/** A limit reported inside an answer with a good status (seen in the wild with 200). */
export function isCoinGeckoLimit(json: unknown): boolean {
  const code = errorCodeOf(json)
  return code === 429 || code === 403
}

function answerOf(row: z.infer<typeof PriceRow> | null): SourceAnswer {
  // A null price is CoinGecko's mark for one it no longer updates.
  if (row === null || row.aud === null) return { kind: 'no-data' }
  return {
    kind: 'offer',
    offer: {
      source: 'coingecko',
      symbol: null,
      price: row.aud,
      previousClose: isPrice(row.aud) ? priceBefore(row.aud, row.aud_24h_change) : null,
      asOf: instantOf(row.last_updated_at),
      currency: 'AUD',
      instrumentType: 'CRYPTOCURRENCY',
      longName: null,
      shortName: null,
    },
  }
}

const Complaint = lazy.looseObject(() => ({ error: z.string() }))

function understood<Document>(status: number, json: unknown, read: (json: unknown) => Document | undefined): Document {
  if (status >= 400 || errorCodeOf(json) !== undefined || z.safeParse(Complaint, json).success)
    throw new SourceUnavailable('refused')
  const document = read(json)
  if (document === undefined) throw new SourceUnavailable('garbled')
  return document
}

export const coingeckoSource = (coingecko: Provider): CoinSource => ({
  maxBatch: idsPerCall,

  async many(ids) {
    if (!ids.every(isCoinId)) throw new RangeError('Not a coin id')
    // One address for one set of coins, because CoinGecko's cache answers it even while it limits us.
    const sorted = ids.toSorted().map(encodeURIComponent).join(',')
    const flags = 'vs_currencies=aud&include_24hr_change=true&include_last_updated_at=true'
    const { status, json } = await coingecko.get(`/simple/price?ids=${sorted}&${flags}`)
    const prices = understood(status, json, (document) => z.safeParse(Prices, document).data)
    return new Map(
      ids.map((id) => [
        id,
        Object.hasOwn(prices, id) ? answerOf(prices[id] ?? null) : ({ kind: 'not-found' } as const),
      ]),
    )
  },

  async search(query) {
    const { status, json } = await coingecko.get(`/search?query=${encodeURIComponent(query.toLowerCase())}`)
    const { coins } = understood(status, json, (document) => z.safeParse(Found, document).data)
    return coins.flatMap((row): KnownSecurity[] => {
      const id = row?.id ?? ''
      const ticker = row?.symbol?.trim() ?? ''
      if (!isCoinId(id) || ticker === '' || ticker.length > 20) return []
      const symbol = coinSymbol(ticker, id)
      return [{ symbol, name: tidyName(row?.name) ?? symbol, type: 'crypto', id }]
    })
  },
})
