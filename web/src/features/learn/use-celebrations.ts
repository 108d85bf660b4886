// Celebrations: the moment of a completion, then what it brought, each for its time.
import { useCallback, useState } from 'react'
import type { Achievement } from '#shared/learning/achievements.ts'
import type { LessonCompletion } from '../../data/use-lesson-attempts.ts'

export const quizPassedMs = 3000
export const completedMs = 2000
export const levelUpMs = 3000
export const achievementMs = 5000

/** A lesson that was completed just now. */
export type Finished = LessonCompletion & { lessonId: number }

type Shown = {
  /** First the completion itself ... */
  finished: Finished | null
  /** ... then what it brought. */
  level: number | null
  achievements: readonly Achievement[]
}
const nothing: Shown = { finished: null, level: null, achievements: [] }

export function useCelebrations() {
  const [shown, setShown] = useState(nothing)
  const celebrate = useCallback((finished: Finished) => setShown({ ...nothing, finished }), [])
  const endCompletion = useCallback(
    () =>
      setShown((now) => {
        if (now.finished === null) return now
        const { leveledUp, newAchievements, progress } = now.finished
        return { finished: null, level: leveledUp ? progress.level : null, achievements: newAchievements }
      }),
    [],
  )
  const endLevelUp = useCallback(() => setShown((now) => ({ ...now, level: null })), [])
  const endAchievements = useCallback(() => setShown((now) => ({ ...now, achievements: [] })), [])
  return { ...shown, celebrate, endCompletion, endLevelUp, endAchievements }
}
