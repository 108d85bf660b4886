// Calls about coins over the whole local stack: whatever a person asks for, by whichever function, counts against their part of the day.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { control } from '#tests/support/local-controls.ts'
import { anAccount, localStack, type Person, type TestStack } from '#tests/support/local-stack.ts'
import { aCoinSearch } from '#tests/support/market/documents.ts'
import { coinSearch, setCoins } from '#tests/support/market/market-stack.ts'
import { type ProviderServer, startProvider } from '#tests/support/market/provider-server.ts'

/** Of this plan people's requests may make 16 calls a day, and one person 6. */
const callsPerMonth = 31 * (288 + 2 * 16)

let provider: ProviderServer
let stack: TestStack
beforeAll(async () => {
  provider = await startProvider()
  provider.on('/api/v3/coins/', { status: 404, body: { error: 'coin not found' } })
  provider.on(coinSearch, { body: aCoinSearch([]) })
  setCoins(
    { server: provider, clock: { now: () => new Date() } as never },
    { quoll: 1, bilby: 2, numbat: 3, dunnart: 4 },
  )
  stack = await localStack({
    YAHOO_BASE_URL: provider.url,
    COINGECKO_BASE_URL: provider.url,
    COINGECKO_CALLS_PER_MONTH: String(callsPerMonth),
  })
})
afterAll(async () => {
  delete process.env['COINGECKO_CALLS_PER_MONTH']
  await stack.close()
  await provider.close()
})

const ask = ({ accessToken }: Person, method: string, path: string, body?: object) =>
  stack.api(accessToken, method, path, body)
/** The calls that named one of these, among whatever else the stack asks for. */
const callsAbout = (...names: string[]): number =>
  provider.calls.filter((call) => names.some((name) => `${call.path}?${call.query.toString()}`.includes(name))).length

test('searches, quotes, charts, what is followed and what is held are counted together, and no one else pays for them', async () => {
  const [kim, lee] = [await anAccount(stack), await anAccount(stack)]
  const follow = { type: 'crypto', symbol: 'BIL', name: 'Bilby', coinId: 'bilby' }
  const hold = { type: 'crypto', symbol: 'NUM', coinId: 'numbat', quantity: 1, costBasis: 1 }
  await ask(kim, 'GET', '/api/market/search?q=wombat&type=crypto')
  expect((await ask(kim, 'GET', '/api/market/quotes?coins=quoll')).body).toMatchObject({ quotes: [{ price: 1 }] })
  expect((await ask(kim, 'POST', '/api/watchlist', follow)).status).toBeLessThan(300)
  expect((await ask(kim, 'POST', '/api/holdings', hold)).status).toBeLessThan(300)
  await ask(kim, 'GET', '/api/market/history?coins=dunnart')
  // The sixth and last: what else asks for these coins meanwhile is the schedule, which counts against nobody.
  expect((await ask(kim, 'GET', '/api/market/search?q=wombats&type=crypto')).status).toBe(200)
  expect(callsAbout('query=wombats')).toBe(1)
  for (const name of ['quoll', 'bilby', 'numbat', 'dunnart']) expect(callsAbout(name)).toBeGreaterThan(0)

  const refused = await ask(kim, 'GET', '/api/market/search?q=potoroo&type=crypto')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await ask(kim, 'GET', '/api/market/quotes?coins=potoroo')
  await ask(kim, 'GET', '/api/market/history?coins=potoroo')
  expect(callsAbout('potoroo')).toBe(0)
  expect((await ask(lee, 'GET', '/api/market/search?q=potoroo&type=crypto')).status).toBe(200)
  expect(callsAbout('potoroo')).toBe(1)

  const before = callsAbout('numbat')
  await control(stack.url, 'tick')
  expect(callsAbout('numbat')).toBeGreaterThan(before)
})
