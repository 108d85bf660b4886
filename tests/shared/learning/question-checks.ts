// What every question of a lesson has to hold, and what somebody who has read nothing might go by.
import { expect } from 'vitest'
import type { QuizQuestion } from '#shared/learning/lesson.ts'
import { linesOf } from './loaded-lessons.ts'

export const headingsOf = (body: string): string[] => linesOf(body).flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? [])

/** Everything that is read of a question. */
export const writtenIn = ({ question, options, explanations }: QuizQuestion): string[] => [
  question,
  ...options,
  ...explanations,
]

/** Every option is explained, one explanation says that it is right, and all are of about one length. */
export function expectSound(asked: QuizQuestion): void {
  const { question, options, explanations, correctAnswer } = asked
  expect(question).toMatch(/\?$/)
  expect(new Set(options).size).toBe(4)
  expect(new Set(explanations).size).toBe(4)
  expect(explanations[correctAnswer]).toMatch(/^(Yes|Right)\b/)
  expect(explanations.filter((text) => /^(Yes|Right)\b/.test(text))).toHaveLength(1)
  const lengths = options.map(({ length }) => length)
  expect(Math.max(...lengths) / Math.min(...lengths), options.join(' | ')).toBeLessThanOrEqual(2.2)
  expect(lengths.filter((length) => length === lengths[correctAnswer])).toHaveLength(1)
  for (const text of writtenIn(asked)) {
    expect(text).not.toMatch(/[<>`|_~\\*!\n]|[—–]|all of the above|none of the above/i)
    expect(text).toBe(text.trim())
  }
}

/** Where the right answer stands, and how many options are longer than it: 0 when it is the longest, 3 when it is the shortest. */
export const ways: ReadonlyArray<{ name: string; of: (question: QuizQuestion) => number }> = [
  { name: 'place', of: ({ correctAnswer }) => correctAnswer },
  {
    name: 'rank of length',
    of: ({ options, correctAnswer }) =>
      options.filter(({ length }) => length > (options[correctAnswer] ?? '').length).length,
  },
]

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
export const guesses: ReadonlyArray<readonly [string, (question: QuizQuestion) => number]> = [
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
