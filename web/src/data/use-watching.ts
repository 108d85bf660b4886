// Watching: what a person follows without holding it, with its prices, and the closes of one of them for a chart (P93).
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { monthsBefore } from '#shared/kernel/dates.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { history } from '#shared/market/history-contract.ts'
import { Watched, watchlist } from '#shared/watchlist/contract.ts'
import type { Security } from '#shared/watchlist/watched.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { keepAnswer, recallOffline } from './last-seen.ts'
import { forgetWatched, orKept } from './unsent-edits.ts'
import { useUid } from './use-auth.ts'

const { list, add, remove } = watchlist
const api = createClient({ list, add, remove, history }, send)

export const watchingKey = ['watching'] as const
const refreshMs = 5 * 60_000
const askAgainMs = 1500

const WatchedList = z.object({ watched: z.array(Watched) })
type WatchedList = z.infer<typeof WatchedList>

const watchingQuery = (uid: string) =>
  queryOptions({
    queryKey: watchingKey,
    queryFn: async ({ client, signal }): Promise<WatchedList> => {
      try {
        const answer = await api.list({ signal })
        // Blocked or full: then it cannot be read offline.
        keepAnswer(uid, 'watching', answer).catch(() => undefined)
        return answer
      } catch (error) {
        return recallOffline(client, uid, 'watching', WatchedList, error)
      }
    },
    refetchInterval: refreshMs,
    refetchOnReconnect: 'always',
  })

export const useWatching = () => useQuery(watchingQuery(useUid()))

/** What the service is told of a security that was followed. */
export const securityOf = ({ type, symbol, name, coinId }: Security): Security => ({
  type,
  symbol,
  name,
  ...(coinId === undefined ? {} : { coinId }),
})

const known = (client: QueryClient): WatchedList | undefined => client.getQueryData<WatchedList>(watchingKey)

export const sendWatched = (uid: string, security: Security): Promise<unknown> =>
  api.add({ body: securityOf(security) }, { as: uid })

/** Follows, or follows again what was removed by mistake. */
export function useWatch() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: (security: Security) =>
      orKept(client, uid, { area: 'watching', security: securityOf(security) }, () => sendWatched(uid, security)),
    onSettled: () => client.invalidateQueries({ queryKey: watchingKey }),
  })
}

/** Gone from the screen at once, and there again when that fails. */
export function useUnwatch() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: ({ id }: Watched) => api.remove({ params: { id } }),
    async onMutate({ id }) {
      await client.cancelQueries({ queryKey: watchingKey })
      const before = known(client)
      if (before !== undefined) {
        client.setQueryData<WatchedList>(watchingKey, { watched: before.watched.filter((each) => each.id !== id) })
      }
      return before
    },
    // Sent later, it would be followed again.
    onSuccess: (_answer, { id }) => forgetWatched(uid, id),
    onError: (_error, _watched, before) => void client.setQueryData(watchingKey, before),
    onSettled: () => client.invalidateQueries({ queryKey: watchingKey }),
  })
}

/** A year of closes. While they are being fetched the service is asked again. */
export const useYearOfCloses = ({ symbol, coinId }: Security) =>
  useQuery({
    queryKey: ['closes', coinId ?? symbol] as const,
    queryFn: ({ signal }) => {
      const from = monthsBefore(sydneyDay(new Date()), 12)
      const which = coinId === undefined ? { symbols: symbol, coins: '' } : { symbols: '', coins: coinId }
      return api.history({ query: { ...which, from } }, { signal })
    },
    refetchInterval: ({ state }) => (state.data?.state.kind === 'fetching' ? askAgainMs : false),
    staleTime: 10 * 60_000,
  })
