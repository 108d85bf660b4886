// Dates of six digits in a file whose columns a person named: 24-03-19 is the 24th of March 2019 or the 19th of March 2024.
import { expect, test } from 'vitest'
import type { DateOrder } from '#shared/portfolio/import/import-row.ts'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'

const read = (dates: string[], order: DateOrder | null = null, lastYear?: number) => {
  const rows = dates.map((date) => `${date},VAS,Buy,2,90\n`).join('')
  const [table] = readText(`When,Ticker,Action,Shares,Price\n${rows}`).unknown
  const { dateQuestion, rows: found, problems } = readMapped(table!, guessMapping(table!), order, lastYear)
  return { dateQuestion, days: found.map(({ facts }) => facts.date), problems }
}

test('dates that begin with the day or the year are asked about, and read as answered', () => {
  const dates = ['24-03-24', '24-03-19', '24-04-05']
  expect(read(dates).dateQuestion).toEqual({
    row: 3,
    text: '24-03-19',
    dayFirst: '2019-03-24',
    monthFirst: null,
    yearFirst: '2024-03-19',
  })
  expect(read(dates, 'yearFirst')).toMatchObject({
    dateQuestion: null,
    days: ['2024-03-24', '2024-03-19', '2024-04-05'],
  })
  expect(read(dates, 'dayFirst')).toMatchObject({
    dateQuestion: null,
    days: ['2024-03-24', '2019-03-24', '2005-04-24'],
  })
  expect(read(['03-04-05 10:30:00']).dateQuestion).toEqual({
    row: 2,
    text: '03-04-05 10:30:00',
    dayFirst: '2005-04-03',
    monthFirst: '2005-03-04',
    yearFirst: '2003-04-05',
  })
})

test.each([
  ['no day is the 32nd or later', ['99-12-31', '24-04-05'], ['1999-12-31', '2024-04-05']],
  ['no April has a 31st', ['31-04-24', '24-03-19'], ['2031-04-24', '2024-03-19']],
  ['no month is the 13th', ['03-24-19', '04-05-19'], ['2019-03-24', '2019-04-05']],
  ['no day is the 99th', ['24-03-99', '24-04-05'], ['1999-03-24', '2005-04-24']],
  ['another date has no 15th month', ['15/06/2024', '03-04-24'], ['2024-06-15', '2024-04-03']],
  ['another date has its month first', ['06/15/2024', '03-04-24'], ['2024-06-15', '2024-03-04']],
  ['another date has its day first, but no day is the 99th', ['15/06/2024', '99-12-31'], ['2024-06-15', '1999-12-31']],
  ['each is the same day either way', ['24-03-24'], ['2024-03-24']],
])('what one date proves goes for all: %s', (_, dates, days) => {
  expect(read(dates)).toEqual({ dateQuestion: null, days, problems: [] })
})

test.each([
  ['the year first', ['31-12-23', '03-04-24'], ['2023-12-31', '2024-04-03']],
  ['the day first', ['24-03-31', '23-04-05'], ['2024-03-31', '2023-04-05']],
])('a year that is yet to come rules out %s', (_, dates, days) => {
  expect(read(dates, null, 2026)).toEqual({ dateQuestion: null, days, problems: [] })
  expect(read(dates, null, 2031).dateQuestion).not.toBeNull()
})
