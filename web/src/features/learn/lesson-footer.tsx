// Lesson footer: what has just happened or still stands in the way, Close, and the completion button.
import { ChevronDown, CircleCheckBig, Lock, TriangleAlert } from 'lucide-react'
import { attemptAfter } from '../../data/use-lesson-attempts.ts'
import { messageOf } from '../../lib/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './lesson-footer.module.css'
import { type Step, stepLabels, stepReasons } from './reading.ts'
import type { Finished } from './use-celebrations.ts'

type LessonFooterProps = {
  step: Step
  isCompleted: boolean
  finished: Finished | null
  isSending: boolean
  /** Why the last attempt failed. */
  failure: unknown
  /** How often the button was pressed while it was not open; 0 shows no reason. */
  timesAsked: number
  /** Nothing has been read yet: what to do first is said here, where it covers no text. */
  hint: string | null
  onAsk: () => void
  onComplete: () => void
  onClose: () => void
}

function Done({ finished }: { finished: Finished }) {
  const { xpEarned, timeBonus } = finished
  return (
    <p className={styles.success}>
      <CircleCheckBig size={22} strokeWidth={1.75} aria-hidden="true" />
      <span>
        Lesson completed!{xpEarned > 0 && ` +${xpEarned} XP`}
        {timeBonus > 0 && <span className={styles.bonus}> ({timeBonus} of it for reading time)</span>}
      </span>
    </p>
  )
}

function Failure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const title = 'Failed to complete lesson'
  // Other questions are asked now: the answers went with the old ones, and there is nothing to send again yet.
  if (attemptAfter(failure) !== undefined) {
    return (
      <Banner tone="error" title={title}>
        {messageOf(failure)} Your reading still counts.
      </Banner>
    )
  }
  return (
    <Banner
      tone="error"
      title={title}
      action={
        <Button variant="quiet" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(failure)} Nothing is lost: your reading and your answers are still here.
    </Banner>
  )
}

export function LessonFooter(props: LessonFooterProps) {
  const { step, isCompleted, finished, isSending, failure, timesAsked, hint, onAsk, onComplete, onClose } = props
  return (
    <div className={styles.footer}>
      {/* Always there, so that what appears in it is spoken. */}
      <div className={styles.news} role="status">
        {finished !== null && <Done finished={finished} />}
      </div>
      {failure !== null && !isSending && finished === null && (
        <div className={styles.failure}>
          <Failure failure={failure} onRetry={onComplete} />
        </div>
      )}
      {step !== 'complete' && timesAsked > 0 && !isCompleted && (
        // A new element for each time, so that it is spoken each time.
        <p key={timesAsked} className={styles.reason} role="alert">
          <TriangleAlert size={20} aria-hidden="true" />
          {stepReasons[step]}
        </p>
      )}
      {hint !== null && (
        <p className={styles.hint}>
          <ChevronDown size={18} aria-hidden="true" />
          {hint}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <div className={styles.main}>
          {isCompleted ? (
            <p className={styles.completed}>
              <CircleCheckBig size={20} strokeWidth={1.75} aria-hidden="true" />
              Completed
            </p>
          ) : step === 'complete' ? (
            <Button isFullWidth isPending={isSending} pendingText="Loading..." onClick={onComplete}>
              {stepLabels.complete}
            </Button>
          ) : (
            <Button isGated icon={<Lock size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onAsk}>
              {stepLabels[step]}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
