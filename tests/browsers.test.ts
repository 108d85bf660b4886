// Which browser the tests take: the newest there is, so that they see what visitors' browsers do.
import { expect, test } from 'vitest'
import { newestOf } from '#tests/support/browsers/chromium.ts'
import { enginesToTry } from '#tests/support/browsers/engines.ts'
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

test('an engine that is not installed is told to be left out, and is tried and fails when it is asked for', () => {
  const open = () => Promise.reject(new Error('not opened here'))
  const here = { name: 'Here', isInstalled: () => true, howToInstall: 'npm ci', open }
  const away = { name: 'Away', isInstalled: () => false, howToInstall: 'apt-get install away', open }
  expect(enginesToTry([], [here, away])).toEqual({
    tried: [here],
    leftOut: ['Away is not installed, so no screen was tried in it (apt-get install away).'],
  })
  expect(enginesToTry(['Away'], [here, away])).toEqual({ tried: [here, away], leftOut: [] })
  expect(() => enginesToTry(['Firefix'])).toThrow('There is no engine called Firefix.')
})
