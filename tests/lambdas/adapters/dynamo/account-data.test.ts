// What is stored of an account over the embedded DynamoDB: the port's suite.
import { afterAll, beforeAll } from 'vitest'
import { accountDataSuite } from '#tests/ports/account-data.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores } from '#tests/support/stores.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

accountDataSuite(() => dynamoStores(table))
