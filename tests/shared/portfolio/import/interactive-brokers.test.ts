// Files of Interactive Brokers: one trade can stand in them as an order, as its executions and as the lots that it closed, and beside
// the exchange where a share is listed there is the venue on which it was traded.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (...lines: string[]) => {
  const table = readText(`${lines.join('\n')}\n`).unknown[0]!
  const { rows, problems } = readMapped(table, guessMapping(table))
  return [
    ...rows.map(({ row, instrument, facts, total }) => `${row} ${facts.type} ${instrument.symbol} ${total}`),
    ...problems.map(({ row, reason }) => `${row} ${reason}`),
  ]
}

const query =
  'CurrencyPrimary,Symbol,ListingExchange,Date/Time,Quantity,TradePrice,NetCash,IBCommission,Buy/Sell,LevelOfDetail,OrderID'
const order = 'AUD,VAS,ASX,2025-07-14;10:15:00,120,100,-12006,-6,BUY,ORDER,901'
const executions = [
  'AUD,VAS,ASX,2025-07-14;10:15:00,100,100,-10005,-5,BUY,EXECUTION,901',
  'AUD,VAS,ASX,2025-07-14;10:15:30,20,100,-2001,-1,BUY,EXECUTION,901',
]
const lot = 'AUD,VAS,ASX,2025-07-14;10:15:00,120,100,0,0,BUY,CLOSED_LOT,901'

test('of a query with several levels of detail one is read, so that no trade counts twice', () => {
  expect(read(query, order, ...executions, lot)).toEqual(['2 buy VAS 12006'])
  expect(read(query, ...executions, lot)).toEqual(['2 buy VAS 10005', '3 buy VAS 2001'])
  expect(read(query, order.replace('ORDER', 'DETAIL'))).toEqual(['2 buy VAS 12006'])
})

test('the trades of a statement in a file of their own are its orders alone too', () => {
  const names =
    'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,Proceeds,Comm/Fee,Basis,Code'
  expect(
    read(
      names,
      'Trades,Data,Order,Stocks,AUD,VAS,"2025-07-14, 10:15:00",120,100,-12000,-6,12006,O',
      'Trades,Data,Trade,Stocks,AUD,VAS,"2025-07-14, 10:15:00",120,100,-12000,-6,12006,O',
      'Trades,Data,Order,Stocks,AUD,VAS,"2025-08-15, 10:15:00",-20,103,2060,-6,-2001,C',
      'Trades,Data,ClosedLot,Stocks,AUD,VAS,2025-07-14,20,100.05,,,2001,ST',
      'Trades,SubTotal,,Stocks,AUD,VAS,,100,,-9940,-12,10006,',
    ),
  ).toEqual(['2 buy VAS 12006', '4 sell VAS 2054'])
})

test('a share is of the exchange where it is listed, whatever venue it was traded on', () => {
  const names =
    'CurrencyPrimary,FXRateToBase,Symbol,ListingExchange,TradeDate,Exchange,Quantity,TradePrice,NetCash,Buy/Sell'
  expect(
    read(
      names,
      'AUD,1,VAS,ASX,20250714,ASXCEN,120,100,-12000,BUY',
      'USD,1.5,AAPL,NASDAQ,20250715,ISLAND,10,190,-1900,BUY',
      'USD,1.5,AAPL,NASDAQ,20250716,BYX,-10,190,1900,SELL',
    ),
  ).toEqual(['2 buy VAS 12000', '3 buy AAPL:US 2850', '4 sell AAPL:US 2850'])
})
