// DecimalCommas: a file whose numbers have a comma where ours have a point. It is found out for the whole file, since `1,250` alone
// can be read both ways.
import { columnName, numberOf, textOf } from './cells.ts'
import type { Source } from './unknown-table.ts'

const swapped = (text: string): string => text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
const isNumber = (text: string): boolean => typeof numberOf(text) === 'number'

/** A coin behind its number, `1,250BTC`; a few coins begin with a digit: `1,0001INCH` is 1,000 of 1INCH. */
const unitBehind = /^(-?[\d.,]+?(?:e[-+]\d+)?)\s*(?:1(?:0{3,6}|(?=INCH$)))?[A-Z][A-Z0-9]{0,14}$/i

/**
 * How a cell can be read, with or without a coin behind its number: `10,5` as a number with a comma alone, `90.50` with a point
 * alone, `1,250` as either; null: as no number.
 */
function readingOf(cell: string): 'comma' | 'point' | 'either' | null {
  if (!/[.,]\d/.test(cell)) return null
  const text = textOf(cell).replace(unitBehind, '$1')
  const asComma = isNumber(swapped(text))
  return isNumber(text) ? (asComma ? 'either' : 'point') : asComma ? 'comma' : null
}

const twoWays = (text: string): string =>
  `Numbers of this file have decimal commas, so “${text}” can be read two ways. Add this one by hand, or fix the line.`

/** Columns of texts by name, as `columnName` gives it. Two references in one cell, `10234,10235`, are no number. */
const saysText =
  /ref|note|contract(?!s$)|confirmation|account|remark|comment|memo|descri|detail|narrat|name|symbol|code|date|time|id$|(?<=.)(?:number|no)$/
/** Columns of numbers, whatever else their name says: `Contract value`, `Amount (account currency)`. */
const saysNumber =
  /^net|^gross|amount|value|price|total|balance|cost|proceeds|consideration|units|quantity|qty|shares|volume|brokerage|commission|fee|charge|paid|rate$|debit|credit/

const isText = (column: string | undefined): boolean => {
  const name = columnName(column)
  return saysText.test(name) && !saysNumber.test(name)
}

type Reading = ReturnType<typeof readingOf>

/** Whether a file is written with decimal commas; `mixed` where they are proven, but not for all that could have one. */
function commasIn(readings: Iterable<Reading>, isBetweenCommas: boolean): 'none' | 'mixed' | 'all' {
  const counts = { comma: 0, point: 0, either: 0 }
  for (const reading of readings) if (reading !== null) counts[reading]++
  if (counts.point > 0) return counts.comma > counts.point ? 'mixed' : 'none'
  // Who has decimal commas seldom puts commas between cells as well: one such number is no proof for `1,250`.
  return isBetweenCommas && counts.either > 0 ? 'mixed' : 'all'
}

/**
 * A grid with decimal points. One that has numbers which only a decimal comma explains, and none that only a point explains, is
 * read with commas throughout. Where a number can still be read two ways its line is broken: `1.250` among decimal commas, and
 * `1,250` where most numbers have commas and others points, or where commas stand between the cells too. Columns of texts prove
 * nothing and stay as they are, and so does any other grid.
 * @param header the place of the header; -1 where there is none
 */
export function withDecimalPoints(source: Source, header: number): Source {
  const { grid, broken, delimiter } = source
  const columns = grid[header]
  if (columns === undefined) return source
  const isBetweenCommas = delimiter === ','
  // Our own export has points.
  if (isBetweenCommas && columns.some((name) => columnName(name) === 'holdingid')) return source
  const texts = columns.map(isText)
  const reading = (cell: string, place: number): Reading => (texts[place] === true ? null : readingOf(cell))
  const rows = grid.slice(header + 1)
  // Nearly every file ends here, at the cost of a look for commas.
  if (!rows.some((cells) => cells.some((cell, place) => cell.includes(',') && reading(cell, place) === 'comma')))
    return source
  const commas = commasIn(
    rows.flatMap((cells) => cells.map(reading)),
    isBetweenCommas,
  )
  if (commas === 'none') return source
  const unclear = new Map(broken)
  const converted = grid.map((cells, at) =>
    cells.map((cell, place) => {
      const read = at > header ? reading(cell, place) : null
      if (read === null) return cell
      const isUnclear = read === 'either' && (commas === 'mixed' || !cell.includes(','))
      if (isUnclear && !unclear.has(at)) unclear.set(at, twoWays(textOf(cell)))
      return commas === 'all' ? swapped(textOf(cell)) : cell
    }),
  )
  return { ...source, grid: converted, broken: unclear }
}
