// Lesson queries: the sheet's code and a lesson's text, each its own chunk, fetched once and kept while the app is open.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { loadLesson } from '#shared/learning/lesson-texts.ts'

// No second try: browsers remember that a module could not be fetched until the page is loaded again.
const kept = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  retry: false,
} as const

export const lessonTextQuery = (id: number) =>
  queryOptions({
    ...kept,
    queryKey: ['lesson', id] as const,
    async queryFn() {
      const text = await loadLesson(id)
      if (text === undefined) throw new Error(`There is no text for lesson ${id}`)
      return text
    },
  })

export const lessonModalQuery = () =>
  queryOptions({ ...kept, queryKey: ['lesson-modal'] as const, queryFn: () => import('./lesson-modal.tsx') })

/** Fetches what a lesson needs before it is asked for; not offline, where the failure would be remembered. */
export function preloadLesson(client: QueryClient, id: number): void {
  if (!navigator.onLine) return
  void client.prefetchQuery(lessonModalQuery())
  void client.prefetchQuery(lessonTextQuery(id))
}
