// Quiz question: four options to choose from; once graded, what was chosen, whether it was right, and why (decision 21).
import { ChevronDown, CircleCheck, CircleX } from 'lucide-react'
import { useId } from 'react'
import type { QuizQuestion } from '#shared/learning/lesson.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import covering from '../../ui/covering-input.module.css'
import styles from './quiz-question.module.css'

const letters = ['A', 'B', 'C', 'D']

type OpenQuestionProps = {
  number: number
  question: QuizQuestion
  chosen: number | undefined
  onChoose: (option: number) => void
}

/** To a keyboard and a screen reader it is a radio group. */
export function OpenQuestion({ number, question, chosen, onChoose }: OpenQuestionProps) {
  const name = useId()
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>
        {number}. {question.question}
      </legend>
      <div className={styles.options}>
        {question.options.map((option, index) => (
          <label key={option} className={classNames(styles.option, styles.open)}>
            <input
              className={covering.input}
              type="radio"
              name={name}
              value={index}
              checked={chosen === index}
              onChange={() => onChoose(index)}
            />
            <span className={styles.letter} aria-hidden="true">
              {letters[index]}
            </span>
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Every option with its explanation, for whoever wants to see. */
const AllExplanations = ({ question }: { question: QuizQuestion }) => (
  <details className={styles.details}>
    <summary className={styles.summary}>
      Show the reasons for all four
      <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
    </summary>
    <ul className={styles.reasons}>
      {question.options.map((option, index) => (
        <li key={option} className={styles.reason}>
          <p className={index === question.correctAnswer ? styles.rightOption : undefined}>
            {option}
            {index === question.correctAnswer && ' (right answer)'}
          </p>
          <p className={styles.muted}>{question.explanations[index]}</p>
        </li>
      ))}
    </ul>
  </details>
)

/** What was chosen and why it is right or wrong. The right answer stays behind a click: finding it in the text teaches more. */
export function GradedQuestion({
  number,
  question,
  chosen,
}: {
  number: number
  question: QuizQuestion
  chosen: number
}) {
  const headingId = useId()
  const isRight = chosen === question.correctAnswer
  const Mark = isRight ? CircleCheck : CircleX
  return (
    <section className={styles.question} aria-labelledby={headingId}>
      <h4 className={styles.legend} id={headingId}>
        {number}. {question.question}
      </h4>
      <div className={classNames(styles.option, styles.graded, isRight ? styles.right : styles.wrong)}>
        <Mark className={styles.mark} size={24} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <p className={styles.verdict}>{isRight ? 'Right' : 'Not right'}</p>
          <p className={styles.chosen}>
            <VisuallyHidden>Your answer: </VisuallyHidden>
            {question.options[chosen]}
          </p>
          <p>{question.explanations[chosen]}</p>
        </div>
      </div>
      <AllExplanations question={question} />
    </section>
  )
}
