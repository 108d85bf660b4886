// Delimited: a CSV text as a grid of cells, with limits, so that a hostile file gets a sentence and never a frozen page.
import Papa from 'papaparse'
import { grouped } from '../../kernel/text.ts'

/** More records than any person's history; a longer file is refused whole, so that nothing of it is lost unnoticed. */
const maxRecords = 200_000
const maxColumns = 200
const maxCells = 5_000_000

const tooManyRecords = `This file has more than ${grouped(maxRecords)} lines. Choose a shorter period and export it again.`
const tooWide = `This file has a line with more than ${maxColumns} columns, so it isn’t a list of trades that we can read.`
const empty = 'This file is empty.'
const unclosed = (row: number): string =>
  `A quotation mark in line ${grouped(row)} is never closed, so we can’t tell where its cells end. Fix that line, or export the file again.`

const misquoted = (row: number): string =>
  `A quotation mark in line ${grouped(row)} is in the wrong place, so we can’t tell where its cells end. Fix that line, or export the file again.`
const misquotedLine = 'A quotation mark in this line is in the wrong place. Add this one by hand, or fix the line.'
const cutOff = 'The file ends in the middle of this line. Export it again, or add this one by hand.'

export type Grid = readonly (readonly string[])[]
/** `broken`: why lines, by their place, are not to be trusted: the text ends within one, or a quotation mark is in a wrong place. */
export type Broken = ReadonlyMap<number, string>
type Parsed = { readonly grid: Grid; readonly broken: Broken } | { readonly problem: string }

const delimiters = [',', '\t', ';', '|'] as const
type Delimiter = (typeof delimiters)[number]

/** Texts above this are looked through for a line that is too long before they are taken apart. */
const longestLine = 1_000_000

function hasEndlessLine(text: string): boolean {
  for (let from = 0; text.length - from > longestLine;) {
    const end = text.slice(from, from + longestLine).search(/[\r\n]/)
    if (end < 0) return true
    from += Math.max(1, text.slice(from, from + longestLine).lastIndexOf('\n') + 1, end + 1)
  }
  return false
}

/** A file with more lines that are quoted badly is broken as a whole. */
const mostMisquoted = 10

type Records = {
  readonly data: readonly (readonly string[])[]
  readonly errors: readonly Papa.ParseError[]
  readonly misquoted: ReadonlySet<number>
}

/**
 * The records of a text. A quotation mark in the wrong place would swallow the lines below it as one cell: the marks of its line are
 * taken for apostrophes, and the line for broken.
 */
function recordsOf(text: string, delimiter: Delimiter): Records | { readonly misquotedFrom: number } {
  const found = new Set<number>()
  let from = text
  // Bounded: a line that is still read badly with its marks taken out counts again.
  for (let turn = 0; ; turn++) {
    const read = Papa.parse<string[]>(from, { delimiter, preview: maxRecords + 1, skipEmptyLines: false })
    const bad = read.errors.find(
      ({ code, row }) =>
        code === 'InvalidQuotes' && read.data[row ?? -1]?.some((cell) => cell.includes('"') && /[\r\n]/.test(cell)),
    )
    if (bad?.row === undefined || bad.index === undefined) return { ...read, misquoted: found }
    found.add(bad.row)
    if (turn === mostMisquoted) return { misquotedFrom: Math.min(...found) }
    const begin = Math.max(from.lastIndexOf('\n', bad.index - 1), from.lastIndexOf('\r', bad.index - 1)) + 1
    const length = from.slice(begin).search(/[\r\n]|$/)
    from = from.slice(0, begin) + from.slice(begin, begin + length).replaceAll('"', "'") + from.slice(begin + length)
  }
}

/** Whether anything stands in a cell below its first line. Found once: an expression would go through a run of blank lines from each. */
function hasMoreLines(cell: string): boolean {
  const end = cell.search(/[\r\n]/)
  return end >= 0 && cell.slice(end).trim() !== ''
}

/** Takes a text apart. */
export function gridOf(text: string, delimiter: Delimiter): Parsed {
  if (text.trim() === '') return { problem: empty }
  if (hasEndlessLine(text)) return { problem: tooWide }
  const records = recordsOf(text, delimiter)
  if ('misquotedFrom' in records) return { problem: misquoted(records.misquotedFrom + 1) }
  const { data, errors } = records
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  const last = data.length - 1
  // A quotation mark that opens in the last line was cut off with it; one further up has swallowed what follows.
  const isCut = open !== undefined && !data[last]!.some(hasMoreLines)
  if (open !== undefined && !isCut) return { problem: unclosed((open.row ?? 0) + 1) }
  if (data.length > maxRecords) return { problem: tooManyRecords }
  let cells = 0
  for (const record of data) {
    cells += record.length
    if (record.length > maxColumns && record.some((cell, at) => at >= maxColumns && cell.trim() !== ''))
      return { problem: tooWide }
  }
  if (cells > maxCells) return { problem: tooManyRecords }
  const isShort = last > 0 && !/[\r\n]$/.test(text) && data[last]!.length < data[last - 1]!.length
  const broken = new Map([...records.misquoted].map((row) => [row, misquotedLine]))
  if (isCut || isShort) broken.set(last, cutOff)
  return { grid: data, broken }
}

/** The delimiter that most of the first lines have, counted outside quotes. */
export function likelyDelimiter(text: string): Delimiter {
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => {
    const perLine = head.split(/\r?\n|\r/, 30).map((line) => line.split(delimiter).length - 1)
    return perLine.filter((count) => count > 1).reduce((all, count) => all + Math.min(count, 20), 0)
  })
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}
