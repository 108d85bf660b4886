// Api client: what goes over the wire for a call, and what comes back for every kind of answer.
import { expect, test, vi } from 'vitest'
import { holdings } from '#shared/portfolio/contract.ts'
import { accountClosed, Problem, problemBody } from '#shared/operation/problem.ts'
import { health } from '#shared/operation/health.ts'
import { learning } from '#shared/learning/contract.ts'
import { market } from '#shared/market/contract.ts'
import { profile } from '#shared/account/contract.ts'
import { ApiProblem, ApiUnreachable, createClient, isAway, isForLater, isRefusal, messageOf } from '#web/lib/api.ts'
import { createSend } from '#web/lib/send.ts'

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } }

/** A client whose requests are answered one after the other by `answers`. */
function aConnection(...answers: Array<Response | Error>) {
  const sent: Sent[] = []
  const tokens: boolean[] = []
  const onRejected = vi.fn<() => void>()
  const send = createSend(
    {
      accessToken: ({ refresh }) => {
        tokens.push(refresh)
        return Promise.resolve(refresh ? 'fresh' : 'stored')
      },
      onRejected,
    },
    (url, init) => {
      sent.push({ url: String(url), init: init as Sent['init'] })
      const answer = answers.shift() ?? new Error('no more answers')
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  )
  return { send, sent, tokens, onRejected }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

const healthy = { status: 'ok', version: '1.0.0', stage: 'local' }

test('path parameters are encoded, the body is JSON, the token is a bearer token', async () => {
  const { send, sent } = aConnection(new Response(null, { status: 204 }))
  await expect(createClient(holdings, send).remove({ params: { id: 'a/b c' } })).resolves.toBeUndefined()
  expect(sent[0]?.url).toBe('/api/holdings/a%2Fb%20c')
  expect(sent[0]?.init).toMatchObject({ method: 'DELETE', headers: { authorization: 'Bearer stored' } })
  expect(sent[0]?.init.body).toBeUndefined()
})

test('a query is written into the address, defaults are left to the server', async () => {
  const { send, sent } = aConnection(json({ results: [] }))
  await createClient(market, send).search({ query: { q: 'common wealth & co' } })
  expect(sent[0]?.url).toBe('/api/market/search?q=common+wealth+%26+co')
})

test('an operation that needs no sign-in is sent without a token', async () => {
  const { send, sent, tokens } = aConnection(json(healthy))
  await expect(createClient(health, send).check()).resolves.toEqual(healthy)
  expect(sent[0]?.init.headers).not.toHaveProperty('authorization')
  expect(tokens).toEqual([])
})

test('a reply that breaks the contract is a problem, not a crash later', async () => {
  const { send } = aConnection(json({ status: 'ok', version: 3, stage: 'local' }))
  await expect(createClient(health, send).check()).rejects.toMatchObject({ name: 'ApiProblem', code: 'internal' })
})

test('a reply with a field this version does not know yet is taken', async () => {
  const { send } = aConnection(json({ ...healthy, region: 'ap-southeast-2' }))
  await expect(createClient(health, send).check()).resolves.toMatchObject(healthy)
})

const aHolding = {
  id: '7f1d2c3b-0d3e-4c53-9a43-5d8d4c0b6a11',
  type: 'stock',
  symbol: 'CBA',
  quantity: 1,
  costBasis: 10,
  currentPrice: 10,
  totalValue: 10,
  isLiveTracked: true,
  priceStatus: 'live',
  priceSource: 'yahoo',
  priceAsOf: null,
  previousClose: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  lastUpdated: '2026-11-20T00:00:00.000Z',
}

test('a price status this version does not know yet is taken; any other wrong value still is none', async () => {
  const newer = { ...aHolding, priceStatus: 'estimated' }
  const params = { id: aHolding.id }
  const change = { params, body: { quantity: 1 } }
  await expect(createClient(holdings, aConnection(json(newer)).send).update(change)).resolves.toEqual(newer)
  const wrong = { ...aHolding, type: 'bond' }
  await expect(createClient(holdings, aConnection(json(wrong)).send).update(change)).rejects.toMatchObject({
    code: 'internal',
  })
})

test('achievements of which this version does not know one yet are taken', async () => {
  const achievement = { id: 'of_a_later_release', name: 'New', description: 'New', icon: 'new' }
  const progress = {
    completedLessons: [],
    xp: 0,
    level: 1,
    achievements: [{ ...achievement, unlocked: false, dateEarned: null }],
    streak: 1,
  }
  await expect(createClient(learning, aConnection(json(progress)).send).progress()).resolves.toEqual(progress)
})

test('a price of a provider that this version does not know yet is taken', async () => {
  const quote = {
    symbol: 'VAS',
    name: 'Vanguard Australian Shares',
    price: 100,
    change: null,
    changePercent: null,
    currency: 'AUD',
    timestamp: null,
    type: 'etf',
    instrumentType: 'ETF',
    source: 'of_a_later_release',
    stale: false,
    isMock: false,
  }
  const answer = { quotes: [quote], errors: [] }
  const client = createClient(market, aConnection(json(answer)).send)
  await expect(client.quotes({ query: { symbols: 'VAS' } })).resolves.toEqual(answer)
})

test('a problem with a code this version does not know yet keeps its words, and counts as its status says', async () => {
  const body = { type: 'x', title: 'x', status: 409, detail: 'Two people did that at once.', code: 'both_at_once' }
  const { send } = aConnection(json(body, 409))
  await expect(createClient(health, send).check()).rejects.toMatchObject({
    code: 'conflict',
    message: 'Two people did that at once.',
  })
})

test('a problem document becomes an ApiProblem with its words, its fields and the time to wait', async () => {
  const body = {
    type: 'urn:gumnut:problem:invalid_request',
    title: 'The request is not valid',
    status: 400,
    detail: 'The request is not valid.',
    code: 'invalid_request',
    errors: [{ path: 'quantity', message: 'must be above 0' }],
  }
  const { send } = aConnection(json(body, 400, { 'retry-after': '7' }))
  const problem = await createClient(holdings, send)
    .list()
    .catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(ApiProblem)
  expect(problem).toMatchObject({ code: 'invalid_request', status: 400, errors: body.errors, retryAfterSeconds: 7 })
  expect(messageOf(problem)).toBe('The request is not valid.')
})

test("the gateway's own answers get a code by their status and never their text", async () => {
  const { send } = aConnection(
    json({ message: 'Internal Server Error' }, 500),
    json({ message: 'Too Many Requests' }, 429),
  )
  const api = createClient(holdings, send)
  await expect(api.list()).rejects.toMatchObject({
    code: 'internal',
    status: 500,
    message: 'Something went wrong. Please try again.',
  })
  await expect(api.list()).rejects.toMatchObject({ code: 'too_many_requests', status: 429 })
})

test('a refused token is refreshed once and the request sent again', async () => {
  const { send, sent, onRejected } = aConnection(
    json({ message: 'Unauthorized' }, 401),
    json({ holdings: [], summary: aSummary }),
  )
  await expect(createClient(holdings, send).list()).resolves.toMatchObject({ holdings: [] })
  expect(sent.map(({ init }) => init.headers['authorization'])).toEqual(['Bearer stored', 'Bearer fresh'])
  expect(onRejected).not.toHaveBeenCalled()
})

test('a fresh token that is refused ends the session', async () => {
  const { send, onRejected } = aConnection(json({}, 401), json({}, 401))
  await expect(createClient(holdings, send).list()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(onRejected).toHaveBeenCalledOnce()
})

test('a token from before it had the scope of the API, which the gateway refuses by itself, is refreshed once too', async () => {
  const forbidden = json({ message: 'Forbidden' }, 403)
  const { send, sent } = aConnection(forbidden, json({ holdings: [], summary: aSummary }))
  await expect(createClient(holdings, send).list()).resolves.toMatchObject({ holdings: [] })
  expect(sent.map(({ init }) => init.headers['authorization'])).toEqual(['Bearer stored', 'Bearer fresh'])
})

test('one that is refused so even then is told as a failure: the session may be good in a minute', async () => {
  const { send, sent, onRejected } = aConnection(
    json({ message: 'Forbidden' }, 403),
    json({ message: 'Forbidden' }, 403),
  )
  await expect(createClient(holdings, send).list()).rejects.toMatchObject({ status: 403 })
  expect(sent).toHaveLength(2)
  expect(onRejected).not.toHaveBeenCalled()
})

test('a firewall’s page is no word about the token: nothing is refreshed, and a change that was to be sent waits', async () => {
  const page = new Response('<html>Request blocked</html>', { status: 403, headers: { 'content-type': 'text/html' } })
  const { send, sent, onRejected } = aConnection(page)
  const refused: unknown = await createClient(holdings, send)
    .list()
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 403 })
  expect([isAway(refused), isForLater(refused)]).toEqual([true, true])
  expect(sent).toHaveLength(1)
  expect(onRejected).not.toHaveBeenCalled()
})

const aClosedAccount = problemBody(new Problem('account_closed', accountClosed))

test.each([
  ['at once, without asking for a fresh token', [json(aClosedAccount, 401)], ['Bearer stored']],
  ['after a fresh token', [json({}, 401), json(aClosedAccount, 401)], ['Bearer stored', 'Bearer fresh']],
])('a closed account ends the session %s, and is called that', async (_when, answers, tokens) => {
  const { send, sent, onRejected } = aConnection(...answers)
  await expect(createClient(holdings, send).list()).rejects.toMatchObject({ message: accountClosed })
  expect(sent.map(({ init }) => init.headers['authorization'])).toEqual(tokens)
  expect(onRejected).toHaveBeenCalledExactlyOnceWith('account closed')
})

test('with nobody signed in nothing is sent and the session is over', async () => {
  const onRejected = vi.fn<() => void>()
  const get = vi.fn<typeof fetch>()
  const send = createSend({ accessToken: () => Promise.resolve(null), onRejected }, get)
  await expect(createClient(holdings, send).list()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(get).not.toHaveBeenCalled()
  expect(onRejected).toHaveBeenCalledOnce()
})

test('no connection is ApiUnreachable, with words for the person', async () => {
  const { send } = aConnection(new TypeError('Failed to fetch'))
  const error = await createClient(profile, send)
    .read()
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiUnreachable)
  expect(messageOf(error)).toBe('Gumnut can’t be reached. Check your connection and try again.')
})

const portal = (): Response =>
  new Response('<html>Accept the terms to go online</html>', { headers: { 'content-type': 'text/html' } })

test('a page of the network in between is no answer: nothing is said to be done', async () => {
  const client = () => createClient({ ...holdings, close: profile.close }, aConnection(portal()).send)
  const asked = [client().list(), client().remove({ params: { id: 'a' } }), client().export(), client().close()]
  for (const answer of asked) await expect(answer).rejects.toBeInstanceOf(ApiUnreachable)
})

test('too slow an answer is unreachable too, and says that it was slow', async () => {
  const { send } = aConnection(new DOMException('The operation timed out.', 'TimeoutError'))
  await expect(createClient(profile, send).read()).rejects.toMatchObject({ name: 'ApiUnreachable', isTimeout: true })
})

test('a call that its caller gave up is neither: it ends as an abort', async () => {
  const controller = new AbortController()
  const { send } = aConnection(new DOMException('Aborted', 'AbortError'))
  controller.abort()
  await expect(createClient(profile, send).read({ signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('what nobody foresaw is told in general words', () => {
  expect(messageOf(new RangeError('secret detail'))).toBe('Something went wrong. Please try again.')
})

const aSummary = {
  totalValue: 0,
  totalCost: 0,
  gainLoss: 0,
  gainLossPercent: 0,
  count: 0,
  samplePriced: 0,
  stalePriced: 0,
}

test.each([
  ['an answer that it is wrong', new ApiProblem('invalid_request', 400, 'No.'), true],
  ['an answer that it is gone', new ApiProblem('not_found', 404, 'No.'), true],
  ['a session that has ended', new ApiProblem('unauthenticated', 401, 'No.'), false],
  ['a request to wait', new ApiProblem('too_many_requests', 429, 'No.'), false],
  ['a fault of the service', new ApiProblem('internal', 500, 'No.'), false],
  ['no answer', new ApiUnreachable(new TypeError('Failed to fetch')), false],
])('%s: whether what was sent is given up for it', (_what, error, isGivenUp) => {
  expect(isRefusal(error)).toBe(isGivenUp)
})
