// What the columns of a file were last time: kept for the same header, also from before there was a column of states.
import { expect, test } from 'vitest'
import { paidOrReceived } from '#shared/portfolio/import/column-words.ts'
import { guessMapping } from '#shared/portfolio/import/mapping.ts'
import { rememberedMapping, rememberMapping } from '#web/features/import/remembered-mapping.ts'
import { startMapping } from '#web/features/import/use-import-run.ts'

const header = ['When', 'Ticker', 'Action', 'Units', 'Price', 'Status']
const unknown = { header, headerRow: 1, rows: [['14/02/2023', 'VAS', 'Buy', '2', '90', 'Filled']] }
const guessed = guessMapping(unknown)
const remark = { count: 0, first: [] }
const file = {
  id: 1,
  name: 'a.csv',
  format: null,
  rows: 0,
  skipped: remark,
  problems: remark,
  dateQuestion: null,
  unknown,
  sheets: [],
  sheet: 0,
}

test('columns are as they were named; one that nobody was asked about then is guessed', () => {
  expect(rememberedMapping(header)).toBeNull()
  rememberMapping(header, { ...guessed, price: null, total: 4 })
  expect(startMapping(file)).toEqual({ ...guessed, price: null, total: 4 })
  const { status, ...before } = { ...guessed, assets: 'coins' as const }
  rememberMapping(header, before as typeof guessed)
  expect(startMapping(file)).toEqual({ ...before, status })
  expect(status).toBe(5)
})

test('that no column says buy or sell is remembered too', () => {
  const said = { ...guessed, side: null, hasNoSide: true }
  rememberMapping([...header, 'Note'], said)
  expect(rememberedMapping([...header, 'Note'])).toEqual(said)
})

test('columns that were named before debits and credits came into one are known again', () => {
  const names = ['Date', 'Type', 'Code', 'Units', 'Price', 'Debit', 'Credit']
  const said = { ...guessed, date: 0, side: 1, code: 2, units: 3, total: null }
  rememberMapping(names, said)
  expect(rememberedMapping([...names, paidOrReceived])).toEqual(said)
})
