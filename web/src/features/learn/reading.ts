// Reading: what a learner has done with an open lesson, from its first line to the graded quiz. No React.
import { isQuizPassed, quizPassPercent, quizScore } from '#shared/learning/progress.ts'
import { readThresholdPercent } from '#shared/learning/lesson.ts'
import type { AskedQuestion, ChosenOption } from '#shared/learning/quiz-draw.ts'

export type Reading = {
  /** The furthest point of the text that was on screen, 0 to 100; scrolling back does not unread it. */
  readPercent: number
  /** The place of the chosen option, as shown, by question; a question that is still open is not in it. */
  answers: Readonly<Record<number, number>>
  /** Percent of right answers once the quiz is submitted. It is submitted once. */
  scorePercent: number | null
}
export type Quiz = readonly AskedQuestion[]

export const startReading: Reading = { readPercent: 0, answers: {}, scorePercent: null }

/**
 * How much of a text has been scrolled past. One that fits without scrolling is read when it is shown.
 * @param textPx height of the text
 * @param visiblePx height of the part of it that is on screen
 */
export function scrolledPercent(scrollTop: number, textPx: number, visiblePx: number): number {
  const toScroll = textPx - visiblePx
  // Scroll positions are rounded to device pixels: one pixel short is the end.
  if (toScroll <= 1 || scrollTop >= toScroll - 1) return 100
  return Math.max(0, (scrollTop / toScroll) * 100)
}

export const scrollTo = (reading: Reading, percent: number): Reading =>
  percent <= reading.readPercent ? reading : { ...reading, readPercent: percent }

export const isRead = ({ readPercent }: Reading): boolean => readPercent >= readThresholdPercent

export const choose = (reading: Reading, question: number, option: number): Reading =>
  reading.scorePercent === null ? { ...reading, answers: { ...reading.answers, [question]: option } } : reading

/** The answers in the order of the questions, once there is one for each. */
export function allAnswers({ answers }: Reading, quiz: Quiz): number[] | null {
  const given = quiz.flatMap((_, index) => answers[index] ?? [])
  return given.length === quiz.length ? given : null
}

/** The answers as they are sent: which option of which question; none for an option that is not there. */
export const chosenOptions = (answers: readonly number[], quiz: Quiz): ChosenOption[] =>
  quiz.flatMap(({ id, options }, index) => {
    const option = options[answers[index] ?? -1]
    return option === undefined ? [] : [{ questionId: id, optionId: option.id }]
  })

export const canSubmit = (reading: Reading, quiz: Quiz): boolean =>
  reading.scorePercent === null && allAnswers(reading, quiz) !== null

/** Grades the quiz, as the server will once more. */
export function submitQuiz(reading: Reading, quiz: Quiz): Reading {
  const answers = allAnswers(reading, quiz)
  if (!canSubmit(reading, quiz) || answers === null) return reading
  return {
    ...reading,
    scorePercent: quizScore(
      quiz.map(({ options }) => options.findIndex(({ isRight }) => isRight)),
      answers,
    ),
  }
}

export const hasPassed = (reading: Reading, quiz: Quiz): boolean =>
  quiz.length === 0 || (reading.scorePercent !== null && isQuizPassed(reading.scorePercent))

/** What has to be done next before the lesson can be completed. */
export type Step = 'read' | 'quiz' | 'complete'
export const nextStep = (reading: Reading, quiz: Quiz): Step =>
  !isRead(reading) ? 'read' : !hasPassed(reading, quiz) ? 'quiz' : 'complete'

export const stepLabels: Readonly<Record<Step, string>> = {
  read: 'Read content first',
  quiz: 'Pass quiz first',
  complete: 'Complete Lesson & Earn XP',
}

/** Why the lesson cannot be completed yet. */
export const stepReasons: Readonly<Record<Exclude<Step, 'complete'>, string>> = {
  read: 'Please scroll through the entire lesson content first!',
  quiz: `Please complete the quiz with at least ${quizPassPercent}% score to proceed!`,
}

/** What it takes to pass a quiz of so many questions, in words. */
export function passRule(questionCount: number): string {
  const fewestRight = Math.ceil((questionCount * quizPassPercent) / 100)
  if (fewestRight < questionCount) return `Get ${fewestRight} of ${questionCount} right to pass.`
  return `Get ${questionCount === 2 ? 'both' : 'every one'} right to pass.`
}
