// Seed: the demo account, made once, so that a visitor sees Gumnut full within a minute.
import { dayNumber } from '#shared/kernel/dates.ts'
import type { HistoryService, HistoryWish } from '#shared/market/history-service.ts'
import { instrumentKey, instrumentOf } from '#shared/market/instrument.ts'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { following } from '#shared/portfolio/ledger-holding.ts'
import { marketPriced } from '#shared/portfolio/market-priced.ts'
import type { HoldingsStore, LedgerStore } from '#shared/portfolio/ports.ts'
import type { TransactionOf } from '#shared/portfolio/transaction.ts'
import type { PriceService } from '#shared/market/ports.ts'
import type { UserStore } from '#shared/account/ports.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import type { StoredHolding } from '#shared/portfolio/holding.ts'
import { completeLesson } from '#shared/learning/progress.ts'
import { newUser, onboard, type UserRecord } from '#shared/account/user-record.ts'
import type { Inbox } from './cognito/inbox.ts'
import type { ModuleLoader } from './functions.ts'

export const demo = { email: 'demo@gumnut.test', password: 'grow steadily 2026', name: 'Banksia' }
const dayMs = 86_400_000

type DemoHolding = Pick<StoredHolding, 'type' | 'symbol' | 'name' | 'coinId' | 'quantity' | 'costBasis'> & {
  trades?: readonly Trade[]
}
/** A made-up trade. Its price stands in where neither the market's nor a sample's close of its day is known. */
type Trade = Pick<TransactionOf<'buy' | 'sell'>, 'type' | 'date' | 'units' | 'price' | 'brokerage'> | Income
type Income = Pick<TransactionOf<'dividend'>, 'type' | 'date' | 'exDate' | 'amount'>

const demoPortfolio: readonly DemoHolding[] = [
  {
    type: 'stock',
    symbol: 'CBA',
    name: 'Commonwealth Bank of Australia',
    quantity: 10,
    costBasis: 100,
    trades: [
      { type: 'buy', date: '2023-03-22', units: 4, price: 96, brokerage: 9.95 },
      { type: 'buy', date: '2023-06-14', units: 6, price: 99.35, brokerage: 9.95 },
      { type: 'dividend', date: '2024-03-28', exDate: '2024-02-21', amount: 21.5 },
      { type: 'dividend', date: '2025-03-28', exDate: '2025-02-19', amount: 22.5 },
    ],
  },
  {
    type: 'etf',
    symbol: 'VAS',
    name: 'Vanguard Australian Shares Index ETF',
    quantity: 25,
    costBasis: 92.4,
    trades: [
      { type: 'buy', date: '2021-11-10', units: 5, price: 94.5, brokerage: 10 },
      { type: 'buy', date: '2022-11-09', units: 5, price: 88, brokerage: 5 },
      { type: 'buy', date: '2024-01-17', units: 20, price: 92.75, brokerage: 10 },
      { type: 'sell', date: '2025-02-12', units: 5, price: 105.2, brokerage: 10 },
    ],
  },
  {
    type: 'etf',
    symbol: 'VGS',
    name: 'Vanguard MSCI Index International Shares ETF',
    quantity: 8,
    costBasis: 121.15,
    trades: [
      { type: 'buy', date: '2024-01-10', units: 3, price: 110, brokerage: 2 },
      { type: 'buy', date: '2024-08-14', units: 5, price: 127.04, brokerage: 2 },
    ],
  },
  { type: 'stock', symbol: 'BHP', name: 'BHP Group', quantity: 18, costBasis: 44.8 },
  { type: 'crypto', symbol: 'BTC', name: 'Bitcoin', coinId: 'bitcoin', quantity: 0.005, costBasis: 98_500 },
]

async function callCognito(endpoint: string, operation: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  })
  const reply = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(`${operation} of the demo account failed: ${String(reply['__type'])}`)
  return reply
}

