// Lesson quizzes: the first two questions of every lesson's pool by lesson id, which answers that are numbers answer.
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { quizSize } from '#shared/learning/quiz-draw.ts'

export const lessonQuizzes = new Map(
  await Promise.all(lessonCatalogue.map(async ({ id }) => [id, (await loadPool(id)).slice(0, quizSize)] as const)),
)

/** The right answers to the first two questions of a lesson, or wrong ones to both. */
export const answersTo = (lesson: number, isRight = true): number[] =>
  (lessonQuizzes.get(lesson) ?? []).map(({ correctAnswer }) => (isRight ? correctAnswer : (correctAnswer + 1) % 4))
