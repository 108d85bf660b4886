// Lesson sources: where a lesson's figures come from, and the day on which they were last compared with it.
import { useId } from 'react'
import type { LessonText } from '#shared/learning/lesson.ts'
import { formatDay } from '../../lib/format-day.ts'
import styles from './lesson-sources.module.css'
import { OutsideLink } from './outside-link.tsx'

/** Nothing for a lesson that names none. */
export function LessonSources({ sources = [], checkedOn }: Pick<LessonText, 'sources' | 'checkedOn'>) {
  const headingId = useId()
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby={headingId}>
      <h3 className={styles.heading} id={headingId}>
        Sources{checkedOn !== undefined && `, checked on ${formatDay(checkedOn)}`}
      </h3>
      <ul className={styles.list}>
        {sources.map(({ name, url }) => (
          <li key={url}>
            <OutsideLink href={url}>{name}</OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
