// The close of the last day where Yahoo leaves its bar empty: the market price says it, once the closing auction has made it.
import { afterEach, expect, test } from 'vitest'
import { yahooCoinHistory } from '#lambdas/adapters/yahoo/yahoo-history.ts'
import { historySourcesOf, marketProviders } from '#lambdas/quote-sources.ts'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import type { PriceHistory } from '#shared/market/price-history.ts'
import { aYahooCoinPast, dailyChart } from '#tests/support/market/history-documents.ts'
import { chart, patient } from '#tests/support/market/market-stack.ts'
import { type ProviderServer, startProvider } from '#tests/support/market/provider-server.ts'
import { aClock } from '#tests/support/market/test-clock.ts'

const servers: ProviderServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function aSource() {
  const server = await startProvider()
  servers.push(server)
  const clock = aClock('2026-11-20T06:00:00Z')
  const providers = marketProviders({ yahooBaseUrl: server.url, coingeckoBaseUrl: server.url, limits: patient, clock })
  return { server, providers, asx: historySourcesOf(providers).asx }
}

const closesOf = ({ days, closes }: PriceHistory) =>
  Object.fromEntries(Array.from(days, (day, at) => [dayOf(day), closes[at]]))

/** What is read of three days in November whose last close is empty or not, with a market price made at an instant. */
async function read(last: number | null, tradedAt: string, price: number | string | null = 107, to = '2026-11-20') {
  const { server, asx } = await aSource()
  const meta = { regularMarketPrice: price, regularMarketTime: Date.parse(tradedAt) / 1000 }
  const bars = { '2026-11-18': 100, '2026-11-19': 101, '2026-11-20': last }
  server.on(chart, { body: dailyChart('CBA.AX', bars, {}, meta) })
  const answer = await asx.daily('CBA', dayNumber('2026-11-18'), dayNumber(to))
  return answer.kind === 'history' ? closesOf(answer.history) : answer
}

const known = { '2026-11-18': 100, '2026-11-19': 101 }

test('an empty bar of the last day has the price of the closing auction as its close', async () => {
  expect(await read(null, '2026-11-20T05:10:08Z')).toEqual({ ...known, '2026-11-20': 107 })
  // Through a 32-bit float, as bars come.
  expect(await read(null, '2026-11-20T05:10:08Z', Math.fround(107.15))).toEqual({ ...known, '2026-11-20': 107.15 })
})

test.each([
  ['of a trade before the closing auction', '2026-11-20T05:09:59Z', 107],
  ['of the day before', '2026-11-19T05:10:08Z', 107],
  ['of a day without a session', '2026-11-21T05:10:08Z', 107],
  ['that is no price', '2026-11-20T05:10:08Z', 'Infinity'],
  ['that is zero', '2026-11-20T05:10:08Z', 0],
  ['that is missing', '2026-11-20T05:10:08Z', null],
  ['that mixes up dollars and cents', '2026-11-20T05:10:08Z', 10_700],
])('a market price %s is no close', async (_which, tradedAt, price) => {
  expect(await read(null, tradedAt, price)).toEqual(known)
})

test('a bar that has a close keeps it, and a day that was not asked for gets none', async () => {
  expect(await read(102, '2026-11-20T05:10:08Z')).toEqual({ ...known, '2026-11-20': 102 })
  expect(await read(null, '2026-11-20T05:10:08Z', 107, '2026-11-19')).toEqual(known)
})

test('on an early close the auction is two hours sooner', async () => {
  const { server, asx } = await aSource()
  const meta = { regularMarketPrice: 107, regularMarketTime: Date.parse('2026-12-24T03:10:05Z') / 1000 }
  server.on(chart, { body: dailyChart('CBA.AX', { '2026-12-23': 100, '2026-12-24': null }, {}, meta) })
  const answer = await asx.daily('CBA', dayNumber('2026-12-23'), dayNumber('2026-12-24'))
  expect(answer.kind === 'history' && closesOf(answer.history)).toEqual({ '2026-12-23': 100, '2026-12-24': 107 })
})

test('a coin, which is traded day and night, has no close but those of its bars', async () => {
  const { server, providers } = await aSource()
  const meta = { regularMarketPrice: 500, regularMarketTime: Date.parse('2026-11-19T23:59:00Z') / 1000 }
  server.on(
    chart,
    aYahooCoinPast((day) => (day === '2026-11-19' ? Number.NaN : 100), meta),
  )
  const answer = await yahooCoinHistory(providers.yahoo).daily('BTC', dayNumber('2026-11-18'), dayNumber('2026-11-19'))
  expect(answer.kind === 'history' && closesOf(answer.history)).toEqual({ '2026-11-18': 100 })
})
