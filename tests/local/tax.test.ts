// Tax years over the whole local stack: trades over HTTP, closes from a provider on loopback, and the clock set to the last minute of
// 30 June 2027 and the first of 1 July in Sydney.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { localStack, type Person, type TestStack } from '#tests/support/local-stack.ts'
import { aCoinPast, aPast, risingFrom } from '#tests/support/market/history-documents.ts'
import { chart } from '#tests/support/market/market-stack.ts'
import { type ProviderServer, startProvider } from '#tests/support/market/provider-server.ts'

const rising = risingFrom('2026-01-01', 100)
const [lastMinute, firstMinute] = ['2027-06-30T13:59:00.000Z', '2027-06-30T14:00:00.000Z']
const afterTheClose = (day: string): string => `${day}T06:45:00.000Z`

let provider: ProviderServer
let stack: TestStack
let kim: Person
beforeAll(async () => {
  provider = await startProvider()
  const index = { closes: rising }
  provider.on(chart, aPast({ CBA: { closes: rising }, '^AXJO': index, STW: index, VGS: index }))
  provider.on(
    '/api/v3/coins/',
    aCoinPast(() => 160_000),
  )
  // From the start: a demo account of a later day would have kept closes of its own.
  const environment = { YAHOO_BASE_URL: provider.url, COINGECKO_BASE_URL: provider.url }
  stack = await localStack(environment, '2027-06-28T08:00:00.000Z')
  kim = await stack.addPerson()
  await call('POST', '/api/profile', undefined)
})
afterAll(async () => {
  await setClock(null)
  await stack.close()
  await provider.close()
})

const control = async <Body>(path: string, body?: unknown): Promise<Body> => {
  const answer = await fetch(`${stack.url}/__local/${path}`, {
    method: 'POST',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Body
}
const setClock = (to: string | null) => control('clock', { now: to })
const runAfterTheClose = () => control<{ keptCloses: number }>('history')

async function call<Body>(method: string, path: string, body?: unknown, status?: number): Promise<Body> {
  const answer = await stack.api(kim.accessToken, method, path, body)
  if (status === undefined) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  else expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  return answer.body
}

async function bought(about: Record<string, unknown>): Promise<string> {
  const id = crypto.randomUUID()
  await call('POST', '/api/holdings', { id, quantity: 10, costBasis: 100, ...about })
  await call('PUT', `/api/holdings/${id}/transactions`, { id: crypto.randomUUID(), date: '2026-01-12' })
  return id
}
const sell = (id: string, date: string, price: number) =>
  call('POST', `/api/holdings/${id}/transactions`, { id: crypto.randomUUID(), type: 'sell', date, units: 5, price })
const year = (endsIn: number, status?: number) => call<TaxYearAnswer>('GET', `/api/tax/${endsIn}`, undefined, status)

test('the closes of both days are kept for what is held, and a year ends at midnight in Sydney', async () => {
  const share = await bought({ type: 'stock', symbol: 'CBA' })
  await bought({ type: 'crypto', symbol: 'ETH', coinId: 'ethereum' })
  const land = await bought({ type: 'other', symbol: 'LAND', currentPrice: 120 })
  expect((await runAfterTheClose()).keptCloses).toBe(0)

  // Nobody looks at anything; the run after the close keeps what is held.
  await setClock(lastMinute)
  expect((await runAfterTheClose()).keptCloses).toBe(4)
  await sell(share, '2027-06-30', 150)
  const before = await year(2027)
  expect(before).toMatchObject({
    asOf: '2027-06-30',
    isOver: false,
    valuesWanted: { holdings: [{ holdingId: land, symbol: 'LAND' }], isWeek: true },
    disposals: [{ day: '2027-06-30', regime: 'discount', gain: 250 }],
    ladder: { discount: 125, net: 125 },
  })
  await year(2028, 404)

  await setClock(firstMinute)
  expect((await runAfterTheClose()).keptCloses).toBe(0)
  await sell(share, '2027-07-01', 160)
  expect(await year(2027)).toMatchObject({ asOf: '2027-07-01', isOver: true, disposals: [{ day: '2027-06-30' }] })
  const close = rising('2027-06-30')
  const after = await year(2028)
  expect(after).toMatchObject({
    label: '2027-28',
    valuesWanted: { holdings: [{ holdingId: land }], isWeek: true },
    disposals: [{ day: '2027-07-01', regime: 'indexation', parcels: [{ gain: { valueBasis: 'close' } }] }],
  })
  const [{ gain }] = after.disposals[0]!.parcels as [TaxYearAnswer['disposals'][number]['parcels'][number]]
  expect(gain?.valueAtChange).toBeCloseTo(5 * close, 8)
  expect(gain?.deferred).toBeCloseTo(5 * (close - 100), 8)
  expect(gain?.parts.later).toBeCloseTo(5 * (160 - close), 8)

  // The same four, and the coins, the demo account's too, whose day ends at 24:00 UTC.
  await setClock(afterTheClose('2027-07-01'))
  expect((await runAfterTheClose()).keptCloses).toBe(6)
  await call('PUT', `/api/holdings/${land}/value-at-change`, { value: 125 })
  expect((await year(2028)).valuesWanted).toEqual({ holdings: [], isWeek: true })
  // Weeks later, whatever the provider says by then, the first close is the one that counts.
  provider.on(chart, aPast({ CBA: { closes: (day) => rising(day) * 2 } }))
  await setClock(afterTheClose('2027-08-02'))
  await runAfterTheClose()
  const [later] = (await year(2028)).disposals
  expect(later?.parcels[0]?.gain?.valueAtChange).toBeCloseTo(5 * close, 8)
})

test('what is entered comes back, in the year, in its file and in the download of everything', async () => {
  await call('PUT', '/api/tax/2027/entries', { carriedLosses: 40, creditsElsewhere: null })
  expect((await year(2027)).ladder).toMatchObject({ carriedLossesUsed: 40, net: 105 })
  await call('PUT', '/api/tax/2027/entries', { carriedLosses: -1, creditsElsewhere: null }, 400)
  await call('PUT', '/api/tax/1999/entries', { carriedLosses: 1, creditsElsewhere: null }, 400)
  const headers = { authorization: `Bearer ${kim.accessToken}` }
  const file = await fetch(`${stack.url}/api/tax/2027/export`, { headers })
  expect(file.headers.get('content-disposition')).toContain('gumnut-tax-year.csv')
  expect(await file.text()).toContain('Disposal,CBA,2027-06-30,Sale,2026-01-12')
  const everything = await call<{ tax: { years: unknown[]; holdings: unknown[] } }>('GET', '/api/profile/export')
  expect(everything.tax).toMatchObject({
    years: [{ year: 2027, carriedLosses: 40, creditsElsewhere: null }],
    holdings: [{ symbol: 'LAND', valueAtChange: 125 }],
  })
})
