// Request limits: fair use passes, a flood is refused with the time to wait, one person's flood is nobody else's trouble, and
// the memory of who asked stays bounded.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amount, areTimesAsserted } from '#tests/support/faults/amounts.ts'
import { limitRequests } from '#lambdas/edge/request-limits.ts'
import type { Problem } from '#shared/operation/problem.ts'
import { type Allowance, allowances, type Bucket, takeToken } from '#lambdas/edge/allowances.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { type Answer, ask, type OpenApi, openApi } from '#tests/support/faults/open-api.ts'

const anAllowance = fc.record({
  burst: fc.integer({ min: 1, max: 500 }),
  perSecond: fc.double({ min: 0.1, max: 100, noNaN: true }),
})

/** How many of the requests at these times (ms) pass. */
function passing(allowance: Allowance, times: readonly number[]): number {
  let bucket: Bucket | undefined
  let passed = 0
  for (const at of times) {
    const taken = takeToken(bucket, allowance, at)
    bucket = taken.bucket
    if (taken.waitSeconds === 0) passed++
  }
  return passed
}

test('whatever the times of the requests, no more pass than the burst and what has come in since', () => {
  fc.assert(
    fc.property(anAllowance, fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 800 }), (allowance, times) => {
      const sorted = times.toSorted((a, b) => a - b)
      const seconds = ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / 1000
      expect(passing(allowance, sorted)).toBeLessThanOrEqual(
        Math.floor(allowance.burst + seconds * allowance.perSecond + 1e-6),
      )
    }),
  )
})

test('whoever waits as long as told gets through, and asking in vain meanwhile does not lengthen the wait', () => {
  fc.assert(
    fc.property(anAllowance, fc.integer({ min: 0, max: 20 }), (allowance, inVain) => {
      let bucket: Bucket | undefined
      let waitSeconds = 0
      while (waitSeconds === 0) ({ bucket, waitSeconds } = takeToken(bucket, allowance, 0))
      for (let step = 0; step < inVain; step++) {
        ;({ bucket } = takeToken(bucket, allowance, (waitSeconds * 1000 * step) / (inVain + 1)))
      }
      // Whole seconds are told, rounded up.
      expect(takeToken(bucket, allowance, Math.max(1, Math.ceil(waitSeconds)) * 1000).waitSeconds).toBe(0)
    }),
    // Ten seconds in nineteen pieces, each rounded.
    { examples: [[{ burst: 1, perSecond: 0.1 }, 18]] },
  )
})

test.each([
  [
    'a burst of 200 and then 20 a second for a minute',
    [...Array<number>(200).fill(0), ...Array.from({ length: 1200 }, (_, index) => index * 50)],
  ],
  ['1,000 holdings as fast as they can be sent', Array<number>(1000).fill(0)],
  ['50 a second for ten minutes', Array.from({ length: 30_000 }, (_, index) => index * 20)],
])('fair use of one’s own data passes: %s', (_what, times) => {
  expect(
    passing(
      allowances.ownData,
      times.toSorted((a, b) => a - b),
    ),
  ).toBe(times.length)
})

test('a person searching, looking and refreshing all day is never refused', () => {
  const everySecond = Array.from({ length: 3600 }, (_, index) => index * 1000)
  expect(passing(allowances.market, everySecond)).toBe(3600)
  expect(passing(allowances.market, Array<number>(100).fill(0))).toBe(100)
  expect(
    passing(
      allowances.refresh,
      everySecond.filter((at) => at % 3000 === 0),
    ),
  ).toBe(1200)
})

const refusal = (act: () => void): Problem | undefined => {
  try {
    act()
    return undefined
  } catch (error) {
    return error as Problem
  }
}

test('an operation with an allowance of its own has a bucket of its own, and so has everybody', () => {
  let now = 0
  const limits = limitRequests(
    { area: { burst: 2, perSecond: 1 }, refresh: { burst: 1, perSecond: 0.1 } },
    { now: () => now },
  )
  for (const operation of ['list', 'add', 'refresh']) limits.take('kim', operation)
  expect(refusal(() => limits.take('kim', 'list'))).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 1 })
  expect(refusal(() => limits.take('kim', 'refresh'))).toMatchObject({ retryAfterSeconds: 10 })
  limits.take('lee', 'list')
  now = 1000
  limits.take('kim', 'list')
  expect(refusal(() => limits.take('kim', 'add'))).toBeDefined()
})

