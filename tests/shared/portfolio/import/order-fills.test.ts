// Lists of orders with what was filled of each: an order that was filled in parts has a line for each part, and the day, the price and
// the amount are those of the filling.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping, type Mapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (lines: readonly string[], changes: Partial<Mapping> = {}) => {
  const table = readText(`${lines.join('\n')}\n`).unknown[0]!
  const { rows, skipped, problems } = readMapped(table, { ...guessMapping(table), ...changes })
  const told = rows.map(({ row, instrument, facts, total }) => [row, instrument.symbol, facts.type, facts.date, total])
  return { rows: told, skipped: skipped.map(({ row }) => row), problems: problems.map(({ row }) => row) }
}

const header =
  'Side,Symbol,Order Price,Order Qty,Order Amount,Status,Order Time,Markets,Currency,Fill Qty,Fill Price,Fill Amount,Fill Time,Commission'
const orders = [
  header,
  'Buy,VAS,100.50,100,10050.00,Filled,"Jun 29, 2026 10:15:01",AU,AUD,60,100.45,6027.00,"Jun 30, 2026 10:15:02",3.00',
  ',,,,,,,,,40,100.525,4021.00,"Jul 1, 2026 10:15:05",',
  'Sell,VAS,103.00,50,5150.00,Cancelled,"Jul 2, 2026 10:15:01",AU,AUD,,,,,',
  'Buy,AAPL,190,10,1900.00,Filled,"Jul 3, 2026 09:35:00",US,USD,4,190,760,"Jul 3, 2026 09:35:01",0.99',
  ',,,,,,,,,6,190,1140,"Jul 3, 2026 09:35:02",',
]

test('each part of an order is a trade of its own day and amount, with what its order says', () => {
  expect(read(orders)).toEqual({
    rows: [
      [2, 'VAS', 'buy', '2026-06-30', 6030],
      [3, 'VAS', 'buy', '2026-07-01', 4021],
      [5, 'AAPL:US', 'buy', '2026-07-03', null],
      [6, 'AAPL:US', 'buy', '2026-07-03', null],
    ],
    skipped: [4],
    problems: [],
  })
})

test('a part of an order that was cancelled is listed, and one without an order above it is passed over', () => {
  const part = ',,,,,,,,,40,100.525,4021.00,"Jul 2, 2026 10:15:05",'
  const cancelled = 'Buy,VAS,100.50,100,10050.00,Cancelled,"Jul 2, 2026 10:15:01",AU,AUD,60,100.45,6027.00,,3.00'
  const filled = [4, 'VAS', 'buy', '2026-06-30', 6030]
  expect(read([header, cancelled, part, orders[1]!])).toEqual({ rows: [filled], skipped: [], problems: [2, 3] })
  expect(read([header, part, '', orders[1]!])).toEqual({ rows: [filled], skipped: [2], problems: [] })
})

test('a line of sums below the orders is no part of the last one', () => {
  const sums = 'Total,,,100,10050.00,,,,AUD,100,,10048.00,,3.00'
  const bare = ',,,100,10050.00,,,,AUD,100,,10048.00,,3.00'
  expect(read([...orders.slice(0, 3), sums, bare]).rows.map(([row]) => row)).toEqual([2, 3])
})

test('without a column of what was filled a line says for itself what it is', () => {
  const lines = ['Date,Code,Side,Units,Price', '14/02/2023,VAS,Buy,10,90', '15/02/2023,,,4,95']
  expect(read(lines)).toEqual({ rows: [[2, 'VAS', 'buy', '2023-02-14', 900]], skipped: [3], problems: [] })
})

test.each([
  ['Order Time,Filled Time', '06/29/2026 10:15:01,07/14/2026 10:15:05'],
  ['Filled Time,Placed Time', '07/14/2026 10:15:05,06/29/2026 10:15:01'],
  ['Placed Time,Executed At', '06/29/2026 10:15:01,07/14/2026 10:15:05'],
  ['Order Date,Date filled', '29/06/2026,14/07/2026'],
])('of %s it is the day of the filling that counts', (days, stamps) => {
  expect(read([`${days},Side,Symbol,Filled,Avg Price`, `${stamps},Buy,VAS,10,100`]).rows).toEqual([
    [2, 'VAS', 'buy', '2026-07-14', 1000],
  ])
})

test('Kraken’s list of trades has the times of UTC', () => {
  const lines = [
    '"txid","ordertxid","pair","time","type","ordertype","price","cost","fee","vol","margin","misc","ledgers"',
    '"T1","O1","XXBTZAUD","2026-06-30 14:30:00.1234","buy","limit","150000.0","1500.0","3.9","0.01","0.0","","L1,L2"',
    '"T2","O2","XXBTZAUD","2026-06-30 13:30:00.1234","buy","limit","150000.0","1500.0","3.9","0.01","0.0","","L3,L4"',
  ]
  expect(read(lines).rows).toEqual([
    [2, 'BTC', 'buy', '2026-07-01', 1503.9],
    [3, 'BTC', 'buy', '2026-06-30', 1503.9],
  ])
})
