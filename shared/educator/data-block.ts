// Data block: a person's words and lesson excerpts as JSON between random marks, so that no text in it can end the block.
import type { LessonExcerpt } from './ports.ts'
import type { Learner } from './learner.ts'
import { isAppHelp } from './app-help-ids.ts'
import { helpLinesFor } from './help-for.ts'
import { lawFactsFor } from './law-facts.ts'
import type { ExplainedTerm } from './question.ts'
import type { RandomSource } from '../operation/ports.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Random letters, 65 bits. No digits, so that tests can look for a person's figures in a request without false hits. */
export function randomMark(random: RandomSource): string {
  const bytes = random.bytes(14)
  // The remainder makes four letters slightly likelier, which costs a hundredth of a bit.
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}

export type Material = {
  learner: Learner
  lessons: readonly LessonExcerpt[]
  mode: 'explain' | 'decline_then_explain'
  /** What the person asks, cleaned, or what is asked in its place. */
  question: string
  /** What the question is about: facts are chosen by it, and where it is how the app does something, that is told. */
  term?: ExplainedTerm
}

/** The data as JSON in which no mark can be closed. */
export function dataBlock({ learner, lessons, mode, question, term }: Material, nonce: string): string {
  const [facts, helpLines] = [lawFactsFor(question, term?.id), helpLinesFor(question)]
  const json = JSON.stringify({
    ...learner,
    ...(facts.length === 0 ? {} : { facts }),
    ...(helpLines.length === 0 ? {} : { helpLines }),
    ...(term !== undefined && isAppHelp(term) ? { app: term.meaning } : {}),
    lessons: lessons.map(({ lessonId, title, heading, text }) => ({ lesson: lessonId, title, heading, text })),
    mode,
    question,
  })
  return `<data id=${nonce}>\n${json.replaceAll('<', String.raw`\u003c`)}\n</data id=${nonce}>`
}
