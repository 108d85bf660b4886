// Which rows of a file with columns of its own are buys and which are sales: few trades among many dividends, words around the side,
// a column of sides that nobody named. A sale is never read as a buy.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping, type Mapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
import { namedSideOf, sideOf } from '#shared/portfolio/import/trade-side.ts'
import { unnamedSide } from '#shared/portfolio/import/unnamed-side.ts'

const tableOf = (...lines: string[]) => readText(`${lines.join('\n')}\n`).unknown[0]!
const read = (lines: readonly string[], changes: Partial<Mapping> = {}) => {
  const table = tableOf(...lines)
  const { rows, skipped, problems } = readMapped(table, { ...guessMapping(table), ...changes })
  return {
    rows: rows.map(({ row, facts }) => [row, facts.type]),
    skipped: skipped.map(({ row }) => row),
    problems: problems.map(({ row }) => row),
  }
}
const account = (column: string) => [
  `Date,Code,${column},Units,Price,Brokerage`,
  '14/02/2023,VAS,Buy,10,90,9.50',
  '15/03/2023,VAS,Dividend,10,0.81,0',
  '15/06/2023,VAS,Dividend,10,0.91,0',
  '15/09/2023,VAS,Dividend,10,0.71,0',
  '16/10/2023,VAS,Sell,10,95,9.50',
]

test.each(['Action', 'Type', 'Side', 'Transaction'])(
  'few trades among many dividends: the column %s is the side, and no dividend is a trade',
  (column) => {
    expect(read(account(column))).toEqual({
      rows: [
        [2, 'buy'],
        [6, 'sell'],
      ],
      skipped: [3, 4, 5],
      problems: [],
    })
  },
)

test('the first trade may stand far down', () => {
  const [header = '', ...rows] = account('Type')
  const dividends = Array.from({ length: 60 }, () => rows[1]!)
  expect(read([header, ...dividends, ...rows]).rows).toEqual([
    [62, 'buy'],
    [66, 'sell'],
  ])
})

test.each([
  ['BUY - Limit', 'buy'],
  ['SELL - Limit', 'sell'],
  ['Market Sell Order', 'sell'],
  ['LIMIT_BUY', 'buy'],
  ['On-market purchase', 'buy'],
  ['Instant Buy', 'buy'],
  ['marketsell', 'sell'],
  ['Sold 10 VAS @ 95.00', 'sell'],
  ['Acquisition', 'buy'],
  ['On-market disposal', 'sell'],
  ['B', 'buy'],
  ['CS', 'sell'],
  ['Buy back', null],
  ['Sale fee', null],
  ['Buy/Sell', null],
  ['Limit', null],
  ['Best Buy Co', null],
  ['', null],
] as const)('“%s” is %s', (word, side) => {
  expect(sideOf(word)).toBe(side)
})

test('words around the side are read, and what nobody can place is listed', () => {
  const lines = [
    'When,Ticker,Action,Shares,Price',
    '14/02/2023,VAS,BUY - Limit,10,90',
    '15/02/2023,VAS,Market Sell Order,4,95',
    '16/02/2023,VAS,Sell by mistake,4,95',
    '17/02/2023,VAS,Dividend,4,95',
  ]
  expect(read(lines)).toEqual({
    rows: [
      [2, 'buy'],
      [3, 'sell'],
    ],
    skipped: [5],
    problems: [4],
  })
})

test('a column of sides that was not named is asked for, and until then no row is guessed', () => {
  const lines = account('What')
  const table = tableOf(...lines)
  const guess = guessMapping(table)
  expect([guess.side, unnamedSide(table, guess)]).toEqual([null, 2])
  expect(read(lines)).toEqual({ rows: [], skipped: [], problems: [2, 3, 4, 5, 6] })
  expect(unnamedSide(table, { ...guess, side: 2 })).toBeNull()
  expect(read(lines, { side: 2 }).rows).toEqual([
    [2, 'buy'],
    [6, 'sell'],
  ])
})

