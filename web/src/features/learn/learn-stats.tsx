// Learn stats: lessons completed, achievements unlocked, total XP and the streak.
import { Award, BookOpenCheck, Flame, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import type { LearningProgress } from '#shared/learning/progress.ts'
import { formatQuantity } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { bonusXp } from './lesson-categories.ts'

type Stat = {
  label: string
  icon: ReactNode
  value: (progress: LearningProgress) => number
  detail: (progress: LearningProgress) => string
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

const stats: readonly Stat[] = [
  {
    label: 'Lessons completed',
    icon: <BookOpenCheck {...icon} />,
    value: ({ completedLessons }) => completedLessons.length,
    detail: () => `of ${lessonCatalogue.length}`,
  },
  {
    label: 'Achievements unlocked',
    icon: <Award {...icon} />,
    value: ({ achievements }) => achievements.filter(({ unlocked }) => unlocked).length,
    detail: ({ achievements }) => `of ${achievements.length}`,
  },
  {
    label: 'Total XP',
    icon: <Sparkles {...icon} />,
    value: ({ xp }) => xp,
    detail({ completedLessons, xp }) {
      const bonus = bonusXp(completedLessons, xp)
      return bonus > 0 ? `${formatQuantity(bonus)} for reading and practice` : 'From lessons only'
    },
  },
  {
    label: 'Learning streak',
    icon: <Flame {...icon} />,
    value: ({ streak }) => streak,
    detail: () => '1 for every 2 lessons, at\u00a0least\u00a01',
  },
]

/** @param progress null when it could not be read, undefined while it is loading */
export const LearnStats = ({ progress }: { progress: LearningProgress | null | undefined }) => (
  <StatGrid>
    {stats.map(({ label, icon, value, detail }) => (
      <StatCard
        key={label}
        label={label}
        icon={icon}
        value={
          progress ? (
            formatQuantity(value(progress))
          ) : progress === null ? (
            '–'
          ) : (
            <Skeleton width="4rem" height="1.3em" />
          )
        }
        detail={
          progress ? detail(progress) : progress === null ? 'Not known yet' : <Skeleton width="7rem" height="1.5em" />
        }
      />
    ))}
  </StatGrid>
)
