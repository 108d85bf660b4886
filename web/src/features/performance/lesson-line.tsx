// Lesson line: the lessons behind the words of a card.
import { Link } from '../../router/router.tsx'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { paths } from '../../lib/paths.ts'
import styles from './performance.module.css'

export const LessonLine = ({ ids }: { ids: readonly number[] }) => (
  <p className={styles.lessons}>
    {lessonCatalogue
      .filter(({ id }) => ids.includes(id))
      .map(({ id, title }) => (
        <Link key={id} to={`${paths.learn}?lesson=${id}`}>
          Lesson {id}: {title}
        </Link>
      ))}
  </p>
)
