// Lists of orders whose columns a person named: what was cancelled, rejected or never filled is no trade.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (...lines: string[]) => {
  const [table] = readText(`${lines.join('\n')}\n`).unknown
  return readMapped(table!, guessMapping(table!))
}

test.each([
  ['Status', 'Cancelled'],
  ['Status', 'REJECTED'],
  ['Order Status', 'Expired'],
  ['State', 'Canceled by user'],
])('a row whose %s is %s is skipped, and says so', (column, word) => {
  const { rows, skipped, problems } = read(
    `Date,Order ID,Security,Side,Quantity,Average Price,Brokerage,Total,${column}`,
    '14/02/2023,1,VAS,BUY,10,90.10,6.50,907.50,Filled',
    `15/02/2023,2,VAS,BUY,10,90.10,6.50,907.50,${word}`,
    `16/02/2023,3,VAS,BUY,,,,,${word}`,
  )
  expect([rows.map(({ row }) => row), problems]).toEqual([[2], []])
  const reason = `This trade is ${word.toLowerCase()}.`
  expect(skipped).toEqual([
    { row: 3, reason },
    { row: 4, reason },
  ])
})

test('what was filled counts, not what was ordered', () => {
  const { rows, skipped, problems } = read(
    'Date,Security,Side,Quantity,Filled,Average Price,Status',
    '14/02/2023,VAS,BUY,10,4,90.10,Done',
    '15/02/2023,VAS,BUY,10,0,90.10,Done',
    '16/02/2023,VAS,BUY,10,4,90.10,Cancelled',
  )
  expect(rows.map(({ row, facts }) => [row, facts])).toEqual([
    [2, { type: 'buy', date: '2023-02-14', units: 4, price: 90.1 }],
  ])
  expect(skipped).toEqual([{ row: 3, reason: 'There are no units in this row.' }])
  expect(problems.map(({ row, reason }) => [row, reason])).toEqual([
    [4, 'Part of this order was filled before it was cancelled. Add that part by hand.'],
  ])
})

test.each([
  ['Status', 'Bought', 'Sold'],
  ['Order Status', 'Buy', 'Sell'],
])('a column %s that says what was done is the side, and no state', (column, buy, sell) => {
  const { rows } = read(
    `Date,Code,Units,Price,${column}`,
    `14/02/2023,VAS,10,90,${buy}`,
    `15/02/2023,VAS,10,95,${sell}`,
  )
  expect(rows.map(({ facts }) => facts?.type)).toEqual(['buy', 'sell'])
})

test('a column of anything else is no status', () => {
  const { header, rows } = { header: 'Statement Date,Ticker,Action,Units,Price', rows: '14/02/2023,VAS,Buy,2,90' }
  const [table] = readText(`${header}\n${rows}\n`).unknown
  expect(guessMapping(table!)).toMatchObject({ date: 0, status: null })
})
