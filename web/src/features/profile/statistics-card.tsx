// Statistics card: the account in five lines.
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { defaultExperience } from '#shared/person/finances.ts'
import type { User } from '#shared/account/user.ts'
import { formatDate } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { LearningShown } from './learning-record.ts'
import styles from './statistics-card.module.css'

const waiting = <Skeleton width="3rem" height="1.2em" />

/** @param learning undefined while it is loading */
export function StatisticsCard({ user, learning }: { user: User; learning: LearningShown | undefined }) {
  const lines = [
    ['Member since', formatDate(user.profile.createdAt)],
    [
      'Lessons completed',
      learning === undefined ? waiting : `${learning.completedLessons.length} / ${lessonCatalogue.length}`,
    ],
    [
      'Achievements unlocked',
      learning === undefined
        ? waiting
        : `${learning.achievements.filter(({ unlocked }) => unlocked).length} / ${learning.achievements.length}`,
    ],
    ['Experience level', user.finances.investmentExperience || defaultExperience],
    ['Investment goal', user.finances.investmentGoal || 'Not set'],
  ] as const
  return (
    <Card title="Account Statistics">
      <dl className={styles.lines}>
        {lines.map(([term, value]) => (
          <div key={term} className={styles.line}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
