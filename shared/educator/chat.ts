// Chat: one question, one reply. There is no history: each question stands alone. What was said
// before would have to be stored, exported and erased, would carry an injection from one question to the next, and would let
// advice be drawn out in harmless pieces; a reply is judged against exactly what the model saw.
import {
  cannedReplies,
  cannotAdvise,
  cardAlone,
  chatTrouble,
  chatUnavailable,
  englishOnly,
  worriedReply,
} from './texts.ts'
import { errorFacts } from '../operation/ports.ts'
import { fail } from '../operation/problem.ts'
import type { ChatReply, ExplainedTerm } from './question.ts'
import { cleanText } from './reply-check/clean-text.ts'
import { educatorDisclaimer } from './reply-check/disclaimer.ts'
import type { GuardCode } from './reply-check/codes.ts'
import type { QuestionIntent } from './reply-check/intent.ts'
import type { Caller } from '../operation/implement.ts'
import { refuse } from './quota.ts'
import type { Answered } from './answering.ts'
import { isPrivacyHelp } from './app-help-ids.ts'
import { askModel, startStopwatch } from './asking.ts'
import { learnerOf } from './learner.ts'
import type { EducatorPorts, GlossarySearch } from './ports.ts'

/** The text with the server's own disclaimer at its end, once (P29). */
export function withDisclaimer(text: string): string {
  const own = text.trimEnd()
  const body = own.endsWith(educatorDisclaimer) ? own.slice(0, -educatorDisclaimer.length).trimEnd() : own
  return `${body}\n\n${educatorDisclaimer}`.trimStart()
}

const builtIn = (text: string, fallbackReason: NonNullable<ChatReply['fallbackReason']>): ChatReply => ({
  reply: withDisclaimer(text),
  citations: [],
  source: 'fallback',
  fallbackReason,
})

const unavailable: ChatReply = {
  reply: chatUnavailable,
  citations: [],
  source: 'fallback',
  fallbackReason: 'unavailable',
}

export type ChatPorts = EducatorPorts & { lessons: GlossarySearch }

/** The reply with what our own texts say where no model does: passages of lessons, and the term that is asked about. */
async function withOurTexts(reply: ChatReply, question: string, { lessons, log }: ChatPorts): Promise<ChatReply> {
  try {
    const [passages, term] = await Promise.all([lessons.search(question), lessons.termFor(question)])
    // Who asks for a figure of their own and for no idea is answered by the card.
    if (reply.card !== undefined && (await import('./card-answers.ts')).isAnsweredByCard(question, term?.id))
      return reply
    return {
      ...reply,
      ...(passages.length === 0 ? {} : { passages: [...passages] }),
      ...(term === undefined ? {} : { term }),
    }
  } catch (error) {
    log.warn('the lessons were not searched', errorFacts(error))
    return reply
  }
}

/** What is asked about, for the model to be told how the app does it or what the law says; without it an answer is still an answer. */
async function termFor(question: string, { lessons, log }: ChatPorts): Promise<ExplainedTerm | undefined> {
  try {
    return await lessons.termFor(question)
  } catch (error) {
    log.warn('the terms were not searched', errorFacts(error))
    return undefined
  }
}

/** The reply with who sees what, where that is asked. Whoever is after other people or our instructions is after nothing else of ours. */
async function withPrivacy(reply: ChatReply, question: string, ports: ChatPorts): Promise<ChatReply> {
  const term = await termFor(question, ports)
  return term !== undefined && isPrivacyHelp(term) ? { ...reply, term } : reply
}

const isCanned = (intent: QuestionIntent): intent is keyof typeof cannedReplies => intent in cannedReplies

/** Whether a third of the letters or more are of another script, in which a model tends to answer. Terms are often left in English. */
function isOtherScript(question: string): boolean {
  const letters = [...question].filter((sign) => /\p{L}/u.test(sign))
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return letters.length > 0 && 3 * others.length >= letters.length
}

