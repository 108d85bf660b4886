// Which build a page is of: what web/build/build-facts.ts writes, read.
import { expect, test } from 'vitest'
import { buildOf } from '#web/lib/build.ts'

const page = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html')

test('a page says its commit and day; made outside a repository the day alone, and without a build nothing', () => {
  const at = '2026-11-29T02:14:00.000Z'
  expect(buildOf(page(`<meta name="build" content="${at} 9d565f34">`))).toEqual({ at, commit: '9d565f34' })
  expect(buildOf(page(`<meta name="build" content="${at}">`))).toEqual({ at, commit: '' })
  expect(buildOf(page('<meta name="description" content="x">'))).toBeUndefined()
})
