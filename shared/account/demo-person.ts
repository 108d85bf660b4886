// DemoPerson: an example of somebody who has used Gumnut for some years, for whoever looks around: a portfolio with trades, and the
// first lessons. The same for the demo account of the local stack and for looking around without an account.
import { dayNumber } from '../kernel/dates.ts'
import { lessonCatalogue } from '../learning/lesson-catalogue.ts'
import { completeLesson } from '../learning/progress.ts'
import type { HistoryWish } from '../market/fetch-history.ts'
import type { HistoryService } from '../market/history-service.ts'
import { type Instrument, instrumentKey, instrumentOf } from '../market/instrument.ts'
import type { Clock, NewId } from '../operation/ports.ts'
import type { StoredHolding } from '../portfolio/holding.ts'
import { following } from '../portfolio/ledger-holding.ts'
import { marketPriced } from '../portfolio/market-priced.ts'
import type { HoldingsStore, LedgerStore } from '../portfolio/ports.ts'
import { demoPortfolio, type DemoHolding } from './data/demo-portfolio.ts'
import type { UserStore } from './ports.ts'
import { newUser, onboard, type UserRecord } from './user-record.ts'

export const demoName = 'Banksia'
const dayMs = 86_400_000

/** A document with the first lessons done, as if read on the days before. */
function demoUser(identity: { uid: string; email: string }, now: Date): UserRecord {
  const start = new Date(now.getTime() - 30 * dayMs).toISOString()
  const answers = {
    nickname: demoName,
    age: 24,
    income: 5200,
    expenses: 3900,
    investmentGoal: 'House deposit',
    riskTolerance: 'Moderate',
    investmentExperience: 'Beginner',
  } as const
  const user = onboard(newUser({ ...identity, name: demoName }, {}, start), answers, start)
  const learning = lessonCatalogue.slice(0, 3).reduce((before, lesson, index) => {
    const at = new Date(now.getTime() - (6 - 2 * index) * dayMs).toISOString()
    const asked = { ...lesson, correctAnswers: [] }
    const result = completeLesson(before, asked, { answers: [], readingSeconds: 300 }, at)
    return 'record' in result ? result.record : before
  }, user.learning)
  return { ...user, learning }
}

/** Every demo holding has a market. */
const marketOf = (holding: DemoHolding): Instrument => instrumentOf(holding) as Instrument

/** The past of a holding with trades, from the first of them on. */
const wishOf = (holding: DemoHolding): HistoryWish[] =>
  (holding.trades ?? []).slice(0, 1).map(({ date }) => ({ instrument: marketOf(holding), from: dayNumber(date) }))

/** What the demo portfolio follows, for whoever wants its prices ahead. */
export const demoInstruments: readonly Instrument[] = demoPortfolio.map(marketOf)

export type DemoPorts = {
  users: UserStore
  holdings: HoldingsStore
  ledgers: LedgerStore
  histories: HistoryService
  clock: Clock
  newId: NewId
}

/**
 * Stores the demo person's document, holdings and trades; nothing of that person may be stored before. Trades are priced at what
 * the market, or its sample, was worth on their days.
 * @throws AccountClosed
 */
export async function storeDemoPerson(
  { users, holdings, ledgers, histories, clock, newId }: DemoPorts,
  identity: { uid: string; email: string },
): Promise<void> {
  const { uid } = identity
  const served = await histories.histories(demoPortfolio.flatMap(wishOf))
  const now = clock.now()
  await users.create(demoUser(identity, now))
  for (const [index, demo] of demoPortfolio.entries()) {
    const { trades = [], ...holding } = demo
    const createdAt = new Date(now.getTime() - (20 - 3 * index) * dayMs).toISOString()
    const simple: StoredHolding = {
      ...holding,
      id: newId(),
      isLiveTracked: true,
      manualPrice: null,
      createdAt,
      lastUpdated: createdAt,
      revision: 0,
    }
    const history = served.get(instrumentKey(marketOf(demo)))?.history ?? null
    const transactions = marketPriced(trades, history).map((trade) => ({ ...trade, id: newId(), createdAt }))
    const ledger = { revision: 1, transactions }
    const stored = trades.length === 0 ? simple : following(simple, ledger)
    await holdings.add(uid, stored, { ...holding, id: stored.id })
    if (trades.length === 0) continue
    await ledgers.takePlaces(uid, trades.length)
    await ledgers.write(uid, stored.id, ledger)
  }
}
