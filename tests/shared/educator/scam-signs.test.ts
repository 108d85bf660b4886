// Scam signs: who tells of a scam without calling it one is told of scams, and of nothing that would make the lie sound true.
import { expect, test } from 'vitest'
import { helpLinesFor } from '#shared/educator/help-for.ts'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { demands } from '#shared/educator/scam-demands.ts'
import { offersOfScams } from '#shared/educator/scam-offers.ts'
import { phishing } from '#shared/educator/scam-phishing.ts'
import { scamToldIn } from '#shared/educator/scam-signs.ts'
import { superCalls } from '#shared/educator/scam-super.ts'
import { takeovers } from '#shared/educator/scam-takeovers.ts'
import { terms } from '#shared/learning/terms.ts'
import { ordinaryOnes, toldOfScams } from './scam-tellings.ts'
import { ordinaryOfAccounts, ordinaryOfSuper, toldOfSuperCalls, toldOfTakeovers } from './scam-tellings-more.ts'

const { search, termFor } = lessonSearch()

test.each([...toldOfScams, ...toldOfTakeovers, ...toldOfSuperCalls])(
  '%s: %s and the lesson on scams, nothing else',
  async (question, id) => {
    for (const written of [question, question.toUpperCase(), `${question.replaceAll("'", '’')}??`]) {
      expect(await termFor(written)).toMatchObject({ id, lessonId: 18 })
      const lessons = (await search(written)).map(({ lessonId }) => lessonId)
      expect(new Set(lessons)).toEqual(new Set([18]))
    }
    expect(helpLinesFor(question).map(({ name }) => name)).toContain('IDCARE')
  },
)

test('ordinary questions in the same words are answered as they are', () => {
  const ordinary = [...ordinaryOnes, ...ordinaryOfAccounts, ...ordinaryOfSuper]
  expect(ordinary.filter((question) => scamToldIn(question) !== undefined)).toEqual([])
})

test('each sign has a term of the lesson on scams', () => {
  for (const { id } of [...demands, ...phishing, ...offersOfScams, ...superCalls, ...takeovers]) {
    expect(terms.find((term) => term.id === id)).toMatchObject({ lessonId: 18 })
  }
})

test.each([
  'pay before ',
  'get my money ',
  'they told me to deposit ',
  'guy on insta wants ',
  'my my my ',
  'someone called super ',
  'my shares trade i ',
])('a thousand letters of "%s" are read in no time', (words) => {
  const start = performance.now()
  scamToldIn(words.repeat(100).slice(0, 1000))
  expect(performance.now() - start).toBeLessThan(500)
})
