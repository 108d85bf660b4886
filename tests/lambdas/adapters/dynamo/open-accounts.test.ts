// Whether an account is still open: what it costs each market request.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dynamoOpenAccounts } from '#lambdas/adapters/dynamo/open-accounts.ts'
import { metered } from '#tests/bench/meter.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

test('a look costs one request and half a read unit', async () => {
  const { table: counted, meter } = metered(table)
  const accounts = dynamoOpenAccounts(counted)
  const { requests, readUnits, writeUnits } = await meter.measure(() => accounts.isClosed('lee'))
  expect({ requests, readUnits, writeUnits }).toEqual({ requests: 1, readUnits: 0.5, writeUnits: 0 })
})
