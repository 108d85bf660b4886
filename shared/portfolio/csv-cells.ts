// CsvCells: a table as a CSV file that opens in a spreadsheet without a formula ever running.

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

/** 1e-8 as 0.00000001: spreadsheets and other programs read that. */
export function writtenOut(value: number): string {
  const text = String(value)
  const [, digits = '', exponent] = /^-?([\d.]+)e([+-]\d+)$/.exec(text) ?? []
  if (exponent === undefined) return text
  const [whole = '', fraction = ''] = digits.split('.')
  const point = whole.length + Number(exponent)
  const all = whole + fraction
  const unsigned =
    point > 0
      ? `${all.slice(0, point).padEnd(point, '0')}${all.length > point ? `.${all.slice(point)}` : ''}`
      : `0.${'0'.repeat(-point)}${all}`
  return value < 0 ? `-${unsigned}` : unsigned
}

/** A file of one line of titles and one for each row. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + [titles, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
