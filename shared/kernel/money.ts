// Money: exact decimal sums, because a binary fraction must never reach a cent (P13, ADR 005).

/** An exact decimal: `units` divided by ten to the power of `scale`. */
export type Decimal = { readonly units: bigint; readonly scale: number }

export const zero: Decimal = { units: 0n, scale: 0 }

/**
 * The decimal a number was written as: 0.1 is one tenth, not the nearest binary fraction.
 * @param value any finite number; AUD, units or percent alike
 * @throws RangeError when the value is NaN or infinite
 */
export function decimalOf(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`Not a finite number: ${value}`)
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const units = BigInt(whole + fraction)
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 }
}

const rescaled = (value: Decimal, scale: number): bigint => value.units * 10n ** BigInt(scale - value.scale)

/** The exact product of two decimals. */
export const times = (a: Decimal, b: Decimal): Decimal => ({ units: a.units * b.units, scale: a.scale + b.scale })

/** The exact sum of two decimals. */
export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { units: rescaled(a, scale) + rescaled(b, scale), scale }
}

/** The exact difference a - b. */
export const minus = (a: Decimal, b: Decimal): Decimal => plus(a, { units: -b.units, scale: b.scale })

/** The number nearest to an exact decimal; never -0. */
export function toNumber(value: Decimal): number {
  const digits = value.units
    .toString()
    .replace('-', '')
    .padStart(value.scale + 1, '0')
  const cut = digits.length - value.scale
  const nearest = Number(`${digits.slice(0, cut)}.${digits.slice(cut) || '0'}`)
  return value.units < 0n ? -nearest : nearest
}

/**
 * The amount rounded once to whole cents, a half going away from zero (half up, P13).
 * @returns AUD as a number with at most two decimals, never -0
 */
export function toCents(value: Decimal): number {
  if (value.scale <= 2) return toNumber(value)
  const divisor = 10n ** BigInt(value.scale - 2)
  const magnitude = value.units < 0n ? -value.units : value.units
  const cents = (magnitude * 2n + divisor) / (divisor * 2n)
  return toNumber({ units: value.units < 0n ? -cents : cents, scale: 2 })
}

/**
 * part / whole x 100 as the nearest number, or 0 when the whole is not above 0.
 * @returns percent, cut off (not rounded) after the fourteenth decimal place
 */
export function percentOf(part: Decimal, whole: Decimal): number {
  if (whole.units <= 0n) return 0
  const scale = Math.max(part.scale, whole.scale)
  // Sixteen further digits: two make it a percent, fourteen stay behind the point.
  const quotient = (rescaled(part, scale) * 10n ** 16n) / rescaled(whole, scale)
  return toNumber({ units: quotient, scale: 14 })
}
