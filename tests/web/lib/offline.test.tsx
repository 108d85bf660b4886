// Offline: known by a small file of the site, for which the network in between may answer.
import { afterEach, expect, test, vi } from 'vitest'
import { isOffline } from '#web/lib/offline.ts'

afterEach(() => vi.unstubAllGlobals())

const answered = (type: string, status = 200) =>
  Promise.resolve(new Response(null, { status, headers: { 'content-type': type } }))

test.each([
  ['the file arrives', () => answered('text/plain; charset=utf-8'), false],
  ['the site fails', () => answered('application/json', 503), false],
  ['a page of the network stands in its place', () => answered('text/html'), true],
  ['nothing arrives', () => Promise.reject(new TypeError('Failed to fetch')), true],
])('where %s', async (_what, answer, isAway) => {
  vi.stubGlobal('fetch', answer)
  expect(await isOffline()).toBe(isAway)
})
