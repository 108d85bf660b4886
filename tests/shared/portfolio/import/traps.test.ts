// What goes wrong with files of brokers elsewhere: brokerage lost, lines doubled, files cut off, days a day early. One test a trap.
import { expect, test } from 'vitest'
import { readSheets, readText } from '#shared/portfolio/import/read-file.ts'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'

const lines = (...all: string[]): string => `${all.join('\n')}\n`
const confirmations =
  'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status'
const binance = 'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark'
const kraken =
  '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance","amountusd","feeusd","balanceusd","feecurrency"'
const sharesight =
  'Trade Date,Instrument Code,Market Code,Transaction Type,Quantity,Price,Brokerage,Value,Currency,Comments'
const figures = (file: string) =>
  readText(file).rows.map(({ row, instrument, facts }) => {
    const { type, date, ...rest } = facts
    return [row, instrument.symbol, type, date, rest]
  })

test('a line twice with one reference is one trade; without a reference both are kept and one is pointed out', () => {
  const line = '7001,N1,14/02/2023,B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed'
  const read = readText(lines(confirmations, line, line, line.replace('7001', '7002')))
  expect(read.rows.map(({ row }) => row)).toEqual([2, 4])
  expect(read.skipped).toEqual([{ row: 3, reason: 'This is line 2 once more.' }])
  const bare = readText(
    lines(sharesight, '2023-02-14,WES,ASX,BUY,30,48.50,0,1455,AUD,', '2023-02-14,WES,ASX,BUY,30,48.50,0,1455,AUD,'),
  )
  expect(bare.rows.map(({ notice }) => notice !== undefined)).toEqual([false, true])
  expect(new Set(bare.rows.map(({ key }) => key)).size).toBe(2)
})

test('a file that was cut off loses only its last line, and says so', () => {
  const whole = lines(confirmations, '7001,N1,14/02/2023,B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed')
  const cut = readText(`${whole}7002,N2,14/03/2023,B,"WES",30,48.5`)
  expect([cut.rows.length, cut.problems.map(({ row }) => row)]).toEqual([1, [3]])
  const inQuotes = readText(`${whole}"7002","N2","14/03/2023","B","WES","30","48.`)
  expect([inQuotes.rows.length, inQuotes.problems.map(({ row }) => row)]).toEqual([1, [3]])
  const words = readText(`${whole}Thank you for trading with us`)
  expect([words.rows.length, words.skipped.map(({ row }) => row), words.problems]).toEqual([1, [3], []])
})

test('a value without brokerage is told from a total by what the row adds up to', () => {
  const file = lines(
    sharesight,
    '2020-03-15,VAS,ASX,BUY,50,75.20,10.00,3760.00,AUD,',
    '2020-03-16,VAS,ASX,BUY,50,75.20,10.00,3770.00,AUD,',
    '2020-03-17,VAS,ASX,SELL,50,75.20,10.00,3760.00,AUD,',
    '2020-03-18,VAS,ASX,SELL,50,75.20,10.00,3750.00,AUD,',
  )
  expect(readText(file).rows.map(({ facts, total }) => [facts, total])).toEqual(
    (['buy', 'buy', 'sell', 'sell'] as const).map((type, at) => [
      { type, date: `2020-03-${15 + at}`, units: 50, price: 75.2, amount: 3760, brokerage: 10 },
      type === 'buy' ? 3770 : 3750,
    ]),
  )
})

