// The tax notes over the embedded DynamoDB: the port's suite.
import { taxStoreSuite } from '#tests/ports/tax-store.ts'
import { tableStores } from '#tests/support/table-stores.ts'

const { stores } = tableStores()

taxStoreSuite(stores)
