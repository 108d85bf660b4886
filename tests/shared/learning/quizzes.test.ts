// The quizzes: every option explained, and nothing in the form of the options that gives the right one away.
import { expect, test } from 'vitest'
import { lessons } from './loaded-lessons.ts'
import { expectSound, guesses, headingsOf } from './question-checks.ts'

const questions = lessons.flatMap(({ quiz }) => quiz)

test('every question has an id of its own, made of its lesson and a number', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const { summary, quiz } of lessons)
    for (const { id } of quiz) expect(id).toMatch(new RegExp(`^l${String(summary.id).padStart(2, '0')}-q\\d+$`))
})

test.each(lessons)('the answers of lesson $summary.id are found under headings that it has', ({ body, quiz }) => {
  for (const { id, section } of quiz) expect(headingsOf(body), id).toContain(section)
})

test.each(questions)('$id explains each of its options, which are of about one length', expectSound)

// A guess is right in a quarter of the questions, give or take: of 22, in one to ten with a probability of 0.988.
const [fewest, most] = [1, 10]

test.each(guesses)('always picking %s gets nobody further than chance', (_name, guess) => {
  const hits = questions.filter((question) => guess(question) === question.correctAnswer).length
  expect(hits).toBeGreaterThanOrEqual(fewest)
  expect(hits).toBeLessThanOrEqual(most)
  // Both questions right is a pass: chance gives more than two of eleven with a probability of 0.03.
  const passes = lessons.filter(({ quiz }) =>
    quiz.every((question) => guess(question) === question.correctAnswer),
  ).length
  expect(passes).toBeLessThanOrEqual(2)
})

test('over all questions the right answer is spread evenly over the places and the ranks of length', () => {
  for (const [name, guess] of guesses.slice(0, 8)) {
    const hits = questions.filter((question) => guess(question) === question.correctAnswer).length
    expect(hits, name).toBeGreaterThanOrEqual(Math.floor(questions.length / 4))
    expect(hits, name).toBeLessThanOrEqual(Math.ceil(questions.length / 4))
    // None of them passes a single lesson.
    for (const { summary, quiz } of lessons)
      expect(
        quiz.every((question) => guess(question) === question.correctAnswer),
        `${name}, ${summary.id}`,
      ).toBe(false)
  }
})
