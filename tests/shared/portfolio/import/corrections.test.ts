// A buy with units below 0 takes an earlier buy back. It is no second buy, and a sale with signs of any kind stays a sale.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const cases: readonly (readonly [name: string, header: string, buy: string, correction: string])[] = [
  [
    'SelfWealth',
    'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total',
    '15/05/2023,17/05/2023,Buy,T1,MQG,MACQUARIE,10,196.92,1969.20,9.50,1978.70',
    '16/05/2023,18/05/2023,Buy,T9,MQG,MACQUARIE,-10,196.92,-1969.20,-9.50,-1978.70',
  ],
  [
    'order search',
    'Code,Company,Date,Type,Quantity,Unit Price ($),Trade Value ($),Brokerage+GST ($),GST ($),Contract Note,Total Value ($)',
    'CBA,CBA,15/02/2023,BUY,100,100.00,10000.00,19.95,2.00,C1,10019.95',
    'CBA,CBA,16/02/2023,BUY,-100,100.00,-10000.00,-19.95,-2.00,C2,-10019.95',
  ],
  [
    'CommSec confirmations',
    'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status',
    '81000001,N1,14/02/2023,B,CBA,100,100,19.95,10019.95,16/02/2023,Confirmed',
    '81000002,N2,15/02/2023,B,CBA,-100,100,19.95,-10019.95,17/02/2023,Confirmed',
  ],
  [
    'a foreign trade',
    'Order ID,Trade date,Instrument code,Market code,Quantity,Price,Transaction type,Exchange rate,Transaction fee,Currency,Amount,Transaction method',
    'A1,2024-03-01,AAPL,NASDAQ,2,100,BUY,0.65,0,USD,200,MARKET',
    'A2,2024-03-02,AAPL,NASDAQ,-2,100,BUY,0.65,0,USD,-200,MARKET',
  ],
  [
    'a reinvestment',
    'Trade Date,Instrument Code,Market Code,Transaction Type,Quantity,Price,Brokerage,Value,Currency,Comments',
    '2021-06-01,VAS,ASX,DRP,1.85,88.40,0,163.54,AUD,',
    '2021-06-02,VAS,ASX,DRP,-1.85,88.40,0,-163.54,AUD,',
  ],
  [
    'CoinSpot',
    'Transaction Date,Type,Market,Amount,Rate inc. fee,Rate ex. fee,Fee,Fee AUD (inc GST),GST AUD,Total AUD,Total (inc GST)',
    '13/01/2024 10:30 PM,Buy,BTC/AUD,0.01,60600,60000,6 AUD,6,0.55,606,606 AUD',
    '14/01/2024 10:30 PM,Buy,BTC/AUD,-0.01,60600,60000,6 AUD,6,0.55,-606,-606 AUD',
  ],
  [
    'Binance',
    'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
    '2024-01-05 01:00:00,BTCUSDT,BUY,60000,0.01BTC,600USDT,0BNB',
    '2024-01-06 01:00:00,BTCUSDT,BUY,60000,-0.01BTC,-600USDT,0BNB',
  ],
  [
    'Swyftx',
    'Date,Time,Event,Asset,Amount,Currency,Value,Rate,AUD Value Fee,AUD Value,Fee Amount,Fee Asset,GST,ExGST,Deposited To,Withdrawn To,Withdrawal Fee,Reference,Transaction ID,UUID',
    '14-09-2021,09:00:00,buy,SOL,2,AUD,400,200,3,400,0.015,SOL,,,,,,,,ord_1',
    '15-09-2021,09:00:00,buy,SOL,-2,AUD,-400,200,3,-400,0.015,SOL,,,,,,,,ord_2',
  ],
]

test.each(cases)('%s: a correction is a problem that says what to do', (_, header, buy, correction) => {
  const { rows, problems, skipped } = readText(`${header}\n${buy}\n${correction}\n`, 'dayFirst')
  expect([new Set(rows.map(({ row }) => row)), skipped]).toEqual([new Set([2]), []])
  expect(problems).toEqual([
    { row: 3, reason: expect.stringContaining('This looks like the correction of an earlier buy') },
  ])
})

test.each(['asx', 'coins'] as const)('columns that a person named (%s)', (assets) => {
  const code = assets === 'asx' ? 'VAS' : 'ETH/BTC'
  const [table] = readText(
    `When,Code,Side,Units,Price\n13/01/2024,${code},Buy,2,3\n14/01/2024,${code},Buy,-2,3\n15/01/2024,${code},Sell,-1,3\n`,
  ).unknown
  const { rows, problems } = readMapped(table!, { ...guessMapping(table!), assets })
  expect([new Set(rows.map(({ row }) => row)), problems.map(({ row }) => row)]).toEqual([new Set([2, 4]), [3]])
})

test('a sale printed below 0 stays a sale', () => {
  const [, header, , row] = cases[1]!
  const { rows } = readText(`${header}\n${row.replace('BUY', 'SELL')}\n`, 'dayFirst')
  expect(rows).toMatchObject([{ facts: { type: 'sell', units: 100 }, total: 10019.95 }])
})
