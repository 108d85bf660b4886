// A quotation mark in the wrong place costs its own line and no other; what stands below the end of a table is read or named.
import { expect, test } from 'vitest'
import { readText } from '#shared/portfolio/import/read-file.ts'

const lines = (...all: string[]): string => `${all.join('\n')}\n`
const header =
  'Confirmation Number,Order Number,Trade Date,Buy/ Sell,Security,Units,Average Price ($),Brokerage (inc GST.),Net Proceeds ($),Settlement Date,Confirmation Status'
const bought = (number: number, code = 'WES') =>
  `7100000${number},N${number},1${number}/02/2023,B,${code},30,48.50,19.95,1474.95,16/02/2023,Confirmed`
const read = (...all: string[]) => {
  const { rows, skipped, problems } = readText(lines(...all))
  return { rows: rows.map(({ row }) => row), skipped, problems }
}

test.each([
  ['an end quote within the cell', bought(2, '"WES" Ltd')],
  ['no end quote, and quoted cells below', bought(2, '"WES')],
])('a badly quoted cell is a problem of its line, and the rows below are read (%s)', (_, bad) => {
  const { rows, problems } = read(header, bought(1), bad, bought(3, '"WES"'), bought(4, '"WES"'), bought(5))
  expect(rows).toEqual([2, 4, 5, 6])
  expect(problems).toMatchObject([{ row: 3, reason: expect.stringContaining('quotation mark') }])
})

test('a quotation mark within a quoted cell that ends in its line is read as it stands', () => {
  const header2 =
    'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total'
  const file = lines(header2, '15/05/2023,17/05/2023,Sell,A2,VAS,"The "Big" Fund",4,91,364,9.5,354.5')
  expect(readText(file).rows).toMatchObject([{ name: 'The "Big" Fund' }])
})

test('a cell of several lines is one cell', () => {
  const header2 =
    'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total'
  const row = (name: string, code: string) => `15/05/2023,17/05/2023,Sell,A${code},${code},${name},4,91,364,9.5,354.5`
  expect(readText(lines(header2, row('"Two\nlines"', 'VAS'), row('One', 'VGS'))).rows.map(({ row: at }) => at)).toEqual(
    [2, 3],
  )
})

test('a file full of quotation marks in wrong places is refused with its first line', () => {
  const many = Array.from({ length: 200 }, () => bought(2, '"WES" Ltd'))
  const { rows, problems } = read(header, bought(1), ...many, bought(3, '"WES"'))
  expect([rows, problems.length]).toEqual([[], 1])
  expect(problems[0]?.reason).toContain('line 3')
})

test('a table that goes on below a footer with its header is read on', () => {
  const { rows, problems } = read(header, bought(1), 'Notes', 'Some words, and more', header, bought(2), bought(3))
  expect([rows, problems]).toEqual([[2, 6, 7], []])
})

test('trades below a footer without a header are named; small print is not', () => {
  const { rows, skipped, problems } = read(
    header,
    bought(1),
    'Notes',
    bought(2),
    'Net Proceeds,what you paid',
    bought(3),
  )
  expect([rows, skipped]).toEqual([[2], []])
  expect(problems.map(({ row }) => row)).toEqual([4, 6])
  expect(problems[0]?.reason).toContain('below the end of the table')
})
