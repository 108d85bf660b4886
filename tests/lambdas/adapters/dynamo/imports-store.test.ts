// The imports store over the embedded DynamoDB: the port's suite.
import { afterAll, beforeAll } from 'vitest'
import { importsStoreSuite } from '#tests/ports/imports-store.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores } from '#tests/support/stores.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

importsStoreSuite(() => dynamoStores(table))
