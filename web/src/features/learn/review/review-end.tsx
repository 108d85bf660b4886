// Review end: what a session brought, and when the next card comes.
import { useEffect, useRef, useState } from 'react'
import { nameInSentence } from '#shared/learning/achievements.ts'
import { reviewXpADay, xpOf } from '#shared/learning/review.ts'
import type { ReviewRecord } from '#shared/learning/review-record.ts'
import { dueCards, nextDueDay } from '#shared/learning/review-session.ts'
import { asCardAnswer, type KeptAnswer } from '../../../data/pending-review.ts'
import { useKnownProgress } from '../../../data/use-progress.ts'
import { noReviewGain, useReviewAnswers, withGain } from '../../../data/use-review.ts'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { nextText } from './review-words.ts'
import styles from './review.module.css'

type ReviewEndProps = {
  now: ReviewRecord
  /** When the service told the review last, in ms; null while it is away. */
  heardAt: number | null
  /** Sydney day number. */
  today: number
  answers: readonly KeptAnswer[]
  onMore: () => void
}

/** Sends the answers, and tells whether the service has them. */
function useSending(heardAt: number | null) {
  const { sendKept, takeGain } = useReviewAnswers()
  const [gain, setGain] = useState(noReviewGain)
  const [isKept, setKept] = useState(false)
  // What waits here may be sent by others: a reconnection, another tab. Then the service has told the review again; what it tells can
  // be what is shown already.
  const waitingSince = isKept ? heardAt : null
  useEffect(() => {
    let isGone = false
    const tell = async (): Promise<void> => {
      const isSent = await sendKept()
      if (isGone) return
      setKept(!isSent)
      const more = takeGain()
      setGain((before) => withGain(before, more))
    }
    void tell()
    return () => {
      isGone = true
    }
  }, [sendKept, takeGain, waitingSince])
  return { gain, isKept }
}

export function ReviewEnd({ now, heardAt, today, answers, onMore }: ReviewEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { gain, isKept } = useSending(heardAt)
  // One that was reached before, and passed since by a lesson, is no news.
  const level = useKnownProgress()?.level === gain.level ? gain.level : null
  const earned = xpOf(now, answers.map(asCardAnswer))
  // Answers of an earlier session may be given up as well: they take nothing from this one.
  const isCounted = ![...gain.misdated, ...gain.refused].some((id) => answers.some(({ answer }) => answer.id === id))
  const right = answers.filter(({ isRight }) => isRight).length
  const more = dueCards(now, today).length
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Card>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1} className={styles.endTitle}>
          {right} of {answers.length} right
        </h2>
        <div className={styles.facts}>
          <p>
            {earned > 0 && isCounted && `+${earned} XP. `}
            Reviews bring up to {reviewXpADay} XP a day.
          </p>
          <p>{more > 0 ? `${more} more to review.` : nextText(today, nextDueDay(now))}</p>
          <div role="status">
            {level !== null && <p>You reached level {level}.</p>}
            {gain.achievements.map((one) => (
              <p key={one.id}>Achievement unlocked: {nameInSentence(one)}.</p>
            ))}
            {gain.misdated.length > 0 && (
              <p>
                The date on this device is more than a day ahead, so {formatCount(gain.misdated.length, 'answer')}{' '}
                couldn’t be counted. Once the date is right, the questions come back when they are due.
              </p>
            )}
          </div>
          {isKept && (
            <p role="status">Your answers are kept on this device. They count as soon as Gumnut can be reached.</p>
          )}
        </div>
        <div className={styles.actions}>
          {more > 0 && <Button onClick={onMore}>Go on</Button>}
          <ButtonLink to={paths.learn} variant={more > 0 ? 'secondary' : 'primary'}>
            Back to Learn
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
