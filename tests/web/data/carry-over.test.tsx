// Bringing what was done while looking around into an account: once, whole, and nothing that is there is written over. Both sides
// are the use cases themselves; between them is a network that tests cut.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newUser, onboard } from '#shared/account/user-record.ts'
import { loadPool } from '#shared/learning/lesson-pools.ts'
import { drawQuiz } from '#shared/learning/quiz-draw.ts'
import { configure, signInBefore, tidyUp } from '#tests/web/app/app-screen.tsx'
import { writeState } from '#web/adapters/around/kept-state.ts'
import { aroundService, type AroundService } from '#web/adapters/around/service.ts'
import { noPersonData } from '#web/adapters/memory/person-data.ts'
import { carryOver } from '#web/data/carry-over.ts'
import { aroundId, keepText, keptText } from '#web/data/looked-around.ts'
import { aroundKey } from '#web/lib/around.ts'
import { readStored, writeStored } from '#web/lib/stored.ts'

const clock = { now: () => new Date('2026-11-22T01:00:00.000Z') }
const newId = (): string => crypto.randomUUID()
const client = new QueryClient()
const answers = {
  nickname: 'Sam',
  age: 22,
  income: 5000,
  expenses: 3000,
  investmentGoal: 'House deposit',
  riskTolerance: 'Moderate',
  investmentExperience: 'Beginner',
} as const

type Asked = { method: string; path: string; body: unknown }
/** What the network does with a request: sends it on, loses the reply, or answers in the service's place. */
type Line = (asked: Asked) => 'through' | 'reply lost' | Response

let account: AroundService
let line: Line
let asked: Asked[]

async function ask<Body = unknown>(
  service: AroundService,
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> {
  const answer = await service.answer({
    method,
    url: path,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  expect([path, answer.status, answer.status < 300 ? '' : answer.body]).toEqual([path, answer.status, ''])
  return JSON.parse(answer.body === undefined || answer.body === '' ? 'null' : answer.body) as Body
}

const accountId = '6d756e75-7400-4000-8000-000000000001'

/** Sam's account, with nothing in it. */
async function anAccount(): Promise<AroundService> {
  const identity = { uid: accountId, email: 'sam@example.com' }
  const at = clock.now().toISOString()
  const user = onboard(newUser({ ...identity, name: 'Sam' }, {}, at), answers, at)
  const kept = writeState({ came: {}, person: { ...noPersonData(), user }, lessons: [], reviews: [] })
  return aroundService({ identity, clock, newId, kept, keep: () => true })
}

/** Somebody who looks around, in this tab. */
const lookAround = (): Promise<AroundService> =>
  aroundService({
    identity: { uid: aroundId(), email: 'banksia@example.com' },
    clock,
    newId,
    kept: keptText(),
    keep: keepText,
  })

/** On to an account, as the button in the bar does. */
const wantAnAccount = (): void => writeStored('session', aroundKey, 'keep')
const carry = () => carryOver(client, 'sam')

/** What this tab keeps, to be put into another one, as when a tab is duplicated. */
const tab = (): [string, string][] => Object.entries({ ...sessionStorage })
function openTab(entries: [string, string][]): void {
  sessionStorage.clear()
  for (const [key, value] of entries) sessionStorage.setItem(key, value)
}

const wine = { id: '6d756e75-7400-4000-8000-0000000000bb', type: 'other', symbol: 'WINE', quantity: 2, costBasis: 300 }
const art = { ...wine, id: '6d756e75-7400-4000-8000-0000000000cc', symbol: 'ART' }
const symbolsIn = async (service: AroundService): Promise<string[]> =>
  (await ask<{ holdings: { symbol: string }[] }>(service, 'GET', '/api/holdings')).holdings.map(({ symbol }) => symbol)

beforeAll(configure)
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await configure()
  signInBefore('sam')
  account = await anAccount()
  line = () => 'through'
  asked = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const request = { method, path: url, body: body === undefined ? undefined : JSON.parse(body as string) }
    asked.push(request)
    const way = line(request)
    if (way instanceof Response) return way
    const answer = await account.answer({ method, url, body: body as string | undefined })
    if (way === 'reply lost') throw new TypeError('The line dropped')
    const isEmpty = answer.status === 204
    return new Response(isEmpty ? null : answer.body, { status: answer.status, headers: answer.headers })
  })
})
afterEach(tidyUp)

