// One lesson's pool of questions, fetched when it is asked for: the imports stay literal so that a bundler makes one chunk for
// each lesson, and neither a cold start nor the first screen carries any.
import type { QuizQuestion } from './lesson.ts'
import { lessonOfQuestion } from './question-id.ts'

/** By the ids of the lessons, which count from 1. */
const poolChunks: ReadonlyArray<() => Promise<{ pool: readonly QuizQuestion[] }>> = [
  () => import('./lessons/pool-01.ts'),
  () => import('./lessons/pool-02.ts'),
  () => import('./lessons/pool-03.ts'),
  () => import('./lessons/pool-04.ts'),
  () => import('./lessons/pool-05.ts'),
  () => import('./lessons/pool-06.ts'),
  () => import('./lessons/pool-07.ts'),
  () => import('./lessons/pool-08.ts'),
  () => import('./lessons/pool-09.ts'),
  () => import('./lessons/pool-10.ts'),
  () => import('./lessons/pool-11.ts'),
  () => import('./lessons/pool-12.ts'),
  () => import('./lessons/pool-13.ts'),
  () => import('./lessons/pool-14.ts'),
  () => import('./lessons/pool-15.ts'),
  () => import('./lessons/pool-16.ts'),
  () => import('./lessons/pool-17.ts'),
  () => import('./lessons/pool-18.ts'),
]

/** The questions of the lesson with this id, `cardsOfLesson` of them, in the order of the catalogue; none when there is no such lesson. */
export const loadPool = async (lessonId: number): Promise<readonly QuizQuestion[]> =>
  (await poolChunks[lessonId - 1]?.())?.pool ?? []

/** The questions with these ids, by id; one that no pool has is left out. Fetches the pools that they belong to, no others. */
export async function loadQuestions(questionIds: Iterable<string>): Promise<ReadonlyMap<string, QuizQuestion>> {
  const wanted = new Set(questionIds)
  const lessons = new Set([...wanted].map(lessonOfQuestion))
  const pools = await Promise.all([...lessons].map(loadPool))
  return new Map(pools.flat().flatMap((question) => (wanted.has(question.id) ? [[question.id, question]] : [])))
}
