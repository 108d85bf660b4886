// What one request of each kind costs, through the real handler over the embedded DynamoDB, with its floors.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { lessonQuizzes } from '#tests/support/lesson-quizzes.ts'
import { summarise } from '#shared/portfolio/summary.ts'
import type { StoredQuote } from '#shared/market/quote.ts'
import type { TestTable } from '#tests/support/embedded-table.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import type { Meter, Row } from './meter.ts'
import { type Served, serve } from './served.ts'

const runs = 30
const runsOfLarge = 5
const codeOf = (index: number): string => `S${index}`.padEnd(3, 'X')

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

async function fill(table: TestTable, userId: string, count: number): Promise<string[]> {
  const store = dynamoHoldingsStore(table)
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const holding = aStoredHolding({ symbol: codeOf(index % 100), quantity: 1 + index / 8, costBasis: 10.25 })
    await store.add(userId, holding, requestFor(holding))
    ids.push(holding.id)
  }
  return ids
}

const newHolding = { type: 'stock', symbol: 'S1X', quantity: 2, costBasis: 10 }
const onboarding = {
  nickname: 'Kim',
  age: 24,
  income: 5000,
  expenses: 3000,
  investmentGoal: 'Retirement',
  riskTolerance: 'Moderate',
}
const completion = {
  answers: (lessonQuizzes.get(1) ?? []).map(({ correctAnswer }) => correctAnswer),
  readingSeconds: 200,
}

type Case = readonly [name: string, work: () => Promise<unknown>, runs?: number]

/** Something of which each run needs another one: made before, so that making it is not measured. */
async function eachAnother<Value>(count: number, make: () => Promise<Value>): Promise<() => Value> {
  const made: Value[] = []
  for (let index = 0; index <= count; index++) made.push(await make())
  return () => {
    const next = made.pop()
    if (next === undefined) throw new Error('More runs than there are things to run on')
    return next
  }
}

function floors(table: TestTable, { call }: Served): Case[] {
  const { name: TableName, endpoint } = table
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'ap-southeast-2', credentials }))
  const key = () => keys.user(crypto.randomUUID())
  return [
    ['floor: empty handler', () => call('nobody', 'GET /api/health')],
    ['floor: one GetItem by the bare SDK', () => client.send(new GetCommand({ TableName, Key: key() }))],
    ['floor: one GetItem by the table client', () => table.call('GetItem', { Key: key() })],
    ['floor: one PutItem by the bare SDK', () => client.send(new PutCommand({ TableName, Item: key() }))],
    ['floor: one PutItem by the table client', () => table.call('PutItem', { Item: key() })],
  ]
}

async function portfolio(table: TestTable, { call, aPerson }: Served): Promise<Case[]> {
  const [ten, thousand, owner] = [await aPerson(), await aPerson(), await aPerson()]
  await fill(table, ten, 10)
  await fill(table, thousand, 1000)
  const [edited = ''] = await fill(table, owner, 1)
  const deletable = await fill(table, owner, runs + 1)
  const deleted = await eachAnother(runs, async () => deletable.pop() ?? '')
  const repeated = { ...newHolding, id: crypto.randomUUID() }
  await call(owner, 'POST /api/holdings', { body: repeated })
  return [
    ['list 10 holdings (Dashboard)', () => call(ten, 'GET /api/holdings')],
    ['list 1,000 holdings of 100 symbols', () => call(thousand, 'GET /api/holdings'), runsOfLarge],
    ['add a holding', () => call(owner, 'POST /api/holdings', { body: newHolding })],
    ['add the same holding again', () => call(owner, 'POST /api/holdings', { body: repeated })],
    [
      'edit a holding',
      () => call(owner, 'PATCH /api/holdings/{id}', { params: { id: edited }, body: { quantity: 3 } }),
    ],
    [
      'set a price by hand',
      () => call(owner, 'PATCH /api/holdings', { body: { updates: [{ id: edited, currentPrice: 3 }] } }),
    ],
    ['delete a holding', () => call(owner, 'DELETE /api/holdings/{id}', { params: { id: deleted() } })],
    ['download everything, 1,000 holdings', () => call(thousand, 'GET /api/profile/export'), runsOfLarge],
    [
      'quotes of 20 symbols, kept',
      () => call(ten, 'GET /api/market/quotes', { query: { symbols: Array.from({ length: 20 }, (_, index) => codeOf(index)).join(',') } }),
    ],
    ['search the curated list', () => call(ten, 'GET /api/market/search', { query: { q: 'commonwealth' } })],
  ] // prettier-ignore
}

async function person({ call, aPerson, identity, educator }: Served, table: TestTable): Promise<Case[]> {
  const owner = await aPerson()
  const learner = await eachAnother(runs, aPerson)
  const newcomer = await eachAnother(runs, async () => {
    const sub = crypto.randomUUID()
    identity.users.set(sub, { email: `${sub}@example.test`, name: 'Kim' })
    return sub
  })
  // Finished once, it is answered as it is: each run needs somebody of its own.
  const beginner = await eachAnother(runs, aPerson)
  const leaver = await eachAnother(runsOfLarge, async () => {
    const sub = await aPerson()
    await fill(table, sub, 100)
    return sub
  })
  const asker = await eachAnother(runs, () => educator.aPerson({}, {}))
  return [
    ['first sign-in', () => call(newcomer(), 'POST /api/profile')],
    ['later sign-in', () => call(owner, 'POST /api/profile')],
    ['finish onboarding', () => call(beginner(), 'PUT /api/profile/onboarding', { body: onboarding })],
    ['edit the profile', () => call(owner, 'PUT /api/profile', { body: { profile: { name: 'Kim' } } })],
    ['progress of learning', () => call(owner, 'GET /api/learning/progress')],
    [
      'complete a lesson',
      () => call(learner(), 'POST /api/learning/lessons/{id}/completion', { params: { id: '1' }, body: completion }),
    ],
    ['ask the educator, model at once', () => educator.ask(asker(), 'What does diversification mean?')],
    ['delete an account with 100 holdings', () => call(leaver(), 'DELETE /api/profile'), runsOfLarge],
  ]
}

const valued = Array.from({ length: 1000 }, (_, index) => ({
  quantity: 1 + index / 8,
  costBasis: 10.25,
  currentPrice: 12.5 + index / 1000,
  priceStatus: 'live' as const,
}))

export async function useCaseRows(table: TestTable, meter: Meter): Promise<Row[]> {
  const served = await serve(table)
  const quoteStore = dynamoQuoteStore(table)
  for (let index = 0; index < 100; index++) await quoteStore.save(aQuote(codeOf(index), 12.5))
  const cases: Case[] = [
    ...floors(table, served),
    ...(await portfolio(table, served)),
    ...(await person(served, table)),
    ['summary of 1,000 holdings, in memory', () => Promise.resolve(summarise(valued))],
  ]
  const rows: Row[] = []
  for (const [name, work, times = runs] of cases) rows.push({ name, ...(await meter.measure(work, times)) })
  await served.close()
  return rows
}
