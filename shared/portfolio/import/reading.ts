// Reading: what a format's parser writes to: the rows, skips and problems that come of the lines of a file.
import { firstCharacters } from '../../kernel/text.ts'
import { maxNameLength } from '../holding.ts'
import { maxAccountLength, maxAmount, maxPrice } from '../transaction-kinds.ts'
import { hasNoCode } from './codes.ts'
import { allLinesOf, type FileTable, isText, type Line, refuse, Unreadable } from './file-lines.ts'
import type { DateOrder, ImportFormat, ImportRow, RowFacts, RowRemark } from './import-row.ts'
import { firstKeyOf } from './row-keys.ts'

const belowTheEnd = (endedAt: number): string =>
  `This line stands below the end of the table in line ${endedAt}, so it wasn’t read. Add it by hand if it’s a trade.`
const wordsOnly = 'This line is a text and no trade.'
const equalLines = 'This line stands in the file more than once. If that is one trade, leave this one out.'

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

/** The most characters of the names that a holding, an account and a reference can have; files have longer ones. */
const longest = { name: maxNameLength, account: maxAccountLength, reference: 80 } as const
type Name = keyof typeof longest

/** A row as a parser gives it: names of any length, an empty one is none. */
type Made = Omit<ImportRow, 'row' | 'sheet' | 'key' | 'needs' | Name> & {
  readonly needs?: ImportRow['needs']
} & { readonly [name in Name]?: string | undefined }

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
    const { needs = [], instrument, facts, total } = made
    const named = (what: Name): string | undefined =>
      firstCharacters(made[what] ?? '', longest[what])
        .toWellFormed()
        .trim() || undefined
    const [reference, name, account] = [named('reference'), named('name'), named('account')]
    const first = firstKeyOf({ instrument, facts, total, account }, reference)
    const before = this.#keys.get(first)
    const isEqual = before !== undefined && before.row !== line.row && areEqual(before.cells, line.cells)
    if (isEqual && reference !== undefined) return this.skip(table, line, `This is line ${before.row} once more.`)
    if (before === undefined) this.#keys.set(first, { row: line.row, cells: line.cells, count: 1 })
    else before.count++
    const row: { -readonly [field in keyof ImportRow]: ImportRow[field] } = {
      row: line.row,
      instrument,
      facts,
      needs: hasNoCode(instrument) ? [{ kind: 'code' }, ...needs] : needs,
      total,
      key: before === undefined ? first : `${first}:${before.count}`,
    }
    if (table.sheet !== undefined) row.sheet = table.sheet
    if (reference !== undefined) row.reference = reference
    if (name !== undefined) row.name = name
    if (account !== undefined) row.account = account
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
    for (const line of allLinesOf(table, this.order)) {
      const broken = line.endedAt === null ? table.broken?.get(line.row) : belowTheEnd(line.endedAt)
      if (isText(table, line)) this.skip(table, line, wordsOnly)
      else if (broken !== undefined) this.problem(table, line, broken)
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

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((cell, place) => cell === b[place])

const sheetOf = ({ sheet }: FileTable): { sheet?: string } => (sheet === undefined ? {} : { sheet })
