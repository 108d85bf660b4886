// Note fields: what a person may write down for themselves about a new holding, folded away until they want to.
import { maxNoteLength } from '#shared/portfolio/holding-note.ts'
import { type NoteDraft, noteQuestions } from '#shared/portfolio/note-draft.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextBox } from '../../ui/text-box.tsx'

type NoteFieldsProps = { note: NoteDraft; onChange: (note: NoteDraft) => void }

export const NoteFields = ({ note, onChange }: NoteFieldsProps) => (
  <Disclosure summary="Note to self (optional)">
    <Stack gap={4}>
      <TextBox
        label={noteQuestions.why}
        hint="In your own words."
        value={note.why}
        maxLength={maxNoteLength}
        onChange={(why) => onChange({ ...note, why })}
      />
      <TextBox
        label={noteQuestions.changeMind}
        hint="You see both again on its page, and when its price has fallen a lot."
        value={note.changeMind}
        maxLength={maxNoteLength}
        onChange={(changeMind) => onChange({ ...note, changeMind })}
      />
    </Stack>
  </Disclosure>
)
