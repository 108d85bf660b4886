// Import session: the files of an import as they were read, what they are compared with, and the preview that follows. It lives in
// the worker with all rows; the page is told what it shows of them.
import type {
  DateQuestion,
  ImportFormat,
  ReadFile,
  RowRemark,
  UnknownTable,
} from '#shared/portfolio/import/import-row.ts'
import { chunksOf } from '#shared/portfolio/import/chunks.ts'
import { type Preview, previewImport } from '#shared/portfolio/import/preview.ts'
import type { Choices, PreviewHolding } from '#shared/portfolio/import/preview-holding.ts'
import type { ImportedFile, Repairs } from '#shared/portfolio/import/preview-repairs.ts'
import type { PreviewRow, PreviewState } from '#shared/portfolio/import/preview-state.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import { readSource, type ReadWorkbook, type Source } from './read-source.ts'
import { missingValues, type MissingValue } from './missing-values.ts'

/** Remarks and rows that the page is given at once. */
const mostRemarks = 100
const mostSample = 50
export const mostRows = 50

type Remarks = { readonly count: number; readonly first: readonly RowRemark[] }
/** A file as the page shows it. */
export type OpenedFile = {
  readonly id: number
  readonly name: string
  readonly format: ImportFormat | null
  readonly rows: number
  readonly skipped: Remarks
  readonly problems: Remarks
  readonly dateQuestion: DateQuestion | null
  /** The beginning of a table whose columns have to be named. */
  readonly unknown: UnknownTable | null
  /** The sheets of a workbook that could be meant, by name, and which of them `unknown` is. */
  readonly sheets: readonly string[]
  readonly sheet: number
}

export type Decisions = { readonly choices: Choices; readonly repairs: Repairs }
export const noDecisions: Decisions = { choices: {}, repairs: {} }

export type Counts = Readonly<Record<PreviewState, number>>
/** A holding of the preview with the first rows that need the person; the others are asked for when they are looked at. */
export type HoldingOutline = Omit<PreviewHolding, 'rows'> & {
  readonly counts: Counts
  readonly taken: number
  /** Rows of another exchange that could be added on request. */
  readonly canAddAsOther: boolean
  readonly waiting: readonly PreviewRow[]
}
export type PreviewOutline = Pick<Preview, 'taken' | 'limit' | 'isReady'> & {
  readonly holdings: readonly HoldingOutline[]
  readonly counts: Counts
  readonly values: readonly MissingValue[]
}

export type Compared = { readonly held: readonly HoldingTrades[]; readonly today: string }
/** @property expectedVersion of the list of imports, as it was before what is held was read */
export type ImportAbout = { importId: string; label: string; at: number; expectedVersion: string }
/** One request of an import, as it is sent: the body, and its number of trades. */
export type PreparedRequest = { readonly body: string; readonly trades: number }

const remarksOf = (all: readonly RowRemark[]): Remarks => ({ count: all.length, first: all.slice(0, mostRemarks) })

function openedOf({ id, name, answers }: Source, read: ReadFile): OpenedFile {
  const table = read.unknown[answers.sheet]
  return {
    id,
    name,
    format: read.format,
    rows: read.rows.length,
    skipped: remarksOf(read.skipped),
    problems: remarksOf(read.problems),
    dateQuestion: read.dateQuestion,
    unknown: table === undefined ? null : { ...table, rows: table.rows.slice(0, mostSample) },
    sheets: read.unknown.map(({ sheet }, at) => sheet ?? `Sheet ${at + 1}`),
    sheet: answers.sheet,
  }
}

function countsOf(rows: readonly PreviewRow[]): Counts {
  const counts = { new: 0, there: 0, needsYou: 0, skipped: 0 }
  for (const { state } of rows) counts[state]++
  return counts
}

const isWaiting = ({ state }: PreviewRow): boolean => state === 'needsYou'

function outlineOf({ rows, ...holding }: PreviewHolding): HoldingOutline {
  return {
    ...holding,
    counts: countsOf(rows),
    taken: rows.filter(({ isTaken }) => isTaken).length,
    canAddAsOther: rows.some(
      ({ row, isTaken, state }) => row.aside?.canTake === true && !isTaken && state === 'skipped',
    ),
    waiting: rows.filter(isWaiting).slice(0, mostRows),
  }
}

export class ImportSession {
  readonly #readWorkbook: ReadWorkbook
  #files: readonly (ImportedFile & { readonly source: Source; readonly read: ReadFile })[] = []
  #compared: Compared = { held: [], today: '' }
  #preview: Preview | null = null

  constructor(readWorkbook: ReadWorkbook) {
    this.#readWorkbook = readWorkbook
  }

  /**
   * Reads sources in their order; what was read before with the same answers is not read again. Rows keep their ids as long as the
   * sources before theirs stay, left out or not.
   */
  async read(sources: readonly Source[], onProgress: (at: number) => void): Promise<OpenedFile[]> {
    const known = new Map(this.#files.map((file) => [file.source.id, file]))
    const files = []
    for (const [at, source] of sources.entries()) {
      onProgress(at)
      const before = known.get(source.id)
      const isSame = before !== undefined && JSON.stringify(before.source.answers) === JSON.stringify(source.answers)
      const read = isSame ? before.read : await readSource(source, this.#readWorkbook)
      const rows = source.isLeftOut ? [] : read.rows
      files.push({ name: source.name, format: read.format ?? 'mapped', rows, source, read } as const)
    }
    this.#files = files
    return files.map(({ source, read }) => openedOf(source, read))
  }

  compareWith(compared: Compared): void {
    this.#compared = compared
  }

  preview({ choices, repairs }: Decisions): PreviewOutline {
    const { held, today } = this.#compared
    const preview = previewImport(this.#files, held, choices, today, repairs)
    this.#preview = preview
    const all = preview.holdings.flatMap(({ rows }) => rows)
    const { taken, limit, isReady } = preview
    return {
      holdings: preview.holdings.map(outlineOf),
      counts: countsOf(all),
      values: missingValues(all),
      taken,
      limit,
      isReady,
    }
  }

  /** Rows of a holding of the last preview, those that wait for the person or the others. */
  rows(key: string, part: 'waiting' | 'settled', most: number): PreviewRow[] {
    const rows = this.#preview?.holdings.find((holding) => holding.key === key)?.rows ?? []
    return rows.filter((row) => isWaiting(row) === (part === 'waiting')).slice(0, most)
  }

  /** The requests of the import that was previewed last. */
  requests(about: ImportAbout): PreparedRequest[] {
    if (this.#preview === null) return []
    const chunks = chunksOf(this.#preview, this.#preview.files, { ...about, newId: () => crypto.randomUUID() })
    return chunks.map((chunk) => ({
      body: JSON.stringify(chunk),
      trades: chunk.groups.reduce((all, { transactions }) => all + transactions.length, 0),
    }))
  }
}
