// Current price: what one unit of a found security costs right now, with where that price comes from.
import type { SearchResult } from '#shared/market/contract.ts'
import { useQuotes } from '../../data/use-market.ts'
import type { PriceOrigin } from '../../lib/holding-words.ts'

export type CurrentPrice = { state: 'loading' | 'none' } | { state: 'known'; price: number; origin: PriceOrigin }

const asked = ({ symbol, id }: SearchResult) => (id === undefined ? { symbols: [symbol] } : { coins: [id] })

export function useCurrentPrice(asset: SearchResult | null): CurrentPrice {
  const { data, isPending } = useQuotes(asset === null ? {} : asked(asset))
  if (isPending) return { state: 'loading' }
  const quote = data?.quotes[0]
  if (quote === undefined) return { state: 'none' }
  const origin: PriceOrigin = {
    isLiveTracked: true,
    priceStatus: quote.isMock ? 'sample' : quote.stale ? 'stale' : 'live',
    priceSource: quote.source,
    priceAsOf: quote.timestamp,
    ...(quote.delayedMinutes === undefined ? {} : { delayedMinutes: quote.delayedMinutes }),
  }
  return { state: 'known', price: quote.price, origin }
}
