// The canary: what a person types, owns and proves who they are with is sent through every route and every way to fail, and
// never turns up in anything the process writes, nor in what another person is shown.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#shared/contract/index.ts'
import type { Operation } from '#shared/operation/operation.ts'
import { further } from '#tests/support/depth.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { some } from '#tests/support/faults/amounts.ts'
import { type Child, startChild } from '#tests/support/faults/child.ts'
import { amounts, canary, holdingId, malformed, mark, requests } from '#tests/support/faults/canary.ts'
import { setMarket } from '#tests/support/faults/fault-stack.ts'
import { type Answer, ask } from '#tests/support/faults/open-api.ts'
import { itemsIn } from '#tests/support/faults/stored-items.ts'
import { type Fate, throttled, type UnrulyDynamo, unrulyDynamo } from '#tests/support/faults/unruly-dynamo.ts'
import { callApi, freePort, password, type Person, signUpOn } from '#tests/support/local-stack.ts'
import { type ProviderServer, type Reply, startProvider } from '#tests/support/market/provider-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'gumnut-canary-'))
let table: TestTable
let dynamo: UnrulyDynamo
let provider: ProviderServer
let child: Child
let url: string
let kim: Person
let lee: Person

beforeAll(async () => {
  table = await embeddedTable()
  dynamo = await unrulyDynamo(table.endpoint)
  provider = await startProvider()
  const port = await freePort()
  url = `http://localhost:${port}`
  child = await startChild('stack-process.ts', [String(port), dataDir], {
    POWERTOOLS_LOG_LEVEL: 'DEBUG',
    POWERTOOLS_DEV: '',
    TEST_DYNAMODB_ENDPOINT: dynamo.endpoint,
    YAHOO_BASE_URL: provider.url,
    COINGECKO_BASE_URL: provider.url,
    COINGECKO_API_KEY: canary.coinKey,
    OPENAI_API_KEY: canary.modelKey,
    OPENAI_BASE_URL: `${provider.url}/v1`,
  })
  kim = await signUpOn(url)
  lee = await signUpOn(url)
  await ask(url, lee.accessToken, 'POST /api/profile')
}, 60_000)
afterAll(async () => {
  await child.kill()
  await dynamo.close()
  await provider.close()
  await table.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const pairs = Object.entries(requests).flatMap(([route, bodies]) => bodies.map((body) => [route, body] as const))

async function everyRequest(token: string): Promise<void> {
  for (const [route, body] of pairs) await ask(url, token, route, body)
}
const everyRequestAtOnce = (token: string) => Promise.all(pairs.map(([route, body]) => ask(url, token, route, body)))

async function everyMistake(token: string): Promise<void> {
  for (const [nth, route] of Object.keys(requests).entries()) {
    const [method = '', path = ''] = route.split(' ')
    const headers = {
      'user-agent': canary.header,
      cookie: `session=${canary.header}`,
      'x-forwarded-for': canary.header,
      referer: canary.header,
    }
    if (method !== 'GET') {
      // Each in its turn; at night all of them.
      const broken = some(malformed, (_, index) => index === nth % malformed.length)
      for (const body of broken) await callApi(url, token, method, path, body, headers)
      await callApi(url, token, method, path, canary.chat, { ...headers, 'content-type': 'text/plain' })
    }
    await callApi(url, `${token.slice(0, -6)}${mark}`, method, path, undefined, headers)
    await callApi(
      url,
      null,
      method,
      `${path}${path.includes('?') ? '&' : '?'}email=${kim.email}&${canary.field}=1`,
      undefined,
      headers,
    )
    await callApi(url, token, 'GET', `/api/${canary.id}/${kim.email}`, undefined, headers)
  }
}

let minutes = 0
/** Past every rest that a provider has been given, and every quota of questions. */
async function passTwentyMinutes(): Promise<void> {
  const now = new Date(Date.parse('2026-11-18T00:00:00Z') + (minutes += 20) * 60_000).toISOString()
  await fetch(`${url}/__local/clock`, { method: 'POST', body: JSON.stringify({ now }) })
}
const tick = () => fetch(`${url}/__local/tick`, { method: 'POST' }).catch(() => undefined)

/** Every mail there is, one way or another: each day that passes has one of each kind at some hour. */
const mails = () => fetch(`${url}/__local/messages`, { method: 'POST' }).catch(() => undefined)

const completion = (content: string) => ({
  body: {
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1 },
  },
})

/** Everything that must never be written, in the forms in which it could be. */
function secrets(): string[] {
  const [, tokenPayload = '', tokenSignature = ''] = kim.accessToken.split('.')
  const plain = [
    mark,
    kim.email,
    kim.sub,
    password,
    kim.accessToken,
    tokenPayload,
    tokenSignature,
    ...Object.values(amounts).map(String),
  ]
  const wrapped = plain.flatMap((text) => [
    encodeURIComponent(text),
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
  ])
  return [...new Set([...plain, ...wrapped])]
}
const found = (text: string): string[] =>
  secrets().filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))

