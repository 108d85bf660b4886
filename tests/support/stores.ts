// The stores of the core together, over one table or one memory, so that what closes an account reaches all of them.
import { dynamoAccountData } from '#lambdas/adapters/dynamo/account-data.ts'
import { dynamoAlertRows } from '#lambdas/adapters/dynamo/alert-rows.ts'
import { dynamoAlertStore } from '#lambdas/adapters/dynamo/alert-store.ts'
import { dynamoAiUsage } from '#lambdas/adapters/dynamo/ai-usage.ts'
import { dynamoCoinCalls } from '#lambdas/adapters/dynamo/coin-calls.ts'
import {
  dynamoFeedbackStore,
  dynamoMomentsStore,
  dynamoReviewStore,
  dynamoSecurityStore,
  dynamoWatchlistStore,
} from '#lambdas/adapters/dynamo/own-items.ts'
import type { FeedbackStore } from '#shared/educator/feedback.ts'
import { dynamoHeldInstruments } from '#lambdas/adapters/dynamo/held-instruments.ts'
import { dynamoHistoryStore } from '#lambdas/adapters/dynamo/history-store.ts'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { dynamoImportsStore } from '#lambdas/adapters/dynamo/imports-store.ts'
import { dynamoKeptCloseStore } from '#lambdas/adapters/dynamo/kept-close-store.ts'
import { dynamoLedgerStore } from '#lambdas/adapters/dynamo/ledger-store.ts'
import { dynamoOpenAccounts } from '#lambdas/adapters/dynamo/open-accounts.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import type { Table } from '#lambdas/adapters/dynamo/table.ts'
import { dynamoTaxStore } from '#lambdas/adapters/dynamo/tax-store.ts'
import { dynamoUserStore } from '#lambdas/adapters/dynamo/user-store.ts'
import { dynamoRecipientStore } from '#lambdas/adapters/dynamo/recipient-store.ts'
import { dynamoRecoveryStore } from '#lambdas/adapters/dynamo/recovery-store.ts'
import { dynamoSubscriberStore } from '#lambdas/adapters/dynamo/subscriber-store.ts'
import type { AccountData, ExportParts, UserStore } from '#shared/account/ports.ts'
import { analysisExport } from '#shared/educator/export.ts'
import { learningExport } from '#shared/learning/export.ts'
import type { AiUsage, AnalysisStore } from '#shared/educator/ports.ts'
import type { LearningStore, MomentsStore, ReviewStore } from '#shared/learning/ports.ts'
import type { CoinCallCounter, OpenAccounts, QuoteStore } from '#shared/market/ports.ts'
import type { HeldInstruments, KeptCloseStore, PriceHistoryStore } from '#shared/market/history-ports.ts'
import type { Clock } from '#shared/operation/ports.ts'
import { holdingsExport, importsExport, ledgersExport, typedPricesExport } from '#shared/portfolio/export.ts'
import type { RecipientStore, SecurityStore, SubscriberStore } from '#shared/messages/ports.ts'
import type { HoldingsStore, ImportsStore, LedgerStore } from '#shared/portfolio/ports.ts'
import type { RecoveryStore } from '#shared/recovery/ports.ts'
import { taxExport } from '#shared/tax/export.ts'
import type { TaxStore } from '#shared/tax/ports.ts'
import type { AlertRows, AlertStore, WatchlistStore } from '#shared/watchlist/ports.ts'
import { requestFor } from './holdings.ts'
import { memoryAccountData, memoryOpenAccounts } from '#web/adapters/memory/account-data.ts'
import { memoryAlertRows } from '#web/adapters/memory/alert-rows.ts'
import { memoryAiUsage } from '#web/adapters/memory/ai-usage.ts'
import { memoryCoinCalls } from '#web/adapters/memory/coin-calls.ts'
import {
  memoryAlertStore,
  memoryFeedbackStore,
  memoryMomentsStore,
  memoryReviewStore,
  memoryRecoveryStore,
  memorySecurityStore,
  memoryWatchlistStore,
} from '#web/adapters/memory/own-items.ts'
import { memoryHeldInstruments } from '#web/adapters/memory/held-instruments.ts'
import { memoryHistoryStore } from '#web/adapters/memory/history-store.ts'
import { memoryHoldingsStore } from '#web/adapters/memory/holdings-store.ts'
import { memoryImportsStore } from '#web/adapters/memory/imports-store.ts'
import { memoryKeptCloseStore } from '#web/adapters/memory/kept-close-store.ts'
import { memoryLedgerStore } from '#web/adapters/memory/ledger-store.ts'
import { memoryPeople } from '#web/adapters/memory/person-data.ts'
import { memoryQuoteStore } from '#web/adapters/memory/quote-store.ts'
import { memoryRecipientStore, memorySubscriberStore } from '#web/adapters/memory/subscriber-store.ts'
import { memoryTaxStore } from '#web/adapters/memory/tax-store.ts'
import { memoryUserStore } from '#web/adapters/memory/user-store.ts'

