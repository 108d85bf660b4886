// Quote sources: the market-data providers, configured from the environment. Quotes and histories go through one client for each
// provider: when it limits one, it limits the other.
import type { Clock } from '#shared/operation/ports.ts'
import {
  coinCallBudget,
  type CoinCallGate,
  coinCallGate,
  countedCoins,
  countedHistory,
} from '#shared/market/coin-calls.ts'
import { filledCoinHistory } from '#shared/market/coin-history.ts'
import type { QuoteSources } from '#shared/market/ports.ts'
import type { HistorySources } from '#shared/market/history-ports.ts'
import { dynamoCoinCalls } from './adapters/dynamo/coin-calls.ts'
import type { Table } from './adapters/dynamo/table.ts'
import type { Secret } from './adapters/secrets/secret.ts'
import { coingeckoSource, isCoinGeckoLimit } from './adapters/coingecko/coingecko.ts'
import { coingeckoHistory } from './adapters/coingecko/coingecko-history.ts'
import { createProvider, type Provider, providerLimits, type ProviderLimits } from './adapters/http/provider.ts'
import { yahooCoinHistory, yahooHistory } from './adapters/yahoo/yahoo-history.ts'
import { yahooSource } from './adapters/yahoo/yahoo.ts'
import { digest } from './adapters/runtime/runtime.ts'
import { log } from './edge/log.ts'

const defaultYahooBaseUrl = 'https://query1.finance.yahoo.com'
const defaultCoingeckoBaseUrl = 'https://api.coingecko.com'
/** Yahoo turns away agents that do not look like a browser. */
const defaultUserAgent = 'Mozilla/5.0 (compatible; Gumnut/1.0)'

export type MarketSettings = {
  yahooBaseUrl?: string
  /** With or without `/api/v3`. */
  coingeckoBaseUrl?: string
  coingeckoApiKey?: Pick<Secret, 'read'>
  userAgent?: string
  limits?: Partial<ProviderLimits>
  clock?: Clock
}

const withApiPath = (baseUrl: string): string =>
  /\/api\/v3\/*$/.test(baseUrl) ? baseUrl : `${baseUrl.replace(/\/+$/, '')}/api/v3`

/** Keys belong to hosts; a key at the wrong one is an error that never goes away. */
function keyHeaders(baseUrl: string, key: string | undefined): Record<string, string> {
  if (key === undefined) return {}
  return { [new URL(baseUrl).hostname.startsWith('pro-api.') ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key']: key }
}

export type MarketProviders = { yahoo: Provider; coingecko: Provider }

export function marketProviders(settings: MarketSettings = {}): MarketProviders {
  const limits = { ...providerLimits, ...settings.limits }
  const clock = settings.clock ?? { now: () => new Date() }
  const headers = { accept: 'application/json', 'user-agent': settings.userAgent ?? defaultUserAgent }
  const coingeckoBaseUrl = withApiPath(settings.coingeckoBaseUrl ?? defaultCoingeckoBaseUrl)
  const key = settings.coingeckoApiKey
  return {
    yahoo: createProvider({ baseUrl: settings.yahooBaseUrl ?? defaultYahooBaseUrl, headers, limits, clock }),
    coingecko: createProvider({
      baseUrl: coingeckoBaseUrl,
      headers,
      secretHeaders: key === undefined ? undefined : async () => keyHeaders(coingeckoBaseUrl, await key.read()),
      limits,
      clock,
      isLimitInDisguise: isCoinGeckoLimit,
    }),
  }
}

/** What counts the calls to CoinGecko that people's requests make, against what is left for them of a plan's month. */
export const coinCallsOn = (table: Table, callsPerMonth: number, clock: Clock): CoinCallGate =>
  coinCallGate({ counter: dynamoCoinCalls(table), budget: coinCallBudget(callsPerMonth), clock, log, digest })

/** @param gate what counts the calls to CoinGecko, where people ask and not the clock */
export const quoteSourcesOf = ({ yahoo, coingecko }: MarketProviders, gate?: CoinCallGate): QuoteSources => ({
  asx: yahooSource(yahoo),
  coins: gate === undefined ? coingeckoSource(coingecko) : countedCoins(coingeckoSource(coingecko), gate),
})

/** @param gate as of quotes */
export function historySourcesOf({ yahoo, coingecko }: MarketProviders, gate?: CoinCallGate): HistorySources {
  const recent = coingeckoHistory(coingecko)
  return {
    asx: yahooHistory(yahoo),
    coins: filledCoinHistory(gate === undefined ? recent : countedHistory(recent, gate), yahooCoinHistory(yahoo)),
  }
}

export const marketSources = (settings: MarketSettings = {}): QuoteSources => quoteSourcesOf(marketProviders(settings))
