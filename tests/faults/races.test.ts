// Races, a hundred at once when there is time: everybody does the same thing at the same moment. One of them has done it, the others are told so,
// and nothing is there twice, lost, or left behind.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { amount } from '#tests/support/faults/amounts.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { type ScriptedProvider, scriptedProvider } from '#tests/support/ai/scripted-provider.ts'
import type { Answer } from '#tests/support/faults/open-api.ts'
import { type FaultStack, faultStack, rightAnswers } from '#tests/support/faults/fault-stack.ts'
import { accountIn, expectSound, holdingsIn, learningIn } from '#tests/support/faults/stored-items.ts'

let stack: FaultStack
let model: ScriptedProvider
beforeAll(async () => {
  model = await scriptedProvider()
  stack = await faultStack({ OPENAI_API_KEY: 'sk-races', OPENAI_BASE_URL: model.baseUrl })
})
afterEach(() => stack.dynamo.behave(undefined))
afterAll(async () => {
  await stack.close()
  await model.close()
})

const crowd = amount({ few: 12, full: 100 })
const everybody = Array.from({ length: crowd }, (_, index) => index)
const cba = { type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 100, currentPrice: 120 }

const atOnce = (ask: (index: number) => Promise<Answer>): Promise<Answer[]> => Promise.all(everybody.map(ask))
/** How often each status came: `{201: 1, 200: 99}`. */
function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('the same holding added by everybody at once is one, and everybody is shown it', async () => {
  const person = await stack.aPerson()
  const id = crypto.randomUUID()
  const answers = await atOnce(() => stack.ask(person, 'POST /api/holdings', { id, ...cba }))
  expect(tally(answers)).toEqual({ 200: crowd - 1, 201: 1 })
  for (const { body } of answers) expect(body).toMatchObject({ id, quantity: 10 })
  const items = await stack.stored(person)
  expect(holdingsIn(items)).toHaveLength(1)
  expect(accountIn(items)).toMatchObject({ holdings: 1 })
})

test('different holdings with one id are one, and all but one are told', async () => {
  const person = await stack.aPerson()
  const id = crypto.randomUUID()
  const answers = await atOnce((index) => stack.ask(person, 'POST /api/holdings', { id, ...cba, quantity: index + 1 }))
  expect(tally(answers)).toEqual({ 201: 1, 409: crowd - 1 })
  const winner = answers.find(({ status }) => status === 201)?.body as { quantity: number }
  const items = await stack.stored(person)
  expect(holdingsIn(items)).toMatchObject([{ quantity: winner.quantity }])
  expect(accountIn(items)).toMatchObject({ holdings: 1 })
})

test('many holdings added, changed and deleted, each by everybody at once', async () => {
  const person = await stack.aPerson()
  const ids = everybody.map(() => crypto.randomUUID())
  const added = await atOnce((index) => stack.ask(person, 'POST /api/holdings', { id: ids[index], ...cba }))
  expect(tally(added)).toEqual({ 201: crowd })
  const edited = await atOnce((index) =>
    stack.ask(person, `PATCH /api/holdings/${ids[index]}`, { quantity: index + 1 }),
  )
  expect(tally(edited)).toEqual({ 200: crowd })
  const stored = holdingsIn(await stack.stored(person))
  expect(new Map(stored.map(({ id, quantity }) => [id, quantity]))).toEqual(
    new Map(ids.map((id, index) => [id, index + 1])),
  )
  const gone = await atOnce(() => stack.ask(person, `DELETE /api/holdings/${ids[0]}`))
  expect(tally(gone)).toEqual({ 204: 1, 404: crowd - 1 })
  expect(accountIn(await stack.stored(person))).toMatchObject({ holdings: crowd - 1 })
})

test('one lesson completed by everybody at once gives its XP once', async () => {
  const person = await stack.aPerson()
  const completion = { answers: rightAnswers(1), readingSeconds: 120 }
  const answers = await atOnce(() => stack.ask(person, 'POST /api/learning/lessons/1/completion', completion))
  expect(tally(answers)).toEqual({ 200: 1, 409: crowd - 1 })
  const items = await stack.stored(person)
  expect(learningIn(items)?.completedLessons).toEqual([1])
  expectSound(items, 4)
})

