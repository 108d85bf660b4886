// Reading whatever a person drops: encodings, numbers, dates, unknown tables, and files that mean harm.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnName, numberOf, product, quotient, sum } from '#shared/portfolio/import/cells.ts'
import { decodeText } from '#shared/portfolio/import/decode-text.ts'
import { dayIn, proveOrder, sydneyDayIn } from '#shared/portfolio/import/file-dates.ts'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping, missingFields } from '#shared/portfolio/import/mapping.ts'
import { formats, readSheets, readText } from '#shared/portfolio/import/read-file.ts'

test.each([
  ['1,234.50', 1234.5],
  ['(12.00)', -12],
  ['$5', 5],
  ['-$5.10', -5.1],
  ['AUD 7', 7],
  ['3.605E-05', 0.00003605],
  ['.5', 0.5],
  ['-', null],
  ['', null],
  ['1,23', undefined],
  ['0,290', undefined],
  ['-012,345', undefined],
  ['12,345', 12345],
  ['12.3.4', undefined],
  ['=1+1', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['0x10', undefined],
  ['e5', undefined],
])('the number in %j is %j', (cell, value) => {
  expect(numberOf(cell)).toBe(value)
})

test('sums, products and quotients have no binary fractions', () => {
  expect([
    sum(0.1, 0.2),
    sum(1e6, 0.00000001),
    product(1.005, 100),
    product(0.00000001, 3),
    quotient(1, 0.625),
  ]).toEqual([0.3, 1000000.00000001, 100.5, 0.00000003, 1.6])
  expect(columnName(' Brokerage (inc GST.) ')).toBe('brokerageincgst')
})

describe('dates', () => {
  test.each([
    ['3/04/2024', '2024-04-03'],
    ['2024-03-01 00:00:00', '2024-03-01'],
    ['1/03/2024 0:00', '2024-03-01'],
    ['13-08-21', '2021-08-13'],
    ['5 Mar 2024', '2024-03-05'],
    ['05-MAR-24', '2024-03-05'],
    ['Mar 15, 2024', '2024-03-15'],
    ['Fri, March 15th 2024 10:30', '2024-03-15'],
    ['Feb 30, 2024', null],
    ['29/02/2023', null],
    ['31/04/2024', null],
    ['45000', null],
    ['', null],
  ])('%s is %s with the day first', (cell, day) => {
    expect(dayIn(cell, 'dayFirst')).toBe(day)
  })
  test('a 13th month anywhere decides; nothing that decides is asked about', () => {
    expect(proveOrder(['03/04/2024', '13/04/2024']).order).toBe('dayFirst')
    expect(proveOrder(['03/04/2024', '04/13/2024']).order).toBe('monthFirst')
    expect(proveOrder(['03/04/2024', '05/05/2024'])).toEqual({
      order: null,
      open: { at: 0, dayFirst: '2024-04-03', monthFirst: '2024-03-04', text: '03/04/2024' },
    })
    expect(proveOrder(['13/04/2024', '04/13/2024']).order).toBeNull()
    expect(proveOrder(['5/05/2024', '2024-01-02']).open).toBeNull()
  })
  test.each([
    ['2021-06-30 14:00:00', 'utc', '2021-07-01'],
    ['2021-06-30 13:59:59', 'utc', '2021-06-30'],
    ['2021-12-31 13:00:00', 'utc', '2022-01-01'],
    ['2021-06-30T23:30:00+10:00', 'sydney', '2021-06-30'],
    ['2021-06-30T14:30:00Z', 'sydney', '2021-07-01'],
    ['30/06/2021 11:30 PM', 'sydney', '2021-06-30'],
    ['30/06/2021 2:00:00 PM +00:00', 'sydney', '2021-07-01'],
    ['30/06/2021 1:59:59 PM +00:00', 'sydney', '2021-06-30'],
    ['1/07/2021 1:30 AM +12:00', 'sydney', '2021-06-30'],
    ['30/06/2021 2:00 p.m.', 'utc', '2021-07-01'],
    ['30/06/2021 2:00 a.m. +00:00', 'sydney', '2021-06-30'],
    ['30/06/2021 22:30 AWST', 'sydney', '2021-07-01'],
    ['30/06/2021 21:30 (AWST)', 'sydney', '2021-06-30'],
    ['1/07/2021 1:30 AM NZST', 'sydney', '2021-06-30'],
    ['2021-06-30 14:30:00 Z', 'sydney', '2021-07-01'],
    ['30/06/2021 23:30 AEST', 'utc', '2021-06-30'],
    // New York's, or Sydney's own.
    ['30/06/2021 23:30 EST', 'sydney', '2021-06-30'],
  ] as const)('%s (%s) is %s in Sydney', (stamp, zone, day) => {
    expect(sydneyDayIn(stamp, 'dayFirst', zone)).toBe(day)
  })
})

const header = 'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total'
const aRow = '15/05/2023,17/05/2023,Sell,A2,VAS,Caf\u00e9 \u2013 fund,4,91,364,9.5,354.5'
const text = `${header}\r\n${aRow}\r\n`
const utf16 = (isLittle: boolean, hasMark: boolean): Uint8Array =>
  new Uint8Array(
    (hasMark ? `\uFEFF${text}` : text).split('').flatMap((unit) => {
      const code = unit.charCodeAt(0)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16 little', utf16(true, true)],
  ['UTF-16 big', utf16(false, true)],
  ['UTF-16 without a mark', utf16(true, false)],
  ['Windows-1252', Uint8Array.from(text.split('').map((unit) => (unit === '\u2013' ? 0x96 : unit.charCodeAt(0))))],
])('%s is read', (_, bytes) => {
  const decoded = decodeText(bytes)
  expect(decoded).toEqual({ text })
  const file = readText('text' in decoded ? decoded.text : '')
  expect(file.rows[0]).toMatchObject({ name: 'Caf\u00e9 \u2013 fund', facts: { type: 'sell', date: '2023-05-15' } })
})

test.each([';', '\t'])('cells apart by %j', (delimiter) => {
  expect(readText(text.replaceAll(',', delimiter)).rows).toHaveLength(1)
})

test('a file whose dates read both ways asks once, and is read as answered', () => {
  const file = `${header}\n03/04/2024,05/04/2024,Buy,A1,VAS,V,4,91,364,9.5,373.5\n04/04/2024,08/04/2024,Buy,A2,VAS,V,4,91,364,9.5,373.5`
  expect(readText(file).dateQuestion).toEqual({
    row: 2,
    text: '03/04/2024',
    dayFirst: '2024-04-03',
    monthFirst: '2024-03-04',
  })
  expect(readText(file, 'monthFirst')).toMatchObject({
    dateQuestion: null,
    rows: [{ facts: { date: '2024-03-04' } }, { facts: { date: '2024-04-04' } }],
  })
})

test('hostile files get a sentence', () => {
  const problem = (file: string): string | undefined => readText(file).problems[0]?.reason
  expect(problem('')).toContain('empty')
  expect(problem(`${header}\n15/05/2023,"never closed,1\n${'x,y\n'.repeat(1000)}`)).toContain('never closed')
  // Of blank lines alone below an open quotation mark there may be a file full.
  expect(problem(`${header}\n15/05/2023,"cut off${'\n'.repeat(1_000_000)}`)).toContain('ends in the middle')
  expect(problem(','.repeat(500_000))).toMatch(/columns|no table/)
  expect(problem(`a,b,c\n${'x,'.repeat(300)}`)).toContain('columns')
  expect(problem('x'.repeat(2_000_000))).toContain('columns')
  expect(problem('just one line')).toContain('no table')
  expect(decodeText(Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0]))).toHaveProperty('problem')
  expect(decodeText(new Uint8Array(50 * 1024 * 1024 + 1))).toHaveProperty('problem')
  const formula = readText(`${header}\n15/05/2023,17/05/2023,Sell,A2,=cmd|' /C calc'!A0,x,4,91,364,9.5,354.5`)
  expect(formula).toMatchObject({ rows: [], problems: [{ row: 2, reason: 'The code can’t be read.' }] })
})

