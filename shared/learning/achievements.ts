// Achievements: the six there are, what earns them and how they are shown (P25).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Instant } from '../kernel/text.ts'
import { levelOf } from './level.ts'

export const AchievementId = z.enum([
  'first_lesson',
  'knowledge_seeker',
  'investing_pro',
  'learning_machine',
  'level_up',
  'xp_master',
])
export type AchievementId = z.infer<typeof AchievementId>

type AchievementRule = {
  id: AchievementId
  name: string
  description: string
  icon: string
  /** @param lessons how many are completed */
  isEarned: (lessons: number, xp: number) => boolean
}

/** The six achievements and what earns them (P25). */
export const achievementRules: readonly AchievementRule[] = [
  {
    id: 'first_lesson',
    name: 'First Steps',
    description: 'Complete your first lesson',
    icon: 'footprints',
    isEarned: (lessons) => lessons >= 1,
  },
  {
    id: 'knowledge_seeker',
    name: 'Knowledge Seeker',
    description: 'Complete 3 lessons',
    icon: 'book-open',
    isEarned: (lessons) => lessons >= 3,
  },
  {
    id: 'investing_pro',
    name: 'Investing Pro',
    description: 'Complete 5 lessons',
    icon: 'graduation-cap',
    isEarned: (lessons) => lessons >= 5,
  },
  {
    id: 'learning_machine',
    name: 'Learning Machine',
    description: 'Complete 10 lessons',
    icon: 'rocket',
    isEarned: (lessons) => lessons >= 10,
  },
  {
    id: 'level_up',
    name: 'Level Up!',
    description: 'Reach level 3',
    icon: 'trending-up',
    isEarned: (_, xp) => levelOf(xp) >= 3,
  },
  { id: 'xp_master', name: 'XP Master', description: 'Earn 500 XP', icon: 'star', isEarned: (_, xp) => xp >= 500 },
]

/** The name of an achievement within a sentence, which ends with a mark of its own. */
export const nameInSentence = ({ name }: { name: string }): string => name.replace(/!$/, '')

export const Achievement = lazy.strictObject(() => ({
  id: AchievementId,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  unlocked: z.boolean(),
  dateEarned: z.nullable(Instant),
}))
export type Achievement = z.infer<typeof Achievement>

/**
 * All six achievements as shown, locked ones included.
 * @param record.earned ISO instants
 */
export const achievementsOf = (record: { earned: Readonly<Partial<Record<AchievementId, string>>> }): Achievement[] =>
  achievementRules.map(({ id, name, description, icon }) => {
    const dateEarned = record.earned[id] ?? null
    return { id, name, description, icon, unlocked: dateEarned !== null, dateEarned }
  })
