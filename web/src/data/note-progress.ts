// Note progress: what a reply said of a person's progress, wherever that is shown: the sidebar's level, the Dashboard's first lesson.
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#shared/account/user.ts'
import { newerProgress } from '#shared/learning/newer-progress.ts'
import type { LearningProgress } from '#shared/learning/progress.ts'
import { profileKey } from './use-profile.ts'
import { progressKey } from './use-progress.ts'

export const reviewKey = ['review'] as const

/** A reply that was overtaken on its way takes nothing back. */
export function noteProgress(client: QueryClient, told: LearningProgress): void {
  const progress = newerProgress(client.getQueryData(progressKey), told)
  client.setQueryData(progressKey, progress)
  client.setQueryData<User>(profileKey, (user) =>
    user === undefined
      ? undefined
      : {
          ...user,
          profile: { ...user.profile, xp: progress.xp, level: progress.level },
          learning: { ...user.learning, completedLessons: progress.completedLessons },
        },
  )
}
