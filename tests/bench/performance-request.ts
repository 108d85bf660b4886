// What the whole performance request costs: ledgers at hand, histories read from the embedded DynamoDB, every figure, and the
// answer as JSON. The ledgers' own reads come on top.
import { dynamoHistoryStore } from '#lambdas/adapters/dynamo/history-store.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { marketSources } from '#lambdas/quote-sources.ts'
import { dayNumber, dayOf } from '#shared/kernel/dates.ts'
import { benchmarkInstruments } from '#shared/market/benchmark-instruments.ts'
import { createHistoryService } from '#shared/market/history-service.ts'
import type { Instrument } from '#shared/market/instrument.ts'
import { lastClosedDay } from '#shared/market/newest-close.ts'
import { SourceUnavailable } from '#shared/market/ports.ts'
import type { HistorySource } from '#shared/market/history-ports.ts'
import type { PriceHistory } from '#shared/market/price-history.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { performanceOperations } from '#shared/portfolio/performance-operations.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { silentLog, timer } from '#tests/support/runtime.ts'
import type { InFreshTable, Row } from './meter.ts'
import { holdingsOf, lastDay, type Scale } from './performance.ts'

const scale: Scale = { trades: 1900, symbols: 60, days: 2920, runs: 9, hasNaive: false }
const userId = 'bench'

/** Nobody may be asked: the histories are all there. */
const silent: HistorySource = {
  overlapDays: 10,
  earliest: () => 0,
  daily: () => Promise.reject(new SourceUnavailable('failing')),
}

export const performanceRequestRows = (inFreshTable: InFreshTable): Promise<Row[]> =>
  inFreshTable(async (table, meter) => {
    const clock = { now: () => new Date(`${dayOf(lastDay)}T08:00:00Z`) }
    const store = dynamoHistoryStore(table)
    const from = dayNumber(`${dayOf(lastDay - scale.days).slice(0, 4)}-01-01`) - 366
    const keep = (instrument: Instrument, history: PriceHistory) =>
      store.save(
        instrument,
        { history, from, to: lastClosedDay('asx', clock.now()), isWhole: true, basis: 'bench' },
        undefined,
      )
    const facts = holdingsOf(scale)
    for (const { symbol, history } of facts) await keep({ kind: 'asx', code: symbol }, history!)
    for (const instrument of benchmarkInstruments) await keep(instrument, facts[0]!.history!)
    const ledgers = facts.map(({ symbol, transactions }) => ({ holding: aStoredHolding({ symbol }), transactions }))
    const sources = { asx: silent, coins: silent }
    const nowhere = marketSources({ yahooBaseUrl: 'http://127.0.0.1:9', coingeckoBaseUrl: 'http://127.0.0.1:9' })
    const ports = {
      ledgers: { list: () => Promise.resolve(ledgers) },
      histories: createHistoryService({ store, sources, clock, timer, log: silentLog }),
      quotes: createPriceService({ store: dynamoQuoteStore(table), sources: nowhere, clock, timer, log: silentLog }),
      accounts: { isClosed: () => Promise.resolve(false) },
      clock,
      timer,
      log: silentLog,
    }
    const request = { userId, username: '', params: undefined, body: undefined, query: { range: 'All' as const } }
    let bytes = 0
    const cost = await meter.measure(async () => {
      const answer = await performanceOperations.show(request, ports)
      bytes = JSON.stringify(answer).length
    }, scale.runs)
    const name = `request: ${scale.trades.toLocaleString('en-AU')} trades, ${scale.symbols} symbols, eight years`
    return [{ name, ...cost, note: `${Math.round(bytes / 1024)} KB, ledgers in memory` }]
  })
