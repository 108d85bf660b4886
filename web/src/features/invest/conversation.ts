// Conversation: what was asked and answered in this session, turn by turn.
import type { EducationReply } from '#shared/educator/analysis.ts'
import type { ChatReply, Citation, ExplainedTerm, FigureCard, QuotedPassage } from '#shared/educator/question.ts'
import { ApiProblem, ApiUnreachable, messageOf } from '../../lib/api.ts'
import { lessonIdsFor } from './quick-questions.ts'
import { builtInNote, educationFailed, educationLabels, failures, savedNote, stillCurrent } from './educator-texts.ts'

/** What a person asked for: a question of their own, or the overview by one of its two buttons. */
export type Ask = { kind: 'question'; text: string } | { kind: 'learn' } | { kind: 'refresh' }

export type Answer = {
  text: string
  citations: readonly Citation[]
  /** How this answer came about, where that is worth a word. */
  note?: string
  /** The overview in it, by the instant it was made. */
  overviewOf?: string
  /** There is no AI to ask: lessons that cover the question, or none where it is not known which do. */
  readInstead?: readonly number[]
  /** It stands in for one that could not be made, and may be asked for again. */
  isStandIn?: boolean
  /** Whose words a reply to a question is; left out for an overview. */
  source?: ChatReply['source']
  passages?: readonly QuotedPassage[]
  term?: ExplainedTerm
  /** Drawn here, from figures that nobody else sees. */
  card?: FigureCard
}

export type Failure = {
  text: string
  /** What is known of the cause, or when to try again. */
  detail: string
  /** ISO instant before which another attempt is refused. */
  retryAt?: string
}

export type Turn = { id: string; ask: Ask } & (
  | { state: 'pending' }
  | { state: 'stopped' }
  | { state: 'answered'; answer: Answer }
  | { state: 'failed'; failure: Failure }
)

/** What the person is shown to have said. */
export const saidBy = (ask: Ask): string => (ask.kind === 'question' ? ask.text : educationLabels[ask.kind])

export const chatAnswer = (
  { reply, citations, source, fallbackReason, passages, term, card }: ChatReply,
  question: string,
): Answer => ({
  text: reply,
  citations,
  source,
  ...(passages === undefined ? {} : { passages }),
  ...(term === undefined ? {} : { term }),
  ...(card === undefined ? {} : { card }),
  ...(fallbackReason === 'trouble' ? { isStandIn: true } : {}),
  ...(fallbackReason === 'unavailable' && passages === undefined && term === undefined && card === undefined
    ? { readInstead: lessonIdsFor(question) }
    : {}),
})

const isIn = (before: readonly Turn[], madeAt: string): boolean =>
  before.some((turn) => turn.state === 'answered' && turn.answer.overviewOf === madeAt)

/**
 * The overview as an answer. One that is still current, or that stands in for a new one, says so, and is shown again only
 * where this conversation does not have it yet.
 */
export function educationAnswer(ask: 'learn' | 'refresh', reply: EducationReply, before: readonly Turn[]): Answer {
  const { education, citations, lastUpdated, refreshed, success, fallback } = reply
  const opening = !success ? educationFailed : ask === 'refresh' && !refreshed ? stillCurrent(lastUpdated) : undefined
  const standIn = success ? {} : { isStandIn: true }
  if (opening !== undefined && isIn(before, lastUpdated)) return { text: opening, citations: [], ...standIn }
  const note = fallback ? { note: builtInNote } : success ? {} : { note: savedNote(lastUpdated) }
  const text = opening === undefined ? education : `${opening}\n\n${education}`
  return { text, citations, overviewOf: lastUpdated, ...note, ...standIn }
}

/** Refusals that a second attempt may overcome, and how long to wait for that. */
function tooMany(error: ApiProblem, now: Date): Failure {
  const seconds = error.retryAfterSeconds
  if (seconds === undefined) return { text: error.message, detail: 'Wait a minute, then try again.' }
  return { text: error.message, detail: '', retryAt: new Date(now.getTime() + seconds * 1000).toISOString() }
}

/** What a person is told when there is no answer. */
export function failureOf(ask: Ask, error: unknown, now: Date): Failure {
  if (error instanceof ApiProblem && error.code === 'too_many_requests') return tooMany(error, now)
  const isNoAnswer = error instanceof ApiUnreachable || (error instanceof ApiProblem && error.status >= 502)
  const text = ask.kind === 'question' ? (isNoAnswer ? failures.noAnswer : failures.error) : educationFailed
  const isExplained = error instanceof ApiUnreachable || (error instanceof ApiProblem && error.status < 500)
  return { text, detail: isExplained ? messageOf(error) : '' }
}
