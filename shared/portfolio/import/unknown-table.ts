// UnknownTable: where the table of a file begins, and the one of a file that is not known.
import type { Broken, Grid } from './delimited.ts'
import type { UnknownTable } from './import-row.ts'

/** A sheet or a text, taken apart into cells. */
export type Source = {
  readonly grid: Grid
  readonly sheet?: string
  readonly broken?: Broken
  /** What stands between its cells; a sheet has nothing there. */
  readonly delimiter?: string
}

/** The header stands within the first lines; what is above it is a title. */
export const headerLines = 20

/** Why lines are not to be trusted, by their number from 1. */
export const brokenLines = (broken: Broken = new Map()): { broken?: Broken } =>
  broken.size === 0 ? {} : { broken: new Map([...broken].map(([at, reason]) => [at + 1, reason])) }

/** What stands above the header, as one text. */
export const aboveOf = (grid: Grid, header: number): string =>
  grid
    .slice(0, header)
    .map((cells) => cells.join(' '))
    .join(' ')
    .slice(0, 2000)

/** The place of the first line that looks like names of columns; -1 where none does. */
export const unknownHeader = (grid: Grid): number =>
  grid
    .slice(0, headerLines)
    .findIndex(
      (cells) =>
        cells.filter((cell) => /[a-z]/i.test(cell)).length >= 3 &&
        !cells.some((cell) => /^\$?[\d,]+\.\d+$/.test(cell.trim())),
    )

/** The table of a file that is not known: its header, and what is below it; null where there is none. */
export function unknownTable({ grid, sheet, broken }: Source): UnknownTable | null {
  const at = unknownHeader(grid)
  const header = grid[at]
  if (header === undefined) return null
  return {
    header,
    headerRow: at + 1,
    rows: grid.slice(at + 1),
    above: aboveOf(grid, at),
    ...(sheet === undefined ? {} : { sheet }),
    ...brokenLines(broken),
  }
}
