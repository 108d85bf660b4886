// Lesson strip: what stays in view above a lesson: its facts and how much of it has been read.
import { CircleCheckBig, Clock, Sparkles } from 'lucide-react'
import type { Ref } from 'react'
import type { LessonSummary } from '#shared/learning/lesson.ts'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { DifficultyChip } from './difficulty-chip.tsx'
import styles from './lesson-strip.module.css'

type LessonStripProps = {
  lesson: LessonSummary
  /** 0 to 100; null when the lesson is completed and nothing is measured. */
  readPercent: number | null
  ref: Ref<HTMLDivElement>
}

const icon = { size: 14, 'aria-hidden': true } as const

export function LessonStrip({ lesson, readPercent, ref }: LessonStripProps) {
  // Rounded down: it says 90 when it is 90.
  const percent = Math.floor(readPercent ?? 100)
  return (
    <div className={styles.strip} ref={ref}>
      <p className={styles.facts}>
        <Chip icon={<Clock {...icon} />}>{lesson.duration}</Chip>
        <DifficultyChip difficulty={lesson.difficulty} />
        <Chip tone="accent" icon={<Sparkles {...icon} />}>
          {lesson.xpReward} XP
        </Chip>
        {readPercent === null ? (
          <Chip tone="gain" icon={<CircleCheckBig {...icon} />} className={styles.end}>
            Completed
          </Chip>
        ) : (
          <span className={classNames(styles.end, styles.read)}>{percent}% read</span>
        )}
      </p>
      {readPercent !== null && (
        <ProgressBar label="Reading progress" isLabelHidden percent={percent} valueText={`${percent}% read`} />
      )}
    </div>
  )
}
