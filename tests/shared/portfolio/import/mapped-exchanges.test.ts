// What is guessed of files in the shapes of exchanges and brokers that have no reader of their own.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping, type Mapping, missingFields } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
import { unnamedSide } from '#shared/portfolio/import/unnamed-side.ts'

const tableOf = (...lines: string[]) => readText(`${lines.join('\n')}\n`).unknown[0]!
const read = (lines: readonly string[], changes: Partial<Mapping> = {}) => {
  const table = tableOf(...lines)
  return readMapped(table, { ...guessMapping(table), ...changes }).rows.map(({ row, instrument, facts, total }) => ({
    row,
    what: `${instrument.kind} ${instrument.symbol}`,
    type: facts.type,
    date: facts.date,
    total,
  }))
}

test('a line about the person above the names of columns is no header', () => {
  const lines = [
    'Transactions',
    'User,Jo Doe,abc-def',
    'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes',
    '1,2023-06-30 20:10:00 UTC,Buy,BTC,0.01,AUD,A$45000.00,A$450.00,A$459.00,A$9.00,Bought',
    '2,2023-07-01 20:10:00 UTC,Sell,BTC,-0.005,AUD,A$46000.00,A$230.00,A$226.00,A$4.00,Sold',
  ]
  expect(tableOf(...lines).headerRow).toBe(3)
  expect(read(lines)).toEqual([
    { row: 4, what: 'coin BTC', type: 'buy', date: '2023-07-01', total: 459 },
    { row: 5, what: 'coin BTC', type: 'sell', date: '2023-07-02', total: 226 },
  ])
})

test('coins in two columns, sides of an order book, the time of the trade and not of its order', () => {
  const lines = [
    'OrderGuid,OrderTimestampUtc,TradeTimestampUtc,OrderType,Status,PrimaryCurrencyCode,SecondaryCurrencyCode,VolumeOrdered,VolumeTraded,Price,Value,Brokerage',
    'g1,2023-06-29T13:09:00Z,2023-06-30T14:10:00Z,MarketBid,Filled,Xbt,Aud,0.02,0.01,45000,450,2.25',
    'g2,2023-07-01T14:09:00Z,2023-07-01T14:10:00Z,LimitOffer,Filled,Xbt,Aud,0.005,0.005,46000,230,1.15',
  ]
  const table = tableOf(...lines)
  expect(unnamedSide(table, guessMapping(table))).toBe(3)
  expect(read(lines, { side: 3 })).toEqual([
    { row: 2, what: 'coin BTC', type: 'buy', date: '2023-07-01', total: 452.25 },
    { row: 3, what: 'coin BTC', type: 'sell', date: '2023-07-02', total: 228.85 },
  ])
})

test('a market that is a pair of coins is what was traded', () => {
  const lines = [
    'Trade ID,Market,Side,Price,Volume,Fee,Creation Time',
    '1,BTC-AUD,Bid,30000,0.1,25.5,2023-06-30T14:10:00.000000Z',
    '2,LTC-AUD,Ask,100,1,0.85,2023-06-30T14:10:00.000000Z',
  ]
  expect(guessMapping(tableOf(...lines))).toMatchObject({ code: 1, market: null, assets: 'coins' })
  expect(read(lines, { side: 2 })).toEqual([
    { row: 2, what: 'coin BTC', type: 'buy', date: '2023-07-01', total: 3025.5 },
    { row: 3, what: 'coin LTC', type: 'sell', date: '2023-07-01', total: 99.15 },
  ])
})

test.each([
  ['XXBTZAUD', 'coin BTC'],
  ['XETHZAUD', 'coin ETH'],
  ['SOLAUD', 'coin SOL'],
  ['BTC - AUD', 'coin BTC'],
])('%s is %s for dollars', (pair, what) => {
  expect(read(['Date,Side,Pair,Vol,Price,Cost,Fee', `14/02/2023,Buy,${pair},0.1,300,30,1`])).toEqual([
    { row: 2, what, type: 'buy', date: '2023-02-14', total: 31 },
  ])
})

test.each(['XETHXXBT', 'ETHXBT'])('%s is coin for coin, and no coin for 6 cents', (pair) => {
  const rows = read(['Date,Side,Pair,Vol,Price,Cost', `14/02/2023,Buy,${pair},1,0.06,0.06`])
  expect(rows.map(({ what, type, total }) => [what, type, total])).toEqual([
    ['coin BTC', 'sell', null],
    ['coin ETH', 'buy', null],
  ])
})

test.each([
  [['BTC', 'ETH'], '', 'coins'],
  [['SOL', 'ADA'], '', 'asx'],
  [['BTC', 'VAS'], '', 'asx'],
  [['BTC', 'WZR', 'MXT'], '', 'asx'],
  [['BTC', 'SOL', 'ADA', 'DOT'], '', 'coins'],
  [['ETH', 'BTC'], 'NYSE', 'asx'],
  [['ADA/AUD', 'SOL/AUD'], '', 'coins'],
] as const)('codes %s beside the market “%s” are guessed as %s', (codes, market, assets) => {
  const rows = codes.map((code) => `14/02/2023,Buy,${code},${market},1,10`)
  expect(guessMapping(tableOf('Date,Side,Symbol,Exchange,Units,Price', ...rows)).assets).toBe(assets)
})

