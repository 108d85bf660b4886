// Securities of other exchanges: put aside, in AUD by the file's rate, and one security under one symbol however it is written.
import { expect, test } from 'vitest'
import { securityOf } from '#shared/portfolio/import/codes.ts'
import { guessMapping, readMapped } from '#shared/portfolio/import/mapped.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
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
