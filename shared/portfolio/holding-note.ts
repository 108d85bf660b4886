// HoldingNote: what a person wrote down for themselves about a holding, to read again when its price has moved.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { line } from '../kernel/text.ts'

/** The most characters of one answer. */
export const maxNoteLength = 280

const Answer = z.lazy(() => line(maxNoteLength))

/** Why something is held, and what would change the person's mind. Plain text; one without an answer is no note. */
export const HoldingNote = lazy.strictObject(() => ({
  why: z.exactOptional(Answer),
  changeMind: z.exactOptional(Answer),
}))
export type HoldingNote = z.infer<typeof HoldingNote>
