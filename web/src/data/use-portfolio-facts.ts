// Portfolio facts: what is known here of a portfolio for moments and the map of ideas. What stands out in its trades, and how far
// prices have fallen, are in the answer that the chart of the Dashboard is drawn from: no trades are read for it.
import { useMemo } from 'react'
import type { PortfolioFacts } from '#shared/learning/concept-map.ts'
import { noTradeFacts } from '#shared/portfolio/trade-facts.ts'
import { questionOf, useHistoryChoice } from './use-history-choice.ts'
import { useHoldings } from './use-holdings.ts'
import { useRecentPerformance } from './use-performance.ts'

/** Null until the holdings are known and, where any has trades, what stands out in them; trades that cannot be read are left out. */
export function usePortfolioFacts(): PortfolioFacts | null {
  const { data } = useHoldings()
  const hasTrades = data?.holdings.some(({ hasLedger }) => hasLedger === true) ?? false
  const { choice } = useHistoryChoice()
  const { data: performance, isPending } = useRecentPerformance(questionOf(choice, {}), hasTrades)
  const { belowHigh, tradeFacts } = performance ?? {}
  return useMemo(
    () =>
      data === undefined || (hasTrades && isPending)
        ? null
        : {
            holdings: data.holdings,
            tradeFacts: tradeFacts ?? noTradeFacts,
            belowHigh: Object.fromEntries((belowHigh ?? []).map(({ id, percent }) => [id, percent])),
          },
    [data, hasTrades, isPending, tradeFacts, belowHigh],
  )
}
