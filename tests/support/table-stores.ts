// Stores over an embedded table that lives as long as the tests of a file.
import { afterAll, beforeAll } from 'vitest'
import { embeddedTable, type TestTable } from './embedded-table.ts'
import { dynamoStores, type Stores } from './stores.ts'

/** Both are there once the tests run, so they are asked for there. */
export function tableStores(): { table: () => TestTable; stores: () => Stores } {
  let table: TestTable
  let stores: Stores
  beforeAll(async () => {
    table = await embeddedTable()
    stores = dynamoStores(table)
  })
  afterAll(() => table.close())
  return { table: () => table, stores: () => stores }
}
