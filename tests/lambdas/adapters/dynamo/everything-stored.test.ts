// The whole table after every use case that stores something: each item says what it is, parses with its entity's schema, is on the
// page of the data model, and nothing but holdings lies under HOLDING#.
import { readFileSync } from 'node:fs'
import { UserRecord } from '#shared/account/user-record.ts'
import { Analysis } from '#shared/educator/analysis.ts'
import { allStored } from '#tests/support/all-stored.ts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdingPrefix } from '#lambdas/adapters/dynamo/keys.ts'
import type { Entity } from '#lambdas/adapters/dynamo/stored-item.ts'
import { lambda } from '#lambdas/edge/lambda.ts'
import { profileOperations } from '#shared/account/operations.ts'
import { contract } from '#shared/contract/index.ts'
import type { Caller } from '#shared/operation/implement.ts'
import { FeedbackRecord } from '#shared/educator/feedback.ts'
import { UsageRecord } from '#shared/educator/ports.ts'
import { lessonQuizzes } from '#tests/support/lesson-quizzes.ts'
import { MomentsRecord } from '#shared/learning/moments/record.ts'
import { sendSecurity } from '#shared/messages/send-security.ts'
import { SecurityRecord } from '#shared/messages/security-record.ts'
import { RecoveryRecord, withCode } from '#shared/recovery/recovery-record.ts'
import { ReviewRecord } from '#shared/learning/review-record.ts'
import { learningOperations } from '#shared/learning/operations.ts'
import { appendHistories } from '#shared/market/history-run.ts'
import { priceHistory } from '#shared/market/price-history.ts'
import { KeptQuote } from '#shared/market/price-check.ts'
import { refreshPrices } from '#shared/market/price-refresh.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import { ledgerReaderOf } from '#shared/portfolio/ledger-reader.ts'
import { StoredHolding } from '#shared/portfolio/holding.ts'
import { createTurns } from '#shared/operation/turns.ts'
import { taxOperations } from '#shared/tax/operations.ts'
import { AnnualStatement, ShareFacts, YearEntries } from '#shared/tax/tax-record.ts'
import { AlertsRecord } from '#shared/watchlist/alert-rule.ts'
import { watchlistOperations } from '#shared/watchlist/operations.ts'
import { WatchlistRecord } from '#shared/watchlist/watched.ts'
import { transactionsOperations } from '#shared/portfolio/transactions-operations.ts'
import { holdingsOperations } from '#shared/portfolio/operations.ts'
import { anEducator, educatorStack, goodReply } from '#tests/support/ai/educator-stack.ts'
import { scriptedProvider } from '#tests/support/ai/scripted-provider.ts'
import { anApiEvent, lambdaContext } from '#tests/support/api-event.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { listedPrices } from '#tests/support/market/listed-prices.ts'
import { aClock, hours } from '#tests/support/market/test-clock.ts'
import { pagePorts, testMailer } from '#tests/support/messages.ts'
import { newId, random, silentLog, timer } from '#tests/support/runtime.ts'
import { dynamoStores, exportPartsOf } from '#tests/support/stores.ts'

