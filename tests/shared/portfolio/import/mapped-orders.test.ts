// Lists of orders, most of them with columns that a person named: what was cancelled, rejected, never filled or is still under way
// is no trade.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping, missingFields } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (...lines: string[]) => {
  const [table] = readText(`${lines.join('\n')}\n`).unknown
  return readMapped(table!, guessMapping(table!))
}

test.each([
  ['Status', 'Cancelled'],
  ['Status', 'REJECTED'],
  ['Order Status', 'Expired'],
  ['State', 'Canceled by user'],
])('a row whose %s is %s is skipped, and says so', (column, word) => {
  const { rows, skipped, problems } = read(
    `Date,Order ID,Security,Side,Quantity,Average Price,Brokerage,Total,${column}`,
    '14/02/2023,1,VAS,BUY,10,90.10,6.50,907.50,Filled',
    `15/02/2023,2,VAS,BUY,10,90.10,6.50,907.50,${word}`,
    `16/02/2023,3,VAS,BUY,,,,,${word}`,
  )
  expect([rows.map(({ row }) => row), problems]).toEqual([[2], []])
  const reason = `This trade is ${word.toLowerCase()}.`
  expect(skipped).toEqual([
    { row: 3, reason },
    { row: 4, reason },
  ])
})

test('what was filled counts, not what was ordered', () => {
  const { rows, skipped, problems } = read(
    'Date,Security,Side,Quantity,Filled,Average Price,Status',
    '14/02/2023,VAS,BUY,10,4,90.10,Done',
    '15/02/2023,VAS,BUY,10,0,90.10,Done',
    '16/02/2023,VAS,BUY,10,4,90.10,Cancelled',
  )
  expect(rows.map(({ row, facts }) => [row, facts])).toEqual([
    [2, { type: 'buy', date: '2023-02-14', units: 4, price: 90.1 }],
  ])
  expect(skipped).toEqual([{ row: 3, reason: 'There are no units in this row.' }])
  expect(problems.map(({ row, reason }) => [row, reason])).toEqual([
    [4, 'Part of this order was filled before it was cancelled. Add that part by hand.'],
  ])
})

test.each(['Quantity Filled', 'Units filled', 'Fill Qty', 'Filled Quantity', 'Executed Qty', 'Shares traded'])(
  'what was filled is in a column called %s, and what is under way or was cancelled in part is no trade',
  (filled) => {
    const { rows, skipped, problems } = read(
      `Order Date,Symbol,Side,Quantity,Remaining Quantity,${filled},Limit Price,Average Fill Price,Brokerage,Status`,
      '14/02/2023,VAS,Buy,100,60,40,91,90,9.50,Partially Filled',
      '15/02/2023,VAS,Buy,50,30,20,92,91,9.50,Cancelled',
      '16/02/2023,VAS,Buy,70,70,0,80,80,0,Open',
      '17/02/2023,VAS,Buy,70,50,20,80,79,9.50,Working',
    )
    expect(rows.map(({ row, facts }) => [row, facts])).toEqual([
      [2, { type: 'buy', date: '2023-02-14', units: 40, price: 90, brokerage: 9.5 }],
    ])
    expect(problems).toEqual([
      { row: 3, reason: 'Part of this order was filled before it was cancelled. Add that part by hand.' },
      { row: 5, reason: 'Part of this order was filled and the rest is still open. Add that part by hand.' },
    ])
    expect(skipped).toEqual([{ row: 4, reason: 'This trade isn’t done yet: its status is “Open”.' }])
  },
)

test.each(['Partially Filled', 'PARTIALLY_FILLED', 'Part filled', 'Cancelled (partially filled)'])(
  '%s, and no column says how many units: a problem',
  (status) => {
    const { rows, skipped, problems } = read(
      'Date,Code,Side,Quantity,Price,Status',
      `14/02/2023,VAS,Buy,100,90,${status}`,
    )
    expect([rows, skipped, problems.map(({ row }) => row)]).toEqual([[], [], [2]])
    expect(problems[0]?.reason).toContain('Add that part by hand.')
  },
)

test.each([
  'Pending',
  'Working',
  'Queued',
  'Placed',
  'In Progress',
  'IN_PROGRESS',
  'Open',
  'New',
  'On market',
  'Pending approval',
  'Not yet filled',
])('an order that is %s is no trade yet', (status) => {
  const { rows, skipped, problems } = read(
    'Date,Code,Side,Quantity,Price,Status',
    `14/02/2023,VAS,Buy,100,90,${status}`,
  )
  expect([rows, problems, skipped]).toEqual([
    [],
    [],
    [{ row: 2, reason: `This trade isn’t done yet: its status is “${status}”.` }],
  ])
})

