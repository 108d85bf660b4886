// Lesson card: one lesson of the catalogue in each of its states.
import { BookOpen, CircleCheckBig, Clock, Sparkles } from 'lucide-react'
import { useId } from 'react'
import type { LessonSummary } from '#shared/learning/lesson.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DifficultyChip } from './difficulty-chip.tsx'
import styles from './lesson-card.module.css'

export type LessonState =
  /** Nobody knows yet whether it is completed. */
  | 'loading'
  | 'open'
  /** It is being fetched, or its completion is on its way to the server. */
  | 'busy'
  | 'completed'

type LessonCardProps = {
  lesson: LessonSummary
  state: LessonState
  isUpNext: boolean
  /** What a completed lesson earned, time bonus included; its reward while that is not known. */
  xpEarned: number | undefined
  /** Opens it: to be completed, or, once it is, only to be read. */
  onOpen: () => void
  /** The lesson may be opened soon. */
  onNear: () => void
}

const cardId = (lessonId: number): string => `lesson-${lessonId}`

/** Puts the focus on the button of a lesson's card, or on the card itself while it has none. */
export function focusLessonCard(lessonId: number): void {
  const card = document.getElementById(cardId(lessonId))
  const target = card?.querySelector('button') ?? card
  target?.focus()
}

export function LessonCard({ lesson, state, isUpNext, xpEarned, onOpen, onNear }: LessonCardProps) {
  const titleId = useId()
  const { id, title, description, duration, difficulty, xpReward } = lesson
  const isCompleted = state === 'completed'
  return (
    <article
      className={classNames(styles.card, isUpNext && styles.next, isCompleted && styles.completed)}
      id={cardId(id)}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <p className={styles.chips}>
        {isUpNext && <Chip tone="primary">Up next</Chip>}
        {isCompleted && <Chip tone="accent">Mastered!</Chip>}
        <DifficultyChip difficulty={difficulty} />
        {/* Every lesson of the catalogue has one; a content test keeps it so. */}
        <Chip>Quiz</Chip>
      </p>
      <div className={styles.words}>
        <h3 className={styles.title} id={titleId}>
          {title}
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      <p className={styles.facts}>
        <span className={styles.fact}>
          <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
          {duration}
        </span>
        {!isCompleted && (
          <span className={styles.fact}>
            <Sparkles size={16} strokeWidth={1.75} aria-hidden="true" />
            {xpReward} XP
          </span>
        )}
      </p>
      <div className={styles.action}>
        {state === 'loading' && <Skeleton height="2.75rem" />}
        {isCompleted && (
          <>
            <p className={styles.done}>
              <CircleCheckBig size={20} strokeWidth={1.75} aria-hidden="true" />
              Completed
              <span className={styles.earned}>+{xpEarned ?? xpReward} XP earned</span>
            </p>
            {/* For reading only: it brings no XP a second time. */}
            <Button
              variant="quiet"
              size="small"
              className={styles.again}
              icon={<BookOpen size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={onOpen}
              onPointerEnter={onNear}
              onFocus={onNear}
            >
              Read again
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          </>
        )}
        {(state === 'open' || state === 'busy') && (
          <Button
            variant={isUpNext ? 'primary' : 'secondary'}
            isFullWidth
            isPending={state === 'busy'}
            pendingText="Loading..."
            onClick={onOpen}
            onPointerEnter={onNear}
            onFocus={onNear}
          >
            Start Lesson
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
    </article>
  )
}