test('a sale that brought less than its brokerage is what was paid for it, below 0 or without a sign, in every file', () => {
  const confirmed = (proceeds: string) =>
    lines(confirmations, `7001,N1,14/02/2023,S,WES,1000,0.001,19.95,${proceeds},16/02/2023,Confirmed`)
  const searched = (proceeds: string) =>
    lines(
      'Code,Company,Date,Type,Quantity,Unit Price ($),Trade Value ($),Brokerage+GST ($),GST ($),Contract Note,Total Value ($)',
      `"WES","WESFARMERS","14/02/2023","Sell","-1,000","0.0010","-1.0000","19.9500","1.8100","7001","${proceeds}"`,
    )
  const files = ['-18.95', '(18.95)', '18.95'].flatMap((total) => [confirmed(total), searched(total)])
  for (const { rows, problems } of files.map((file) => readText(file))) {
    expect(problems).toEqual([])
    // What changed hands before brokerage is the dollar.
    expect(rows).toMatchObject([{ facts: { type: 'sell', units: 1000, amount: 1, brokerage: 19.95 }, total: -18.95 }])
    expect(rows[0]?.notice).toBeUndefined()
  }
  // A file without a total is the same trade.
  const { rows } = readText(lines(sharesight, '2023-02-14,WES,ASX,SELL,1000,0.001,19.95,,AUD,'))
  expect(rows).toMatchObject([{ facts: { type: 'sell', units: 1000, price: 0.001, brokerage: 19.95 }, total: -18.95 }])
})

test('units that came of a dividend are a reinvestment at what they cost', () => {
  expect(figures(lines(sharesight, '2021-06-01,VAS,ASX,DRP,1.85,88.40,0,163.54,AUD,Dividend reinvestment'))).toEqual([
    [2, 'VAS', 'reinvestment', '2021-06-01', { units: 1.85, price: 88.4, amount: 163.54 }],
  ])
  const header =
    'Account,Description,Code,Date,Movement Type,Confirmation Number,Exchange Currency,Quantity,Transaction Price,Value,Brokerage,Other Fees,Average Price,Multiplier,Settlement Amount (AUD)'
  const portfolio = readSheets([
    {
      name: 'Domestic Portfolio Transactions',
      rows: [
        ['Domestic Portfolio Transactions'],
        header.split(','),
        ['A1', 'TELSTRA', 'TLS', new Date('2024-03-01'), 'Buy', 'C1', 'AUD', 100, 3.8, 380, 9.95, 0, 3.9, 1, -389.95],
        ['A1', 'TELSTRA', 'TLS', new Date('2024-03-28'), 'DRP', null, 'AUD', 4, 3.7, 14.8, 0, 0, 3.7, 1, null],
        ['A1', 'TELSTRA', 'TLS', new Date('2024-04-02'), 'Transfer In', null, 'AUD', 5, 0, 0, 0, 0, 0, 1, null],
        ['Important Information'],
        ['(1) Average price is a figure of ours'],
      ],
    },
    {
      name: 'Int.  Portfolio Transactions',
      rows: [
        ['Int. Portfolio Transactions'],
        'Account,Description,Code,Date,Movement Type,Confirmation Number,Quantity,Transaction Price (Exch CCY),Average Price (AUD) *1,Brokerage (AUD),Other Fees (AUD)'.split(
          ',',
        ),
        ['A1', 'MICROSOFT', 'MSFT', new Date('2024-03-05'), 'Buy', 'C9', 2, 400, 615, 14.95, 1],
      ],
    },
  ])
  expect(portfolio.rows.map(({ sheet, instrument, facts }) => [sheet?.slice(0, 3), instrument.symbol, facts])).toEqual([
    ['Dom', 'TLS', { type: 'buy', date: '2024-03-01', units: 100, price: 3.8, amount: 380, brokerage: 9.95 }],
    ['Dom', 'TLS', { type: 'reinvestment', date: '2024-03-28', units: 4, price: 3.7, amount: 14.8 }],
    ['Int', 'MSFT:US', { type: 'buy', date: '2024-03-05', units: 2, price: 615, brokerage: 15.95 }],
  ])
  expect(portfolio.skipped.map(({ row }) => row)).toEqual([5])
  expect(portfolio.problems).toEqual([])
})

