// Quiz attempt: answers in either of their two forms beside the right ones, for grading.
import { fail } from '../operation/problem.ts'
import type { QuizQuestion } from './lesson.ts'
import { type ChosenOption, drawQuiz, isForDraw, OptionId, quizSize } from './quiz-draw.ts'

/** Right and chosen options, in the same order, by their place in the catalogue: 0 to 3. */
export type GradedQuiz = { correct: number[]; chosen: number[] }

const isNumbered = (answers: readonly number[] | readonly ChosenOption[]): answers is readonly number[] =>
  answers.every((answer) => typeof answer === 'number')

function refuseCount(count: number): never {
  const message = `must hold one answer for each of the ${count} questions`
  return fail('invalid_request', `answers ${message}.`, { errors: [{ path: 'answers', message }] })
}

/**
 * The answers beside the right ones. Numbers answer the first two questions of the pool as the catalogue has them; the other
 * form has to fit the draw of the attempt.
 * @returns undefined when the answers are to other questions than those of the attempt
 * @throws Problem `invalid_request` when there are more or fewer answers than questions
 */
export function gradedAs(
  answers: readonly number[] | readonly ChosenOption[],
  pool: readonly QuizQuestion[],
  about: { userId: string; lessonId: number; attempt: number },
): GradedQuiz | undefined {
  if (answers.length !== quizSize) return refuseCount(quizSize)
  const correctOf = ({ correctAnswer }: QuizQuestion): number => correctAnswer
  if (isNumbered(answers)) return { correct: pool.slice(0, quizSize).map(correctOf), chosen: [...answers] }
  if (!isForDraw(answers, drawQuiz(pool, about))) return undefined
  const questions = answers.map(({ questionId }) => pool.find(({ id }) => id === questionId) as QuizQuestion)
  return {
    correct: questions.map(correctOf),
    chosen: answers.map(({ optionId }) => OptionId.options.indexOf(optionId)),
  }
}
