// Lesson queries: what is fetched when a lesson is opened, or a little before: the sheet's code and the lesson's text.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keptChunk, lessonTextQuery } from './lesson-text-query.ts'

export const lessonModalQuery = () =>
  queryOptions({ ...keptChunk, queryKey: ['lesson-modal'] as const, queryFn: () => import('./lesson-modal.tsx') })

/** Fetches what a lesson needs before it is asked for; not offline, where the failure would be remembered. */
export function preloadLesson(client: QueryClient, id: number): void {
  if (!navigator.onLine) return
  void client.prefetchQuery(lessonModalQuery())
  void client.prefetchQuery(lessonTextQuery(id))
}
