// Files whose columns a person named: lines are counted as the file has them, days are Sydney's, nothing that is cut off is taken.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (text: string, changes: Partial<ReturnType<typeof guessMapping>> = {}) => {
  const [table] = readText(text).unknown
  return readMapped(table!, { ...guessMapping(table!), ...changes })
}
const header = 'When,Ticker,Action,Shares,Price,Net'

test('a line is called by its place in the file, blank lines or not', () => {
  const { rows, problems } = read(
    `My trades\n\n${header}\n14/02/2023,VAS,Buy,2,90,180\n\n,,,,,\n15/02/2023,VAS,Buy,2,ninety,180\n16/02/2023,VAS,Buy,2,90,180\n`,
  )
  expect([rows.map(({ row }) => row), problems.map(({ row }) => row)]).toEqual([[4, 8], [7]])
})

test('the question about a date names the line that it stands in', () => {
  expect(read(`${header}\n\n03/04/2024,VAS,Buy,2,90,180\n`).dateQuestion).toMatchObject({ row: 3, text: '03/04/2024' })
})

test('a last line that was cut off is a problem and no trade', () => {
  const { rows, problems } = read(`${header}\n14/02/2023,VAS,Buy,2,90.55,181.10\n15/02/2023,VAS,Buy,2,9`)
  expect([rows.map(({ row }) => row), problems.map(({ row }) => row)]).toEqual([[2], [3]])
})

test.each([
  ['Timestamp (UTC)', '2024-06-30 14:30:00', 'coins', '2024-07-01'],
  ['UTC Time', '2024-06-30 14:30:00', 'coins', '2024-07-01'],
  ['Timestamp', '2024-06-30 14:30:00', 'coins', '2024-06-30'],
  ['Timestamp', '2024-06-30T14:30:00Z', 'asx', '2024-07-01'],
  ['Timestamp', '2024-07-01T01:30:00+12:00', 'asx', '2024-06-30'],
  ['Date (GMT)', '2024-06-30 14:30', 'asx', '2024-07-01'],
  ['Date (UTC)', '2024-06-30', 'asx', '2024-06-30'],
] as const)('%s %s of %s is %s in Sydney', (column, stamp, assets, day) => {
  const { rows } = read(`${column},Ticker,Action,Shares,Price\n${stamp},BTC,Buy,2,90\n`, { assets })
  expect(rows.map(({ facts }) => facts.date)).toEqual([day])
})

test('a title that says UTC goes for a mapped file too', () => {
  const { rows } = read('All times are UTC\nTime,Coin,Side,Units,Price\n2024-06-30 14:30:00,BTC,Buy,2,90\n')
  expect(rows[0]?.facts.date).toBe('2024-07-01')
})

test('without a column of sides, totals above and below 0 are asked about and no row is guessed', () => {
  const text = 'When,Ticker,Shares,Price,Net\n14/02/2023,VAS,2,90,-180\n15/02/2023,VAS,1,95,95\n'
  const sides = (changes: Parameters<typeof read>[1]) => read(text, changes).rows.map(({ facts }) => facts.type)
  expect(read(text)).toMatchObject({ rows: [], problems: [{ row: 2 }, { row: 3 }] })
  expect([sides({ belowZero: 'buy' }), sides({ belowZero: 'sell' })]).toEqual([
    ['buy', 'sell'],
    ['sell', 'buy'],
  ])
  const units = read('When,Ticker,Shares,Net\n14/02/2023,VAS,2,180\n15/02/2023,VAS,-1,-95\n').rows
  expect(units.map(({ facts }) => facts.type)).toEqual(['buy', 'sell'])
})

test.each([
  ['Date (UTC),Time (UTC)', '30/06/2024,14:30:00', '2024-07-01'],
  ['Date,Time (UTC)', '30/06/2024,2:30 PM', '2024-07-01'],
  ['Date,Time (UTC)', '30/06/2024,13:30', '2024-06-30'],
  ['Date,Time', '30/06/2024,23:30:00', '2024-06-30'],
  ['Date (UTC),Time', '30/06/2024,', '2024-06-30'],
  ['Date (UTC),Time', '2024-06-30 13:30,14:30', '2024-06-30'],
] as const)('%s %s is %s in Sydney', (columns, cells, day) => {
  const { rows } = read(`${columns},Ticker,Action,Shares,Price\n${cells},BTC,Buy,2,90\n`)
  expect(rows.map(({ facts }) => facts.date)).toEqual([day])
})
