// What one scheduled refresh costs against users, holdings and symbols, beside the naive design that writes each holding.
import type { Instrument } from '#shared/market/instrument.ts'
import { silentLog, timer } from '../support/runtime.ts'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { marketSources } from '#lambdas/quote-sources.ts'
import { refreshPrices } from '#shared/market/price-refresh.ts'
import type { TestTable } from '#tests/support/embedded-table.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { aMarket, coinPrices } from '#tests/support/market/documents.ts'
import { startProvider } from '#tests/support/market/provider-server.ts'
import type { InFreshTable, Meter, Row } from './meter.ts'

type Scale = { users: number; holdingsEach: number; symbols: number }

/** Each but the first grows one thing: users, holdings, symbols. */
const scales: readonly Scale[] = [
  { users: 20, holdingsEach: 10, symbols: 100 },
  { users: 200, holdingsEach: 10, symbols: 100 },
  { users: 20, holdingsEach: 100, symbols: 100 },
  { users: 20, holdingsEach: 10, symbols: 400 },
  { users: 20, holdingsEach: 10, symbols: 5000 },
]
/** One in twenty of the symbols is a coin. */
const coinShare = 0.05
/** A Wednesday at noon in Sydney: the market is open. */
const noon = Date.parse('2026-11-18T01:00:00.000Z')

export async function refreshRows(inFreshTable: InFreshTable): Promise<Row[]> {
  const rows: Row[] = []
  for (const scale of scales) rows.push(...(await inFreshTable((table, meter) => rowsAt(scale, table, meter))))
  return rows
}

async function rowsAt(scale: Scale, table: TestTable, meter: Meter): Promise<Row[]> {
  const { users, holdingsEach, symbols } = scale
  const coins = Array.from({ length: Math.round(symbols * coinShare) }, (_, index) => `coin-${index}`)
  const shares = Array.from({ length: symbols - coins.length }, (_, index) => `R${index}`.padEnd(3, 'X'))
  const instruments: Instrument[] = [
    ...shares.map((code) => ({ kind: 'asx' as const, code })),
    ...coins.map((id) => ({ kind: 'coin' as const, id })),
  ]
  const provider = await startProvider()
  let minute = 0
  const clock = { now: () => new Date(noon + minute * 60_000) }
  const sources = marketSources({ yahooBaseUrl: provider.url, coingeckoBaseUrl: provider.url, clock })
  const store = dynamoQuoteStore(table)
  const move = (): void => {
    minute += 5
    const at = Math.floor(clock.now().getTime() / 1000) - 1200
    const price = (index: number): number => 10 + index / 100 + minute / 100
    const figures = (index: number) => ({
      regularMarketPrice: price(index),
      chartPreviousClose: 10,
      regularMarketTime: at,
    })
    const market = aMarket(Object.fromEntries(shares.map((code, index) => [code, figures(index)])))
    const coinFigures = (index: number) => ({ aud: price(index), aud_24h_change: 1, last_updated_at: at })
    provider.on('/v7/finance/spark', market.spark)
    provider.on('/v8/finance/chart/', market.chart)
    provider.on(
      '/api/v3/simple/price',
      coinPrices(Object.fromEntries(coins.map((id, index) => [id, coinFigures(index)]))),
    )
  }
  await store.track(instruments, '2026-11-18', new Date(noon + 30 * 86_400_000))
  const run = () => refreshPrices({ store, sources, clock, timer, log: silentLog }, { everyMs: 0 })
  move()
  await run()
  const added = await addUsers(table, scale, shares)

  move()
  provider.calls.length = 0
  let report: Awaited<ReturnType<typeof run>> | undefined
  const what = `${users} users x ${holdingsEach} holdings, ${symbols} symbols`
  const changed: Row = {
    name: `refresh: ${what}, all changed`,
    ...(await meter.measure(async () => (report = await run()))),
    note: `${provider.callsTo('/v7/').length} share + ${provider.callsTo('/api/v3/').length} coin calls, ${report?.writes} writes`,
  }
  const unchanged: Row = { name: `refresh: ${what}, nothing changed`, ...(await meter.measure(run)) }
  const naive: Row = {
    name: `naive: ${what}, each holding written`,
    ...(await meter.measure(() => writeEach(table, added))),
    note: `${added.length} writes`,
  }
  await provider.close()
  return [changed, unchanged, naive]
}

type Added = { userId: string; id: string }

async function addUsers(table: TestTable, { users, holdingsEach }: Scale, shares: readonly string[]): Promise<Added[]> {
  const holdings = dynamoHoldingsStore(table)
  const added: Added[] = []
  for (let user = 0; user < users; user++) {
    const userId = `naive-${user}`
    for (let index = 0; index < holdingsEach; index++) {
      const holding = aStoredHolding({ symbol: shares[(user * 7 + index * 3) % shares.length] ?? 'CBA' })
      await holdings.add(userId, holding, requestFor(holding))
      added.push({ userId, id: holding.id })
    }
  }
  return added
}

/** The design that this one replaces: every holding carries its own copy of the price. */
async function writeEach(table: TestTable, added: readonly Added[]): Promise<void> {
  for (const { userId, id } of added) {
    await table.call('UpdateItem', {
      Key: keys.holding(userId, id),
      UpdateExpression: 'SET currentPrice = :price, lastUpdated = :now',
      ExpressionAttributeValues: { ':price': 12.34, ':now': '2026-11-18T01:00:00.000Z' },
    })
  }
}
