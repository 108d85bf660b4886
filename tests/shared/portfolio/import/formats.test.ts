// One golden test a format: a file in the shape its broker gives, and every row, skip and problem that comes of it.
import { expect, test } from 'vitest'
import type { ReadFile } from '#shared/portfolio/import/import-row.ts'
import { readSheets, readText } from '#shared/portfolio/import/read-file.ts'

/** What is read, short: line, code, type, date, and the figures that are there. */
const told = ({ format, rows, skipped, problems, dateQuestion }: ReadFile) => ({
  format,
  rows: rows.map(({ row, instrument, facts, total, reference, needs }) => {
    const { type, date, ...figures } = facts
    return [row, instrument.symbol, type, date, figures, total, reference ?? null, needs.map(({ kind }) => kind).join()]
  }),
  skipped: skipped.map(({ row }) => row),
  problems: problems.map(({ row }) => row),
  asks: dateQuestion !== null,
})
const lines = (...all: string[]): string => all.join('\r\n')

test('CommSec confirmations: brokerage of its own, proceeds with it, old files end in a comma', () => {
  const file = lines(
    'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status,',
    '81000001,N1,14/02/2023,B,WES,30,48.500,19.95,"1,474.95",16/02/2023,Confirmed,',
    '81000002,N2,3/03/2023,S,WES,30,50.105,19.95,1483.20,7/03/2023,Confirmed,',
    '81000003,N3,4/03/2023,B,TLS,10,4.000,10.00,50.00,8/03/2023,Cancelled,',
    '81000004,N4,5/03/2023,X,TLS,10,4.000,10.00,50.00,8/03/2023,Confirmed,',
  )
  const expected = {
    format: 'commsec-confirmations',
    rows: [
      [
        2,
        'WES',
        'buy',
        '2023-02-14',
        { units: 30, price: 48.5, amount: 1455, brokerage: 19.95 },
        1474.95,
        '81000001',
        '',
      ],
      [
        3,
        'WES',
        'sell',
        '2023-03-03',
        { units: 30, price: 50.105, amount: 1503.15, brokerage: 19.95 },
        1483.2,
        '81000002',
        '',
      ],
    ],
    skipped: [4],
    problems: [5],
    asks: false,
  }
  expect(told(readText(file))).toEqual(expected)
  expect(told(readText(file.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, '\t')))).toEqual(expected)
})

test('CommSec transactions: trades in the details, brokerage is what is left, one reference for two rows', () => {
  const file = lines(
    'Date,Reference,Details,Debit($),Credit($),Balance($)',
    '21/06/2022,C200000002,S 40 BHP @ 44.250000,,1750.05,2000.00',
    '20/06/2022,C200000001,Direct Transfer - payroll,,500.00,500.00',
    '01/06/2022,C200000002,B 40 BHP @ 42.10,1703.95,,0.00',
    '01/05/2022,BHP SPP,B 100 BHP @ 2.5,250,,0.00',
  )
  const read = readText(file)
  expect(told(read)).toEqual({
    format: 'commsec-transactions',
    rows: [
      [
        2,
        'BHP',
        'sell',
        '2022-06-21',
        { units: 40, price: 44.25, amount: 1770, brokerage: 19.95 },
        1750.05,
        'C200000002',
        '',
      ],
      [
        4,
        'BHP',
        'buy',
        '2022-06-01',
        { units: 40, price: 42.1, amount: 1684, brokerage: 19.95 },
        1703.95,
        'C200000002',
        '',
      ],
      [5, 'BHP', 'buy', '2022-05-01', { units: 100, price: 2.5, amount: 250 }, 250, null, ''],
    ],
    skipped: [3],
    problems: [],
    asks: false,
  })
  expect(new Set(read.rows.map(({ key }) => key)).size).toBe(3)
})

test('order search and its white labels: a preamble, quoted thousands, sales below zero, a glossary', () => {
  const file = lines(
    'Transaction Summary',
    '01 Jul 2023 - 30 Jun 2024',
    '',
    'Code,Company,Date,Type,Quantity,Unit Price ($),Trade Value ($),Brokerage+GST ($),GST ($),Contract Note,Total Value ($)',
    '"NDQ","BETASHARES NASDAQ","17/07/2023","Buy","1,200","35.5000","42,600.0000","46.8600","4.2600","55500001","42,646.8600"',
    '"NDQ","BETASHARES NASDAQ","18/07/2023","Sell","-200","36.0000","-7,200.0000","19.9500","1.8100","55500002","-7,180.0500"',
    'GLOSSARY,,,,,,,,,,',
    'Contract Note,The number of the trade,,,,,,,,,',
  )
  expect(told(readText(file))).toEqual({
    format: 'order-search',
    rows: [
      [
        5,
        'NDQ',
        'buy',
        '2023-07-17',
        { units: 1200, price: 35.5, amount: 42600, brokerage: 46.86 },
        42646.86,
        '55500001',
        '',
      ],
      [
        6,
        'NDQ',
        'sell',
        '2023-07-18',
        { units: 200, price: 36, amount: 7200, brokerage: 19.95 },
        7180.05,
        '55500002',
        '',
      ],
    ],
    skipped: [],
    problems: [],
    asks: false,
  })
})

