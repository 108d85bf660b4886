// Performance: what the holdings with trades did over time. Asked for after the list of holdings, never with it.
import { keepPreviousData, type QueryClient, queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { performance } from '#shared/portfolio/performance-contract.ts'
import type { BenchmarkId, Performance } from '#shared/portfolio/performance-answer.ts'
import type { RangeChip } from '#shared/portfolio/performance.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { keepAnswer, recallOffline } from './last-seen.ts'
import { useUid } from './use-auth.ts'
import { performanceKey } from './use-holdings.ts'

const api = createClient(performance, send)

/** While prices are being fetched, the rest is asked for this often. */
const askAgainMs = 1500
const recentMs = 10 * 60_000

export type PerformanceQuestion = {
  range: RangeChip | { from: string; to: string }
  /** Whose line is wanted beside one's own; null: none. */
  compare: BenchmarkId | null
  /** One holding; all when left out. */
  holdingId?: string
}

/**
 * The answer with all that is in the latest one about the same holdings too: other days ask for another table, and what the chart is
 * drawn from stays the same object, so nothing is drawn anew for it.
 */
function sharing(client: QueryClient, uid: string, holdingId: string | undefined, answer: Performance): Performance {
  const others = client.getQueryCache().findAll({
    queryKey: [...performanceKey, uid],
    predicate: ({ queryKey, state }) => state.data !== undefined && queryKey.at(-1) === (holdingId ?? null),
  })
  const latest = others.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]
  return latest === undefined ? answer : replaceEqualDeep(latest.state.data as Performance, answer)
}

/** What is the same of an answer about all holdings whatever was asked: without what is about the asked days and comparison alone. */
const general = (answer: Performance): Performance => ({
  ...answer,
  own: null,
  holdings: [],
  holdingsNotListed: 0,
  benchmarks: answer.benchmarks.map((benchmark) => {
    const { values: _values, ...rest } = benchmark
    return { ...rest, comparisons: rest.comparisons.filter(({ range }) => range !== 'own') }
  }),
})

/**
 * What can be seen without a network: the answer to what every chart begins with, whole, and what is general of the latest other one.
 * @param isFirst whether the question is the one that every chart begins with
 */
function keepSeen(uid: string, isFirst: boolean, answer: Performance): void {
  const kept = isFirst ? keepAnswer(uid, 'history', answer) : keepAnswer(uid, 'history-chosen', general(answer))
  kept.catch(() => undefined)
}

async function recallSeen(client: QueryClient, uid: string, isFirst: boolean, error: unknown): Promise<Performance> {
  const recall = (name: 'history' | 'history-chosen', why: unknown): Promise<Performance> =>
    recallOffline(client, uid, name, performance.show.response, why)
  if (isFirst) return recall('history', error).catch((why: unknown) => recall('history-chosen', why))
  return general(await recall('history-chosen', error).catch((why: unknown) => recall('history', why)))
}

const performanceQuery = (uid: string, { range, compare, holdingId }: PerformanceQuestion) =>
  queryOptions({
    queryKey: [...performanceKey, uid, range, compare, holdingId ?? null] as const,
    queryFn: async ({ client, signal }): Promise<Performance> => {
      const query = {
        ...(typeof range === 'string' ? { range } : range),
        ...(compare === null ? {} : { compare }),
        ...(holdingId === undefined ? {} : { holdings: holdingId }),
      }
      const isFirst = range === 'All' && compare === null
      try {
        const answer = sharing(client, uid, holdingId, await api.show({ query }, { signal }))
        if (holdingId === undefined) keepSeen(uid, isFirst, answer)
        return answer
      } catch (error) {
        if (holdingId !== undefined) throw error
        return recallSeen(client, uid, isFirst, error)
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data?.state.kind === 'fetching' ? askAgainMs : false),
  })

export const usePerformance = (question: PerformanceQuestion) => useQuery(performanceQuery(useUid(), question))

/** For whom an answer of some minutes ago will do: asked for where there is none, and only while `isWanted`. */
export const useRecentPerformance = (question: PerformanceQuestion, isWanted: boolean) =>
  useQuery({ ...performanceQuery(useUid(), question), enabled: isWanted, staleTime: recentMs })
