// Concentration: how a portfolio is spread, in figures and without a grade.
import { type Slice, slicesByHolding, slicesByType } from './summary.ts'

/** One security of a portfolio: its share of the whole in percent. */
type Largest = Pick<Slice, 'label' | 'type' | 'value' | 'sharePercent'>

export type Concentration = {
  /** The security with the largest share; several holdings of one security count as one. Null when nothing is worth anything. */
  largest: Largest | null
  /**
   * 1 / sum of the squared shares: how many equally large securities would be spread the same way (the inverse of the
   * Herfindahl-Hirschman index). From 1 to the number of securities; null when nothing is worth anything.
   */
  effectiveHoldings: number | null
  /** Different securities held. */
  securities: number
  /** Share of each kind, the largest first: AUD to the cent and percent. */
  byType: Slice[]
}

/** @param holdings priced; those that are sold out change nothing */
export function concentrationOf(holdings: Parameters<typeof slicesByHolding>[0]): Concentration {
  const held = holdings.filter(({ quantity }) => quantity > 0)
  const slices = slicesByHolding(held, Number.POSITIVE_INFINITY)
  const byType = slicesByType(held)
  const [largest] = slices
  const squares = slices.reduce((sum, { sharePercent }) => sum + (sharePercent / 100) ** 2, 0)
  if (largest === undefined || squares === 0)
    return { largest: null, effectiveHoldings: null, securities: slices.length, byType }
  const { label, type, value, sharePercent } = largest
  return {
    largest: { label, type, value, sharePercent },
    effectiveHoldings: 1 / squares,
    securities: slices.length,
    byType,
  }
}