test('nabtrade: two fills of one order under one confirmation are both real, each without its other side', () => {
  const fill = (price: string, debit: string, credit: string) =>
    `2025-09-03,BUY IVV.ASX 10 AUD ${price} 300000001 NT0000000-002,${debit},${credit},10.00`
  const newer = ['Date,Description,Debit,Credit,Balance', fill('71.43', '719.25', ''), fill('71.45', '714.50', '')]
  expect(figures(lines(...newer))).toEqual([
    [2, 'IVV', 'buy', '2025-09-03', { units: 10, price: 71.43, amount: 714.3, brokerage: 4.95 }],
    [3, 'IVV', 'buy', '2025-09-03', { units: 10, price: 71.45, amount: 714.5 }],
  ])
  const older = readText(lines(...newer, fill('71.43', '', '719.25'), fill('71.45', '', '714.50')))
  expect(older.rows.map(({ row }) => row)).toEqual([2, 3])
  expect(new Set(older.rows.map(({ key }) => key)).size).toBe(2)
  const otherSide = 'The same trade stands in another row: this is its other side.'
  expect(older.skipped.map(({ row, reason }) => [row, reason])).toEqual([
    [4, otherSide],
    [5, otherSide],
  ])
  const twice = readText(lines(...newer, fill('71.45', '714.50', '').replace('10.00', '20.00')))
  expect(twice.skipped).toEqual([{ row: 4, reason: 'The same trade stands in another row.' }])
})

test('a name that stands for a code is its code where it is known, else the person is asked', () => {
  const line = (name: string) => `7001,N1,14/02/2023,B,${name},30,48.50,19.95,1474.95,16/02/2023,Confirmed`
  expect(readText(lines(confirmations, line('COMMONWEALTH BANK OF AUSTRALIA'))).rows[0]?.instrument.symbol).toBe('CBA')
  const [row] = readText(lines(confirmations, line('Some Mining Co. Ltd'))).rows
  expect(row).toMatchObject({ instrument: { kind: 'asx', symbol: 'SOME MINING CO. LTD' }, needs: [{ kind: 'code' }] })
  expect(readText(lines(confirmations, line('=cmd|x'))).problems).toHaveLength(1)
})

test('Binance: sides a second apart, margin accounts, moves within the account, years of two digits', () => {
  const read = readText(
    lines(
      binance,
      '9,24-06-30 13:59:59,Spot,Transaction Spend,AUD,-100,',
      '9,24-06-30 14:00:00,Spot,Transaction Buy,BTC,0.001,',
      '9,24-06-30 14:00:00,Spot,Transaction Fee,BTC,-1E-06,',
      '9,24-07-02 10:00:00,Isolated Margin,Buy,BTC,0.5,',
      '9,24-07-03 10:00:00,Spot,Simple Earn Flexible Subscription,BTC,-0.0005,',
      '9,24-07-04 10:00:00,Spot,Buy,ETH,0.1,',
      '9,24-07-05 10:00:00,Spot,Referral Commission,BNB,0.01,',
    ),
  )
  expect(read.dateQuestion).toBeNull()
  expect(read.rows.map(({ row, instrument, facts }) => [row, instrument.symbol, facts])).toEqual([
    [2, 'BTC', { type: 'buy', date: '2024-06-30', units: 0.000999, amount: 100 }],
    [8, 'BNB', { type: 'reward', date: '2024-07-05', units: 0.01 }],
  ])
  expect(read.skipped.map(({ row }) => row)).toEqual([5, 6])
  expect(read.problems).toEqual([
    { row: 7, reason: 'The other side of this trade isn’t in the file. Export a longer period.' },
  ])
})

