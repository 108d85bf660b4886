// Workbooks: each sheet is read by its own format, and a sheet that is not read is named.
import { expect, test } from 'vitest'
import { chunksOf } from '#shared/portfolio/import/chunks.ts'
import type { Sheet } from '#shared/portfolio/import/import-row.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import { readSheets } from '#shared/portfolio/import/read-file.ts'
import { today } from './file-support.ts'

const sheet = (name: string, ...rows: string[]): Sheet => ({ name, rows: rows.map((row) => row.split(',')) })
const confirmations = sheet(
  'Confirmations',
  'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status',
  '70000001,N1,24/03/2026,B,AUZ,100,0.5,10,60,26/03/2026,Confirmed',
)
const orders = sheet(
  'Orders',
  'Code,Company,Date,Type,Quantity,Unit Price ($),Trade Value ($),Brokerage+GST ($),GST ($),Contract Note,Total Value ($)',
  'NDQ,NASDAQ,25/03/2026,Buy,10,30,300,10,1,CN1,310',
  'NDQ,NASDAQ,25/03/2026,Split,10,30,300,10,1,CN1,310',
)
const unknown = sheet('Elsewhere', 'My trades', 'When,Ticker,Action,Shares,Price', '26/03/2026,VAS,Buy,2,90')
const cover = sheet('Cover', 'Prepared for somebody')

test('sheets of two formats are both read, each by its own', () => {
  const read = readSheets([confirmations, orders])
  expect(read.format).toBe('commsec-confirmations')
  expect(read.rows).toMatchObject([
    { sheet: 'Confirmations', row: 2, instrument: { symbol: 'AUZ' } },
    { sheet: 'Orders', row: 2, format: 'order-search', instrument: { symbol: 'NDQ' } },
  ])
  expect(read.skipped).toMatchObject([{ sheet: 'Orders', row: 3 }])
})

test('a row of a second sheet is sent and known again as one of its own format', () => {
  const { format, rows } = readSheets([confirmations, orders])
  const workbook = { name: 'a.xlsx', format: format!, rows }
  const preview = previewImport([workbook], [], {}, today)
  const about = {
    importId: crypto.randomUUID(),
    label: 'a',
    at: 0,
    expectedVersion: '',
    newId: () => crypto.randomUUID(),
  }
  const groups = chunksOf(preview, preview.files, about).flatMap((chunk) => chunk.groups)
  expect(groups.flatMap(({ transactions }) => transactions.map(({ source }) => source?.format)).toSorted()).toEqual([
    'commsec-confirmations',
    'order-search',
  ])
  const alone = readSheets([orders])
  const twice = previewImport([workbook, { name: 'b.xlsx', format: alone.format!, rows: alone.rows }], [], {}, today)
  expect(twice.taken).toBe(2)
})

test('a sheet with columns that nobody knows is named beside those that were read; a cover has nothing to read', () => {
  const read = readSheets([cover, confirmations, unknown])
  expect([read.rows.length, read.problems]).toEqual([1, []])
  expect(read.skipped).toEqual([
    { sheet: 'Elsewhere', row: 2, reason: expect.stringContaining('We don’t know the columns of this sheet') },
  ])
})
