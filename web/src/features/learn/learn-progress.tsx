// Learn progress: level, total XP, progress through the lessons and to the next level.
import { ArrowRight, Trophy } from 'lucide-react'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import type { LearningProgress } from '#shared/learning/progress.ts'
import { levelProgress, xpPerLevel, xpToNextLevel } from '#shared/learning/level.ts'
import type { LessonSummary } from '#shared/learning/lesson.ts'
import { formatQuantity } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GumBranch } from './gum-branch.tsx'
import styles from './learn-progress.module.css'
import { minutesLeft, upNext } from './lesson-categories.ts'

function Next({ lesson, onStart, onNear }: { lesson: LessonSummary; onStart: () => void; onNear: () => void }) {
  return (
    <button type="button" className={styles.next} onClick={onStart} onPointerEnter={onNear} onFocus={onNear}>
      <span className={styles.nextWords}>
        <span className={styles.nextLabel}>Up next</span>
        <span className={styles.nextTitle}>{lesson.title}</span>
        <span className={styles.nextFacts}>
          {lesson.duration}, {lesson.xpReward} XP
        </span>
      </span>
      <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

const Finished = () => (
  <div className={styles.finished}>
    <Trophy size={28} strokeWidth={1.75} aria-hidden="true" />
    <p className={styles.nextWords}>
      <span className={styles.nextTitle}>All {lessonCatalogue.length} lessons completed</span>
      <span className={styles.nextFacts}>Your branch is in full leaf.</span>
    </p>
  </div>
)

type LearnProgressProps = {
  progress: LearningProgress
  onStart: (lessonId: number) => void
  onNear: (lessonId: number) => void
}

export function LearnProgress({ progress, onStart, onNear }: LearnProgressProps) {
  const { completedLessons, level, xp } = progress
  const total = lessonCatalogue.length
  const done = lessonCatalogue.filter(({ id }) => completedLessons.includes(id)).length
  const next = upNext(completedLessons)
  return (
    <Card>
      <div className={styles.frame}>
        <div className={styles.progress}>
          <div className={styles.level}>
            <span className={styles.medal} aria-hidden="true">
              {level}
            </span>
            <div>
              <p className={styles.levelName}>Level {level}</p>
              <p className={styles.xp}>{formatQuantity(xp)} XP in total</p>
            </div>
          </div>
          <div className={styles.branch}>
            <GumBranch leaves={total} green={done} />
          </div>
          <div className={styles.bars}>
            <ProgressBar
              label="Lessons completed"
              percent={(done / total) * 100}
              valueText={`${done} of ${total}`}
              hint={
                next === undefined
                  ? 'Nothing left to read'
                  : `About ${minutesLeft(completedLessons)} minutes of reading left`
              }
            />
            <ProgressBar
              label={`Progress to level ${level + 1}`}
              percent={(levelProgress(xp) / xpPerLevel) * 100}
              valueText={`${levelProgress(xp)} of ${xpPerLevel} XP`}
              tone="accent"
              hint={`${xpToNextLevel(xp)} XP to go`}
            />
          </div>
          {next === undefined ? (
            <Finished />
          ) : (
            <Next lesson={next} onStart={() => onStart(next.id)} onNear={() => onNear(next.id)} />
          )}
        </div>
      </div>
    </Card>
  )
}

const BarSkeleton = () => (
  <div className={styles.barSkeleton}>
    <Skeleton width="60%" height="1.3125rem" />
    <Skeleton height="0.5rem" isRound />
    <Skeleton width="40%" height="1.125rem" />
  </div>
)

/** The same card while progress is loading. */
export const LearnProgressSkeleton = () => (
  <Card>
    <div className={styles.frame}>
      <div className={styles.progress}>
        <div className={styles.level}>
          <Skeleton width="4rem" height="4rem" isRound />
          <Skeleton width="7rem" height="3rem" />
        </div>
        <div className={styles.branch}>
          <GumBranch leaves={lessonCatalogue.length} green={0} />
        </div>
        <div className={styles.bars}>
          <BarSkeleton />
          <BarSkeleton />
        </div>
        <div className={styles.nextSkeleton}>
          <Skeleton height="100%" />
        </div>
      </div>
    </div>
  </Card>
)
