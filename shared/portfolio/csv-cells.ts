// CsvCells: a table as a CSV file that opens in a spreadsheet without a formula ever running.
import { dayOf } from '../kernel/dates.ts'
import type { DatedPrice } from '../market/price-history.ts'

/** Before the first line: without it a spreadsheet reads UTF-8 as something else. */
const byteOrderMark = '\uFEFF'

export type Cell = string | number | null | undefined

/**
 * A cell. Text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV injection); text that begins
 * with apostrophes gets one more where a formula follows them, so that taking one away always gives back what was typed. A number
 * is written out in full and stays one.
 */
function cellText(cell: Cell): string {
  if (cell === undefined || cell === null) return ''
  if (typeof cell === 'number') return writtenOut(cell)
  const safe = /^'*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** 1e-8 as 0.00000001: spreadsheets and other programs read that. No amount is so large that it would get an exponent. */
export const writtenOut = (value: number): string =>
  String(value).replace(
    /^(-?)(\d)\.?(\d*)e-(\d+)$/,
    (_all, sign: string, first: string, rest: string, places: string) =>
      `${sign}0.${'0'.repeat(Number(places) - 1)}${first}${rest}`,
  )

/** Prices as text in one cell: `600000 on 2024-01-10; 650000.5 on 2025-02-01`. */
export const pricesCell = (points: readonly DatedPrice[]): string =>
  points.map(({ day, price }) => `${writtenOut(price)} on ${dayOf(day)}`).join('; ')

/** A file of one line of titles and one for each row. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + [titles, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
