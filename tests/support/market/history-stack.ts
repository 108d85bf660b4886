// The history half, whole: a provider on loopback, the real adapters and the embedded DynamoDB.
import { dynamoHeldInstruments, holdingNotes } from '#lambdas/adapters/dynamo/held-instruments.ts'
import { dynamoHistoryStore } from '#lambdas/adapters/dynamo/history-store.ts'
import { dynamoKeptCloseStore } from '#lambdas/adapters/dynamo/kept-close-store.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import type { ProviderLimits } from '#lambdas/adapters/http/provider.ts'
import { historySourcesOf, marketProviders } from '#lambdas/quote-sources.ts'
import { createHistoryService } from '#shared/market/history-service.ts'
import { appendHistories, type HistoryRunPace } from '#shared/market/history-run.ts'
import type { PriceHistoryStore } from '#shared/market/history-ports.ts'
import { embeddedTable } from '../embedded-table.ts'
import { silentLog, timer } from '../runtime.ts'
import { startProvider } from './provider-server.ts'
import { patient } from './market-stack.ts'
import { aClock } from './test-clock.ts'

/** @param at what time it is; an evening in Sydney, the close known */
export async function aHistoryStack(at = '2026-11-18T08:00:00Z', limits: Partial<ProviderLimits> = {}) {
  const [server, table] = await Promise.all([startProvider(), embeddedTable()])
  const clock = aClock(at)
  const kept = dynamoHistoryStore(table)
  let writes = 0
  const store: PriceHistoryStore = {
    ...kept,
    async save(...change) {
      const done = await kept.save(...change)
      writes += done
      return done
    },
  }
  const quotes = dynamoQuoteStore(table)
  const held = dynamoHeldInstruments(table)
  const closes = dynamoKeptCloseStore(table)
  const container = (budgetMs = 110_000) => {
    const sources = historySourcesOf(
      marketProviders({
        yahooBaseUrl: server.url,
        coingeckoBaseUrl: server.url,
        limits: { ...patient, ...limits },
        clock,
      }),
    )
    const ports = { store, sources, clock, timer, log: silentLog }
    return {
      service: createHistoryService(ports, { budgetMs }),
      run: (pace: Partial<HistoryRunPace> = {}) =>
        appendHistories({ ...ports, held, quotes, closes }, { pauseMs: 0, ...pace }),
    }
  }
  return {
    server,
    table,
    clock,
    store,
    quotes,
    held,
    closes,
    noteHeld: holdingNotes(table, clock),
    container,
    writes: () => writes,
    async close() {
      await server.close()
      await table.close()
    },
  }
}
