// PriceRounding: how far a total can be from units x price where the price was rounded, as a printed one often is. AUD.
import { decimalOf, times, toNumber } from '../kernel/money.ts'
import { decimalPlaces } from '../kernel/text.ts'

/** What rounding to cents may have taken from an amount and what it is compared with. */
export const centRounding = 0.02

/** How far a total may be from units x price: a cent, and what a rounded price makes. */
export const roundingOf = (price: number, units: number): number =>
  centRounding + (units * 10 ** -Math.max(2, decimalPlaces(price))) / 2

/** What a trade says of its amount. */
type Priced = { readonly units: number; readonly price?: number; readonly amount?: number }

/**
 * What units x price come to where the total beside them is another: of the two the total counts (`tradeAmounts`), so who changes
 * the other would change nothing.
 * @returns undefined where they agree, or one of them is not there
 */
export function contradictedValue({ units, price, amount }: Priced): number | undefined {
  if (price === undefined || amount === undefined) return undefined
  const value = toNumber(times(decimalOf(units), decimalOf(price)))
  return Math.abs(value - amount) > roundingOf(price, units) ? value : undefined
}
