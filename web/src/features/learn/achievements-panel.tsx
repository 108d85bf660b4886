// Achievements panel: what has been unlocked so far, the newest first.
import type { Achievement } from '#shared/learning/achievements.ts'
import { formatDate } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { AchievementIcon } from './achievement-icon.tsx'
import styles from './achievements-panel.module.css'

const newestFirst = (a: Achievement, b: Achievement): number => (b.dateEarned ?? '').localeCompare(a.dateEarned ?? '')

/** Nothing while none is unlocked. */
export function AchievementsPanel({ achievements }: { achievements: readonly Achievement[] }) {
  const unlocked = achievements.filter((achievement) => achievement.unlocked).toSorted(newestFirst)
  if (unlocked.length === 0) return null
  return (
    <Card title="Achievements">
      <ul className={styles.achievements}>
        {unlocked.map(({ id, name, description, icon, dateEarned }) => (
          <li key={id} className={styles.achievement}>
            <AchievementIcon icon={icon} />
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.description}>{description}</p>
              {dateEarned !== null && (
                <p className={styles.date}>
                  Earned <time dateTime={dateEarned}>{formatDate(dateEarned)}</time>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
