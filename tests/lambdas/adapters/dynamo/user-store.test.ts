// The user documents, learning and analyses over the embedded DynamoDB: the port's suite.
import { afterAll, beforeAll } from 'vitest'
import { userStoreSuite } from '#tests/ports/user-store.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores } from '#tests/support/stores.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

userStoreSuite(() => dynamoStores(table))
