// Lesson completion: sends an attempt, and sees to it that its outcome is told even when the lesson was left in the meantime.
import { useCallback, useEffect, useRef } from 'react'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import type { LessonAttempt } from '../../data/failed-quizzes.ts'
import { useCompleteLesson } from '../../data/use-lesson-attempts.ts'
import { messageOf } from '../../lib/api.ts'
import { useToast } from '../../ui/toast.tsx'
import type { Finished } from './use-celebrations.ts'

const titleOf = (id: number): string => lessonCatalogue.find((lesson) => lesson.id === id)?.title ?? 'The lesson'

/** The function rejects only while the lesson is still open, for it to say so in place. */
export function useLessonCompletion(openLessonId: number | undefined, celebrate: (finished: Finished) => void) {
  const { mutateAsync } = useCompleteLesson()
  const showToast = useToast()
  const openId = useRef(openLessonId)
  useEffect(() => {
    openId.current = openLessonId
  }, [openLessonId])

  return useCallback(
    async (attempt: LessonAttempt): Promise<void> => {
      const { lessonId } = attempt
      try {
        const completion = await mutateAsync(attempt)
        celebrate({ ...completion, lessonId })
        const earned = completion.xpEarned > 0 ? ` +${completion.xpEarned} XP` : ''
        if (openId.current !== lessonId)
          showToast({ text: `${titleOf(lessonId)} completed.${earned}`, tone: 'success' })
      } catch (error) {
        if (openId.current === lessonId) throw error
        showToast({ text: `${titleOf(lessonId)} couldn’t be completed. ${messageOf(error)}`, tone: 'error' })
      }
    },
    [mutateAsync, celebrate, showToast],
  )
}
