// Counts of calls about coins over the embedded DynamoDB: the port's suite, and what the table does with them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { coinCallSuite } from '#tests/ports/coin-calls.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores } from '#tests/support/stores.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

coinCallSuite(() => dynamoStores(table).coinCalls)

test('a count carries the time at which DynamoDB may delete it, in seconds', async () => {
  const expiresAt = new Date('2026-11-30T13:00:00.000Z')
  await dynamoStores(table).coinCalls.count('2026-11-28', 'kim', 5, expiresAt)
  const { Item } = await table.call('GetItem', { Key: keys.coinCalls('2026-11-28', 'kim') })
  expect(Item).toMatchObject({ entity: 'coin-calls', calls: 1, expiresAt: expiresAt.getTime() / 1000 })
})