test('SelfWealth: both forms of dates, transfers that lack a cost', () => {
  const file = lines(
    'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total',
    '2023-05-04 00:00:00,2023-05-08 00:00:00,Buy,A1,VAS.AX,VANGUARD AUS,10,90.10,901.00,9.50,910.50',
    '15/05/2023 0:00,17/05/2023 0:00,Sell,A2,VAS,VANGUARD AUS,4,91,364,9.5,354.5',
    '16/05/2023 0:00,16/05/2023 0:00,In,A3,CSL,CSL LIMITED,5,0,0,0,0',
    '17/05/2023 0:00,17/05/2023 0:00,Out,A4,CSL,CSL LIMITED,5,0,0,0,0',
    '18/05/2023 0:00,18/05/2023 0:00,Buy,A5,CSL,CSL LIMITED,0,0,0,0,0',
  )
  expect(told(readText(file))).toEqual({
    format: 'selfwealth',
    rows: [
      [2, 'VAS', 'buy', '2023-05-04', { units: 10, price: 90.1, amount: 901, brokerage: 9.5 }, 910.5, 'A1', ''],
      [3, 'VAS', 'sell', '2023-05-15', { units: 4, price: 91, amount: 364, brokerage: 9.5 }, 354.5, 'A2', ''],
      [4, 'CSL', 'transferIn', '2023-05-16', { units: 5, costBase: null, acquiredOn: null }, null, 'A3', 'costBase'],
      [5, 'CSL', 'transferOut', '2023-05-17', { units: 5 }, null, 'A4', ''],
    ],
    skipped: [6],
    problems: [],
    asks: false,
  })
})

test('Stake: Australian trades join, American ones are put aside in AUD by the rate, whichever way it is given', () => {
  const header = [
    'Trade Date',
    'Settlement Date',
    'Symbol',
    'Name',
    'Side',
    'Trade Identifier',
    'Units',
    'Avg. Price',
    'Value',
    'Fees',
    'GST',
    'Total Value',
    'Currency',
    'AUD/USD Rate',
  ]
  const day = new Date(Date.UTC(2024, 1, 14))
  const read = readSheets([
    {
      name: 'Aus Equities',
      rows: [header, [day, day, 'CBA', 'Commonwealth Bank', 'Buy', 'X1', 5, 115, 575, 2.73, 0.27, 578, 'AUD', null]],
    },
    {
      name: 'Wall St Equities',
      rows: [
        header,
        [day, day, 'MSFT', 'Microsoft', 'Buy', 'X2', 2, 400, 800, 3, 0, 803, 'USD', 1.5],
        [day, day, 'MSFT', 'Microsoft', 'Sell', 'X3', 1, 410, 410, 3, 0, 407, 'USD', 0.625],
      ],
    },
  ])
  expect(told(read).rows).toEqual([
    [2, 'CBA', 'buy', '2024-02-14', { units: 5, price: 115, amount: 575, brokerage: 3 }, 578, 'X1', ''],
    [2, 'MSFT:US', 'buy', '2024-02-14', { units: 2, price: 600, amount: 1200, brokerage: 4.5 }, 1204.5, 'X2', ''],
    [3, 'MSFT:US', 'sell', '2024-02-14', { units: 1, price: 656, amount: 656, brokerage: 4.8 }, 651.2, 'X3', ''],
  ])
  expect(read.rows.map(({ aside, original }) => [aside?.canTake ?? null, original?.rate ?? null])).toEqual([
    [null, null],
    [true, 1.5],
    [true, 1.6],
  ])
})

