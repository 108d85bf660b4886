// Replies lost after the work is done: whether the SDK asks again, or gives up and the person asks again, everything that was
// acknowledged is there exactly once and nothing is counted twice.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#tests/support/faults/open-api.ts'
import { type FaultStack, faultStack, rightAnswers } from '#tests/support/faults/fault-stack.ts'
import { accountIn, expectSound, holdingsIn, learningIn } from '#tests/support/faults/stored-items.ts'
import { isWrite, type Passing } from '#tests/support/faults/unruly-dynamo.ts'

let stack: FaultStack
beforeAll(async () => {
  stack = await faultStack()
})
afterEach(() => stack.dynamo.behave(undefined))
afterAll(() => stack.close())

const cba = { type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 100, currentPrice: 120 }
const completion = { answers: rightAnswers(1), readingSeconds: 120 }
const userWrite = (passing: Passing): boolean => isWrite(passing) && JSON.stringify(passing.input).includes('USER#')

/** Loses the reply of the n-th write about a person, counted from now. */
function loseReplyOf(nth: number): void {
  let writes = 0
  stack.dynamo.behave((passing) => (userWrite(passing) && ++writes === nth ? 'lose-reply' : undefined))
}
/** Loses the reply of every write about a person until the SDK gives up. */
const loseEveryReply = (): void => stack.dynamo.behave((passing) => (userWrite(passing) ? 'lose-reply' : undefined))

async function askAgainUntilAnswered(person: string, route: string, body?: unknown): Promise<Answer> {
  const first = await stack.ask(person, route, body)
  stack.dynamo.behave(undefined)
  return first.status === 503 ? stack.ask(person, route, body) : first
}

test.each([1, 2])('a holding added while the reply of write %i is lost is there once, and counted', async (nth) => {
  const person = await stack.aPerson()
  const id = crypto.randomUUID()
  loseReplyOf(nth)
  const added = await askAgainUntilAnswered(person, 'POST /api/holdings', { id, ...cba })
  expect([200, 201]).toContain(added.status)
  const items = await stack.stored(person)
  expect(holdingsIn(items)).toMatchObject([{ id, quantity: 10 }])
  expectSound(items)
})

test('a holding whose every reply is lost: 503, and the same request again finds it', async () => {
  const person = await stack.aPerson()
  const id = crypto.randomUUID()
  loseEveryReply()
  expect(await stack.ask(person, 'POST /api/holdings', { id, ...cba })).toMatchObject({ status: 503 })
  stack.dynamo.behave(undefined)
  const again = await stack.ask(person, 'POST /api/holdings', { id, ...cba })
  expect([200, 201]).toContain(again.status)
  expect(await stack.ask(person, 'POST /api/holdings', { id, ...cba })).toMatchObject({ status: 200 })
  const items = await stack.stored(person)
  expect(holdingsIn(items)).toHaveLength(1)
  expectSound(items)
})

test('many adds, each losing one reply or other, never let the counter fall behind', async () => {
  const person = await stack.aPerson()
  stack.dynamo.behave((passing) => (userWrite(passing) && passing.number % 3 === 0 ? 'lose-reply' : undefined))
  const sent = Array.from({ length: 12 }, () => ({ id: crypto.randomUUID(), ...cba }))
  const acknowledged: string[] = []
  for (const body of sent) {
    const { status } = await stack.ask(person, 'POST /api/holdings', body)
    if (status < 300) acknowledged.push(body.id)
  }
  stack.dynamo.behave(undefined)
  const items = await stack.stored(person)
  expect(holdingsIn(items).map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(holdingsIn(items).map(({ id }) => id)).size).toBe(holdingsIn(items).length)
  expectSound(items)
})

test('an edit whose reply is lost is stored once, and told as stored', async () => {
  const person = await stack.aPerson()
  const id = crypto.randomUUID()
  await stack.ask(person, 'POST /api/holdings', { id, ...cba })
  loseReplyOf(1)
  expect(await askAgainUntilAnswered(person, `PATCH /api/holdings/${id}`, { quantity: 7 })).toMatchObject({
    status: 200,
    body: { quantity: 7 },
  })
  loseReplyOf(1)
  const updates = [{ id, currentPrice: 33 }]
  expect(await askAgainUntilAnswered(person, 'PATCH /api/holdings', { updates })).toMatchObject({
    body: { results: [{ success: true }] },
  })
  expect(holdingsIn(await stack.stored(person))).toMatchObject([{ quantity: 7, manualPrice: 33 }])
})

