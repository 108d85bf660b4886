// Strength card: how well each idea of the completed lessons is known.
import { concepts } from '#shared/learning/concepts.ts'
import type { ReviewRecord } from '#shared/learning/review-record.ts'
import { type Strength, strengthOfConcepts } from '#shared/learning/strength.ts'
import { formatCount } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import styles from './review.module.css'

const levels: ReadonlyArray<readonly [strength: Strength, name: string, meaning: string]> = [
  ['mastered', 'Mastered', 'likely to last a month or longer'],
  ['proficient', 'Proficient', 'likely to last a week or longer'],
  ['familiar', 'Familiar', 'right the last time'],
  ['attempted', 'Attempted', 'not answered yet, or missed the last time'],
]

const names = new Map(concepts.map(({ id, name }) => [id, name]))

/** @param today Sydney day number */
export function StrengthCard({ review, today }: { review: ReviewRecord; today: number }) {
  const known = strengthOfConcepts(review, today).filter(({ strength }) => strength !== null)
  const groups = levels
    .map(([strength, name]) => ({ name, strength, ideas: known.filter((one) => one.strength === strength) }))
    .filter(({ ideas }) => ideas.length > 0)
  return (
    <Card title="What you know">
      <dl className={styles.strengths}>
        {groups.map(({ name, strength, ideas }) => (
          <div key={strength} className={styles.strength}>
            <dt>
              {name} <span className={styles.count}>{formatCount(ideas.length, 'idea')}</span>
            </dt>
            <dd>{ideas.map(({ id }) => names.get(id)).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary="What the words mean">
        <ul className={styles.meanings}>
          {levels.map(([strength, name, meaning]) => (
            <li key={strength}>
              {name}: {meaning}.
            </li>
          ))}
        </ul>
        <p>An idea is as strong as the weakest of its questions.</p>
      </Disclosure>
    </Card>
  )
}
