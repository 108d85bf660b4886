// Containers: several copies of the real functions over one embedded DynamoDB, with nothing in common but the table, each call
// of which can be killed at any of its requests to it, before the work or after it.
import { newId, silentLog, timer } from '../support/runtime.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { cognitoAccounts } from '#lambdas/adapters/cognito/accounts.ts'
import { dynamoAccountData } from '#lambdas/adapters/dynamo/account-data.ts'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { dynamoImportsStore } from '#lambdas/adapters/dynamo/imports-store.ts'
import { dynamoLedgerStore } from '#lambdas/adapters/dynamo/ledger-store.ts'
import { settledHoldings } from '#shared/portfolio/settled-holdings.ts'
import { dynamoOpenAccounts } from '#lambdas/adapters/dynamo/open-accounts.ts'
import { dynamoSubscriberStore } from '#lambdas/adapters/dynamo/subscriber-store.ts'
import { dynamoTaxStore } from '#lambdas/adapters/dynamo/tax-store.ts'
import { dynamoMomentsStore, dynamoReviewStore } from '#lambdas/adapters/dynamo/own-items.ts'
import { dynamoUserStore } from '#lambdas/adapters/dynamo/user-store.ts'
import { openTable } from '#lambdas/adapters/dynamo/table.ts'
import { memoryQuoteStore } from '#web/adapters/memory/quote-store.ts'
import { holdingsOperations } from '#shared/portfolio/operations.ts'
import { type ApiFunction, lambda } from '#lambdas/edge/lambda.ts'
import { learningOperations } from '#shared/learning/operations.ts'
import { SourceUnavailable } from '#shared/market/ports.ts'
import { profileOperations } from '#shared/account/operations.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { contract } from '#shared/contract/index.ts'
import { exportPartsOf } from '#tests/support/stores.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { watchedTable } from '#tests/support/watched-table.ts'
import { accountsAt } from '#tests/support/identity-service.ts'

/** The process dies at its n-th request to the table, having done it or not. */
export type Crash = { atRequest: number; isDone: boolean }
export type Reply = { status: number; body: unknown; hasCrashed: boolean }
export type Call = {
  user: string
  route: string
  params?: Record<string, string>
  body?: unknown
  crash?: Crash | undefined
}

type Plan = { left: number; isDone: boolean; hasCrashed: boolean }
const plans = new AsyncLocalStorage<Plan>()

const noProvider = async (): Promise<never> => {
  throw new SourceUnavailable('failing')
}

export function aContainer(endpoint: string, identityEndpoint: string): (call: Call) => Promise<Reply> {
  const opened = openTable({ name: 'gumnut-test', region: 'ap-southeast-2', endpoint })
  const table = watchedTable(opened, async ({ goOn }) => {
    const plan = plans.getStore()
    if (plan === undefined) return goOn()
    if (plan.hasCrashed) throw new Error('The process is dead')
    if (--plan.left > 0) return goOn()
    plan.hasCrashed = true
    if (plan.isDone) await goOn()
    throw new Error('The process dies here')
  })
  const clock = { now: () => new Date() }
  const source = { one: noProvider, many: noProvider, search: noProvider, maxBatch: 20 }
  const quotes = createPriceService({
    store: memoryQuoteStore(),
    sources: { asx: source, coins: source },
    clock,
    timer,
    log: silentLog,
  })
  const [users, ledgers] = [dynamoUserStore(table), dynamoLedgerStore(table)]
  const [reviews, moments] = [dynamoReviewStore(table), dynamoMomentsStore(table)]
  const holdings = settledHoldings({ holdings: dynamoHoldingsStore(table), ledgers })
  const accounts = cognitoAccounts(accountsAt(identityEndpoint))
  const functions: Record<string, ApiFunction> = {
    holdings: lambda(contract.holdings, holdingsOperations, () => ({
      holdings,
      quotes,
      clock,
      newId,
    })),
    learning: lambda(contract.learning, learningOperations, () => ({ users, reviews, moments, clock })),
    profile: lambda(contract.profile, profileOperations, () => ({
      users,
      subscribers: dynamoSubscriberStore(table),
      exports: exportPartsOf({
        users,
        holdings,
        ledgers,
        imports: dynamoImportsStore(table, clock),
        taxes: dynamoTaxStore(table),
      }),
      data: dynamoAccountData(table),
      openAccounts: dynamoOpenAccounts(table),
      accounts,
      clock,
    })),
  }

  return async ({ user, route, params, body, crash }) => {
    const area = /\/api\/(\w+)/.exec(route)?.[1] ?? ''
    const event = anApiEvent(route, {
      claims: { sub: user, token_use: 'access' },
      headers: { authorization: `Bearer ${user}`, 'content-type': 'application/json' },
      ...(params === undefined ? {} : { pathParameters: params }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const plan: Plan = {
      left: crash?.atRequest ?? Number.POSITIVE_INFINITY,
      isDone: crash?.isDone ?? false,
      hasCrashed: false,
    }
    const result = await plans.run(plan, () => functions[area]!(event, lambdaContext))
    return {
      status: result.statusCode ?? 0,
      body: JSON.parse(result.body ?? 'null') as unknown,
      hasCrashed: plan.hasCrashed,
    }
  }
}
