// Generated calls: for each operation of the API some that its schema allows, as a function is called with them.
import fc from 'fast-check'
import type { FunctionName } from '#infra/function-sizing.ts'
import type { AreaName } from '#shared/contract/index.ts'
import { operations } from '#tests/fuzz/open-api-document.ts'
import { requestsFor } from '#tests/fuzz/requests.ts'
import { ownHoldings, ownTrades } from '#tests/fuzz/valid-values.ts'
import type { Body } from './bundles-at-work.ts'

type Call = [routeKey: string, about: Body]
type NamedCall = { name: FunctionName; call: Call }

/** Makes the holdings and trades that the calls are about. */
export function whatCallsName(): NamedCall[] {
  const holdings = ownHoldings.map((id): NamedCall => {
    const body = { id, type: 'stock', symbol: 'CBA', quantity: 1, costBasis: 1 }
    return { name: 'holdings', call: ['POST /api/holdings', { body }] }
  })
  const pathParameters = { id: ownHoldings[0] ?? '' }
  const trades = ownTrades.map((id): NamedCall => {
    const body = { id, type: 'buy', date: '2024-03-01', units: 1e6, price: 1 }
    return { name: 'transactions', call: ['POST /api/holdings/{id}/transactions', { body, pathParameters }] }
  })
  return [...holdings, ...trades]
}

/** The values of `{names}` in a path. */
function parametersIn(path: string, pathname: string): Record<string, string> {
  const given = pathname.split('/')
  const values = path
    .split('/')
    .map((part, place) => [part, given[place] ?? ''] as const)
    .filter(([part]) => part.startsWith('{'))
  return Object.fromEntries(values.map(([part, value]) => [part.slice(1, -1), decodeURIComponent(value)]))
}

type Calls = { operationId: string; name: FunctionName; calls: Call[] }

export function validCalls(sampled: { seed: number; numRuns: number }): Calls[] {
  return operations.map((operation) => {
    const { operationId, method, path } = operation
    const valid = requestsFor(operation).filter(({ mutations }) => mutations.length === 0)
    const calls = fc.sample(valid, sampled).map(({ target, body }): Call => {
      const { pathname, searchParams } = new URL(target, 'http://localhost')
      const about: Body = {
        pathParameters: parametersIn(path, pathname),
        queryStringParameters: Object.fromEntries(searchParams),
        ...(body === undefined ? {} : { body: JSON.parse(body.toString()) as object }),
      }
      return [`${method} ${path}`, about]
    })
    return { operationId, name: operationId.split('.')[0] as AreaName, calls }
  })
}
