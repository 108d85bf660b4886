// The Node.js versions that package.json names: told in one sentence to anybody with another, and enough for every package.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
type NodeRange = {
  allowsNode: (range: string, version: string) => boolean
  nodeProblem: (range: string, version: string) => string | null
}
const script = pathToFileURL(resolve(root, 'scripts/node-range.mjs')).href
const { allowsNode, nodeProblem } = (await import(/* @vite-ignore */ script)) as NodeRange

type Package = { engines?: { node?: string } }
const readJson = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8')) as unknown
const ours = (readJson('package.json') as { engines: { node: string } }).engines.node
const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> }

test.each([
  ['^20.19.0 || >=24.0.0', '20.19.0', true],
  ['^20.19.0 || >=24.0.0', '20.18.9', false],
  ['^20.19.0 || >=24.0.0', '21.7.0', false],
  ['^20.19.0 || >=24.0.0', '25.0.0', true],
  ['18 || 20 || >=22', '20.3.1', true],
  ['18 || 20 || >=22', '21.0.0', false],
  ['>= 18', '17.9.0', false],
  ['6.* || >= 10.*', '6.1.0', true],
  ['6.* || >= 10.*', '8.0.0', false],
  ['*', '4.0.0', true],
] as const)('%s and %s: %s', (range, version, isAllowed) => {
  expect(allowsNode(range, version)).toBe(isAllowed)
})

test('another Node.js is told which ones will do', () => {
  expect(nodeProblem('^20.19.0 || ^22.13.0 || >=24.0.0', '20.20.2')).toBeNull()
  expect(nodeProblem('^20.19.0 || ^22.13.0 || >=24.0.0', '21.7.3')).toBe(
    'Gumnut needs Node.js 20 from 20.19, 22 from 22.13 or 24 or newer; this is 21.7.3. Install one of these from nodejs.org.',
  )
})

test.each(['start.mjs', 'test.mjs', 'check.mjs', 'test-faults.mjs'])('%s refuses it before anything else', (file) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' })`
  const argument = `data:text/javascript,${encodeURIComponent(pretend)}`
  const run = () =>
    execFileSync(process.execPath, ['--import', argument, resolve(root, 'scripts', file)], {
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 20_000,
    })
  expect(run).toThrow(/^Gumnut needs Node\.js .*; this is 18\.20\.8\./m)
})

// npm only warns (`.npmrc` has no engine-strict) because of this one: the packaged Chromium runs on no Node.js itself.
const asksForMore = ['node_modules/@sparticuz/chromium']

test('every other package runs on the oldest of each Node.js line that package.json names', () => {
  const oldest = ours.split('||').map((part) => part.replace(/[^\d.]/g, ''))
  const tooNew = Object.entries(packages).filter(([, { engines }]) =>
    oldest.some((version) => !allowsNode(engines?.node ?? '*', version)),
  )
  expect(tooNew.map(([path]) => path)).toEqual(asksForMore)
})
