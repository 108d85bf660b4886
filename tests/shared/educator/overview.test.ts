// The overview through the edge: made anew only when a rule says so, built in when nothing better is to be had (P32).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dynamoAccountData } from '#lambdas/adapters/dynamo/account-data.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { fallbackEducation } from '#shared/educator/fallback.ts'
import { limitTexts } from '#shared/educator/texts.ts'
import { educatorDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'
import {
  anEducator,
  badReply,
  type EducatorStack,
  educatorStack,
  goodReply,
  impatient,
  plainReply,
} from '../../support/ai/educator-stack.ts'
import { completionOf, type ScriptedProvider, scriptedProvider } from '../../support/ai/scripted-provider.ts'
import { embeddedTable, type TestTable } from '../../support/embedded-table.ts'
import { aStoredHolding, requestFor } from '../../support/holdings.ts'
import { silentLog } from '../../support/runtime.ts'

let table: TestTable
let provider: ScriptedProvider
let stack: EducatorStack
let off: EducatorStack
beforeAll(async () => {
  ;[table, provider] = await Promise.all([embeddedTable(), scriptedProvider()])
})
afterAll(() => Promise.all([table.close(), provider.close()]))
beforeEach(() => {
  provider.script(goodReply)
  stack = educatorStack(table, anEducator(provider.baseUrl))
  off = educatorStack(table, undefined)
})

const manual = (manualPrice: number) => ({ isLiveTracked: false, manualPrice, quantity: 1 })
const laterBy = (seconds: number): void => {
  stack.clock.now = new Date(stack.clock.now.getTime() + seconds * 1000)
}
const shown = `${goodReply}\n\n${educatorDisclaimer}`
const builtIn = `${fallbackEducation.Beginner}\n\n${educatorDisclaimer}`

test('a first overview is made, checked, stored with its snapshot, and answered with the allocation', async () => {
  const person = await stack.aPerson({ age: 27 }, { type: 'etf', symbol: 'VAS', ...manual(300) }, manual(100))
  const { status, body } = await stack.educate(person)
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    education: shown,
    citations: [{ lessonId: 3, title: 'Diversification' }],
    allocation: {
      suggested: { etfs: 45, stocks: 35, crypto: 20, cash: 0 },
      current: { etfs: 75, stocks: 25, crypto: 0, cash: 0 },
      rebalanceNeeded: true,
    },
    fallback: false,
    refreshed: true,
    lastUpdated: stack.clock.now.toISOString(),
  })
  const stored = await stack.ports.users.findAnalysis(person)
  expect(stored).toMatchObject({ education: shown, allocation: body.allocation, fallback: false })
  expect(stored?.portfolioSnapshot.map(({ symbol, totalValue }) => [symbol, totalValue]).toSorted()).toEqual([
    ['CBA', 100],
    ['VAS', 300],
  ])
})

test('whether one is stored, and from when, is told without a call', async () => {
  const person = await stack.aPerson({}, manual(100))
  expect((await stack.educationStatus(person)).body).toEqual({ lastUpdated: null })
  await stack.educate(person)
  const madeAt = stack.clock.now.toISOString()
  laterBy(3600)
  expect((await stack.educationStatus(person)).body).toEqual({ lastUpdated: madeAt })
  expect(provider.calls).toHaveLength(1)
})

