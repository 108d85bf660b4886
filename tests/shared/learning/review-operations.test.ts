// Draws, reviews and moments over the embedded DynamoDB: each counts once, however many devices send it at the same time.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lambda } from '#lambdas/edge/lambda.ts'
import { contract } from '#shared/contract/index.ts'
import { newUser } from '#shared/account/user-record.ts'
import { loadPool, loadQuestions } from '#shared/learning/lesson-pools.ts'
import type { MomentsRecord } from '#shared/learning/moments/record.ts'
import { learningOperations } from '#shared/learning/operations.ts'
import type { LearningProgress } from '#shared/learning/progress.ts'
import { type ChosenOption, drawQuiz, rightOption } from '#shared/learning/quiz-draw.ts'
import type { ReviewRecord } from '#shared/learning/review-record.ts'
import { dueCards } from '#shared/learning/review-session.ts'
import { dayNumberAt } from '#shared/learning/review.ts'
import { anApiEvent, lambdaContext } from '../../support/api-event.ts'
import { amount } from '../../support/faults/amounts.ts'
import { embeddedTable, type TestTable } from '../../support/embedded-table.ts'
import { dynamoStores, type Stores } from '../../support/stores.ts'
import { answersTo } from '../../support/lesson-quizzes.ts'

const now = new Date('2026-11-21T01:02:03.000Z')
let table: TestTable
let stores: Stores
let time = now
let serve: ReturnType<typeof lambda>
beforeAll(async () => {
  table = await embeddedTable()
  stores = dynamoStores(table)
  serve = lambda(contract.learning, learningOperations, () => ({ ...stores, clock: { now: () => time } }))
})
afterAll(() => table.close())

type Body = Record<string, unknown> & { review?: ReviewRecord; progress?: LearningProgress; moments?: MomentsRecord }

