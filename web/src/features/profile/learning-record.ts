// Learning record: what the Profile screen shows of somebody's learning, from the progress, or from the user document
// when that cannot be read.
import type { LearningProgress } from '#shared/learning/progress.ts'
import { type Achievement, achievementRules } from '#shared/learning/achievements.ts'
import type { User } from '#shared/account/user.ts'

export type LearningShown = Pick<LearningProgress, 'xp' | 'level' | 'completedLessons' | 'achievements'>

const achievementsOf = ({ achievements: { unlocked, details } }: User): Achievement[] =>
  achievementRules.map(({ id, name, description, icon }) => ({
    id,
    name,
    description,
    icon,
    unlocked: unlocked.includes(id),
    dateEarned: details[id]?.dateEarned ?? null,
  }))

export const learningOf = (user: User): LearningShown => ({
  xp: user.profile.xp,
  level: user.profile.level,
  completedLessons: user.learning.completedLessons,
  achievements: achievementsOf(user),
})
