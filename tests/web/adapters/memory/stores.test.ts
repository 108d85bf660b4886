// The stores in memory keep every promise that the ones on DynamoDB keep: the same suites.
import { describe } from 'vitest'
import { accountDataSuite } from '#tests/ports/account-data.ts'
import { aiUsageSuite } from '#tests/ports/ai-usage.ts'
import { alertChecksSuite } from '#tests/ports/alert-checks.ts'
import { alertRowsSuite } from '#tests/ports/alert-rows.ts'
import { coinCallSuite } from '#tests/ports/coin-calls.ts'
import { heldInstrumentsSuite } from '#tests/ports/held-instruments.ts'
import { keptCloseStoreSuite } from '#tests/ports/kept-close-store.ts'
import { taxStoreSuite } from '#tests/ports/tax-store.ts'
import { holdingsStoreSuite } from '#tests/ports/holdings-store.ts'
import { importsStoreSuite } from '#tests/ports/imports-store.ts'
import { ledgerStoreSuite } from '#tests/ports/ledger-store.ts'
import { ownItemsSuite } from '#tests/ports/own-items.ts'
import { priceHistoryStoreSuite } from '#tests/ports/price-history-store.ts'
import { quoteStoreSuite } from '#tests/ports/quote-store.ts'
import { subscriberStoreSuite } from '#tests/ports/subscriber-store.ts'
import { userStoreSuite } from '#tests/ports/user-store.ts'
import { memoryStores } from '#tests/support/stores.ts'

describe('holdings', () => {
  holdingsStoreSuite(memoryStores)
})
describe('ledgers', () => {
  ledgerStoreSuite(memoryStores)
})
describe('imports', () => {
  importsStoreSuite(memoryStores)
})
describe('user documents, learning and analyses', () => {
  userStoreSuite(memoryStores)
})
describe('AI usage', () => {
  aiUsageSuite(memoryStores)
})
describe('items of one person', () => {
  ownItemsSuite(memoryStores)
})
describe('rows of alert rules', () => {
  alertRowsSuite(memoryStores)
})
describe('alert rules and prices', () => {
  alertChecksSuite(memoryStores)
})
describe('account data and open accounts', () => {
  accountDataSuite(memoryStores)
})
describe('quotes', () => {
  quoteStoreSuite(memoryStores)
})
describe('price histories', () => {
  priceHistoryStoreSuite(memoryStores)
})
describe('held instruments', () => {
  heldInstrumentsSuite(memoryStores)
})
describe('kept closes', () => {
  keptCloseStoreSuite(memoryStores)
})
describe('calls about coins', () => {
  coinCallSuite(() => memoryStores().coinCalls)
})
describe('mail', () => {
  subscriberStoreSuite(memoryStores)
})
describe('tax notes', () => {
  taxStoreSuite(memoryStores)
})
