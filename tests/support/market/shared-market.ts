// The market of the stories' stack: four securities that were traded twenty minutes ago, whenever somebody asks.
import { aMarket } from './documents.ts'
import type { ProviderServer } from './provider-server.ts'

const securities = {
  CBA: { regularMarketPrice: 165.85, chartPreviousClose: 164, longName: 'Commonwealth Bank of Australia' },
  VAS: { regularMarketPrice: 107.28, instrumentType: 'ETF', longName: 'Vanguard Australian Shares' },
  BHP: { regularMarketPrice: 40.46, longName: 'BHP Group Limited' },
  ZIP: { regularMarketPrice: 2.11, longName: 'Zip Co Limited' },
}

export function setSharedMarket(provider: ProviderServer): void {
  const now = () => {
    const regularMarketTime = Math.floor(Date.now() / 1000) - 1200
    const metas = Object.entries(securities).map(([code, meta]) => [code, { ...meta, regularMarketTime }])
    return aMarket(Object.fromEntries(metas) as Parameters<typeof aMarket>[0])
  }
  provider.on('/v8/finance/chart/', (call) => now().chart(call))
  provider.on('/v7/finance/spark', (call) => now().spark(call))
}
