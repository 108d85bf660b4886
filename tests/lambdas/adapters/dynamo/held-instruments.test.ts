// The held instruments over the embedded DynamoDB: the port's suite.
import { heldInstrumentsSuite } from '#tests/ports/held-instruments.ts'
import { tableStores } from '#tests/support/table-stores.ts'

const { stores } = tableStores()

heldInstrumentsSuite(stores)
