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
import { lessons, withoutMarks } from './loaded-lessons.ts'
import { expectSound, guesses, headingsOf, ways, writtenIn } from './question-checks.ts'

const pools = [pool01, pool02, pool03, pool04, pool05, pool06, pool07, pool08, pool09, pool10, pool11].map(
  (pool, index) => ({ id: index + 1, pool }),
)
const lessonOf = (id: number) => {
  const lesson = lessons.find(({ summary }) => summary.id === id)
  if (!lesson) throw new Error(`no lesson ${id}`)
  return lesson
}
const questions = pools.flatMap(({ pool }) => pool)

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
  const headings = headingsOf(lessonOf(id).body)
  for (const question of pool) expect(headings, question.id).toContain(question.section)
  // A pool that asks about one part of the lesson proves that this part was read.
  expect(new Set(pool.map(({ section }) => section)).size).toBeGreaterThanOrEqual(3)
})

test.each(questions)('$id explains each of its options, which are of about one length', expectSound)

test('no question gives advice, and none repeats an explanation or a whole sentence of a lesson', () => {
  expect(found(questions.flatMap(writtenIn).join('\n'), advice)).toEqual([])
  const explanations = questions.flatMap((question) => question.explanations)
  expect(new Set(explanations).size).toBe(explanations.length)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  const read = lessons.map(({ body }) => withoutMarks(body)).join('\n')
  for (const text of explanations) expect(read).not.toContain(text)
})

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

// A guess is right in a quarter of the questions, give or take: of 66, in 8 to 25 with a probability of 0.99.
test.each(guesses)('always picking %s gets nobody further than chance', (_name, guess) => {
  const hits = questions.filter((question) => guess(question) === question.correctAnswer).length
  expect(hits).toBeGreaterThanOrEqual(8)
  expect(hits).toBeLessThanOrEqual(25)
})
