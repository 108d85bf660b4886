// One lesson's text and notes, fetched when it is opened: the imports stay literal so that a bundler makes one chunk for each
// lesson.
import type { LessonNotes } from './lesson.ts'

type LoadedLesson = LessonNotes & { body: string }

type LessonChunk = { body: string; notes: LessonNotes }

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
  [12, () => import('./lessons/lesson-12.ts')],
  [13, () => import('./lessons/lesson-13.ts')],
  [14, () => import('./lessons/lesson-14.ts')],
  [15, () => import('./lessons/lesson-15.ts')],
  [16, () => import('./lessons/lesson-16.ts')],
  [17, () => import('./lessons/lesson-17.ts')],
  [18, () => import('./lessons/lesson-18.ts')],
])

/** The lesson with this id, or undefined when there is none. */
export const loadLesson = async (id: number): Promise<LoadedLesson | undefined> => {
  const chunk = await lessonChunks.get(id)?.()
  return chunk && { body: chunk.body, ...chunk.notes }
}
