// What one scheduled refresh costs against the number of users, beside the naive design that writes each holding.
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { marketSources } from '#lambdas/adapters/market/sources.ts'
import { refreshPrices } from '#lambdas/price-refresh/operations.ts'
import type { Instrument } from '#shared/domain/quote.ts'
import type { TestTable } from '#tests/support/embedded-table.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { aMarket, coinPrices } from '#tests/support/market/documents.ts'
import { startProvider } from '#tests/support/market/provider-server.ts'
import type { Row } from './main.ts'
import type { Meter } from './meter.ts'

const holdingsEach = 10
const shares = Array.from({ length: 95 }, (_, index) => `R${index}`.padEnd(3, 'X'))
const coins = Array.from({ length: 5 }, (_, index) => `coin-${index}`)
/** A Wednesday at noon in Sydney: the market is open. */
const noon = Date.parse('2026-11-18T01:00:00.000Z')

const instruments: Instrument[] = [
  ...shares.map((code) => ({ kind: 'asx' as const, code })),
  ...coins.map((id) => ({ kind: 'coin' as const, id })),
]

export async function refreshRows(table: TestTable, meter: Meter): Promise<Row[]> {
  const provider = await startProvider()
  let minute = 0
  const clock = { now: () => new Date(noon + minute * 60_000) }
  const sources = marketSources({ yahooBaseUrl: provider.url, coingeckoBaseUrl: provider.url, clock })
  const store = dynamoQuoteStore(table)
  const move = (): void => {
    minute += 5
    const at = Math.floor(clock.now().getTime() / 1000) - 1200
    const price = (index: number): number => 10 + index / 100 + minute / 100
    const market = aMarket(
      Object.fromEntries(
        shares.map((code, index) => [
          code,
          { regularMarketPrice: price(index), chartPreviousClose: 10, regularMarketTime: at },
        ]),
      ),
    )
    provider.on('/v7/finance/spark', market.spark)
    provider.on('/v8/finance/chart/', market.chart)
    provider.on(
      '/api/v3/simple/price',
      coinPrices(
        Object.fromEntries(
          coins.map((id, index) => [id, { aud: price(index), aud_24h_change: 1, last_updated_at: at }]),
        ),
      ),
    )
  }
  await store.track(instruments, '2026-11-18', new Date(noon + 30 * 86_400_000))
  const run = async () => refreshPrices({ store, sources, clock }, { pauseMs: 0 })
  move()
  await run()

  const rows: Row[] = []
  for (const users of [20, 200]) {
    const added = await addUsers(table, users)
    move()
    provider.calls.length = 0
    let report: Awaited<ReturnType<typeof run>> | undefined
    const cost = await meter.measure(async () => (report = await run()))
    rows.push({
      name: `refresh: ${users} users x ${holdingsEach} over ${instruments.length} symbols, all changed`,
      ...cost,
      note: `${provider.callsTo('/v7/').length} chart-batch + ${provider.callsTo('/api/v3/').length} coin calls, ${report?.writes} writes`,
    })
    rows.push({
      name: `naive: ${users} users, each holding written`,
      ...(await meter.measure(() => writeEach(table, added))),
      note: `${added.length} writes`,
    })
  }
  rows.push({ name: 'refresh: nothing changed', ...(await meter.measure(run)) })
  await provider.close()
  return rows
}

type Added = { userId: string; id: string }

async function addUsers(table: TestTable, users: number): Promise<Added[]> {
  const holdings = dynamoHoldingsStore(table)
  const added: Added[] = []
  for (let user = 0; user < users; user++) {
    const userId = `naive-${users}-${user}`
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
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.holding(userId, id),
        UpdateExpression: 'SET currentPrice = :price, lastUpdated = :now',
        ExpressionAttributeValues: { ':price': 12.34, ':now': '2026-11-18T01:00:00.000Z' },
      }),
    )
  }
}
