// Progress: what a person has learned so far, and completing a lesson (P23).
import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { learning } from '#shared/learning/contract.ts'
import { LearningProgress } from '#shared/learning/progress.ts'
import type { User } from '#shared/account/user.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import { send } from './client.ts'
import { recallOffline } from './last-seen.ts'
import { useUid } from './use-auth.ts'
import { profileKey } from './use-profile.ts'

const api = createClient(learning, send)

const progressKey = ['progress'] as const
const progressQuery = (uid: string) =>
  queryOptions({
    queryKey: progressKey,
    queryFn: ({ client, signal }) =>
      api
        .progress({ signal })
        .catch((error: unknown) => recallOffline(client, uid, 'progress', LearningProgress, error)),
  })

export const useProgress = () => useQuery(progressQuery(useUid()))

/** What a learner did with a lesson: the server grades the answers and rewards the reading. */
export type LessonAttempt = { lessonId: number; answers: number[]; readingSeconds: number }
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

const completionKey = ['complete-lesson'] as const

/** Sends the answers and the reading time; the server grades and rewards. The level in the sidebar follows. */
export function useCompleteLesson() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: completionKey,
    mutationFn: async ({ lessonId, answers, readingSeconds }: LessonAttempt): Promise<LessonCompletion> => {
      try {
        return await api.completeLesson({ params: { id: String(lessonId) }, body: { answers, readingSeconds } })
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'conflict') throw error
        return completedBefore(lessonId, client.getQueryData<LearningProgress>(progressKey))
      }
    },
    onSuccess: async ({ progress }) => {
      // A read that set out before the completion must not bring the old state back.
      await client.cancelQueries({ queryKey: progressKey })
      client.setQueryData(progressKey, progress)
      client.setQueryData<User>(profileKey, (user) =>
        user === undefined
          ? undefined
          : { ...user, profile: { ...user.profile, xp: progress.xp, level: progress.level } },
      )
    },
  })
}

/** The lessons whose completion is on its way to the server. */
export const useLessonsBeingCompleted = (): readonly number[] =>
  useMutationState({
    filters: { mutationKey: completionKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as LessonAttempt).lessonId,
  })