test.each(['Side', 'Buy/Sell', 'Transaction Type'])(
  'a column %s with words that nobody knows is asked for too; once it is named, its rows are still none that can be read',
  (column) => {
    const lines = [`Date,Code,${column},Units,Price`, '14/02/2023,VAS,Kauf,10,90', '15/02/2023,VAS,Verkauf,10,95']
    const table = tableOf(...lines)
    expect(unnamedSide(table, guessMapping(table))).toBe(2)
    expect(read(lines)).toEqual({ rows: [], skipped: [], problems: [2, 3] })
    expect(read(lines, { side: 2 })).toEqual({ rows: [], skipped: [], problems: [2, 3] })
  },
)

test('words that only look like it can be told from a column of sides, and codes are none', () => {
  const lines = [
    'When,Ticker,Shares,Price,Remarks',
    '14/02/2023,BUY,10,0.5,Buy the dip',
    '15/02/2023,VAS,-4,95,',
    '16/02/2023,VAS,4,95,',
  ]
  const table = tableOf(...lines)
  expect(unnamedSide(table, guessMapping(table))).toBe(4)
  expect(read(lines, { hasNoSide: true }).rows).toEqual([
    [2, 'buy'],
    [3, 'sell'],
    [4, 'buy'],
  ])
  const plain = tableOf(...lines.map((line) => line.replace('Buy the dip', '')))
  expect(unnamedSide(plain, guessMapping(plain))).toBeNull()
})

test.each(['Type', 'Event', 'Order Type', 'Trade type', 'Transaction'])(
  'a column %s without a word for buy or sell is asked for, and no sale is read as a buy',
  (column) => {
    const lines = [`Date,Code,${column},Units,Price`, '14/02/2023,VAS,Beitritt,10,90', '15/02/2023,VAS,Austritt,4,95']
    const table = tableOf(...lines)
    expect(unnamedSide(table, guessMapping(table))).toBe(2)
    expect(read(lines)).toEqual({ rows: [], skipped: [], problems: [2, 3] })
    expect(read(lines, { hasNoSide: true }).rows).toHaveLength(2)
  },
)

test.each([
  ['MarketBid', 'LimitOffer'],
  ['Bid', 'Ask'],
  ['BOT', 'SLD'],
  ['Application', 'Redemption'],
  ['Initial Application', 'Partial Redemption'],
  ['Additional unit application', 'Full redemption'],
  ['Acquire', 'Dispose'],
])('%s and %s in a column that is named for them are a buy and a sale', (buy, sell) => {
  const lines = ['Date,Code,Event,Units,Price', `14/02/2023,VAS,${buy},10,90`, `15/02/2023,VAS,${sell},4,95`]
  expect([namedSideOf(buy), namedSideOf(sell)]).toEqual(['buy', 'sell'])
  expect(read(lines, { side: 2 }).rows).toEqual([
    [2, 'buy'],
    [3, 'sell'],
  ])
})

test.each([
  ['remarks that begin like it', '', 'Buy more BTC'],
  ['marks of one letter', 'a', 'b'],
])('the column of sides is asked for, and not %s before it', (_, first, second) => {
  const lines = [
    'Trade Date,Remarks,Type,Primary,Volume,Price',
    `14/02/2023,${first},Bid,BTC,0.04,25000`,
    `15/02/2023,${second},Ask,BTC,0.01,30000`,
  ]
  const table = tableOf(...lines)
  expect(unnamedSide(table, guessMapping(table))).toBe(2)
})

test('a code that is a word of order books is a code and no side', () => {
  const lines = ['Date,Code,Units,Price', '14/02/2023,ASK,10,1.5', '15/02/2023,ASK,-4,1.6', '16/02/2023,BOT,4,0.4']
  expect(guessMapping(tableOf(...lines))).toMatchObject({ code: 1, side: null })
  expect(read(lines).rows).toEqual([
    [2, 'buy'],
    [3, 'sell'],
    [4, 'buy'],
  ])
})

