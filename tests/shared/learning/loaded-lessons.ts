// The lessons as a learner gets them, and their words without the marks of markdown.
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'

export const lessons = await Promise.all(
  lessonCatalogue.map(async (summary) => {
    const loaded = await loadLesson(summary.id)
    if (!loaded) throw new Error(`lesson ${summary.id} has no text`)
    return { summary, ...loaded, pool: await loadPool(summary.id) }
  }),
)
export type ReadLesson = (typeof lessons)[number]

export const linesOf = (body: string) => body.split('\n')
export const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/g
export const withoutMarks = (body: string) =>
  body
    .replace(linkPattern, '$1')
    .replace(/^(#{1,2}|-|\d+\.) /gm, '')
    .replaceAll('**', '')

/** Everything a learner reads in a lesson, pool of questions included. */
export const readerText = ({ summary, body, objectives, takeaways, pool }: ReadLesson) =>
  [
    summary.title,
    summary.description,
    ...objectives,
    withoutMarks(body),
    ...takeaways,
    ...pool.flatMap(({ question, options, explanations }) => [question, ...options, ...explanations]),
  ].join('\n')
