// The pools of six that a quiz draws from and reviews ask again: each question fair, and nothing in the place or the length of
// an option that gives the right one away over all of them.
import { expect, test } from 'vitest'
import { QuizQuestion } from '#shared/learning/lesson.ts'
import { loadPool, loadQuestions } from '#shared/learning/lesson-pools.ts'
import { cardsOfLesson } from '#shared/learning/review.ts'
import { advice, found } from './advice-patterns.ts'
import { lessons, withoutMarks } from './loaded-lessons.ts'
import { expectSound, guesses, headingsOf, ways, writtenIn } from './question-checks.ts'

const questions = lessons.flatMap(({ pool }) => pool)

test('a pool is fetched by lesson and a question by its id; an unknown one is none', async () => {
  expect(await loadPool(0)).toEqual([])
  expect(await loadPool(19)).toEqual([])
  const [first, second] = [questions[0]!, questions[40]!]
  const found = await loadQuestions([second.id, first.id, 'l99-q1', 'l01-q9'])
  expect([...found.values()].toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([first, second])
})

test.each(lessons)('the pool of lesson $summary.id has six questions with ids of their own', ({ summary, pool }) => {
  expect(pool).toHaveLength(cardsOfLesson)
  expect(pool.map((question) => question.id)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `l${String(summary.id).padStart(2, '0')}-q${number}`),
  )
  for (const question of pool) expect(QuizQuestion.parse(question)).toEqual(question)
})

test.each(lessons)('the answers to the pool of lesson $summary.id are found under headings that it has', (lesson) => {
  const headings = headingsOf(lesson.body)
  for (const question of lesson.pool) expect(headings, question.id).toContain(question.section)
  // A pool that asks about one part of the lesson proves that this part was read.
  expect(new Set(lesson.pool.map(({ section }) => section)).size).toBeGreaterThanOrEqual(3)
})

test.each(questions)('$id explains each of its options, which are of about one length', expectSound)

test.each(questions)('$id can be answered without the lesson beside it, as a review asks it', (asked) => {
  expect(writtenIn(asked).join('\n')).not.toMatch(/\b(?:the|this) lesson\b|\bin the example\b|\bstep \d/i)
})

test('no question gives advice, and none repeats an explanation or a whole sentence of a lesson', () => {
  expect(found(questions.flatMap(writtenIn).join('\n'), advice)).toEqual([])
  const explanations = questions.flatMap((question) => question.explanations)
  expect(new Set(explanations).size).toBe(explanations.length)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  const read = lessons.map(({ body }) => withoutMarks(body)).join('\n')
  for (const text of explanations) expect(read).not.toContain(text)
})

test.each(ways)('the $name of the right answer is spread over each pool and over all of them', ({ name, of }) => {
  for (const value of [0, 1, 2, 3]) {
    const share = questions.filter((question) => of(question) === value).length / questions.length
    expect(share, `${value} over all`).toBeGreaterThanOrEqual(0.22)
    expect(share, `${value} over all`).toBeLessThanOrEqual(0.28)
    for (const { summary, pool } of lessons) {
      const inPool = pool.filter((question) => of(question) === value).length
      const most = name === 'place' || summary.id < 12 ? 2 : 3
      expect(inPool, `${value} in lesson ${summary.id}`).toBeLessThanOrEqual(most)
    }
  }
})

// A guess is right in a quarter of the questions, give or take: of 108, in 16 to 39 with a probability of 0.99.
test.each(guesses)('always picking %s gets nobody further than chance', (_name, guess) => {
  const hits = questions.filter((question) => guess(question) === question.correctAnswer).length
  expect(hits).toBeGreaterThanOrEqual(16)
  expect(hits).toBeLessThanOrEqual(39)
})
