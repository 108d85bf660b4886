// The time machine over the embedded DynamoDB: its XP is given to a person once, however often and from however many devices it is sent.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lambda } from '#lambdas/edge/lambda.ts'
import { newUser } from '#shared/account/user-record.ts'
import { contract } from '#shared/contract/index.ts'
import { learningOperations } from '#shared/learning/operations.ts'
import type { LearningProgress } from '#shared/learning/progress.ts'
import { months, pathOf, seedOf } from '#shared/learning/time-machine.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores, type Stores } from '#tests/support/stores.ts'

const now = new Date('2026-11-21T01:02:03.000Z')
let table: TestTable
let stores: Stores
let serve: ReturnType<typeof lambda>
beforeAll(async () => {
  table = await embeddedTable()
  stores = dynamoStores(table)
  serve = lambda(contract.learning, learningOperations, () => ({ ...stores, clock: { now: () => now } }))
})
afterAll(() => table.close())

type Answer = { status: number; body: { xpEarned?: number; code?: string; progress?: LearningProgress } }
async function call(sub: string, route: string, body?: object): Promise<Answer> {
  const event = anApiEvent(route, {
    claims: { sub, token_use: 'access' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await serve(event, lambdaContext)
  return { status: answer.statusCode ?? 500, body: JSON.parse(answer.body ?? 'null') as Answer['body'] }
}
const finish = (sub: string, run: object) => call(sub, 'POST /api/learning/time-machine', run)
const progressOf = async (sub: string) =>
  (await call(sub, 'GET /api/learning/progress')).body as unknown as LearningProgress

async function aLearner(): Promise<string> {
  const uid = crypto.randomUUID()
  await stores.users.create(newUser({ uid, email: `${uid}@example.test` }, {}, now.toISOString()))
  return uid
}
/** A range that the person's decade ends in. */
function rightGuess(sub: string, run: number): { low: number; high: number } {
  const end = pathOf(seedOf(sub, run))[months]!
  return { low: end - 1, high: end + 1 }
}

test('a hundred parallel requests, of one decade or of several, bring its XP once', async () => {
  const learner = await aLearner()
  const sent = Array.from({ length: 100 }, (_, at) =>
    finish(learner, { run: at % 4, guess: rightGuess(learner, at % 4), reasons: 15 }),
  )
  const answers = await Promise.all(sent)
  const done = answers.filter(({ status }) => status === 200)
  expect(done.map(({ body }) => body.xpEarned ?? 0).reduce((sum, xp) => sum + xp, 0)).toBe(10)
  expect(await progressOf(learner)).toMatchObject({ xp: 10, timeMachineXp: 10, completedLessons: [] })
  expect((await finish(learner, { run: 9, guess: rightGuess(learner, 9), reasons: 15 })).body).toMatchObject({
    xpEarned: 0,
    progress: { xp: 10 },
  })
})

test('a decade that brings nothing leaves the next one its XP; the range is checked against the person’s own prices', async () => {
  const learner = await aLearner()
  const { low, high } = rightGuess(learner, 0)
  expect((await finish(learner, { run: 0, guess: { low: high, high: high + 5 }, reasons: 9 })).body).toMatchObject({
    xpEarned: 0,
    progress: { timeMachineXp: 0 },
  })
  expect((await finish(learner, { run: 0, guess: { low, high }, reasons: 9 })).body.xpEarned).toBe(5)
})

test('what cannot be is refused, and counts nothing', async () => {
  const learner = await aLearner()
  const guess = { low: 80, high: 200 }
  for (const wrong of [
    { run: -1, guess, reasons: 15 },
    { run: 0, guess, reasons: 16 },
    { run: 0, guess: { low: 10, high: 1000 }, reasons: 15 },
    { run: 0, guess, reasons: 15, choices: ['sell'] },
  ])
    expect((await finish(learner, wrong)).status).toBe(400)
  expect((await progressOf(learner)).timeMachineXp).toBe(0)
  expect((await finish(crypto.randomUUID(), { run: 0, guess, reasons: 15 })).status).toBe(404)
})
