// Achievement icon: the drawing that belongs to the name an achievement carries (shared/learning/progress.ts).
import { Award, BookOpen, Footprints, GraduationCap, type LucideIcon, Rocket, Star, TrendingUp } from 'lucide-react'
import styles from './achievement-icon.module.css'

const icons: Readonly<Record<string, LucideIcon>> = {
  footprints: Footprints,
  'book-open': BookOpen,
  'graduation-cap': GraduationCap,
  rocket: Rocket,
  'trending-up': TrendingUp,
  star: Star,
}

export function AchievementIcon({ icon }: { icon: string }) {
  const Icon = icons[icon] ?? Award
  return (
    <span className={styles.medal}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
    </span>
  )
}
