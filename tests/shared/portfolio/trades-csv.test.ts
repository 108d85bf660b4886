// The file of all trades: no cell runs as a formula, numbers stay numbers, and nothing typed is lost on the way.
import { expect, test } from 'vitest'
import { tradesCsv } from '#shared/portfolio/trades-csv.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aTransaction } from './ledger-support.ts'

const date = '2024-05-03'
const lines = (text: string): string[] => text.slice(1).trimEnd().split('\r\n')
const cellsOf = (note: string): string =>
  tradesCsv([{ holding: aStoredHolding(), trades: [aTransaction('buy', { date, units: 1, price: 1, note })] }])

test.each(['=1+1', '+61 400 000 000', '-1', '@SUM(A1)', "'=1"])('the note %s is text in every spreadsheet', (note) => {
  expect(cellsOf(note)).toContain(`,'${note},`)
})

test('quotation marks and commas are quoted, and an ordinary note stays as it was typed', () => {
  expect(cellsOf('Bought, "again"')).toContain(',"Bought, ""again""",')
  expect(cellsOf('=HYPERLINK("x",1)')).toContain(`,"'=HYPERLINK(""x"",1)",`)
  expect(cellsOf("It's fine - really = yes")).toContain(",It's fine - really = yes,")
})

test.each([
  [0.00000015, '0.00000015'],
  [-0.0000001, '-0.0000001'],
  [1e12, '1000000000000'],
])('the amount %d is written out as %s', (amount, written) => {
  const trade = aTransaction('costBaseAdjustment', { date, amount })
  const text = tradesCsv([{ holding: aStoredHolding(), trades: [trade] }])
  expect(text).toContain(`,${written},`)
  expect(Number(written)).toBe(amount)
})

test('one line for each trade under its titles, with numbers written out', () => {
  const holding = aStoredHolding({ symbol: 'BTC', type: 'crypto', coinId: 'bitcoin', name: 'Bitcoin' })
  const sale = aTransaction('sell', {
    date,
    units: 0.00000001,
    price: 98_500,
    parcels: [{ id: 'p', units: 0.00000001 }],
  })
  const lower = aTransaction('costBaseAdjustment', { date, amount: -12.5 })
  const text = tradesCsv([{ holding, trades: [sale, lower] }])
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [titles, first, second, ...more] = lines(text)
  expect(more).toEqual([])
  expect(titles).toMatch(/^Date,Type,Symbol,Name,Asset type,Coin,Units,Price \(AUD\)/)
  expect(first).toMatch(/^2024-05-03,sell,BTC,Bitcoin,crypto,bitcoin,0\.00000001,98500,,/)
  expect(first).toContain(',p 0.00000001,')
  expect(second).toContain(',-12.5,')
  expect(new Set([titles, first, second].map((line) => line!.split(',').length)).size).toBe(1)
})