test('the call asks for 800 tokens and holds no figure, symbol or allocation', async () => {
  await stack.educate(await stack.aPerson({ age: 27 }, { symbol: 'QAN', quantity: 12.34, costBasis: 56.78 }))
  const [call] = provider.calls
  expect(call?.body).toMatchObject({ max_completion_tokens: 800, temperature: 0.7 })
  expect(call?.raw).not.toMatch(/QAN|12\.34|56\.78|\b27\b|suggested|etfs"/)
  expect(provider.calls).toHaveLength(1)
})

test('an overview that is still current is answered without a call, with today’s allocation', async () => {
  const person = await stack.aPerson({}, manual(100))
  const first = await stack.educate(person)
  laterBy(3600)
  provider.script(plainReply)
  const again = await stack.educate(person)
  expect(again.body).toEqual({ ...first.body, refreshed: false })
  expect(provider.calls).toEqual([])
})

test('force makes a new one', async () => {
  const person = await stack.aPerson()
  await stack.educate(person)
  provider.script(plainReply)
  laterBy(1)
  const { body } = await stack.educate(person, { force: true })
  expect(body).toMatchObject({
    success: true,
    refreshed: true,
    citations: [],
    lastUpdated: stack.clock.now.toISOString(),
  })
  expect(body.education).toContain('Compounding')
})

test('a day later, or with another portfolio, a new one is made', async () => {
  const person = await stack.aPerson({}, manual(100))
  await stack.educate(person)
  laterBy(24 * 3600)
  expect((await stack.educate(person)).body.refreshed).toBe(false)
  laterBy(1)
  expect((await stack.educate(person)).body.refreshed).toBe(true)
  const more = aStoredHolding({ symbol: 'BHP' })
  await stack.ports.holdings.add(person, more, requestFor(more))
  laterBy(60)
  expect((await stack.educate(person)).body.refreshed).toBe(true)
  expect((await stack.educate(person)).body.refreshed).toBe(false)
})

test('a price that moved by more than 5 percent makes a new one, through the kept quotes', async () => {
  const person = await stack.aPerson({}, { symbol: 'CBA', quantity: 10 })
  const quote = {
    instrument: { kind: 'asx', code: 'CBA' },
    symbol: 'CBA',
    name: 'CBA',
    price: 100,
    previousClose: null,
    type: 'stock',
    instrumentType: 'EQUITY',
    source: 'yahoo',
  } as const
  const priced = async (price: number, minute: number): Promise<void> => {
    const asOf = `2026-11-21T00:${String(minute).padStart(2, '0')}:00.000Z`
    await dynamoQuoteStore(table).save({ ...quote, price, asOf, fetchedAt: asOf })
  }
  await priced(100, 1)
  await stack.educate(person)
  await priced(105, 2)
  expect((await stack.educate(person)).body.refreshed).toBe(false)
  await priced(105.01, 3)
  expect((await stack.educate(person)).body.refreshed).toBe(true)
  expect((await stack.ports.users.findAnalysis(person))?.portfolioSnapshot[0]?.totalValue).toBe(1050.1)
})

test('without a key everything works on the built-in overview, still current the second time', async () => {
  const person = await off.aPerson()
  const first = await off.educate(person)
  expect(first.body).toMatchObject({ success: true, education: builtIn, fallback: true, refreshed: true })
  expect(first.body.citations.map(({ lessonId }) => lessonId)).toEqual([4, 6, 2, 3, 1, 17, 8])
  const again = await off.educate(person)
  expect(again.body).toEqual({ ...first.body, refreshed: false })
  expect((await off.educate(person, { force: true })).body).toMatchObject({
    success: true,
    fallback: true,
    refreshed: true,
  })
  expect(provider.calls).toEqual([])
})

test('a built-in overview gives way as soon as the AI is there', async () => {
  const person = await off.aPerson()
  await off.educate(person)
  const { body } = await stack.educate(person)
  expect(body).toMatchObject({ success: true, fallback: false, refreshed: true, education: shown })
})

test.each([
  ['fails', { status: 500 }, 2],
  ['hangs', 'hang', 1],
  ['writes nothing that may be shown', badReply, 2],
] as const)(
  'when the provider %s, a first overview is the built-in one, which is not kept',
  async (_what, step, calls) => {
    provider.script(step)
    if (step === 'hang') stack = educatorStack(table, anEducator(provider.baseUrl), { limits: impatient })
    const person = await stack.aPerson()
    const { status, body } = await stack.educate(person)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: false, education: builtIn, fallback: true })
    expect(provider.calls).toHaveLength(calls)
    expect(await stack.ports.users.findAnalysis(person)).toBeUndefined()
  },
)

test('when a refresh fails, the stored overview stays and the answer says that it failed', async () => {
  const person = await stack.aPerson()
  const first = await stack.educate(person)
  provider.script({ status: 500 })
  laterBy(60)
  const { body } = await stack.educate(person, { force: true })
  expect(body).toEqual({ ...first.body, success: false, refreshed: false })
  expect(await stack.ports.users.findAnalysis(person)).toMatchObject({ education: shown })
})

