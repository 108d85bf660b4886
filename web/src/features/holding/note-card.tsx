// Note card: what a person wrote down for themselves about a holding, to read and to change.
import { type FormEvent, lazy, useEffect, useRef, useState } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { type HoldingNote, maxNoteLength } from '#shared/portfolio/holding-note.ts'
import { draftOfNote, noteOf, noteQuestions } from '#shared/portfolio/note-draft.ts'
import { useNote } from '../../data/use-note.ts'
import { messageOf } from '../../lib/api.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { OverPage } from '../../ui/over-page.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextBox } from '../../ui/text-box.tsx'
import { useToast } from '../../ui/toast.tsx'
import styles from './holding.module.css'

const DiscardDialog = lazy(() => import('../../ui/discard-dialog.tsx'))

const nothingYet =
  'Nothing yet. A few words about why you hold this, and what would change your mind, are something to read again on a day when the price has moved a lot. Only you see them.'

const questions = Object.entries(noteQuestions) as [keyof HoldingNote, string][]
const hints = { why: 'In your own words.', changeMind: 'Leave either one blank if you like.' }

const isSame = (one: HoldingNote | undefined, other: HoldingNote | undefined): boolean =>
  one?.why === other?.why && one?.changeMind === other?.changeMind

type EditorProps = {
  holding: Holding
  note: HoldingNote | undefined
  onSaved: (isLater: boolean) => void
  onClose: () => void
}

function Editor({ holding, note, onSaved, onClose }: EditorProps) {
  const [draft, setDraft] = useState(() => draftOfNote(note))
  const { save, isPending, error } = useNote(holding)
  const typed = noteOf(draft)
  const { isAsking, leave, discard, stay, release } = useUnsaved(!isSame(typed, note))
  const first = useRef<HTMLFormElement>(null)
  useEffect(() => {
    first.current?.querySelector('textarea')?.focus()
  }, [])
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (isPending) return
    if (isSame(typed, note)) return onClose()
    save(typed ?? null, (isLater) => {
      release()
      onSaved(isLater)
    })
  }
  return (
    <form noValidate onSubmit={onSubmit} ref={first}>
      <Stack gap={4}>
        {error !== null && <Banner tone="error">{messageOf(error)}</Banner>}
        {questions.map(([answer, label]) => (
          <TextBox
            key={answer}
            label={label}
            isOptional
            hint={hints[answer]}
            value={draft[answer]}
            maxLength={maxNoteLength}
            onChange={(text) => setDraft({ ...draft, [answer]: text })}
          />
        ))}
        <div className={styles.noteActions}>
          <Button type="submit" isPending={isPending} pendingText="Saving">
            Save
          </Button>
          <Button variant="quiet" onClick={() => leave(onClose)}>
            Cancel
          </Button>
        </div>
      </Stack>
      {isAsking && (
        <OverPage onFailed={stay}>
          <DiscardDialog onDiscard={discard} onStay={stay} />
        </OverPage>
      )}
    </form>
  )
}

export function NoteCard({ holding }: { holding: Holding }) {
  const [isEditing, setEditing] = useState(false)
  const showToast = useToast()
  const { note } = useNote(holding)
  const opener = useRef<HTMLDivElement>(null)
  const close = (): void => {
    setEditing(false)
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }
  return (
    <Card
      title="Note to self"
      action={
        isEditing ? undefined : (
          <div ref={opener}>
            <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
              {note === undefined ? 'Write a note' : 'Edit the note'}
            </Button>
          </div>
        )
      }
    >
      {isEditing ? (
        <Editor
          holding={holding}
          note={note}
          onClose={close}
          onSaved={(isLater) => {
            close()
            showToast(isLater ? { text: 'Note saved on this device.' } : { text: 'Note saved.', tone: 'success' })
          }}
        />
      ) : note === undefined ? (
        <p className={styles.muted}>{nothingYet}</p>
      ) : (
        <dl className={styles.noteText}>
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
      )}
    </Card>
  )
}