const refusal = (status: number, code: string, detail: string): Response =>
  Response.json({ type: 'about:blank', title: code, status, code, detail }, { status })
const pathsOf = (of: string): string[] => asked.filter(({ method }) => method === of).map(({ path }) => path)
const counts = { holdings: 0, trades: 0, lessons: 0, years: 0, watched: 0, alerts: 0, there: 0 }

test('another tab that shares the looking around brings what only it has, and says what it could not', async () => {
  const first = await lookAround()
  await ask(first, 'POST', '/api/holdings', wine)
  await ask(first, 'PUT', '/api/tax/2026/entries', { carriedLosses: 100, creditsElsewhere: null })
  const duplicate = tab()
  wantAnAccount()
  expect(await carry()).toEqual({ ...counts, holdings: 1, years: 1, refused: [] })

  openTab(duplicate)
  const second = await lookAround()
  await ask(second, 'POST', '/api/holdings', art)
  await ask(second, 'PUT', '/api/tax/2026/entries', { carriedLosses: 250, creditsElsewhere: null })
  wantAnAccount()
  expect(await carry()).toEqual({
    ...counts,
    holdings: 1,
    refused: [{ what: 'Tax year 2025-26', reason: expect.stringContaining('Another tab') }],
  })
  expect((await symbolsIn(account)).toSorted()).toEqual(['ART', 'WINE'])
  expect(keptText()).toBeNull()

  openTab(duplicate)
  wantAnAccount()
  expect(await carry()).toBeNull()
})

test('steps are known by name, so that a list that has changed in between leaves none of them out', async () => {
  const around = await lookAround()
  await ask(around, 'POST', '/api/holdings', wine)
  await ask(around, 'POST', '/api/holdings', art)
  wantAnAccount()
  line = ({ body }) =>
    (body as { symbol?: string } | undefined)?.symbol === 'ART' ? new Response('', { status: 503 }) : 'through'
  await expect(carry()).rejects.toThrow()
  expect(await symbolsIn(account)).toEqual(['WINE'])
  // Gone from the list that is read now: the place in the list would be another one's.
  await ask(await lookAround(), 'DELETE', `/api/holdings/${wine.id}`)
  line = () => 'through'
  expect(await carry()).toMatchObject({ holdings: 2, refused: [] })
  expect((await symbolsIn(account)).toSorted()).toEqual(['ART', 'WINE'])
})

test('a firewall that lets nothing through has refused nothing: all of it comes along once it does', async () => {
  await ask(await lookAround(), 'POST', '/api/holdings', wine)
  wantAnAccount()
  const blocked = () =>
    new Response('<html>Request blocked</html>', { status: 403, headers: { 'content-type': 'text/html' } })
  line = blocked
  await expect(carry()).rejects.toThrow()
  line = () => 'through'
  expect(await carry()).toMatchObject({ holdings: 1, refused: [] })
  expect(await symbolsIn(account)).toEqual(['WINE'])
})

test('a firewall that minds one thing keeps none of the others away: that one is named', async () => {
  const around = await lookAround()
  await ask(around, 'POST', '/api/holdings', wine)
  await ask(around, 'POST', '/api/holdings', art)
  wantAnAccount()
  line = ({ body }) =>
    (body as { symbol?: string } | undefined)?.symbol === 'WINE'
      ? new Response('<html>Request blocked</html>', { status: 403, headers: { 'content-type': 'text/html' } })
      : 'through'
  expect(await carry()).toMatchObject({ holdings: 1, refused: [{ what: 'WINE' }] })
  expect(await symbolsIn(account)).toEqual(['ART'])
})

test('what was on its way into another account says so, and does not come into this one', async () => {
  await ask(await lookAround(), 'POST', '/api/holdings', wine)
  wantAnAccount()
  line = () => new Response('', { status: 503 })
  await expect(carryOver(client, 'kim')).rejects.toThrow()
  line = () => 'through'
  expect(await carry()).toEqual({
    ...counts,
    refused: [{ what: 'What you did while looking around', reason: expect.stringContaining('another account') }],
  })
  expect(await symbolsIn(account)).toEqual([])
  expect(readStored('session', aroundKey)).toBeNull()
})

