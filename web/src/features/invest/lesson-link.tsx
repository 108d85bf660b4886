// Lesson link: from a reply, or a card, to the lesson behind it.
import { BookOpen } from 'lucide-react'
import { Link } from '../../router/router.tsx'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import type { LessonSummary } from '#shared/learning/lesson.ts'
import { paths } from '../../lib/paths.ts'
import styles from './lesson-link.module.css'

const lessonOf = (id: number): LessonSummary | undefined => lessonCatalogue.find((one) => one.id === id)

/** Its name as the link says it; undefined when there is no such lesson. */
export function lessonName(id: number): string | undefined {
  const lesson = lessonOf(id)
  return lesson && `Lesson ${id}: ${lesson.title}`
}

/** A lesson that does not exist stays text. */
export function LessonLink({ id }: { id: number }) {
  const lesson = lessonOf(id)
  if (lesson === undefined) return `[Lesson ${id}]`
  return (
    <Link className={styles.link} to={`${paths.learn}?lesson=${id}`}>
      {/* The icon stays with the words after it. */}
      <span className={styles.start}>
        <BookOpen className={styles.icon} size={14} aria-hidden="true" />
        Lesson {id}:
      </span>{' '}
      {lesson.title}
    </Link>
  )
}
