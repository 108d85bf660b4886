// A failing market: a provider of one share and one coin that works, or fails in every way that was seen of the real ones.
import { aChart, aSpark } from '#tests/support/market/documents.ts'
import type { ProviderServer, Reply } from '#tests/support/market/provider-server.ts'

const minuteMs = 60_000
type Meta = Record<string, unknown>

export type FakeMarket = {
  works(): void
  /** Everything is answered so. */
  answers(reply: Reply): void
  /** Shares with these figures, the coin with those, made at every call. */
  says(meta: () => Meta, coin: () => unknown): void
  /** A share's figures at a price. */
  meta(value: unknown, more?: Meta): Meta
  /** Seconds of the epoch; 20 minutes ago as on the delayed feed, unless said otherwise. */
  tradedAt(minutesAgo?: number): number
  price(): number
}

export function fakeMarket(
  provider: ProviderServer,
  { now, price }: { now: () => number; price: () => number },
): FakeMarket {
  const market: FakeMarket = {
    price,
    tradedAt: (minutesAgo = 20) => Math.floor((now() - minutesAgo * minuteMs) / 1000),
    meta: (value, more = {}) => ({
      regularMarketPrice: value,
      chartPreviousClose: 99,
      regularMarketTime: market.tradedAt(),
      ...more,
    }),
    answers(reply) {
      for (const path of ['/v8/', '/v7/', '/v1/', '/api/v3/']) provider.on(path, reply)
    },
    says(meta, coin) {
      provider.on('/v8/finance/chart/', () => ({ body: aChart('CBA', meta()) }))
      provider.on('/v7/finance/spark', () => ({ body: aSpark({ CBA: meta() }) }))
      provider.on('/api/v3/simple/price', () => ({ body: { bitcoin: coin() } }))
    },
    works: () =>
      market.says(
        () => market.meta(price()),
        () => ({ aud: price() * 1000, last_updated_at: market.tradedAt(1) }),
      ),
  }
  return market
}

type WayToFail = readonly [what: string, fail: (market: FakeMarket) => void]

/** It answers in good form, with prices that nobody may believe. */
const priced = (how: string, say: (market: FakeMarket) => { share: Meta; coin: unknown }): WayToFail => [
  `prices ${how}`,
  (market) =>
    market.says(
      () => say(market).share,
      () => say(market).coin,
    ),
]

/** Every way a provider fails but one: never answering takes its time and has a test of its own. */
export const waysToFail: readonly WayToFail[] = [
  ['resets every connection', ({ answers }) => answers('reset')],
  ['answers 500', ({ answers }) => answers({ status: 500, body: 'oops' })],
  [
    'answers 503 with a page',
    ({ answers }) => answers({ status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>Down</h1>' }),
  ],
  ['limits us', ({ answers }) => answers({ status: 429, headers: { 'retry-after': '30' }, body: 'Too Many Requests' })],
  ['limits us with status 200', ({ answers }) => answers({ body: 'Edge: Too Many Requests' })],
  ['blocks us', ({ answers }) => answers({ status: 403, body: 'Forbidden' })],
  ['wants us to sign in', ({ answers }) => answers({ status: 401, body: {} })],
  [
    'sends us elsewhere',
    ({ answers }) =>
      answers({ status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' }, body: '' }),
  ],
  [
    'answers with a page',
    ({ answers }) => answers({ headers: { 'content-type': 'text/html' }, body: '<html>consent</html>' }),
  ],
  ['breaks off', (market) => market.answers({ cutInHalf: aChart('CBA', market.meta(1)) })],
  ['sends half a document', (market) => market.answers({ halfDocument: aChart('CBA', market.meta(1)) })],
  ['sends far too much', ({ answers }) => answers({ body: { chart: 'x'.repeat(3 * 1024 * 1024) } })],
  ['answers with nothing', ({ answers }) => answers({ body: {} })],
  ['answers with null', ({ answers }) => answers({ body: 'null' })],
  [
    'does not know any security',
    ({ answers }) => answers({ status: 404, body: { chart: { result: null, error: { code: 'Not Found' } } } }),
  ],
  priced('at zero', (market) => ({ share: market.meta(0), coin: { aud: 0, last_updated_at: market.tradedAt(1) } })),
  priced('below zero', (market) => ({
    share: market.meta(-5),
    coin: { aud: -5, last_updated_at: market.tradedAt(1) },
  })),
  priced('in words', (market) => ({
    share: market.meta('NaN'),
    coin: { aud: 'n/a', last_updated_at: market.tradedAt(1) },
  })),
  priced('at null', (market) => ({ share: market.meta(null), coin: { aud: null, last_updated_at: null } })),
  priced('in another currency', (market) => ({
    share: market.meta(market.price(), { currency: 'USD' }),
    coin: { usd: market.price() },
  })),
  priced('a thousand times off', (market) => ({
    share: market.meta(market.price() * 1000),
    coin: { aud: market.price() * 1e6, last_updated_at: market.tradedAt(1) },
  })),
  priced('as last week', (market) => ({
    share: market.meta(1, { regularMarketTime: market.tradedAt(7 * 1440) }),
    coin: { aud: 1, last_updated_at: market.tradedAt(7 * 1440) },
  })),
  priced('as next year', (market) => ({
    share: market.meta(1, { regularMarketTime: market.tradedAt(-400 * 1440) }),
    coin: { aud: 1, last_updated_at: market.tradedAt(-400 * 1440) },
  })),
]
