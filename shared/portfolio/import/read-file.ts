// ReadFile: which format a file has, and everything in it. Pure: the same text or sheets come to the same rows.
import { binanceStatement } from './binance.ts'
import { binanceTrades } from './binance-trades.ts'
import { columnName } from './cells.ts'
import { bellDirect, cmcConfirmations, cmcStatement } from './cmc.ts'
import { coinspot, coinspotTransfers } from './coinspot.ts'
import { commsecConfirmations, commsecTransactions, orderSearch } from './commsec.ts'
import { withDecimalPoints } from './decimal-commas.ts'
import { type Grid, gridOf, likelyDelimiter } from './delimited.ts'
import { isShortYear, proveOrder } from './file-dates.ts'
import { type Format, hasColumns } from './format.ts'
import { type DateOrder, type ReadFile, type Sheet, type SheetCell, unreadFile } from './import-row.ts'
import { kraken } from './kraken.ts'
import { nabtradeCash, nabtradePortfolio, nabtradeTrades } from './nabtrade.ts'
import { isJson, readAccount } from './own-account.ts'
import { ownHoldings, ownTrades } from './own-files.ts'
import { type FileTable, linesOf } from './file-lines.ts'
import { Reading } from './reading.ts'
import { selfwealth } from './selfwealth.ts'
import { fpMarkets, sharesies, sharesight } from './sharesight.ts'
import { stake } from './stake.ts'
import { swyftx } from './swyftx.ts'
import { aboveOf, brokenLines, headerLines, type Source, unknownHeader, unknownTable } from './unknown-table.ts'

/** In the order in which they are tried where two have as many columns. */
export const formats: readonly Format[] = [
  ownTrades,
  ownHoldings,
  commsecConfirmations,
  commsecTransactions,
  orderSearch,
  selfwealth,
  cmcStatement,
  nabtradeCash,
  nabtradeTrades,
  nabtradePortfolio,
  cmcConfirmations,
  bellDirect,
  sharesies,
  sharesight,
  fpMarkets,
  coinspot,
  coinspotTransfers,
  swyftx,
  binanceStatement,
  binanceTrades,
  kraken,
  stake,
]

/** What a person knows a format as. */
export const formatLabel = (format: string): string =>
  format === 'gumnut-account'
    ? 'Gumnut account'
    : (formats.find((one) => one.format === format)?.label ?? 'another file')

const nothingThere = 'There is no table of trades in this file.'

type Found = { readonly format: Format; readonly table: FileTable; readonly headerRow: number }

/** The format of a grid, the one with the most of its columns where several fit. */
function find({ grid, sheet, broken }: Source): Found | null {
  const named = {
    ...(sheet === undefined ? {} : { sheet }),
    ...brokenLines(broken),
  }
  for (const [at, cells] of grid.slice(0, headerLines).entries()) {
    const header = cells.map(columnName)
    const names = new Set(header)
    const candidates = formats.filter((format) => hasColumns(format, names))
    if (candidates.length === 0) continue
    const table: FileTable = { ...named, header, firstRow: at + 2, rows: grid.slice(at + 1), above: aboveOf(grid, at) }
    const fitting = candidates.filter(({ fits }) => fits === undefined || fits(table))
    const format = fitting.toSorted((a, b) => b.columns.length - a.columns.length)[0]
    if (format !== undefined) return { format, table, headerRow: at + 1 }
  }
  return null
}

/** The place of the header of a grid: of a format that is known, or of any table; -1 where there is none. */
function headerOf(grid: Grid): number {
  const known = grid.slice(0, headerLines).findIndex((cells) => {
    const names = new Set(cells.map(columnName))
    return formats.some((format) => hasColumns(format, names))
  })
  return known < 0 ? unknownHeader(grid) : known
}

const unknownSheet =
  'We don’t know the columns of this sheet, so none of it was read. Save it as a file of its own and add that.'

