// Performance: what the holdings with trades did over time. Asked for after the list of holdings, never with it.
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type BenchmarkId, performance } from '#shared/portfolio/performance-contract.ts'
import type { RangeChip } from '#shared/portfolio/performance.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { useUid } from './use-auth.ts'

const api = createClient(performance, send)

/** While prices are being fetched, the rest is asked for this often. */
const askAgainMs = 1500
const performanceKey = ['performance'] as const

export type PerformanceQuestion = {
  range: RangeChip | { from: string; to: string }
  /** Whose line is wanted beside one's own; null: none. */
  compare: BenchmarkId | null
  /** One holding; all when left out. */
  holdingId?: string
}

const performanceQuery = (uid: string, { range, compare, holdingId }: PerformanceQuestion) =>
  queryOptions({
    queryKey: [...performanceKey, uid, range, compare, holdingId ?? null] as const,
    queryFn: ({ signal }) =>
      api.show(
        {
          query: {
            ...(typeof range === 'string' ? { range } : range),
            ...(compare === null ? {} : { compare }),
            ...(holdingId === undefined ? {} : { holdings: holdingId }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.state.kind === 'fetching' ? askAgainMs : false),
  })

export const usePerformance = (question: PerformanceQuestion) => useQuery(performanceQuery(useUid(), question))

/** After any change of holdings or trades. */
export const refetchPerformance = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: performanceKey })
