// Binance's list of trades: an amount stands before its ticker without a mark between them, and tickers can begin with a digit.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (row: string) =>
  readText(`Date(UTC),Pair,Side,Price,Executed,Amount,Fee\n${row}\n`).rows.map(
    ({ instrument, facts }) => `${instrument.symbol} ${facts.type} ${'units' in facts ? facts.units : ''}`,
  )

test.each([
  ['1INCHUSDT,BUY,0.4,51INCH,2USDT,0.0051INCH', ['USDT sell 2', '1INCH buy 4.995']],
  ['1INCHUSDT,BUY,0.4,"1,0001INCH",400USDT,0.4USDT', ['USDT sell 400.4', '1INCH buy 1000']],
  ['1000SATSUSDT,SELL,0.0004,200001000SATS,8USDT,0.008USDT', ['1000SATS sell 20000', 'USDT buy 7.992']],
  ['TUSDT,BUY,0.02,150T,3USDT,0.15T', ['USDT sell 3', 'T buy 149.85']],
  ['TBTC,BUY,0.0000004,150 T,0.00006BTC,1.5E-7BTC', ['BTC sell 0.00006015', 'T buy 150']],
  ['1INCHAUD,SELL,0.6,-5 1INCH,3AUD,0.003AUD', ['1INCH sell 5']],
  ['BTCAUD,BUY,60000,0.1BTC,6000AUD,0.01BNB', ['BTC buy 0.1', 'BNB sell 0.01']],
  ['BTCAUD,BUY,60000,0.1,6000,0.02ETH', ['BTC buy 0.1', 'ETH sell 0.02']],
])('%s', (row, expected) => {
  expect(read(`2023-05-01 10:00:00,${row}`)).toEqual(expected)
})

test.each(['NEW', 'Canceled', 'Expired'])('an order of status %s is no trade', (status) => {
  const { rows, skipped } = readText(
    `Date(UTC),Pair,Side,Price,Executed,Amount,Fee,Status\n2023-05-01 10:00:00,BTCAUD,BUY,60000,0.1BTC,6000AUD,0.01BNB,${status}\n`,
  )
  expect([rows, skipped.map(({ row }) => row)]).toEqual([[], [2]])
})

test('a unit without an amount is a problem', () => {
  const { rows, problems } = readText(
    'Date(UTC),Pair,Side,Price,Executed,Amount,Fee\n2023-05-01 10:00:00,1INCHUSDT,BUY,0.4,1INCH,2USDT,0USDT\n',
  )
  expect([rows, problems.map(({ row }) => row)]).toEqual([[], [2]])
})

const exchange = (header: string, ...rows: string[]) => {
  const {
    format,
    unknown,
    problems,
    rows: read,
  } = readText(`Date(UTC),Pair,Side,Price,${header}\n${rows.join('\n')}\n`)
  return { format, tables: unknown.length, problems: problems.map(({ row }) => row), rows: read.length }
}

test('a list with fees that are bare numbers is another exchange’s, and its columns are asked about', () => {
  const rows = ['2023-05-01 10:00:00,BTC/AUD,Buy,100000,0.01,5', '2023-05-02 10:00:00,BTC/AUD,Sell,100000,0.01,5']
  expect(exchange('Amount,Fee', ...rows)).toEqual({ format: null, tables: 1, problems: [], rows: 0 })
  const [table] = readText(`Date(UTC),Pair,Side,Price,Amount,Fee\n${rows.join('\n')}\n`).unknown
  const mapping = { ...guessMapping(table!), code: 1, side: 2, units: 4, total: null, assets: 'coins' } as const
  expect(readMapped(table!, mapping, 'dayFirst').rows.map(({ total }) => total)).toEqual([1005, 995])
})

test('a fee without a coin is a problem where other fees have one, and none at all is none', () => {
  const row = (fee: string): string => `2023-05-01 10:00:00,BTCAUD,BUY,60000,0.1,${fee}`
  expect(exchange('Amount,Fee', row('0.001BNB'), row('5'))).toMatchObject({ format: 'binance-trades', problems: [3] })
  expect(exchange('Amount,Fee,Fee Coin', row('5,'), row('0,'), row('0.001,BNB'))).toMatchObject({
    format: 'binance-trades',
    problems: [2],
    rows: 3,
  })
  expect(exchange('Amount,Fee', row('0'), row(''))).toMatchObject({ format: 'binance-trades', rows: 2, problems: [] })
})