test('a column that says what a fee was paid in is neither the code nor the currency of the trade', () => {
  const lines = [
    'Date,Product,Side,Size,Price,Value,Fee,Fee currency',
    '14/02/2023,BTC/AUD,Buy,0.01,45000,450,0.45,AUD',
  ]
  expect(guessMapping(tableOf(...lines))).toMatchObject({ code: 1, units: 3, currency: null })
})

test.each(['20230112', '20230112;103000', '20230112 103000'])('%s is a date', (date) => {
  const lines = ['Symbol,TradeDate,Quantity,TradePrice,Buy/Sell', `VAS,${date},10,85.30,BUY`]
  expect(missingFields(guessMapping(tableOf(...lines)))).toEqual([])
  expect(read(lines)).toMatchObject([{ date: '2023-01-12' }])
})

test.each(['20231312', '202301123', '20230112.5', '18990112'])('%s is no date', (date) => {
  expect(read(['Symbol,TradeDate,Quantity,TradePrice,Buy/Sell', `VAS,${date},10,85.30,BUY`], { date: 1 })).toEqual([])
})

test('of a statement with many tables the trades are read, its orders alone, wherever they stand', () => {
  const names =
    'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code'
  const lines = [
    'Statement,Header,Field Name,Field Value',
    'Statement,Data,Title,Activity Statement',
    ...Array.from({ length: 40 }, () => 'Net Asset Value,Data,Stock,0,100.5,0,100.5,1'),
    names,
    'Trades,Data,Order,Stocks,AUD,VAS,"2023-01-12, 10:30:00","1,000",85.3,85.4,-85300,-68.24,85368.24,0,1,O',
    'Trades,Data,Trade,Stocks,AUD,VAS,"2023-01-12, 10:30:00",600,85.3,85.4,-51180,-40.94,51220.94,0,1,O',
    'Trades,Data,Trade,Stocks,AUD,VAS,"2023-01-12, 10:30:00",400,85.3,85.4,-34120,-27.30,34147.30,0,1,O',
    'Trades,Data,Order,Stocks,AUD,VAS,"2023-02-14, 10:30:00",-4,90,90,360,-6,0,0,1,C',
    'Trades,SubTotal,,Stocks,AUD,VAS,,996,,,-84940,-74.24,85368.24,0,1,',
    'Trades,Data,Order,Stocks,USD,AAPL,"2023-01-13, 10:30:00",5,130,131,-650,-1,651,0,5,O',
    'Trades,Total,,Stocks,AUD,,,,,,-84940,-74.24,85368.24,0,1,',
    'Dividends,Header,Currency,Date,Description,Amount',
    'Dividends,Data,AUD,2023-03-01,VAS Cash Dividend,12.5',
  ]
  expect(tableOf(...lines).headerRow).toBe(43)
  expect(read(lines)).toEqual([
    { row: 44, what: 'asx VAS', type: 'buy', date: '2023-01-12', total: 85_368.24 },
    { row: 47, what: 'asx VAS', type: 'sell', date: '2023-02-14', total: 354 },
    { row: 49, what: 'other AAPL:US', type: 'buy', date: '2023-01-13', total: null },
  ])
  const executions = lines.filter((line) => !line.includes('Order'))
  expect(read(executions).map(({ row }) => row)).toEqual([44, 45])
})

test.each([
  ['Date,Event,Asset,Amount,Rate,AUD Value', '30/06/2023,Swap,ETH,0.5,2800,1400'],
  ['Transaction Date,Type,Market,Amount,Rate inc. fee,Total AUD', '30/06/2023 11:10 PM,Swap,ETH/BTC,1,0.06,2700'],
])('a row of %s that is half an exchange is pointed out and not passed over', (header, row) => {
  const { rows, skipped, problems } = readText(`${header}\n${row}\n`)
  expect([rows, skipped, problems.map(({ reason }) => reason)]).toEqual([[], [], [expect.stringContaining('Swap')]])
})

test('so is a conversion in a file of coins that nobody knows, and a reward is none', () => {
  const lines = [
    'Date,Type,Coin,Units,Price',
    '13/02/2023,Buy,ETH,1,2800',
    '14/02/2023,Convert,ETH,1,2800',
    '15/02/2023,Reward,ETH,1,2800',
  ]
  const table = tableOf(...lines)
  const { skipped, problems } = readMapped(table, guessMapping(table))
  expect([skipped.map(({ row }) => row), problems.map(({ row }) => row)]).toEqual([[4], [3]])
})

test('a product that is a kind of security is not its code', () => {
  const lines = [
    'Date,Type,Product,Security,Units,Price',
    '14/02/2023,Buy,ETF,VAS,10,90',
    '15/02/2023,Buy,FPO,CBA,4,95',
  ]
  expect(read(lines).map(({ what }) => what)).toEqual(['asx VAS', 'asx CBA'])
})
