// Lesson text query: a lesson's text and its pool of questions, chunks of their own, each fetched once and kept while the app is
// open. The questions wait until the lesson is opened.
import { queryOptions } from '@tanstack/react-query'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'

/** For a chunk of code or text. No second try: browsers remember that it could not be fetched until the page is reloaded. */
export const keptChunk = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  retry: false,
} as const

export const lessonTextQuery = (id: number) =>
  queryOptions({
    ...keptChunk,
    queryKey: ['lesson', id] as const,
    async queryFn() {
      const text = await loadLesson(id)
      if (text === undefined) throw new Error(`There is no text for lesson ${id}`)
      return text
    },
  })

/** The glossary, whose terms are explained in the text. The text does not wait for it. */
export const glossaryQuery = () =>
  queryOptions({
    ...keptChunk,
    queryKey: ['glossary'] as const,
    queryFn: async () => (await import('#shared/learning/terms.ts')).terms,
  })

export const lessonPoolQuery = (id: number) =>
  queryOptions({ ...keptChunk, queryKey: ['lesson-pool', id] as const, queryFn: () => loadPool(id) })
