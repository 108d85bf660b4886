// Typed number: a number as people write it. Where commas may stand in it is said here, for forms and files alike.

/**
 * The digits of a number without the commas between its thousands: `1,234.50` is `1234.50`.
 * @param digits a number without a sign or a currency
 * @returns null where a comma stands anywhere else, as in `1,5` or `1.234,56`: it may stand for a decimal point
 */
export function withoutThousands(digits: string): string | null {
  const whole = /^[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/.exec(digits)?.[0] ?? ''
  const plain = whole.replaceAll(',', '') + digits.slice(whole.length)
  return plain.includes(',') ? null : plain
}

/**
 * A number as people write it into a form: `1,234.50`, `$5`, `-$12`, `AUD 3`, of any size and sign.
 * @returns NaN for anything else and for nothing, so that no number is ever guessed
 */
export function typedNumber(text: string): number {
  const bare = text.trim().replace(/^([-+]?)\s*(?:A?\$|AUD)\s*/i, '$1')
  const sign = /^[-+]/.exec(bare)?.[0] ?? ''
  const digits = withoutThousands(bare.slice(sign.length))
  if (digits === null || !/^(?:\d+\.?\d*|\.\d+)$/.test(digits)) return Number.NaN
  const value = Number(digits)
  return Number.isFinite(value) ? (sign === '-' ? 0 - value : value) : Number.NaN
}
