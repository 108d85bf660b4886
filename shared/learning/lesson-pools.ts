// One lesson's pool of questions, fetched when it is asked for: the imports stay literal so that a bundler makes one chunk for
// each lesson, and neither a cold start nor the first screen carries any.
import type { QuizQuestion } from './lesson.ts'
import { lessonOfQuestion } from './question-id.ts'

const poolChunks = new Map<number, () => Promise<{ pool: readonly QuizQuestion[] }>>([
  [1, () => import('./lessons/pool-01.ts')],
  [2, () => import('./lessons/pool-02.ts')],
  [3, () => import('./lessons/pool-03.ts')],
  [4, () => import('./lessons/pool-04.ts')],
  [5, () => import('./lessons/pool-05.ts')],
  [6, () => import('./lessons/pool-06.ts')],
  [7, () => import('./lessons/pool-07.ts')],
  [8, () => import('./lessons/pool-08.ts')],
  [9, () => import('./lessons/pool-09.ts')],
  [10, () => import('./lessons/pool-10.ts')],
  [11, () => import('./lessons/pool-11.ts')],
  [12, () => import('./lessons/pool-12.ts')],
  [13, () => import('./lessons/pool-13.ts')],
  [14, () => import('./lessons/pool-14.ts')],
  [15, () => import('./lessons/pool-15.ts')],
  [16, () => import('./lessons/pool-16.ts')],
  [17, () => import('./lessons/pool-17.ts')],
  [18, () => import('./lessons/pool-18.ts')],
])

/** The questions of the lesson with this id, at least six, in the order of the catalogue; none when there is no such lesson. */
export const loadPool = async (lessonId: number): Promise<readonly QuizQuestion[]> =>
  (await poolChunks.get(lessonId)?.())?.pool ?? []

/** The questions with these ids, by id; one that no pool has is left out. Fetches the pools that they belong to, no others. */
export async function loadQuestions(questionIds: Iterable<string>): Promise<ReadonlyMap<string, QuizQuestion>> {
  const wanted = new Set(questionIds)
  const lessons = new Set([...wanted].map(lessonOfQuestion))
  const pools = await Promise.all([...lessons].map(loadPool))
  return new Map(pools.flat().flatMap((question) => (wanted.has(question.id) ? [[question.id, question]] : [])))
}
