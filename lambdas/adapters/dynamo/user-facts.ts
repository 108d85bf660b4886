// User facts: the facts in the item of a user document, whatever version of Gumnut has written it.
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { TimedKind } from '#shared/messages/kinds.ts'

const FirstLearning = lazy.object(() => ({
  learning: z.looseObject({ completedLessons: z.array(z.int()), revision: z.optional(z.undefined()) }),
}))

/** When each kind was last sent, in an attribute of its own, so that it can be written in one condition beside any edit. */
export const mailedAttribute: Readonly<Record<TimedKind, string>> = {
  weekly: 'mailedWeeklyAt',
  achievements: 'mailedAchievementsAt',
  news: 'mailedNewsAt',
}

/** The item with these attributes as the record has them. */
function withMailedAt(item: Record<string, unknown>): Record<string, unknown> {
  const known = TimedKind.options.flatMap((kind) => {
    const at = item[mailedAttribute[kind]]
    return at === undefined ? [] : [[kind, at] as const]
  })
  return known.length === 0 ? item : { ...item, mailedAt: Object.fromEntries(known) }
}

/** Learning that was stored before it had XP by lesson and a revision: the catalogue's rewards, and as many writes as lessons. */
function migrated(item: Record<string, unknown>): Record<string, unknown> {
  const first = z.safeParse(FirstLearning, item)
  if (!first.success) return item
  const { completedLessons } = first.data.learning
  const rewards = completedLessons.map((id) => [id, lessonCatalogue.find((lesson) => lesson.id === id)?.xpReward ?? 0])
  const xpByLesson: unknown = Object.fromEntries(rewards)
  return { ...item, learning: { ...first.data.learning, xpByLesson, revision: completedLessons.length } }
}

/** The facts of a user document, whatever version of Gumnut has written it. */
export const userFacts = (item: Record<string, unknown>): Record<string, unknown> => migrated(withMailedAt(item))
