// Quiz question: four options to choose from; once graded, what was chosen, whether it was right, and why.
import { ArrowUp, ChevronDown, CircleCheck, CircleX } from 'lucide-react'
import { useId } from 'react'
import type { AskedQuestion } from '#shared/learning/quiz-draw.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import covering from '../../ui/covering-input.module.css'
import styles from './quiz-question.module.css'

const letters = ['A', 'B', 'C', 'D']

type OpenQuestionProps = {
  number: number
  question: AskedQuestion
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
          <label key={option.id} className={classNames(styles.option, styles.open)}>
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
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Every option with its explanation, for whoever wants to see: the right answer is among them, so only after a pass. */
const AllExplanations = ({ question }: { question: AskedQuestion }) => (
  <details className={styles.details}>
    <summary className={styles.summary}>
      See why for all four answers
      <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
    </summary>
    <ul className={styles.reasons}>
      {question.options.map((option) => (
        <li key={option.id} className={styles.reason}>
          <p className={option.isRight ? styles.rightOption : undefined}>
            {option.text}
            {option.isRight && ' (right answer)'}
          </p>
          <p className={styles.muted}>{option.explanation}</p>
        </li>
      ))}
    </ul>
  </details>
)

/** Where the answer is found: finding it in the text teaches more than being told. */
const WhereToLook = ({ section, onLook }: { section: string | undefined; onLook: (section: string) => void }) =>
  section === undefined ? (
    <p className={styles.muted}>The answer is in the lesson above.</p>
  ) : (
    <p className={styles.look}>
      <button type="button" className={styles.lookButton} onClick={() => onLook(section)}>
        <ArrowUp size={18} aria-hidden="true" />
        Look again at “{section}”
      </button>
    </p>
  )

type GradedQuestionProps = {
  number: number
  question: AskedQuestion
  chosen: number
  /** Of the whole quiz. While it is not, nothing gives a right answer away that was not chosen. */
  isPassed: boolean
  onLook: (section: string) => void
  /** One below that of the part of the page it stands in. */
  headingLevel?: 2 | 4
}

/** What was chosen, why it is right or wrong, and where to look again. */
export function GradedQuestion({ number, question, chosen, isPassed, onLook, headingLevel = 4 }: GradedQuestionProps) {
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const option = question.options[chosen]
  const isRight = option?.isRight === true
  const Mark = isRight ? CircleCheck : CircleX
  return (
    <section className={styles.question} aria-labelledby={headingId}>
      <Heading className={styles.legend} id={headingId}>
        {number}. {question.question}
      </Heading>
      <div className={classNames(styles.option, styles.graded, isRight ? styles.right : styles.wrong)}>
        <Mark className={styles.mark} size={24} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <p className={styles.verdict}>{isRight ? 'Right' : 'Not quite'}</p>
          <p className={styles.chosen}>
            <VisuallyHidden>Your answer: </VisuallyHidden>
            {option?.text}
          </p>
          <p>{option?.explanation}</p>
          {!isRight && <WhereToLook section={question.section} onLook={onLook} />}
        </div>
      </div>
      {isPassed && <AllExplanations question={question} />}
    </section>
  )
}
