// @vitest-environment node
// Chunk groups over the real bundler: a group whose paths match is a file, one that matches nothing ends the build.
import { build } from 'vite'
import { expect, test } from 'vitest'
import { asBundlerGroups, chunkGroups } from '../../../web/build/chunk-groups.ts'

const sources: Record<string, string> = {
  'virtual:entry':
    "import { one } from 'virtual:lib/one'\nimport { two } from 'virtual:kit/two'\nexport const sum = one + two\nexport const later = () => import('virtual:page')",
  'virtual:page': "import { one } from 'virtual:lib/one'\nexport const page = one + 2",
  'virtual:lib/one': 'export const one = Math.random()',
  'virtual:kit/two': "import { base } from 'virtual:base'\nexport const two = base + 1",
  'virtual:base': 'export const base = Math.random()',
}

async function filesOf(paths: readonly RegExp[], minShareCount = 1, more: { isClosed?: true } = {}): Promise<string[]> {
  const groups = [{ name: 'library', paths, minShareCount, priority: 1, ...more }]
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'sources', resolveId: (id) => (id in sources ? id : null), load: (id) => sources[id] },
      chunkGroups(groups),
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: asBundlerGroups(groups) } },
      },
    },
  })
  if (!('output' in result)) throw new Error('One build must be made')
  return result.output.map(({ fileName }) => fileName)
}

test('modules that match share the file of their group', async () => {
  expect(await filesOf([/lib\//])).toContainEqual(expect.stringMatching(/library/))
})

test('a path that matches nothing ends the build and is named, also beside one that matches', async () => {
  await expect(filesOf([/lib\//, /shared\/domain\//])).rejects.toThrow(
    String.raw`Chunk groups that match nothing in the build: library: shared\/domain\/`,
  )
})

test('a group that nothing is shared enough for ends the build', async () => {
  await expect(filesOf([/lib\//], 9)).rejects.toThrow('library: no file of its own')
})

test('a group that is to be closed ends the build when its file imports another one', async () => {
  expect(await filesOf([/lib\//], 1, { isClosed: true })).toContainEqual(expect.stringMatching(/library/))
  await expect(filesOf([/kit\//], 1, { isClosed: true })).rejects.toThrow('library imports ')
  expect(await filesOf([/kit\//, /base$/], 1, { isClosed: true })).toContainEqual(expect.stringMatching(/library/))
})
