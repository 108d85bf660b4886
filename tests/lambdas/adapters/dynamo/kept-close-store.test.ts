// The kept closes over the embedded DynamoDB: the port's suite.
import { afterAll, beforeAll } from 'vitest'
import { keptCloseStoreSuite } from '#tests/ports/kept-close-store.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores, type Stores } from '#tests/support/stores.ts'

let table: TestTable
let stores: Stores
beforeAll(async () => {
  table = await embeddedTable()
  stores = dynamoStores(table)
})
afterAll(() => table.close())

keptCloseStoreSuite(() => stores)
