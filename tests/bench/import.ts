// What a file of trades costs: reading 100,000 lines, which have to be read within two seconds; the preview of 20,000, the most one
// account can have; and sending them.
import { chunksOf } from '#shared/portfolio/import/chunks.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
import { importRequestRows } from './import-requests.ts'
import type { InFreshTable, Row } from './meter.ts'
import { measure } from './performance.ts'

const header =
  'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status'
const codes = Array.from({ length: 40 }, (_, place) => `Q${String(place).padStart(2, '0')}`)

function fileOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const units = (at % 500) + 1
    const day = `${(at % 28) + 1}/0${(at % 9) + 1}/20${10 + (at % 14)}`
    return `${90_000_000 + at},N${at},${day},B,${codes[at % codes.length]},${units},10.5,19.95,"${(units * 10.5 + 19.95).toFixed(2)}",${day},Confirmed`
  })
  return [header, ...lines].join('\r\n')
}

export async function importRows(inFreshTable: InFreshTable): Promise<Row[]> {
  const [large, whole] = [fileOf(100_000), fileOf(20_000)]
  const { rows } = readText(whole)
  const files = [{ name: 'bench.csv', format: 'commsec-confirmations' as const, rows }]
  const preview = previewImport(files, [], {}, '2026-11-22')
  const about = {
    importId: '00000000-0000-4000-8000-000000000000',
    label: 'bench',
    at: 0,
    newId: () => crypto.randomUUID(),
  }
  return [
    measure('read 100,000 lines of a broker', () => readText(large), 3),
    measure('preview 20,000 trades', () => previewImport(files, [], {}, '2026-11-22'), 3),
    measure('put 20,000 trades into chunks', () => chunksOf(preview, files, about), 3),
    ...(await importRequestRows(chunksOf(preview, files, { ...about, at: Date.now() }), inFreshTable)),
  ]
}
