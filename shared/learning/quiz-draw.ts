// Quiz draw: which two questions of a lesson's pool somebody is asked at an attempt, and in which order the options stand. It
// follows from the person, the lesson and the number of the attempt, so that browser and server need not tell each other.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { drawsOf, hashOf } from '../kernel/hash.ts'
import type { QuizQuestion } from './lesson.ts'
import { QuestionId } from './question-id.ts'

/** Questions of one quiz. */
export const quizSize = 2

/** An option by its place in the catalogue, wherever it is shown. */
export const OptionId = z.enum(['a', 'b', 'c', 'd'])
export type OptionId = z.infer<typeof OptionId>
const optionIds = OptionId.options

export const ChosenOption = lazy.strictObject(() => ({ questionId: QuestionId, optionId: OptionId }))
export type ChosenOption = z.infer<typeof ChosenOption>

/** An option as it is shown: its id, its text, and why it is right or wrong. */
export type ShownOption = { id: OptionId; text: string; explanation: string; isRight: boolean }

/** A question as it is asked: its options in an order of their own. */
export type AskedQuestion = Pick<QuizQuestion, 'id' | 'section' | 'question'> & {
  options: readonly ShownOption[]
}

/** The id of the right option of a question. */
export const rightOption = ({ correctAnswer }: QuizQuestion): OptionId => optionIds[correctAnswer] as OptionId

/** The values in an order that follows from the seed (Fisher and Yates). */
function shuffled<Value>(values: readonly Value[], seed: string): Value[] {
  const draw = drawsOf(hashOf(seed))
  const order = [...values]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(draw() * (last + 1))
    ;[order[last], order[other]] = [order[other] as Value, order[last] as Value]
  }
  return order
}

/** A question with its options in an order that follows from the seed. */
export const asked = (question: QuizQuestion, seed: string): AskedQuestion => ({
  id: question.id,
  section: question.section,
  question: question.question,
  options: shuffled(
    optionIds.map((id, index) => ({
      id,
      text: question.options[index] as string,
      explanation: question.explanations[index] as string,
      isRight: index === question.correctAnswer,
    })),
    `${seed}:${question.id}`,
  ),
})

/**
 * The pool in the order in which a round goes through it, two questions at an attempt. The two that ended the round before
 * do not begin this one, so that a retry never meets the questions of the try before it.
 */
function roundOf(pool: readonly QuizQuestion[], seed: string, round: number): QuizQuestion[] {
  const orderOf = (number: number): QuizQuestion[] => shuffled(pool, `${seed}:round:${number}`)
  const order = orderOf(round)
  const [head, last] = [order.slice(0, -quizSize), order.slice(-quizSize)]
  const before = new Set(orderOf(round - 1).slice(-quizSize))
  return [
    ...head.filter((question) => !before.has(question)),
    ...head.filter((question) => before.has(question)),
    ...last,
  ]
}

/**
 * The two questions of an attempt.
 * @param pool the lesson's questions, an even number of at least six
 * @param about whose attempt it is, at which lesson, and how many graded quizzes of it were failed before
 */
export function drawQuiz(
  pool: readonly QuizQuestion[],
  { userId, lessonId, attempt }: { userId: string; lessonId: number; attempt: number },
): AskedQuestion[] {
  const seed = `${userId}:${lessonId}`
  const tries = Math.floor(pool.length / quizSize)
  const round = roundOf(pool, seed, Math.floor(attempt / tries))
  const first = (attempt % tries) * quizSize
  return round.slice(first, first + quizSize).map((question) => asked(question, `${seed}:${attempt}`))
}

/** Whether the answers are to the questions of a draw, each once, in any order. */
export const isForDraw = (answers: readonly ChosenOption[], draw: readonly AskedQuestion[]): boolean =>
  answers.length === draw.length &&
  new Set(answers.map(({ questionId }) => questionId)).size === draw.length &&
  answers.every(({ questionId }) => draw.some(({ id }) => id === questionId))
