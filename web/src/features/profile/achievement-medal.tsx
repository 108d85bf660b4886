// Achievement medal: the drawing of an achievement; gold once it is earned, behind a lock until then.
import { Lock } from 'lucide-react'
import { achievementIcons, plainAward } from '../../ui/achievement-icons.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './achievements-card.module.css'

export function AchievementMedal({ icon, isUnlocked }: { icon: string; isUnlocked: boolean }) {
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
