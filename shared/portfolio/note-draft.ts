// NoteDraft: what a note asks, what is being typed for it, and the note that it becomes.
import { asLine } from '../kernel/text.ts'
import { type HoldingNote, maxNoteLength } from './holding-note.ts'

/** What the two answers answer, wherever they are asked for or shown. */
export const noteQuestions = { why: 'Why I hold this', changeMind: 'What would change my mind' } as const

/** Both answers as typed; empty text is no answer. */
export type NoteDraft = { why: string; changeMind: string }

/** What a form begins with; empty answers where there is no note. */
export const draftOfNote = (note: HoldingNote | undefined): NoteDraft => ({
  why: note?.why ?? '',
  changeMind: note?.changeMind ?? '',
})

/** The note that was typed; undefined while there is nothing in it. */
export function noteOf({ why, changeMind }: NoteDraft): HoldingNote | undefined {
  const lines = { why: asLine(why, maxNoteLength), changeMind: asLine(changeMind, maxNoteLength) }
  const answers = Object.entries(lines).filter(([, text]) => text !== '')
  return answers.length === 0 ? undefined : Object.fromEntries(answers)
}
