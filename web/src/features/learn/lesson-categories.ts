// Lesson categories: the icon and the colour of each.
import { Bitcoin, Brain, ChartCandlestick, Landmark, type LucideIcon, Sprout } from 'lucide-react'
import { lessonCatalogue, lessonCategories } from '#shared/learning/lesson-catalogue.ts'
import type { LessonCategoryId, LessonSummary } from '#shared/learning/lesson.ts'
import styles from './lesson-categories.module.css'

export type Category = {
  id: LessonCategoryId
  name: string
  Icon: LucideIcon
  colourClass: string | undefined
  lessons: readonly LessonSummary[]
}

const icons: Readonly<Record<LessonCategoryId, LucideIcon>> = {
  basics: Sprout,
  stocks: ChartCandlestick,
  crypto: Bitcoin,
  psychology: Brain,
  history: Landmark,
}

export const defaultCategory: LessonCategoryId = 'basics'

export const categories: readonly Category[] = lessonCategories.map(({ id, name }) => ({
  id,
  name,
  Icon: icons[id],
  colourClass: styles[id],
  lessons: lessonCatalogue.filter(({ category }) => category === id),
}))

export const categoryOf = (id: LessonCategoryId): Category =>
  categories.find((category) => category.id === id) ?? (categories[0] as Category)

/** The first lesson of the catalogue that is not completed. */
export const upNext = (completed: readonly number[]): LessonSummary | undefined =>
  lessonCatalogue.find(({ id }) => !completed.includes(id))

const minutesOf = ({ duration }: LessonSummary): number => Number.parseInt(duration, 10)
/** Minutes of reading in the lessons that are not completed. */
export const minutesLeft = (completed: readonly number[]): number =>
  lessonCatalogue.filter(({ id }) => !completed.includes(id)).reduce((sum, lesson) => sum + minutesOf(lesson), 0)

/** XP that came on top of the completed lessons' rewards: for time spent reading, reviews and practice. */
export const bonusXp = (completed: readonly number[], xp: number): number =>
  Math.max(
    0,
    xp - lessonCatalogue.filter(({ id }) => completed.includes(id)).reduce((sum, { xpReward }) => sum + xpReward, 0),
  )