test('nabtrade: trades in the cash account, each once though the older form has two legs', () => {
  const file = lines(
    'Date,Description,Debit,Credit,Balance',
    '2025-09-03,BUY VAS.ASX 12 AUD 101.50 300000001 NT0000000-002,"1,227.95",,10.00',
    '2025-09-03,BUY VAS.ASX 12 AUD 101.50 300000001 NT0000000-002,,"1,227.95",10.00',
    '2025-09-04,SELL NVDA.NAS 2 USD 150.00 300000002 NT0000000-003 0.6500,,441.60,10.00',
    '2025-09-05,INTEREST,,0.54,10.54',
    'nabtrade is a service provided by somebody,,,,',
  )
  expect(told(readText(file))).toEqual({
    format: 'nabtrade-cash',
    rows: [
      [
        2,
        'VAS',
        'buy',
        '2025-09-03',
        { units: 12, price: 101.5, amount: 1218, brokerage: 9.95 },
        1227.95,
        '300000001',
        '',
      ],
      [4, 'NVDA:US', 'sell', '2025-09-04', { units: 2, amount: 441.6 }, 441.6, '300000002', ''],
    ],
    skipped: [3, 5],
    problems: [],
    asks: false,
  })
})

test('CMC Invest: trades in the statement’s descriptions', () => {
  const file = lines(
    'Date,Ref,Type,Description,Debit,Credit,Balance',
    '15/04/2024,1,CB,"Bght 40 WBC @ 25.5000 AUD",1031,0,5',
    '16/04/2024,2,CR,"Deposit",0,500,505',
  )
  expect(told(readText(file))).toMatchObject({
    format: 'cmc-statement',
    rows: [[2, 'WBC', 'buy', '2024-04-15', { units: 40, price: 25.5, amount: 1020, brokerage: 11 }, 1031, null, '']],
    skipped: [3],
  })
})

test('CMC Invest: what a small American trade cost in AUD is its amount, and no brokerage', () => {
  const read = readText(
    lines('Date,Ref,Type,Description,Debit,Credit,Balance', '15/04/2024,1,CB,"Bght 1 ACME:US @ 100.00",153.20,0,5'),
  )
  expect(told(read).rows).toEqual([[2, 'ACME:US', 'buy', '2024-04-15', { units: 1, amount: 153.2 }, 153.2, null, '']])
})

test('Sharesight, Sharesies and FP Markets: markets, rates, cents', () => {
  const sharesight = lines(
    'Trade Date,Instrument Code,Market Code,Quantity,Price,Transaction Type,Exchange Rate (optional),Brokerage (optional),Brokerage Currency (optional),Comments (optional)',
    '2022-03-15,VGS,ASX,20,95.20,BUY,,9.50,AUD,',
    '2022-03-16,AAPL,NASDAQ,1,150,BUY,,1,USD,',
    '2022-03-17,VGS,ASX,20,95.20,SPLIT,,,,',
  )
  expect(told(readText(sharesight))).toMatchObject({
    format: 'sharesight',
    rows: [
      [2, 'VGS', 'buy', '2022-03-15', { units: 20, price: 95.2, brokerage: 9.5 }, 1913.5, null, ''],
      [3, 'AAPL:US', 'buy', '2022-03-16', { units: 1, price: 150, brokerage: 1 }, null, null, ''],
    ],
    skipped: [4],
  })
  expect(readText(sharesight).rows[1]?.aside?.canTake).toBe(false)
  const sharesies = lines(
    'Order ID,Trade date,Instrument code,Market code,Quantity,Price,Transaction type,Exchange rate,Transaction fee,Currency,Amount,Transaction method',
    'o-1,2024-06-15,CBA,ASX,3,120.00,BUY,,1.80,AUD,361.80,MARKET',
  )
  expect(told(readText(sharesies))).toMatchObject({
    format: 'sharesies',
    rows: [[2, 'CBA', 'buy', '2024-06-15', { units: 3, price: 120, amount: 360, brokerage: 1.8 }, 361.8, 'o-1', '']],
  })
  const fp = lines(
    'ID,Date,Time,Account Code,Buy or Sell,Currency,Exchange,Stock,Volume,Price,Value',
    '77,20/01/2021,10:02:03 am,A1,Buy,AUD,ASX,FMG,100,2250,2250.00',
  )
  expect(told(readText(fp))).toMatchObject({
    format: 'fp-markets',
    rows: [[2, 'FMG', 'buy', '2021-01-20', { units: 100, price: 22.5, amount: 2250 }, 2250, '77', '']],
  })
})

