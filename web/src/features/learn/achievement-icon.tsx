// Achievement icon: the drawing that belongs to the name an achievement carries (shared/learning/achievements.ts).
import { achievementIcons, plainAward } from '../../ui/achievement-icons.ts'
import styles from './achievement-icon.module.css'

export function AchievementIcon({ icon }: { icon: string }) {
  const Icon = achievementIcons[icon] ?? plainAward
  return (
    <span className={styles.medal}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
    </span>
  )
}
