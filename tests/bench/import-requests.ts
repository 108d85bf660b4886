// What an import costs on the server: the trades of a full account in chunks through the real handler over the embedded DynamoDB,
// the undo of all of it, and the export.
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { dynamoImportsStore } from '#lambdas/adapters/dynamo/imports-store.ts'
import { dynamoLedgerStore } from '#lambdas/adapters/dynamo/ledger-store.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { lambda } from '#lambdas/edge/lambda.ts'
import { noSources } from '#shared/market/ports.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { createTurns } from '#shared/operation/turns.ts'
import type { ImportChunk } from '#shared/portfolio/imports-contract.ts'
import { transactions as contract } from '#shared/portfolio/transactions-contract.ts'
import { transactionsOperations } from '#shared/portfolio/transactions-operations.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { newId, random, silentLog, timer } from '#tests/support/runtime.ts'
import type { InFreshTable, Row } from './meter.ts'

/** @param chunks of one import, in the order in which they are sent */
export const importRequestRows = (chunks: readonly ImportChunk[], inFreshTable: InFreshTable): Promise<Row[]> =>
  inFreshTable(async (table, meter) => {
    const clock = { now: () => new Date() }
    const quotes = createPriceService({
      store: dynamoQuoteStore(table),
      sources: noSources,
      clock,
      timer,
      log: silentLog,
    })
    const stores = {
      holdings: dynamoHoldingsStore(table),
      ledgers: dynamoLedgerStore(table),
      imports: dynamoImportsStore(table, clock),
    }
    const ports = { ...stores, quotes, clock, timer, random, newId, turns: createTurns() }
    const serve = lambda(contract, transactionsOperations, () => ports)
    const sub = crypto.randomUUID()
    const ask = async (route: string, about: Parameters<typeof anApiEvent>[1] = {}): Promise<string> => {
      const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip' }
      const event = anApiEvent(route, { claims: { sub, token_use: 'access' }, headers, ...about })
      const { statusCode, body = '' } = await serve(event, lambdaContext)
      if (Number(statusCode) >= 300) throw new Error(`${route} was answered with ${statusCode}: ${body}`)
      return body
    }
    const importId = chunks[0]!.importId
    const trades = chunks.flatMap(({ groups }) => groups.flatMap(({ transactions }) => transactions)).length
    const about = `${trades.toLocaleString('en-AU')} trades`
    const sent = await meter.measure(async () => {
      for (const chunk of chunks) {
        const answer = await ask('POST /api/transactions/import', { body: JSON.stringify(chunk) })
        if (answer.includes('"refused"')) throw new Error(`A chunk was refused: ${answer.slice(0, 300)}`)
      }
    })
    let bytes = 0
    const exported = await meter.measure(async () => {
      bytes = (await ask('GET /api/transactions/export')).length
    })
    const undone = await meter.measure(async () => {
      const route = 'POST /api/transactions/imports/{importId}/undo'
      for (let isDone = false; !isDone;) {
        isDone = (await ask(route, { pathParameters: { importId }, body: '{}' })).includes('"state":"undone"')
      }
    })
    const each = (count: number): number => Math.round((count / chunks.length) * 10) / 10
    return [
      {
        name: `request: import ${about}`,
        ...sent,
        note: `${chunks.length} chunks; ${each(sent.requests)} requests, ${each(sent.writeUnits)} write units each`,
      },
      { name: `request: export ${about}`, ...exported, note: `${Math.round(bytes / 1024)} KB as sent, compressed` },
      { name: `request: undo ${about}`, ...undone },
    ]
  })
