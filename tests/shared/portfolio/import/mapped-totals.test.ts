// Which column of a file with columns of its own is the total, the brokerage and the units, where names of columns overlap.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping, type Mapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (lines: readonly string[], changes: Partial<Mapping> = {}) => {
  const table = readText(`${lines.join('\n')}\n`).unknown[0]!
  const { rows, problems } = readMapped(table, { ...guessMapping(table), ...changes })
  return { rows: rows.map(({ facts, total, notice }) => ({ ...facts, total, notice })), problems }
}
const trades = [
  { type: 'buy', date: '2023-02-14', units: 10, price: 90, amount: 900, brokerage: 9.5, total: 909.5 },
  { type: 'sell', date: '2023-03-14', units: 5, price: 91, amount: 455, brokerage: 9.5, total: 445.5 },
]

test.each([
  ['Total Fees', 'Net Amount'],
  ['Total Charges', 'Amount'],
  ['Total Brokerage', 'Total'],
  ['Total Fees (inc. GST)', 'Total Value (inc. fees)'],
  ['Fee Amount', 'Total incl. brokerage'],
  ['Trading fees', 'Value after fees'],
  ['Brokerage (ex GST)', 'Proceeds net of brokerage'],
])('%s is the brokerage and %s the total', (fees, total) => {
  const lines = [
    `Trade Date,Symbol,Side,Quantity,Price,${fees},${total}`,
    '14/02/2023,VAS,Buy,10,90,9.50,909.50',
    '14/03/2023,VAS,Sell,5,91,9.50,445.50',
  ]
  expect(read(lines)).toEqual({ rows: trades, problems: [] })
})

test.each(['Total Quantity', 'Total Units', 'Total number of shares'])('%s is how many', (units) => {
  const lines = [
    `Trade Date,Symbol,Side,${units},Price,Fees,Amount`,
    '14/02/2023,VAS,Buy,10,90,9.50,909.50',
    '14/03/2023,VAS,Sell,5,91,9.50,445.50',
  ]
  expect(read(lines)).toEqual({ rows: trades, problems: [] })
})

test('what is paid in tax is neither the brokerage nor the total', () => {
  const lines = ['Trade Date,Symbol,Side,Quantity,Price,Total GST,Tax amount', '14/02/2023,VAS,Buy,10,90,0.86,0.10']
  expect(read(lines).rows).toEqual([{ type: 'buy', date: '2023-02-14', units: 10, price: 90, total: 900 }])
})

test('of two columns that can be the total by their names, the one that is near units × price', () => {
  const lines = [
    'Trade Date,Symbol,Side,Quantity,Price,Total,Net',
    '14/02/2023,VAS,Buy,10,90,9.50,909.50',
    '14/03/2023,VAS,Sell,5,91,9.50,445.50',
  ]
  expect(read(lines)).toEqual({ rows: trades, problems: [] })
})

test('a total that no brokerage can explain is a column that was named wrong, and no row is added by it', () => {
  const lines = [
    'Trade Date,Symbol,Side,Quantity,Price,Costs',
    '14/02/2023,VAS,Buy,10,90,9.50',
    '14/03/2023,VAS,Sell,5,91,9.50',
  ]
  const { rows, problems } = read(lines, { total: 5 })
  expect([rows, problems]).toEqual([
    [],
    [
      { row: 2, reason: expect.stringContaining('Units × price come to 900 and the total is 9.5') },
      { row: 3, reason: expect.stringContaining('Units × price come to 455 and the total is 9.5') },
    ],
  ])
  expect(read(lines, { brokerage: 5 }).rows.map(({ total }) => total)).toEqual([909.5, 445.5])
})

test('small trades have large brokerage, and that is no contradiction', () => {
  const lines = ['Date,Code,Side,Units,Price,Total', '14/02/2023,VAS,Buy,1,5,24.95', '15/02/2023,VAS,Sell,1,25,5.05']
  expect(read(lines).rows).toMatchObject([
    { amount: 5, brokerage: 19.95 },
    { amount: 25, brokerage: 19.95 },
  ])
})

test('a price that was rounded to next to nothing contradicts no total', () => {
  const lines = ['Date,Coin,Side,Units,Price,Total', '14/02/2023,SHIB,Buy,10000000,0.00,250']
  const { rows, problems } = read(lines)
  expect([rows, problems]).toEqual([
    [{ type: 'buy', date: '2023-02-14', units: 10000000, price: 0, amount: 250, total: 250 }],
    [],
  ])
})

test('what is left of a total is no brokerage where it is more than any broker asks', () => {
  const lines = ['Date,Reference,Details,Debit($),Credit($),Balance($)', '14/02/2023,C1,S 10 VAS @ 90,,600,1']
  const { rows } = readText(`${lines.join('\n')}\n`)
  expect(rows).toMatchObject([{ facts: { type: 'sell', units: 10, amount: 600 }, total: 600 }])
  expect(rows[0]?.facts).not.toHaveProperty('brokerage')
  expect(rows[0]?.notice).toContain('don’t add up')
})

