// Passages: what the lessons say about a question, quoted, each with the way to its lesson; and what a term means.
import type { ExplainedTerm, QuotedPassage } from '#shared/educator/question.ts'
import { LessonLink } from '../lesson-link.tsx'
import styles from './answer.module.css'

const Passage = ({ passage: { lessonId, heading, title, text } }: { passage: QuotedPassage }) => (
  <figure className={styles.passage}>
    <blockquote className={styles.quote}>{text}</blockquote>
    <figcaption className={styles.from}>
      <LessonLink id={lessonId} />
      {heading !== title && <span>, “{heading}”</span>}
    </figcaption>
  </figure>
)

/** The best one is read at once, the others when wanted. */
export function Passages({ passages: [best, ...others] }: { passages: readonly QuotedPassage[] }) {
  if (best === undefined) return null
  return (
    <div role="group" className={styles.passages} aria-label="From the lessons">
      <h3 className={styles.label}>From the lessons</h3>
      <Passage passage={best} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{others.length === 1 ? 'One more passage' : `${others.length} more passages`}</summary>
          {others.map((passage) => (
            <Passage key={`${passage.lessonId} ${passage.heading}`} passage={passage} />
          ))}
        </details>
      )}
    </div>
  )
}

export const TermCard = ({ term: { term, meaning, lessonId } }: { term: ExplainedTerm }) => (
  <div role="group" className={styles.term} aria-label={`What ${term} means`}>
    <h3 className={styles.termName}>{term}</h3>
    <p>{meaning}</p>
    {lessonId !== undefined && (
      <p className={styles.from}>
        <LessonLink id={lessonId} />
      </p>
    )}
  </div>
)
