// Which browser the tests take: the newest there is, so that they see what visitors' browsers do.
import { expect, test } from 'vitest'
import { newestOf } from '#tests/support/browsers/chromium.ts'
import { byVersion, installedVersion, versionIn } from '#tests/support/browsers/installed.ts'

const at = (version: string, path = version) => ({ version, path: () => Promise.resolve(path) })

test('versions are compared as numbers, the newest first', () => {
  const versions = ['9.0', '153.0.0', '156.0.8078.79', '156.0.8078.8', '153.0.0.1']
  expect(versions.sort(byVersion)).toEqual(['156.0.8078.79', '156.0.8078.8', '153.0.0.1', '153.0.0', '9.0'])
})

test('an installed browser is preferred when it is newer than the packaged one, and the other way round', async () => {
  expect(await newestOf([at('156.0.8078.79', 'installed'), at('153.0.0', 'packaged')])?.path()).toBe('installed')
  expect(await newestOf([at('140.0.7339.80', 'installed'), at('153.0.0', 'packaged')])?.path()).toBe('packaged')
  expect(newestOf([])).toBeUndefined()
})

test('a browser is asked for its version, and one that is not there or does not tell is none', () => {
  expect(versionIn('Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)')).toBe('156.0.8078.79')
  expect(versionIn('Mozilla Firefox 153.7.0esr')).toBe('153.7.0')
  expect(versionIn('not a browser')).toBeNull()
  expect(installedVersion(process.execPath)).toBe(process.versions.node)
  expect(installedVersion('/nowhere/chromium')).toBeNull()
})