test('whatever the file, reading never throws and invents no figure', () => {
  const names = formats.flatMap(({ columns }) => columns.map(([name = '']) => name))
  const headers = formats.map(({ columns }) => columns.map(([name = '']) => name))
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      'B',
      'Sell',
      'CBA',
      '12/05/2023',
      '2024-01-02 10:00:00',
      '1,234.50',
      '-',
      '10',
      '0',
      'BTC/AUD',
      'USD',
      'trade',
      'Buy',
      '"',
      '=1',
      '(5)',
      'B 10 CBA @ 5',
      '1e308',
      '9'.repeat(30),
    ),
  )
  const grid = fc.tuple(
    fc.oneof(fc.constantFrom(...headers), fc.shuffledSubarray(names, { minLength: 3, maxLength: 9 })),
    fc.array(fc.array(cell, { maxLength: 16 }), { maxLength: 8 }),
  )
  fc.assert(
    fc.property(grid, ([top, rows]) => {
      const file = [top, ...rows].map((row) => row.join(',')).join('\n')
      const read = readText(file)
      const sheets = readSheets([{ name: 'S', rows: [top, ...rows] }])
      for (const row of [...read.rows, ...sheets.rows]) {
        const figures = Object.values(row.facts).filter((value) => typeof value === 'number')
        expect(figures.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
        expect(row.facts.date).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
      for (const unknown of read.unknown) readMapped(unknown, guessMapping(unknown))
    }),
    { numRuns: 1500 },
  )
})

test('a table of no known broker: its columns are guessed by name and by what stands in them', () => {
  const file = readText(
    'When,Ticker,Action,Shares,Unit cost,Commission,Net\n14/02/2023,CBA,Bought,10,99.50,5,1000\n15/02/2023,CBA,Sold,4,101,5,399',
  )
  expect(file.format).toBeNull()
  const [table] = file.unknown
  const mapping = guessMapping(table!)
  expect(mapping).toMatchObject({ date: 0, code: 1, side: 2, units: 3, brokerage: 5, total: 6, assets: 'asx' })
  expect(missingFields(mapping)).toEqual([])
  expect(readMapped(table!, { ...mapping, price: 4 }).rows.map(({ facts, row }) => [row, facts])).toEqual([
    [2, { type: 'buy', date: '2023-02-14', units: 10, price: 99.5, amount: 995, brokerage: 5 }],
    [3, { type: 'sell', date: '2023-02-15', units: 4, price: 101, amount: 404, brokerage: 5 }],
  ])
})
