// Text: the rules for a typed line, an instant and a number before they are stored.
import * as z from 'zod/mini'

// Control characters, and the invisible ones that reorder or hide text. Ordinary right-to-left letters stay legal.
// oxlint-disable-next-line no-control-regex
const hidden = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/

// What is drawn as nothing: the empty Braille pattern, and what Unicode calls default ignorable, such as joiners and fillers. Within a
// text some of them are needed: an emoji of several people is joined by them.
const blank = /^[\s\u2800\p{DI}]+$/u

const legible = { error: 'must not contain control or invisible characters' }

/** A trimmed single line of 1 to `maxLength` characters (code points) without control or invisible ones. */
export const line = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(maxLength),
    z.refine((value) => value.isWellFormed() && !hidden.test(value), legible),
  )

/** Whether something of a text is seen, or there is none. */
export const isSeen = (text: string): boolean => !blank.test(text)

/** A line of which something is seen: what people tell one thing from another by. */
export const visibleLine = (maxLength: number) => line(maxLength).check(z.refine(isSeen, legible))

/** The first characters (code points) of a text, at most `most`: none is cut in two. */
export const firstCharacters = (text: string, most: number): string =>
  Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('')

/** What was typed or pasted as a line that `line` takes: without line breaks and invisible characters; empty when nothing is left. */
export const asLine = (text: string, maxLength: number): string =>
  firstCharacters(text.replaceAll(/\s+/g, ' ').split(hidden).join('').trim(), maxLength)
    .trimEnd()
    .toWellFormed()
    .replace(blank, '')

/** DynamoDB keeps nothing smaller than 1e-130; no price and no amount is that small. */
export const noDust = z.refine<number>((value) => value === 0 || Math.abs(value) >= 1e-18, {
  error: 'must be 0 or at least 0.000000000000000001',
})

/** An instant as ISO 8601 in UTC (P38): 30 characters with 9 decimals of a second, the most it may have. */
export const Instant = z.iso.datetime().check(z.maxLength(30))

/** How many bytes a text takes as UTF-8. A lone surrogate counts as the three bytes of its replacement character. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const unit = character.charCodeAt(0)
    bytes += character.length === 2 ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
  }
  return bytes
}

/** How many digits a number has after the decimal point as it is written out: 2 for 0.25, 8 for 1e-8, 0 for 100. */
export function decimalPlaces(value: number): number {
  const text = String(value)
  const [point, e] = [text.indexOf('.'), text.indexOf('e')]
  const end = e === -1 ? text.length : e
  const places = point === -1 ? 0 : end - point - 1
  return Math.max(0, places - Number(text.slice(end + 1)))
}

/**
 * A whole number of at least 0 with commas between its thousands: `2,000`. Not by toLocaleString: its first use in a process reads
 * the tables of every language, a third of a function's start for a sentence that is rarely said.
 */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
