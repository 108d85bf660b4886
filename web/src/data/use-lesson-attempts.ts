// Lesson attempts: sends what a learner did with a lesson, which the server grades and rewards (P23). A failed quiz is told too,
// so that the next attempt asks other questions on every device.
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { completionOf, DrawnAnswers } from '#shared/learning/lesson-contract.ts'
import { learningProgress } from '#shared/learning/progress-contract.ts'
import type { LearningProgress } from '#shared/learning/progress.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import { oneAtATime } from '../lib/one-at-a-time.ts'
import { send as sendRequest } from './client.ts'
import { failedKey, failedQuizzes, forgetFailed, keepFailed, type LessonAttempt } from './failed-quizzes.ts'
import { noteProgress, reviewKey } from './note-progress.ts'
import { useUid } from './use-auth.ts'
import { refusalOf } from './refusal-of.ts'
import { progressKey, useKnownProgress } from './use-progress.ts'

const api = createClient({ ...learningProgress, completeLesson: completionOf(DrawnAnswers) }, sendRequest)

export type LessonCompletion = Awaited<ReturnType<typeof api.completeLesson>>

/**
 * The lesson is completed already: a reply got lost, or another device was quicker. What it brought is what has changed
 * since progress was last read.
 */
async function completedBefore(lessonId: number, before: LearningProgress | undefined): Promise<LessonCompletion> {
  const read = await api.progress().catch((error: unknown) => before ?? Promise.reject(error))
  const completedLessons = [...new Set([...read.completedLessons, lessonId])]
  const known = new Set(before?.achievements.filter(({ unlocked }) => unlocked).map(({ id }) => id))
  return {
    xpEarned: before === undefined ? 0 : Math.max(0, read.xp - before.xp),
    timeBonus: 0,
    leveledUp: before !== undefined && read.level > before.level,
    newAchievements:
      before === undefined ? [] : read.achievements.filter(({ id, unlocked }) => unlocked && !known.has(id)),
    progress: { ...read, completedLessons },
  }
}

const send = (as: string, { lessonId, answers, readingSeconds }: LessonAttempt): Promise<LessonCompletion> =>
  api.completeLesson({ params: { id: String(lessonId) }, body: { answers, readingSeconds } }, { as })

/** Of a completion that was refused because other questions come next: the number of that attempt. */
export const attemptAfter = (error: unknown): number | undefined =>
  error instanceof ApiProblem ? error.attempt : undefined

/** The attempt that comes next, as the server said it or as it follows from a failure here. */
function noteAttempt(client: QueryClient, lessonId: number, attempt: number): void {
  client.setQueryData<LearningProgress>(progressKey, (progress) =>
    progress === undefined ? undefined : { ...progress, attempts: { ...progress.attempts, [lessonId]: attempt } },
  )
}

async function sendInOrder(client: QueryClient, uid: string): Promise<void> {
  for (let [next] = failedQuizzes(uid); next !== undefined; [next] = failedQuizzes(uid)) {
    try {
      await send(uid, next)
    } catch (error) {
      // Only an answer settles an attempt.
      const { attempt } = await refusalOf(error, uid)
      if (attempt !== undefined) noteAttempt(client, next.lessonId, attempt)
    }
    forgetFailed(uid, next)
  }
}

const alone = oneAtATime<void>()

/**
 * Sends the failed attempts that wait, in order.
 * @throws when one of them has to wait on, and those behind it with it
 */
export const sendFailed = (client: QueryClient, uid: string): Promise<void> =>
  failedQuizzes(uid).length === 0 ? Promise.resolve() : alone(failedKey(uid), () => sendInOrder(client, uid))

/** The attempt at a lesson's quiz that comes next, from 0, and how a failed one is told. */
export function useQuizAttempt(lessonId: number) {
  const client = useQueryClient()
  const uid = useUid()
  const known = useKnownProgress()?.attempts[lessonId] ?? 0
  // The service will count those that wait ahead of the next one.
  const waiting = failedQuizzes(uid).filter((failed) => failed.lessonId === lessonId)
  const attempt = Math.max(known, ...waiting.map(({ number }) => number + 1))
  const fail = useCallback(
    (failed: LessonAttempt, failedAttempt: number): void => {
      keepFailed(uid, { ...failed, number: failedAttempt })
      noteAttempt(client, failed.lessonId, failedAttempt + 1)
      // What cannot be sent now goes ahead of the completion.
      sendFailed(client, uid).catch(() => undefined)
    },
    [client, uid],
  )
  return { attempt, fail }
}

const completionKey = ['complete-lesson'] as const

/** Sends the answers and the reading time; the server grades and rewards. The level in the sidebar follows. */
export function useCompleteLesson() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationKey: completionKey,
    mutationFn: async (attempt: LessonAttempt): Promise<LessonCompletion> => {
      const { lessonId } = attempt
      try {
        await sendFailed(client, uid)
        return await send(uid, attempt)
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        if (error.attempt !== undefined) noteAttempt(client, lessonId, error.attempt)
        if (error.code !== 'conflict') throw error
        return completedBefore(lessonId, client.getQueryData<LearningProgress>(progressKey))
      }
    },
    onSuccess: async ({ progress }) => {
      // A read that set out before the completion must not bring the old state back.
      await Promise.all([progressKey, reviewKey].map((queryKey) => client.cancelQueries({ queryKey })))
      noteProgress(client, progress)
      // The lesson has planted its cards.
      void client.invalidateQueries({ queryKey: reviewKey })
    },
  })
}

/** The lessons whose completion is on its way to the server. */
export const useLessonsBeingCompleted = (): readonly number[] =>
  useMutationState({
    filters: { mutationKey: completionKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as LessonAttempt).lessonId,
  })
