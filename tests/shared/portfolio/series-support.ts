// Short ways to a holding's history in a test.
import { dayNumber } from '#shared/kernel/dates.ts'
import { type PriceHistory, priceHistory } from '#shared/market/price-history.ts'
import type { QuoteSource } from '#shared/market/quote.ts'
import { type TotalSeries, totalSeries } from '#shared/portfolio/day-series.ts'
import { type HoldingFacts, holdingHistory, type HoldingHistory } from '#shared/portfolio/holding-history.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'

type Split = readonly [day: string, newUnits: number, oldUnits: number]
type Dividend = readonly [day: string, amount: number]

/** A history from closes as the provider tells them, already re-scaled for its splits. */
export const aHistory = (
  closes: Readonly<Record<string, number>>,
  {
    splits = [],
    dividends = [],
    source = 'yahoo',
  }: { splits?: Split[]; dividends?: Dividend[]; source?: QuoteSource } = {},
): PriceHistory =>
  priceHistory(
    source,
    Object.entries(closes).map(([day, price]) => ({ day: dayNumber(day), price })),
    {
      splits: splits.map(([day, newUnits, oldUnits]) => ({ exDay: dayNumber(day), newUnits, oldUnits })),
      dividends: dividends.map(([day, amount]) => ({ exDay: dayNumber(day), amount })),
    },
  )

type More = Partial<Omit<HoldingFacts, 'transactions' | 'history'>>

export function aHolding(
  transactions: readonly Transaction[],
  history: PriceHistory | null,
  to: string,
  more: More = {},
): HoldingHistory {
  const result = holdingHistory({ symbol: 'CBA', transactions, history, maxGapDays: 5, ...more }, dayNumber(to))
  if ('problem' in result) throw new Error(result.problem.message)
  return result
}

/** The series of one holding alone. */
export function aSeries(
  transactions: readonly Transaction[],
  history: PriceHistory | null,
  to: string,
  more: More = {},
): TotalSeries {
  const { series } = aHolding(transactions, history, to, more)
  return totalSeries(series === null ? [] : [series], dayNumber(to))!
}
