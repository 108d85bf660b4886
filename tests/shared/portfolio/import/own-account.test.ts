// The download of a whole account comes back as its two spreadsheet files do; other JSON, and an entry that somebody has spoilt, get a
// sentence and the rest is read.
import { expect, test } from 'vitest'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { holdingsCsv } from '#shared/portfolio/holdings-csv.ts'
import { formatLabel, readText } from '#shared/portfolio/import/read-file.ts'
import { tradesCsv } from '#shared/portfolio/trades-csv.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'

const trade = (facts: Partial<Transaction> = {}) =>
  ({
    id: crypto.randomUUID(),
    type: 'buy',
    date: '2024-01-10',
    units: 2,
    price: 3,
    createdAt: '2026-11-20T01:02:03.004Z',
    note: '=1+1, "twice"',
    ...facts,
  }) as Transaction

const simple = aStoredHolding({ symbol: 'BHP', name: "O'Brien, the = one", manualPrice: 12.5 })
const traded: StoredHolding = {
  ...aStoredHolding({ symbol: 'AAPL:US', type: 'other', manualPrice: 99 }),
  ledgerRevision: 2,
  costBase: 6,
}
const sold: StoredHolding = { ...aStoredHolding({ symbol: 'CBA', quantity: 0 }), ledgerRevision: 3, costBase: 0 }
const trades = [trade(), trade({ date: '2023-03-04' })]
const ledgers = [
  { holdingId: traded.id, transactions: trades },
  { holdingId: sold.id, transactions: [trade(), trade({ type: 'sell', date: '2024-02-01' })] },
]
const account = {
  exportedAt: '2026-11-20T01:02:03.004Z',
  user: { email: 'x' },
  holdings: [simple, traded, sold],
  ledgers,
}

test('the rows of an account are those of its two files', () => {
  const read = readText(JSON.stringify(account, null, 2))
  const fromTrades = readText(
    tradesCsv([
      { holding: traded, trades },
      { holding: sold, trades: ledgers[1]!.transactions },
    ]),
  )
  const fromHoldings = readText(holdingsCsv([simple]))
  expect(read).toMatchObject({ format: 'gumnut-account', skipped: [], problems: [], dateQuestion: null })
  expect(read.rows.map(({ sheet: _sheet, ...row }) => row)).toEqual([...fromTrades.rows, ...fromHoldings.rows])
  expect(fromTrades.rows.map(({ own }) => own?.typedPrice)).toEqual([99, undefined, undefined, undefined])
  expect([...new Set(read.rows.map(({ sheet }) => sheet))]).toEqual(['Trades', 'Holdings'])
  expect(formatLabel('gumnut-account')).toBe('Gumnut account')
})

test('an account from before there were trades is read, and so is one without anything', () => {
  expect(readText(JSON.stringify({ holdings: [simple] })).rows).toHaveLength(1)
  expect(readText('{"holdings":[]}')).toMatchObject({ format: 'gumnut-account', rows: [], problems: [] })
})

test('other JSON, and half a download, get one sentence', () => {
  for (const text of ['{"a":1}', '{"holdings":', ' \n{}', '{"holdings":{}}', '{"holdings":[],"ledgers":[1]}']) {
    const { format, rows, problems } = readText(text)
    expect({ format, rows, problems }, text).toEqual({
      format: null,
      rows: [],
      problems: [{ row: 1, reason: expect.stringContaining('not the download of a Gumnut account') }],
    })
  }
})

test('what somebody has spoilt is a problem of its entry, and the others are read', () => {
  const broken = {
    holdings: [{ ...simple, quantity: 'many' }, traded, sold, { id: simple.id, symbol: '=cmd' }],
    ledgers: [
      { holdingId: traded.id, transactions: [trades[0], { ...trades[1], type: 'gift' }, null] },
      { holdingId: 'nobody', transactions: trades },
    ],
  }
  const { rows, problems } = readText(JSON.stringify(broken))
  expect(rows.map(({ instrument }) => instrument.symbol)).toEqual(['AAPL:US'])
  expect(problems.map(({ sheet, row }) => `${sheet} ${row}`)).toEqual([
    'Holdings 2',
    'Holdings 5',
    'Trades 3',
    'Trades 4',
  ])
})
