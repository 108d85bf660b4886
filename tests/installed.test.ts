// Whether a start installs packages first: when something is missing or of another version, and not because a file is newer; and what
// comes of it without a network.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { further } from './support/depth.ts'

const scripts = resolve(import.meta.dirname, '../scripts')
const script = pathToFileURL(join(scripts, 'installed.mjs')).href
const { isInstalled } = (await import(/* @vite-ignore */ script)) as { isInstalled: (root: string) => boolean }

let root = ''
beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'gumnut-installed-'))}/`
  mkdirSync(`${root}node_modules`)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

type Package = {
  version?: string
  optional?: boolean
  devOptional?: boolean
  peer?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
type Packages = Record<string, Package>
const write = (file: string, packages: Packages, at: string): void => {
  writeFileSync(root + file, JSON.stringify({ lockfileVersion: 3, packages }))
  utimesSync(root + file, new Date(at), new Date(at))
}
const wanted: Packages = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/b': { version: '2.0.0' },
  'node_modules/of-another-platform': { version: '3.0.0', optional: true, os: ['another'], cpu: [process.arch] },
}
const { '': _own, 'node_modules/of-another-platform': _other, ...installed } = wanted

const [earlier, later] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z']

test('packages that were copied, or are older than a checked-out lock file, are there', () => {
  write('package-lock.json', wanted, later)
  write('node_modules/.package-lock.json', installed, earlier)
  expect(isInstalled(root)).toBe(true)
})

test.each([
  ['a package is missing', { 'node_modules/a': installed['node_modules/a']! }],
  ['one is of another version', { ...installed, 'node_modules/b': { version: '2.0.1' } }],
  [
    'one for this platform is of another version',
    { ...installed, 'node_modules/of-another-platform': { version: '2.9.0' } },
  ],
])('%s, although the copy is newer', (_, packages) => {
  write('package-lock.json', wanted, earlier)
  write('node_modules/.package-lock.json', packages, later)
  expect(isInstalled(root)).toBe(false)
})

test('an install that was cut off counts as none', () => {
  write('package-lock.json', wanted, earlier)
  expect(isInstalled(root)).toBe(false)
  writeFileSync(`${root}node_modules/.package-lock.json`, '{"packages": {"node_mod')
  expect(isInstalled(root)).toBe(false)
})

const { platform, arch } = process
test.each<[string, boolean, Package]>([
  ['one that is optional for some and needed for others', false, { devOptional: true }],
  ['an optional one of this platform', false, { optional: true, os: [platform], cpu: [arch] }],
  ['one of this system on any processor', false, { optional: true, os: ['another', platform] }],
  ['one of another processor', true, { optional: true, os: [platform], cpu: ['another'] }],
  ['one of a processor on any system', true, { optional: true, cpu: ['another'] }],
  ['one of this platform with either C library', true, { optional: true, os: [platform], cpu: [arch], libc: ['musl'] }],
  ['an optional one that only another platform uses', true, { optional: true }],
  ['a peer', true, { peer: true }],
])('without %s everything is there: %s', (_, isThere, missing) => {
  write('package-lock.json', { ...wanted, 'node_modules/c': { version: '1.0.0', ...missing } }, earlier)
  write('node_modules/.package-lock.json', installed, later)
  expect(isInstalled(root)).toBe(isThere)
})

further(
  'without a network the install ends, and what to do stands at the end of what npm says',
  () => {
    mkdirSync(`${root}scripts`)
    for (const file of ['install.mjs', 'installed.mjs', 'node-range.mjs'])
      copyFileSync(join(scripts, file), join(root, 'scripts', file))
    const own = { name: 'clone', version: '1.0.0', dependencies: { tsx: '4.0.0' } }
    writeFileSync(`${root}package.json`, JSON.stringify(own))
    write('package-lock.json', { '': own, 'node_modules/tsx': { version: '4.0.0' } }, later)
    const start = `import { installWhenNeeded } from './scripts/install.mjs'; await installWhenNeeded(console.log)`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', start], {
      cwd: root,
      encoding: 'utf8',
      // npm's own waits between its three tries are 10 and 60 seconds, for one package.
      timeout: 50_000,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: root,
        npm_config_cache: join(root, 'cache'),
        npm_config_registry: 'http://127.0.0.1:9',
      },
    })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'npm could not install the packages. Check the connection to the package registry, then try again.',
    )
  },
  60_000,
)
