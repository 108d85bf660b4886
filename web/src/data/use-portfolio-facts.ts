// Portfolio facts: what is known here of a portfolio for moments and the map of ideas. Trades are read one holding after the other,
// once in a while: nothing waits for them.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PortfolioFacts } from '#shared/learning/concept-map.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { transactions } from '#shared/portfolio/transactions-contract.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { questionOf, useHistoryChoice } from './use-history-choice.ts'
import { useHoldings } from './use-holdings.ts'
import { useKnownPerformance } from './use-performance.ts'

const api = createClient(transactions, send)

/** Holdings whose trades are read, each with a request of its own. */
const maxRead = 8
const staleMs = 10 * 60_000

const tradesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['trades-of', ...ids] as const,
    queryFn: async ({ signal }): Promise<Record<string, readonly Transaction[]>> => {
      const found: Record<string, readonly Transaction[]> = {}
      // In turn: this is never worth holding anything else up.
      for (const id of ids) found[id] = (await api.list({ params: { id } }, { signal })).transactions
      return found
    },
    staleTime: staleMs,
    retry: false,
  })

/** Falls are those that the chart's answer tells, where it is known: nothing is asked for them. Null until the holdings and their trades were read; trades that cannot be read are left out. */
export function usePortfolioFacts(): PortfolioFacts | null {
  const { data } = useHoldings()
  const ids = (data?.holdings ?? []).filter(({ hasLedger }) => hasLedger === true).map(({ id }) => id)
  const { data: trades, isPending } = useQuery({ ...tradesQuery(ids.slice(0, maxRead)), enabled: ids.length > 0 })
  const { choice } = useHistoryChoice()
  const belowHigh = useKnownPerformance(questionOf(choice, {}))?.belowHigh
  return useMemo(
    () =>
      data === undefined || (ids.length > 0 && isPending)
        ? null
        : {
            holdings: data.holdings,
            trades: trades ?? {},
            belowHigh: Object.fromEntries((belowHigh ?? []).map(({ id, percent }) => [id, percent])),
          },
    [data, ids.length, isPending, trades, belowHigh],
  )
}
