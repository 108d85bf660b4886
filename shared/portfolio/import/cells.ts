// Cells: what stands in a cell of a broker's file: numbers in all their forms, names of columns, short texts.
import { rounded, typedPlaces } from '../../kernel/decimal.ts'
import { type Decimal, decimalOf, plus, times, toNumber } from '../../kernel/money.ts'
import { isSeen } from '../../kernel/text.ts'
import { withoutThousands } from '../../kernel/typed-number.ts'

/** Longer texts are cut: no code, reference or name is. */
const maxCell = 200

// oxlint-disable-next-line no-control-regex
const hidden = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

const isPlain = /^[ -~]*$/

/** A cell as one line without invisible characters. @param most characters, for a text that may be longer than a name */
export function textOf(cell: string | undefined, most = maxCell): string {
  if (cell === undefined) return ''
  if (cell.length <= most && isPlain.test(cell)) return cell.trim()
  const text = cell.slice(0, most).replace(hidden, ' ').toWellFormed().trim()
  return isSeen(text) ? text : ''
}

/** A column's name with letters and digits alone: `Brokerage (inc GST.)` is `brokerageincgst`, `Unit Price ($)` is `unitprice`. */
export const columnName = (cell: string | undefined): string =>
  textOf(cell)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const shortNumber = /^-?\d{1,9}(?:\.\d{1,9})?$/
const currencySigns = /^(?:AUD|A\$|AU\$|\$)\s*|\s*AUD$/gi

/**
 * The number in a cell: `1,234.50`, `(12.00)` for minus 12, `$5`, `-$5`, `1.2E-05`; null where there is none: empty or `-`.
 * @returns undefined for anything else, so that no number is ever guessed
 */
export function numberOf(cell: string | undefined): number | null | undefined {
  let text = textOf(cell)
  // Most cells are as short and plain as this.
  if (shortNumber.test(text)) return Number(text) + 0
  if (text === '' || text === '-' || text === '–') return null
  let sign = 1
  if (/^\(.*\)$/.test(text)) {
    sign = -1
    text = text.slice(1, -1).trim()
  }
  const before = /^[-+−]/.exec(text)?.[0]
  if (before !== undefined) text = text.slice(1).trim()
  text = text.replace(currencySigns, '').trim()
  const after = before === undefined ? /^[-+−]/.exec(text)?.[0] : undefined
  if (after !== undefined) text = text.slice(1).trim()
  if ((before ?? after ?? '+') !== '+') sign = -sign
  const digits = withoutThousands(text)
  if (digits === null || !/^(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i.test(digits)) return undefined
  const value = Number(digits)
  return Number.isFinite(value) && value < 1e15 ? sign * value + 0 : undefined
}

/**
 * A number and the unit that stands behind it: `0.05BTC`, `12.5 USDT`.
 * @param known units that can be meant, in upper case: without a space between them only these tell `51INCH` from 51 INCH
 * @returns null where it is not that, and where there is a known unit without a number before it
 */
export function amountAndUnit(
  cell: string | undefined,
  known: readonly string[],
): { amount: number; unit: string } | null {
  const text = textOf(cell).toUpperCase()
  const apart = /^(\S+)\s+([A-Z0-9]{1,15})$/.exec(text)
  const ends = known.filter((unit) => unit !== '' && text.endsWith(unit)).toSorted((a, b) => b.length - a.length)
  const together = /^(-?[\d.,]+(?:E[-+]?\d+)?)([A-Z][A-Z0-9]{0,14})$/.exec(text)
  const readings: readonly (readonly [number: string, unit: string])[] =
    apart !== null
      ? [[apart[1]!, apart[2]!]]
      : ends.length > 0
        ? ends.map((unit) => [text.slice(0, -unit.length), unit])
        : together === null
          ? []
          : [[together[1]!, together[2]!]]
  for (const [digits, unit] of readings) {
    const amount = numberOf(digits)
    if (typeof amount === 'number') return { amount, unit }
  }
  return null
}

/** An exact amount as the ledger takes it: rounded to 8 decimals, a half away from zero. */
const toEight = ({ units, scale }: Decimal): number =>
  scale <= typedPlaces ? toNumber({ units, scale }) : rounded(units, scale, typedPlaces)

/** Up to here a count of hundred-millionths is a whole number, and a division of it is exactly rounded. */
const surelyExact = 9e15
const inParts = (value: number, parts: number): number | null => {
  const whole = Math.round(value * parts)
  return Math.abs(whole) < surelyExact && whole / parts === value ? whole : null
}

/** A number with at most 8 decimals, a half rounded away from zero. */
export const eightPlaces = (value: number): number => (inParts(value, 1e8) === null ? toEight(decimalOf(value)) : value)

/** a x b, exact, then rounded to 8 decimals. */
export function product(a: number, b: number): number {
  // Most figures are short; longer ones go by their digits.
  const [first, second] = [inParts(a, 1e4), inParts(b, 1e4)]
  const whole = first === null || second === null ? Infinity : first * second
  return Math.abs(whole) < surelyExact ? whole / 1e8 + 0 : toEight(times(decimalOf(a), decimalOf(b)))
}

/** a + b without binary fractions, rounded to 8 decimals. */
export function sum(a: number, b: number): number {
  const [first, second] = [inParts(a, 1e8), inParts(b, 1e8)]
  const whole = first === null || second === null ? Infinity : first + second
  return Math.abs(whole) < surelyExact ? whole / 1e8 + 0 : toEight(plus(decimalOf(a), decimalOf(b)))
}

/** a / b rounded to 8 decimals; b is not 0. */
export function quotient(a: number, b: number): number {
  const [top, bottom] = [decimalOf(a), decimalOf(b)]
  const places = 12
  const units = (top.units * 10n ** BigInt(places + bottom.scale)) / bottom.units
  return toEight({ units, scale: places + top.scale })
}

/** Rounded to whole cents, a half away from zero. */
export function cents(value: number): number {
  if (inParts(value, 100) !== null) return value
  const { units, scale } = decimalOf(value)
  return scale <= 2 ? value : rounded(units, scale, 2)
}
