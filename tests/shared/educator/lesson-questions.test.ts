// What people ask, and the part of a lesson that they are shown first. Weights and words were chosen by three of four questions of the
// first three lists and by the fourth list; what was kept aside says how the search does on questions that it has not seen.
import { expect, test } from 'vitest'
import { maxExcerptLength } from '#shared/educator/excerpt.ts'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { passagesOf } from '#shared/educator/passages.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'
import { cryptoAndCrashes } from './lesson-questions/crypto-and-crashes.ts'
import { inOtherWords } from './lesson-questions/in-other-words.ts'
import type { LessonQuestion } from './lesson-questions/lesson-question.ts'
import { setAside } from './lesson-questions/set-aside.ts'
import { starting } from './lesson-questions/starting.ts'
import { superTaxAndScams } from './lesson-questions/super-tax-and-scams.ts'

const { search } = lessonSearch()
const lists = [...starting, ...cryptoAndCrashes, ...superTaxAndScams]
const isAside = (at: number): boolean => at % 4 === 3
const passages = (
  await Promise.all(
    lessonCatalogue.map(async ({ id, title }) => passagesOf({ id, title, body: (await loadLesson(id))?.body ?? '' })),
  )
).flat()
const partOf = ({ lessonId, heading }: { lessonId: number; heading: string }): string => `${lessonId} ${heading}`

/** Shares of questions: with the right part first, with it among the three, and quoted with what answers; and of all parts, the right ones. */
async function measured(questions: readonly LessonQuestion[]) {
  const rows = await Promise.all(
    questions.map(async ([question, parts, says]) => {
      const found = await search(question)
      const place = found.findIndex((each) => parts.includes(partOf(each)))
      const right = found.filter((each) => parts.includes(partOf(each))).length
      const isSaid = place === 0 && says.test(found[0]?.text ?? '')
      return { question, first: place === 0, any: place >= 0, says: isSaid, right, shown: found.length }
    }),
  )
  const share = (kind: 'first' | 'any' | 'says'): number => rows.filter((row) => row[kind]).length / rows.length
  const missed = rows.filter(({ first }) => !first).map(({ question }) => question)
  const sum = (kind: 'right' | 'shown'): number => rows.reduce((all, row) => all + row[kind], 0)
  return {
    first: share('first'),
    any: share('any'),
    says: share('says'),
    right: sum('right') / sum('shown'),
    missed: missed.join('\n'),
  }
}

test('each question has a part of a lesson that there is, and one of them says what is looked for', () => {
  const parts = new Map(passages.map((passage) => [partOf(passage), passage.text]))
  for (const [question, named, says] of [...lists, ...inOtherWords, ...setAside]) {
    expect([...parts.keys()], question).toEqual(expect.arrayContaining([...named]))
    expect(
      named.some((part) => says.test(parts.get(part) ?? '')),
      question,
    ).toBe(true)
  }
  expect(lists.length).toBeGreaterThanOrEqual(240)
})

test.each([
  [
    'what the search was made with',
    lists.filter((_, at) => !isAside(at)),
    { first: 0.95, any: 0.97, says: 0.87, right: 0.7 },
  ],
  [
    'a quarter of the lists, kept aside',
    lists.filter((_, at) => isAside(at)),
    { first: 0.88, any: 0.93, says: 0.82, right: 0.65 },
  ],
  ['words further from those of the lessons', inOtherWords, { first: 0.85, any: 0.91, says: 0.74, right: 0.55 }],
  ['what was written last', setAside, { first: 0.83, any: 0.91, says: 0.77, right: 0.58 }],
])(
  '%s: the right part comes first, is among the three, says it, and little else is shown',
  async (_, questions, atLeast) => {
    const got = await measured(questions)
    for (const kind of ['first', 'any', 'says', 'right'] as const) {
      expect(got[kind], `${kind}\n${got.missed}`).toBeGreaterThanOrEqual(atLeast[kind])
    }
  },
)

test('what is quoted is whole sentences of its part, two or more; it begins with none that leans and ends with no list to come', async () => {
  for (const [question] of [...lists, ...inOtherWords, ...setAside]) {
    const found = await search(question)
    expect(found.length).toBeLessThanOrEqual(3)
    for (const excerpt of found) {
      const { sentences } = passages.find((passage) => partOf(passage) === partOf(excerpt))!
      const start = sentences.findIndex(({ text }) => excerpt.text.startsWith(text))
      let [end, text] = [start, sentences[start]?.text ?? '']
      while (text.length < excerpt.text.length) text += ` ${sentences[++end]?.text}`
      expect(text, question).toBe(excerpt.text)
      expect(sentences[start]?.isLeaning, excerpt.text).toBe(false)
      expect(end - start, excerpt.text).toBeGreaterThanOrEqual(Math.min(1, sentences.length - 1))
      for (const { announcesTo } of sentences.slice(start, end + 1)) expect(announcesTo ?? 0).toBeLessThanOrEqual(end)
      expect(text.endsWith(':'), text).toBe(false)
      expect(text.length).toBeLessThanOrEqual(maxExcerptLength)
    }
  }
})
