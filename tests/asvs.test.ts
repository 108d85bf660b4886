// The ASVS list: every row to level 2 is in it and says where it stands, and every test that it names is there.
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

/** How many rows of levels 1 and 2 a section of ASVS 5.0.0 has; they are the first of it. */
const sizes: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}
const namesOf = (section: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`)
const sizeOf = new Map<string, number>(
  Object.entries(sizes).flatMap(([chapter, sections]) =>
    sections.map((size, at) => [`V${chapter}.${at + 1}`, size] as const),
  ),
)

/** The rows that a cell names: `V1.2.3`, `V2.1.1–3`, and a whole section as `V10.3`. */
const named = (cell: string): string[] =>
  cell.split(', ').flatMap((part) => {
    const [, section = '', first, last = first] = /^(V\d+\.\d+)(?:\.(\d+)(?:–(\d+))?)?$/.exec(part) ?? []
    return first === undefined ? namesOf(section, 1, sizeOf.get(section) ?? 0) : namesOf(section, +first, Number(last))
  })

/** A path in the last column; what is in brackets behind it names a case. */
const pathsIn = (tests: string): string[] => tests.match(/tests\/[\w./-]*[\w/]/g) ?? []

test('the list is a table of four columns, with states that mean something', () => {
  expect(cellsOf(header)).toEqual(['row', 'state', 'where it is met', 'test'])
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter(({ cells }) => cells !== 4)).toEqual([])
  expect(rows.filter(({ state }) => !['met', 'partly', 'no', 'none', 'Cognito'].includes(state))).toEqual([])
  expect(rows.filter(({ row, where }) => !/^V\d+\.\d+/.test(row) || where === '')).toEqual([])
})

test('every row of levels 1 and 2 is in it, once; none stands for a part that Gumnut does not have', () => {
  const wanted = [...sizeOf].flatMap(([section, size]) => namesOf(section, 1, size))
  expect(wanted).toHaveLength(253)
  expect(rows.flatMap(({ row }) => named(row)).toSorted()).toEqual(wanted.toSorted())
})

test('every test that it names exists', () => {
  const paths = rows.flatMap(({ tests }) => pathsIn(tests))
  expect(paths.length).toBeGreaterThan(80)
  expect([...new Set(paths)].filter((path) => !existsSync(path))).toEqual([])
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
