// FileLines: one table of a file, line by line, its cells by the names of their columns.
import { columnName, numberOf, textOf } from './cells.ts'
import { dayIn, sydneyDayIn } from './file-dates.ts'
import type { DateOrder } from './import-row.ts'

/** A sheet or a CSV file below its header. */
export type FileTable = {
  readonly sheet?: string
  /** Names of columns with letters and digits alone. */
  readonly header: readonly string[]
  /** The line of the first row, from 1. */
  readonly firstRow: number
  readonly rows: readonly (readonly string[])[]
  /** Why lines are not to be trusted, by line: the file was cut off within one, or it is quoted badly. */
  readonly broken?: ReadonlyMap<number, string>
  /** What stands above the header. */
  readonly above?: string
}

/** Where a table ends and its small print begins. */
const footer =
  /^(?:glossary|important information|disclaimer|\(1\)|\*1?\b|nabtrade is a service|this (?:report|statement|document)|generated (?:on|by)|report generated|end of (?:report|statement|file)|copyright|©|notes?:?$)/i

/** A sum between or below the trades, which is none of them. */
const sumLine = /^(?:sub-?totals?|(?:grand )?totals?|(?:closing|opening) balance)\b/i

/** No trade is older; the ledger takes none that is. */
const firstDay = '1980-01-01'

/** A row could not be read: the reason goes to the person. */
export class Unreadable extends Error {}

/** One row of a table, its cells by column name. */
export class Line {
  readonly row: number
  readonly cells: readonly string[]
  readonly #places: ReadonlyMap<string, number>
  readonly #order: DateOrder
  readonly #days: Map<string, string>
  /** The line at which the table ended, where this one stands below it. */
  readonly endedAt: number | null

  /** @param days days that were read before, by text: a file names few days often */
  constructor(
    row: number,
    cells: readonly string[],
    places: ReadonlyMap<string, number>,
    { order, days, endedAt = null }: { order: DateOrder; days: Map<string, string>; endedAt?: number | null },
  ) {
    this.endedAt = endedAt
    this.row = row
    this.cells = cells
    this.#places = places
    this.#order = order
    this.#days = days
  }

  /** The cell of the first of these columns that the table has. */
  raw(...names: readonly string[]): string | undefined {
    for (const name of names) {
      const place = this.#places.get(name)
      if (place !== undefined) return this.cells[place]
    }
    return undefined
  }

  text(...names: readonly string[]): string {
    return textOf(this.raw(...names))
  }

  /** @throws Unreadable when something stands there that is no number */
  number(label: string, ...names: readonly string[]): number | null {
    const raw = this.raw(...names)
    const value = numberOf(raw)
    if (value === undefined) throw new Unreadable(`The ${label} “${textOf(raw).slice(0, 40)}” isn’t a number.`)
    return value
  }

  /** @throws Unreadable when there is none */
  needed(label: string, ...names: readonly string[]): number {
    return this.number(label, ...names) ?? refuse(`There is no ${label}.`)
  }

  /** The day of a column as it stands. @throws Unreadable when it is none */
  day(...names: readonly string[]): string {
    const raw = this.raw(...names) ?? ''
    const known = this.#days.get(raw)
    if (known !== undefined) return known
    const day = notTooOld(dayIn(raw, this.#order) ?? noDay(raw))
    this.#days.set(raw, day)
    return day
  }

  /** The Sydney day of a stamp. @throws Unreadable when it is none */
  stampDay(zone: 'utc' | 'sydney', stamp: string): string {
    return notTooOld(sydneyDayIn(stamp, this.#order, zone) ?? noDay(stamp))
  }
}

/** Ends the reading of a row. @throws Unreadable with the reason, a sentence for the person */
export function refuse(reason: string): never {
  throw new Unreadable(reason)
}

const noDay = (raw: string | undefined): never => {
  const text = textOf(raw).slice(0, 40)
  return refuse(text === '' ? 'There is no date.' : `The date “${text}” can’t be read.`)
}

const notTooOld = (day: string): string => (day >= firstDay ? day : refuse(`The date ${day} is before 1980.`))

/** The zone of a file's times: Sydney's, unless its title or the name of a column says UTC. */
export const zoneOf = ({ header, above }: Pick<FileTable, 'header' | 'above'>): 'utc' | 'sydney' =>
  header.some((name) => /^(?:utc|gmt)|(?:utc|gmt)$/.test(name)) || /\b(?:UTC|GMT)(?!\s*[+-]\s*\d)\b/.test(above ?? '')
    ? 'utc'
    : 'sydney'

/**
 * The rows of a table without blank ones, its header repeated, and the small print below it. Where the header stands again below a
 * footer, the table goes on.
 */
export function* linesOf(table: FileTable, order: DateOrder): Generator<Line> {
  for (const line of allLinesOf(table, order)) if (line.endedAt === null) yield line
}

/** The rows of a table, and those below its end that look like rows: they are told from the others by `endedAt`. */
export function* allLinesOf(table: FileTable, order: DateOrder): Generator<Line> {
  const places = new Map<string, number>()
  const days = new Map<string, string>()
  table.header.forEach((name, place) => {
    if (name !== '' && !places.has(name)) places.set(name, place)
  })
  const few = Math.max(2, table.header.length / 3)
  let endedAt: number | null = null
  for (const [at, cells] of table.rows.entries()) {
    const filled = filledIn(cells, few + 1)
    if (filled === 0) continue
    if (filled <= few) {
      const first = textOf(cells.find((cell) => cell.trim() !== ''))
      if (footer.test(first)) endedAt ??= table.firstRow + at
      if (endedAt !== null || sumLine.test(first)) continue
    }
    if (isHeaderAgain(table, cells)) {
      endedAt = null
      continue
    }
    if (endedAt !== null && !looksLikeRow(cells)) continue
    yield new Line(table.firstRow + at, cells, places, { order, days, endedAt })
  }
}

/** Small print has words; a row has a day and a number too. */
const looksLikeRow = (cells: readonly string[]): boolean =>
  cells.some((cell) => (dayIn(cell, 'dayFirst') ?? dayIn(cell, 'monthFirst')) !== null) &&
  cells.some((cell) => typeof numberOf(cell) === 'number')

/** How many cells have something in them, counted up to a number. */
function filledIn(cells: readonly string[], most: number): number {
  let filled = 0
  for (const cell of cells) {
    if (cell !== '' && cell.trim() !== '' && ++filled >= most) break
  }
  return filled
}

/** One cell of words alone in a table with many columns. */
export function isText({ header }: FileTable, { cells }: Line): boolean {
  if (header.length < 4) return false
  return filledIn(cells, 2) === 1 && /[a-z]{2}.*\s/i.test(textOf(cells.find((cell) => cell.trim() !== '')))
}

const isHeaderAgain = ({ header }: FileTable, cells: readonly string[]): boolean =>
  /[a-z]/i.test(cells[0] ?? '') &&
  columnName(cells[0]) === header[0] &&
  header.every((name, place) => columnName(cells[place]) === name)