test.each([
  'Filled',
  'Completed',
  'Confirmed',
  'Settled',
  'Pending settlement',
  'Unsettled',
  'Executed',
  'Placed and filled',
  '',
])('an order that is “%s” was traded', (status) => {
  const { rows } = read('Date,Code,Side,Quantity,Price,Status', `14/02/2023,VAS,Buy,100,90,${status}`)
  expect(rows).toHaveLength(1)
})

test('a limit is no price, and without what was paid the price is asked for', () => {
  const [table] = readText('Date,Code,Side,Quantity,Limit Price\n14/02/2023,VAS,Buy,100,90\n').unknown
  expect(missingFields(guessMapping(table!))).toEqual(['price'])
})

test('coins that are still on their way, and a trade of a broker that is not done yet, are skipped', () => {
  const sent = readText(
    [
      'Transaction Date,Type,Coin,Status,Fee,Amount,Address,Txid,Aud',
      '13/01/2024 10:30 PM,Send,BTC,Pending,0.0001,0.01,x,t1,600',
      '14/01/2024 10:30 PM,Send,BTC,Completed,0.0001,0.01,x,t2,600',
      '',
    ].join('\n'),
  )
  expect(new Set(sent.rows.map(({ row }) => row))).toEqual(new Set([3]))
  expect(sent.skipped).toEqual([{ row: 2, reason: 'This transfer isn’t done yet: its status is “Pending”.' }])
  const stake = readText(
    'Trade Date,Symbol,Side,Units,Avg. Price,Net Amount,Status\n2024-03-15,VAS,Buy,10,90,903,Pending\n',
  )
  expect([stake.rows, stake.skipped.map(({ row }) => row)]).toEqual([[], [2]])
})

test.each([
  ['Status', 'Bought', 'Sold'],
  ['Order Status', 'Buy', 'Sell'],
])('a column %s that says what was done is the side, and no state', (column, buy, sell) => {
  const { rows } = read(
    `Date,Code,Units,Price,${column}`,
    `14/02/2023,VAS,10,90,${buy}`,
    `15/02/2023,VAS,10,95,${sell}`,
  )
  expect(rows.map(({ facts }) => facts?.type)).toEqual(['buy', 'sell'])
})

test('a column of anything else is no status', () => {
  const { header, rows } = { header: 'Statement Date,Ticker,Action,Units,Price', rows: '14/02/2023,VAS,Buy,2,90' }
  const [table] = readText(`${header}\n${rows}\n`).unknown
  expect(guessMapping(table!)).toMatchObject({ date: 0, status: null })
})

const positions = (column: string, ...statuses: string[]) => {
  const { rows, skipped } = read(
    `Date,Code,Side,Units,Price,${column}`,
    ...statuses.map((status, at) => `${14 + at}/02/2023,VAS,Buy,10,90,${status}`),
  )
  return { rows: rows.map(({ row }) => row), skipped: skipped.map(({ row }) => row) }
}

test('a status that says whether a position is open or closed speaks against no trade', () => {
  expect(positions('Status', 'Open', 'Closed', '', 'OPEN', 'Partly closed')).toEqual({
    rows: [2, 3, 4, 5, 6],
    skipped: [],
  })
})

test.each([
  ['Order Status', ['Open', 'Closed'], [3], [2]],
  ['Status', ['Open', 'Closed', 'Cancelled'], [3], [2, 4]],
  ['Status', ['Open', 'Closed', 'Filled'], [3, 4], [2]],
  ['Status', ['Open', 'Open'], [], [2, 3]],
])('an open order stays one: a column %s with %j', (column, statuses, rows, skipped) => {
  expect(positions(column, ...statuses)).toEqual({ rows, skipped })
})

test('where units were filled, closed is what became of an order', () => {
  const { rows, skipped } = read(
    'Date,Code,Side,Quantity,Filled,Price,Status',
    '14/02/2023,VAS,Buy,10,10,90,Closed',
    '15/02/2023,VAS,Buy,10,0,90,Open',
  )
  expect([rows.map(({ row }) => row), skipped]).toEqual([
    [2],
    [{ row: 3, reason: 'This trade isn’t done yet: its status is “Open”.' }],
  ])
})