/** What the dates of some tables of one format prove, and the line of each date. */
function orderOf(format: Format, tables: readonly FileTable[]) {
  const dated = new Map<string, number>()
  for (const table of tables) {
    for (const line of linesOf(table, 'dayFirst')) {
      for (const name of format.dates) {
        const cell = line.raw(name) ?? ''
        if (cell !== '' && !dated.has(cell) && !(format.hasShortYears === true && isShortYear(cell)))
          dated.set(cell, line.row)
      }
    }
  }
  return { ...proveOrder([...dated.keys()]), rows: [...dated.values()] }
}

/** Reads the tables of one format. @param given what the person answered to the date question, or null */
function readTables(format: Format, tables: readonly FileTable[], given: DateOrder | null): ReadFile {
  const proof = orderOf(format, tables)
  const reading = new Reading(format.format, proof.order ?? given ?? 'dayFirst')
  for (const table of tables) format.read(reading, table)
  reading.putInOrder(tables)
  const { rows, skipped, problems } = reading
  const open = proof.order === null && given === null ? proof.open : null
  const { at, ...question } = open ?? { at: 0, text: '', dayFirst: '', monthFirst: '' }
  const dateQuestion = open === null ? null : { ...question, row: proof.rows[at] ?? 1 }
  return { format: format.format, rows, skipped, problems, dateQuestion, unknown: [] }
}

/** Reads each sheet by its own format. @param given what the person answered to the date question, or null */
function readGrids(written: readonly Source[], given: DateOrder | null): ReadFile {
  const sources = written.map((source) => withDecimalPoints(source, headerOf(source.grid)))
  const found = sources.map(find)
  const formatsFound = [...new Set(found.flatMap((one) => (one === null ? [] : [one.format])))]
  const unread = sources.flatMap((source, at) => (found[at] === null ? (unknownTable(source) ?? []) : []))
  const read = formatsFound.map((format) => {
    const tables = found.flatMap((one) => (one?.format === format ? [one.table] : []))
    return readTables(format, tables, given)
  })
  const [first] = read
  if (first === undefined)
    return unread.length === 0 ? unreadFile(nothingThere) : { ...unreadFile(''), problems: [], unknown: unread }
  const named = unread.map(({ headerRow, sheet }) => ({
    row: headerRow,
    ...(sheet === undefined ? {} : { sheet }),
    reason: unknownSheet,
  }))
  return {
    ...first,
    rows: read.flatMap(({ format, rows }) =>
      format === null || format === first.format ? rows : rows.map((row) => ({ ...row, format })),
    ),
    skipped: [...read.flatMap(({ skipped }) => skipped), ...named],
    problems: read.flatMap(({ problems }) => problems),
    dateQuestion: read.find(({ dateQuestion }) => dateQuestion !== null)?.dateQuestion ?? null,
  }
}

/**
 * Reads the text of a CSV file, of the download of an account, or of what was pasted.
 * @param given the order of day and month where the person was asked
 */
export const readText = (text: string, given: DateOrder | null = null): ReadFile =>
  isJson(text) ? readAccount(text, (csv) => readCsv(csv, null)) : readCsv(text, given)

function readCsv(text: string, given: DateOrder | null): ReadFile {
  const delimiter = likelyDelimiter(text)
  const taken = gridOf(text, delimiter)
  return 'problem' in taken ? unreadFile(taken.problem) : readGrids([{ ...taken, delimiter }], given)
}

/** A cell of a spreadsheet as text; a date as the day that it shows. */
function cellText(cell: SheetCell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date)
    return Number.isFinite(cell.getTime()) ? cell.toISOString().slice(0, 19).replace('T', ' ') : ''
  return String(cell)
}

const maxCells = 5_000_000
const tooManyCells = 'This workbook is too large. Export a shorter period and try again.'

/** Reads the sheets of a workbook. */
export function readSheets(sheets: readonly Sheet[], given: DateOrder | null = null): ReadFile {
  const cells = sheets.reduce((all, { rows }) => all + rows.reduce((sum, row) => sum + row.length, 0), 0)
  if (cells > maxCells) return unreadFile(tooManyCells)
  if (sheets.length === 0) return unreadFile(nothingThere)
  return readGrids(
    sheets.map(({ name, rows }) => ({ sheet: name, grid: rows.map((row) => row.map(cellText)) })),
    given,
  )
}
