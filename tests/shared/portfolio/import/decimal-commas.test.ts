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

const withReference = 'Date,Code,Side,Units,Price,Reference'

test.each([
  'Reference',
  'Order ID',
  'Contract Note',
  'Remarks',
  'Notes',
  'Description',
  'Confirmation number',
  'Account',
])('two numbers in a cell of the column %s prove nothing, and stay as they are', (column) => {
  const table = readText(
    `Date,Code,Side,Units,Price,${column}\n14/02/2023,VAS,Buy,"1,250",90,"10234,10235"\n15/02/2023,VAS,Buy,2,90,"1,2"\n`,
  ).unknown[0]!
  const { rows, problems } = readMapped(table, { ...guessMapping(table), name: null, reference: 5 })
  expect([rows.map(({ facts, reference }) => ['units' in facts && facts.units, reference]), problems]).toEqual([
    [
      [1250, '10234,10235'],
      [2, '1,2'],
    ],
    [],
  ])
})

test('more references with commas than prices with points spoil no line', () => {
  const { rows, problems } = read(
    withReference,
    '14/02/2023,VAS,Buy,"1,250",90,"10234,10235"',
    '15/02/2023,VAS,Buy,10,91.50,"10236,10237"',
    '16/02/2023,VAS,Buy,10,90,10238',
  )
  expect([rows.map(({ row }) => row), problems]).toEqual([[2, 3, 4], []])
})

test.each(['Amount (account currency)', 'Contract value', 'Amount paid', 'Reference price', 'Value per contract note'])(
  'numbers of the column %s are numbers, whatever else its name says',
  (column) => {
    const table = readText(`Date;Code;Side;Units;${column}\n14/02/2023;VAS;Buy;10;1,250\n15/02/2023;VAS;Buy;10;90,5\n`)
      .unknown[0]!
    const { rows } = readMapped(table, { ...guessMapping(table), price: 4, total: null, reference: null })
    expect(rows.map(({ facts }) => 'price' in facts && facts.price)).toEqual([1.25, 90.5])
  },
)

test('a column called Number holds numbers, and one called Confirmation number texts', () => {
  const table = readText('Date;Code;Type;Number;Price;Confirmation number\n01/02/2024;BHP;Buy;1,250;45,10;1,234\n')
    .unknown[0]!
  expect(table.rows[0]).toEqual(['01/02/2024', 'BHP', 'Buy', '1.250', '45.10', '1,234'])
})

test('between commas that part the cells, what reads both ways is a problem and never a thousandth', () => {
  const { rows, problems } = read(
    'Date,Code,Side,Units,Price,Tags',
    '14/02/2023,VAS,Buy,"1,250",90,core',
    '15/02/2023,VAS,Buy,10,90,"1,2"',
  )
  expect([rows, problems]).toEqual([
    [{ row: 3, type: 'buy', date: '2023-02-15', units: 10, price: 90 }],
    [{ row: 2, reason: expect.stringContaining('“1,250” can be read two ways') }],
  ])
  expect(read('Date,Code,Side,Units,Price', '14/02/2023,VAS,Buy,"10,5","90,25"').rows).toMatchObject([
    { units: 10.5, price: 90.25 },
  ])
})

test('our own export has decimal points, whatever a person noted in it', () => {
  const { rows, problems } = readText(
    [
      'Date,Type,Symbol,Asset type,Units,Price (AUD),Brokerage (AUD),Trade ID,Holding ID,Tags',
      '2023-02-14,buy,VAS,etf,1.125,90,,0d9c3c1e-6f0a-4c8e-9a55-1f1f3a1c0001,0d9c3c1e-6f0a-4c8e-9a55-1f1f3a1c0003,"10234,10235"',
      '2023-02-15,buy,VAS,etf,2.125,90,,0d9c3c1e-6f0a-4c8e-9a55-1f1f3a1c0002,0d9c3c1e-6f0a-4c8e-9a55-1f1f3a1c0003,',
      '',
    ].join('\n'),
  )
  expect([rows.map(({ facts }) => 'units' in facts && facts.units), problems]).toEqual([[1.125, 2.125], []])
})
