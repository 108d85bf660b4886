// UnknownTable: where the table of a file begins, and the one of a file that is not known.
import { columnName, numberOf, sum } from './cells.ts'
import { isColumnName, paidOrReceived } from './column-words.ts'
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

/**
 * Interactive Brokers' activity statement is many tables in one file, or that of its trades alone; each line begins with the name of
 * its own.
 * @returns the place of the names of the columns of its trades; -1 in any other file
 */
function tradesOfStatement(grid: Grid): number {
  const [section = '', kind] = grid[0] ?? []
  if (!['Statement', 'Trades'].includes(section) || kind !== 'Header') return -1
  return grid.findIndex((cells) => cells[0] === 'Trades' && cells[1] === 'Header')
}

/** The orders of such a statement, or where it has only executions those; every other line is blank. */
function ordersIn(rows: Grid): Grid {
  const isOne = (kind: string) => (cells: readonly string[]) => cells[0] === 'Trades' && cells[2] === kind
  const isKept = isOne(rows.some(isOne('Order')) ? 'Order' : 'Trade')
  return rows.map((cells) => (isKept(cells) ? cells : []))
}

/**
 * A list of trades of the same broker's queries can have each of them as an order, as its executions and as the lots that it closed:
 * one of these levels, and every other line blank.
 */
function ofOneLevel(header: readonly string[], rows: Grid): Grid {
  const place = header.findIndex((name) => columnName(name) === 'levelofdetail')
  const isOf = (level: string) => (cells: readonly string[]) => cells[place]?.trim().toUpperCase() === level
  const level = place < 0 ? undefined : ['ORDER', 'EXECUTION'].find((one) => rows.some(isOf(one)))
  return level === undefined ? rows : rows.map((cells) => (isOf(level)(cells) ? cells : []))
}

/**
 * The place of the first line that looks like names of columns; -1 where none does. Above them there can be who the file is for and
 * what it shows, so a line with three names that a list of trades has comes before others.
 */
export function unknownHeader(grid: Grid): number {
  const ofStatement = tradesOfStatement(grid)
  if (ofStatement >= 0) return ofStatement
  const places = [...grid.slice(0, headerLines).entries()].flatMap(([at, cells]) => {
    const isLine = cells.filter((cell) => /[a-z]/i.test(cell)).length >= 3
    return isLine && !cells.some((cell) => /^\$?[\d,]+\.\d+$/.test(cell.trim())) ? [at] : []
  })
  return places.find((at) => grid[at]!.filter(isColumnName).length >= 3) ?? places[0] ?? -1
}

/** The name of a column of debits or credits, whatever currency it says. */
const debits = /^debits?(?:amount)?(?:aud)?$/
const credits = /^credits?(?:amount)?(?:aud)?$/

/**
 * A table whose amounts stand in a column of debits or one of credits, with both in one column behind the others: what was paid below
 * 0, what was received above. A line that has both, or neither, has nothing there, nor has one too short for a trade.
 */
function withOneTotal(grid: Grid): Grid {
  const [header = [], ...rows] = grid
  const [out, into] = [debits, credits].map((name) => header.findIndex((cell) => name.test(columnName(cell))))
  if (out === undefined || into === undefined || out < 0 || into < 0) return grid
  const totalIn = (cells: readonly string[]): string => {
    const [paid, received] = [out, into].map((place) => Math.abs(numberOf(cells[place]) ?? 0)) as [number, number]
    const isShort = cells.filter((cell) => cell.trim() !== '').length < 4
    return isShort || paid > 0 === received > 0 ? '' : String(sum(received, -paid))
  }
  const wide = (cells: readonly string[], last: string): string[] => [...header.map((_, at) => cells[at] ?? ''), last]
  return [wide(header, paidOrReceived), ...rows.map((cells) => wide(cells, totalIn(cells)))]
}

/** The table of a file that is not known: its header, and what is below it; null where there is none. */
export function unknownTable({ grid, sheet, broken }: Source): UnknownTable | null {
  const at = unknownHeader(grid)
  const [header, ...rows] = at < 0 ? [] : withOneTotal(grid.slice(at))
  if (header === undefined) return null
  return {
    header,
    headerRow: at + 1,
    rows: tradesOfStatement(grid) < 0 ? ofOneLevel(header, rows) : ordersIn(rows),
    above: aboveOf(grid, at),
    ...(sheet === undefined ? {} : { sheet }),
    ...brokenLines(broken),
  }
}
