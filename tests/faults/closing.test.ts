// Deleting an account, cut off at every step and racing with everything else: asking again finishes it, and nothing of the
// person is left but the closing record.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { amount } from '#tests/support/faults/amounts.ts'
import { type FaultStack, faultStack, rightAnswers } from '#tests/support/faults/fault-stack.ts'
import { accountIn, expectSound } from '#tests/support/faults/stored-items.ts'

let stack: FaultStack
beforeAll(async () => {
  stack = await faultStack()
})
afterEach(() => {
  stack.dynamo.behave(undefined)
  stack.identity.setFailing(false)
})
afterAll(() => stack.close())

const cba = { type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 100, currentPrice: 120 }

const security = { type: 'stock', symbol: 'CBA', name: 'Commonwealth Bank of Australia' }

async function aPersonWithHoldings(count: number): Promise<string> {
  const person = await stack.aPerson()
  await Promise.all(Array.from({ length: count }, () => stack.ask(person, 'POST /api/holdings', cba)))
  const rule = { security, kind: 'above', value: 500 }
  expect((await stack.ask(person, `PUT /api/alerts/${crypto.randomUUID()}`, rule)).status).toBe(200)
  return person
}

async function expectGone(person: string): Promise<void> {
  const items = await stack.stored(person)
  expect(accountIn(items)).toHaveProperty('closedAt')
  expectSound(items)
  expect(stack.identity.users.has(person)).toBe(false)
  for (const route of [
    'GET /api/holdings',
    'GET /api/profile',
    'POST /api/profile',
    'GET /api/learning/progress',
    'GET /api/watchlist',
    'GET /api/alerts',
  ]) {
    expect((await stack.ask(person, route)).status, route).toBe(401)
  }
  expect((await stack.ask(person, 'POST /api/holdings', cba)).status).toBe(401)
  // The rows of alert rules lie under their instrument, with the person in their keys.
  expect((await stack.alertRows('CBA')).filter(({ sk }) => sk.includes(person))).toEqual([])
}

test('cut off before any of its requests: nothing can be added any more once it has begun, and asking again finishes it', async () => {
  let isCutOff = true
  // Before every second one; at night before each.
  for (let step = 1; isCutOff; step += amount({ few: 4, full: 1 })) {
    const person = await aPersonWithHoldings(30)
    let requests = 0
    stack.dynamo.behave(() => (++requests >= step ? 'cut' : undefined))
    const first = await stack.ask(person, 'DELETE /api/profile')
    stack.dynamo.behave(undefined)
    isCutOff = first.status === 503
    expect([204, 503], `step ${step}`).toContain(first.status)
    const hasBegun = accountIn(await stack.stored(person))?.['closedAt'] !== undefined
    expect((await stack.ask(person, 'POST /api/holdings', cba)).status, `step ${step}`).toBe(hasBegun ? 401 : 201)
    expect(await stack.ask(person, 'DELETE /api/profile')).toMatchObject({ status: 204 })
    await expectGone(person)
  }
})

test('with the identity service away: 503, closed already, and finished by asking again', async () => {
  const person = await aPersonWithHoldings(2)
  stack.identity.setFailing(true)
  expect(await stack.ask(person, 'DELETE /api/profile')).toMatchObject({ status: 503 })
  expect(await stack.ask(person, 'GET /api/holdings')).toMatchObject({ status: 401 })
  stack.identity.setFailing(false)
  expect(await stack.ask(person, 'DELETE /api/profile')).toMatchObject({ status: 204 })
  await expectGone(person)
})

test('cut off at any of its requests and never asked for again: the next sign-in finishes it', async () => {
  // The first marks the account; until the batches have gone the document is still there.
  for (let step = 2; step <= amount({ few: 5, full: 12 }); step++) {
    const person = await aPersonWithHoldings(3)
    let requests = 0
    stack.dynamo.behave(() => (++requests >= step ? 'cut' : undefined))
    expect(await stack.ask(person, 'DELETE /api/profile'), `step ${step}`).toMatchObject({ status: 503 })
    stack.dynamo.behave(undefined)
    expect(await stack.ask(person, 'POST /api/profile'), `step ${step}`).toMatchObject({ status: 401 })
    await expectGone(person)
  }
})

test('with the identity service away and never asked for again: the next sign-in finishes it', async () => {
  const person = await aPersonWithHoldings(2)
  stack.identity.setFailing(true)
  expect(await stack.ask(person, 'DELETE /api/profile')).toMatchObject({ status: 503 })
  stack.identity.setFailing(false)
  expect(await stack.ask(person, 'POST /api/profile')).toMatchObject({ status: 401 })
  await expectGone(person)
})

test('ten deletions at once are one', async () => {
  const person = await aPersonWithHoldings(30)
  const results = await Promise.all(Array.from({ length: 10 }, () => stack.ask(person, 'DELETE /api/profile')))
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 204))
  await expectGone(person)
})

test('in the middle of many other requests of the same person: nothing is left', async () => {
  for (let round = 0; round < amount({ few: 1, full: 3 }); round++) {
    const person = await aPersonWithHoldings(20)
    const busy = Array.from({ length: amount({ few: 15, full: 100 }) }, (_, index) => {
      const lesson = (index % 11) + 1
      const routes: [string, unknown?][] = [
        ['POST /api/holdings', cba],
        ['GET /api/holdings'],
        [`POST /api/learning/lessons/${lesson}/completion`, { answers: rightAnswers(lesson), readingSeconds: 0 }],
        ['PUT /api/profile', { profile: { name: 'Robin' } }],
        ['POST /api/profile'],
        ['POST /api/watchlist', security],
        [`PUT /api/alerts/${crypto.randomUUID()}`, { security, kind: 'above', value: index + 1 }],
      ]
      const [route, body] = routes[index % routes.length] ?? ['']
      return stack.ask(person, route, body)
    })
    const [closed, ...others] = await Promise.all([stack.ask(person, 'DELETE /api/profile'), ...busy])
    expect(closed.status).toBe(204)
    expect(others.filter(({ status }) => status >= 500)).toEqual([])
    await expectGone(person)
  }
})