test('the memory is bounded: beyond it the one who asked longest ago is forgotten', () => {
  const limits = limitRequests({ area: { burst: 1, perSecond: 0.001 } }, { now: () => 0, maxBuckets: 3 })
  for (const person of ['a', 'b', 'c']) limits.take(person, 'list')
  expect(refusal(() => limits.take('a', 'list'))).toBeDefined()
  limits.take('d', 'list')
  // `b` has been forgotten; `a`, who asked again in vain, has not.
  limits.take('b', 'list')
  expect(refusal(() => limits.take('a', 'list'))).toBeDefined()
  const before = process.memoryUsage().heapUsed
  const many = limitRequests({ area: allowances.ownData })
  for (let index = 0; index < 100_000; index++) many.take(`person-${index}`, 'list')
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(40 * 1024 * 1024)
})

let table: TestTable
let api: OpenApi
beforeAll(async () => {
  table = await embeddedTable()
  api = await openApi({ dynamodbEndpoint: table.endpoint })
})
afterAll(async () => {
  await api.close()
  await table.close()
})

const burst = (person: string, route: string, count: number): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, () => ask(api.url, person, route)))
const count = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

/** Those let through. A computer that has no time for so many at once says of some that the table is too slow for now. */
const served = (answers: readonly Answer[]): number =>
  count(answers, 200) + (areTimesAsserted ? 0 : count(answers, 503))

test('a burst of 200 passes on one’s own data; the clock of the handlers has no part in it', async () => {
  await api.functions.setClock(new Date('2020-01-01T00:00:00Z'))
  const routes = [
    'GET /api/holdings',
    'PUT /api/profile',
    'GET /api/learning/progress',
    'GET /api/profile',
    `DELETE /api/holdings/${crypto.randomUUID()}`,
  ]
  // All of them have one allowance between them.
  for (const route of routes.slice(0, amount({ few: 2, full: routes.length }))) {
    expect(count(await burst(crypto.randomUUID(), route, 200), 429), route).toBe(0)
  }
  await api.functions.setClock(null)
})

test.each(['GET /api/market/search?q=cba', 'GET /api/market/quotes', 'POST /api/holdings/refresh'])(
  'a flood of %s is refused as a problem with a short Retry-After, before the body is looked at',
  async (route) => {
    const answers = await burst(crypto.randomUUID(), route, 200)
    const refused = answers.filter(({ status }) => status === 429)
    expect(served(answers) + refused.length).toBe(200)
    expect(refused.length).toBeGreaterThan(40)
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(2)
      expect(body).toMatchObject({ status: 429, code: 'too_many_requests', title: 'Too many requests' })
    }
  },
)

test.each(['POST /api/watchlist', `PUT /api/alerts/${crypto.randomUUID()}`])(
  'a flood of %s, which may ask a provider, is refused, and one’s own lists stay open',
  async (route) => {
    const person = crypto.randomUUID()
    expect(count(await burst(person, route, 200), 429)).toBeGreaterThan(40)
    for (const own of ['GET /api/watchlist', 'GET /api/alerts', 'DELETE /api/watchlist/asx-CBA']) {
      expect(count(await burst(person, own, 5), 429), own).toBe(0)
    }
  },
)

test('one person’s flood is refused and leaves others alone', async () => {
  const [flooder, other] = [crypto.randomUUID(), crypto.randomUUID()]
  await burst(flooder, 'POST /api/holdings/refresh', allowances.refresh.burst)
  let isFlooding = true
  let refused = 0
  const flood = Array.from({ length: 8 }, async () => {
    while (isFlooding) if ((await ask(api.url, flooder, 'POST /api/holdings/refresh')).status === 429) refused++
  })
  const answers: Answer[] = []
  const asked = amount({ few: 20, full: 60 })
  for (let index = 0; index < asked; index++) answers.push(await ask(api.url, other, 'GET /api/holdings'))
  isFlooding = false
  await Promise.all(flood)
  expect(served(answers)).toBe(asked)
  expect(refused).toBeGreaterThan(asked)
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  // A hundred times what it is: it must not grow with the flood, however slow the computer.
  if (areTimesAsserted) expect(times[57]).toBeLessThan(1000)
  if (process.env['SHOW_FIGURES'] !== undefined)
    console.log(`under a flood: median ${times[30]} ms, p95 ${times[57]} ms, ${refused} refused`)
})