test('every operation of the contract is among the requests', () => {
  const operations = Object.values(contract).flatMap((area) => Object.values(area as Record<string, Operation>))
  const sent = Object.keys(requests).map((route) => route.split('?')[0] ?? '')
  const missing = operations.filter(({ method, path }) => {
    const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)
    return !sent.some((route) => pattern.test(route))
  })
  // The deletion has a test of its own, at the end.
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/profile'])
})

further('nothing of a person is written down, whatever succeeds or fails', { timeout: 120_000 }, async () => {
  setMarket(provider)
  provider.on('/v1/chat/completions', completion(`A budget is a plan for money. ${canary.provider}`))
  await everyRequest(kim.accessToken)
  await everyMistake(kim.accessToken)
  await tick()
  await fetch(`${url}/__local/clock`, { method: 'POST', body: JSON.stringify({ now: '2026-11-15T06:00:00Z' }) })
  await mails()

  const quoting = { error: { message: `Incorrect API key provided: ${canary.modelKey}; you asked: ${canary.chat}` } }
  const providerFailures: Reply[] = [
    'reset',
    { status: 500, body: quoting },
    { status: 401, body: quoting },
    { status: 429, body: quoting },
    { body: `<html>${canary.provider}</html>` },
    { halfDocument: quoting },
  ]
  const asking = [
    'POST /api/ai/chat',
    `GET /api/market/search?q=${canary.query}`,
    'GET /api/market/quotes?symbols=NAB',
    'POST /api/holdings/refresh',
  ]
  for (const failure of providerFailures) {
    await passTwentyMinutes()
    for (const path of ['/v8/', '/v7/', '/v1/finance', '/api/v3/', '/v1/chat']) provider.on(path, failure)
    await Promise.all([...asking.map((route) => ask(url, kim.accessToken, route, requests[route]?.[0])), tick()])
  }

  const databaseFailures: Fate[] = [
    'cut',
    throttled,
    { garbage: `<html>${canary.provider}`, status: 200 },
    { refuse: 'ValidationException', status: 400 },
    'lose-reply',
  ]
  for (const fate of databaseFailures) {
    dynamo.behave(({ number }) => (number % 3 === 0 && fate !== 'cut' ? undefined : fate))
    await Promise.all([everyRequestAtOnce(kim.accessToken), tick(), mails()])
  }
  dynamo.behave(undefined)

  const written = child.output()
  // The silence must not be that of a log that is switched off.
  expect(written).toMatch(/"level":"INFO".*request refused/)
  expect(written).toMatch(/"level":"ERROR".*request failed/)
  // Who and which request, so that an incident can be followed; not who it is.
  expect(written).toMatch(/"person":"[0-9a-f]{12}"/)
  expect(written).toMatch(/"requestId":"[0-9a-f-]{36}"/)
  expect(found(written)).toEqual([])

  // The model gets the question as it was typed, and nothing of what is held or noted.
  const asked = provider.callsTo('/v1/chat').map(({ body }) => body)
  expect(asked.some((body) => body.includes(canary.chat))).toBe(true)
  const held = [canary.note, canary.holding, canary.name, canary.account, canary.reference, canary.import]
  expect([...held, ...Object.values(amounts).map(String)].filter((text) => asked.join(' ').includes(text))).toEqual([])
})

test('nothing of a person turns up in what another one is shown, nor in what is kept for everybody', async () => {
  setMarket(provider)
  provider.on('/v1/chat/completions', completion('A budget is a plan for money.'))
  await everyRequest(kim.accessToken)
  const shown: Answer[] = []
  for (const route of Object.keys(requests)) {
    const [method = ''] = route.split(' ')
    const plain = route.replace(canary.query, 'bitcoin').replace(canary.id, holdingId)
    shown.push(await ask(url, lee.accessToken, plain, method === 'GET' || method === 'DELETE' ? undefined : {}))
  }
  for (const route of ['GET /api/market/search?q=cba', 'GET /api/market/quotes?symbols=CBA'])
    shown.push(await ask(url, lee.accessToken, route))
  shown.push(
    await ask(url, lee.accessToken, 'POST /api/holdings', { type: 'stock', symbol: 'CBA', quantity: 1, costBasis: 1 }),
  )
  expect(shown.filter(({ status }) => status < 300).length).toBeGreaterThan(8)
  expect(found(JSON.stringify(shown.map(({ body, headers }) => [body, [...headers]])))).toEqual([])
  for (const partition of ['QUOTE#asx#CBA', 'TRACKED', 'MARKET', 'AI#SPEND']) {
    const kept = JSON.stringify(await itemsIn(table.endpoint, partition, 'gumnut-local')).replaceAll(canary.query, '')
    expect(found(kept), partition).toEqual([])
  }
})

test('nor is anything written when the account is deleted, and asked for again', async () => {
  await ask(url, kim.accessToken, 'DELETE /api/profile')
  await everyRequest(kim.accessToken)
  expect(found(child.output())).toEqual([])
  expect(JSON.stringify(await itemsIn(table.endpoint, `USER#${kim.sub}`, 'gumnut-local'))).not.toContain(mark)
})
