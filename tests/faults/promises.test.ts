// The promises in writing: every test that SECURITY.md and docs/reliability.md name as a witness is there.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** A bare file name stands in the folder of the path before it on the same line. */
function witnesses(line: string): string[] {
  let folder = ''
  return [...line.matchAll(/`((?:tests\/)?[\w./-]+(?:\.test\.tsx?|\/))`/g)].flatMap(([, path = '']) => {
    if (!path.startsWith('tests/')) return path.endsWith('/') ? [] : [join(folder, path)]
    folder = path.endsWith('/') ? path : dirname(path)
    return [path]
  })
}

test.each(['SECURITY.md', 'docs/reliability.md'])('every test that %s names exists', (document) => {
  const named = readFileSync(join(root, document), 'utf8').split('\n').flatMap(witnesses)
  expect(named.length).toBeGreaterThan(15)
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('a name that is wrong is noticed, in either form', () => {
  expect(witnesses('| `tests/faults/closing.test.ts`, `no-such.test.ts` |')).toEqual([
    'tests/faults/closing.test.ts',
    'tests/faults/no-such.test.ts',
  ])
})