test('a deletion whose reply is lost has deleted, and the counter does not fall behind', async () => {
  const person = await stack.aPerson()
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of ids) await stack.ask(person, 'POST /api/holdings', { id, ...cba })
  loseReplyOf(1)
  const removed = await stack.ask(person, `DELETE /api/holdings/${ids[0]}`)
  // The SDK's second try finds nothing left to delete, so "gone" is as true an answer as "done".
  expect([204, 404, 503]).toContain(removed.status)
  loseReplyOf(2)
  expect([204, 404, 503]).toContain((await stack.ask(person, `DELETE /api/holdings/${ids[1]}`)).status)
  stack.dynamo.behave(undefined)
  const items = await stack.stored(person)
  expect(holdingsIn(items)).toEqual([])
  expect(Number(accountIn(items)?.['holdings'])).toBeGreaterThanOrEqual(0)
  expectSound(items)
})

test('a place given back while the reply is lost is given back once at most', async () => {
  const person = await stack.aPerson()
  const ids = [1, 2, 3].map(() => crypto.randomUUID())
  for (const id of ids) await stack.ask(person, 'POST /api/holdings', { id, ...cba })
  loseReplyOf(3)
  expect([204, 503]).toContain((await stack.ask(person, `DELETE /api/holdings/${ids[0]}`)).status)
  stack.dynamo.behave(undefined)
  const items = await stack.stored(person)
  expect(holdingsIn(items)).toHaveLength(2)
  expectSound(items)
})

test('a lesson whose reply is lost gives its XP once', async () => {
  const person = await stack.aPerson()
  loseReplyOf(1)
  const completed = await stack.ask(person, 'POST /api/learning/lessons/1/completion', completion)
  expect([200, 409, 503]).toContain(completed.status)
  loseEveryReply()
  const other = await stack.ask(person, 'POST /api/learning/lessons/3/completion', {
    ...completion,
    answers: rightAnswers(3),
  })
  expect([200, 409, 503]).toContain(other.status)
  stack.dynamo.behave(undefined)
  expect(await stack.ask(person, 'POST /api/learning/lessons/1/completion', completion)).toMatchObject({ status: 409 })
  const items = await stack.stored(person)
  expect(learningIn(items)?.completedLessons.toSorted()).toEqual([1, 3])
  expectSound(items, 4)
})

test('a profile edit whose reply is lost is stored, and not blamed on another device', async () => {
  const person = await stack.aPerson()
  loseReplyOf(1)
  const edited = await askAgainUntilAnswered(person, 'PUT /api/profile', { profile: { name: 'Robin' } })
  expect(edited).toMatchObject({ status: 200, body: { profile: { name: 'Robin' } } })
  expect(await stack.ask(person, 'GET /api/profile')).toMatchObject({ body: { profile: { name: 'Robin' } } })
})

test('a first sign-in whose reply is lost makes one document', async () => {
  const person = crypto.randomUUID()
  stack.identity.users.set(person, { email: `${person}@example.test` })
  loseReplyOf(1)
  const opened = await askAgainUntilAnswered(person, 'POST /api/profile')
  expect([200, 201]).toContain(opened.status)
  expect((await stack.stored(person)).filter(({ sk }) => sk === 'PROFILE')).toHaveLength(1)
})

test('nothing is left of a deletion, whichever reply of it is lost', async () => {
  for (const nth of [1, 2, 3]) {
    const person = await stack.aPerson()
    for (let count = 0; count < 3; count++) await stack.ask(person, 'POST /api/holdings', cba)
    loseReplyOf(nth)
    const closed = await askAgainUntilAnswered(person, 'DELETE /api/profile')
    expect(closed.status, `reply ${nth}`).toBe(204)
    const items = await stack.stored(person)
    expectSound(items)
    expect(accountIn(items)).toHaveProperty('closedAt')
    expect(stack.identity.users.has(person)).toBe(false)
  }
})
