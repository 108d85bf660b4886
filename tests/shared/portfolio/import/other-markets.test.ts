// Securities of other exchanges: put aside, in AUD by the file's rate, and one security under one symbol however it is written.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chunksOf } from '#shared/portfolio/import/chunks.ts'
import { securityOf } from '#shared/portfolio/import/codes.ts'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
import { ImportChunk } from '#shared/portfolio/imports-contract.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import { file, today } from './file-support.ts'

const sharesight =
  'Trade Date,Instrument Code,Market Code,Quantity,Price,Transaction Type,Exchange Rate (optional),Brokerage (optional),Brokerage Currency (optional),Comments (optional)'

test('an opening balance of another exchange is put aside, and comes in AUD with what the file said', () => {
  const opening = file(`${sharesight}\n2020-03-15,ACME,NASDAQ,50,75.20,OPENING_BALANCE,0.62,10.00,USD,\n`)
  expect(opening.rows[0]).toMatchObject({
    instrument: { kind: 'other', symbol: 'ACME:US' },
    facts: { type: 'opening', date: '2020-03-15', units: 50, price: 121.2903229 },
    original: { currency: 'USD', price: 75.2, rate: 1.61290323 },
    aside: { canTake: true },
  })
  const preview = previewImport([opening], [], {}, today)
  expect([preview.taken, preview.holdings[0]?.rows[0]?.state]).toEqual([0, 'skipped'])
  const key = preview.holdings[0]!.key
  expect(previewImport([opening], [], { others: new Set([key]) }, today).taken).toBe(1)
})

test('an opening balance in another currency without a rate cannot be taken', () => {
  const { rows } = file(`${sharesight}\n2020-03-15,ACME,NASDAQ,50,75.20,OPENING_BALANCE,,,,\n`)
  expect(rows[0]).toMatchObject({ original: { currency: 'USD', price: 75.2, rate: null }, aside: { canTake: false } })
})

test.each([
  ['ACME.US', 'US', 'ACME:US'],
  ['ACME:US', 'US', 'ACME:US'],
  ['ACME.NAS', 'US', 'ACME:US'],
  ['ACME:US', 'NASDAQ', 'ACME:US'],
  ['NYSE:ACME', 'US', 'ACME:US'],
  ['NASDAQ:ACME', null, 'ACME:US'],
  ['ACME.LSE', 'GBP', 'ACME:LSE'],
  ['ACME.LSE', 'LSE', 'ACME:LSE'],
  ['ACM.B', 'US', 'ACM.B:US'],
  ['ACM.UN', 'TSX', 'ACM.UN:TSX'],
  ['ACME', 'USD', 'ACME:USD'],
  ['ACM.AX', 'USD', 'ACM'],
  ['ACM', 'Australian Securities Exchange', 'ACM'],
  ['ACM', 'Cboe Australia', 'ACM'],
  ['ACM', 'Chi-X', 'ACM'],
  ['ACM', 'Cboe', 'ACM:CBOE'],
])('%s on the market %s is %s', (code, market, symbol) => {
  expect(securityOf(code, market, false)?.symbol).toBe(symbol)
})

test.each(['ACME.US', 'ACME:US'])('a code with its market beside a column of currencies (%s)', (code) => {
  const [table] = readText(`When,Ticker,Action,Shares,Price,Currency\n2026-03-24,${code},Buy,2,100,USD\n`).unknown
  const { rows, problems } = readMapped(table!, guessMapping(table!))
  expect([rows.map(({ instrument }) => instrument.symbol), problems]).toEqual([['ACME:US'], []])
})

test('a long account name, as a fund of its own has it, is cut to what a trade can keep', () => {
  const account = 'NT1234567-001 MR JOHN CITIZEN & MRS JANE CITIZEN <CITIZEN SUPER FUND A/C>'
  const header =
    'Account,Description,Code,Date,Movement Type,Confirmation Number,Exchange Currency,Quantity,Transaction Price,Exchange Rate,Brokerage,Other Fees'
  const trade = `2024-03-05,Buy,${'9'.repeat(90)},USD,2,400,0.65,10,0`
  const files = [file(`${header}\n${account},${'MICROSOFT '.repeat(12)},MSFT,${trade}\n`)]
  const aside = previewImport(files, [], {}, today)
  const preview = previewImport(files, [], { others: new Set([aside.holdings[0]!.key]) }, today)
  const about = { importId: crypto.randomUUID(), label: 'x', at: 0, newId: () => crypto.randomUUID() }
  const [chunk] = chunksOf(preview, preview.files, about)
  expect(z.safeParse(ImportChunk, chunk)).toMatchObject({ success: true })
  expect(chunk).toMatchObject({
    groups: [
      {
        transactions: [{ account: 'NT1234567-001 MR JOHN CITIZEN & MRS JANE', source: { reference: '9'.repeat(80) } }],
      },
    ],
  })
})
