// Chat turn: what a person asked and what came of it: an answer, a reply still being written, or a failure to try again.
import { CircleAlert, RotateCcw, Square } from 'lucide-react'
import { lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from '../../router/router.tsx'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { LogoMark } from '../../ui/logo.tsx'
import { PillButton } from '../../ui/pill-button.tsx'
import { useNow } from '../../ui/use-now.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './chat-turn.module.css'
import { type Answer, type Failure, saidBy, type Turn } from './conversation.ts'
import { stopped, typing, typingLong } from './educator-texts.ts'
import { LessonLink, lessonName } from './lesson-link.tsx'
import { ReplyText } from './reply-text.tsx'
import { formatAsOf } from '../../lib/format.ts'
import { withLateStyles } from '../../lib/late-styles.ts'

/** An answer without what comes with it is better than none. */
const AnswerExtras = lazy(
  withLateStyles(() => import('./answer/answer-extras.tsx').catch(() => ({ default: () => null }))),
)

const minuteMs = 60_000

/**
 * How long until something may be tried once more, in the roughest words that are still useful.
 * @param retryAt ISO instant
 */
export function whenAgain(retryAt: string, now: Date): string {
  const leftMs = Date.parse(retryAt) - now.getTime()
  if (leftMs <= 0) return 'You can try again now.'
  const seconds = Math.ceil(leftMs / 1000)
  if (seconds === 1) return 'You can try again in 1 second.'
  if (leftMs < 1.5 * minuteMs) return `You can try again in ${seconds} seconds.`
  if (leftMs < 90 * minuteMs) return `You can try again in ${Math.ceil(leftMs / minuteMs)} minutes.`
  return `You can try again from ${formatAsOf(retryAt, now)}.`
}

const tickMs = 1000
/** From here on somebody who waits is told why. */
const patienceMs = 6000

/** Anything on the educator's side. */
export const FromEducator = ({ children, isNew = false }: { children: ReactNode; isNew?: boolean }) => (
  <div className={classNames(styles.educator, isNew && styles.arriving)}>
    <span className={styles.avatar} aria-hidden="true">
      <LogoMark size={20} />
    </span>
    <div className={styles.said}>
      <VisuallyHidden>Educator: </VisuallyHidden>
      {children}
    </div>
  </div>
)

function Sources({ citations }: Pick<Answer, 'citations'>) {
  const known = citations.filter(({ lessonId }) => lessonName(lessonId) !== undefined)
  if (known.length === 0) return null
  return (
    <div className={styles.sources}>
      <span>Sources:</span>
      <ul className={styles.lessons}>
        {known.map(({ lessonId }) => (
          <li key={lessonId}>
            <LessonLink id={lessonId} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A way on where there is no AI: what the lessons say needs none. */
const ReadInstead = ({ lessonIds }: { lessonIds: readonly number[] }) => (
  <div className={styles.sources}>
    {lessonIds.length === 0 ? (
      <p>
        No AI is needed for <Link to={paths.learn}>the lessons</Link>: each is a few minutes long, with a quiz.
      </p>
    ) : (
      <>
        <span>The lessons cover this without AI:</span>
        <ul className={styles.lessons}>
          {lessonIds.map((id) => (
            <li key={id}>
              <LessonLink id={id} />
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)

function Typing({ onStop }: { onStop: () => void }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <div className={styles.typing} aria-hidden="true">
        <span className={styles.dots}>
          <span />
          <span />
          <span />
        </span>
        {isLong ? typingLong : typing}
      </div>
      <PillButton icon={<Square size={14} aria-hidden="true" />} onClick={onStop}>
        Stop
      </PillButton>
    </>
  )
}

type Retrying = { isBlocked: boolean; onRetry: () => void }

const Retry = ({ isBlocked, onRetry }: Retrying) => (
  <PillButton icon={<RotateCcw size={16} aria-hidden="true" />} isBlocked={isBlocked} onClick={onRetry}>
    Try again
  </PillButton>
)

function Failed({ failure: { text, detail, retryAt }, isBlocked, onRetry }: { failure: Failure } & Retrying) {
  const openAt = retryAt === undefined ? 0 : Date.parse(retryAt)
  const now = useNow(tickMs, openAt)
  const isTooEarly = openAt > now
  return (
    <>
      <div className={styles.failure}>
        <CircleAlert className={styles.alert} size={18} aria-hidden="true" />
        <div>
          <p>{text}</p>
          {(detail !== '' || retryAt !== undefined) && (
            <p className={styles.detail}>{retryAt === undefined ? detail : whenAgain(retryAt, new Date(now))}</p>
          )}
        </div>
      </div>
      <Retry isBlocked={isBlocked || isTooEarly} onRetry={onRetry} />
    </>
  )
}

type ChatTurnProps = {
  turn: Turn
  /** A reply is pending: nothing can be tried again for now. */
  isBlocked: boolean
  isNewest: boolean
  onRetry: (turn: Turn) => void
  onStop: (turn: Turn) => void
  onAsk: (question: string) => void
}

export const ChatTurn = memo(({ turn, isBlocked, isNewest, onRetry, onStop, onAsk }: ChatTurnProps) => (
  <li className={styles.turn} data-turn={turn.id}>
    <div className={styles.person}>
      <VisuallyHidden>You: </VisuallyHidden>
      <p className={styles.words}>{saidBy(turn.ask)}</p>
    </div>
    <FromEducator isNew>
      {turn.state === 'pending' && <Typing onStop={() => onStop(turn)} />}
      {turn.state === 'stopped' && (
        <>
          <p className={styles.note}>{stopped}</p>
          <Retry isBlocked={isBlocked} onRetry={() => onRetry(turn)} />
        </>
      )}
      {turn.state === 'failed' && <Failed failure={turn.failure} isBlocked={isBlocked} onRetry={() => onRetry(turn)} />}
      {turn.state === 'answered' && (
        <>
          <ReplyText text={turn.answer.text} hasDisclaimer={isNewest} />
          <Sources citations={turn.answer.citations} />
          {turn.answer.readInstead !== undefined && <ReadInstead lessonIds={turn.answer.readInstead} />}
          {turn.answer.note !== undefined && <p className={styles.note}>{turn.answer.note}</p>}
          {turn.answer.isStandIn === true && <Retry isBlocked={isBlocked} onRetry={() => onRetry(turn)} />}
          <Suspense fallback={null}>
            <AnswerExtras
              id={turn.id}
              answer={turn.answer}
              question={saidBy(turn.ask)}
              isNewest={isNewest}
              isBlocked={isBlocked}
              onAsk={onAsk}
            />
          </Suspense>
        </>
      )}
    </FromEducator>
  </li>
))
