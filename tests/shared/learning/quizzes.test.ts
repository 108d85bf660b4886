// The quizzes: every option explained, and nothing in the form of the options that gives the right one away.
import { expect, test } from 'vitest'
import type { QuizQuestion } from '#shared/learning/lesson.ts'
import { lessons, linesOf } from './loaded-lessons.ts'

const questions = lessons.flatMap(({ quiz }) => quiz)

test('every question has an id of its own, made of its lesson and a number', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const { summary, quiz } of lessons)
    for (const { id } of quiz) expect(id).toMatch(new RegExp(`^l${String(summary.id).padStart(2, '0')}-q\\d+$`))
})

test.each(lessons)('the answers of lesson $summary.id are found under headings that it has', ({ body, quiz }) => {
  const headings = linesOf(body).flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? [])
  for (const { id, section } of quiz) expect(headings, id).toContain(section)
})

test.each(questions)('$id explains each of its options', ({ question, options, correctAnswer, explanations }) => {
  expect(question).toMatch(/\?$/)
  expect(new Set(options).size).toBe(4)
  expect(new Set(explanations).size).toBe(4)
  const openings = explanations.map((explanation) => explanation.split(/[\s,.]/)[0])
  const right = openings[correctAnswer]
  expect(right).toMatch(/^(Yes|Right)$/)
  expect(openings.filter((opening) => opening === right)).toHaveLength(1)
  for (const text of [...options, ...explanations])
    expect(text).not.toMatch(/\n|\*\*|all of the above|none of the above/i)
})

test.each(questions)('the options of $id are of about one length, and the right one has its own', (question) => {
  const lengths = question.options.map(({ length }) => length)
  expect(Math.max(...lengths) / Math.min(...lengths), question.options.join(' | ')).toBeLessThanOrEqual(2.2)
  expect(lengths.filter((length) => length === lengths[question.correctAnswer])).toHaveLength(1)
})

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{4,}/g))
/** The option that a score puts first; the earlier of two that score the same. */
const highest = (options: readonly string[], score: (option: string) => number): number => {
  const scores = options.map(score)
  return scores.indexOf(Math.max(...scores))
}
const byLength = (place: number) => (question: QuizQuestion) => {
  const longestFirst = question.options.toSorted((one, other) => other.length - one.length)
  return question.options.indexOf(longestFirst[place] ?? '')
}
const shared = ({ question }: QuizQuestion, option: string): number =>
  [...wordsOf(question)].filter((word) => wordsOf(option).has(word)).length
const among = (option: string, { options }: QuizQuestion): number =>
  options
    .filter((other) => other !== option)
    .reduce((sum, other) => sum + [...wordsOf(option)].filter((word) => wordsOf(other).has(word)).length, 0)
const absolute = /\b(always|never|ever|every|all|any|only|cannot|must|certain)\b/i
const hedge = /\b(may|might|can|could|usually|mostly|about|something|little|likely)\b/i

/** What somebody might do who has read nothing. */
const guesses: ReadonlyArray<readonly [string, (question: QuizQuestion) => number]> = [
  ['the first', () => 0],
  ['the second', () => 1],
  ['the third', () => 2],
  ['the last', () => 3],
  ['the longest', byLength(0)],
  ['the second longest', byLength(1)],
  ['the second shortest', byLength(2)],
  ['the shortest', byLength(3)],
  [
    'the one that repeats most of the question',
    (question) => highest(question.options, (option) => shared(question, option)),
  ],
  [
    'the one that repeats least of the question',
    (question) => highest(question.options, (option) => -shared(question, option)),
  ],
  ['the one most like the others', (question) => highest(question.options, (option) => among(option, question))],
  ['the one least like the others', (question) => highest(question.options, (option) => -among(option, question))],
  ['the one with a comma', ({ options }) => highest(options, (option) => Number(option.includes(',')))],
  ['the one without a comma', ({ options }) => highest(options, (option) => Number(!option.includes(',')))],
  ['the one with a figure', ({ options }) => highest(options, (option) => Number(/\d/.test(option)))],
  ['the one that hedges', ({ options }) => highest(options, (option) => Number(hedge.test(option)))],
  ['the one without an absolute word', ({ options }) => highest(options, (option) => Number(!absolute.test(option)))],
]

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
