// Reading: what a format's parser reads from and writes to: the columns of one table by name, and the rows, skips and problems
// that come of it.
import { columnName, numberOf, textOf } from './cells.ts'
import { hasNoCode } from './codes.ts'
import { dayIn, sydneyDayIn } from './file-dates.ts'
import type { DateOrder, ImportFormat, ImportRow, RowFacts, RowRemark } from './import-row.ts'
import { firstKeyOf } from './row-keys.ts'

/** A sheet or a CSV file below its header. */
export type FileTable = {
  readonly sheet?: string
  /** Names of columns with letters and digits alone. */
  readonly header: readonly string[]
  /** The line of the first row, from 1. */
  readonly firstRow: number
  readonly rows: readonly (readonly string[])[]
  /** The line that the file ends within: it was cut off. */
  readonly cutRow?: number
  /** What stands above the header. */
  readonly above?: string
}

/** Where a table ends and its small print begins. */
const footer =
  /^(?:glossary|important information|disclaimer|\(1\)|\*1?\b|nabtrade is a service|this (?:report|statement|document)|generated (?:on|by)|report generated|end of (?:report|statement|file)|copyright|©|notes?:?$)/i

/** A sum between or below the trades, which is none of them. */
const sumLine = /^(?:sub-?totals?|(?:grand )?totals?|(?:closing|opening) balance)\b/i

const cutOff = 'The file ends in the middle of this line. Export it again, or add this one by hand.'
const wordsOnly = 'This line is a text and no trade.'
const equalLines = 'This line stands in the file more than once. If that is one trade, leave this one out.'
/** No trade is older; the ledger takes none that is. */
const firstDay = '1980-01-01'

/** Up to here the ledger takes units and amounts, and a price. */
const maxAmount = 1e12
const maxPrice = 1e9

/** Refuses figures that the ledger would refuse later, with everything that is sent beside them. */
function refuseTooMuch(facts: RowFacts): void {
  const {
    units = 1,
    price = 0,
    amount = 0,
    brokerage = 0,
  } = facts as { [field: string]: unknown } as {
    readonly [field in 'units' | 'price' | 'amount' | 'brokerage']?: number
  }
  if (!(units > 0)) refuse('The number of units must be above 0.')
  if (price < 0) refuse('The price must not be below 0.')
  if (units > maxAmount || Math.abs(amount) > maxAmount || brokerage > maxAmount || price > maxPrice)
    refuse('A figure of this row is too large to be true.')
}

/** A row could not be read: the reason goes to the person. */
class Unreadable extends Error {}

/** One row of a table, its cells by column name. */
export class Line {
  readonly row: number
  readonly cells: readonly string[]
  readonly #places: ReadonlyMap<string, number>
  readonly #order: DateOrder
  readonly #days: Map<string, string>

