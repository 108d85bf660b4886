// Lesson attempts: sends what a learner did with a lesson, which the server grades and rewards (P23). A failed quiz is told too,
// so that the next attempt asks other questions on every device.
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { completionOf, DrawnAnswers } from '#shared/learning/lesson-contract.ts'
import { learningProgress } from '#shared/learning/progress-contract.ts'
import type { LearningProgress } from '#shared/learning/progress.ts'
import type { ChosenOption } from '#shared/learning/quiz-draw.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import { send as sendRequest } from './client.ts'
import { noteProgress, reviewKey } from './note-progress.ts'
import { progressKey, useKnownProgress } from './use-progress.ts'

const api = createClient({ ...learningProgress, completeLesson: completionOf(DrawnAnswers) }, sendRequest)

/** What a learner did with a lesson: the server grades the answers and rewards the reading. */
export type LessonAttempt = { lessonId: number; answers: ChosenOption[]; readingSeconds: number }
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

/** Failed attempts that the server has not heard of, oldest first. Each person has a client of their own. */
const unsent = new WeakMap<QueryClient, LessonAttempt[]>()

function unsentOf(client: QueryClient): LessonAttempt[] {
  const known = unsent.get(client) ?? []
  unsent.set(client, known)
  return known
}

const send = ({ lessonId, answers, readingSeconds }: LessonAttempt): Promise<LessonCompletion> =>
  api.completeLesson({ params: { id: String(lessonId) }, body: { answers, readingSeconds } })

/** The attempt that comes next, as the server said it or as it follows from a failure here. */
function noteAttempt(client: QueryClient, lessonId: number, attempt: number): void {
  client.setQueryData<LearningProgress>(progressKey, (progress) =>
    progress === undefined ? undefined : { ...progress, attempts: { ...progress.attempts, [lessonId]: attempt } },
  )
}

/**
 * Sends the failed attempts that wait, in order.
 * @throws when the service is away; the rest then waits on
 */
async function sendFailed(client: QueryClient): Promise<void> {
  const waiting = unsentOf(client)
  for (let [next] = waiting; next !== undefined; [next] = waiting) {
    try {
      await send(next)
    } catch (error) {
      // Any answer settles it; only a service that is away will be asked again.
      if (!(error instanceof ApiProblem) || error.status >= 500) throw error
      if (error.attempt !== undefined) noteAttempt(client, next.lessonId, error.attempt)
    }
    if (waiting[0] === next) waiting.shift()
  }
}

/** The attempt at a lesson's quiz that comes next, from 0, and how a failed one is told. */
export function useQuizAttempt(lessonId: number) {
  const client = useQueryClient()
  const attempt = useKnownProgress()?.attempts[lessonId] ?? 0
  const fail = useCallback(
    (failed: LessonAttempt, failedAttempt: number): void => {
      unsentOf(client).push(failed)
      noteAttempt(client, failed.lessonId, failedAttempt + 1)
      // What cannot be sent now goes ahead of the completion.
      sendFailed(client).catch(() => undefined)
    },
    [client],
  )
  return { attempt, fail }
}

const completionKey = ['complete-lesson'] as const

/** Sends the answers and the reading time; the server grades and rewards. The level in the sidebar follows. */
export function useCompleteLesson() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: completionKey,
    mutationFn: async (attempt: LessonAttempt): Promise<LessonCompletion> => {
      const { lessonId } = attempt
      try {
        await sendFailed(client)
        return await send(attempt)
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