test('amounts in a column of debits or one of credits tell a buy from a sale, and are its total', () => {
  const lines = [
    'Date,Code,Quantity,Price,Debit ($),Credit ($)',
    '14/02/2023,VAS,10,90,909.50,',
    '15/02/2023,VAS,4,95,,"370.50"',
    '16/02/2023,VAS,1,95,0.00,0.00',
    'Closing balance,,,,,539.00',
  ]
  const table = tableOf(...lines)
  const { rows, problems } = readMapped(table, guessMapping(table))
  expect(rows.map(({ facts, total }) => [facts.type, total, 'brokerage' in facts && facts.brokerage])).toEqual([
    ['buy', 909.5, 9.5],
    ['sell', 370.5, 9.5],
  ])
  expect(problems.map(({ row }) => row)).toEqual([4])
})

test('a file of sales alone, in a column of credits, has no buys; where a column says the side, that counts', () => {
  const sale = ['Date,Code,Units,Price,Debit,Credit', '15/02/2023,VAS,4,95,,380']
  expect(read(sale).rows).toEqual([[2, 'sell']])
  const named = ['Date,Code,Type,Units,Price,Debit,Credit', '15/02/2023,VAS,Sell,4,95,9.50,380']
  expect(read(named).rows).toEqual([[2, 'sell']])
})

test('a row without a total is no sale where the signs of the totals tell the sides', () => {
  const lines = [
    'When,Ticker,Shares,Price,Net',
    '14/02/2023,VAS,2,90,-180',
    '15/02/2023,VAS,1,95,95',
    '16/02/2023,VAS,1,95,',
  ]
  expect(read(lines, { belowZero: 'buy' })).toMatchObject({
    rows: [
      [2, 'buy'],
      [3, 'sell'],
    ],
    problems: [4],
  })
})

test('an entitlement offer is no sale, as an offer of an order book is', () => {
  const lines = ['Date,Type,Code,Units,Price', '14/02/2023,Buy,VAS,10,90', '15/02/2023,Offer,VAS,4,80']
  expect(read(lines)).toMatchObject({ rows: [[2, 'buy']], problems: [3] })
  expect(['Limit Offer', 'MarketOffer', 'Offer'].map(namedSideOf)).toEqual(['sell', 'sell', null])
})

test.each([
  ['Type', 'ETF'],
  ['Order Type', 'Limit'],
  ['Transaction', 'T1001'],
])('a column %s with %s is not asked about where signs tell the sides', (column, word) => {
  const units = [`Date,Code,${column},Units,Price`, `14/02/2023,VAS,${word},10,90`, `15/02/2023,VAS,${word},-4,95`]
  const sides = [
    [2, 'buy'],
    [3, 'sell'],
  ]
  expect(read(units)).toEqual({ rows: sides, skipped: [], problems: [] })
  const [bought, sold] = [`14/02/2023,VAS,${word},10,90,900,`, `15/02/2023,VAS,${word},4,95,,380`]
  expect(read([`Date,Code,${column},Units,Price,Debit,Credit`, bought, sold]).rows).toEqual(sides)
  expect(read(units.map((line) => line.replace('-4', '4'))).rows).toEqual([])
})

test.each([
  [{ total: 4 }, [360, 380]],
  [{ total: null }, [360, 380]],
  [{ belowZero: undefined }, [369.5, 370.5]],
])('debits and credits tell the sides with %o for the total too', (changes, totals) => {
  const lines = [
    'Date,Code,Units,Price,Value,Debit,Credit',
    '14/02/2023,VAS,4,90,360,369.50,',
    '15/02/2023,VAS,4,95,380,,370.50',
  ]
  const table = tableOf(...lines)
  const { rows } = readMapped(table, { ...guessMapping(table), ...changes })
  expect(rows.map(({ facts }) => facts.type)).toEqual(['buy', 'sell'])
  expect(rows.map(({ total }) => total)).toEqual(totals)
})