async function call(sub: string, route: string, body?: object, id?: number): Promise<{ status: number; body: Body }> {
  const event = anApiEvent(route, {
    claims: { sub, token_use: 'access' },
    ...(id === undefined ? {} : { pathParameters: { id: String(id) } }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await serve(event, lambdaContext)
  return { status: answer.statusCode ?? 500, body: JSON.parse(answer.body ?? 'null') as Body }
}
const complete = (sub: string, id: number, answers: unknown, more: object = {}) =>
  call(sub, 'POST /api/learning/lessons/{id}/completion', { answers, readingSeconds: 0, ...more }, id)
const sendAnswers = (sub: string, answers: readonly object[]) => call(sub, 'POST /api/learning/review', { answers })
const progressOf = async (sub: string) =>
  (await call(sub, 'GET /api/learning/progress')).body as unknown as LearningProgress

async function aLearner(lessons: readonly number[] = []): Promise<string> {
  const uid = crypto.randomUUID()
  await stores.users.create(newUser({ uid, email: `${uid}@example.test` }, {}, now.toISOString()))
  for (const id of lessons) expect((await complete(uid, id, answersTo(id))).status).toBe(200)
  return uid
}

/** The answers to an attempt's draw, right or wrong. */
async function drawnAnswers(
  userId: string,
  lessonId: number,
  attempt: number,
  isRight: boolean,
): Promise<ChosenOption[]> {
  return drawQuiz(await loadPool(lessonId), { userId, lessonId, attempt }).map(({ id, options }) => ({
    questionId: id,
    optionId: options.find((option) => option.isRight === isRight)!.id,
  }))
}

/** Right answers to these cards, each with an id of its own. */
async function rightAnswersTo(questionIds: readonly string[], at = time): Promise<object[]> {
  const questions = await loadQuestions(questionIds)
  return questionIds.map((questionId) => ({
    id: crypto.randomUUID(),
    questionId,
    optionId: rightOption(questions.get(questionId)!),
    at: at.toISOString(),
    seconds: 20,
  }))
}

test('a drawn quiz is passed with its own questions; a failure raises the attempt, and other questions are refused', async () => {
  const learner = await aLearner()
  const failed = await complete(learner, 3, await drawnAnswers(learner, 3, 0, false))
  expect(failed).toMatchObject({ status: 422, body: { code: 'quiz_failed', attempt: 1 } })
  const stale = await complete(learner, 3, await drawnAnswers(learner, 3, 0, true))
  expect(stale).toMatchObject({ status: 409, body: { code: 'quiz_changed', attempt: 1 } })
  expect((await progressOf(learner)).attempts).toEqual({ 3: 1 })
  const passed = await complete(learner, 3, (await drawnAnswers(learner, 3, 1, true)).toReversed())
  expect(passed).toMatchObject({ status: 200, body: { xpEarned: 20 } })
  expect(await progressOf(learner)).toMatchObject({ completedLessons: [3], completedOn: { 3: '2026-11-21' } })
  const again = await complete(learner, 3, await drawnAnswers(learner, 3, 1, true))
  expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('the caller’s own earlier draw is not taken as that of looking around, whatever attempt it names', async () => {
  const learner = await aLearner()
  await complete(learner, 3, await drawnAnswers(learner, 3, 0, false))
  for (const attempt of [0, 1, 2]) {
    const more = { drawnFor: { id: learner, attempt } }
    const again = await complete(learner, 3, await drawnAnswers(learner, 3, attempt, true), more)
    expect(again).toMatchObject({ status: 409, body: { code: 'quiz_changed', attempt: 1 } })
  }
  expect(await progressOf(learner)).toMatchObject({ completedLessons: [], attempts: { 3: 1 } })
  const around = crypto.randomUUID()
  const brought = await complete(learner, 3, await drawnAnswers(around, 3, 1, true), {
    drawnFor: { id: around, attempt: 1 },
  })
  expect(brought.status).toBe(200)
})

test('the answers of somebody else’s draw do not fit', async () => {
  const [one, other] = [await aLearner(), await aLearner()]
  const theirs = await drawnAnswers(other, 5, 0, true)
  const own = await drawnAnswers(one, 5, 0, true)
  const isSame = theirs.every(({ questionId }) => own.some((answer) => answer.questionId === questionId))
  expect((await complete(one, 5, theirs)).status).toBe(isSame ? 200 : 409)
  const first = own[0]!
  expect((await complete(one, 4, [first, first])).status).toBe(409)
  expect((await complete(one, 4, [first])).status).toBe(400)
  expect((await complete(one, 4, [first, 1])).status).toBe(400)
})

test('numbers still answer the first two questions, whatever the attempt, and their failure counts too', async () => {
  const learner = await aLearner()
  expect(await complete(learner, 2, answersTo(2, false))).toMatchObject({ status: 422, body: { attempt: 1 } })
  expect(await complete(learner, 2, answersTo(2))).toMatchObject({ status: 200, body: { xpEarned: 15 } })
})

test('a hundred parallel failures of one attempt count as one', async () => {
  const learner = await aLearner()
  const wrong = await drawnAnswers(learner, 1, 0, false)
  const results = await Promise.all(Array.from({ length: 100 }, () => complete(learner, 1, wrong)))
  expect(results.filter(({ status }) => status === 422)).toHaveLength(1)
  expect(results.filter(({ status, body }) => status === 409 && body['attempt'] === 1)).toHaveLength(99)
  expect((await progressOf(learner)).attempts).toEqual({ 1: 1 })
})

test('the first read plants the cards of completed lessons, once, and a lesson completed later brings its own', async () => {
  const learner = await aLearner([1])
  const first = await call(learner, 'GET /api/learning/review')
  expect(Object.keys(first.body.review?.cards ?? {})).toHaveLength(6)
  expect((await call(learner, 'GET /api/learning/review')).body.review).toEqual(first.body.review)
  await complete(learner, 2, answersTo(2))
  const after = await call(learner, 'GET /api/learning/review')
  expect(Object.keys(after.body.review?.cards ?? {})).toHaveLength(12)
  expect(after.body.progress).toMatchObject({ completedLessons: [1, 2], reviewXp: 0 })
  expect(dueCards(after.body.review!, dayNumberAt(time))).toEqual([])
  expect(dueCards(after.body.review!, dayNumberAt(time) + 1)).toEqual(['l01-q1', 'l01-q2', 'l02-q1', 'l02-q2'])
})

test('lessons from before days were kept begin at the first read', async () => {
  const learner = await aLearner([1, 2])
  const { learning } = (await stores.users.find(learner))!
  const { completedOn: _completedOn, ...old } = learning
  expect(await stores.users.replaceLearning(learner, learning, { ...old, revision: old.revision + 1 })).toBe(true)
  const { body } = await call(learner, 'GET /api/learning/review')
  expect(dueCards(body.review!, dayNumberAt(time))).toEqual(['l01-q1', 'l01-q2'])
})

test('parallel sends of one session give its XP once', async () => {
  const learner = await aLearner([1, 2, 3, 4])
  time = new Date(now.getTime() + 7 * 86_400_000)
  const before = await progressOf(learner)
  const { review } = (await call(learner, 'GET /api/learning/review')).body
  const session = await rightAnswersTo(dueCards(review!, dayNumberAt(time)).slice(0, 10))
  const results = await Promise.all(
    Array.from({ length: amount({ few: 12, full: 100 }) }, () => sendAnswers(learner, session)),
  )
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 200))
  expect(results.reduce((sum, { body }) => sum + Number(body['xpEarned']), 0)).toBe(10)
  const after = await progressOf(learner)
  expect(after).toMatchObject({ xp: before.xp + 10, reviewXp: 10 })
  const stored = await stores.reviews.find(learner)
  expect(stored).toMatchObject({ xp: 10 })
  expect(Object.values(stored!.cards).filter(({ answers }) => answers.length > 0)).toHaveLength(10)
  time = now
})

test('parallel sessions of different cards are merged, and the day still gives ten', async () => {
  const learner = await aLearner([1, 2, 3, 4])
  time = new Date(now.getTime() + 7 * 86_400_000)
  const { review } = (await call(learner, 'GET /api/learning/review')).body
  const due = dueCards(review!, dayNumberAt(time))
  expect(due).toHaveLength(24)
  const sessions = await Promise.all(due.map((id) => rightAnswersTo([id])))
  const results = await Promise.all(sessions.map((answers) => sendAnswers(learner, answers)))
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 200))
  const stored = await stores.reviews.find(learner)
  expect(Object.values(stored!.cards).filter(({ answers }) => answers.length === 1)).toHaveLength(24)
  expect(stored!.xp).toBe(10)
  expect((await progressOf(learner)).reviewXp).toBe(10)
  time = now
})

test('XP that an interrupted request left out comes with the next read, with what it unlocks', async () => {
  const learner = await aLearner([1])
  time = new Date(now.getTime() + 2 * 86_400_000)
  await call(learner, 'GET /api/learning/review')
  const answers = await rightAnswersTo(['l01-q1', 'l01-q2'])
  const whole = stores.users
  stores.users = { ...whole, replaceLearning: () => Promise.reject(new Error('The function was stopped')) }
  expect((await sendAnswers(learner, answers)).status).toBe(500)
  stores.users = whole
  expect((await stores.reviews.find(learner))?.xp).toBe(4)
  expect((await progressOf(learner)).reviewXp).toBe(0)
  expect((await call(learner, 'GET /api/learning/review')).body.progress).toMatchObject({ reviewXp: 4, xp: 19 })
  expect((await sendAnswers(learner, answers)).body).toMatchObject({ xpEarned: 0, refused: [] })
  expect((await progressOf(learner)).xp).toBe(19)
  time = now
})

test('an earlier answer from another device lowers what reviews come to, never the XP, which goes on once they come to more', async () => {
  const learner = await aLearner([1])
  time = new Date(now.getTime() + 2 * 86_400_000)
  const [right] = await rightAnswersTo(['l01-q1'])
  const question = (await loadQuestions(['l01-q1'])).get('l01-q1')!
  const wrong = {
    ...right,
    id: crypto.randomUUID(),
    optionId: rightOption(question) === 'a' ? 'b' : 'a',
    at: new Date(time.getTime() - 60_000).toISOString(),
  }
  expect((await sendAnswers(learner, [right!])).body).toMatchObject({ xpEarned: 2 })
  expect((await sendAnswers(learner, [wrong])).body).toMatchObject({
    xpEarned: 0,
    review: { xp: 0 },
    progress: { reviewXp: 2, xp: 17 },
  })
  expect((await sendAnswers(learner, await rightAnswersTo(['l01-q2']))).body).toMatchObject({
    xpEarned: 0,
    review: { xp: 2 },
    progress: { reviewXp: 2, xp: 17 },
  })
  expect((await sendAnswers(learner, await rightAnswersTo(['l01-q3', 'l01-q4']))).body).toMatchObject({
    xpEarned: 4,
    review: { xp: 6 },
    progress: { reviewXp: 6, xp: 21 },
  })
  time = now
})

test('answers dated before their lesson was completed bring neither XP nor days', async () => {
  const learner = await aLearner([1, 2])
  const before = await progressOf(learner)
  const cards = Object.keys((await call(learner, 'GET /api/learning/review')).body.review!.cards)
  for (let ago = 59; ago > 0; ago -= 7) {
    const answers = await rightAnswersTo(cards, new Date(now.getTime() - ago * 86_400_000))
    expect(await sendAnswers(learner, answers)).toMatchObject({ status: 200, body: { xpEarned: 0, refused: [] } })
  }
  expect(await stores.reviews.find(learner)).toMatchObject({ xp: 0, days: [] })
  expect(await progressOf(learner)).toEqual(before)
})

test('an answer to a card that is not there is named, and the others count', async () => {
  const learner = await aLearner([1])
  time = new Date(now.getTime() + 86_400_000)
  const [good] = await rightAnswersTo(['l01-q1'])
  const unknown = { ...good, id: crypto.randomUUID(), questionId: 'l18-q1' }
  const noQuestion = { ...good, id: crypto.randomUUID(), questionId: 'l99-q1' }
  const { status, body } = await sendAnswers(learner, [unknown, good!, noQuestion])
  expect(status).toBe(200)
  expect(body['refused']).toEqual([
    { id: unknown.id, because: 'unknown_card' },
    { id: noQuestion.id, because: 'unknown_card' },
  ])
  expect(body['xpEarned']).toBe(2)
  expect((await sendAnswers(learner, [])).status).toBe(400)
  expect((await sendAnswers(learner, [{ ...good, optionId: 'e' }])).status).toBe(400)
  time = now
})

test('nobody else’s reviews and moments, and none without a user document', async () => {
  const stranger = crypto.randomUUID()
  for (const route of ['GET /api/learning/review', 'GET /api/learning/moments'])
    expect(await call(stranger, route)).toMatchObject({ status: 404, body: { detail: 'User not found' } })
  const change = { key: 'first-etf', did: 'shown', on: '2026-11-21' }
  expect((await call(stranger, 'POST /api/learning/moments', { changes: [change] })).status).toBe(404)
})

test('moments are remembered, once, however many devices say so', async () => {
  const learner = await aLearner()
  expect((await call(learner, 'GET /api/learning/moments')).body.moments).toEqual({ kept: {}, revision: 0 })
  const shown = { key: 'first-etf', did: 'shown', on: '2026-11-21' }
  const results = await Promise.all(
    Array.from({ length: 20 }, () => call(learner, 'POST /api/learning/moments', { changes: [shown] })),
  )
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 200))
  const hidden = { key: 'first-etf', did: 'hidden-for-a-month', on: '2026-11-22' }
  const { body } = await call(learner, 'POST /api/learning/moments', { changes: [hidden] })
  expect(body.moments).toEqual({
    kept: { 'first-etf': { shownOn: '2026-11-21', hiddenUntil: '2026-12-22' } },
    revision: 2,
  })
  expect((await call(learner, 'GET /api/learning/moments')).body.moments).toEqual(body.moments)
  for (const wrong of [
    { ...shown, key: 'A b' },
    { ...shown, did: 'eaten' },
    { ...shown, on: '2026-02-30' },
  ])
    expect((await call(learner, 'POST /api/learning/moments', { changes: [wrong] })).status).toBe(400)
})

