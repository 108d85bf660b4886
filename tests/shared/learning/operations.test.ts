// Completing lessons over the embedded DynamoDB: once, exactly, however many ask at the same time (P23).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dynamoMomentsStore, dynamoReviewStore } from '#lambdas/adapters/dynamo/own-items.ts'
import { dynamoUserStore } from '#lambdas/adapters/dynamo/user-store.ts'
import { lambda } from '#lambdas/edge/lambda.ts'
import { learningOperations } from '#shared/learning/operations.ts'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { drawQuiz } from '#shared/learning/quiz-draw.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { lessonQuizzes } from '#tests/support/lesson-quizzes.ts'
import { contract } from '#shared/contract/index.ts'
import type { LearningProgress } from '#shared/learning/progress.ts'
import { newUser } from '#shared/account/user-record.ts'
import { anApiEvent, lambdaContext } from '../../support/api-event.ts'
import { embeddedTable, type TestTable } from '../../support/embedded-table.ts'

const now = '2026-11-21T01:02:03.000Z'
let table: TestTable
let users: ReturnType<typeof dynamoUserStore>
let time = now
let serve: ReturnType<typeof lambda>
beforeAll(async () => {
  table = await embeddedTable()
  users = dynamoUserStore(table)
  const [reviews, moments] = [dynamoReviewStore(table), dynamoMomentsStore(table)]
  const clock = { now: () => new Date(time) }
  serve = lambda(contract.learning, learningOperations, () => ({ users, reviews, moments, clock }))
})
afterAll(() => table.close())

async function aLearner(): Promise<string> {
  const uid = crypto.randomUUID()
  await users.create(newUser({ uid, email: `${uid}@example.test` }, {}, now))
  return uid
}
const rightAnswers = (id: number): number[] => (lessonQuizzes.get(id) ?? []).map((question) => question.correctAnswer)

async function complete(
  sub: string,
  id: number | string,
  attempt: object = { answers: rightAnswers(Number(id)), readingSeconds: 0 },
) {
  const event = anApiEvent('POST /api/learning/lessons/{id}/completion', {
    claims: { sub, token_use: 'access' },
    pathParameters: { id: String(id) },
    body: JSON.stringify(attempt),
  })
  const { statusCode, body } = await serve(event, lambdaContext)
  return {
    status: statusCode,
    body: JSON.parse(body ?? 'null') as Record<string, unknown> & { progress?: LearningProgress },
  }
}
async function progress(sub: string): Promise<LearningProgress> {
  const result = await serve(
    anApiEvent('GET /api/learning/progress', { claims: { sub, token_use: 'access' } }),
    lambdaContext,
  )
  return JSON.parse(result.body ?? '') as LearningProgress
}

test('a hundred parallel completions of one lesson give its XP once', async () => {
  const learner = await aLearner()
  const results = await Promise.all(Array.from({ length: 100 }, () => complete(learner, 1)))
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = results.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(99)
  expect(refused[0]?.body).toMatchObject({ code: 'conflict', detail: 'Lesson already completed' })
  expect(await progress(learner)).toMatchObject({ completedLessons: [1], xp: 15, level: 1 })
})