/** A document with the first lessons done, as if read on the days before. */
function demoUser(uid: string, now: Date): UserRecord {
  const start = new Date(now.getTime() - 30 * dayMs).toISOString()
  const answers = {
    nickname: demo.name,
    age: 24,
    income: 5200,
    expenses: 3900,
    investmentGoal: 'House deposit',
    riskTolerance: 'Moderate',
    investmentExperience: 'Beginner',
  } as const
  let user = onboard(newUser({ uid, email: demo.email, name: demo.name }, {}, start), answers, start)
  for (const [index, lesson] of lessonCatalogue.slice(0, 3).entries()) {
    const at = new Date(now.getTime() - (6 - 2 * index) * dayMs).toISOString()
    const result = completeLesson(
      user.learning,
      { ...lesson, correctAnswers: [] },
      { answers: [], readingSeconds: 300 },
      at,
    )
    if (result.kind === 'completed') user = { ...user, learning: result.record }
  }
  return user
}

/** The past of a holding with trades, from the first of them on. */
function wishOf({ trades = [], ...holding }: DemoHolding): HistoryWish[] {
  const [instrument, first] = [instrumentOf(holding), trades[0]]
  return instrument === undefined || first === undefined ? [] : [{ instrument, from: dayNumber(first.date) }]
}

type Seeding = { identityEndpoint: string; clientId: string; inbox: Inbox; load: ModuleLoader; dataDir: string }

export async function seedDemoAccount({
  identityEndpoint,
  clientId,
  inbox,
  load,
  dataDir,
}: Seeding): Promise<{ email: string; password: string }> {
  const marker = join(dataDir, 'demo-account')
  if (existsSync(marker)) return demo
  const credentials = { ClientId: clientId, Username: demo.email }
  const attributes = [
    { Name: 'email', Value: demo.email },
    { Name: 'name', Value: demo.name },
  ]
  const { UserSub } = await callCognito(identityEndpoint, 'SignUp', {
    ...credentials,
    Password: demo.password,
    UserAttributes: attributes,
  })
  const ConfirmationCode = inbox.list(demo.email).at(-1)?.code
  await callCognito(identityEndpoint, 'ConfirmSignUp', { ...credentials, ConfirmationCode })

  const { userStore, holdingsStore, ledgerStore, priceService, historyService } = (await load(
    'lambdas/dependencies.ts',
  )) as {
    userStore: () => UserStore
    holdingsStore: () => HoldingsStore
    ledgerStore: () => LedgerStore
    priceService: () => PriceService
    historyService: () => HistoryService
  }
  const histories = await historyService().histories(demoPortfolio.flatMap(wishOf))
  const now = new Date()
  const uid = String(UserSub)
  await userStore().create(demoUser(uid, now))
  for (const [index, { trades = [], ...holding }] of demoPortfolio.entries()) {
    const createdAt = new Date(now.getTime() - (20 - 3 * index) * dayMs).toISOString()
    const simple: StoredHolding = {
      ...holding,
      id: crypto.randomUUID(),
      isLiveTracked: true,
      manualPrice: null,
      createdAt,
      lastUpdated: createdAt,
      revision: 0,
    }
    const instrument = instrumentOf(holding)
    const history = instrument === undefined ? null : (histories.get(instrumentKey(instrument))?.history ?? null)
    const transactions = marketPriced(trades, history).map((trade) => ({
      ...trade,
      id: crypto.randomUUID(),
      createdAt,
    }))
    const ledger = { revision: 1, transactions }
    const stored = trades.length === 0 ? simple : following(simple, ledger)
    await holdingsStore().add(uid, stored, { ...holding, id: stored.id })
    if (trades.length === 0) continue
    await ledgerStore().takePlaces(uid, trades.length)
    await ledgerStore().write(uid, stored.id, ledger)
  }
  // In the background: without a network this fails quickly, and the demo shows sample prices, labelled as such.
  const instruments = demoPortfolio.flatMap((holding) => instrumentOf(holding) ?? [])
  priceService()
    .priceAll(instruments, 'fresh')
    .catch(() => undefined)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(marker, `${now.toISOString()}\n`)
  return demo
}