test('Kraken: a fee in another currency, credits for fees, a line twice, what was taken back, forks', () => {
  const read = readText(
    lines(
      kraken,
      '"L1","T1","2025-03-01 10:00:00","trade","tradespot","currency","fiat","AUD","spot / main",-100,0.5,0,-65,0,0,""',
      '"L2","T1","2025-03-01 10:00:00","trade","tradespot","currency","crypto","BTC","spot / main",0.001,0.01,0,65,0,0,"BNB"',
      '"L1","T1","2025-03-01 10:00:00","trade","tradespot","currency","fiat","AUD","spot / main",-100,0.5,0,-65,0,0,""',
      '"L3","T2","2025-03-02 10:00:00","trade","tradespot","currency","fiat","AUD","spot / main",-200,9,0,-65,0,0,"KFEE"',
      '"L4","T2","2025-03-02 10:00:00","trade","tradespot","currency","crypto","BTC","spot / main",0.002,0,0,65,0,0,""',
      '"L5","W1","2025-03-03 10:00:00","withdrawal","","currency","crypto","BTC","spot / main",-0.0005,0.0001,0,0,0,0,""',
      '"L6","W1","2025-03-03 11:00:00","withdrawal","","currency","crypto","BTC","spot / main",0.0005,-0.0001,0,0,0,0,""',
      '"L7","F1","2025-03-04 10:00:00","transfer","","currency","crypto","ETHW","spot / main",0.5,0,0,0,0,0,""',
      '"L8","H1","2025-03-05 10:00:00","hybridearnwithdrawal","","currency","crypto","BTC","spot / main",-0.001,0,0,0,0,0,""',
    ),
  )
  expect(read.rows.map(({ row, instrument, facts }) => [row, instrument.symbol, facts])).toEqual([
    [2, 'BTC', { type: 'buy', date: '2025-03-01', units: 0.001, amount: 100, brokerage: 0.5 }],
    [2, 'BNB', { type: 'sell', date: '2025-03-01', units: 0.01 }],
    [5, 'BTC', { type: 'buy', date: '2025-03-02', units: 0.002, amount: 200 }],
    [9, 'ETHW', { type: 'reward', date: '2025-03-04', units: 0.5 }],
  ])
  expect(read.skipped.map(({ row }) => row)).toEqual([4, 7, 8, 10])
  expect(read.problems).toEqual([])
})

test.each([
  ['Transaction Date', '', '2021-06-30'],
  ['Transaction Date (UTC)', '', '2021-07-01'],
  ['Transaction Date', 'All times are in UTC\n', '2021-07-01'],
  ['Transaction Date', 'Times are UTC+10\n', '2021-06-30'],
])('CoinSpot: times are Sydney’s unless the file says otherwise (%s, %j)', (column, title, day) => {
  const header = `${column},Type,Market,Amount,Rate inc. fee,Rate ex. fee,Fee,Fee AUD (inc GST),GST AUD,Total AUD,Total (inc GST)`
  const file = `${title}${lines(header, '30/06/2021 11:30 PM,Buy,BTC/AUD,0.01,60600,60000,6 AUD,6,0.55,606,606 AUD')}`
  expect(readText(file).rows[0]?.facts.date).toBe(day)
})

test('the network’s fee of a transfer is a sale at what the file says the coins were worth', () => {
  const file = lines(
    'Transaction Date,Type,Coin,Status,Fee,Amount,Address,Txid,Aud',
    '30/06/2021 11:30 PM,Send,BTC,Completed,0.0005,0.1,bc1,tx1,5000',
  )
  expect(figures(file)).toEqual([
    [2, 'BTC', 'transferOut', '2021-06-30', { units: 0.1 }],
    [2, 'BTC', 'sell', '2021-06-30', { units: 0.0005, amount: 25 }],
  ])
})

test('figures that no ledger takes are a problem of their row and of no other', () => {
  const file = lines(
    confirmations,
    '1,N1,14/02/1979,B,WES,30,48.50,19.95,1474.95,16/02/1979,Confirmed',
    '2,N1,14/02/2023,B,WES,30,48.50,19.95,147400000000000.95,16/02/2023,Confirmed',
    '3,N1,14/02/2023,B,WES,0.000000001,48.50,0,0,16/02/2023,Confirmed',
    '4,N1,14/02/2023,B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed',
  )
  const read = readText(file)
  expect([read.rows, read.skipped, read.problems].map((list) => list.map(({ row }) => row))).toEqual([[5], [4], [2, 3]])
})

test('a fee in money of another country is pointed out, not lost without a word', () => {
  const file = lines(
    'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
    '2024-01-05 01:00:00,BTCAUD,BUY,60000,0.01BTC,600AUD,1.5USD',
  )
  expect(readText(file).rows[0]?.notice).toBe('A fee of 1.5 USD is not in this cost.')
})

test('a reinvestment in a table of no known broker', () => {
  const [table] = readText('When,Ticker,Action,Shares,Price,Net\n14/02/2023,VAS,DRP,2,90,180\n').unknown
  const mapping = guessMapping(table!)
  expect(readMapped(table!, mapping).rows[0]?.facts).toMatchObject({ type: 'reinvestment', units: 2, amount: 180 })
  expect(readMapped(table!, { ...mapping, assets: 'coins' }).skipped).toHaveLength(1)
})

