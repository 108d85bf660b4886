// Lesson modal: reads a lesson to the end, asks its questions and completes it. Loaded when one is opened.
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { LessonSummary } from '#shared/learning/lesson.ts'
import type { LessonAttempt } from '../../data/failed-quizzes.ts'
import { attemptAfter } from '../../data/use-lesson-attempts.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { preloadConfetti } from '../../ui/confetti.tsx'
import { Modal } from '../../ui/modal.tsx'
import { CelebrationMoment } from './celebration-moment.tsx'
import { figuresOf } from './figures/lesson-figures.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { LessonBody, showSection } from './lesson-body.tsx'
import { LessonFooter } from './lesson-footer.tsx'
import styles from './lesson-modal.module.css'
import { glossaryQuery, lessonPoolQuery, lessonTextQuery } from './lesson-text-query.ts'
import { LessonQuiz } from './lesson-quiz.tsx'
import { LessonStrip } from './lesson-strip.tsx'
import { LessonFailed, LessonLoading } from './lesson-waiting.tsx'
import {
  allAnswers,
  choose,
  chosenOptions,
  hasPassed,
  isRead,
  nextStep,
  scrollTo,
  startReading,
  type Step,
  submitQuiz,
} from './reading.ts'
import { type Finished, quizPassedMs } from './use-celebrations.ts'
import { useLessonQuiz } from './use-lesson-quiz.ts'
import { useReadPercent } from './use-read-percent.ts'
import { useReadingTime } from './use-reading-time.ts'

export type LessonModalProps = {
  lesson: LessonSummary
  /** The heading to begin at; the top where it is left out. */
  section: string | undefined
  /** Completed before, or just now (`finished`). */
  isCompleted: boolean
  finished: Finished | null
  isSending: boolean
  /** Rejects when the server did not complete it. */
  onComplete: (attempt: LessonAttempt) => Promise<void>
  onClose: () => void
}

/** Below this the hint to scroll stands at the foot of the sheet, above it at the end of the text. */
const barelyBegunPercent = 3

const scrollHint = 'Keep scrolling to read the lesson'