const ByKind = z.strictObject({ asx: z.exactOptional(z.string()), coin: z.exactOptional(z.string()) })
const expiresAt = z.int().check(z.gt(0))
const account = { closedAt: z.exactOptional(z.string()), expiresAt: z.exactOptional(expiresAt) }
/** The nouns are the core's; what beside them the table needs is here, and nothing else may be stored. */
const schemas: Record<Entity, z.ZodMiniType> = {
  account: z.strictObject({
    ...account,
    holdings: z.exactOptional(z.int()),
    countedAt: z.exactOptional(z.int()),
    countId: z.exactOptional(z.string()),
    transactions: z.exactOptional(z.int()),
    transactionsCountedAt: z.exactOptional(z.int()),
    transactionsCountId: z.exactOptional(z.string()),
  }),
  holding: z.strictObject({ ...StoredHolding.shape, requestDigest: z.string(), writeId: z.string() }),
  ledger: z.strictObject({
    revision: z.int(),
    trades: z.int(),
    rows: z.exactOptional(z.instanceof(Uint8Array)),
    left: z.exactOptional(z.strictObject({ quantity: z.number(), costBasis: z.number() })),
    writeId: z.string(),
  }),
  review: z.strictObject({ ...ReviewRecord.shape, writeId: z.string() }),
  watchlist: z.strictObject({ ...WatchlistRecord.shape, writeId: z.string() }),
  alerts: z.strictObject({ ...AlertsRecord.shape, writeId: z.string() }),
  security: z.strictObject({ ...SecurityRecord.shape, writeId: z.string() }),
  recovery: z.strictObject({ ...RecoveryRecord.shape, writeId: z.string() }),
  'due-recovery': z.strictObject({}),
  'alert-row': z.strictObject({}),
  'alerted-instrument': z.strictObject({ lookedOverOn: z.string(), mark: z.string() }),
  moments: z.strictObject({ ...MomentsRecord.shape, writeId: z.string() }),
  import: z.strictObject({
    state: z.enum(['open', 'undoing', 'undone']),
    label: z.string(),
    createdAt: z.string(),
    revision: z.int(),
    writeId: z.string(),
    expiresAt,
  }),
  'import-part': z.strictObject({
    isNew: z.boolean(),
    isUndone: z.boolean(),
    before: z.exactOptional(z.strictObject({ quantity: z.number(), costBasis: z.number() })),
    rows: z.instanceof(Uint8Array),
    revision: z.int(),
    writeId: z.string(),
    expiresAt,
  }),
  user: z.strictObject({
    ...UserRecord.shape,
    mailedAt: z.optional(z.undefined()),
    mailedWeeklyAt: z.exactOptional(z.string()),
    mailedAchievementsAt: z.exactOptional(z.string()),
    mailedNewsAt: z.exactOptional(z.string()),
  }),
  'mail-subscriber': z.strictObject({}),
  analysis: Analysis,
  'ai-usage': z.strictObject({ ...UsageRecord.shape, expiresAt }),
  'ai-feedback': z.strictObject({ ...FeedbackRecord.shape, writeId: z.string() }),
  'ai-spend': z.strictObject({ microUsd: z.int(), expiresAt }),
  'coin-calls': z.strictObject({ calls: z.int(), expiresAt }),
  quote: z.strictObject(KeptQuote.shape),
  'tracked-security': z.strictObject({ lookedAtOn: z.string(), expiresAt }),
  // What went with it is stored as it was, and each of it has its own schema here.
  'deleted-holding': z.strictObject({
    holding: z.strictObject(StoredHolding.shape),
    others: z.array(z.looseObject({ entity: z.enum(['typed-prices', 'tax-holding']) })),
    expiresAt,
  }),
  'typed-prices': z.strictObject({ points: z.array(z.tuple([z.int(), z.number()])) }),
  'held-instrument': z.strictObject({}),
  'added-instrument': z.strictObject({ expiresAt }),
  'tax-year': YearEntries,
  'tax-holding': z.strictObject({
    symbol: z.string(),
    statements: z.array(z.strictObject({ year: z.int(), ...AnnualStatement.shape })),
    value: z.nullable(z.number()),
    facts: ShareFacts,
    revision: z.int(),
    writeId: z.string(),
  }),
  'kept-close': z.strictObject({ price: z.number(), closedOn: z.string(), source: z.enum(['yahoo', 'coingecko']) }),
  'price-history': z.strictObject({
    source: z.enum(['yahoo', 'coingecko']),
    basis: z.string(),
    from: z.int(),
    to: z.int(),
    isWhole: z.boolean(),
    days: z.instanceof(Uint8Array),
    closes: z.instanceof(Uint8Array),
    splits: z.array(z.tuple([z.int(), z.number(), z.number()])),
    dividends: z.array(z.tuple([z.int(), z.number()])),
    revision: z.int(),
  }),
  outages: ByKind,
  'refresh-positions': ByKind,
  'history-positions': ByKind,
}

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
  await useAll()
}, 60_000)
afterAll(() => table.close())

