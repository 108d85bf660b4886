// The draw of a quiz: two questions of the pool, others at each retry, options in an order of the attempt.
import { expect, test } from 'vitest'
import { type AskedQuestion, drawQuiz, isForDraw, OptionId, rightOption } from '#shared/learning/quiz-draw.ts'
import { lessons } from './loaded-lessons.ts'

const pool = lessons[0]!.pool
const people = Array.from({ length: 60 }, (_, index) => `person-${index}`)
const drawOf = (userId: string, attempt: number, lessonId = 1) =>
  drawQuiz(lessons[lessonId - 1]!.pool, { userId, lessonId, attempt })
const idsOf = (draw: readonly AskedQuestion[]): string[] => draw.map(({ id }) => id)

test('the same person, lesson and attempt always get the same quiz', () => {
  expect(drawOf('kim', 0)).toEqual(drawOf('kim', 0))
  expect(drawOf('kim', 41)).toEqual(drawOf('kim', 41))
  // Written down, because a browser from before a release and the server after it must agree.
  expect(idsOf(drawOf('kim', 0))).toEqual(['l01-q1', 'l01-q6'])
  expect(drawOf('kim', 0).map(({ options }) => options.map(({ id }) => id).join(''))).toEqual(['dabc', 'dabc'])
})

test('a quiz asks two different questions of the lesson, each with its four options', () => {
  for (const person of people)
    for (const [question, asked] of drawOf(person, 0).map(
      (one) => [pool.find(({ id }) => id === one.id)!, one] as const,
    )) {
      expect(asked.options.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
      for (const option of asked.options) {
        const place = OptionId.options.indexOf(option.id)
        expect(option.text).toBe(question.options[place])
        expect(option.explanation).toBe(question.explanations[place])
        expect(option.isRight).toBe(place === question.correctAnswer)
      }
      expect(asked.options.find(({ isRight }) => isRight)?.id).toBe(rightOption(question))
    }
})

test('a retry never asks a question of the try before, and three tries ask all six', () => {
  for (const person of people)
    for (let attempt = 0; attempt < 30; attempt++) {
      const [now, next] = [idsOf(drawOf(person, attempt)), idsOf(drawOf(person, attempt + 1))]
      expect(new Set(now).size).toBe(2)
      expect(now.filter((id) => next.includes(id))).toEqual([])
      if (attempt % 3 === 0) {
        const round = [now, next, idsOf(drawOf(person, attempt + 2))].flat()
        expect(new Set(round).size).toBe(6)
      }
    }
})

test('over many people each question is asked about as often, and the right answer stands in each place', () => {
  const asked = new Map<string, number>()
  const places = [0, 0, 0, 0]
  for (let index = 0; index < 3000; index++)
    for (const question of drawOf(`p${index}`, index % 5)) {
      asked.set(question.id, (asked.get(question.id) ?? 0) + 1)
      places[question.options.findIndex(({ isRight }) => isRight)]! += 1
    }
  // Expected are 1,000 of each question and 1,500 in each place; 4 standard deviations are 115 and 135.
  for (const question of pool) expect(Math.abs((asked.get(question.id) ?? 0) - 1000)).toBeLessThan(115)
  for (const count of places) expect(Math.abs(count - 1500)).toBeLessThan(135)
})

test('answers fit a draw in any order, each question once', () => {
  const draw = drawOf('kim', 2)
  const answers = draw.map(({ id }) => ({ questionId: id, optionId: 'a' as const }))
  expect(isForDraw(answers, draw)).toBe(true)
  expect(isForDraw(answers.toReversed(), draw)).toBe(true)
  expect(isForDraw([answers[0]!, answers[0]!], draw)).toBe(false)
  expect(isForDraw(answers.slice(1), draw)).toBe(false)
  expect(isForDraw(answers, drawOf('kim', 3))).toBe(false)
})

test('who has read nothing passes about one quiz in sixteen, whatever place or length they go by', () => {
  const shown: ReadonlyArray<readonly [string, (question: AskedQuestion) => boolean | undefined]> = [
    ...[0, 1, 2, 3].map(
      (place) => [`place ${place}`, (asked: AskedQuestion) => asked.options[place]?.isRight] as const,
    ),
    ...[0, 1, 2, 3].map(
      (rank) =>
        [
          `length ${rank}`,
          ({ options }: AskedQuestion) =>
            options.toSorted((one, other) => other.text.length - one.text.length)[rank]?.isRight,
        ] as const,
    ),
  ]
  const draws = people.flatMap((person) => lessons.map(({ summary }) => drawOf(person, 0, summary.id)))
  for (const [name, isRight] of shown) {
    const passed = draws.filter((draw) => draw.every(isRight)).length / draws.length
    expect(passed, name).toBeLessThan(0.1)
  }
})
