// Lesson quiz: the questions below a lesson, graded once.
import { PartyPopper, RotateCcw } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { quizPassPercent } from '#shared/learning/progress.ts'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import styles from './lesson-quiz.module.css'
import { GradedQuestion, OpenQuestion } from './quiz-question.tsx'
import { canSubmit, hasPassed, passRule, type Quiz, type Reading } from './reading.ts'

type LessonQuizProps = {
  quiz: Quiz
  reading: Reading
  onChoose: (question: number, option: number) => void
  onSubmit: () => void
  onReview: () => void
  /** Shows the part of the text under a heading. */
  onLook: (section: string) => void
}

type ResultProps = { scorePercent: number; isPassed: boolean; onReview: () => void }

/** The score, where the eye and the focus go next. */
function Result({ scorePercent, isPassed, onReview }: ResultProps) {
  const result = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const meaningId = useId()
  useEffect(() => {
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [])
  return (
    <div
      className={classNames(styles.result, isPassed ? styles.passed : styles.failed)}
      ref={result}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={meaningId}
      tabIndex={-1}
    >
      <p className={styles.score} id={titleId}>
        {isPassed && <PartyPopper size={28} strokeWidth={1.75} aria-hidden="true" />}
        Your score: {scorePercent}%
      </p>
      <p id={meaningId}>
        {isPassed
          ? 'Great job! You can now complete the lesson.'
          : `Please review the content and try again. You need ${quizPassPercent}% to pass.`}
      </p>
      {!isPassed && (
        <Button icon={<RotateCcw size={18} aria-hidden="true" />} className={styles.review} onClick={onReview}>
          Review the lesson
        </Button>
      )}
    </div>
  )
}

export function LessonQuiz({ quiz, reading, onChoose, onSubmit, onReview, onLook }: LessonQuizProps) {
  const headingId = useId()
  const { answers, scorePercent } = reading
  const left = quiz.filter((_, index) => answers[index] === undefined).length
  return (
    <section className={styles.quiz} aria-labelledby={headingId}>
      <header>
        <h3 className={styles.heading} id={headingId}>
          Quiz
        </h3>
        {scorePercent === null && (
          <p className={styles.rule}>
            {formatCount(quiz.length, 'question')}. {passRule(quiz.length)}
          </p>
        )}
      </header>
      {scorePercent !== null && (
        <Result scorePercent={scorePercent} isPassed={hasPassed(reading, quiz)} onReview={onReview} />
      )}
      {quiz.map((question, index) => {
        const chosen = answers[index]
        return scorePercent !== null && chosen !== undefined ? (
          <GradedQuestion
            key={question.question}
            number={index + 1}
            question={question}
            chosen={chosen}
            isPassed={hasPassed(reading, quiz)}
            onLook={onLook}
          />
        ) : (
          <OpenQuestion
            key={question.question}
            number={index + 1}
            question={question}
            chosen={chosen}
            onChoose={(option) => onChoose(index, option)}
          />
        )
      })}
      <div className={styles.submit}>
        {canSubmit(reading, quiz) && <Button onClick={onSubmit}>Submit Quiz</Button>}
        <p className={styles.left} role="status">
          {scorePercent === null && left > 0 && left < quiz.length && `${formatCount(left, 'question')} left`}
          {canSubmit(reading, quiz) && 'You can change an answer until you submit.'}
        </p>
      </div>
    </section>
  )
}
