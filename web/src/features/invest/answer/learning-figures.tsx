// Learning figures: how far somebody has come with the lessons, as a card beside an answer.
import { dailyStreak } from '#shared/learning/daily-streak.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import type { LearningProgress } from '#shared/learning/progress.ts'
import { xpToNextLevel } from '#shared/learning/level.ts'
import { learningDays } from '#shared/learning/review.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { useProgress } from '../../../data/use-progress.ts'
import { useReview } from '../../../data/use-review.ts'
import { formatCount, formatQuantity } from '../../../lib/format.ts'
import { useNow } from '../../../ui/use-now.ts'
import { LessonLink } from '../lesson-link.tsx'
import styles from './answer.module.css'
import { Figure, Waiting } from './figure-parts.tsx'

const minuteMs = 60_000

/** Asked for once a lesson is completed, as on Learn. */
function DailyStreak({ progress }: { progress: LearningProgress }) {
  const { data } = useReview()
  const today = sydneyDay(new Date(useNow(minuteMs)))
  if (data === undefined) return null
  const { current, longest } = dailyStreak(learningDays(data.review, progress), today)
  return (
    <Figure label="Daily streak">
      {formatCount(current, 'day')} (longest {longest})
    </Figure>
  )
}

export function Learning() {
  const { data: progress, isPending } = useProgress()
  if (progress === undefined) return isPending ? <Waiting /> : <p>Your progress can’t be shown right now.</p>
  const done = new Set(progress.completedLessons)
  const next = lessonCatalogue.find(({ id }) => !done.has(id))
  return (
    <>
      <dl className={styles.figures}>
        <Figure label="Lessons">
          {done.size} of {lessonCatalogue.length}
        </Figure>
        <Figure label="Level">{progress.level}</Figure>
        <Figure label="XP">
          {formatQuantity(progress.xp)} ({xpToNextLevel(progress.xp)} to the next level)
        </Figure>
        <Figure label="Achievements">
          {progress.achievements.filter(({ unlocked }) => unlocked).length} of {progress.achievements.length}
        </Figure>
        {done.size > 0 && <DailyStreak progress={progress} />}
      </dl>
      {next !== undefined && (
        <p className={styles.small}>
          Not completed yet: <LessonLink id={next.id} />
        </p>
      )}
    </>
  )
}
