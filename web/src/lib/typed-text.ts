// Typed text: a number as a form shows it, to be typed over.
import { once } from '#shared/kernel/once.ts'

const plain = once(() => new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 }))

/** Without thousands or an exponent, every digit kept: `1234.5`, `0.00000001`. */
export const typedText = (value: number): string => plain().format(String(value) as Intl.StringNumericLiteral)
