// Served: the functions as they run, over one table, with an identity service and a model on loopback and providers nowhere.
import { newId, silentLog, timer } from '../support/runtime.ts'
import { cognitoAccounts } from '#lambdas/adapters/cognito/accounts.ts'
import { dynamoAccountData } from '#lambdas/adapters/dynamo/account-data.ts'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { dynamoImportsStore } from '#lambdas/adapters/dynamo/imports-store.ts'
import { dynamoLedgerStore } from '#lambdas/adapters/dynamo/ledger-store.ts'
import { dynamoOpenAccounts } from '#lambdas/adapters/dynamo/open-accounts.ts'
import { dynamoMomentsStore, dynamoReviewStore } from '#lambdas/adapters/dynamo/own-items.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { dynamoSubscriberStore } from '#lambdas/adapters/dynamo/subscriber-store.ts'
import { dynamoTaxStore } from '#lambdas/adapters/dynamo/tax-store.ts'
import { dynamoUserStore } from '#lambdas/adapters/dynamo/user-store.ts'
import { marketSources } from '#lambdas/quote-sources.ts'
import { healthOperations } from '#shared/operation/health.ts'
import { holdingsOperations } from '#shared/portfolio/operations.ts'
import { settledHoldings } from '#shared/portfolio/settled-holdings.ts'
import { type ApiFunction, lambda } from '#lambdas/edge/lambda.ts'
import { learningOperations } from '#shared/learning/operations.ts'
import { marketOperations } from '#shared/market/operations.ts'
import { profileOperations } from '#shared/account/operations.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { createSecuritySearch } from '#shared/market/security-search.ts'
import { contract } from '#shared/contract/index.ts'
import { anEducator, educatorStack, goodReply } from '#tests/support/ai/educator-stack.ts'
import { scriptedProvider } from '#tests/support/ai/scripted-provider.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import type { TestTable } from '#tests/support/embedded-table.ts'
import { exportPartsOf } from '#tests/support/stores.ts'
import { identityService } from '#tests/support/identity-service.ts'

type About = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

export async function serve(table: TestTable) {
  const clock = { now: () => new Date() }
  const identity = await identityService()
  const model = await scriptedProvider()
  model.script(goodReply)
  const nowhere = { yahooBaseUrl: 'http://127.0.0.1:9', coingeckoBaseUrl: 'http://127.0.0.1:9' }
  const sources = marketSources({ ...nowhere, clock })
  const quotes = createPriceService({ store: dynamoQuoteStore(table), sources, clock, timer, log: silentLog })
  const [users, ledgers] = [dynamoUserStore(table), dynamoLedgerStore(table)]
  const [reviews, moments] = [dynamoReviewStore(table), dynamoMomentsStore(table)]
  const holdings = settledHoldings({ holdings: dynamoHoldingsStore(table), ledgers })
  const [data, accounts] = [dynamoAccountData(table), cognitoAccounts(identity.settings)]
  const search = createSecuritySearch({ sources, quotes, clock, timer })
  const functions: Record<string, ApiFunction> = {
    health: lambda(contract.health, healthOperations, () => ({ version: '1', stage: 'bench' })),
    holdings: lambda(contract.holdings, holdingsOperations, () => ({ holdings, quotes, clock, newId })),
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
      data,
      openAccounts: dynamoOpenAccounts(table),
      accounts,
      clock,
    })),
    market: lambda(contract.market, marketOperations, () => ({
      quotes,
      search,
      accounts: dynamoOpenAccounts(table),
      timer,
      log: silentLog,
    })),
  }
  const educator = educatorStack(table, anEducator(model.baseUrl))

  /** One request of a person, which must not be refused: a refusal is cheap and would look like an improvement. */
  const call = async (sub: string, route: string, { params, query, body }: About = {}): Promise<void> => {
    const area = /\/api\/(\w+)/.exec(route)?.[1] ?? ''
    const event = anApiEvent(route, {
      claims: { sub, token_use: 'access' },
      headers: { authorization: `Bearer ${sub}`, 'content-type': 'application/json' },
      ...(params === undefined ? {} : { pathParameters: params }),
      ...(query === undefined ? {} : { queryStringParameters: query }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { statusCode, body: answer } = await functions[area]!(event, lambdaContext)
    if (Number(statusCode) >= 300) throw new Error(`${route} was answered with ${statusCode}: ${answer}`)
  }

  return {
    identity,
    educator,
    call,
    async aPerson(): Promise<string> {
      const sub = crypto.randomUUID()
      identity.users.set(sub, { email: `${sub}@example.test`, name: 'Kim' })
      await call(sub, 'POST /api/profile')
      return sub
    },
    async close(): Promise<void> {
      await identity.close()
      await model.close()
    },
  }
}

export type Served = Awaited<ReturnType<typeof serve>>
