// Achievement icons: the drawing for the name an achievement carries (shared/learning/achievements.ts).
import { Award, BookOpen, Footprints, GraduationCap, type LucideIcon, Rocket, Star, TrendingUp } from 'lucide-react'

export const achievementIcons: Readonly<Record<string, LucideIcon>> = {
  footprints: Footprints,
  'book-open': BookOpen,
  'graduation-cap': GraduationCap,
  rocket: Rocket,
  'trending-up': TrendingUp,
  star: Star,
}

/** For a name that is not known yet. */
export const plainAward: LucideIcon = Award