/** Everything that Kim and Lee can do that stores something; Lee's account is closed at the end. */
async function useAll(): Promise<void> {
  const clock = aClock('2026-11-18T01:00:00.000Z')
  const stores = dynamoStores(table, clock)
  const model = await scriptedProvider()
  model.script(goodReply)
  const market = listedPrices(clock)
  market.prices = { 'asx:CBA': 100, 'coin:bitcoin': 160_000 }
  const quotes = createPriceService({ store: stores.quotes, sources: market.sources, clock, timer, log: silentLog })
  const accounts = {
    identify: async ({ userId }: Caller) => ({ email: `${userId}@example.test`, isEmailVerified: true }),
    endSessions: async () => undefined,
    remove: async () => undefined,
  }
  const turns = createTurns()
  const functions = [
    lambda(contract.profile, profileOperations, () => ({ ...stores, exports: exportPartsOf(stores), accounts, clock })),
    lambda(contract.learning, learningOperations, () => ({ ...stores, clock })),
    lambda(contract.holdings, holdingsOperations, () => ({ ...stores, quotes, clock, newId })),
    lambda(contract.transactions, transactionsOperations, () => ({
      ...stores,
      quotes,
      clock,
      timer,
      random,
      newId,
      turns,
    })),
    lambda(contract.tax, taxOperations, () => ({ ...stores, ledgers: ledgerReaderOf(stores), clock })),
    lambda(contract.watchlist, watchlistOperations, () => ({
      ...stores,
      rows: stores.alertRows,
      quotes,
      mails: { stateOf: async () => 'no-consent' as const },
      accounts: stores.openAccounts,
      clock,
      turns,
    })),
  ] as const
  const [profile, learning, holdings, trades, tax, watching] = functions
  async function call(
    serve: (typeof functions)[number],
    sub: string,
    route: string,
    body?: object,
    id?: string,
    year?: string,
  ) {
    const event = anApiEvent(route, {
      claims: { sub, token_use: 'access' },
      headers: { authorization: `Bearer ${sub}`, 'content-type': 'application/json' },
      pathParameters: { ...(id === undefined ? {} : { id }), ...(year === undefined ? {} : { year }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { statusCode = 500, body: text } = await serve(event, lambdaContext)
    expect(statusCode, `${route}: ${text}`).toBeLessThan(300)
    return JSON.parse(text ?? 'null') as { id: string }
  }
  const share = { type: 'stock', symbol: 'CBA', quantity: 10, costBasis: 100 }
  const coin = { type: 'crypto', symbol: 'BTC', coinId: 'bitcoin', quantity: 0.1, costBasis: 100 }
  const answers = { nickname: 'Kim', age: 24, income: 5000, expenses: 3000, riskTolerance: 'Moderate' }
  for (const person of ['kim', 'lee']) {
    await call(profile, person, 'POST /api/profile')
    await call(profile, person, 'PUT /api/profile/onboarding', { ...answers, investmentGoal: 'Retirement' })
    await call(profile, person, 'PUT /api/profile', { profile: { name: 'K' }, preferences: { autoInvest: true } })
    const right = (lessonQuizzes.get(1) ?? []).map(({ correctAnswer }) => correctAnswer)
    const attempt = { answers: right, readingSeconds: 200 }
    await call(learning, person, 'POST /api/learning/lessons/{id}/completion', attempt, '1')
    await call(learning, person, 'GET /api/learning/review')
    const answer = {
      id: crypto.randomUUID(),
      questionId: 'l01-q1',
      optionId: 'a',
      at: clock.now().toISOString(),
      seconds: 9,
    }
    await call(learning, person, 'POST /api/learning/review', { answers: [answer] })
    const change = { key: 'first-etf', did: 'shown', on: clock.now().toISOString().slice(0, 10) }
    await call(learning, person, 'POST /api/learning/moments', { changes: [change] })
    const { id } = await call(holdings, person, 'POST /api/holdings', share)
    await call(holdings, person, 'POST /api/holdings', coin)
    await call(holdings, person, 'PATCH /api/holdings/{id}', { name: 'Bank', currentPrice: 7 }, id)
    clock.pass(hours(24))
    await call(holdings, person, 'PATCH /api/holdings', { updates: [{ id, currentPrice: 8 }] })
    await call(holdings, person, 'PATCH /api/holdings/{id}', { currentPrice: null }, id)
    await call(holdings, person, 'POST /api/holdings/refresh')
    const { id: shed } = await call(holdings, person, 'POST /api/holdings', { ...share, type: 'other', symbol: 'SHED' })
    await call(holdings, person, 'PATCH /api/holdings/{id}', { currentPrice: 7 }, shed)
    clock.pass(hours(24))
    await call(holdings, person, 'PATCH /api/holdings/{id}', { currentPrice: 9 }, shed)
    await call(holdings, person, 'DELETE /api/holdings/{id}', undefined, shed)
    const opening = { id: crypto.randomUUID(), date: '2024-03-01' }
    await call(trades, person, 'PUT /api/holdings/{id}/transactions', opening, id)
    const source = { format: 'selfwealth', key: 'h:1', row: 2 }
    const bought = {
      id: crypto.randomUUID(),
      type: 'buy',
      date: '2024-05-01',
      units: 1,
      price: 9,
      createdAt: '2026-11-18T01:00:00.000Z',
      source,
    }
    const group = {
      holding: { id: crypto.randomUUID(), type: 'stock', symbol: 'BHP' },
      existing: 'keep',
      transactions: [bought],
    }
    await call(trades, person, 'POST /api/transactions/import', {
      importId: crypto.randomUUID(),
      label: 'SelfWealth',
      groups: [group],
    })
    const security = { type: 'stock', symbol: 'CBA', name: 'Commonwealth Bank of Australia' }
    await call(watching, person, 'POST /api/watchlist', security)
    await call(watching, person, 'PUT /api/alerts/{id}', { security, kind: 'above', value: 120 }, crypto.randomUUID())
    const entered = { carriedLosses: 400, creditsElsewhere: null }
    await call(tax, person, 'PUT /api/tax/{year}/entries', entered, undefined, '2026')
    await call(tax, person, 'PUT /api/holdings/{id}/statements/{year}', { statement: { interest: 2 } }, id, '2026')
    await call(tax, person, 'PUT /api/holdings/{id}/value-at-change', { value: 81.5 }, id)
    const facts = { companyRate: 25, isPreferenceShare: true }
    await call(tax, person, 'PUT /api/holdings/{id}/tax-facts', facts, id)
    const educator = educatorStack(table, anEducator(model.baseUrl))
    expect(await educator.ask(person, 'What is an ETF?')).toMatchObject({ status: 200 })
    expect(await educator.educate(person)).toMatchObject({ status: 200 })
    const opinion = { id: crypto.randomUUID(), isHelpful: false, reason: 'unclear', text: 'Too long.', source: 'ai' }
    expect(await educator.giveFeedback(person, opinion)).toMatchObject({ status: 204 })
    const at = clock.now().toISOString()
    const signedIn = { what: 'signed-in', browser: crypto.randomUUID() } as const
    const signIn = { job: 'security', id: crypto.randomUUID(), userId: person, at, event: signedIn } as const
    const ports = { ...pagePorts(stores, testMailer(), clock.now()), securities: stores.securities }
    await stores.recoveries.note({ until: at, userId: person })
    const code = { signature: 'c2ln', expiresAt: at }
    await stores.recoveries.replace(person, undefined, withCode(undefined, code, clock.now())!)
    expect(await sendSecurity({ ...ports, digest: async (_userId, mark) => mark }, signIn, 60_000)).toBe('nothing')
  }
  await model.close()
  clock.pass(hours(3))
  market.prices['asx:CBA'] = 10_000
  await refreshPrices({ store: stores.quotes, sources: market.sources, clock, timer, log: silentLog })
  market.isAway = true
  clock.pass(hours(3))
  await refreshPrices({ store: stores.quotes, sources: market.sources, clock, timer, log: silentLog })
  await stores.coinCalls.count('2026-11-18', 'ALL', 1, clock.now())
  await stores.held.settle({ kind: 'asx', code: 'VAS' }, true)
  await stores.quotes.notePosition('refresh', 'asx', 'asx:CBA')
  await stores.quotes.notePosition('history', 'asx', 'asx:CBA')
  const daily = async (_name: string, from: number, to: number) =>
    ({
      kind: 'history',
      history: priceHistory(
        'yahoo',
        [from, to].map((day) => ({ day, price: 1 })),
      ),
      leftOut: 0,
    }) as const
  const source = { daily, earliest: () => 0, overlapDays: 10 }
  const run = {
    ...stores,
    store: stores.histories,
    sources: { asx: source, coins: source },
    clock,
    timer,
    log: silentLog,
  }
  clock.set('2027-06-30T08:00:00.000Z')
  await appendHistories(run, { pauseMs: 0 })
  await call(profile, 'lee', 'DELETE /api/profile')
}

/** The rows of the table of items in docs/data-model.md, and the sentences about them. */
const page = readFileSync('docs/data-model.md', 'utf8')
const described = [...page.matchAll(/^\| ([\w ]+?) +\| `([A-Z].*?)` +\| (.+?) +\|$/gm)].map(([, name, pk, sk]) => ({
  name: name!,
  key: new RegExp(
    `^${pk!} (?:${[...sk!.matchAll(/`(.+?)`/g)].map(([, one]) => one!).join('|')})$`.replaceAll(/<(\w+)>/g, part),
  ),
}))
function part(_: string, name: string): string {
  if (name === 'instrument') return '(?:asx|coin)#[^#]+'
  return name === 'place' ? '[A-Z]+#[^#]+' : '[^#]+'
}

test('every item that the product stores is on the page of the data model once, by its key and with a description', async () => {
  const items = (await allStored(table)).map(({ pk, sk, entity }) => ({ key: `${String(pk)} ${String(sk)}`, entity }))
  const found = items.map(({ key, entity }) => ({ entity, of: described.filter((row) => row.key.test(key)), key }))
  expect(found.filter(({ of }) => of.length !== 1).map(({ key }) => key)).toEqual([])
  for (const { name } of described) {
    const entities = new Set(found.filter(({ of }) => of[0]?.name === name).map(({ entity }) => entity))
    expect(entities.size, `kinds of item that are called ${name}`).toBe(1)
    expect(page).toContain(`- **${name}**: `)
  }
  expect(described).toHaveLength(Object.keys(schemas).length)
})

test('every item that the product stores says what it is and is what it says', async () => {
  const items = await allStored(table)
  const wrong = items.flatMap(({ pk, sk, entity, v, ...facts }) => {
    const schema = schemas[entity as Entity] as z.ZodMiniType | undefined
    if (schema === undefined || v !== 1) return [`${String(sk)} says ${String(entity)} ${String(v)}`]
    const { error } = z.safeParse(schema, facts)
    return error === undefined ? [] : [`${String(pk)} ${String(sk)}: ${z.prettifyError(error)}`]
  })
  expect(wrong).toEqual([])
  // Nothing of the list above was left out by the use cases.
  expect([...new Set(items.map(({ entity }) => String(entity)))].toSorted()).toEqual(Object.keys(schemas).toSorted())
  const isUnderHoldings = ({ sk }: Record<string, unknown>): boolean => String(sk).startsWith(holdingPrefix)
  expect(items.filter((item) => isUnderHoldings(item) !== (item['entity'] === 'holding'))).toEqual([])
  expect(items.filter(({ pk }) => pk === 'USER#lee')).toMatchObject([
    { entity: 'account', closedAt: expect.any(String) },
  ])
})
