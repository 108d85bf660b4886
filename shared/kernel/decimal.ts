// Decimal: exact amounts for ledger arithmetic. Every amount of one kind is a bigint with a fixed number of decimals, so adding
// is adding; the sums of the summary, where each number keeps its own scale, are in money.ts.
import { decimalOf, toNumber } from './money.ts'

/** Decimals a person may type: units, prices and amounts alike. */
export const typedPlaces = 8
/** Decimals kept for units: twice the typed ones, so that 10 units consolidated 3 to 1 and split again are 10 units. */
export const unitPlaces = 16
/** Decimals kept for money: units x price needs no rounding. */
export const moneyPlaces = unitPlaces + typedPlaces

/** Below this a product and its quotient name one decimal: fifteen digits survive a binary number, whatever they are. */
const surelyExact = 1e15
const powers: readonly bigint[] = Array.from({ length: moneyPlaces + 1 }, (_, places) => 10n ** BigInt(places))
const powerOf = (places: number): bigint => powers[places] ?? 10n ** BigInt(places)

/**
 * A number as a scaled integer, exactly as it was written: 0.1 with 8 places is 10000000n.
 * @param places decimals of the result, 0 or more
 * @throws RangeError when the number is not finite or has more decimals than the result can hold
 */
export function scaled(value: number, places: number): bigint {
  // Most amounts are short: one multiplication, proved right by the division, is ten times faster than reading digits.
  const short = Math.round(value * 1e8)
  if (places >= typedPlaces && Math.abs(short) < surelyExact && short / 1e8 === value) {
    return BigInt(short) * powerOf(places - typedPlaces)
  }
  const exact = decimalOf(value)
  if (exact.scale <= places) return exact.units * powerOf(places - exact.scale)
  throw new RangeError(`${value} has more than ${places} decimals`)
}

/** Units as typed, in the decimals kept for units. @throws RangeError as `scaled` does */
export const toUnits = (value: number): bigint => scaled(value, unitPlaces)

/** AUD as typed, in the decimals kept for money. @throws RangeError as `scaled` does */
export const toMoney = (value: number): bigint => scaled(value, moneyPlaces)

/** units x AUD for one unit, exact, in the decimals kept for money. @throws RangeError for a price of more than 8 decimals */
export const cost = (units: bigint, price: number): bigint => units * scaled(price, typedPlaces)

/**
 * units x AUD for one unit as a market quotes it, in the decimals kept for money: exact for a price of up to 8 decimals, of more
 * rounded in the last decimal of money.
 * @throws RangeError when the price is not finite
 */
export function marketValue(units: bigint, price: number): bigint {
  const exact = decimalOf(price)
  const product = units * exact.units
  return exact.scale <= typedPlaces
    ? product * powerOf(typedPlaces - exact.scale)
    : divided(product, powerOf(exact.scale - typedPlaces))
}

/**
 * a / b to the nearest whole number, a half going away from zero.
 * @throws RangeError when b is 0
 */
export function divided(a: bigint, b: bigint): bigint {
  const isNegative = a < 0n !== b < 0n
  const [top, bottom] = [a < 0n ? -a : a, b < 0n ? -b : b]
  const nearest = (top * 2n + bottom) / (bottom * 2n)
  return isNegative ? -nearest : nearest
}

/** The share of an amount that belongs to a part of a whole, rounded in the amount's last decimal, a half away from zero. */
export const shareOf = (amount: bigint, part: bigint, whole: bigint): bigint =>
  part === whole ? amount : divided(amount * part, whole)

/** A scaled integer rounded to fewer decimals, a half away from zero, as the nearest number; never -0. */
export function rounded(value: bigint, from: number, to: number): number {
  const units = to >= from ? value * powerOf(to - from) : divided(value, powerOf(from - to))
  // Small integers divide exactly rounded; larger ones go by their digits.
  const isSmall = units > -9_007_199_254_740_992n && units < 9_007_199_254_740_992n && to <= 22
  return isSmall ? Number(units) / 10 ** to + 0 : toNumber({ units, scale: to })
}

/** AUD of the ledger as the nearest number, all its decimals counted. */
export const moneyNumber = (value: bigint): number => rounded(value, moneyPlaces, moneyPlaces)

/** Units of the ledger as the nearest number, all their decimals counted: a third of a unit after a consolidation is one. */
export const unitsNumber = (value: bigint): number => rounded(value, unitPlaces, unitPlaces)
