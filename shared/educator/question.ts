// Question: what a person asks the educator, and the reply with the lessons it cites.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'

export const maxMessageLength = 1000

export const ChatQuestion = lazy.strictObject(() => ({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength)),
}))
export type ChatQuestion = z.infer<typeof ChatQuestion>

export const Citation = lazy.strictObject(() => ({ lessonId: z.int(), title: z.string() }))
export type Citation = z.infer<typeof Citation>

/**
 * Why a chat reply is none of the model's: it could not be made just now and may be asked for again, there is no model, the
 * question has a set answer, or it asks for advice.
 */
const FallbackReason = z.enum(['trouble', 'unavailable', 'canned', 'no_advice'])

/** What a lesson says about the question, quoted: whole sentences of the part under `heading`. */
export const QuotedPassage = lazy.strictObject(() => ({
  lessonId: z.int(),
  title: z.string(),
  heading: z.string(),
  text: z.string(),
}))
export type QuotedPassage = z.infer<typeof QuotedPassage>

/** What the glossary, or the help with the app, says about what the question names. */
export const ExplainedTerm = lazy.strictObject(() => ({
  id: z.string(),
  term: z.string(),
  meaning: z.string(),
  /** The lesson that goes further, where one does. */
  lessonId: z.exactOptional(z.int()),
}))
export type ExplainedTerm = z.infer<typeof ExplainedTerm>

/** What the app can show of a person's own figures; it draws the card from what it has. */
export const FigureCard = z.enum([
  'value',
  'holdings',
  'concentration',
  'learning',
  'performance',
  'brokerage',
  'dividends',
])
export type FigureCard = z.infer<typeof FigureCard>

const maxPassages = 3

export const ChatReply = lazy.strictObject(() => ({
  reply: z.string(),
  citations: z.array(Citation),
  source: z.enum(['ai', 'fallback']),
  fallbackReason: z.exactOptional(FallbackReason),
  /** Where no model answered: what the lessons say, the best first. Not there when nothing is close. */
  passages: z.exactOptional(z.array(QuotedPassage).check(z.maxLength(maxPassages))),
  term: z.exactOptional(ExplainedTerm),
  /** The question is about the person's own figures, or the model would have needed them. */
  card: z.exactOptional(FigureCard),
}))
export type ChatReply = z.infer<typeof ChatReply>
