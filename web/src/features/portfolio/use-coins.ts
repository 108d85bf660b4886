// Coins: which coins a ticker may mean. Tickers are not unique, so where several fit the person says which (P12).
import type { SearchResult } from '#shared/market/contract.ts'
import { coinIdOf } from '#shared/market/popular-assets.ts'
import { minSearchLength, searchDebounceMs, useSearch } from '../../data/use-market.ts'
import type { HoldingDraft } from './holding-form.ts'
import { useDebounced } from '../../data/use-debounced.ts'

export type Coins = {
  /** Those with the very ticker first. */
  found: readonly SearchResult[]
  isLooking: boolean
  /** The coin id that the ticker means beyond doubt, or empty. */
  suggestedId: string
}

export function useCoins({ type, symbol }: Pick<HoldingDraft, 'type' | 'symbol'>): Coins {
  const ticker = type === 'crypto' ? symbol.trim() : ''
  const settled = useDebounced(ticker, searchDebounceMs)
  const { data, isFetching, isPlaceholderData } = useSearch(settled, 'crypto')
  const isCurrent = ticker !== '' && settled === ticker && !isPlaceholderData
  const coins = isCurrent ? (data?.results ?? []).filter(({ type, id }) => type === 'crypto' && id !== undefined) : []
  const isExact = (coin: SearchResult): boolean => coin.symbol.toUpperCase() === ticker.toUpperCase()
  const exact = coins.filter(isExact)
  const only = exact.length === 1 ? exact[0]?.id : undefined
  return {
    found: [...exact, ...coins.filter((coin) => !isExact(coin))],
    isLooking: ticker.length >= minSearchLength && (settled !== ticker || isFetching),
    suggestedId: ticker === '' ? '' : (coinIdOf(ticker) ?? only ?? ''),
  }
}
