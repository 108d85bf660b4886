// TaxEvents: all that ever happened to a person's holdings, as far as tax goes.
import { disposalsOf, type IndexOf, publishedIndex, type TaxDisposal } from './disposals.ts'
import { incomeOf, type TaxIncome } from './income.ts'
import type { TaxHolding } from './tax-holding.ts'

type OfHolding = { readonly holding: TaxHolding }
export type OwnDisposal = TaxDisposal & OfHolding
export type OwnIncome = TaxIncome & OfHolding

/** Worked out once, read by year. */
export type TaxEvents = {
  readonly holdings: readonly TaxHolding[]
  readonly disposals: readonly OwnDisposal[]
  readonly income: readonly OwnIncome[]
}

/**
 * Everything that counts for tax in the trades of holdings, oldest first within each.
 * @throws RangeError when the transactions of a holding cannot have happened
 */
export const taxEvents = (holdings: readonly TaxHolding[], indexOf: IndexOf = publishedIndex()): TaxEvents => ({
  holdings,
  disposals: holdings.flatMap((holding) => disposalsOf(holding, indexOf).map((row) => ({ ...row, holding }))),
  income: holdings.flatMap((holding) => incomeOf(holding).map((row) => ({ ...row, holding }))),
})
