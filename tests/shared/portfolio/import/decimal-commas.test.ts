// Files with decimal commas: what one number proves goes for all of them, and what can still be read two ways is listed.
import { expect, test } from 'vitest'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readSheets, readText } from '#shared/portfolio/import/read-file.ts'

const read = (...lines: string[]) => {
  const table = readText(`${lines.join('\n')}\n`).unknown[0]!
  const { rows, problems } = readMapped(table, guessMapping(table))
  return { rows: rows.map(({ row, facts }) => ({ row, ...facts })), problems }
}
const header = 'Date;Code;Side;Units;Price;Fees'

test('a number that only a decimal comma explains proves it for the file', () => {
  expect(
    read(
      header,
      '14/02/2023;VAS;Buy;10,5;90,125;9,50',
      '15/02/2023;VAS;Buy;10;1,250;0',
      '16/02/2023;VAS;Buy;1,500;90;0',
      '17/02/2023;VAS;Sell;-2,25;1.090,5;$ 9',
    ),
  ).toEqual({
    rows: [
      { row: 2, type: 'buy', date: '2023-02-14', units: 10.5, price: 90.125, brokerage: 9.5 },
      { row: 3, type: 'buy', date: '2023-02-15', units: 10, price: 1.25 },
      { row: 4, type: 'buy', date: '2023-02-16', units: 1.5, price: 90 },
      { row: 5, type: 'sell', date: '2023-02-17', units: 2.25, price: 1090.5, brokerage: 9 },
    ],
    problems: [],
  })
})

test('a broker’s file that was saved with decimal commas is read so too', () => {
  const { format, rows } = readText(
    'Code;Company;Date;Type;Quantity;Unit Price ($);Trade Value ($);Brokerage+GST ($);GST ($);Contract Note;Total Value ($)\n' +
      'CBA;CBA;15/02/2023;BUY;1.000;100,125;100.125,00;19,95;1,81;CN1;100.144,95\n' +
      'CBA;CBA;16/02/2023;BUY;10;100,125;1001,25;19,95;1,81;CN2;1021,20\n',
  )
  expect([format, rows.map(({ facts }) => facts)]).toEqual([
    'order-search',
    [{ type: 'buy', date: '2023-02-16', units: 10, price: 100.125, amount: 1001.25, brokerage: 19.95 }],
  ])
})

test('a number with a point among decimal commas can be read two ways: its line is a problem', () => {
  const { rows, problems } = read(header, '14/02/2023;VAS;Buy;10,5;90;0', '15/02/2023;VAS;Buy;1.250;90;0')
  expect([rows.map(({ row }) => row), problems]).toEqual([
    [2],
    [{ row: 3, reason: expect.stringContaining('“1.250” can be read two ways') }],
  ])
})

test('a number that only a decimal point explains keeps the commas for thousands, and a stray one is a problem', () => {
  const { rows, problems } = read(
    header,
    '14/02/2023;VAS;Buy;1,250;90.50;9.50',
    '15/02/2023;VAS;Buy;10,5;90;9',
    '16/02/2023;VAS;Buy;1,500;1,090.125;9',
  )
  expect([
    rows.map(({ row, ...facts }) => ['units' in facts && facts.units, row]),
    problems.map(({ row }) => row),
  ]).toEqual([
    [
      [1250, 2],
      [1500, 4],
    ],
    [3],
  ])
  expect(read(header, '14/02/2023;VAS;Buy;1,250;90;9').rows).toMatchObject([{ units: 1250 }])
})

test('where most numbers have commas and some have points, what reads both ways is a problem', () => {
  const mixed = [`${header};Rate`, '14/02/2023;VAS;Buy;10,5;90,10;9,50;0.65', '15/02/2023;VAS;Buy;1,250;90;9;0.65']
  const { rows, problems } = read(...mixed)
  expect([rows, problems.map(({ row }) => row)]).toEqual([[], [2, 3]])
  expect(problems[1]?.reason).toContain('“1,250” can be read two ways')
})

test('each sheet of a workbook is looked at by itself', () => {
  const sheet = (name: string, units: string | number) => ({
    name,
    rows: [header.split(';'), ['14/02/2023', 'VAS', 'Buy', '1,250', units, '0']],
  })
  const [comma, point] = readSheets([sheet('A', '10,5'), sheet('B', 10.5)]).unknown
  expect([comma?.rows[0]?.slice(3), point?.rows[0]?.slice(3)]).toEqual([
    ['1.250', '10.5', '0'],
    ['1,250', '10.5', '0'],
  ])
})
