// Citations: only lessons that were supplied, once each, in order of appearance (P30).
import { expect, test } from 'vitest'
import { resolveCitations } from '#shared/educator/reply-check/citations.ts'

const supplied = [
  { id: 3, title: 'Diversification' },
  { id: 4, title: 'ETFs' },
]

test('supplied lessons are kept and listed, others are stripped', () => {
  expect(
    resolveCitations('Funds spread money [Lesson 4]. So do many holdings [Lesson 3], says [Lesson 99].', supplied),
  ).toEqual({
    reply: 'Funds spread money [Lesson 4]. So do many holdings [Lesson 3], says.',
    citations: [
      { lessonId: 4, title: 'ETFs' },
      { lessonId: 3, title: 'Diversification' },
    ],
  })
})

test('a lesson cited twice is listed once', () => {
  expect(resolveCitations('[Lesson 4] and again [Lesson 4]', supplied).citations).toEqual([
    { lessonId: 4, title: 'ETFs' },
  ])
})

test.each([
  ['see [lesson 4]', 'see [Lesson 4]'],
  ['see [Lessons 3 and 4]', 'see [Lesson 3] [Lesson 4]'],
  ['see [Lesson 4, 7]', 'see [Lesson 4]'],
  ['see [Lesson 4: ETFs]', 'see [Lesson 4]'],
  ['see [Lesson 0004]', 'see [Lesson 4]'],
  ['see [Lesson]', 'see'],
  ['see [Lesson x]', 'see'],
  ['[Lesson 12] it is', ' it is'],
])('"%s" becomes "%s"', (reply, resolved) => {
  expect(resolveCitations(reply, supplied).reply).toBe(resolved)
})

test('text without references, and other brackets, stay as they are', () => {
  const reply = 'A [bracket] and a [1] and a lesson 4.'
  expect(resolveCitations(reply, supplied)).toEqual({ reply, citations: [] })
})

test('no supplied lessons, no citations', () => {
  expect(resolveCitations('Read [Lesson 4].', [])).toEqual({ reply: 'Read.', citations: [] })
})
