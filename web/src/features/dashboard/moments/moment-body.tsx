// Moment body: what a moment says, the lesson that goes further, and the two ways to put it away.
import type { Moment } from '#shared/learning/moments/moment.ts'
import type { HoldingNote } from '#shared/portfolio/holding-note.ts'
import { noteQuestions } from '#shared/portfolio/note-draft.ts'
import { useMomentChange } from '../../../data/use-moments.ts'
import { useBalances } from '../../../lib/balances.tsx'
import { coveredAmounts } from '../../../lib/covered-amounts.ts'
import { LessonLine } from '../../../lib/lesson-line.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import styles from './moments.module.css'

const questions = Object.entries(noteQuestions) as [keyof HoldingNote, string][]

/** What the person wrote when nothing had fallen yet. */
const Noted = ({ note }: { note: HoldingNote }) => (
  <dl className={styles.noted} aria-label="Your note to self">
    {questions.map(
      ([answer, label]) =>
        note[answer] !== undefined && (
          <div key={answer}>
            <dt>{label}</dt>
            <dd>{note[answer]}</dd>
          </div>
        ),
    )}
  </dl>
)

export function MomentBody({ moment }: { moment: Moment }) {
  const showToast = useToast()
  const { mutate } = useMomentChange(() =>
    showToast({ text: 'That couldn’t be saved, so it is shown again. Please try again later.', tone: 'error' }),
  )
  const hide = (did: 'hidden-for-a-month' | 'hidden-for-good'): void => {
    // The buttons go with the moment.
    document.querySelector('h1')?.focus({ preventScroll: true })
    mutate({ key, did })
  }
  const { key, text, goesWhen, lessonId, note } = moment
  const { areHidden } = useBalances()
  return (
    <>
      <p className={styles.text}>{areHidden ? coveredAmounts(text) : text}</p>
      {note !== undefined && <Noted note={note} />}
      <LessonLine ids={[lessonId]} />
      <p className={styles.goes}>{goesWhen}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => hide('hidden-for-a-month')}>
          Not now
        </Button>
        <Button variant="quiet" size="small" onClick={() => hide('hidden-for-good')}>
          Don’t show this again
        </Button>
      </div>
    </>
  )
}
