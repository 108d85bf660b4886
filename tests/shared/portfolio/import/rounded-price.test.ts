// A printed price that is rounded, here the average 0.2896 as 0.290, changes neither the brokerage nor the total of its row.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
import { confirmations, file, today } from './file-support.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'

const lines = (...all: string[]): string => `${all.join('\n')}\n`
const orders =
  'Code,Company,Date,Type,Quantity,Unit Price ($),Trade Value ($),Brokerage+GST ($),GST ($),Contract Note,Total Value ($)'
const movements =
  'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total'
const sharesight =
  'Trade Date,Instrument Code,Market Code,Transaction Type,Quantity,Price,Brokerage,Value,Currency,Comments'
const confirmed = 'Trade Date,AsxCode,Order Type,Quantity,Price,Brokerage,Net Proceeds,Confirmation Number'
const nabtrade =
  'Confirmation Number,Trade Date,Settlement Date,Transaction Type,Code,Quantity,Price,Brokerage,Total Consideration'
const told = (text: string) =>
  readText(text).rows.map(({ facts, total, notice }) => ({ ...facts, total, notice: notice !== undefined }))

test.each([
  [
    'CommSec confirmations',
    confirmations(
      '70000001,N1,24/03/2026,B,AUZ,20000,0.290,10.00,5802.00,26/03/2026,Confirmed',
      '70000002,N2,25/03/2026,S,AUZ,20000,0.290,10.00,5798.00,27/03/2026,Confirmed',
    ),
  ],
  [
    'order search',
    file(
      lines(
        orders,
        'AUZ,AUS ZINC,24/03/2026,Buy,20000,0.290,5792.00,10.00,0.91,CN1,5802.00',
        'AUZ,AUS ZINC,25/03/2026,Sell,20000,0.290,5808.00,10.00,0.91,CN2,5798.00',
      ),
    ),
  ],
  [
    'SelfWealth',
    file(
      lines(
        movements,
        '24/03/2026,26/03/2026,Buy,R1,AUZ,AUS ZINC,20000,0.290,5792.00,10,5802.00',
        '25/03/2026,27/03/2026,Sell,R2,AUZ,AUS ZINC,20000,0.290,5808.00,10,5798.00',
      ),
    ),
  ],
  [
    'Sharesight',
    file(
      lines(
        sharesight,
        '2026-03-24,AUZ,ASX,BUY,20000,0.290,10.00,5802.00,AUD,',
        '2026-03-25,AUZ,ASX,SELL,20000,0.290,10.00,5798.00,AUD,',
      ),
    ),
  ],
  [
    'CMC confirmations',
    file(
      lines(confirmed, '24/03/2026,AUZ,Buy,20000,0.290,10,5802.00,C1', '25/03/2026,AUZ,Sell,20000,0.290,10,5798.00,C2'),
    ),
  ],
  [
    'nabtrade trades',
    file(
      lines(
        nabtrade,
        'C1,24/03/2026,26/03/2026,BUY,AUZ,20000,0.290,10,5802.00',
        'C2,25/03/2026,27/03/2026,SELL,AUZ,20000,0.290,10,5798.00',
      ),
    ),
  ],
])('%s: the total is the total, though units × rounded price is nearer to it without brokerage', (_, { rows }) => {
  expect(rows.map(({ facts, total }) => ({ ...facts, total }))).toEqual([
    { type: 'buy', date: '2026-03-24', units: 20000, price: 0.29, amount: 5792, brokerage: 10, total: 5802 },
    { type: 'sell', date: '2026-03-25', units: 20000, price: 0.29, amount: 5808, brokerage: 10, total: 5798 },
  ])
})

test('the confirmation and the account’s row of one trade at a rounded price are one trade', () => {
  const confirmation = confirmations('70000001,N1,24/03/2026,B,AUZ,20000,0.290,10.00,5802.00,26/03/2026,Confirmed')
  const account = file(
    lines(
      'Date,Reference,Details,Debit($),Credit($),Balance($)',
      '24/03/2026,C700000001,B 20000 AUZ @ 0.290,5802.00,,1.00',
    ),
  )
  const { holdings, taken } = previewImport([confirmation, account], [], {}, today)
  expect([taken, holdings[0]?.after]).toEqual([1, { units: 20000, costBase: 5802 }])
})

test.each([
  ['Total Paid', 5802],
  ['Net Amount', 5802],
  ['Consideration', 5812],
])('a column that the person named is the total where its name says so (%s)', (column, total) => {
  const [table] = readText(
    `When,Ticker,Action,Shares,Price,Commission,${column}\n2026-03-24,AUZ,Buy,20000,0.290,10,5802\n`,
  ).unknown
  expect(readMapped(table!, guessMapping(table!)).rows[0]?.total).toBe(total)
})

test('without a total, the value that the file has counts and not units × rounded price', () => {
  const header = 'Code,Company,Date,Type,Quantity,Unit Price ($),Trade Value ($),Brokerage+GST ($),Contract Note'
  const file = lines(
    header,
    'AUZ,AUS ZINC,24/03/2026,Buy,20000,0.290,"5,792.00",10.00,CN1',
    'AUZ,AUS ZINC,25/03/2026,Sell,-20000,0.290,"-5,808.00",10.00,CN2',
  )
  expect(told(file)).toEqual([
    {
      type: 'buy',
      date: '2026-03-24',
      units: 20000,
      price: 0.29,
      amount: 5792,
      brokerage: 10,
      total: 5802,
      notice: false,
    },
    {
      type: 'sell',
      date: '2026-03-25',
      units: 20000,
      price: 0.29,
      amount: 5808,
      brokerage: 10,
      total: 5798,
      notice: false,
    },
  ])
})

test('a total that the value and the brokerage of its row contradict is pointed out', () => {
  expect(told(lines(orders, 'AUZ,AUS ZINC,24/03/2026,Buy,20000,0.290,5792.00,10.00,0.91,CN1,5812.00'))).toMatchObject([
    { amount: 5802, brokerage: 10, total: 5812, notice: true },
  ])
})

test('in another currency the rounding is that of the printed price, not of the price in AUD', () => {
  const header =
    'Trade Date,Instrument Code,Market Code,Transaction Type,Quantity,Price,Brokerage,Value,Currency,Exchange Rate'
  const row = '2026-03-24,ACME,NASDAQ,BUY,20000,0.290,10.00,5802.00,USD,0.5'
  expect(told(lines(header, row))).toMatchObject([{ price: 0.58, amount: 11584, brokerage: 20, total: 11604 }])
})
