// Lesson quiz: the two questions of the attempt that comes next. Once one is answered they stay, whatever another device does.
import { useMemo, useState } from 'react'
import type { QuizQuestion } from '#shared/learning/lesson.ts'
import { drawQuiz } from '#shared/learning/quiz-draw.ts'
import { useUid } from '../../data/use-auth.ts'
import { useQuizAttempt } from '../../data/use-lesson-attempts.ts'

/** @param pool undefined while it is on its way */
export function useLessonQuiz(lessonId: number, pool: readonly QuizQuestion[] | undefined) {
  const userId = useUid()
  const { attempt: nextAttempt, fail } = useQuizAttempt(lessonId)
  const [kept, setKept] = useState<number | null>(null)
  const attempt = kept ?? nextAttempt
  const quiz = useMemo(
    () => (pool === undefined ? [] : drawQuiz(pool, { userId, lessonId, attempt })),
    [pool, userId, lessonId, attempt],
  )
  return { quiz, attempt, keepQuiz: () => setKept(attempt), renewQuiz: () => setKept(null), fail }
}