test('CoinSpot: the fee is apart whether or not the total has it; a swap has one value on both sides', () => {
  const file = `\uFEFF${lines(
    'Transaction Date,Type,Market,Amount,Rate inc. fee,Rate ex. fee,Fee,Fee AUD (inc GST),GST AUD,Total AUD,Total (inc GST)',
    '13/01/2024 10:30 PM,Buy,BTC/AUD,0.01,"60,600","60,000",6 AUD,6,0.55,606,606 AUD',
    '14/01/2024 10:30 PM,Sell,BTC/AUD,0.005,"59,400","60,000",3 AUD,3,0.27,297,297 AUD',
    '15/01/2024 10:30 PM,Buy,ETH/USDT,0.1,2020,2000,2 USDT,3,0.27,303,202 USDT',
  )}`
  expect(told(readText(file)).rows).toEqual([
    [2, 'BTC', 'buy', '2024-01-13', { units: 0.01, amount: 600, brokerage: 6 }, 606, null, ''],
    [3, 'BTC', 'sell', '2024-01-14', { units: 0.005, amount: 300, brokerage: 3 }, 297, null, ''],
    [4, 'USDT', 'sell', '2024-01-15', { units: 202, amount: 303 }, 303, null, ''],
    [4, 'ETH', 'buy', '2024-01-15', { units: 0.1, amount: 303 }, 303, null, ''],
  ])
})

test('Swyftx: a title above the header, the value with its fee, orders of nothing', () => {
  const file = lines(
    'Crypto Transactions,,,"About our reports",,,,,,,,,,,,,,,,',
    'Date,Time,Event,Asset,Amount,Currency,Value,Rate,AUD Value Fee,AUD Value,Fee Amount,Fee Asset,GST,ExGST,Deposited To,Withdrawn To,Withdrawal Fee,Reference,Transaction ID,UUID',
    '14-09-2021,09:00:00,buy,SOL,2.485,AUD,500,200,3,500,0.015,SOL,,,,,,,,ord_1',
    '15-09-2021,09:00:00,sell,SOL,1,AUD,198.8,200,1.2,198.8,0.006,SOL,,,,,,,,ord_2',
    '16-09-2021,09:00:00,sell,SOL,0,AUD,0,200,0,0,0,SOL,,,,,,,,ord_3',
    '17-09-2021,09:00:00,reward,ADA,0.5,,,,0,1.25,0,,,,,,,,,',
  )
  expect(told(readText(file))).toEqual({
    format: 'swyftx',
    rows: [
      [3, 'SOL', 'buy', '2021-09-14', { units: 2.485, amount: 497, brokerage: 3 }, 500, 'ord_1', ''],
      [4, 'SOL', 'sell', '2021-09-15', { units: 1, amount: 200, brokerage: 1.2 }, 198.8, 'ord_2', ''],
      [6, 'ADA', 'reward', '2021-09-17', { units: 0.5, amount: 1.25 }, 1.25, null, ''],
    ],
    skipped: [5],
    problems: [],
    asks: false,
  })
})

test('Binance: legs of one second, exponents, a fee in a third coin, UTC days', () => {
  const file = lines(
    'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
    '9,2021-06-30 14:00:00,Spot,Buy,AUD,-100,',
    '9,2021-06-30 14:00:00,Spot,Buy,ETH,0.04,',
    '9,2021-06-30 14:00:00,Spot,Fee,ETH,-4E-05,',
    '9,2021-07-05 08:00:00,Spot,Sell,ETH,-0.01,',
    '9,2021-07-05 08:00:00,Spot,Sell,BTC,0.0007,',
    '9,2021-07-05 08:00:00,Spot,Fee,BNB,-0.0001,',
    '9,2021-07-06 08:00:00,Spot,Deposit,AUD,500,',
  )
  const read = readText(file)
  expect(told(read)).toMatchObject({
    rows: [
      [2, 'ETH', 'buy', '2021-07-01', { units: 0.03996, amount: 100 }, 100, null, ''],
      [5, 'ETH', 'sell', '2021-07-05', { units: 0.01 }, null, null, 'value'],
      [5, 'BTC', 'buy', '2021-07-05', { units: 0.0007 }, null, null, 'value'],
      [5, 'BNB', 'sell', '2021-07-05', { units: 0.0001 }, null, null, 'value'],
    ],
    skipped: [8],
    problems: [],
  })
  expect(read.rows[1]?.needs).toEqual(read.rows[2]?.needs)
})