  /** @param days days that were read before, by text: a file names few days often */
  constructor(
    row: number,
    cells: readonly string[],
    places: ReadonlyMap<string, number>,
    { order, days }: { order: DateOrder; days: Map<string, string> },
  ) {
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

export function refuse(reason: string): never {
  throw new Unreadable(reason)
}

const noDay = (raw: string | undefined): never => {
  const text = textOf(raw).slice(0, 40)
  return refuse(text === '' ? 'There is no date.' : `The date “${text}” can’t be read.`)
}

const notTooOld = (day: string): string => (day >= firstDay ? day : refuse(`The date ${day} is before 1980.`))

type Made = Omit<ImportRow, 'row' | 'sheet' | 'key' | 'needs'> & { readonly needs?: ImportRow['needs'] }

/** What was read of one file. */
export class Reading {
  readonly format: ImportFormat
  readonly rows: ImportRow[] = []
  readonly skipped: RowRemark[] = []
  readonly problems: RowRemark[] = []
  readonly order: DateOrder
  /** The first line with a key, and how many rows have it. */
  readonly #keys = new Map<string, { readonly row: number; readonly cells: readonly string[]; count: number }>()

  constructor(format: ImportFormat, order: DateOrder) {
    this.format = format
    this.order = order
  }

  /**
   * Adds a row. A line that is equal to an earlier one in every cell and has a broker's reference is the same trade, and skipped;
   * without a reference two equal lines can be two equal trades, so the second is kept, with a notice.
   */
  add(table: FileTable, line: Pick<Line, 'row' | 'cells'>, made: Made): void {
    refuseTooMuch(made.facts)
    const { reference: printed = '', needs = [], instrument } = made
    const reference = printed === '' ? undefined : printed.slice(0, 80)
    const first = firstKeyOf(made, reference)
    const before = this.#keys.get(first)
    const isEqual = before !== undefined && before.row !== line.row && areEqual(before.cells, line.cells)
    if (isEqual && reference !== undefined) return this.skip(table, line, `This is line ${before.row} once more.`)
    if (before === undefined) this.#keys.set(first, { row: line.row, cells: line.cells, count: 1 })
    else before.count++
    const row: { -readonly [field in keyof ImportRow]: ImportRow[field] } = {
      row: line.row,
      instrument,
      facts: made.facts,
      needs: hasNoCode(instrument) ? [{ kind: 'code' }, ...needs] : needs,
      total: made.total,
      key: before === undefined ? first : `${first}:${before.count}`,
    }
    if (table.sheet !== undefined) row.sheet = table.sheet
    if (reference !== undefined) row.reference = reference
    if (made.name !== undefined) row.name = made.name
    if (made.account !== undefined) row.account = made.account
    if (made.original !== undefined) row.original = made.original
    if (made.aside !== undefined) row.aside = made.aside
    if (made.feeGroup !== undefined) row.feeGroup = made.feeGroup
    if (made.own !== undefined) row.own = made.own
    const notice = made.notice ?? (isEqual ? equalLines : undefined)
    if (notice !== undefined) row.notice = notice
    this.rows.push(row)
  }

  skip(table: FileTable, line: Pick<Line, 'row'>, reason: string): void {
    this.skipped.push({ row: line.row, ...sheetOf(table), reason })
  }

  problem(table: FileTable, line: Pick<Line, 'row'>, reason: string): void {
    this.problems.push({ row: line.row, ...sheetOf(table), reason })
  }

  /** Reads each row of a table down to its footer; what cannot be read becomes a problem, and reading goes on. */
  each(table: FileTable, read: (line: Line) => void): void {
    for (const line of linesOf(table, this.order)) {
      if (isText(table, line)) this.skip(table, line, wordsOnly)
      else if (line.row === table.cutRow) this.problem(table, line, cutOff)
      else this.guard(table, line, () => read(line))
    }
  }

  /** Puts everything back into the order of the file, where rows were read in groups. */
  putInOrder(tables: readonly FileTable[]): void {
    const ranks = new Map(tables.map(({ sheet }, rank) => [sheet, rank]))
    const rank = ({ sheet }: RowRemark | ImportRow): number => ranks.get(sheet) ?? 0
    for (const list of [this.rows, this.skipped, this.problems]) list.sort((a, b) => rank(a) - rank(b) || a.row - b.row)
  }

  /** Work on one row or group of rows that may find it unreadable. */
  guard(table: FileTable, line: Pick<Line, 'row'>, work: () => void): void {
    try {
      work()
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      this.problem(table, line, error.message)
    }
  }
}

/** The zone of a file's times: Sydney's, unless its title or the name of a column says UTC. */
export const zoneOf = ({ header, above }: FileTable): 'utc' | 'sydney' =>
  header.some((name) => /^(?:transaction)?(?:date|time)utc$/.test(name)) ||
  /\b(?:UTC|GMT)(?!\s*[+-]\s*\d)\b/.test(above ?? '')
    ? 'utc'
    : 'sydney'

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((cell, place) => cell === b[place])

const sheetOf = ({ sheet }: FileTable): { sheet?: string } => (sheet === undefined ? {} : { sheet })

/** The rows of a table without blank ones, its header repeated, and what stands below it. */
export function* linesOf(table: FileTable, order: DateOrder): Generator<Line> {
  const places = new Map<string, number>()
  const days = new Map<string, string>()
  table.header.forEach((name, place) => {
    if (name !== '' && !places.has(name)) places.set(name, place)
  })
  const few = Math.max(2, table.header.length / 3)
  for (const [at, cells] of table.rows.entries()) {
    const filled = filledIn(cells, few + 1)
    if (filled === 0) continue
    if (filled <= few) {
      const first = textOf(cells.find((cell) => cell.trim() !== ''))
      if (footer.test(first)) return
      if (sumLine.test(first)) continue
    }
    if (isHeaderAgain(table, cells)) continue
    yield new Line(table.firstRow + at, cells, places, { order, days })
  }
}

/** How many cells have something in them, counted up to a number. */
function filledIn(cells: readonly string[], most: number): number {
  let filled = 0
  for (const cell of cells) {
    if (cell !== '' && cell.trim() !== '' && ++filled >= most) break
  }
  return filled
}

/** One cell of words alone in a table with many columns. */
function isText({ header }: FileTable, { cells }: Line): boolean {
  if (header.length < 4) return false
  return filledIn(cells, 2) === 1 && /[a-z]{2}.*\s/i.test(textOf(cells.find((cell) => cell.trim() !== '')))
}

const isHeaderAgain = ({ header }: FileTable, cells: readonly string[]): boolean =>
  /[a-z]/i.test(cells[0] ?? '') &&
  columnName(cells[0]) === header[0] &&
  header.every((name, place) => columnName(cells[place]) === name)
