// Lesson list: the chosen category's lessons under its name.
import { useId } from 'react'
import type { LessonCategoryId, LessonSummary } from '#shared/learning/lesson.ts'
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { categoryOf } from './lesson-categories.ts'
import { LessonCard, type LessonState } from './lesson-card.tsx'
import styles from './lesson-list.module.css'

type LessonListProps = {
  category: LessonCategoryId
  stateOf: (lessonId: number) => LessonState
  /** The first lesson that is not completed, wherever it is; undefined when it is not known or there is none. */
  next: LessonSummary | undefined
  /** By lesson id; empty while it is not known. */
  xpByLesson: Readonly<Record<string, number>>
  onOpen: (lessonId: number) => void
  onNear: (lessonId: number) => void
  onSelect: (category: LessonCategoryId) => void
}

export function LessonList({ category: id, stateOf, next, xpByLesson, onOpen, onNear, onSelect }: LessonListProps) {
  const headingId = useId()
  const { name, lessons } = categoryOf(id)
  const isFinished = lessons.every((lesson) => stateOf(lesson.id) === 'completed')
  return (
    <section aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 className={styles.heading} id={headingId}>
          {name}
        </h2>
        <p className={styles.count}>{formatCount(lessons.length, 'lesson')}</p>
      </header>
      <ul className={styles.lessons}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonCard
              lesson={lesson}
              state={stateOf(lesson.id)}
              isUpNext={lesson.id === next?.id}
              xpEarned={xpByLesson[lesson.id]}
              onOpen={() => onOpen(lesson.id)}
              onNear={() => onNear(lesson.id)}
            />
          </li>
        ))}
      </ul>
      {isFinished && next !== undefined && (
        <div className={styles.onward}>
          <Banner
            tone="success"
            title={`You’ve completed every lesson in ${name}`}
            action={
              <Button variant="quiet" size="small" onClick={() => onSelect(next.category)}>
                Go to {categoryOf(next.category).name}
              </Button>
            }
          >
            Up next: {next.title}.
          </Banner>
        </div>
      )}
    </section>
  )
}