test.each([
  ['"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"', ''],
  ['"txid","refid","time","type","subtype","aclass","asset","wallet","amount","fee","balance"', '"spot / main",'],
])('Kraken: legs by reference, fees on top, KFEE and pending rows left out (%s)', (header, wallet) => {
  const file = lines(
    header,
    `"L1","T1","2024-03-19 19:43:31","trade","","currency","ZAUD",${wallet}-100.00,0.26,0`,
    `"L2","T1","2024-03-19 19:43:31","trade","","currency","XXBT",${wallet}0.0010000000,0,0`,
    `"L3","T1","2024-03-19 19:43:31","trade","","currency","KFEE",${wallet}0,26,0`,
    `"","D1","2024-03-20 01:00:00","deposit","","currency","ZAUD",${wallet}50,0,`,
    `"L5","W1","2024-03-21 01:00:00","withdrawal","","currency","XXBT",${wallet}-0.0005,0.00001,0`,
    `"L6","S1","2024-06-30 14:00:00","staking","","currency","ADA.S",${wallet}5.0,0,0`,
  )
  expect(told(readText(file))).toMatchObject({
    format: 'kraken',
    rows: [
      [2, 'BTC', 'buy', '2024-03-20', { units: 0.001, amount: 100, brokerage: 0.26 }, 100.26, 'T1', ''],
      [6, 'BTC', 'transferOut', '2024-03-21', { units: 0.0005 }, null, 'W1', ''],
      [6, 'BTC', 'sell', '2024-03-21', { units: 0.00001 }, null, 'W1', 'value'],
      [7, 'ADA', 'reward', '2024-07-01', { units: 5 }, null, 'S1', 'value'],
    ],
    skipped: [4, 5],
    problems: [],
  })
})

test('a rate is turned by what its currency is worth on that day; around parity nothing is assumed', () => {
  const rows = [
    ['2024-06-15', 'USD', '0.65', 1.53846154],
    ['2024-06-15', 'USD', '1.53', 1.53],
    ['2011-07-01', 'USD', '1.07', null],
    ['2024-06-15', 'NZD', '1.08', 0.92592593],
    ['2024-06-15', 'NZD', '0.92', 0.92],
    ['2024-06-15', 'CAD', '1.1', null],
    ['2024-06-15', 'USD', '', null],
  ] as const
  const file = lines(
    'Order ID,Trade date,Instrument code,Market code,Quantity,Price,Transaction type,Exchange rate,Transaction fee,Currency,Amount,Transaction method',
    ...rows.map(([day, currency, rate], at) => `o-${at},${day},XYZ,OTHER,10,2,BUY,${rate},0,${currency},20,MARKET`),
  )
  const read = readText(file)
  expect(read.rows.map(({ original }) => original?.rate)).toEqual(rows.map(([, , , rate]) => rate))
  expect(read.rows.map(({ aside }) => aside?.canTake)).toEqual(rows.map(([, , , rate]) => rate !== null))
})

test('a line of sums between trades ends nothing, small print does', () => {
  const file = lines(
    'Code,Company,Date,Type,Quantity,Unit Price ($),Trade Value ($),Brokerage+GST ($),GST ($),Contract Note,Total Value ($)',
    'NDQ,BETASHARES,17/07/2023,Buy,1,35,35,5,0.5,1,40',
    'Total,,,,,,,,,,40',
    'VAS,VANGUARD,18/07/2023,Buy,1,90,90,5,0.5,2,95',
    'Important Information,,,,,,,,,,',
    'VAS,is a fund of somebody,,,,,,,,,',
  )
  expect(told(readText(file))).toMatchObject({
    rows: [[2], [4]].map(([row]) => expect.arrayContaining([row])),
    skipped: [],
    problems: [],
  })
})

test('a price of CMC Invest in another currency is not taken for dollars', () => {
  const file = lines(
    'Date,Ref,Type,Description,Debit,Credit,Balance',
    '15/04/2024,1,CB,"Bght 4 MSFT:US @ 400.0000 USD",2500,0,5',
  )
  expect(told(readText(file)).rows).toEqual([
    [2, 'MSFT:US', 'buy', '2024-04-15', { units: 4, amount: 2500 }, 2500, null, ''],
  ])
})

test('Bell Direct confirmations are told by their names of columns', () => {
  const file = lines(
    'Date Completed (dd mmm yyyy hh:mm),Stock Code,Quantity,Average Transacted Price,Buy/Sell,Brokerage,Contract',
    '05 Mar 2024 10:15,CSL,3,280.00,Buy,15.00,9001',
  )
  expect(told(readText(file))).toMatchObject({
    format: 'bell-direct',
    rows: [[2, 'CSL', 'buy', '2024-03-05', { units: 3, price: 280, brokerage: 15 }, 855, '9001', '']],
  })
})
