// Looking around answers what the API answers: the same requests to the local stack's demo account and to the service inside the
// page, at the same moment, over every GET and a script of changes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#shared/contract/index.ts'
import { drawQuiz, rightOption } from '#shared/learning/quiz-draw.ts'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import type { Operation } from '#shared/operation/operation.ts'
import { routeTable } from '#shared/operation/route-table.ts'
import { setLocalClock } from '#tests/support/local-controls.ts'
import { localStack, type Person, signInOn, type TestStack } from '#tests/support/local-stack.ts'
import { type AroundService, aroundService } from '#web/adapters/around/service.ts'

type Asked = { method: string; path: string; body?: unknown }
type Told = { status: number; mediaType: string | null; retryAfter: string | null; body: unknown }

const day = 86_400_000
let stack: TestStack
let demo: Person
let page: AroundService
let now: Date

const setClock = (to: Date | null) => setLocalClock(stack.url, to?.toISOString() ?? null)

/** The ids that the demo of the local stack was given, in the order in which they were. */
async function idsOfDemo(): Promise<string[]> {
  const get = async <Body>(path: string): Promise<Body> => (await stack.api(demo.accessToken, 'GET', path)).body
  const { holdings } = await get<{ holdings: { id: string }[] }>('/api/holdings')
  const ids: string[] = []
  for (const { id } of holdings) {
    const { transactions } = await get<{ transactions: { id: string }[] }>(`/api/holdings/${id}/transactions`)
    ids.push(id, ...transactions.map((trade) => trade.id))
  }
  return ids
}

beforeAll(async () => {
  stack = await localStack()
  demo = await signInOn(stack.url, stack.demo.email, stack.demo.password)
  const { profile } = (await stack.api(demo.accessToken, 'GET', '/api/profile')).body as {
    profile: { createdAt: string }
  }
  now = new Date(Date.parse(profile.createdAt) + 30 * day)
  await setClock(now)
  const ids = await idsOfDemo()
  page = await aroundService({
    identity: { uid: demo.sub, email: demo.email },
    clock: { now: () => new Date(now) },
    newId: () => ids.shift() ?? crypto.randomUUID(),
    kept: null,
    keep: () => true,
  })
}, 60_000)
afterAll(async () => {
  await setClock(null)
  await stack.close()
})

const read = (mediaType: string | null, text: string): unknown =>
  mediaType?.includes('json') === true ? JSON.parse(text) : text

