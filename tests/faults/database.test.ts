// The database away, frozen, busy, slow or talking nonsense: every route says so within five seconds, and everything is well
// again when it is back, without a restart of the API.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { amount, areTimesAsserted } from '#tests/support/faults/amounts.ts'
import type { Answer } from '#tests/support/faults/open-api.ts'
import { type FaultStack, faultStack, rightAnswers } from '#tests/support/faults/fault-stack.ts'
import { accountIn, expectSound } from '#tests/support/faults/stored-items.ts'
import { throttled } from '#tests/support/faults/unruly-dynamo.ts'

let stack: FaultStack
const people: string[] = []
async function aPerson(): Promise<string> {
  const person = await stack.aPerson()
  people.push(person)
  return person
}
beforeAll(async () => {
  stack = await faultStack()
})
/** Whatever the database did: nothing stored twice, XP right, and a deletion that it cut off is finished by asking again. */
afterEach(async () => {
  stack.dynamo.behave(undefined)
  for (const person of people.splice(0)) {
    const hasBegun = accountIn(await stack.stored(person))?.['closedAt'] !== undefined
    if (hasBegun) expect(await stack.ask(person, 'DELETE /api/profile')).toMatchObject({ status: 204 })
    expectSound(await stack.stored(person))
  }
})
afterAll(() => stack.close())

const cba = { type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 100 }
const answers = {
  nickname: 'Kim',
  age: 24,
  income: 5000,
  expenses: 3000,
  investmentGoal: 'Retirement',
  riskTolerance: 'Moderate',
}
/** Nothing else needs more than the table: a search is answered without it. */
const everyRoute: readonly (readonly [route: string, body?: unknown])[] = [
  ['POST /api/profile'],
  ['GET /api/profile'],
  ['PUT /api/profile', { profile: { name: 'Kim' } }],
  ['PUT /api/profile/onboarding', answers],
  ['GET /api/profile/export'],
  ['DELETE /api/profile'],
  ['GET /api/holdings'],
  ['POST /api/holdings', cba],
  ['PATCH /api/holdings', { updates: [{ id: crypto.randomUUID(), currentPrice: 5 }] }],
  [`PATCH /api/holdings/${crypto.randomUUID()}`, { quantity: 2 }],
  [`DELETE /api/holdings/${crypto.randomUUID()}`],
  ['POST /api/holdings/refresh'],
  ['GET /api/learning/progress'],
  ['POST /api/learning/lessons/1/completion', { answers: rightAnswers(1), readingSeconds: 0 }],
  ['GET /api/market/quotes?symbols=CBA'],
  ['POST /api/ai/chat', { message: 'What is an ETF?' }],
  ['POST /api/ai/education', {}],
  ['POST /api/ai/feedback', { id: crypto.randomUUID(), isHelpful: true, source: 'ai' }],
]

const askEverything = (person: string): Promise<Answer[]> =>
  Promise.all(everyRoute.map(([route, body]) => stack.ask(person, route, body)))

function expectUnavailable(results: readonly Answer[]): void {
  for (const [index, { status, headers, body, ms }] of results.entries()) {
    const [route] = everyRoute[index % everyRoute.length] ?? []
    expect(body, route).toMatchObject({ status: 503, code: 'unavailable', title: 'Temporarily unavailable' })
    expect(status, route).toBe(503)
    expect(Number(headers.get('retry-after')), route).toBeGreaterThanOrEqual(1)
    if (areTimesAsserted) expect(ms, route).toBeLessThan(5000)
  }
}

async function holdingsOf(person: string): Promise<unknown[]> {
  const { status, body } = await stack.ask(person, 'GET /api/holdings')
  expect(status).toBe(200)
  return (body as { holdings: unknown[] }).holdings
}

const slowest = (results: readonly Answer[]): number => Math.round(Math.max(...results.map(({ ms }) => ms)))

// First, while the client still makes all its tries: this is the longest that it can take.
test('frozen: every route is answered within five seconds, so is a crowd of requests at once, and the first one after it thaws', async () => {
  const person = await aPerson()
  await holdingsOf(person)
  stack.database().process.kill('SIGSTOP')
  const single = await askEverything(person)
  const crowd = await Promise.all(
    Array.from({ length: amount({ few: 20, full: 200 }) }, (_, index) => {
      const [route, body] = everyRoute[index % everyRoute.length] ?? ['']
      return stack.ask(person, route, body)
    }),
  )
  stack.database().process.kill('SIGCONT')
  expectUnavailable(single)
  expectUnavailable(crowd)
  if (process.env['SHOW_FIGURES'] !== undefined)
    console.log(`slowest 503: ${slowest(single)} ms, of a crowd: ${slowest(crowd)} ms`)
  expect(await stack.ask(await aPerson(), 'GET /api/profile')).toMatchObject({ status: 200 })
})

test('killed: 503 with Retry-After within five seconds everywhere, and all is there again after its restart', async () => {
  const person = await aPerson()
  expect(await stack.ask(person, 'POST /api/holdings', cba)).toMatchObject({ status: 201 })
  await stack.database().kill()
  expectUnavailable(await askEverything(person))
  expect(await stack.ask(null, 'GET /api/health')).toMatchObject({ status: 200 })
  expect(await stack.ask(person, 'GET /api/market/search?q=commonwealth')).toMatchObject({ status: 200 })
  await stack.restartDatabase()
  expect(await holdingsOf(person)).toMatchObject([{ symbol: 'CBA', quantity: 10 }])
  expect(await stack.ask(person, 'POST /api/holdings', { ...cba, symbol: 'VAS' })).toMatchObject({ status: 201 })
})

