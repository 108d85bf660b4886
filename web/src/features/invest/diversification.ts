// Diversification: the meter of the Portfolio Health card. It counts holdings and knows no more than that.

/** Width in percent: 20 for each holding, at most 100. */
export const meterPercent = (count: number): number => Math.min(20 * count, 100)

/** Good at 5 or more, Fair at 3 or more. */
export function meterLabel(count: number): 'Good' | 'Fair' | 'Needs Work' {
  if (count >= 5) return 'Good'
  return count >= 3 ? 'Fair' : 'Needs Work'
}
