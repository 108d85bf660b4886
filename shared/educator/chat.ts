// Chat: one question, one reply. There is no history: each question stands alone. What was said
// before would have to be stored, exported and erased, would carry an injection from one question to the next, and would let
// advice be drawn out in harmless pieces; a reply is judged against exactly what the model saw.
import { cannedReplies, cannotAdvise, chatTrouble, chatUnavailable } from './texts.ts'
import { fail } from '../operation/problem.ts'
import type { ChatReply } from './question.ts'
import { cleanText } from './reply-check/clean-text.ts'
import { educatorDisclaimer } from './reply-check/disclaimer.ts'
import type { QuestionIntent } from './reply-check/intent.ts'
import type { Caller } from '../operation/implement.ts'
import { refuse } from './quota.ts'
import type { Answered } from './answering.ts'
import { askModel, startStopwatch } from './asking.ts'
import { learnerOf } from './learner.ts'
import type { EducatorPorts } from './ports.ts'

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

const isCanned = (intent: QuestionIntent): intent is keyof typeof cannedReplies => intent in cannedReplies

/** What is said when nothing may be shown. What was blocked still has a lesson behind it. */
function fallbackFor({ outcome, lessons }: Answered): ChatReply {
  if (outcome !== 'blocked') return builtIn(chatTrouble, 'trouble')
  const [lesson] = lessons
  if (lesson === undefined) return builtIn(cannotAdvise, 'no_advice')
  const { lessonId, title } = lesson
  const reply = builtIn(`${cannotAdvise} This one is close: [Lesson ${lessonId}].`, 'no_advice')
  return { ...reply, citations: [{ lessonId, title }] }
}

export async function chat(
  { userId, body }: Caller & { body: { message: string } },
  ports: EducatorPorts,
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
  // A person in distress gets help lines, not a note about the configuration.
  if (isCanned(intent) && (educator !== undefined || intent === 'distress'))
    return builtIn(cannedReplies[intent], 'canned')
  if (educator === undefined) return unavailable

  const answered = await askModel(
    {
      kind: 'chat',
      userId,
      intent,
      learner: learnerOf(user, await ports.holdings.list(userId)),
      mode: intent === 'ok' ? 'explain' : 'decline_then_explain',
      question,
      topic: question,
    },
    { ...ports, educator },
    stopwatch,
  )
  if ('because' in answered) return refuse(answered)
  const { outcome, text, citations } = answered
  if (outcome === 'capped') return unavailable
  if (outcome !== 'passed' && outcome !== 'repaired') return fallbackFor(answered)
  return { reply: withDisclaimer(text), citations: [...citations], source: 'ai' }
}
