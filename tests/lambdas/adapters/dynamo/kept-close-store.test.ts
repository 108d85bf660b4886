// The kept closes over the embedded DynamoDB: the port's suite.
import { keptCloseStoreSuite } from '#tests/ports/kept-close-store.ts'
import { tableStores } from '#tests/support/table-stores.ts'

const { stores } = tableStores()

keptCloseStoreSuite(stores)
