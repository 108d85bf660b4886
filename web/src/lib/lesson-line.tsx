// Lesson line: the lessons behind the words of a card. One that is not in the catalogue is left out.
import { Link } from '../router/router.tsx'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import styles from './lesson-line.module.css'
import { paths } from './paths.ts'

export function LessonLine({ ids }: { ids: readonly number[] }) {
  const lessons = lessonCatalogue.filter(({ id }) => ids.includes(id))
  if (lessons.length === 0) return null
  return (
    <p className={styles.lessons}>
      {lessons.map(({ id, title }) => (
        <Link key={id} to={`${paths.learn}?lesson=${id}`}>
          Lesson {id}: {title}
        </Link>
      ))}
    </p>
  )
}