test('entries of a tax year that the account has stay as they are', async () => {
  const entries = (carriedLosses: number) => ({ carriedLosses, creditsElsewhere: null })
  await ask(account, 'PUT', '/api/tax/2026/entries', entries(5))
  await ask(account, 'PUT', '/api/tax/2027/entries', entries(900))
  const around = await lookAround()
  await ask(around, 'PUT', '/api/tax/2025/entries', entries(40))
  await ask(around, 'PUT', '/api/tax/2026/entries', entries(5))
  await ask(around, 'PUT', '/api/tax/2027/entries', entries(1))
  wantAnAccount()
  expect(await carry()).toEqual({
    ...counts,
    years: 1,
    there: 1,
    refused: [{ what: 'Tax year 2026-27', reason: 'Your account has entries for this year, and they stay.' }],
  })
  const { record } = await ask<{ record: { years: object[] } }>(account, 'GET', '/api/tax/2027')
  expect(record.years).toEqual([
    { year: 2025, ...entries(40) },
    { year: 2026, ...entries(5) },
    { year: 2027, ...entries(900) },
  ])
  expect(pathsOf('PUT')).toEqual(['/api/tax/2025/entries'])
  // One answer names the entries of all years.
  expect(pathsOf('GET').filter((path) => path.startsWith('/api/tax/'))).toHaveLength(1)
})

test('a tax year that the service does not know keeps none of the other years away', async () => {
  const around = await lookAround()
  for (const year of [2026, 2027])
    await ask(around, 'PUT', `/api/tax/${year}/entries`, { carriedLosses: year, creditsElsewhere: null })
  wantAnAccount()
  const unknown = 'That financial year has not begun yet.'
  line = ({ path }) => (path.startsWith('/api/tax/2026') ? refusal(404, 'not_found', unknown) : 'through')
  expect(await carry()).toEqual({ ...counts, years: 1, refused: [{ what: 'Tax year 2025-26', reason: unknown }] })
  const { record } = await ask<{ record: { years: object[] } }>(account, 'GET', '/api/tax/2027')
  expect(record.years).toEqual([{ year: 2027, carriedLosses: 2027, creditsElsewhere: null }])
})

const trade = (units: number) => ({ id: newId(), type: 'buy', date: '2025-03-03', units, price: 300 })

/** A bottle more of WINE, bought, with a value that was noted for tax. */
async function wineWithTrades(): Promise<void> {
  const around = await lookAround()
  await ask(around, 'POST', '/api/holdings', wine)
  await ask(around, 'POST', `/api/holdings/${wine.id}/transactions`, trade(1))
  await ask(around, 'PUT', `/api/holdings/${wine.id}/value-at-change`, { value: 355 })
  await ask(around, 'PUT', `/api/holdings/${wine.id}/statements/2026`, { statement: { interest: 3 } })
}
const full = 'You have as many trades as fit.'

test('a holding whose trades are refused does not arrive without them', async () => {
  await wineWithTrades()
  wantAnAccount()
  line = ({ path }) => (path.endsWith('/restore') ? refusal(409, 'conflict', full) : 'through')
  expect(await carry()).toEqual({ ...counts, refused: [{ what: 'WINE', reason: full }] })
  expect(asked.some(({ method, path }) => method === 'POST' && path === '/api/holdings')).toBe(true)
  expect(await symbolsIn(account)).toEqual([])
})

test('a holding that cannot be taken away again for now is tried again, and gone in the end', async () => {
  await wineWithTrades()
  wantAnAccount()
  line = ({ method, path }) =>
    path.endsWith('/restore')
      ? refusal(409, 'conflict', full)
      : method === 'DELETE'
        ? new Response('', { status: 503 })
        : 'through'
  await expect(carry()).rejects.toThrow()
  line = ({ path }) => (path.endsWith('/restore') ? refusal(409, 'conflict', full) : 'through')
  expect(await carry()).toEqual({ ...counts, refused: [{ what: 'WINE', reason: full }] })
  expect(await symbolsIn(account)).toEqual([])
})

test('a holding that has other trades in the account by now is not taken away', async () => {
  await wineWithTrades()
  wantAnAccount()
  // The holding arrives, its reply does not; on another device a trade is added to it.
  line = ({ path }) => (path === '/api/holdings' ? 'reply lost' : 'through')
  await expect(carry()).rejects.toThrow()
  await ask(account, 'POST', `/api/holdings/${wine.id}/transactions`, trade(5))
  line = ({ path }) => (path.endsWith('/restore') ? refusal(409, 'conflict', full) : 'through')
  expect(await carry()).toEqual({ ...counts, refused: [{ what: 'WINE', reason: full }] })
  expect(await symbolsIn(account)).toEqual(['WINE'])
})

