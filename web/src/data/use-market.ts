// Market: finding securities and looking up their prices (P16).
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { market, type SearchFilter } from '#shared/market/contract.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import { around } from '../lib/around.ts'
import { send } from './client.ts'

const api = createClient(market, send)

/** Letters before a search starts: 2 on the screen as specified. */
export const minSearchLength = 2
/** The pause after the last key before a search starts. */
export const searchDebounceMs = 500

const searchQuery = (text: string, type: SearchFilter) =>
  queryOptions({
    queryKey: ['market', 'search', text, type] as const,
    queryFn: ({ signal }) => api.search({ query: { q: text, type } }, { signal }),
    enabled: text.trim().length >= minSearchLength,
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
    retry: 1,
  })

export const useSearch = (text: string, type: SearchFilter) => useQuery(searchQuery(text.trim(), type))

const noSearchAround =
  'While you look around, search only knows the commonly searched ones. With an account it finds the others too.'

/** What is said of a search that was one too many, or that fails while somebody looks around; undefined for any other failure. */
export function searchRefusal(error: Error | null): string | undefined {
  if (around() !== undefined) return noSearchAround
  return error instanceof ApiProblem && error.code === 'too_many_requests' ? error.message : undefined
}

const quotesQuery = ({ symbols = [], coins = [] }: { symbols?: string[]; coins?: string[] }) =>
  queryOptions({
    queryKey: ['market', 'quotes', symbols, coins] as const,
    queryFn: ({ signal }) => api.quotes({ query: { symbols: symbols.join(','), coins: coins.join(',') } }, { signal }),
    enabled: symbols.length + coins.length > 0,
    staleTime: 60_000,
  })

export const useQuotes = (about: { symbols?: string[]; coins?: string[] }) => useQuery(quotesQuery(about))
