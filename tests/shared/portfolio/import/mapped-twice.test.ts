// One trade in two files whose columns a person named, or twice in one whose columns were named otherwise the second time.
import { expect, test } from 'vitest'
import { chunksOf } from '#shared/portfolio/import/chunks.ts'
import { readMapped } from '#shared/portfolio/import/mapped.ts'
import { guessMapping, type Mapping } from '#shared/portfolio/import/mapping.ts'
import { previewImport } from '#shared/portfolio/import/preview.ts'
import type { ImportedFile } from '#shared/portfolio/import/preview-repairs.ts'
import { readText } from '#shared/portfolio/import/read-file.ts'
import type { HoldingTrades } from '#shared/portfolio/ports.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { confirmations, file, today } from './file-support.ts'

const mapped = (lines: readonly string[], changes: Partial<Mapping> = {}): ImportedFile => {
  const [table] = readText(`${lines.join('\n')}\n`).unknown
  return { name: 'a.csv', format: 'mapped', rows: readMapped(table!, { ...guessMapping(table!), ...changes }).rows }
}
const one = ['When,Ticker,Action,Shares,Price,Net,Trade ID', '14/02/2023,WES,Buy,30,48.50,1474.95,T1']
const other = ['Ticker,Day,Type,Quantity,Total paid', 'WES,16/02/2023,Bought,30,1474.95']
const stored = (files: ImportedFile[]): HoldingTrades => {
  const preview = previewImport(files, [], {}, today)
  const about = { importId: crypto.randomUUID(), label: 'x', at: 0, newId: () => crypto.randomUUID() }
  const transactions: Transaction[] = chunksOf(preview, preview.files, about).flatMap(({ groups }) =>
    groups.flatMap((group) => group.transactions),
  )
  return { holding: aStoredHolding({ type: 'stock', symbol: 'WES', ledgerRevision: 1, costBase: 1 }), transactions }
}
const states = (files: ImportedFile[], held: HoldingTrades[] = []) =>
  previewImport(files, held, {}, today).holdings.flatMap(({ rows }) =>
    rows.map(({ file: from, state }) => `${from} ${state}`),
  )

test('the same trade in two mapped files is one, in one import and in two', () => {
  expect(states([mapped(one), mapped(other)])).toEqual(['0 new', '1 there'])
  expect(states([mapped(other)], [stored([mapped(one)])])).toEqual(['0 there'])
  expect(states([mapped(one), mapped(other)], [stored([mapped(one)])])).toEqual(['0 there', '1 there'])
})

test('the same file with its references taken out is there already', () => {
  expect(states([mapped(one, { reference: null })], [stored([mapped(one)])])).toEqual(['0 there'])
  expect(states([mapped(one)], [stored([mapped(one, { reference: null })])])).toEqual(['0 there'])
})

test('equal trades of one file are all real, against another file each has its own', () => {
  const two = [...one, '14/02/2023,WES,Buy,30,48.50,1474.95,T2']
  expect(states([mapped(two)])).toEqual(['0 new', '0 new'])
  expect(states([mapped(two)], [stored([mapped(one)])])).toEqual(['0 there', '0 new'])
  expect(states([mapped(two), mapped([...other, 'WES,16/02/2023,Bought,30,1474.95'])])).toEqual([
    '0 new',
    '0 new',
    '1 there',
    '1 there',
  ])
})

test('two references for what looks like one trade: the person says', () => {
  const renamed = [one[0]!, one[1]!.replace('T1', 'X9').replace('14/', '15/')]
  const preview = previewImport([mapped(renamed)], [stored([mapped(one)])], {}, today)
  expect(preview.holdings[0]?.rows).toMatchObject([
    { state: 'needsYou', why: 'This could be a trade that is there already. Is it another one?' },
  ])
  expect(states([mapped(one), mapped(renamed)])).toEqual(['0 new', '1 needsYou'])
})

test('two kinds of files of one trade, imported together a second time, are there already', () => {
  const both = [
    confirmations('71000001,N1,14/02/2023,B,WES,30,48.50,19.95,1474.95,16/02/2023,Confirmed'),
    file('Date,Reference,Details,Debit($),Credit($),Balance($)\n16/02/2023,C1,B 30 WES @ 48.50,1474.95,,1\n'),
  ]
  const held = stored(both)
  expect(held.transactions).toHaveLength(1)
  expect(states(both, [held])).toEqual(['0 there', '1 there'])
})

test('a file that was read without its brokerage the first time is there already, and so the other way round', () => {
  const lines = [
    'Date,Type,Code,Units,Price,Debit,Credit',
    '14/02/2023,Buy,WES,10,90,909.50,',
    '15/02/2023,Sell,WES,4,95,,370.50',
  ]
  const [bare, whole] = [mapped(lines, { total: null }), mapped(lines)]
  expect([bare, whole].map(({ rows }) => rows.map(({ total }) => total))).toEqual([
    [900, 380],
    [909.5, 370.5],
  ])
  expect(states([whole], [stored([bare])])).toEqual(['0 there', '0 there'])
  expect(states([bare], [stored([whole])])).toEqual(['0 there', '0 there'])
  const nextDay = mapped(lines.map((line) => line.replace('14/02', '16/02').replace('15/02', '17/02')))
  expect(states([nextDay], [stored([bare])])).toEqual(['0 new', '0 new'])
})

test('a file that was read without the GST on its brokerage the first time is there already, and so the other way round', () => {
  const lines = [
    'Trade Date,Code,Side,Units,Price,Consideration,Brokerage,GST,Net Value',
    '14/02/2023,WES,Buy,100,25,2500.00,18.14,1.81,2519.95',
    '14/03/2023,WES,Sell,50,26,1300.00,18.14,1.81,1280.05',
  ]
  const [before, after] = [mapped(lines, { total: 5 }), mapped(lines)]
  expect([before, after].map(({ rows }) => rows.map(({ total }) => total))).toEqual([
    [2518.14, 1281.86],
    [2519.95, 1280.05],
  ])
  expect(states([after], [stored([before])])).toEqual(['0 there', '0 there'])
  expect(states([before], [stored([after])])).toEqual(['0 there', '0 there'])
  const changed = (of: RegExp, by: string) =>
    mapped(
      lines.map((line) => line.replace(of, by)),
      { total: 8 },
    )
  for (const other of [changed(/14\/(0\d)/, '15/$1'), changed(/9.95$|0.05$/, '0.99')])
    expect(states([other], [stored([before])])).toEqual(['0 new', '0 new'])
  expect(states([changed(/,18.14,1.81,2519.95/, ',18.20,1.82,2520.02')], [stored([before])])).toEqual([
    '0 new',
    '0 there',
  ])
})

test('one read without its brokerage is there too where the whole has GST on it in a column of its own', () => {
  const lines = [
    'Trade Date,Code,Side,Units,Price,Consideration,Brokerage,GST,Net Value',
    '14/02/2023,WES,Buy,100,25,2500.00,18.14,1.81,2519.95',
    '14/03/2023,WES,Sell,50,26,1300.00,18.14,1.81,1280.05',
  ]
  const [bare, whole] = [mapped(lines, { brokerage: null, total: 5 }), mapped(lines)]
  expect(bare.rows.map(({ total }) => total)).toEqual([2500, 1300])
  expect(states([whole], [stored([bare])])).toEqual(['0 there', '0 there'])
  expect(states([bare], [stored([whole])])).toEqual(['0 there', '0 there'])
})
