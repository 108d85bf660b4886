// Short ways to write a holding for the tax lens.
import type { Transaction } from '#shared/portfolio/transaction.ts'
import type { IndexOf, TaxHolding } from '#shared/tax/disposals.ts'

export const holdingOf = (
  transactions: readonly Transaction[],
  fields: Partial<Omit<TaxHolding, 'transactions'>> = {},
): TaxHolding => ({ symbol: 'CBA', isTrust: false, closeAtChange: null, ...fields, transactions })

/** Prices that rise by so many thousandths, whatever the days. */
export const risenBy =
  (thousandths: bigint): IndexOf =>
  () => ({ thousandths: 1000n + thousandths, basis: 'assumed rate' })
