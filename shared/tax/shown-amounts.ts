// ShownAmounts: the exact amounts of the core as the plain numbers of an answer.
import { moneyPlaces, rounded, typedPlaces, unitPlaces } from '../kernel/decimal.ts'
import type { GainParts } from './capital-gain.ts'
import type { TaxHolding } from './tax-holding.ts'

/** AUD to 8 decimals. */
export const money = (amount: bigint): number => rounded(amount, moneyPlaces, typedPlaces)
/** AUD to 8 decimals; null stays null. */
export const moneyOrNull = (amount: bigint | null): number | null => (amount === null ? null : money(amount))
/** Units to 8 decimals. */
export const units = (amount: bigint): number => rounded(amount, unitPlaces, typedPlaces)
/** The exact sum; 0 of none. */
export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

/** The parts of a gain in AUD to 8 decimals. */
export const shownParts = ({ discountable, other, later, loss }: GainParts) => ({
  discountable: money(discountable),
  other: money(other),
  later: money(later),
  loss: money(loss),
})

/** How an answer names a holding. */
export const named = ({ id, symbol }: TaxHolding) => ({ holdingId: id, symbol })
