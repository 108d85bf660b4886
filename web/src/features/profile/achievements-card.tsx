// Achievements card: all six, the locked ones greyed (P25).
import { Lock } from 'lucide-react'
import type { Achievement } from '#shared/learning/achievements.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WombatReading } from '../../ui/wombat-reading.tsx'
import styles from './achievements-card.module.css'
import { achievementIcons, plainAward } from '../../ui/achievement-icons.ts'

/** The drawing of an achievement; gold once it is earned, behind a lock until then. */
function AchievementMedal({ icon, isUnlocked }: { icon: string; isUnlocked: boolean }) {
  const Icon = achievementIcons[icon] ?? plainAward
  return (
    <span className={classNames(styles.medal, isUnlocked && styles.gold)} aria-hidden="true">
      <Icon size={26} strokeWidth={1.75} />
      {!isUnlocked && (
        <span className={styles.lock}>
          <Lock size={13} strokeWidth={2.25} />
        </span>
      )}
    </span>
  )
}

const Item = ({ achievement: { name, description, icon, unlocked, dateEarned } }: { achievement: Achievement }) => (
  <li className={classNames(styles.achievement, !unlocked && styles.locked)}>
    <AchievementMedal icon={icon} isUnlocked={unlocked} />
    <p className={styles.name}>{name}</p>
    <p className={styles.description}>{description}</p>
    {unlocked ? (
      <p className={styles.state}>
        <strong>Unlocked!</strong>
        {dateEarned !== null && <time dateTime={dateEarned}> {formatDate(dateEarned)}</time>}
      </p>
    ) : (
      <p className={styles.state}>Not yet unlocked</p>
    )}
  </li>
)

/** For whoever has none yet. */
export const NoAchievements = () => (
  <EmptyState
    illustration={<WombatReading />}
    title="No achievements yet"
    headingLevel={3}
    actions={
      <ButtonLink variant="secondary" to={paths.learn}>
        Go to Learn
      </ButtonLink>
    }
  >
    Complete lessons to unlock achievements!
  </EmptyState>
)

export function AchievementsCard({ achievements }: { achievements: readonly Achievement[] }) {
  const unlocked = achievements.filter((achievement) => achievement.unlocked).length
  return (
    <Card
      title="Achievements"
      action={
        unlocked > 0 && (
          <Chip tone="accent">
            {unlocked} of {achievements.length}
          </Chip>
        )
      }
    >
      {unlocked === 0 && <NoAchievements />}
      <ul className={styles.achievements}>
        {achievements.map((achievement) => (
          <Item key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </Card>
  )
}
