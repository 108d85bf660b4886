// Binance's list of trades: an amount stands before its ticker without a mark between them, and tickers can begin with a digit.
import { expect, test } from 'vitest'
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

test('a unit without an amount is a problem', () => {
  const { rows, problems } = readText(
    'Date(UTC),Pair,Side,Price,Executed,Amount,Fee\n2023-05-01 10:00:00,1INCHUSDT,BUY,0.4,1INCH,2USDT,0USDT\n',
  )
  expect([rows, problems.map(({ row }) => row)]).toEqual([[], [2]])
})
