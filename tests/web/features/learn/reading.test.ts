// Reading: the states of an open lesson.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AskedQuestion } from '#shared/learning/quiz-draw.ts'
import {
  allAnswers,
  canSubmit,
  choose,
  chosenOptions,
  hasPassed,
  isRead,
  nextStep,
  passRule,
  scrolledPercent,
  scrollTo,
  startReading,
  submitQuiz,
} from '#web/features/learn/reading.ts'

/** Its options stand in the order d, c, b, a. */
const aQuestion = (rightPlace: number): AskedQuestion => ({
  id: `l01-q${rightPlace}`,
  section: 'In short',
  question: `Which is ${rightPlace}?`,
  options: (['d', 'c', 'b', 'a'] as const).map((id, place) => ({
    id,
    text: id,
    explanation: id,
    isRight: place === rightPlace,
  })),
})
const quiz = [aQuestion(1), aQuestion(3)]

test.each([
  ['at the top', 0, 3000, 600, 0],
  ['half way', 1200, 3000, 600, 50],
  ['at nine tenths', 2160, 3000, 600, 90],
  ['at the end', 2400, 3000, 600, 100],
  ['a pixel before the end', 2399.4, 3000, 600, 100],
  ['in the quiz below', 4000, 3000, 600, 100],
  ['pulled past the top', -40, 3000, 600, 0],
  ['where everything fits', 0, 500, 600, 100],
])('%s', (_where, scrollTop, text, visible, percent) => {
  expect(scrolledPercent(scrollTop, text, visible)).toBeCloseTo(percent)
})

test('a text is read at 90 percent, and scrolling back does not unread it', () => {
  expect(isRead(scrollTo(startReading, 89.99))).toBe(false)
  const read = scrollTo(startReading, 90)
  expect(isRead(read)).toBe(true)
  expect(scrollTo(read, 20)).toBe(read)
})

test('the way to completion: read, quiz, complete', () => {
  expect(nextStep(startReading, quiz)).toBe('read')
  const read = scrollTo(startReading, 100)
  expect(nextStep(read, quiz)).toBe('quiz')
  expect(nextStep(submitQuiz(choose(choose(read, 0, 1), 1, 3), quiz), quiz)).toBe('complete')
  expect(nextStep(submitQuiz(choose(choose(read, 0, 1), 1, 0), quiz), quiz)).toBe('quiz')
  expect(nextStep(read, [])).toBe('complete')
  expect(nextStep(submitQuiz(choose(choose(startReading, 0, 1), 1, 3), quiz), quiz)).toBe('read')
})

test('a quiz is submitted once, when every question is answered', () => {
  const half = choose(startReading, 1, 3)
  expect(canSubmit(half, quiz)).toBe(false)
  expect(submitQuiz(half, quiz)).toBe(half)
  const graded = submitQuiz(choose(half, 0, 0), quiz)
  expect(graded.scorePercent).toBe(50)
  expect(canSubmit(graded, quiz)).toBe(false)
  expect(choose(graded, 0, 1)).toBe(graded)
})

test('answers are sent in the order of the questions, however they were given', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }), fc.nat(), (answers, seed) => {
      const questions = answers.map(aQuestion)
      const order = answers.map((_, index) => (index + seed) % answers.length)
      const reading = order.reduce((now, question) => choose(now, question, answers[question] ?? 0), startReading)
      expect(allAnswers(reading, questions)).toEqual(answers)
      expect(hasPassed(submitQuiz(reading, questions), questions)).toBe(true)
    }),
  )
})

test('what it takes to pass is said in words: 70 percent of two questions is both', () => {
  expect([1, 2, 3, 10].map(passRule)).toEqual([
    'Get every one right to pass.',
    'Get both right to pass.',
    'Get every one right to pass.',
    'Get 7 of 10 right to pass.',
  ])
})

test('an answer names the question and the option, wherever it stood', () => {
  expect(chosenOptions([0, 3], quiz)).toEqual([
    { questionId: 'l01-q1', optionId: 'd' },
    { questionId: 'l01-q3', optionId: 'a' },
  ])
  expect(chosenOptions([0], quiz)).toEqual([{ questionId: 'l01-q1', optionId: 'd' }])
})