test('a note for tax that is refused is named by itself: the holding and the other notes are there', async () => {
  await wineWithTrades()
  wantAnAccount()
  line = ({ path }) => (path.includes('/statements/') ? refusal(409, 'conflict', 'No.') : 'through')
  expect(await carry()).toEqual({
    ...counts,
    holdings: 1,
    trades: 2,
    refused: [{ what: 'WINE, annual statement 2025-26', reason: 'No.' }],
  })
  const { record } = await ask<{ record: { values: object[] } }>(account, 'GET', '/api/tax/2027')
  expect(record.values).toEqual([{ holdingId: wine.id, symbol: 'WINE', value: 355 }])
})

async function complete(service: AroundService, userId: string, lessonId: number): Promise<void> {
  const drawn = drawQuiz(await loadPool(lessonId), { userId, lessonId, attempt: 0 })
  const right = drawn.map(({ id, options }) => ({
    questionId: id,
    optionId: options.find(({ isRight }) => isRight)?.id,
  }))
  await ask(service, 'POST', `/api/learning/lessons/${lessonId}/completion`, { answers: right, readingSeconds: 60 })
}

test('a lesson that the account had completed before is not said to be brought along', async () => {
  await complete(account, accountId, 4)
  const around = await lookAround()
  await complete(around, aroundId(), 4)
  await complete(around, aroundId(), 5)
  wantAnAccount()
  expect(await carry()).toEqual({ ...counts, lessons: 1, there: 1, refused: [] })
  expect(pathsOf('GET')).toEqual(['/api/learning/progress'])
})

test('a lesson or a tax year whose reply was lost is said to be brought along all the same', async () => {
  const around = await lookAround()
  await complete(around, aroundId(), 4)
  await ask(around, 'PUT', '/api/tax/2027/entries', { carriedLosses: 7, creditsElsewhere: null })
  wantAnAccount()
  line = ({ method }) => (method === 'GET' ? 'through' : 'reply lost')
  await expect(carry()).rejects.toThrow()
  await expect(carry()).rejects.toThrow()
  line = () => 'through'
  expect(await carry()).toEqual({ ...counts, lessons: 1, years: 1, refused: [] })
})

const bhp = { type: 'stock', symbol: 'BHP', name: 'BHP Group Limited' }
const vas = { type: 'etf', symbol: 'VAS', name: 'Vanguard Australian Shares' }
const setAlert = (service: AroundService, security: object, value: number): Promise<unknown> =>
  ask(service, 'PUT', `/api/alerts/${newId()}`, { security, kind: 'above', value, isOn: true })

test('what is followed and the alerts that were set come along, but for what the account has; mails are not turned on', async () => {
  await ask(account, 'POST', '/api/watchlist', bhp)
  await setAlert(account, bhp, 60)
  const around = await lookAround()
  for (const security of [bhp, vas]) {
    await ask(around, 'POST', '/api/watchlist', security)
    await setAlert(around, security, 60)
  }
  await setAlert(around, vas, 200)
  wantAnAccount()
  line = ({ method, path }) => (method === 'PUT' && path.startsWith('/api/alerts/') ? 'reply lost' : 'through')
  await expect(carry()).rejects.toThrow()
  line = () => 'through'
  expect(await carry()).toEqual({ ...counts, watched: 1, alerts: 2, there: 2, refused: [] })
  const { watched } = await ask<{ watched: { symbol: string }[] }>(account, 'GET', '/api/watchlist')
  expect(watched.map(({ symbol }) => symbol)).toEqual(['BHP', 'VAS'])
  const { rules, mails } = await ask<{ rules: { value: number }[]; mails: string }>(account, 'GET', '/api/alerts')
  expect(rules.map(({ value }) => value)).toEqual([60, 60, 200])
  expect(mails).toBe('no-consent')
})

test('where somebody else signs in on the way, nothing more of it is sent', async () => {
  const around = await lookAround()
  await ask(around, 'POST', '/api/holdings', wine)
  await ask(around, 'POST', '/api/holdings', art)
  wantAnAccount()
  line = ({ method }) => {
    if (method === 'POST') signInBefore('alex')
    return 'through'
  }
  await expect(carry()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(asked.filter(({ method }) => method !== 'GET')).toHaveLength(1)
  expect(await symbolsIn(account)).toHaveLength(1)
})
