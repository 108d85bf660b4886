// Concentration: how a portfolio is spread, in figures and without a grade.
import { type Slice, slicesByHolding, slicesByType } from './summary.ts'

/** One security of a portfolio: its share of the whole in percent. */
type Largest = Pick<Slice, 'key' | 'label' | 'type' | 'value' | 'sharePercent'>

export type Concentration = {
  /** The security with the largest share; several holdings of one security count as one. Null when nothing is worth anything. */
  largest: Largest | null
  /** How many equally large securities would be spread the same way; null when nothing is worth anything. */
  effectiveHoldings: number | null
  /** Different securities held. */
  securities: number
  /** Share of each kind, the largest first: AUD to the cent and percent. */
  byType: Slice[]
}

/**
 * 1 / sum of the squared shares, the inverse of the Herfindahl-Hirschman index: how many equally large parts are as spread.
 * @param sharesPercent 0 to 100 each
 * @returns from 1 to the number of shares, not rounded; null where every share is 0, or there is none
 */
export function effectiveNumber(sharesPercent: readonly number[]): number | null {
  const squares = sharesPercent.reduce((sum, percent) => sum + (percent / 100) ** 2, 0)
  return squares === 0 ? null : 1 / squares
}

/** @param holdings priced; those that are sold out change nothing */
export function concentrationOf(holdings: Parameters<typeof slicesByHolding>[0]): Concentration {
  const held = holdings.filter(({ quantity }) => quantity > 0)
  const slices = slicesByHolding(held, Number.POSITIVE_INFINITY)
  const byType = slicesByType(held)
  const [largest] = slices
  const effectiveHoldings = effectiveNumber(slices.map(({ sharePercent }) => sharePercent))
  if (largest === undefined || effectiveHoldings === null)
    return { largest: null, effectiveHoldings: null, securities: slices.length, byType }
  return {
    largest,
    effectiveHoldings,
    securities: slices.length,
    byType,
  }
}