/** What is said when nothing may be shown. What was blocked as advice still has a lesson behind it. */
function fallbackFor({ outcome, codes, lessons }: Answered, question: string): ChatReply {
  const without = (...formal: readonly GuardCode[]): boolean => codes.every((code) => formal.includes(code))
  if (outcome !== 'blocked') return builtIn(chatTrouble, 'trouble')
  if (isOtherScript(question) || (codes.includes('Z') && without('Z', 'U', 'C', 'D')))
    return builtIn(englishOnly, 'canned')
  const [lesson] = lessons
  if (lesson === undefined) return builtIn(cannotAdvise, 'no_advice')
  const { lessonId, title } = lesson
  const reply = builtIn(`${cannotAdvise} This one is close: [Lesson ${lessonId}].`, 'no_advice')
  return { ...reply, citations: [{ lessonId, title }] }
}

/**
 * Replies to a message: in our own words where those are what helps, else by the model where there is one.
 * @throws Problem invalid_request for an empty message, too_many_requests beyond the quota, AccountClosed
 */
export async function chat(
  { userId, body }: Caller & { body: { message: string } },
  ports: ChatPorts,
): Promise<ChatReply> {
  const stopwatch = startStopwatch(ports)
  const question = cleanText(body.message)
  if (question === '') {
    fail('invalid_request', 'message must not be empty.', {
      errors: [{ path: 'message', message: 'must not be empty' }],
    })
  }
  const { educator } = ports
  // Also refuses a closed account whose token has not run out.
  const user = await ports.users.find(userId)
  const { classifyQuestion } = await import('./reply-check/intent.ts')
  const intent = classifyQuestion(question)
  // A person in distress gets help lines, not a note about the configuration; after a scam, what the lessons say of scams as well.
  if (intent === 'scam_loss') return withOurTexts(builtIn(cannedReplies.scam_loss, 'canned'), question, ports)
  if (intent === 'distress' || intent === 'blackmail') return builtIn(cannedReplies[intent], 'canned')
  if (isCanned(intent)) {
    const reply = educator === undefined ? unavailable : builtIn(cannedReplies[intent], 'canned')
    return withPrivacy(reply, question, ports)
  }
  const { cardFor, takeCard } = await import('./figure-cards.ts')
  const card = cardFor(question)
  const carded = card === undefined ? {} : { card }
  const inOurWords = async (reply: ChatReply): Promise<ChatReply> => {
    const { worryIn } = await import('./help-for.ts')
    // Neither a note about the configuration nor a passage that shares a word is an answer to them.
    const worry = worryIn(question)
    if (worry === 'money') return builtIn(worriedReply, 'canned')
    if (worry === 'scam') return withOurTexts(builtIn(cannedReplies.scam_loss, 'canned'), question, ports)
    return withOurTexts({ ...reply, ...carded }, question, ports)
  }
  if (educator === undefined) return inOurWords(unavailable)

  const answered = await askModel(
    {
      kind: 'chat',
      userId,
      intent,
      learner: learnerOf(user, await ports.holdings.list(userId)),
      mode: intent === 'ok' ? 'explain' : 'decline_then_explain',
      question,
      topic: question,
      termFor: () => termFor(question, ports),
    },
    { ...ports, educator },
    stopwatch,
  )
  if ('because' in answered) return refuse(answered)
  const { outcome, citations } = answered
  if (outcome === 'capped') return inOurWords(unavailable)
  if (outcome !== 'passed' && outcome !== 'repaired') return inOurWords(fallbackFor(answered, question))
  const { text, ...named } = takeCard(answered.text)
  const isWordless = !/\p{L}/u.test(text)
  if (isWordless && card === undefined && named.card === undefined) return inOurWords(builtIn(chatTrouble, 'trouble'))
  const said = isWordless ? cardAlone : text
  return { reply: withDisclaimer(said), citations: [...citations], source: 'ai', ...named, ...carded }
}
