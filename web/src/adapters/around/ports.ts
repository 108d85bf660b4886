// Ports of looking around: the stores in memory, prices and histories of the built-in samples, and nobody who is asked for more.
import { createHistoryService } from '#shared/market/history-service.ts'
import { noSources } from '#shared/market/ports.ts'
import { noHistorySources } from '#shared/market/history-ports.ts'
import { createPriceService } from '#shared/market/price-service.ts'
import type { Clock, Log, NewId } from '#shared/operation/ports.ts'
import { createTurns } from '#shared/operation/turns.ts'
import { ledgerReaderOf } from '#shared/portfolio/ledger-reader.ts'
import { settledHoldings } from '#shared/portfolio/settled-holdings.ts'
import { memoryAccountData, memoryOpenAccounts } from '../memory/account-data.ts'
import { memoryAiUsage } from '../memory/ai-usage.ts'
import { memoryAlertRows } from '../memory/alert-rows.ts'
import { memoryHistoryStore } from '../memory/history-store.ts'
import { memoryHoldingsStore } from '../memory/holdings-store.ts'
import { memoryImportsStore } from '../memory/imports-store.ts'
import { memoryKeptCloseStore } from '../memory/kept-close-store.ts'
import { memoryLedgerStore } from '../memory/ledger-store.ts'
import {
  memoryAlertStore,
  memoryFeedbackStore,
  memoryMomentsStore,
  memoryReviewStore,
  memoryWatchlistStore,
} from '../memory/own-items.ts'
import type { People } from '../memory/person-data.ts'
import { memoryQuoteStore } from '../memory/quote-store.ts'
import { memoryRecipientStore, memorySubscriberStore } from '../memory/subscriber-store.ts'
import { memoryTaxStore } from '../memory/tax-store.ts'
import { memoryUserStore } from '../memory/user-store.ts'
import { random, timer } from './runtime.ts'

/** Nobody reads a log of this page. */
const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

export type AroundPorts = ReturnType<typeof aroundPorts>

export function aroundPorts(people: People, clock: Clock, newId: NewId) {
  const quoteStore = memoryQuoteStore()
  const quotes = createPriceService({ store: quoteStore, sources: noSources, clock, timer, log })
  const ledgers = memoryLedgerStore(people)
  const markedHoldings = memoryHoldingsStore(people)
  return {
    users: memoryUserStore(people),
    markedHoldings,
    holdings: settledHoldings({ holdings: markedHoldings, ledgers }),
    ledgers,
    ledgerReader: ledgerReaderOf({ holdings: markedHoldings, ledgers }),
    imports: memoryImportsStore(people, clock),
    taxes: memoryTaxStore(people),
    usage: memoryAiUsage(people),
    feedback: memoryFeedbackStore(people),
    reviews: memoryReviewStore(people),
    moments: memoryMomentsStore(people),
    watchlist: memoryWatchlistStore(people),
    alerts: memoryAlertStore(people),
    alertRows: memoryAlertRows(people),
    subscribers: memorySubscriberStore(people),
    recipients: memoryRecipientStore(people),
    data: memoryAccountData(people),
    openAccounts: memoryOpenAccounts(people),
    closes: memoryKeptCloseStore(),
    quoteStore,
    quotes,
    histories: createHistoryService({
      store: memoryHistoryStore(),
      sources: noHistorySources,
      clock,
      timer,
      log,
    }),
    turns: createTurns(),
    clock,
    timer,
    random,
    newId,
    log,
  }
}