async function askApi({ method, path, body }: Asked): Promise<Told> {
  const response = await fetch(`${stack.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${demo.accessToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const mediaType = response.headers.get('content-type')
  return {
    status: response.status,
    mediaType,
    retryAfter: response.headers.get('retry-after'),
    body: read(mediaType, await response.text()),
  }
}

async function askPage({ method, path, body }: Asked): Promise<Told> {
  const answer = await page.answer({ method, url: path, body: body === undefined ? undefined : JSON.stringify(body) })
  const mediaType = answer.headers['content-type'] ?? null
  return {
    status: answer.status,
    mediaType,
    retryAfter: answer.headers['retry-after'] ?? null,
    body: read(mediaType, await new Response(answer.body ?? null).text()),
  }
}

const find = routeTable(contract)
const covered = new Set<string>()

/** What only the service has: how many places are taken, how long a deleted holding stays set aside, and from where somebody signed in. */
function comparable(told: Told): Told {
  const { body } = told
  if (typeof body !== 'object' || body === null || !('otherItems' in body)) return told
  const items = body.otherItems as { kind: string }[]
  const others = items
    .filter(({ kind }) => kind !== 'ACCOUNT' && kind !== 'PROFILE#SECURITY' && !kind.startsWith('DELETED#'))
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
  return { ...told, body: { ...body, otherItems: others } }
}

/** Asks both, and expects the same. */
async function same(asked: Asked): Promise<Told> {
  const found = find(asked.method, asked.path.split('?')[0] ?? '')
  if (found !== undefined) covered.add(`${found.route.area}.${found.route.name}`)
  const [api, around] = [await askApi(asked), await askPage(asked)]
  expect({ asked, ...comparable(around) }).toEqual({ asked, ...comparable(api) })
  return api
}

const get = (path: string) => same({ method: 'GET', path })

type ListedHolding = { id: string; symbol: string }
const holdingsNow = async (): Promise<ListedHolding[]> =>
  ((await get('/api/holdings')).body as { holdings: ListedHolding[] }).holdings

/** Every address that can be read. */
async function readEverything(): Promise<void> {
  const holdings = await holdingsNow()
  await get('/api/holdings?closed=true')
  await get('/api/holdings/export')
  for (const { id } of holdings) await get(`/api/holdings/${id}/transactions`)
  await get('/api/transactions/export')
  await get('/api/transactions/imports')
  await get('/api/profile')
  await get('/api/learning/progress')
  await get('/api/learning/review')
  await get('/api/learning/moments')
  await get('/api/ai/education')
  for (const range of ['All', '1Y', '1M']) await get(`/api/performance?range=${range}&compare=asx200`)
  await get(`/api/performance?holdings=${holdings[0]?.id}&from=2024-01-01&to=2025-06-30`)
  for (const year of [2024, 2025, 2026, 2027]) {
    await get(`/api/tax/${year}`)
    await get(`/api/tax/${year}/export`)
  }
  await get('/api/watchlist')
  await get('/api/alerts')
  await get('/api/market/search?q=van&type=all')
  await get('/api/market/quotes?symbols=CBA,VAS,NOPE&coins=bitcoin')
  await get('/api/market/history?symbols=CBA,VGS&coins=bitcoin&from=2023-01-01')
  await get('/api/profile/export')
}

test('everything that can be read is the same', async () => {
  await readEverything()
  await get('/api/nowhere').catch(() => undefined)
})

/** The answers to the draw that comes next. */
async function answersTo(lessonId: number, attempt: number, isRight: boolean) {
  return drawQuiz(await loadPool(lessonId), { userId: demo.sub, lessonId, attempt }).map(({ id, options }) => ({
    questionId: id,
    optionId: options.find((option) => option.isRight === isRight)?.id,
  }))
}

test('changes, refusals and what they come to are the same', async () => {
  const [cba, , vgs, bhp] = await holdingsNow()
  const [own, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const trade = (type: string, more: object) => ({ id: crypto.randomUUID(), type, date: '2026-02-10', ...more })
  const bought = trade('buy', { units: 3, price: 101.25, brokerage: 9.5 })
  const script: Asked[] = [
    // A holding from the first to the last day.
    {
      method: 'POST',
      path: '/api/holdings',
      body: { id: own, type: 'etf', symbol: 'ndq', quantity: 4, costBasis: 40.1 },
    },
    {
      method: 'POST',
      path: '/api/holdings',
      body: { id: own, type: 'etf', symbol: 'ndq', quantity: 4, costBasis: 40.1 },
    },
    {
      method: 'POST',
      path: '/api/holdings',
      body: { id: own, type: 'etf', symbol: 'ndq', quantity: 5, costBasis: 40.1 },
    },
    { method: 'POST', path: '/api/holdings', body: { type: 'stock', symbol: '', quantity: -1, more: true } },
    {
      method: 'POST',
      path: '/api/holdings',
      body: { id: second, type: 'other', symbol: 'WINE', quantity: 2, costBasis: 300 },
    },
    { method: 'PATCH', path: `/api/holdings/${second}`, body: { currentPrice: 350.5 } },
    { method: 'PATCH', path: `/api/holdings/${bhp?.id}`, body: { quantity: 20.5 } },
    { method: 'PATCH', path: `/api/holdings/${crypto.randomUUID()}`, body: { quantity: 1 } },
    { method: 'PATCH', path: '/api/holdings', body: { updates: [{ id: second, currentPrice: 351 }] } },
    { method: 'POST', path: '/api/holdings/refresh', body: {} },
    // Trades.
    { method: 'PUT', path: `/api/holdings/${own}/transactions`, body: { id: crypto.randomUUID(), date: '2025-03-03' } },
    { method: 'POST', path: `/api/holdings/${cba?.id}/transactions`, body: bought },
    { method: 'POST', path: `/api/holdings/${cba?.id}/transactions`, body: bought },
    { method: 'POST', path: `/api/holdings/${cba?.id}/transactions`, body: trade('sell', { units: 4000, price: 1 }) },
    { method: 'POST', path: `/api/holdings/${cba?.id}/transactions`, body: trade('sell', { units: 2, price: 150.4 }) },
    { method: 'POST', path: `/api/holdings/${vgs?.id}/transactions`, body: trade('distribution', { amount: 12.34 }) },
    {
      method: 'PATCH',
      path: `/api/holdings/${cba?.id}/transactions/${bought.id}`,
      body: { type: 'buy', date: '2026-02-11', units: 3.5, price: 100 },
    },
    { method: 'DELETE', path: `/api/holdings/${cba?.id}/transactions/${crypto.randomUUID()}` },
    {
      method: 'PUT',
      path: `/api/holdings/${vgs?.id}/suggestions`,
      body: { kind: 'dividend', exDate: '2024-12-30', isDeclined: true },
    },
    // Tax.
    { method: 'PUT', path: '/api/tax/2026/entries', body: { carriedLosses: 120.5, creditsElsewhere: null } },
    {
      method: 'PUT',
      path: `/api/holdings/${vgs?.id}/statements/2026`,
      body: { statement: { franked: 3.2, frankingCredit: 1.1 } },
    },
    { method: 'PUT', path: `/api/holdings/${second}/value-at-change`, body: { value: 355 } },
    { method: 'PUT', path: '/api/tax/1980/entries', body: { carriedLosses: -1 } },
    // Learning.
    {
      method: 'POST',
      path: '/api/learning/lessons/4/completion',
      body: { answers: await answersTo(4, 0, false), readingSeconds: 61 },
    },
    {
      method: 'POST',
      path: '/api/learning/lessons/4/completion',
      body: { answers: await answersTo(4, 0, true), readingSeconds: 61 },
    },
    {
      method: 'POST',
      path: '/api/learning/lessons/4/completion',
      body: { answers: await answersTo(4, 1, true), readingSeconds: 240 },
    },
    {
      method: 'POST',
      path: '/api/learning/lessons/4/completion',
      body: { answers: await answersTo(4, 1, true), readingSeconds: 240 },
    },
    { method: 'POST', path: '/api/learning/lessons/99/completion', body: { answers: [], readingSeconds: 1 } },
    {
      method: 'POST',
      path: '/api/learning/review',
      body: {
        answers: [
          {
            id: crypto.randomUUID(),
            questionId: 'l01-q1',
            optionId: rightOption((await loadPool(1))[0]!),
            at: now,
            seconds: 5,
          },
          { id: crypto.randomUUID(), questionId: 'l09-q1', optionId: 'a', at: now, seconds: 5 },
        ],
      },
    },
    {
      method: 'POST',
      path: '/api/learning/moments',
      body: { changes: [{ key: 'first-etf', did: 'hidden-for-good', on: '2026-11-20' }] },
    },
    // The educator without a model, and the profile.
    { method: 'POST', path: '/api/ai/chat', body: { message: 'What is an ETF?' } },
    { method: 'POST', path: '/api/ai/chat', body: { message: 'What did my portfolio earn?' } },
    { method: 'POST', path: '/api/ai/chat', body: { message: '' } },
    { method: 'POST', path: '/api/ai/education', body: {} },
    { method: 'POST', path: '/api/ai/feedback', body: { isHelpful: true } },
    { method: 'POST', path: '/api/profile', body: {} },
    {
      method: 'PUT',
      path: '/api/profile',
      body: { profile: { name: 'Wattle', age: 31 }, finances: { monthlyIncome: 6000 } },
    },
    { method: 'PUT', path: '/api/profile', body: { revision: 0, profile: { name: 'Old' } } },
    {
      method: 'PUT',
      path: '/api/profile/onboarding',
      body: { nickname: 'A', age: 20, income: 1, expenses: 1, investmentGoal: 'Retirement', riskTolerance: 'Low' },
    },
    { method: 'GET', path: '/api/holdings/not-there/transactions' },
  ]
  for (const asked of script) await same(asked)
  await readEverything()
})

test('an import and its undo, trades put back, going back to simple, and deleting are the same', async () => {
  const [cba] = await holdingsNow()
  const [importId, made] = [crypto.randomUUID(), crypto.randomUUID()]
  const row = (date: string, units: number, number: number) => ({
    id: crypto.randomUUID(),
    type: 'buy',
    date,
    units,
    price: 30.5,
    createdAt: `2026-11-01T00:00:0${number}.000Z`,
    source: { format: 'mapped', key: `row-${number}`, row: number },
  })
  const chunk = {
    importId,
    label: 'A file',
    groups: [
      {
        holding: { id: made, type: 'stock', symbol: 'TLS' },
        existing: 'replace',
        transactions: [row('2024-05-06', 100, 1), row('2025-05-06', 50, 2)],
      },
    ],
  }
  await same({ method: 'POST', path: '/api/transactions/import', body: chunk })
  await same({ method: 'POST', path: '/api/transactions/import', body: chunk })
  await readEverything()
  await same({ method: 'POST', path: `/api/transactions/imports/${importId}/undo`, body: {} })
  await readEverything()
  const ledger = (await get(`/api/holdings/${cba?.id}/transactions`)).body as { transactions: { id: string }[] }
  const last = ledger.transactions.at(-1)
  await same({ method: 'DELETE', path: `/api/holdings/${cba?.id}/transactions/${last?.id}` })
  await same({
    method: 'POST',
    path: `/api/holdings/${cba?.id}/transactions/restore`,
    body: { existing: 'keep', transactions: [last] },
  })
  await same({ method: 'DELETE', path: `/api/holdings/${cba?.id}/transactions` })
  await same({ method: 'DELETE', path: `/api/holdings/${cba?.id}` })
  await same({ method: 'DELETE', path: `/api/holdings/${cba?.id}` })
  await readEverything()
})

test('following, alerts, what is said of a share for tax, a made-up decade and a link in a mail are the same', async () => {
  const [, , , bhp] = await holdingsNow()
  const security = { type: 'stock', symbol: 'WES', name: 'Wesfarmers' }
  const rule = `/api/alerts/${crypto.randomUUID()}`
  await same({ method: 'POST', path: '/api/watchlist', body: security })
  await same({ method: 'POST', path: '/api/watchlist', body: security })
  await same({ method: 'PUT', path: rule, body: { security, kind: 'above', value: 100 } })
  await same({ method: 'PUT', path: rule, body: { security, kind: 'move', value: -1 } })
  await readEverything()
  await same({ method: 'DELETE', path: rule })
  await same({ method: 'DELETE', path: '/api/watchlist/asx-WES' })
  const facts = { companyRate: 25, isPreferenceShare: null }
  await same({ method: 'PUT', path: `/api/holdings/${bhp?.id}/tax-facts`, body: facts })
  const run = { run: 1, guess: { low: 50, high: 200 }, reasons: 12 }
  await same({ method: 'POST', path: '/api/learning/time-machine', body: run })
  await same({ method: 'GET', path: '/api/messages/unsubscribe?token=none' })
  await same({ method: 'POST', path: '/api/messages/unsubscribe?token=none' })
  await same({ method: 'POST', path: '/api/profile/sign-out-everywhere' })
  await readEverything()
})

test('no route was left out, but those that are about an account', () => {
  const all = Object.entries(contract).flatMap(([area, operations]) =>
    Object.keys(operations as Record<string, Operation>).map((name) => `${area}.${name}`),
  )
  const notTried = all.filter((name) => !covered.has(name) && !name.startsWith('recovery.'))
  expect(notTried.toSorted()).toEqual(['health.check', 'profile.close'])
})

test('there is no account to delete, and that is said', async () => {
  const { status, body } = await askPage({ method: 'DELETE', path: '/api/profile' })
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('no account') as string },
  })
})
