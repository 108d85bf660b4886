// Review session: at most ten cards, one at a time, each answered once and explained. An answer is kept as soon as it is checked.
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { lessonOfQuestion } from '#shared/learning/question-id.ts'
import { loadQuestions } from '#shared/learning/lesson-pools.ts'
import type { AskedQuestion } from '#shared/learning/quiz-draw.ts'
import type { ReviewRecord } from '#shared/learning/review-record.ts'
import { dueCards, sessionOf, sessionSize } from '#shared/learning/review-session.ts'
import type { KeptAnswer } from '../../../data/pending-review.ts'
import { useUid } from '../../../data/use-auth.ts'
import { useReviewAnswers } from '../../../data/use-review.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../router/router.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { GradedQuestion, OpenQuestion } from '../quiz-question.tsx'
import type { LessonEntry } from '../use-open-lesson.ts'
import styles from './review.module.css'

const maxSeconds = 3600
/** Code of the app: no second try, which a browser would answer from its memory of the first. */
const fetchedOnce = { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false, retry: false } as const

type OneCardProps = {
  question: AskedQuestion
  number: number
  isLast: boolean
  /** It stands where the button for it was. */
  takesFocus: boolean
  onAnswer: (kept: KeptAnswer) => void
  onNext: () => void
}

function OneCard({ question, number, isLast, takesFocus, onAnswer, onNext }: OneCardProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<number>()
  const [isChecked, setChecked] = useState(false)
  const shownAt = useRef(0)
  const form = useRef<HTMLFormElement>(null)
  const next = useRef<HTMLDivElement>(null)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  useEffect(() => {
    const group = form.current?.querySelector('fieldset')
    if (!takesFocus || !group) return
    group.tabIndex = -1
    group.focus()
  }, [takesFocus])
  useEffect(() => {
    if (isChecked) next.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isChecked])

  const check = (event: SubmitEvent): void => {
    event.preventDefault()
    const option = chosen === undefined ? undefined : question.options[chosen]
    if (option === undefined || isChecked) return
    const seconds = Math.min(maxSeconds, Math.max(0, (performance.now() - shownAt.current) / 1000))
    const at = new Date().toISOString()
    onAnswer({
      answer: { id: crypto.randomUUID(), questionId: question.id, optionId: option.id, at, seconds },
      isRight: option.isRight,
    })
    setChecked(true)
  }
  const look = (section: string): void => {
    const state: LessonEntry = { closesBack: true, section }
    navigate(`${paths.learn}?lesson=${lessonOfQuestion(question.id)}`, { state })
  }

  if (chosen !== undefined && isChecked) {
    return (
      <Stack gap={4}>
        <div role="status">
          <GradedQuestion number={number} question={question} chosen={chosen} isPassed onLook={look} headingLevel={2} />
        </div>
        <div ref={next}>
          <Button onClick={onNext}>{isLast ? 'Finish' : 'Next'}</Button>
        </div>
      </Stack>
    )
  }
  return (
    <form ref={form} onSubmit={check}>
      <Stack gap={4}>
        <OpenQuestion number={number} question={question} chosen={chosen} onChoose={setChosen} />
        <div>
          <Button type="submit" isGated={chosen === undefined}>
            Check
          </Button>
        </div>
      </Stack>
    </form>
  )
}

type ReviewSessionProps = {
  /** The record as it stood when the session began. */
  start: ReviewRecord
  /** Sydney day number. */
  today: number
  /** Whether it follows another one, whose end had the focus. */
  isAnother: boolean
  onEnd: (answers: readonly KeptAnswer[]) => void
}

export function ReviewSession({ start, today, isAnother, onEnd }: ReviewSessionProps) {
  const userId = useUid()
  const { keep, sendKept } = useReviewAnswers()
  const [answers, setAnswers] = useState<readonly KeptAnswer[]>([])
  const [index, setIndex] = useState(0)
  const ids = dueCards(start, today).slice(0, sessionSize)
  const { data: questions, isError } = useQuery({
    ...fetchedOnce,
    queryKey: ['review-questions', ...ids],
    queryFn: () => loadQuestions(ids),
  })
  useEffect(() => {
    // Whoever leaves in the middle keeps what they have answered.
    return () => void sendKept()
  }, [sendKept])

  if (isError) {
    return (
      <Banner
        tone="error"
        title="We couldn’t load the questions"
        action={
          <Button variant="quiet" size="small" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        Check your connection. What you have answered is safe.
      </Banner>
    )
  }
  if (questions === undefined) {
    return (
      <Loading label="Loading the questions">
        <Skeleton height="22rem" />
      </Loading>
    )
  }
  const cards = sessionOf(start, { userId, today, questions })
  const question = cards[index]
  if (question === undefined) return null
  const isLast = index === cards.length - 1
  return (
    <Card className={styles.session}>
      <Stack gap={4}>
        <ProgressBar
          label={`Card ${index + 1} of ${cards.length}`}
          percent={(answers.length / cards.length) * 100}
          valueText={`${answers.length} answered`}
        />
        <OneCard
          key={question.id}
          question={question}
          number={index + 1}
          isLast={isLast}
          takesFocus={isAnother || index > 0}
          onAnswer={(kept) => {
            keep(kept)
            setAnswers((before) => [...before, kept])
          }}
          onNext={() => (isLast ? onEnd(answers) : setIndex(index + 1))}
        />
      </Stack>
    </Card>
  )
}
