// The pools of six from which a second try will draw: each question as fair as those of the quiz it stands beside, and
// nothing in the place or the length of an option that gives the right one away over all of them.
import { expect, test } from 'vitest'
import { QuizQuestion } from '#shared/learning/lesson.ts'
import { pool as pool01 } from '#shared/learning/lessons/pool-01.ts'
import { pool as pool02 } from '#shared/learning/lessons/pool-02.ts'
import { pool as pool03 } from '#shared/learning/lessons/pool-03.ts'
import { pool as pool04 } from '#shared/learning/lessons/pool-04.ts'
import { pool as pool05 } from '#shared/learning/lessons/pool-05.ts'
import { pool as pool06 } from '#shared/learning/lessons/pool-06.ts'
import { pool as pool07 } from '#shared/learning/lessons/pool-07.ts'
import { pool as pool08 } from '#shared/learning/lessons/pool-08.ts'
import { pool as pool09 } from '#shared/learning/lessons/pool-09.ts'
import { pool as pool10 } from '#shared/learning/lessons/pool-10.ts'
import { pool as pool11 } from '#shared/learning/lessons/pool-11.ts'
import { advice, found } from './advice-patterns.ts'
import { lessons, linesOf, withoutMarks } from './loaded-lessons.ts'

const pools = [pool01, pool02, pool03, pool04, pool05, pool06, pool07, pool08, pool09, pool10, pool11].map(
  (pool, index) => ({ id: index + 1, pool }),
)
const lessonOf = (id: number) => {
  const lesson = lessons.find(({ summary }) => summary.id === id)
  if (!lesson) throw new Error(`no lesson ${id}`)
  return lesson
}
const questions = pools.flatMap(({ pool }) => pool)
const writtenIn = ({ question, options, explanations }: QuizQuestion) => [question, ...options, ...explanations]

test('every lesson of the catalogue has a pool', () => {
  expect(pools.map(({ id }) => id)).toEqual(lessons.map(({ summary }) => summary.id))
})

test.each(pools)('the pool of lesson $id is its quiz and four more, numbered on', ({ id, pool }) => {
  expect(pool.slice(0, 2)).toEqual(lessonOf(id).quiz)
  expect(pool.map((question) => question.id)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `l${String(id).padStart(2, '0')}-q${number}`),
  )
  for (const question of pool) expect(QuizQuestion.parse(question)).toEqual(question)
})

test.each(pools)('the answers to the pool of lesson $id are found under headings that it has', ({ id, pool }) => {
  const headings = linesOf(lessonOf(id).body).flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? [])
  for (const question of pool) expect(headings, question.id).toContain(question.section)
  // A pool that asks about one part of the lesson proves that this part was read.
  expect(new Set(pool.map(({ section }) => section)).size).toBeGreaterThanOrEqual(3)
})

test.each(questions)('$id explains each of its options, which are of about one length', (question) => {
  const { options, explanations, correctAnswer } = question
  expect(question.question).toMatch(/\?$/)
  expect(new Set(options).size).toBe(4)
  expect(new Set(explanations).size).toBe(4)
  expect(explanations[correctAnswer]).toMatch(/^(Yes|Right)\b/)
  expect(explanations.filter((text) => /^(Yes|Right)\b/.test(text))).toHaveLength(1)
  const lengths = options.map(({ length }) => length)
  expect(Math.max(...lengths) / Math.min(...lengths), options.join(' | ')).toBeLessThanOrEqual(2.2)
  expect(lengths.filter((length) => length === lengths[correctAnswer])).toHaveLength(1)
  for (const text of writtenIn(question)) {
    expect(text).not.toMatch(/[<>`|_~\\*!\n]|[—–]|all of the above|none of the above/i)
    expect(text).toBe(text.trim())
  }
})

test('no question gives advice, and none repeats an explanation or a whole sentence of a lesson', () => {
  expect(found(questions.flatMap(writtenIn).join('\n'), advice)).toEqual([])
  const explanations = questions.flatMap((question) => question.explanations)
  expect(new Set(explanations).size).toBe(explanations.length)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  const read = lessons.map(({ body }) => withoutMarks(body)).join('\n')
  for (const text of explanations) expect(read).not.toContain(text)
})

const placeOf = ({ correctAnswer }: QuizQuestion): number => correctAnswer
/** How many options are longer than the right one: 0 when it is the longest, 3 when it is the shortest. */
const rankOf = ({ options, correctAnswer }: QuizQuestion): number =>
  options.filter(({ length }) => length > (options[correctAnswer] ?? '').length).length
const ways = [
  { name: 'place', of: placeOf },
  { name: 'rank of length', of: rankOf },
]

test.each(ways)('the $name of the right answer is spread evenly over each pool and over all of them', ({ of }) => {
  for (const value of [0, 1, 2, 3]) {
    const hits = questions.filter((question) => of(question) === value).length
    expect(hits, `${value} over all`).toBeGreaterThanOrEqual(Math.floor(questions.length / 4))
    expect(hits, `${value} over all`).toBeLessThanOrEqual(Math.ceil(questions.length / 4))
    for (const { id, pool } of pools) {
      const inPool = pool.filter((question) => of(question) === value).length
      expect(inPool, `${value} in lesson ${id}`).toBeGreaterThanOrEqual(1)
      expect(inPool, `${value} in lesson ${id}`).toBeLessThanOrEqual(2)
    }
  }
})

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{4,}/g))
const sharedWords = (one: string, other: string): number =>
  [...wordsOf(one)].filter((word) => wordsOf(other).has(word)).length
const likeOthers = (option: string, { options }: QuizQuestion): number =>
  options.filter((other) => other !== option).reduce((sum, other) => sum + sharedWords(option, other), 0)

/** What somebody who has read nothing might go by: the option that scores highest, the earlier of two that score the same. */
const hunches: ReadonlyArray<readonly [string, (option: string, question: QuizQuestion) => number]> = [
  ['that repeats most of the question', (option, { question }) => sharedWords(question, option)],
  ['that repeats least of the question', (option, { question }) => -sharedWords(question, option)],
  ['most like the others', likeOthers],
  ['least like the others', (option, question) => -likeOthers(option, question)],
  ['with a comma', (option) => Number(option.includes(','))],
  ['without a comma', (option) => Number(!option.includes(','))],
  ['with a figure', (option) => Number(/\d/.test(option))],
  ['that hedges', (option) => Number(/\b(may|might|can|could|usually|mostly|about|something|little)\b/i.test(option))],
  ['without an absolute word', (option) => Number(!/\b(always|never|every|all|any|only|must|exactly)\b/i.test(option))],
]

// A guess is right in a quarter of the questions, give or take: of 66, in 8 to 25 with a probability of 0.99.
test.each(hunches)('always picking the option %s gets nobody further than chance', (_name, score) => {
  const hits = questions.filter((question) => {
    const scores = question.options.map((option) => score(option, question))
    return scores.indexOf(Math.max(...scores)) === question.correctAnswer
  }).length
  expect(hits).toBeGreaterThanOrEqual(8)
  expect(hits).toBeLessThanOrEqual(25)
})
