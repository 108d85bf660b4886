// Typed number: a number as people write it into a form, and a number as a form shows it.
import { once } from '#shared/kernel/once.ts'

const plain = once(() => new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 }))

/** Without thousands or an exponent, every digit kept: `1234.5`, `0.00000001`. */
export const typedText = (value: number): string => plain().format(String(value) as Intl.StringNumericLiteral)

/** A number as people write it: `1,234.50`, `$5`, `-12`; NaN for anything else. */
export function typedNumber(text: string): number {
  const bare = text
    .trim()
    .replace(/^(-?)\s*(?:A?\$|AUD)\s*/i, '$1')
    .replaceAll(',', '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN
}
