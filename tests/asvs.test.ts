// The ASVS list: every row says where it stands, and every test that it names is there.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Cells may be quoted, and then hold commas and doubled quotes; none holds a line break. */
const cellsOf = (line: string): string[] =>
  Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )

const [header = '', ...lines] = readFileSync('docs/asvs.csv', 'utf8').trim().split('\n')
const rows = lines.map((line) => {
  const [row = '', state = '', where = '', tests = ''] = cellsOf(line)
  return { row, state, where, tests, cells: cellsOf(line).length }
})

/** A path in the last column; what is in brackets behind it names a case. */
const pathsIn = (tests: string): string[] => tests.match(/tests\/[\w./-]*[\w/]/g) ?? []

test('the list is a table of four columns, with states that mean something', () => {
  expect(cellsOf(header)).toEqual(['row', 'state', 'where it is met', 'test'])
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter(({ cells }) => cells !== 4)).toEqual([])
  expect(rows.filter(({ state }) => !['met', 'partly', 'no', 'Cognito'].includes(state))).toEqual([])
  expect(rows.filter(({ row, where }) => !/^V\d+\.\d+/.test(row) || where === '')).toEqual([])
})

test('every test that it names exists', () => {
  const named = rows.flatMap(({ tests }) => pathsIn(tests))
  expect(named.length).toBeGreaterThan(80)
  expect([...new Set(named)].filter((path) => !existsSync(path))).toEqual([])
})

test('what is met is shown by a test, or says what shows it instead', () => {
  const silent = rows.filter(({ state, tests }) => state === 'met' && tests === '')
  expect(silent.map(({ row }) => row)).toEqual(['V4.2.1', 'V7.1.2'])
})

test.each([
  ['SECURITY.md', 8_192],
  ['docs/deploy.md', 6_144],
])('%s stays short enough to be read: at most %i bytes', (file, limit) => {
  expect(readFileSync(file).length).toBeLessThanOrEqual(limit)
})
