// One lesson's text, notes and quiz, fetched when it is opened: the imports stay literal so that a bundler makes one chunk
// for each lesson.
import type { LessonNotes, QuizQuestion } from './lesson.ts'

type LoadedLesson = LessonNotes & { body: string; quiz: readonly QuizQuestion[] }

type LessonChunk = { body: string; notes: LessonNotes; quiz: readonly QuizQuestion[] }

const lessonChunks = new Map<number, () => Promise<LessonChunk>>([
  [1, () => import('./lessons/lesson-01.ts')],
  [2, () => import('./lessons/lesson-02.ts')],
  [3, () => import('./lessons/lesson-03.ts')],
  [4, () => import('./lessons/lesson-04.ts')],
  [5, () => import('./lessons/lesson-05.ts')],
  [6, () => import('./lessons/lesson-06.ts')],
  [7, () => import('./lessons/lesson-07.ts')],
  [8, () => import('./lessons/lesson-08.ts')],
  [9, () => import('./lessons/lesson-09.ts')],
  [10, () => import('./lessons/lesson-10.ts')],
  [11, () => import('./lessons/lesson-11.ts')],
])

/** The lesson with this id, or undefined when there is none. */
export const loadLesson = async (id: number): Promise<LoadedLesson | undefined> => {
  const chunk = await lessonChunks.get(id)?.()
  return chunk && { body: chunk.body, ...chunk.notes, quiz: chunk.quiz }
}