test.each([
  ['declined', { body: completionOf('A portfolio', {}, 'content_filter') }],
  ['blank', { body: completionOf(' ') }],
] as const)(
  'an overview that comes back %s is not held against a day, as nobody chooses its words',
  async (_what, step) => {
    provider.script(step)
    const person = await stack.aPerson()
    expect((await stack.educate(person)).body).toMatchObject({ success: false, education: builtIn })
    expect(await stack.ports.usage.find(person)).toMatchObject({ educations: 0, inFlightUntil: 0 })
  },
)

test('the fourth new overview of a day is not made: the stored one stays', async () => {
  const person = await stack.aPerson()
  for (let count = 0; count < 3; count++) {
    expect((await stack.educate(person, { force: true })).body.refreshed).toBe(true)
    laterBy(60)
  }
  provider.script(plainReply)
  expect((await stack.educate(person, { force: true })).body).toMatchObject({
    success: false,
    refreshed: false,
    education: shown,
  })
  expect(provider.calls).toEqual([])
})

test('with the quota used up and nothing stored, it is refused with the time to wait', async () => {
  const person = await stack.aPerson()
  const at = stack.clock.now.getTime()
  const usedUp = { recent: [], day: '2026-11-21', chats: 0, educations: 3, inFlightUntil: 0, ticket: '', revision: 1 }
  await stack.ports.usage.replace(person, undefined, usedUp, new Date(at + 1e9))
  const { status, headers, body } = await stack.educate(person)
  expect(status).toBe(429)
  expect(body.detail).toBe(limitTexts.educationDay)
  expect(Number(headers['retry-after'])).toBe(12 * 3600)
})

test('a person without a document or holdings gets the defaults, and numbers that are numbers', async () => {
  const { body } = await off.educate(crypto.randomUUID())
  expect(body.allocation).toEqual({
    suggested: { etfs: 60, stocks: 25, crypto: 15, cash: 0 },
    current: { etfs: 0, stocks: 0, crypto: 0, cash: 0 },
    rebalanceNeeded: false,
  })
})

test('holdings worth nothing divide nothing', async () => {
  const person = await off.aPerson({}, { costBasis: 0, ...manual(0) }, { type: 'etf', symbol: 'VAS', ...manual(0) })
  const { body } = await off.educate(person)
  expect(body.allocation.current).toEqual({ etfs: 0, stocks: 0, crypto: 0, cash: 0 })
  expect((await off.educate(person)).body.refreshed).toBe(false)
})

test('an account closed while the model wrote keeps nothing of it', async () => {
  const person = await stack.aPerson()
  const data = dynamoAccountData(table)
  const educator = stack.ports.educator
  if (educator === undefined) throw new Error('no educator')
  const closing = educatorStack(table, {
    price: educator.price,
    async generate(request) {
      await data.close(person, '2026-11-21T00:00:00.000Z', new Date('2028-11-21T00:00:00.000Z'))
      await data.erase(person)
      return educator.generate(request)
    },
  })
  expect((await closing.educate(person)).status).toBe(401)
  expect(await data.otherItems(person)).toEqual([expect.objectContaining({ kind: 'ACCOUNT' })])
  await expect(stack.ports.users.findAnalysis(person)).rejects.toMatchObject({ code: 'account_closed' })
})

test('an overview that cannot be stored is shown all the same, and the next request tries again', async () => {
  const told: unknown[] = []
  const failing = educatorStack(table, anEducator(provider.baseUrl), {
    users: {
      ...stack.ports.users,
      saveAnalysis: () => Promise.reject(new Error('the table is busy')),
    },
    log: { ...silentLog, error: (...line) => void told.push(line) },
  })
  const person = await failing.aPerson()
  expect(await failing.educate(person)).toMatchObject({ status: 200, body: { success: true, education: shown } })
  expect(told).toEqual([['Failed to save AI educational content', expect.objectContaining({ errorName: 'Error' })]])
  expect((await failing.educate(person)).body.refreshed).toBe(true)
})

test.each([{ force: 'yes' }, { other: 1 }])('%j is refused as a body', async (body) => {
  expect((await stack.educate(await stack.aPerson(), body)).status).toBe(400)
})
