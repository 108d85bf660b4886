// Watching and price alerts over the real watchlist functions: fetch is wired to them in this process, with lists in memory.
import type { ComponentType } from 'react'
import { lambda } from '#lambdas/edge/lambda.ts'
import { contract } from '#shared/contract/index.ts'
import { instrumentKey } from '#shared/market/instrument.ts'
import { createTurns } from '#shared/operation/turns.ts'
import { watchlistOperations } from '#shared/watchlist/operations.ts'
import type { Security } from '#shared/watchlist/watched.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { type Call, openPage, type PageScreen } from '#tests/web/features/portfolio/portfolio-screen.tsx'
import { memoryAlertRows } from '#web/adapters/memory/alert-rows.ts'
import { memoryAlertStore, memoryWatchlistStore } from '#web/adapters/memory/own-items.ts'
import { memoryPeople } from '#web/adapters/memory/person-data.ts'

const claims = { sub: 'user-1', token_use: 'access' }
export const cba: Security = { type: 'stock', symbol: 'CBA', name: 'Commonwealth Bank of Australia' }
export const bhp: Security = { type: 'stock', symbol: 'BHP', name: 'BHP Group Limited' }

type Opening = {
  Page: ComponentType
  watched?: readonly Security[]
  /** Alerts about CBA, each at or above one of these prices. */
  above?: readonly number[]
  intercept?: (call: Call, pass: () => Promise<Response>) => Promise<Response>
}

export async function openWatching({
  Page,
  watched = [],
  above = [],
  intercept = (_call, pass) => pass(),
}: Opening): Promise<PageScreen> {
  const people = memoryPeople()
  const serve = lambda(contract.watchlist, watchlistOperations, () => ({
    watchlist: memoryWatchlistStore(people),
    alerts: memoryAlertStore(people),
    rows: memoryAlertRows(people),
    quotes: {
      priceAll: async (instruments) =>
        new Map(
          instruments.map((one) => [
            instrumentKey(one),
            { kind: 'sample', price: 100, previousClose: null, name: 'Sample', isListed: true },
          ]),
        ),
    },
    mails: { stateOf: async () => 'no-consent' },
    accounts: { isClosed: async () => false },
    clock: { now: () => new Date() },
    turns: createTurns(),
  }))
  async function answer(method: string, path: string, body?: unknown): Promise<Response> {
    const [, list = '', id] = /^\/api\/(watchlist|alerts)(?:\/(.+))?$/.exec(path) ?? []
    const event = anApiEvent(`${method} /api/${list}${id === undefined ? '' : '/{id}'}`, {
      claims,
      ...(id === undefined ? {} : { pathParameters: { id } }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { statusCode = 500, headers = {}, body: text } = await serve(event, lambdaContext)
    const init = { status: statusCode, headers: headers as Record<string, string> }
    return new Response(statusCode === 204 ? null : text, init)
  }
  for (const security of watched) await answer('POST', '/api/watchlist', security)
  for (const value of above)
    await answer('PUT', `/api/alerts/${crypto.randomUUID()}`, { security: cba, kind: 'above', value })
  return openPage({
    Page,
    address: '/portfolio/watching',
    intercept: (call, pass) => {
      const isOurs = /^\/api\/(watchlist|alerts)/.test(call.path)
      return intercept(call, () => (isOurs ? answer(call.method, call.path, call.body) : pass()))
    },
  })
}