test('with nobody listening: the same, at once rather than after the time limit', async () => {
  const person = await aPerson()
  await stack.dynamo.shut()
  const results = await askEverything(person)
  expectUnavailable(results)
  await stack.dynamo.open()
  expect(await holdingsOf(person)).toEqual([])
})

test('too busy for everything: 503; too busy for every second request: nobody notices', async () => {
  const person = await aPerson()
  stack.dynamo.behave(() => throttled)
  expectUnavailable(await askEverything(person))
  stack.dynamo.behave(({ number }) => (number % 2 === 0 ? throttled : undefined))
  const added = await Promise.all(Array.from({ length: 10 }, () => stack.ask(person, 'POST /api/holdings', cba)))
  const isServed = ({ status }: Answer): boolean => status === 201 || status === 503
  expect(added.filter((answer) => !isServed(answer))).toEqual([])
  stack.dynamo.behave(undefined)
  const acknowledged = added.filter(({ status }) => status === 201).map(({ body }) => (body as { id: string }).id)
  const stored = (await holdingsOf(person)) as Array<{ id: string }>
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
})

test('too busy for one request in five, at random: at least 99 of 100 requests are served', async () => {
  const person = await aPerson()
  // The same sequence at every run: a linear congruential generator, uniform enough for a fifth.
  let state = 20_261_122
  stack.dynamo.behave(() => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31 < 0.2 ? throttled : undefined
  })
  const routes = ['GET /api/profile', 'GET /api/holdings', 'GET /api/learning/progress', 'POST /api/holdings'] as const
  const results: Answer[] = []
  for (let round = 0; round < 10; round++) {
    const asked = Array.from({ length: 10 }, (_, index) => routes[(round + index) % routes.length] ?? routes[0])
    results.push(
      ...(await Promise.all(
        asked.map((route) => stack.ask(person, route, route.startsWith('POST') ? cba : undefined)),
      )),
    )
  }
  expect(results.filter(({ status }) => status >= 300).length).toBeLessThanOrEqual(1)
})

test('slow, a third of a second for everything: everything works', async () => {
  const person = await aPerson()
  stack.dynamo.behave(() => ({ delayMs: 330 }))
  const id = crypto.randomUUID()
  expect(await stack.ask(person, 'POST /api/holdings', { id, ...cba })).toMatchObject({ status: 201 })
  expect(await stack.ask(person, `PATCH /api/holdings/${id}`, { quantity: 3 })).toMatchObject({
    status: 200,
    body: { quantity: 3 },
  })
  const completion = { answers: rightAnswers(1), readingSeconds: 0 }
  expect(await stack.ask(person, 'POST /api/learning/lessons/1/completion', completion)).toMatchObject({ status: 200 })
  expect(await stack.ask(person, `DELETE /api/holdings/${id}`)).toMatchObject({ status: 204 })
})

test('as slow, and asked by a crowd at once: every one is served', async () => {
  const person = await aPerson()
  stack.dynamo.behave(() => ({ delayMs: 330 }))
  const answers = await Promise.all(
    Array.from({ length: amount({ few: 20, full: 200 }) }, () => stack.ask(person, 'GET /api/profile')),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

test.each([
  ['a web page', { garbage: '<html>It works!</html>', status: 200 }],
  ['half an answer', { garbage: '{"Item": {"pk": {"S"', status: 200 }],
  ['an error page', { garbage: '<h1>502 Bad Gateway</h1>', status: 502 }],
  ['its own failure', { refuse: 'InternalServerError', status: 500 }],
  ['a table that is gone', { refuse: 'ResourceNotFoundException', status: 400 }],
  ['no right to it', { refuse: 'AccessDeniedException', status: 400 }],
] as const)('answering with %s: 503, and no word of it to the person', async (_what, fate) => {
  const person = await aPerson()
  stack.dynamo.behave(() => fate)
  const results = await askEverything(person)
  expectUnavailable(results)
  expect(JSON.stringify(results.map(({ body }) => body))).not.toMatch(/html|Dynamo|Exception|told to|table/i)
})

test('handing batches back half done: prices are read, an account with sixty holdings is erased whole', async () => {
  const person = await aPerson()
  await Promise.all(
    Array.from({ length: 60 }, () => stack.ask(person, 'POST /api/holdings', { ...cba, currentPrice: 5 })),
  )
  stack.dynamo.behave(({ operation }) => (operation.startsWith('Batch') ? { doOnly: 12 } : undefined))
  expect(await stack.ask(person, 'GET /api/market/quotes?symbols=CBA,VAS&coins=bitcoin')).toMatchObject({ status: 200 })
  expect(await stack.ask(person, 'DELETE /api/profile')).toMatchObject({ status: 204 })
  stack.dynamo.behave(undefined)
  expect(await stack.ask(person, 'GET /api/holdings')).toMatchObject({ status: 401 })
})

test('handing every batch back untouched: 503, and the deletion can be finished by asking again', async () => {
  const person = await aPerson()
  await stack.ask(person, 'POST /api/holdings', cba)
  stack.dynamo.behave(({ operation }) => (operation.startsWith('BatchWrite') ? { doOnly: 0 } : undefined))
  expect(await stack.ask(person, 'DELETE /api/profile')).toMatchObject({ status: 503 })
  stack.dynamo.behave(undefined)
  expect(await stack.ask(person, 'DELETE /api/profile')).toMatchObject({ status: 204 })
})
