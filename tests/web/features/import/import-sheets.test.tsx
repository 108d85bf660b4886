// A workbook in which no sheet is known: the person says which sheet it is, and what is not read is named.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Sheet } from '#shared/portfolio/import/import-row.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { ImportSession } from '#web/features/import/import-session.ts'
import { MapperCard } from '#web/features/import/question-cards.tsx'
import { type Answers, noAnswers, readSource } from '#web/features/import/read-source.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const sheet = (name: string, ...rows: string[]): Sheet => ({ name, rows: rows.map((row) => row.split(',')) })
const workbook = [
  sheet('Dividends', 'Paid on,Ticker,Dollars each', '14/02/2023,VAS,0.80'),
  sheet('My trades', 'When,Ticker,Action,Shares,Price', '14/02/2023,VAS,Buy,2,90'),
]
const blob = new Blob([Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])])
const opened = async (answers: Answers) => {
  const session = new ImportSession(() => Promise.resolve(workbook))
  const [file] = await session.read([{ id: 1, name: 'a.xlsx', blob, answers, isLeftOut: false }], () => undefined)
  return file!
}

test('the first sheet is asked about, another can be chosen', async () => {
  const first = await opened(noAnswers)
  expect([first.unknown?.sheet, first.sheets]).toEqual(['Dividends', ['Dividends', 'My trades']])
  const onSheet = vi.fn<(place: number) => void>()
  render(<MapperCard file={first} onSheet={onSheet} onAnswer={() => undefined} />)
  await userEvent.selectOptions(screen.getByLabelText('Sheet'), 'My trades')
  expect(onSheet).toHaveBeenCalledWith(1)
  const second = await opened({ ...noAnswers, sheet: 1 })
  expect([second.unknown?.sheet, second.unknown?.header[3]]).toEqual(['My trades', 'Shares'])
})

test('once a sheet is read the others are named', async () => {
  const { unknown } = await opened({ ...noAnswers, sheet: 1 })
  const read = await opened({ ...noAnswers, sheet: 1, mapping: guessMapping(unknown!) })
  expect([read.format, read.rows, read.unknown]).toEqual(['mapped', 1, null])
  expect(read.skipped.first).toMatchObject([
    { sheet: 'Dividends', row: 1, reason: expect.stringContaining('not read') },
  ])
})

test('a year that is yet to come is no answer to which part of a date is which', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T01:00:00.000Z'), toFake: ['Date'] })
  const csv = new Blob(['When,Ticker,Action,Shares,Price\n31-12-23,VAS,Buy,2,90\n03-04-24,VAS,Buy,2,90\n'])
  const source = { id: 1, name: 'a.csv', blob: csv, answers: noAnswers, isLeftOut: false }
  const read = (answers: Answers) => readSource({ ...source, answers }, () => Promise.resolve([]))
  const { unknown } = await read(noAnswers)
  const mapped = await read({ ...noAnswers, mapping: guessMapping(unknown[0]!) })
  expect(mapped.dateQuestion).toBeNull()
  expect(mapped.rows.map(({ facts }) => facts.date)).toEqual(['2023-12-31', '2024-04-03'])
})
