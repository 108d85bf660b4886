// What one request of each kind costs, through the real handler over the embedded DynamoDB.
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { dynamoUserStore } from '#lambdas/adapters/dynamo/user-store.ts'
import { marketSources } from '#lambdas/adapters/market/sources.ts'
import { healthOperations } from '#lambdas/health/operations.ts'
import { holdingsOperations } from '#lambdas/holdings/operations.ts'
import { lambda } from '#lambdas/http/lambda.ts'
import { learningOperations } from '#lambdas/learning/operations.ts'
import { createQuoteBook } from '#lambdas/quotes/quote-book.ts'
import { lessonQuizzes } from '#shared/content/lesson-quizzes.ts'
import { contract } from '#shared/contract/index.ts'
import { summarise } from '#shared/domain/portfolio.ts'
import type { StoredQuote } from '#shared/domain/quote.ts'
import { newUser } from '#shared/domain/user.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import type { TestTable } from '#tests/support/embedded-table.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import type { Row } from './main.ts'
import type { Meter } from './meter.ts'

const clock = { now: () => new Date() }
const nowhere = { yahooBaseUrl: 'http://127.0.0.1:9', coingeckoBaseUrl: 'http://127.0.0.1:9' }
const runs = 30

const aQuote = (code: string, price: number, at = new Date()): StoredQuote => ({
  instrument: { kind: 'asx', code },
  symbol: code,
  name: `${code} Limited`,
  price,
  previousClose: price,
  type: 'stock',
  instrumentType: 'EQUITY',
  source: 'yahoo',
  asOf: at.toISOString(),
  fetchedAt: at.toISOString(),
})

async function fill(table: TestTable, userId: string, count: number, symbols: number): Promise<void> {
  const store = dynamoHoldingsStore(table)
  for (let index = 0; index < count; index++) {
    const holding = aStoredHolding({
      symbol: `S${index % symbols}`.padEnd(3, 'X'),
      quantity: 1 + index / 8,
      costBasis: 10.25,
    })
    await store.add(userId, holding, requestFor(holding))
  }
}

export async function useCaseRows(table: TestTable, meter: Meter): Promise<Row[]> {
  const quoteStore = dynamoQuoteStore(table)
  for (let index = 0; index < 100; index++) await quoteStore.save(aQuote(`S${index}`.padEnd(3, 'X'), 12.5))
  const quotes = createQuoteBook({ store: quoteStore, sources: marketSources({ ...nowhere, clock }), clock })
  const holdings = lambda(contract.holdings, holdingsOperations, () => ({
    holdings: dynamoHoldingsStore(table),
    quotes,
    clock,
    newId: () => crypto.randomUUID(),
  }))
  const users = dynamoUserStore(table)
  const learning = lambda(contract.learning, learningOperations, () => ({ users, clock }))
  const health = lambda(contract.health, healthOperations, () => ({ version: '1', stage: 'bench' }))
  const asUser = (sub: string) => ({ claims: { sub, token_use: 'access' } })

  await fill(table, 'ten', 10, 10)
  await fill(table, 'thousand', 1000, 100)
  const list = (sub: string) => () => holdings(anApiEvent('GET /api/holdings', asUser(sub)), lambdaContext)
  const add = () =>
    holdings(
      anApiEvent('POST /api/holdings', {
        ...asUser('adder'),
        body: JSON.stringify({ type: 'stock', symbol: 'S1X', quantity: 2, costBasis: 10 }),
      }),
      lambdaContext,
    )
  const complete = async () => {
    const uid = crypto.randomUUID()
    await users.create(newUser({ uid, email: 'bench@example.test' }, {}, clock.now().toISOString()))
    return () =>
      learning(
        anApiEvent('POST /api/learning/lessons/{id}/completion', {
          ...asUser(uid),
          pathParameters: { id: '1' },
          body: JSON.stringify({
            answers: (lessonQuizzes.get(1) ?? []).map((question) => question.correctAnswer),
            readingSeconds: 200,
          }),
        }),
        lambdaContext,
      )
  }
  const learners = await Promise.all(Array.from({ length: runs + 1 }, complete))
  const nextLearner = () => (learners.pop() ?? add)()
  const valued = Array.from({ length: 1000 }, (_, index) => ({
    quantity: 1 + index / 8,
    costBasis: 10.25,
    currentPrice: 12.5 + index / 1000,
    priceStatus: 'live' as const,
  }))

  // Warm: what is measured is a running function, not its first call.
  for (const work of [list('ten'), list('thousand'), add, nextLearner]) await work()
  const floorGet = () => table.client.send(new GetCommand({ TableName: table.name, Key: keys.user('nobody') }))
  await floorGet()

  return [
    {
      name: 'floor: empty handler',
      ...(await meter.measure(() => health(anApiEvent('GET /api/health'), lambdaContext), runs)),
    },
    { name: 'floor: one GetItem by the bare SDK', ...(await meter.measure(floorGet, runs)) },
    { name: 'list 10 holdings (Dashboard)', ...(await meter.measure(list('ten'), runs)) },
    { name: 'list 1,000 holdings, 100 symbols', ...(await meter.measure(list('thousand'), 5)) },
    { name: 'add a holding', ...(await meter.measure(add, runs)) },
    { name: 'complete a lesson', ...(await meter.measure(nextLearner, runs)) },
    {
      name: 'summary of 1,000 holdings, in memory',
      ...(await meter.measure(() => Promise.resolve(summarise(valued)), runs)),
    },
  ]
}
