// One lesson's text and notes, fetched when it is opened: the imports stay literal so that a bundler makes one chunk for each
// lesson.
import type { LessonNotes } from './lesson.ts'

type LoadedLesson = LessonNotes & { body: string }

type LessonChunk = { body: string; notes: LessonNotes }

/** By the ids of the lessons, which count from 1. */
const lessonChunks: ReadonlyArray<() => Promise<LessonChunk>> = [
  () => import('./lessons/lesson-01.ts'),
  () => import('./lessons/lesson-02.ts'),
  () => import('./lessons/lesson-03.ts'),
  () => import('./lessons/lesson-04.ts'),
  () => import('./lessons/lesson-05.ts'),
  () => import('./lessons/lesson-06.ts'),
  () => import('./lessons/lesson-07.ts'),
  () => import('./lessons/lesson-08.ts'),
  () => import('./lessons/lesson-09.ts'),
  () => import('./lessons/lesson-10.ts'),
  () => import('./lessons/lesson-11.ts'),
  () => import('./lessons/lesson-12.ts'),
  () => import('./lessons/lesson-13.ts'),
  () => import('./lessons/lesson-14.ts'),
  () => import('./lessons/lesson-15.ts'),
  () => import('./lessons/lesson-16.ts'),
  () => import('./lessons/lesson-17.ts'),
  () => import('./lessons/lesson-18.ts'),
]

/** The lesson with this id, or undefined when there is none. */
export const loadLesson = async (id: number): Promise<LoadedLesson | undefined> => {
  const chunk = await lessonChunks[id - 1]?.()
  return chunk && { body: chunk.body, ...chunk.notes }
}
