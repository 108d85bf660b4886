// The market-data half, whole: a provider on loopback, the real adapters, the price service, and a store that counts its writes.
import { silentLog, timer } from '../runtime.ts'
import type { Instrument } from '#shared/market/instrument.ts'
import { marketSources } from '#lambdas/quote-sources.ts'
import type { ProviderLimits } from '#lambdas/adapters/http/provider.ts'
import { memoryQuoteStore } from '#web/adapters/memory/quote-store.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { createSecuritySearch } from '#shared/market/security-search.ts'
import type { QuoteStore } from '#shared/market/ports.ts'
import type { PricedInstrument } from '#shared/market/quote.ts'
import { aMarket, coinPrices } from './documents.ts'
import { startProvider } from './provider-server.ts'
import { aClock } from './test-clock.ts'

export const chart = '/v8/finance/chart/'
export const spark = '/v7/finance/spark'
export const yahooSearch = '/v1/finance/search'
export const simplePrice = '/api/v3/simple/price'
export const coinSearch = '/api/v3/search'

export const share = (code: string): Instrument => ({ kind: 'asx', code })
export const coin = (id: string): Instrument => ({ kind: 'coin', id })

/** A Wednesday at noon in Sydney, the ASX open. */
export const noon = '2026-11-18T01:00:00Z'

/** Where nothing hangs, a busy computer has all the time it needs. */
export const patient: Partial<ProviderLimits> = { tryTimeoutMs: 50_000, callTimeoutMs: 100_000, firstRetryDelayMs: 2 }
/** For a provider that hangs: small enough to be waited for, and still enough for an answer on a busy computer. */
export const impatient: Partial<ProviderLimits> = { tryTimeoutMs: 1500, callTimeoutMs: 4000 }

type Writes = { quote: number; suspect: number; tracked: number; outage: number; position: number }

export async function aMarketStack(
  at = noon,
  more: { store?: QuoteStore; limits?: Partial<ProviderLimits>; answerWithinMs?: number } = {},
) {
  const server = await startProvider()
  const clock = aClock(at)
  const writes: Writes = { quote: 0, suspect: 0, tracked: 0, outage: 0, position: 0 }
  const store = more.store ?? memoryQuoteStore((item) => void writes[item]++)
  const settings = {
    yahooBaseUrl: server.url,
    coingeckoBaseUrl: server.url,
    limits: { ...patient, ...more.limits },
    clock,
  }
  const sources = marketSources(settings)
  const container = () => {
    const quotes = createPriceService({
      store,
      sources,
      clock,
      timer,
      log: silentLog,
      answerWithinMs: more.answerWithinMs ?? 110_000,
    })
    return { quotes, search: createSecuritySearch({ sources, quotes, clock, timer, codeWithinMs: 50_000 }) }
  }
  return {
    server,
    clock,
    store,
    sources,
    timer,
    log: silentLog,
    writes,
    ...container(),
    /** Another container: the same table and providers, with nothing remembered. */
    container,
    close: () => server.close(),
  }
}

export type MarketStack = Awaited<ReturnType<typeof aMarketStack>>

/** Lets the provider know these prices; their time of trade is 20 minutes before the clock's, as on the delayed feed. */
export function setPrices(
  stack: Pick<MarketStack, 'server' | 'clock'>,
  prices: Record<string, number | Record<string, unknown>>,
): void {
  const { server, clock } = stack
  const timed = () => {
    const regularMarketTime = Math.floor(clock.now().getTime() / 1000) - 1200
    const metas = Object.entries(prices).map(([code, said]) => {
      const meta = typeof said === 'number' ? { regularMarketPrice: said, chartPreviousClose: said } : said
      return [code, { regularMarketTime, ...meta }] as const
    })
    return aMarket(Object.fromEntries(metas))
  }
  server.on(chart, (call) => timed().chart(call))
  server.on(spark, (call) => timed().spark(call))
}

/** Lets the provider know these coins, as updated this minute. */
export function setCoins(
  { server, clock }: Pick<MarketStack, 'server' | 'clock'>,
  coins: Record<string, number>,
): void {
  server.on(simplePrice, (call) => {
    const last_updated_at = Math.floor(clock.now().getTime() / 1000)
    return coinPrices(
      Object.fromEntries(Object.entries(coins).map(([id, aud]) => [id, { aud, aud_24h_change: 1, last_updated_at }])),
    )(call)
  })
}

/** What is left of an answer when only price and staleness matter: `12.5`, `12.5 stale`, `sample 100`, `not-found`. */
export function inShort(priced: PricedInstrument | undefined): string {
  if (priced === undefined) return 'nothing'
  if (priced.kind === 'quote') return `${priced.quote.price}${priced.isStale ? ' stale' : ''}`
  return priced.kind === 'sample' ? `sample ${priced.price}` : 'not-found'
}
