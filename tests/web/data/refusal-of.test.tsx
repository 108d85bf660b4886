// A firewall in the way: where it minds one change it holds back none of the others; where it turns everything away, nothing is refused.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Holding } from '#shared/portfolio/holding.ts'
import { summarise } from '#shared/portfolio/summary.ts'
import { aHolding } from '#tests/support/ledger-service.ts'
import { failedQuizzes, keepFailed } from '#web/data/failed-quizzes.ts'
import { readFallback, writeFallback } from '#web/data/holdings-fallback.ts'
import { afterChange, keepChanges } from '#web/data/ledger-fallback.ts'
import { keepUnsent, unsentRuns } from '#web/data/kept-decade.ts'
import { keepReviewAnswer, type KeptAnswer, unsentAnswers } from '#web/data/pending-review.ts'
import { unsentTrades } from '#web/data/pending-trades.ts'
import { takeRefused } from '#web/data/review-refusals.ts'
import { sendEdits } from '#web/data/send-edits.ts'
import { newsKey } from '#web/data/sync-news.ts'
import { orKept, unsentEdits } from '#web/data/unsent-edits.ts'
import { sendPending } from '#web/data/use-holdings.ts'
import { sendFailed } from '#web/data/use-lesson-attempts.ts'
import { sendReviews } from '#web/data/use-review.ts'
import { sendRuns } from '#web/data/use-time-machine.ts'
import { ApiProblem } from '#web/lib/api.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { configure, signInBefore, tidyUp } from '../app/app-screen.tsx'

const uid = 'sam'
const now = '2026-11-21T00:00:00.000Z'
const list = 'GET /api/holdings'
let client = createQueryClient()
/** What the firewall stops. */
let isStopped: (call: string) => boolean
let asked: string[]

const blocked = (): Response =>
  new Response('<html>Request blocked</html>', { status: 403, headers: { 'content-type': 'text/html' } })

beforeAll(() => configure())
beforeEach(() => {
  signInBefore(uid)
  client = createQueryClient()
  isStopped = () => false
  asked = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { method?: string }) => {
    const call = `${method} ${new URL(address, 'http://localhost').pathname}`
    asked.push(call)
    if (isStopped(call)) return blocked()
    if (call === list) return Response.json({ holdings: [], summary: summarise([]) })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ code: 'not_found', detail: 'It is gone.' }, { status: 404 })
  })
})
afterEach(tidyUp)

const [one, two] = ['ONE', 'TWO'].map((symbol) => aHolding({ symbol, id: crypto.randomUUID() })) as [Holding, Holding]
const removals = (): void =>
  writeFallback(uid, { holdings: [one, two], pending: [one, two].map(({ id }) => ({ kind: 'remove', id })) })

test('a change that a firewall minds is named and given up, and those behind it are sent', async () => {
  removals()
  isStopped = (call) => call.endsWith(one.id)
  await sendPending(client, uid)
  expect(asked).toEqual([`DELETE /api/holdings/${one.id}`, list, `DELETE /api/holdings/${two.id}`])
  expect(readFallback(uid)).toBeNull()
  expect(client.getQueryData(newsKey)).toMatchObject({ sent: 1, refused: [{ kind: 'remove', symbol: 'ONE' }] })
})

test('where it turns the list away as well, everything waits', async () => {
  removals()
  isStopped = () => true
  await expect(sendPending(client, uid)).rejects.toMatchObject({ status: 403 })
  expect(asked).toEqual([`DELETE /api/holdings/${one.id}`, list])
  expect(readFallback(uid)?.pending).toHaveLength(2)
  isStopped = () => false
  await sendPending(client, uid)
  expect(readFallback(uid)).toBeNull()
})

test('so it is with a change of a trade', async () => {
  const change = { kind: 'remove', holdingId: one.id, transactionId: crypto.randomUUID() } as const
  keepChanges(uid, [change], afterChange({ holding: one, transactions: [] }, change, now))
  isStopped = () => true
  await expect(sendPending(client, uid)).rejects.toMatchObject({ status: 403 })
  expect(unsentTrades(uid)).toBe(1)
  isStopped = (call) => call !== list
  await sendPending(client, uid)
  expect(unsentTrades(uid)).toBe(0)
  expect(client.getQueryData(newsKey)).toMatchObject({ refused: [{ kind: 'trade', symbol: 'ONE' }] })
})

test('so it is with a failed quiz', async () => {
  keepFailed(uid, { lessonId: 1, answers: [], readingSeconds: 60, number: 0 })
  isStopped = () => true
  await expect(sendFailed(client, uid)).rejects.toMatchObject({ status: 403 })
  expect(failedQuizzes(uid)).toHaveLength(1)
  isStopped = (call) => call !== list
  await sendFailed(client, uid)
  expect(failedQuizzes(uid)).toEqual([])
})

test('so it is with what was saved as the session ended', async () => {
  const security = { type: 'stock', symbol: 'CBA', name: 'CommBank' } as const
  const over = new ApiProblem('unauthenticated', 401, 'Your session has ended.')
  await orKept(client, uid, { area: 'watching', security }, () => Promise.reject(over)).catch(() => undefined)
  isStopped = () => true
  await expect(sendEdits(client, uid)).rejects.toMatchObject({ status: 403 })
  expect(unsentEdits(uid)).toHaveLength(1)
  isStopped = (call) => call !== list
  expect(await sendEdits(client, uid)).toMatchObject({ refused: [expect.stringMatching(/CBA to Watching/)] })
  expect(unsentEdits(uid)).toEqual([])
})

const anAnswer = (questionId: string): KeptAnswer => ({
  answer: { id: crypto.randomUUID(), questionId, optionId: 'a', at: now, seconds: 4 },
  isRight: true,
})

test('so it is with answers to cards, which are told of once', async () => {
  keepReviewAnswer(uid, anAnswer('l01-q1'))
  keepReviewAnswer(uid, anAnswer('l01-q2'))
  isStopped = () => true
  await expect(sendReviews(client, uid)).rejects.toMatchObject({ status: 403 })
  expect(unsentAnswers(uid)).toHaveLength(2)
  expect(takeRefused(client)).toBeNull()
  isStopped = (call) => call !== list
  await sendReviews(client, uid)
  expect(unsentAnswers(uid)).toEqual([])
  expect(takeRefused(client)).toBe(
    'A firewall on the way to Gumnut turned your answers away, so 2 review answers couldn’t be counted. The questions come back when they are due.',
  )
  expect(takeRefused(client)).toBeNull()
})

test('so it is with a decade of the time machine', async () => {
  keepUnsent(uid, { run: 0, guess: { low: 1, high: 2 }, reasons: 9 })
  isStopped = () => true
  await expect(sendRuns(client, uid)).rejects.toMatchObject({ status: 403 })
  expect(unsentRuns(uid)).toHaveLength(1)
  isStopped = (call) => call !== list
  expect(await sendRuns(client, uid)).toEqual({
    counted: null,
    refused: {
      refusal: 'A firewall on the way to Gumnut turned your decade in the time machine away, so it brings no XP.',
    },
  })
  expect(unsentRuns(uid)).toEqual([])
})
