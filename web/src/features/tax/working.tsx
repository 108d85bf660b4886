// Working: how a figure is worked out, line by line, with the lesson behind it and where the rule is written.
import { type ReactNode, useState } from 'react'
import { spokenDay } from '#shared/kernel/dates.ts'
import type { OpenQuestion } from '#shared/tax/open-questions.ts'
import { LessonLine } from '../../lib/lesson-line.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './tax.module.css'
import workingStyles from './working.module.css'

/** Lesson 13 is about capital gains, 14 about dividends and franking. */
export const taxLessons = { gains: [13], income: [14] } as const

export type Source = {
  readonly name: string
  readonly url: string
  /** Where it was looked at on another day than those beside it. */
  readonly checkedOn?: string
}

type WorkingProps = {
  lessons: readonly number[]
  sources?: readonly Source[]
  /** The day on which the sources were looked at. */
  checkedOn?: string
  /** Drawn when it is opened: a list has hundreds of them. */
  isLate?: boolean
  children: ReactNode
}

const Sources = ({ sources, checkedOn }: { sources: readonly Source[]; checkedOn: string | undefined }) => (
  <p className={styles.muted}>
    Source:{' '}
    {sources.map(({ name, url, checkedOn: ownDay }, at) => (
      <span key={url}>
        {at > 0 && '; '}
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
        {ownDay !== undefined && `, checked on ${spokenDay(ownDay)}`}
      </span>
    ))}
    {checkedOn !== undefined && `, checked on ${spokenDay(checkedOn)}`}.
  </p>
)

export function Working({ lessons, sources = [], checkedOn, isLate = false, children }: WorkingProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <div className={workingStyles.how}>
      <Disclosure summary="How this is worked out" onPress={() => setOpened(true)}>
        {(isOpened || !isLate) && (
          <div className={workingStyles.working}>
            {children}
            {sources.length > 0 && <Sources sources={sources} checkedOn={checkedOn} />}
            <LessonLine ids={lessons} />
          </div>
        )}
      </Disclosure>
    </div>
  )
}

/** What was not published or not read in the law, where a figure rests on it. */
export const OpenQuestions = ({ questions }: { questions: readonly OpenQuestion[] }) =>
  questions.length === 0 ? null : (
    <div className={workingStyles.open}>
      <p className={workingStyles.part}>Open, as at {spokenDay(questions[0]?.checkedOn ?? '')}</p>
      <ul className={workingStyles.foot}>
        {questions.map(({ id, statement }) => (
          <li key={id}>{statement}</li>
        ))}
      </ul>
    </div>
  )

export type SumLine = { label: ReactNode; value: ReactNode; isTotal?: boolean }

/** A sum as it is written on paper: one line for each amount, the last one below a rule. */
export const SumLines = ({ lines }: { lines: readonly SumLine[] }) => (
  <dl className={workingStyles.sum}>
    {lines.map(({ label, value, isTotal = false }, at) => (
      <div key={at} className={isTotal ? workingStyles.total : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