test.each([
  [
    'Trade Date,Stock Code,Buy/Sell,Quantity,Price,Brokerage,Consideration',
    '15/03/2020,VAS,Buy,50,75.20,10.00,3760.00',
    3770,
    10,
  ],
  [
    'Transaction Date,Trade Type,Security Code,Quantity,Average Price,Fees,Net Amount',
    '14/05/2023,Sell,NDQ,4,31.5,5,121',
    121,
    5,
  ],
  ['Code,Units,Purchase Price,Purchase Date,Cost', 'CBA,10,100.00,13/02/2020,1019.95', 1019.95, 19.95],
  ['Date;Product;ISIN;Exchange;Quantity;Price;Value', '13-02-2020;VAS;AU000;ASX;10;80.5;805', 805, undefined],
])('tables of brokers nobody has seen are guessed with their brokerage (%s)', (header, line, total, brokerage) => {
  const [table] = readText(`${header}\n${line}\n`).unknown
  const { rows, problems } = readMapped(table!, guessMapping(table!))
  expect([problems, rows.length, rows[0]?.total]).toEqual([[], 1, total])
  expect((rows[0]!.facts as { brokerage?: number }).brokerage).toBe(brokerage)
})

test('Swyftx: coin for coin at one value, what is sent and received, what is no trade', () => {
  const header =
    'Date,Time,Event,Asset,Amount,Currency,Value,Rate,AUD Value Fee,AUD Value,Fee Amount,Fee Asset,GST,ExGST,Deposited To,Withdrawn To,Withdrawal Fee,Reference,Transaction ID,UUID'
  const read = readText(
    lines(
      header,
      '14-09-2021,09:00:00,buy,ETH,0.5,BTC,0.03,0.06,3,2000,,,,,,,,,,ord_1',
      '15-09-2021,09:00:00,sell,ETH,0.2,USDT,600,3000,3,800,,,,,,,,,,ord_2',
      '16-09-2021,09:00:00,deposit,BTC,0.1,,,,,6000,,,,,,,,,,dep_1',
      '17-09-2021,09:00:00,withdraw,BTC,0.05,,,,,3000,,,,,,bc1q,0.0005,,,wit_1',
      '18-09-2021,09:00:00,deposit,AUD,500,,,,,500,,,,,,,,,,dep_2',
      '19-09-2021,09:00:00,sub total,BTC,1,,,,,1,,,,,,,,,,',
      '20-09-2021,09:00:00,buy,SOL,1,AUD,,,1,,,,,,,,,,,ord_3',
    ),
  )
  expect(read.rows.map(({ row, instrument, facts }) => [row, instrument.symbol, facts])).toEqual([
    [2, 'BTC', { type: 'sell', date: '2021-09-14', units: 0.03, amount: 2000 }],
    [2, 'ETH', { type: 'buy', date: '2021-09-14', units: 0.5, amount: 2000 }],
    [3, 'ETH', { type: 'sell', date: '2021-09-15', units: 0.2, amount: 800 }],
    [3, 'USDT', { type: 'buy', date: '2021-09-15', units: 600, amount: 800 }],
    [4, 'BTC', { type: 'transferIn', date: '2021-09-16', units: 0.1, costBase: null, acquiredOn: null }],
    [5, 'BTC', { type: 'transferOut', date: '2021-09-17', units: 0.05 }],
    [5, 'BTC', { type: 'sell', date: '2021-09-17', units: 0.0005, amount: 30 }],
  ])
  expect([read.skipped, read.problems].map((list) => list.map(({ row }) => row))).toEqual([[6, 7], [8]])
})