test('a moment is put away on a day that has come, whatever a device takes for today, and stays readable', async () => {
  const learner = await aLearner()
  const change = (on: string, key = 'fall:far') =>
    call(learner, 'POST /api/learning/moments', { changes: [{ key, did: 'hidden-for-a-month', on }] })
  // 21 November in Sydney; a device may be a day ahead.
  for (const on of ['9999-12-31', '2027-11-21', '2026-11-23']) {
    const { status, body } = await change(on)
    expect([status, body['errors']]).toEqual([
      400,
      [{ path: 'changes.0.on', message: 'must not be after tomorrow in Sydney' }],
    ])
  }
  expect((await call(learner, 'GET /api/learning/moments')).body.moments).toEqual({ kept: {}, revision: 0 })
  expect((await change('2026-11-22')).body.moments?.kept).toEqual({
    'fall:far': { shownOn: '2026-11-22', hiddenUntil: '2026-12-22' },
  })
})

test('a moment may be called what every object has', async () => {
  const learner = await aLearner()
  const send = (did: string) =>
    call(learner, 'POST /api/learning/moments', { changes: [{ key: 'constructor', did, on: '2026-11-21' }] })
  expect((await send('shown')).body.moments?.kept).toEqual({ constructor: { shownOn: '2026-11-21' } })
  const kept = { constructor: { shownOn: '2026-11-21', hiddenUntil: 'never' } }
  expect((await send('hidden-for-good')).body.moments).toEqual({ kept, revision: 2 })
  expect((await call(learner, 'GET /api/learning/moments')).body.moments).toEqual({ kept, revision: 2 })
})
