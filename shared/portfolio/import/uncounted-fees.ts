// UncountedFees: whether the total of a trade has the fees that stand in further columns of its line.
import { sum } from './cells.ts'
import type { Side } from './trade-side.ts'

/** Fees in further columns, without signs, and what is said of them where they are not in the total. */
export type OtherFees = { readonly sum: number; readonly notice: string }

/**
 * What is said of fees in further columns; undefined where there are none, or the total is nearer to what it would be with them.
 * @param trade its figures without signs; its value is null where the row has none
 */
export function uncountedOf(
  fees: OtherFees | null | undefined,
  trade: { side: Side; gross: number | null; brokerage: number | null; total: number | null },
): string | undefined {
  const { gross, brokerage, total } = trade
  if (fees === undefined || fees === null || gross === null) return undefined
  const sign = trade.side === 'buy' ? 1 : -1
  const paid = sum(gross, sign * (brokerage ?? 0))
  return sign * sum(total ?? paid, -paid) > fees.sum / 2 ? undefined : fees.notice
}