test('Sharesight: opening balances, markets without a currency, brokerage in dollars beside a foreign price', () => {
  const header =
    'Trade Date,Instrument Code,Market Code,Quantity,Price,Transaction Type,Exchange Rate (optional),Brokerage (optional),Brokerage Currency (optional),Comments (optional)'
  const read = readText(
    lines(
      header,
      '2020-03-15,VAS,ASX,50,75.20,OPENING_BALANCE,,,,',
      '2020-03-16,AAPL,NASDAQ,10,100,BUY,0.65,13,AUD,',
      '2020-03-17,FNZ,NZX,10,2.5,BUY,1.07,0,NZD,',
      '2020-03-18,AAPL,NASDAQ,1,100,DRP,0.65,0,USD,',
      '2020-03-19,=A1,ASX,1,100,BUY,,,,',
    ),
  )
  expect(
    read.rows.map(({ row, instrument, facts, original }) => [row, instrument.symbol, facts, original?.currency]),
  ).toEqual([
    [2, 'VAS', { type: 'opening', date: '2020-03-15', units: 50, price: 75.2 }, undefined],
    [3, 'AAPL:US', { type: 'buy', date: '2020-03-16', units: 10, price: 153.846154, brokerage: 13 }, 'USD'],
    [4, 'FNZ:NZX', { type: 'buy', date: '2020-03-17', units: 10, price: 2.3364486 }, 'NZD'],
  ])
  expect([read.skipped, read.problems].map((list) => list.map(({ row }) => row))).toEqual([[5], [6]])
})

test('Kraken: a trade of which one side is missing, and one with too many, are problems of their lines', () => {
  const row = (txid: string, refid: string, asset: string, amount: string) =>
    `"${txid}","${refid}","2025-03-01 10:00:00","trade","tradespot","currency","x","${asset}","spot / main",${amount},0,0,0,0,0,""`
  const read = readText(
    lines(
      kraken,
      row('L1', 'T1', 'XXBT', '0.1'),
      row('L2', 'T2', 'XXBT', '-0.1'),
      row('L3', 'T2', 'XETH', '1'),
      row('L4', 'T2', 'ADA', '5'),
    ),
  )
  expect(read.problems.map(({ row: line, reason }) => [line, reason.slice(0, 14)])).toEqual([
    [2, 'The other side'],
    [3, 'More than two '],
    [4, 'More than two '],
    [5, 'More than two '],
  ])
})

test.each([
  'DRP Allotment',
  'Dividend Reinvestment Plan Allotment',
  'Distribution reinvestment plan',
  'Dividend Plan Allotment',
])('%s brings units that came of a dividend', (word) => {
  const [table] = readText(
    `When,Ticker,Action,Shares,Price,Net\n14/02/2023,VAS,${word},2,90,180\n14/02/2023,VAS,Buy,2,90,180\n`,
  ).unknown
  expect(readMapped(table!, guessMapping(table!)).rows[0]?.facts).toMatchObject({ type: 'reinvestment', units: 2 })
})

test.each(['Dividend', 'Distribution', 'Interest reinvested', 'DRP cash balance'])('%s brings no units', (word) => {
  const [table] = readText(
    `When,Ticker,Action,Shares,Price,Net\n14/02/2023,VAS,${word},2,90,180\n14/02/2023,VAS,Buy,2,90,180\n`,
  ).unknown
  expect(readMapped(table!, guessMapping(table!)).rows.map(({ row }) => row)).toEqual([3])
})

test.each(['Reversal B 10 CBA @ 140.10', 'REV S 10 CBA @ 140.10', 'Cancelled - B 10 CBA.ASX @ $140.10'])(
  'CommSec: “%s” may take a trade back, and is no cash that is passed over',
  (details) => {
    const header = 'Date,Reference,Details,Debit($),Credit($),Balance($)'
    const bought = '14/02/2023,C100000001,B 10 CBA @ 140.10,1410.95,,0.00'
    const cash = '15/02/2023,,Direct Transfer - CBA 10 @ home,,500.00,500.00'
    const read = readText(lines(header, bought, `15/02/2023,C100000002,${details},,1410.95,1410.95`, cash))
    expect(read.rows.map(({ row }) => row)).toEqual([2])
    expect(read.problems).toMatchObject([{ row: 3, reason: expect.stringContaining('taken back') }])
    expect(read.skipped.map(({ row }) => row)).toEqual([4])
  },
)
