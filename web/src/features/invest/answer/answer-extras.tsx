// Answer extras: what comes with an answer besides its words: a card, a term, passages, what can be done with it, and what
// could be asked next. Fetched with the first question.
import type { ReactNode } from 'react'
import { PillButton } from '../../../ui/pill-button.tsx'
import type { Answer } from '../conversation.ts'
import { spokenReply } from '../reply-text.tsx'
import styles from './answer.module.css'
import { FigureCard } from './figure-card.tsx'
import { followUpsTo } from './follow-ups.ts'
import { Passages, TermCard } from './passages.tsx'
import { ReplyActions } from './reply-actions.tsx'

/** All the words of an answer as they are read, each quotation with its lesson. Figures of a card stay on the screen. */
const copied = ({ text, term, passages = [] }: Answer): string =>
  [
    spokenReply(text),
    ...(term === undefined ? [] : [`${term.term}: ${term.meaning}`]),
    ...passages.map(
      ({ lessonId, title, heading, text: quoted }) =>
        `“${quoted}”\nLesson ${lessonId}, ${title}${heading === title ? '' : `, “${heading}”`}`,
    ),
  ].join('\n\n')

type AnswerExtrasProps = {
  /** Of the turn. */
  id: string
  answer: Answer
  /** What was asked. */
  question: string
  /** Only the newest answer suggests what to ask next. */
  isNewest: boolean
  isBlocked: boolean
  onAsk: (question: string) => void
}

export default function AnswerExtras({
  id,
  answer,
  question,
  isNewest,
  isBlocked,
  onAsk,
}: AnswerExtrasProps): ReactNode {
  const { card, term, passages = [], citations, source } = answer
  const lesson = citations[0]?.lessonId ?? passages[0]?.lessonId ?? term?.lessonId
  const followUps = isNewest && source !== undefined ? followUpsTo(lesson, question) : []
  return (
    <>
      {card !== undefined && <FigureCard card={card} />}
      {term !== undefined && <TermCard term={term} />}
      <Passages passages={passages} />
      <ReplyActions id={id} text={copied(answer)} {...(source === undefined ? {} : { source })} />
      {followUps.length > 0 && (
        <div className={styles.followUps} role="group" aria-label="Ask next">
          {followUps.map((next) => (
            <PillButton key={next} isBlocked={isBlocked} onClick={() => onAsk(next)}>
              {next}
            </PillButton>
          ))}
        </div>
      )}
    </>
  )
}