export type Stores = {
  holdings: HoldingsStore
  ledgers: LedgerStore
  imports: ImportsStore
  taxes: TaxStore
  users: UserStore & LearningStore & AnalysisStore
  usage: AiUsage
  feedback: FeedbackStore
  reviews: ReviewStore
  moments: MomentsStore
  watchlist: WatchlistStore
  alerts: AlertStore
  securities: SecurityStore
  recoveries: RecoveryStore
  alertRows: AlertRows
  data: AccountData
  openAccounts: OpenAccounts
  quotes: QuoteStore
  histories: PriceHistoryStore
  held: HeldInstruments
  closes: KeptCloseStore
  coinCalls: CoinCallCounter
  subscribers: SubscriberStore
  recipients: RecipientStore
}

/** The parts of the download, over these stores. */
export const exportPartsOf = ({
  holdings,
  ledgers,
  imports,
  taxes,
  users,
}: Pick<Stores, 'holdings' | 'ledgers' | 'imports' | 'taxes' | 'users'>): ExportParts => ({
  holdings: holdingsExport(holdings),
  ledgers: ledgersExport(ledgers),
  typedPrices: typedPricesExport(holdings),
  imports: importsExport(imports),
  tax: taxExport(taxes),
  learning: learningExport(users),
  aiAnalysis: analysisExport(users),
})

const realTime: Clock = { now: () => new Date() }

/** @param clock that of the test, where it has one: stores go by it for what they date and what has expired */
export const dynamoStores = (table: Table, clock: Clock = realTime): Stores => ({
  holdings: dynamoHoldingsStore(table, clock),
  ledgers: dynamoLedgerStore(table, clock),
  imports: dynamoImportsStore(table, clock),
  taxes: dynamoTaxStore(table),
  users: dynamoUserStore(table),
  usage: dynamoAiUsage(table),
  feedback: dynamoFeedbackStore(table),
  reviews: dynamoReviewStore(table),
  moments: dynamoMomentsStore(table),
  watchlist: dynamoWatchlistStore(table),
  alerts: dynamoAlertStore(table),
  securities: dynamoSecurityStore(table),
  recoveries: dynamoRecoveryStore(table),
  alertRows: dynamoAlertRows(table),
  data: dynamoAccountData(table),
  openAccounts: dynamoOpenAccounts(table),
  quotes: dynamoQuoteStore(table),
  histories: dynamoHistoryStore(table),
  held: dynamoHeldInstruments(table),
  closes: dynamoKeptCloseStore(table),
  coinCalls: dynamoCoinCalls(table),
  subscribers: dynamoSubscriberStore(table),
  recipients: dynamoRecipientStore(table),
})

/** @param clock tells what has expired: that of the test, where it has one */
export function memoryStores(clock: Clock = realTime): Stores {
  const people = memoryPeople()
  return {
    holdings: memoryHoldingsStore(people),
    ledgers: memoryLedgerStore(people),
    imports: memoryImportsStore(people, clock),
    taxes: memoryTaxStore(people),
    users: memoryUserStore(people),
    usage: memoryAiUsage(people),
    feedback: memoryFeedbackStore(people),
    reviews: memoryReviewStore(people),
    moments: memoryMomentsStore(people),
    watchlist: memoryWatchlistStore(people),
    alerts: memoryAlertStore(people),
    securities: memorySecurityStore(people),
    recoveries: memoryRecoveryStore(people),
    alertRows: memoryAlertRows(people),
    data: memoryAccountData(people),
    openAccounts: memoryOpenAccounts(people),
    quotes: memoryQuoteStore(),
    histories: memoryHistoryStore(),
    held: memoryHeldInstruments(people),
    closes: memoryKeptCloseStore(),
    coinCalls: memoryCoinCalls(),
    subscribers: memorySubscriberStore(people),
    recipients: memoryRecipientStore(people),
  }
}

/** Closes an account as its operation does. */
export async function closeAccount({ data }: Stores, userId: string): Promise<void> {
  await data.close(userId, '2026-11-21T00:00:00.000Z', new Date('2028-11-21T00:00:00.000Z'))
  await data.erase(userId)
}

export const fillPortfolio = async (
  { holdings: store }: Stores,
  owner: string,
  filling: ReadonlyArray<Parameters<HoldingsStore['add']>[1]>,
): Promise<void> => {
  for (let start = 0; start < filling.length; start += 25) {
    await Promise.all(filling.slice(start, start + 25).map((holding) => store.add(owner, holding, requestFor(holding))))
  }
}
