// Category list: which lessons are shown; a list at the side from 1024 px, a row to swipe below.
import { Check } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { LessonCategoryId } from '#shared/learning/lesson.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import covering from '../../ui/covering-input.module.css'
import styles from './category-list.module.css'
import { categories, type Category } from './lesson-categories.ts'

type CategoryListProps = {
  selected: LessonCategoryId
  onSelect: (id: LessonCategoryId) => void
  /** Undefined while it is not known. */
  completed: readonly number[] | undefined
}

function Count({ category, completed }: { category: Category; completed: readonly number[] | undefined }) {
  const total = category.lessons.length
  if (completed === undefined) return <span className={styles.count}>{total}</span>
  const done = category.lessons.filter(({ id }) => completed.includes(id)).length
  return (
    <span className={classNames(styles.count, done === total && styles.done)}>
      {done === total && <Check size={14} aria-hidden="true" />}
      <span aria-hidden="true">
        {done}/{total}
      </span>
      <VisuallyHidden>
        , {done} of {total} lessons completed
      </VisuallyHidden>
    </span>
  )
}

export function CategoryList({ selected, onSelect, completed }: CategoryListProps) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  // In the row the chosen one is always in view, also when a link has chosen it.
  useEffect(() => {
    const [row, segment] = [list.current, list.current?.querySelector(`input[value='${selected}']`)?.closest('label')]
    if (row === null || !segment || row.scrollWidth <= row.clientWidth) return
    row.scrollTo({ left: segment.offsetLeft - (row.clientWidth - segment.offsetWidth) / 2 })
  }, [selected])
  return (
    <div className={styles.list} role="radiogroup" aria-label="Lesson category" ref={list}>
      {categories.map((category) => (
        <label key={category.id} className={classNames(styles.category, category.colourClass)}>
          <input
            className={covering.input}
            type="radio"
            name={name}
            value={category.id}
            checked={category.id === selected}
            onChange={() => onSelect(category.id)}
          />
          <span className={styles.icon}>
            <category.Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <span className={styles.name}>{category.name}</span>
          <Count category={category} completed={completed} />
        </label>
      ))}
    </div>
  )
}