export function LessonModal(props: LessonModalProps) {
  const { lesson, section, isCompleted, finished, isSending, onComplete, onClose } = props
  const text = useQuery(lessonTextQuery(lesson.id))
  const pool = useQuery(lessonPoolQuery(lesson.id))
  const { data: terms } = useQuery(glossaryQuery())
  const { quiz, attempt, keepQuiz, renewQuiz, fail } = useLessonQuiz(lesson.id, pool.data)
  const isFailed = text.isError || pool.isError
  const isShown = text.data !== undefined && pool.data !== undefined
  const isDone = isCompleted || finished !== null
  /** Completed in here: what led there stays on screen until the sheet is gone. */
  const [isFinishedHere, setFinishedHere] = useState(false)
  if (finished !== null && !isFinishedHere) setFinishedHere(true)
  const isReadOnly = isCompleted && !isFinishedHere

  const [reading, setReading] = useState(startReading)
  /** The step whose button was pressed too early, and how often. */
  const [asked, setAsked] = useState<{ step: Step; times: number }>({ step: 'read', times: 0 })
  const [failure, setFailure] = useState<unknown>(null)
  const [isCheering, setCheering] = useState(false)
  const time = useReadingTime(isShown && !isDone)

  const root = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  // The modal's own body is what scrolls.
  const scroller = useCallback(() => root.current?.parentElement ?? null, [])
  const onRead = useCallback((percent: number) => setReading((now) => scrollTo(now, percent)), [])
  const measure = useReadPercent({ textRef: body, stripRef: strip, scroller }, isShown, onRead)

  useEffect(() => {
    if (!isShown) return
    body.current?.focus({ preventScroll: true })
    if (section !== undefined) showSection(body.current, section)
  }, [isShown, section])
  useEffect(preloadConfetti, [])

  const step = nextStep(reading, quiz)
  const isAtTop = reading.readPercent < barelyBegunPercent
  const isHinted = isShown && !isDone && quiz.length > 0
  // A passed quiz that is not rewarded yet: it is not lost to any way out without a question.
  const isHeld = !isDone && reading.scorePercent !== null && hasPassed(reading, quiz)
  const { isAsking, leave, discard, stay } = useUnsaved(isHeld)
  if (isAsking && !isHeld) stay()
  const close = (): void => leave(onClose)

  const submit = (): void => {
    const graded = submitQuiz(reading, quiz)
    const answers = allAnswers(graded, quiz)
    setReading(graded)
    setFailure(null)
    setCheering(hasPassed(graded, quiz))
    if (hasPassed(graded, quiz) || answers === null) return
    fail({ lessonId: lesson.id, answers: chosenOptions(answers, quiz), readingSeconds: time.seconds() }, attempt)
  }
  /** As closing and opening again would, in place. */
  const review = (): void => {
    scroller()?.scrollTo(0, 0)
    time.restart()
    setReading(startReading)
    renewQuiz()
    setAsked({ step: 'read', times: 0 })
    setFailure(null)
    measure()
    body.current?.focus({ preventScroll: true })
  }
  const isUnderWay = useRef(false)
  const complete = async (): Promise<void> => {
    const answers = allAnswers(reading, quiz)
    // The second press of two in a row comes before the first is drawn.
    if (answers === null || isSending || isUnderWay.current) return
    isUnderWay.current = true
    setFailure(null)
    try {
      await onComplete({
        lessonId: lesson.id,
        answers: chosenOptions(answers, quiz),
        readingSeconds: time.seconds(),
      })
    } catch (error) {
      setFailure(error)
      if (attemptAfter(error) === undefined) return
      // Another device was ahead: the questions are others now, the text stays read.
      setReading(({ readPercent }) => ({ ...startReading, readPercent }))
      renewQuiz()
    } finally {
      isUnderWay.current = false
    }
  }

  return (
    <>
      <Modal
        title={lesson.title}
        size="large"
        onClose={close}
        footer={
          <LessonFooter
            step={step}
            isCompleted={isDone}
            finished={finished}
            isSending={isSending}
            failure={failure}
            timesAsked={asked.step === step ? asked.times : 0}
            hint={isHinted && isAtTop ? scrollHint : null}
            onAsk={() => setAsked({ step, times: asked.times + 1 })}
            onComplete={() => void complete()}
            onClose={close}
          />
        }
      >
        <div className={styles.root} ref={root}>
          <LessonStrip lesson={lesson} readPercent={isReadOnly ? null : reading.readPercent} ref={strip} />
          {!isShown && !isFailed && <LessonLoading />}
          {isFailed && <LessonFailed />}
          {text.data !== undefined && pool.data !== undefined && (
            <div className={styles.column}>
              <LessonBody
                title={lesson.title}
                text={text.data}
                figures={figuresOf(lesson.id)}
                terms={terms}
                ref={body}
              />
              {isHinted && !isAtTop && (
                <p className={styles.hint} role="status">
                  <ChevronDown size={18} aria-hidden="true" />
                  {isRead(reading) ? 'Keep scrolling for the quiz' : scrollHint}
                </p>
              )}
              {quiz.length > 0 && !isReadOnly && (
                <LessonQuiz
                  quiz={quiz}
                  reading={reading}
                  onChoose={(question, option) => {
                    keepQuiz()
                    setReading(choose(reading, question, option))
                  }}
                  onSubmit={submit}
                  onReview={review}
                  onLook={(section) => showSection(body.current, section)}
                />
              )}
            </div>
          )}
        </div>
      </Modal>
      {isCheering && <CelebrationMoment durationMs={quizPassedMs} onOver={() => setCheering(false)} />}
      {isAsking && <LeaveDialog isSending={isSending} onLeave={discard} onStay={stay} />}
    </>
  )
}