test('a total that the brokerage of its row explains to the cent is none to refuse, however small the trade', () => {
  const lines = [
    'Date,Code,Side,Units,Price,Brokerage,Total',
    '14/02/2023,VAS,Buy,1,105.00,110.00,215.00',
    '15/02/2023,VAS,Sell,1,100.00,59.95,40.05',
  ]
  expect(read(lines)).toEqual({
    rows: [
      { type: 'buy', date: '2023-02-14', units: 1, price: 105, amount: 105, brokerage: 110, total: 215 },
      { type: 'sell', date: '2023-02-15', units: 1, price: 100, amount: 100, brokerage: 59.95, total: 40.05 },
    ],
    problems: [],
  })
})

const strange = (figures: string): string => `Units × price come to ${figures}: one of these can’t be right`

test('a total that is refused is named as the file has it, in another currency too', () => {
  const home = ['Date,Code,Side,Units,Price,Brokerage,Total', '14/02/2023,VAS,Buy,10,9000,9.50,909.50']
  const away = [
    'Date,Code,Side,Units,Price,Brokerage,Total,Currency,Exchange Rate',
    '14/02/2023,ACME,Buy,10,9000,9.50,909.50,USD,0.65',
  ]
  for (const lines of [home, away])
    expect(read(lines).problems).toEqual([
      { row: 2, reason: expect.stringContaining(strange('90000 and the total is 909.5')) },
    ])
})

test('a row in another currency without a rate is put aside for that, whatever its total is', () => {
  const table = readText('Date,Code,Side,Units,Price,Total,Currency\n14/02/2023,ACME,Buy,10,9000,909.50,USD\n')
    .unknown[0]!
  const { rows, problems } = readMapped(table, guessMapping(table))
  expect(problems).toEqual([])
  expect(rows[0]?.aside).toEqual({
    reason: 'This row is in another currency and the file has no exchange rate for it.',
    canTake: false,
  })
})

test.each(['Plus brokerage', 'Less brokerage', 'Plus Brokerage & GST', 'Forex fee', 'Forex fee (ex GST)'])(
  '%s is the brokerage, and no amount with it or without it',
  (brokerage) => {
    const lines = [`Trade date,Code,Buy/Sell,Units,Price,${brokerage}`, '14/02/2023,VAS,Buy,10,90.00,9.50']
    expect(read(lines).rows).toEqual([
      { type: 'buy', date: '2023-02-14', units: 10, price: 90, brokerage: 9.5, total: 909.5 },
    ])
  },
)

test.each(['Without brokerage', 'With brokerage', 'After fees', 'Amount less brokerage', 'Value plus fees'])(
  '%s is no brokerage',
  (amount) => {
    const table = readText(`Trade date,Code,Buy/Sell,Units,Price,${amount}\n14/02/2023,VAS,Buy,10,90.00,909.50\n`)
    expect(guessMapping(table.unknown[0]!).brokerage).toBeNull()
  },
)

test.each(['Market value', 'Current Value', 'Total gain', 'Profit/Loss', 'Total return'])(
  '%s is not what was paid, and what an investment has gained is no brokerage',
  (column) => {
    const table = readText(`Date,Code,Units,Last price,Purchase price,${column}\n13/02/2023,VAS,10,90,85,900\n`)
      .unknown[0]!
    expect(guessMapping(table)).toMatchObject({ price: 4, total: null })
    expect(readMapped(table, guessMapping(table)).rows[0]).toMatchObject({ facts: { price: 85 }, total: 850 })
  },
)

test.each(['Sale date', 'Date sold', 'Sold on', 'Disposal Date'])(
  'a line with a purchase and, under %s, its sale is pointed out instead of losing the sale',
  (column) => {
    const lines = ['VAS,10,13/02/2023,85,14/03/2023,90', 'VGS,10,13/02/2023,85,,']
    const table = readText(`Code,Units,Purchase date,Purchase price,${column},Sale price\n${lines.join('\n')}\n`)
      .unknown[0]!
    const { rows, problems } = readMapped(table, guessMapping(table))
    expect([rows.map(({ row }) => row), problems.map(({ row }) => row)]).toEqual([[3], [2]])
  },
)

test.each(['Market value', 'Current market value', 'Market price', 'Market'])(
  'a column %s with figures is no exchange, and the trades stay those of the ASX',
  (column) => {
    const table = readText(`Date,Type,Code,Units,Price,${column}\n14/02/2023,Buy,VAS,10,90,900.00\n`).unknown[0]!
    const mapping = guessMapping(table)
    expect(mapping).toMatchObject({ price: 4, market: null })
    expect(readMapped(table, mapping).rows).toMatchObject([{ instrument: { kind: 'asx', symbol: 'VAS' }, total: 900 }])
  },
)
