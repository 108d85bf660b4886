// Achievement medal: the drawing of an achievement; gold once it is earned, behind a lock until then.
import {
  Award,
  BookOpen,
  Footprints,
  GraduationCap,
  Lock,
  type LucideIcon,
  Rocket,
  Star,
  TrendingUp,
} from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import styles from './achievements-card.module.css'

/** By the name an achievement carries (shared/learning/progress.ts). */
const icons: Readonly<Record<string, LucideIcon>> = {
  footprints: Footprints,
  'book-open': BookOpen,
  'graduation-cap': GraduationCap,
  rocket: Rocket,
  'trending-up': TrendingUp,
  star: Star,
}

export function AchievementMedal({ icon, isUnlocked }: { icon: string; isUnlocked: boolean }) {
  const Icon = icons[icon] ?? Award
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