test('all lessons completed at once by many devices, each counted once', async () => {
  const person = await stack.aPerson()
  const ids = lessonCatalogue.map(({ id }) => id)
  const lessonAt = (index: number): number => ids[index % ids.length] ?? 1
  const answers = await atOnce((index) =>
    stack.ask(person, `POST /api/learning/lessons/${lessonAt(index)}/completion`, {
      answers: rightAnswers(lessonAt(index)),
      readingSeconds: 120,
    }),
  )
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const items = await stack.stored(person)
  const completed = learningIn(items)?.completedLessons ?? []
  expect(completed).toHaveLength(answers.filter(({ status }) => status === 200).length)
  expect(completed).toContain(1)
  expectSound(items, 4)
})

test('many first sign-ins at once make one document', async () => {
  const person = crypto.randomUUID()
  stack.identity.users.set(person, { email: `${person}@example.test`, name: 'Kim' })
  expect(tally(await atOnce(() => stack.ask(person, 'POST /api/profile')))).toEqual({ 200: crowd - 1, 201: 1 })
})

test('of many questions at once a few are asked, one after the other, and in a minute no more than five', async () => {
  const question = { message: 'What does diversification mean?' }
  const [crowd, patient] = [await stack.aPerson(), await stack.aPerson()]
  model.script('Diversification means that money is spread over many investments.')
  // What the first answer loads can keep a busy computer longer than a request to the table may take.
  await stack.ask(await stack.aPerson(), 'POST /api/ai/chat', question)
  const atTheSameTime = await atOnce(() => stack.ask(crowd, 'POST /api/ai/chat', question))
  const inTurn: Answer[] = []
  for (let count = 0; count < 8; count++) inTurn.push(await stack.ask(patient, 'POST /api/ai/chat', question))
  expect(tally(inTurn)).toEqual({ 200: 5, 429: 3 })
  const answered = tally(atTheSameTime)[200] ?? 0
  expect(answered).toBeGreaterThanOrEqual(1)
  expect(answered).toBeLessThanOrEqual(5)
  for (const { status, headers } of [...atTheSameTime, ...inTurn].filter(({ status }) => status !== 200)) {
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  }
})

test('an account deleted against many adds: nothing is left of it', async () => {
  for (let round = 0; round < amount({ few: 1, full: 3 }); round++) {
    const person = await stack.aPerson()
    const adding = atOnce(() => stack.ask(person, 'POST /api/holdings', cba))
    const closed = await stack.ask(person, 'DELETE /api/profile')
    expect(closed.status).toBe(204)
    for (const { status } of await adding) expect([201, 401]).toContain(status)
    const items = await stack.stored(person)
    expectSound(items)
    expect(accountIn(items)).toHaveProperty('closedAt')
  }
})

test.each([
  ['POST /api/holdings', cba, 'HOLDING#'],
  ['POST /api/ai/chat', { message: 'What does diversification mean?' }, 'AI-USAGE'],
  ['POST /api/ai/education', {}, 'ANALYSIS'],
  ['POST /api/ai/feedback', { id: crypto.randomUUID(), isHelpful: true, source: 'ai' }, 'AI-FEEDBACK'],
  ['POST /api/profile', undefined, 'PROFILE'],
])('%s, whose write is under way while the whole account is deleted, leaves nothing', async (route, body, item) => {
  model.script('Diversification means that money is spread over many investments.')
  const isFirst = route === 'POST /api/profile'
  const person = isFirst ? crypto.randomUUID() : await stack.aPerson()
  stack.identity.users.set(person, { email: `${person}@example.test`, name: 'Kim' })
  let [arrived, erased] = [(): void => undefined, (): void => undefined]
  const isUnderWay = new Promise<void>((resolve) => (arrived = resolve))
  const isErased = new Promise<void>((resolve) => (erased = resolve))
  stack.dynamo.behave(({ operation, input }) => {
    if (operation !== 'PutItem' || !JSON.stringify(input['Item']).includes(item)) return undefined
    arrived()
    return { after: isErased }
  })
  const late = stack.ask(person, route, body)
  await isUnderWay
  expect(await stack.ask(person, 'DELETE /api/profile')).toMatchObject({ status: 204 })
  erased()
  expect((await late).status).toBe(401)
  const items = await stack.stored(person)
  expectSound(items)
  expect(accountIn(items)).toHaveProperty('closedAt')
})
