// Format: one kind of file, how it is told from others, and how its rows are read.
import type { ImportFormat } from './import-row.ts'
import type { FileTable } from './file-lines.ts'
import type { Reading } from './reading.ts'

export type Format = {
  readonly format: ImportFormat
  /** What a person knows it as. */
  readonly label: string
  /** Names of columns that all have to be there; each entry lists the spellings of one. */
  readonly columns: readonly (readonly string[])[]
  /** Where the header alone does not decide. */
  readonly fits?: (table: FileTable) => boolean
  /** Columns with dates, for the order of day and month. */
  readonly dates: readonly string[]
  /** Its dates begin with the year even where that has two digits: `24-03-19`. */
  readonly hasShortYears?: boolean
  /** Adds what a table holds; a workbook can have several. */
  readonly read: (reading: Reading, table: FileTable) => void
}

/** Whether a table has all columns of a format. */
export const hasColumns = ({ columns }: Pick<Format, 'columns'>, header: ReadonlySet<string>): boolean =>
  columns.every((spellings) => spellings.some((name) => header.has(name)))