test('all lessons in parallel sum exactly, with each achievement once', async () => {
  const learner = await aLearner()
  const results = await Promise.all(
    lessonCatalogue.map(({ id }) => complete(learner, id, { answers: rightAnswers(id), readingSeconds: 300 })),
  )
  expect(results.map(({ status }) => status)).toEqual(lessonCatalogue.map(() => 200))
  const after = await progress(learner)
  expect(after).toMatchObject({ xp: 425 + 18 * 10, level: 7, streak: 9 })
  expect(after.completedLessons.toSorted((a, b) => a - b)).toEqual(lessonCatalogue.map(({ id }) => id))
  const given = results.flatMap(({ body }) => (body['newAchievements'] as Array<{ id: string }>).map(({ id }) => id))
  expect(given.toSorted()).toEqual([
    'first_lesson',
    'investing_pro',
    'knowledge_seeker',
    'learning_machine',
    'level_up',
    'xp_master',
  ])
  expect(
    after.achievements
      .filter(({ unlocked }) => unlocked)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(given.toSorted())
})

test('a failed quiz gives nothing but the text that says so', async () => {
  const learner = await aLearner()
  const [first = 0, ...rest] = rightAnswers(2)
  const result = await complete(learner, 2, { answers: [(first + 1) % 4, ...rest], readingSeconds: 300 })
  expect(result).toMatchObject({
    status: 422,
    body: { detail: 'Please complete the quiz with at least 70% score to proceed!' },
  })
  expect(await progress(learner)).toMatchObject({ completedLessons: [], xp: 0 })
})

test.each([
  ['XP from the client', { xpAmount: 9999 }],
  ['a score from the client', { score: 100 }],
  ['one answer too few', { answers: [0] }],
  ['one answer too many', { answers: [0, 0, 0] }],
  ['no answers', { answers: [] }],
  ['an answer out of range', { answers: [4, 0] }],
  ['a negative answer', { answers: [-1, 0] }],
  ['half an answer', { answers: [0.5, 1] }],
  ['negative reading time', { readingSeconds: -1 }],
  ['an absurd reading time', { readingSeconds: 1e12 }],
])('%s is refused', async (_what, change) => {
  const learner = await aLearner()
  const result = await complete(learner, 3, { answers: rightAnswers(3), readingSeconds: 10, ...change })
  expect(result.status).toBe(400)
  expect(await progress(learner)).toMatchObject({ xp: 0 })
})

test.each(['19', '999', '0', '-1', '1.5', 'abc'])('there is no lesson %s', async (id) => {
  const { status } = await complete(await aLearner(), id, { answers: [0, 0], readingSeconds: 0 })
  expect([400, 404]).toContain(status)
})

test('without a user document there is nothing to learn on', async () => {
  expect(await complete(crypto.randomUUID(), 1)).toMatchObject({ status: 404, body: { detail: 'User not found' } })
})

test('learning and profile edits at the same time do not undo each other', async () => {
  const learner = await aLearner()
  const before = await users.find(learner)
  if (before === undefined) throw new Error('The learner must be stored')
  const [completion, edited] = await Promise.all([
    complete(learner, 4),
    users.replaceProfile(before, { ...before, name: 'New name' }),
  ])
  expect(completion.status).toBe(200)
  expect(edited?.name).toBe('New name')
  expect(await users.find(learner)).toMatchObject({ name: 'New name', learning: { xp: 20, completedLessons: [4] } })
})

test('answers to the draw of looking around are graded against that draw, and complete the lesson once', async () => {
  const learner = await aLearner()
  const around = { id: crypto.randomUUID(), attempt: 2 }
  const draw = drawQuiz(await loadPool(5), { userId: around.id, lessonId: 5, attempt: around.attempt })
  const answersTo = (isRight: boolean) =>
    draw.map(({ id, options }) => ({
      questionId: id,
      optionId: options.find((option) => option.isRight === isRight)?.id,
    }))
  const attempt = { answers: answersTo(true), readingSeconds: 200, drawnFor: around }
  const elsewhere = { ...attempt, drawnFor: { ...around, attempt: 0 } }
  expect((await complete(learner, 5, elsewhere)).body).toMatchObject({ code: 'quiz_changed' })
  expect((await complete(learner, 5, { ...attempt, answers: answersTo(false) })).body).toMatchObject({
    code: 'quiz_failed',
  })
  expect((await complete(learner, 5, { ...attempt, drawnFor: { id: 'not an id', attempt: 0 } })).status).toBe(400)
  expect((await complete(learner, 5, attempt)).status).toBe(200)
  expect((await complete(learner, 5, attempt)).body).toMatchObject({ detail: 'Lesson already completed' })
  expect((await progress(learner)).completedLessons).toEqual([5])
})
