// Conversation: how answers and failures are told (P29).
import { expect, test } from 'vitest'
import { chatTrouble, chatUnavailable } from '#shared/educator/texts.ts'
import type { ChatReply } from '#shared/educator/question.ts'
import { educatorDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'
import { chatAnswer, educationAnswer, failureOf, type Turn } from '#web/features/invest/conversation.ts'
import { whenAgain } from '#web/features/invest/chat-turn.tsx'
import { ApiProblem, ApiUnreachable } from '#web/lib/api.ts'
import { quickQuestionsFor } from '#web/features/invest/quick-questions.ts'
import { anEducation } from './show-invest.tsx'

const now = new Date('2026-11-21T00:00:00.000Z')
const question = { kind: 'question', text: 'What is risk?' } as const
const noAnswer = "I'm having trouble responding right now. Please try again."
const error = 'Sorry, I encountered an error. Please try again.'

test.each([
  ['no connection', new ApiUnreachable(new TypeError('Failed to fetch')), noAnswer],
  ['too slow', new ApiUnreachable(new DOMException('late', 'TimeoutError')), noAnswer],
  ['a gateway without an answer', new ApiProblem('bad_gateway', 502, 'x'), noAnswer],
  ['a service that is away', new ApiProblem('unavailable', 503, 'x'), noAnswer],
  ['a fault of the server', new ApiProblem('internal', 500, 'x'), error],
  ['a refused message', new ApiProblem('invalid_request', 400, 'Too long.'), error],
  ['anything else', new Error('surprise'), error],
])('a question that fails for %s gets the text of the catalogue, word for word', (_name, cause, text) => {
  expect(failureOf(question, cause, now).text).toBe(text)
})

test('what the server or the line says is added, what only we understand is not', () => {
  expect(failureOf(question, new ApiProblem('invalid_request', 400, 'Too long.'), now).detail).toBe('Too long.')
  expect(failureOf(question, new ApiUnreachable(new TypeError('x')), now).detail).toMatch(/connection/)
  expect(failureOf(question, new ApiProblem('internal', 500, 'stack'), now).detail).toBe('')
  expect(failureOf(question, new Error('stack'), now).detail).toBe('')
})

test('an overview that fails asks for another try or a question', () => {
  for (const kind of ['learn', 'refresh'] as const) {
    const { text } = failureOf({ kind }, new ApiProblem('internal', 500, 'x'), now)
    expect(text).toMatch(/try again, or ask me a specific question/)
  }
})

test('too many questions: the reason, and the instant from which it is worth trying', () => {
  const failure = failureOf(question, new ApiProblem('too_many_requests', 429, 'Enough for now.', [], 42), now)
  expect(failure).toEqual({ text: 'Enough for now.', detail: '', retryAt: '2026-11-21T00:00:42.000Z' })
  const vague = failureOf(question, new ApiProblem('too_many_requests', 429, 'Enough for now.'), now)
  expect(vague).toEqual({ text: 'Enough for now.', detail: 'Wait a minute, then try again.' })
})

test.each([
  ['2026-11-20T23:59:59.000Z', 'You can try again now.'],
  ['2026-11-21T00:00:00.400Z', 'You can try again in 1 second.'],
  ['2026-11-21T00:00:42.000Z', 'You can try again in 42 seconds.'],
  ['2026-11-21T00:01:30.000Z', 'You can try again in 2 minutes.'],
  ['2026-11-21T00:11:20.000Z', 'You can try again in 12 minutes.'],
  ['2026-11-21T04:05:00.000Z', 'You can try again from 3:05 pm.'],
  ['2026-11-22T04:05:00.000Z', 'You can try again from 22 Nov 2026.'],
])('from %s on: %s', (retryAt, words) => {
  expect(whenAgain(retryAt, now).replace('\u202f', ' ')).toBe(words)
})

const shown = (lastUpdated: string): Turn => ({
  id: '1',
  ask: { kind: 'learn' },
  state: 'answered',
  answer: { text: 'x', citations: [], overviewOf: lastUpdated },
})

test('an overview that is new is shown', () => {
  const reply = anEducation({ citations: [{ lessonId: 3, title: 'Diversification' }] })
  for (const ask of ['learn', 'refresh'] as const) {
    expect(educationAnswer(ask, reply, [])).toEqual({
      text: reply.education,
      citations: reply.citations,
      overviewOf: reply.lastUpdated,
    })
  }
})

test('a refresh that was not needed says so, and repeats nothing that can be read above', () => {
  const reply = anEducation({ refreshed: false })
  const answer = educationAnswer('refresh', reply, [shown(reply.lastUpdated)])
  expect(answer.text).toMatch(/still current/)
  expect(answer.text).not.toContain(reply.education)
})

test('a refresh that was not needed shows the overview to a conversation that does not have it', () => {
  const reply = anEducation({ refreshed: false })
  const { text } = educationAnswer('refresh', reply, [shown('2026-11-01T00:00:00.000Z')])
  expect(text).toMatch(/still current/)
  expect(text).toContain(reply.education)
})

test('learning shows the stored overview whether or not it had to be made', () => {
  expect(educationAnswer('learn', anEducation({ refreshed: false }), []).text).toBe(anEducation().education)
})

test('an overview without the AI says where it comes from', () => {
  const answer = educationAnswer('learn', anEducation({ fallback: true }), [])
  expect(answer.note).toMatch(/built into Gumnut/)
  expect(answer.isStandIn).toBeUndefined()
})

test.each([
  ['the built-in one, where none is stored', { fallback: true, refreshed: true }, /built into Gumnut/],
  ['the stored one', { fallback: false, refreshed: false }, /your saved overview from 21 Nov 2026/],
])(
  'an overview that could not be made is not called current: %s stands in, and can be retried',
  (_name, about, note) => {
    const reply = anEducation({ success: false, ...about })
    const answer = educationAnswer('refresh', reply, [])
    expect(answer.text).toMatch(/^I couldn’t .* Please try again, or ask me a specific question\./)
    expect(answer.text).toContain(reply.education)
    expect(answer.text).not.toMatch(/still current/)
    expect(answer.note).toMatch(note)
    expect(answer.isStandIn).toBe(true)
    expect(educationAnswer('refresh', reply, [shown(reply.lastUpdated)]).text).not.toContain(reply.education)
  },
)

test('a reply that stands in for one that the provider failed can be retried, any other cannot', () => {
  const trouble = `${chatTrouble}\n\n${educatorDisclaimer}`
  const fallback: Omit<ChatReply, 'reply'> = { citations: [], source: 'fallback' }
  expect(chatAnswer({ ...fallback, reply: trouble, fallbackReason: 'trouble' }, 'Why?').isStandIn).toBe(true)
  expect(
    chatAnswer({ ...fallback, reply: chatUnavailable, fallbackReason: 'unavailable' }, 'Why?').isStandIn,
  ).toBeUndefined()
  expect(chatAnswer({ reply: 'Risk is a range.', citations: [], source: 'ai' }, 'Why?').isStandIn).toBeUndefined()
})

test('where there is no AI, the lessons that cover a quick question are named, and none are guessed for any other', () => {
  const unavailable: ChatReply = {
    reply: chatUnavailable,
    citations: [],
    source: 'fallback',
    fallbackReason: 'unavailable',
  }
  for (const { question, lessonIds } of quickQuestionsFor('Beginner')) {
    expect(lessonIds.length).toBeGreaterThan(0)
    expect(chatAnswer(unavailable, question).readInstead).toEqual(lessonIds)
  }
  expect(chatAnswer(unavailable, 'What is a share?').readInstead).toEqual([])
  expect(chatAnswer({ reply: 'Risk is a range.', citations: [], source: 'ai' }, 'Why?').readInstead).toBeUndefined()
})
