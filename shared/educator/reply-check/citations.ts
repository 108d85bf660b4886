// Citations: which of the app's lessons a reply leans on (P30).

/** A lesson the model was given, and so may cite. */
export interface SuppliedLesson {
  readonly id: number
  readonly title: string
}

export interface LessonCitation {
  readonly lessonId: number
  readonly title: string
}

// "[Lesson 4]", and what models make of it: "[Lessons 1 and 3]", "[lesson 4, 5]", "[Lesson 4: ETFs]". Bounded, no nesting.
const reference = / ?\[\s?lessons?\b([^[\]\n]{0,60})\]/gi

/**
 * Keeps the references to lessons that were supplied, in the one form `[Lesson n]`, and strips every other. The list
 * holds each cited lesson once, in order of appearance.
 */
export function resolveCitations(
  reply: string,
  supplied: readonly SuppliedLesson[],
): { reply: string; citations: LessonCitation[] } {
  const titles = new Map(supplied.map(({ id, title }) => [id, title]))
  const cited = new Map<number, string>()
  const resolved = reply.replace(reference, (whole, inside: string) => {
    const numbers = (inside.split(':')[0] ?? '').match(/\d{1,4}/g) ?? []
    const kept = [...new Set(numbers.map(Number))].filter((id) => titles.has(id))
    for (const id of kept) cited.set(id, titles.get(id) ?? '')
    return kept.map((id, at) => `${at > 0 || whole.startsWith(' ') ? ' ' : ''}[Lesson ${id}]`).join('')
  })
  return { reply: resolved, citations: Array.from(cited, ([lessonId, title]) => ({ lessonId, title })) }
}
