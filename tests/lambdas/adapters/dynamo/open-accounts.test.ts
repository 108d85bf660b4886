// Whether an account is still open: the answer, and what it costs each market request.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dynamoAccountData } from '#lambdas/adapters/dynamo/account-data.ts'
import { dynamoOpenAccounts } from '#lambdas/adapters/dynamo/open-accounts.ts'
import { meterOf } from '#tests/bench/meter.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

test('an account is closed once it was closed, and open before, also with nothing stored', async () => {
  const accounts = dynamoOpenAccounts(table)
  expect(await accounts.isClosed('kim')).toBe(false)
  await dynamoAccountData(table).close('kim', '2026-11-22T00:00:00.000Z', new Date('2028-11-22T00:00:00.000Z'))
  expect(await accounts.isClosed('kim')).toBe(true)
  expect(await accounts.isClosed('lee')).toBe(false)
})

test('a look costs one request and half a read unit', async () => {
  const accounts = dynamoOpenAccounts(table)
  const { requests, readUnits, writeUnits } = await meterOf(table.client).measure(() => accounts.isClosed('lee'))
  expect({ requests, readUnits, writeUnits }).toEqual({ requests: 1, readUnits: 0.5, writeUnits: 0 })
})
