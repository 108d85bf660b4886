// Watching over the whole local stack: from a rule to the mail in the inbox, by the refresh and its own calls alone, once a day.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { control, type LocalMail, mailsTo, setLocalClock } from '#tests/support/local-controls.ts'
import { localStack, type Person, type TestStack } from '#tests/support/local-stack.ts'
import { setPrices, spark } from '#tests/support/market/market-stack.ts'
import { type ProviderServer, startProvider } from '#tests/support/market/provider-server.ts'

/** A Wednesday at noon in Sydney. */
const [wednesday, thursday, friday] = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => `${day}T01:00:00.000Z`)
const cba = { type: 'stock', symbol: 'CBA', name: 'Commonwealth Bank of Australia' }

let provider: ProviderServer
let stack: TestStack
let now = wednesday!
const clock = { now: () => new Date(now) } as Parameters<typeof setPrices>[0]['clock']
beforeAll(async () => {
  provider = await startProvider()
  stack = await localStack({ YAHOO_BASE_URL: provider.url, COINGECKO_BASE_URL: provider.url })
  await setClock(now)
})
afterAll(async () => {
  await setClock(null)
  await stack.close()
  await provider.close()
})

async function setClock(at: string | null): Promise<void> {
  if (at !== null) now = at
  await setLocalClock(stack.url, at)
}
const later = async (minutes: number): Promise<void> =>
  setClock(new Date(new Date(now).getTime() + minutes * 60_000).toISOString())

/** A refresh at prices: what it asked for, and that everything it handed on has been sent. */
async function tick(prices: Record<string, number | Record<string, unknown>>): Promise<{ calls: number }> {
  setPrices({ server: provider, clock }, prices)
  await later(5)
  const report = await control<{ calls: number }>(stack.url, 'tick')
  await control(stack.url, 'messages')
  return report
}

async function somebody(): Promise<Person> {
  const person = await stack.addPerson()
  await call(person, 'POST', '/api/profile')
  return person
}
async function call<Body>(person: Person, method: string, path: string, body?: object): Promise<Body> {
  const answer = await stack.api(person.accessToken, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const alertMailsTo = async ({ email }: Person): Promise<LocalMail[]> =>
  (await mailsTo(stack.url, email)).filter(({ code, subject }) => code === '' && /alert/.test(subject))
const setRule = (person: Person, kind: string, value: number, more: object = {}) =>
  call<{ id: string }>(person, 'PUT', `/api/alerts/${crypto.randomUUID()}`, { security: cba, kind, value, ...more })
type Shown = { mails: string; rules: { isWaiting: boolean; reached: { price: number } | null }[] }

test('a rule is mailed when the refresh finds its price, once a day, and again only after the price was back', async () => {
  const kim = await somebody()
  const lee = await somebody()
  setPrices({ server: provider, clock }, { CBA: 100 })
  await call(kim, 'POST', '/api/watchlist', cba)
  await setRule(kim, 'above', 110)
  await setRule(lee, 'above', 200)

  await tick({ CBA: 109.99 })
  expect(await alertMailsTo(kim)).toEqual([])
  await tick({ CBA: 112.5 })
  await tick({ CBA: 113 })
  const [mail, ...more] = await alertMailsTo(kim)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('CBA reached your alert price')
  expect(mail?.text).toContain('was at $112.50 on 18 Nov 2026')
  expect(mail?.headers['List-Unsubscribe']).toContain('u1.alerts.')
  expect(mail?.text + (mail?.html ?? '')).not.toMatch(/\b(buy|sell)\b/i)
  expect(await alertMailsTo(lee)).toEqual([])
  expect(await call<Shown>(kim, 'GET', '/api/alerts')).toMatchObject({
    mails: 'on',
    rules: [{ isWaiting: true, reached: { price: 112.5 } }],
  })

  await setClock(thursday!)
  await tick({ CBA: { regularMarketPrice: 114, chartPreviousClose: 113 } })
  expect(await alertMailsTo(kim)).toHaveLength(1)
  await tick({ CBA: { regularMarketPrice: 108, chartPreviousClose: 113 } })
  await tick({ CBA: { regularMarketPrice: 111, chartPreviousClose: 113 } })
  expect(await alertMailsTo(kim)).toHaveLength(2)
})

test('rules add no call to the refresh, and a price beyond belief reaches none', async () => {
  const kim = await somebody()
  await setClock(friday!)
  const before = await tick({ CBA: { regularMarketPrice: 112, chartPreviousClose: 111 } })
  await setRule(kim, 'below', 50)
  await setRule(kim, 'move', 40)
  provider.calls.length = 0
  const report = await tick({ CBA: { regularMarketPrice: 1.12, chartPreviousClose: 111 } })
  expect(report.calls).toBe(before.calls)
  expect(provider.callsTo(spark).length).toBeLessThanOrEqual(1)
  expect(await alertMailsTo(kim)).toEqual([])
  expect((await call<Shown>(kim, 'GET', '/api/alerts')).rules.map(({ reached }) => reached)).toEqual([null, null])
})

test('without price alerts the rule is kept and shown, and nothing is mailed; nor after the account is gone', async () => {
  const kim = await somebody()
  const lee = await somebody()
  await call(kim, 'PUT', '/api/profile', { preferences: { notifications: { priceAlerts: false } } })
  await setClock('2026-11-23T01:00:00.000Z')
  await tick({ CBA: { regularMarketPrice: 112, chartPreviousClose: 112 } })
  await setRule(kim, 'above', 115)
  await setRule(lee, 'above', 115)
  expect((await stack.api(lee.accessToken, 'DELETE', '/api/profile')).status).toBe(204)
  await tick({ CBA: { regularMarketPrice: 116, chartPreviousClose: 112 } })
  expect(await call<Shown>(kim, 'GET', '/api/alerts')).toMatchObject({
    mails: 'off',
    rules: [{ reached: { price: 116 } }],
  })
  expect([await alertMailsTo(kim), await alertMailsTo(lee)]).toEqual([[], []])
})

test('one click in an alert mail stops alert mails and nothing else; the download has list and rules', async () => {
  const kim = await somebody()
  await setClock('2026-11-24T01:00:00.000Z')
  await tick({ CBA: { regularMarketPrice: 116, chartPreviousClose: 116 } })
  await call(kim, 'POST', '/api/watchlist', cba)
  await setRule(kim, 'move', 5)
  await tick({ CBA: { regularMarketPrice: 122, chartPreviousClose: 116 } })
  const [mail] = await alertMailsTo(kim)
  expect(mail?.subject).toBe('CBA moved as far as your alert')
  const link = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect((await fetch(link, { method: 'POST' })).status).toBe(200)
  expect(await call<Shown>(kim, 'GET', '/api/alerts')).toMatchObject({ mails: 'off' })

  const file = await call<{ otherItems: { kind: string }[] }>(kim, 'GET', '/api/profile/export')
  expect(file.otherItems).toContainEqual(
    expect.objectContaining({ kind: 'PROFILE#WATCHLIST', watched: [expect.objectContaining(cba)] }),
  )
  expect(file.otherItems).toContainEqual(
    expect.objectContaining({ kind: 'PROFILE#ALERTS', rules: [expect.objectContaining({ kind: 'move', value: 5 })] }),
  )
})
