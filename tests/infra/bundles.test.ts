// The bundles that Lambda gets: they load, they hold a handler, and they stay within their budget.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundle, entryOf, writeFiles } from '#infra/bundling.ts'
import { sizing } from '#infra/function-sizing.ts'

const budgetBytes = 400 * 1024
const functions = Object.entries(sizing).map(([name, { folder }]) => ({ name, folder }))
const folder = mkdtempSync(join(tmpdir(), 'gumnut-bundles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** In a process of its own, as in Lambda: an ES module with nothing beside it and no node_modules above it. */
function exportsOf(file: string): unknown {
  const script = `const loaded = await import(process.argv[1]); console.log(JSON.stringify(Object.entries(loaded).map(([name, value]) => [name, typeof value])))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, file], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', STAGE: 'dev', TABLE_NAME: 'gumnut-dev-app', AWS_REGION: 'ap-southeast-2' },
  })
  return stdout === '' ? stderr : JSON.parse(stdout)
}

test.each(functions)('$name has an entry', ({ folder: area }) => {
  expect(existsSync(entryOf(area))).toBe(true)
})

test.each(functions.filter(({ folder: area }) => existsSync(entryOf(area))))(
  '$name loads on its own, exports a handler, and its cold start loads at most 400 KB',
  ({ name, folder: area }) => {
    const { files, startBytes } = bundle(entryOf(area))
    expect(startBytes).toBeLessThanOrEqual(budgetBytes)
    writeFiles(files, join(folder, name))
    expect(exportsOf(join(folder, name, 'index.mjs'))).toEqual([['handler', 'function']])
  },
)

test('no bundle holds a source map or anything but code', () => {
  for (const { contents } of bundle(entryOf('ai')).files) {
    expect(Buffer.from(contents).toString('utf8')).not.toContain('sourceMappingURL')
  }
})
