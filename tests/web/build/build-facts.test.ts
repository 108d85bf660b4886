// @vitest-environment node
// The same commit is the same build, and what tells builds apart is in the page alone: else each deployment renames every file, and
// everybody fetches all of them anew.
import { execFileSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import config from '../../../vite.config.ts'
import { buildFacts } from '../../../web/build/build-facts.ts'

afterEach(() => void vi.useRealTimers())

const written = (): unknown => {
  const { transformIndexHtml } = buildFacts()
  if (typeof transformIndexHtml !== 'function') throw new Error('The plugin writes nothing into the page')
  return transformIndexHtml.call({} as never, '', {} as never)
}

test('a commit that is built again on another day says the same of itself', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2030-01-01')
  const first = written()
  vi.setSystemTime('2031-01-01')
  expect(written()).toEqual(first)
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim()
  const content = expect.stringMatching(new RegExp(`^20\\d\\d-\\d\\d-\\d\\dT[\\d:.]+Z ${commit}$`)) as unknown
  expect(first).toEqual([{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }])
})

test('the build puts nothing of the commit or the day into the code', () => {
  expect(config).not.toHaveProperty('define')
})
