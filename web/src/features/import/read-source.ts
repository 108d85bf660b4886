// ReadSource: one file, or what was pasted, read into rows. Runs in the worker; pure but for the bytes and the workbook reader.
import { decodeText, isZip } from '#shared/portfolio/import/decode-text.ts'
import type { DateOrder, ReadFile, Sheet } from '#shared/portfolio/import/import-row.ts'
import { type Mapping, readMapped } from '#shared/portfolio/import/mapped.ts'
import { readSheets, readText } from '#shared/portfolio/import/read-file.ts'

/** What the person said about a file: which comes first, day or month, and what the columns of an unknown table are. */
export type Answers = { readonly order: DateOrder | null; readonly mapping: Mapping | null }
export const noAnswers: Answers = { order: null, mapping: null }

export type Source = { readonly name: string; readonly blob: Blob; readonly answers: Answers }
/** What the worker says to the page. */
export type Answered =
  | { readonly kind: 'progress'; readonly at: number; readonly name: string }
  | { readonly kind: 'done'; readonly files: readonly ReadFile[] }
  | { readonly kind: 'failed' }
export type ReadWorkbook = (bytes: ArrayBuffer) => Promise<readonly Sheet[]>

const maxBytes = 50 * 1024 * 1024
const tooLarge = 'This file is larger than 50 MB. Choose a shorter period and export it again.'
const noWorkbook = 'We couldn’t open this workbook. Save it as .xlsx or CSV and try again.'

const refused = (reason: string): ReadFile => ({
  format: null,
  rows: [],
  skipped: [],
  problems: [{ row: 1, reason }],
  dateQuestion: null,
  unknown: [],
})

async function readBytes(bytes: ArrayBuffer, order: DateOrder | null, readWorkbook: ReadWorkbook): Promise<ReadFile> {
  const view = new Uint8Array(bytes)
  if (isZip(view)) {
    const sheets = await readWorkbook(bytes).catch(() => null)
    return sheets === null ? refused(noWorkbook) : readSheets(sheets, order)
  }
  const decoded = decodeText(view)
  return 'problem' in decoded ? refused(decoded.problem) : readText(decoded.text, order)
}

/** Reads one source; whatever is in it, the answer is rows or a sentence. */
export async function readSource({ blob, answers }: Source, readWorkbook: ReadWorkbook): Promise<ReadFile> {
  if (blob.size > maxBytes) return refused(tooLarge)
  const read = await readBytes(await blob.arrayBuffer(), answers.order, readWorkbook)
  const [table] = read.unknown
  return answers.mapping === null || table === undefined ? read : readMapped(table, answers.mapping, answers.order)
}
