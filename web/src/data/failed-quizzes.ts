// Failed quizzes: attempts that the service has not heard of yet, kept in this browser so that a reload loses none. A completion goes
// behind them: the questions of an attempt follow from how many failed before it.
import * as z from 'zod/mini'
import { DrawnAnswers } from '#shared/learning/lesson-contract.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'

/** What a learner did with a lesson: the server grades the answers and rewards the reading. */
const LessonAttempt = z.strictObject({ lessonId: z.int(), answers: DrawnAnswers, readingSeconds: z.number() })
export type LessonAttempt = z.infer<typeof LessonAttempt>

const FailedQuiz = z.strictObject({ ...LessonAttempt.shape, /** Its number, from 0. */ number: z.int() })
type FailedQuiz = z.infer<typeof FailedQuiz>

export const failedKey = (uid: string): string => userKey(uid, 'failed-quizzes')
/** Where the browser keeps nothing, they last as long as the page. */
const unstored = new Map<string, readonly FailedQuiz[]>()

function stored(uid: string): FailedQuiz[] {
  try {
    const kept = z.safeParse(z.array(FailedQuiz), JSON.parse(readStored('local', failedKey(uid)) ?? '[]'))
    return kept.success ? kept.data : []
  } catch {
    return []
  }
}

/** Oldest first. */
export const failedQuizzes = (uid: string): FailedQuiz[] => [...stored(uid), ...(unstored.get(uid) ?? [])]

function write(uid: string, failed: readonly FailedQuiz[]): void {
  writeStored('local', failedKey(uid), failed.length === 0 ? null : JSON.stringify(failed))
  unstored.set(uid, failed.slice(stored(uid).length))
}

export const keepFailed = (uid: string, failed: FailedQuiz): void => write(uid, [...failedQuizzes(uid), failed])

/** Takes the first off the list, unless another tab has done so already. */
export function forgetFailed(uid: string, sent: FailedQuiz): void {
  const [first, ...rest] = failedQuizzes(uid)
  if (JSON.stringify(first) === JSON.stringify(sent)) write(uid, rest)
}
