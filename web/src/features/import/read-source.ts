// Read source: one file, or what was pasted, read into rows. Runs in the worker; pure but for the bytes, the workbook
// reader and the year it is.
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { decodeText, isZip } from '#shared/portfolio/import/decode-text.ts'
import {
  type DateOrder,
  type ReadFile,
  type RowRemark,
  type Sheet,
  type UnknownTable,
  unreadFile,
} from '#shared/portfolio/import/import-row.ts'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import type { Mapping } from '#shared/portfolio/import/mapping.ts'
import { readSheets, readText } from '#shared/portfolio/import/read-file.ts'
import { maxFileBytes } from '../../lib/share-target.ts'
import { TooMuchUnpacked } from './unpacked-workbook.ts'

/** What the person said about a file: which comes first, day or month, and what the columns of an unknown table are. */
export type Answers = {
  readonly order: DateOrder | null
  readonly mapping: Mapping | null
  /** The place, among the sheets that nobody knows, of the one that the person means. */
  readonly sheet: number
}
export const noAnswers: Answers = { order: null, mapping: null, sheet: 0 }

/** `id` is its own for as long as the page is open. One that is left out keeps its place. */
export type Source = {
  readonly id: number
  readonly name: string
  readonly blob: Blob
  readonly answers: Answers
  readonly isLeftOut: boolean
}
export type ReadWorkbook = (bytes: ArrayBuffer) => Promise<readonly Sheet[]>

/** A workbook is packed: this much of it can be a hundred times as much. */
const maxWorkbookBytes = 15 * 1024 * 1024
const tooLarge = 'This file is larger than 50 MB. Choose a shorter period and export it again.'
const tooLargeWorkbook =
  'This workbook is larger than 15 MB. Choose a shorter period and export it again, or save it as CSV.'
const tooMuchUnpacked =
  'This workbook is larger than 150 MB once it’s unpacked, which no list of trades is. Choose a shorter period and export it again.'
const noWorkbook =
  'We couldn’t open this workbook. Open it in a spreadsheet program, save it as .xlsx or CSV and choose that file.'
const locked =
  'This looks like an old Excel file, or one with a password. Open it in a spreadsheet program, save it as .xlsx or CSV without a password and choose that file.'
const isPdf = 'This is a PDF. Choose CSV or Excel (.xlsx) where your broker offers the export.'
const unreadable = 'Your browser couldn’t open this file. Choose it again, or make a copy of it and choose that.'

const otherSheet = 'This sheet was not read. To add it as well, choose the file once more and pick this sheet.'
const notRead = ({ headerRow, sheet }: UnknownTable): RowRemark => ({
  row: headerRow,
  ...(sheet === undefined ? {} : { sheet }),
  reason: otherSheet,
})

const beginsWith = (bytes: Uint8Array, ...wanted: readonly number[]): boolean =>
  wanted.every((byte, at) => bytes[at] === byte)
/** The container of old Excel files, and of every workbook that is locked with a password. */
const isCompound = (bytes: Uint8Array): boolean => beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)
const pdfMark = [0x25, 0x50, 0x44, 0x46]

async function readBytes(bytes: ArrayBuffer, order: DateOrder | null, readWorkbook: ReadWorkbook): Promise<ReadFile> {
  const view = new Uint8Array(bytes)
  if (isCompound(view)) return unreadFile(locked)
  if (beginsWith(view, ...pdfMark)) return unreadFile(isPdf)
  if (isZip(view)) {
    if (view.length > maxWorkbookBytes) return unreadFile(tooLargeWorkbook)
    return readWorkbook(bytes).then(
      (sheets) => readSheets(sheets, order),
      (error: unknown) => unreadFile(error instanceof TooMuchUnpacked ? tooMuchUnpacked : noWorkbook),
    )
  }
  const decoded = decodeText(view)
  return 'problem' in decoded ? unreadFile(decoded.problem) : readText(decoded.text, order)
}

/** Reads one source; whatever is in it, the answer is rows or a sentence. */
export async function readSource({ blob, answers }: Source, readWorkbook: ReadWorkbook): Promise<ReadFile> {
  if (blob.size > maxFileBytes) return unreadFile(tooLarge)
  const bytes = await blob.arrayBuffer().catch(() => null)
  if (bytes === null) return unreadFile(unreadable)
  const read = await readBytes(bytes, answers.order, readWorkbook)
  const table = read.unknown[answers.sheet]
  if (answers.mapping === null || table === undefined) return read
  const thisYear = Number(sydneyDay(new Date()).slice(0, 4))
  const mapped = readMapped(table, answers.mapping, answers.order, thisYear)
  const others = read.unknown.filter((one) => one !== table)
  return { ...mapped, skipped: [...mapped.skipped, ...others.map(notRead)] }
}
