// The price history store over the embedded DynamoDB: the port's suite.
import { priceHistoryStoreSuite } from '#tests/ports/price-history-store.ts'
import { tableStores } from '#tests/support/table-stores.ts'

const { stores } = tableStores()

priceHistoryStoreSuite(stores)
