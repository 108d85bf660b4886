// Newer progress: which of two readings of one person's progress is the later one. Replies can overtake each other on their way.
import type { LearningProgress } from './progress.ts'

/**
 * The later reading: XP never falls, a completed lesson stays completed, a failed quiz stays counted.
 * @param known what is shown; undefined while nothing is
 * @param told what a reply says. Attempts that are known here and not told there stay: they may be on their way.
 */
export function newerProgress(known: LearningProgress | undefined, told: LearningProgress): LearningProgress {
  if (known === undefined) return told
  const isOlder = told.xp < known.xp || told.completedLessons.length < known.completedLessons.length
  const attempts = { ...told.attempts }
  for (const [id, attempt] of Object.entries(known.attempts)) attempts[id] = Math.max(attempt, attempts[id] ?? 0)
  return { ...(isOlder ? known : told), attempts }
}
