// Files as the preview gets them: texts in the shapes of brokers, read.
import type { ImportedFile } from '#shared/portfolio/import/preview-repairs.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

export const today = '2026-11-22'

export const file = (text: string, name = 'a.csv'): ImportedFile => {
  const { format, rows } = readText(text, 'dayFirst')
  if (format === null) throw new Error('not read')
  return { name, format, rows }
}

/** CommSec's confirmations. */
export const confirmations = (...rows: string[]): ImportedFile =>
  file(
    [
      'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status',
      ...rows,
    ].join('\n'),
  )
