// The educator's counters over the embedded DynamoDB: the port's suite, and what the table does with them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Key, keys } from '#lambdas/adapters/dynamo/keys.ts'
import { aiUsageSuite } from '#tests/ports/ai-usage.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores } from '#tests/support/stores.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

aiUsageSuite(() => dynamoStores(table))

test("a person's record and a day's spend carry the time at which DynamoDB may delete them, in seconds", async () => {
  const { usage } = dynamoStores(table)
  const person = crypto.randomUUID()
  const expiresAt = new Date('2026-11-23T00:00:00.000Z')
  const record = { recent: [], day: '2026-11-21', chats: 0, educations: 0, inFlightUntil: 0, ticket: 't', revision: 1 }
  await usage.replace(person, undefined, record, expiresAt)
  await usage.reserve('2026-11-21', 300, 1000, expiresAt)
  const stored = async (Key: Key) => (await table.call('GetItem', { Key })).Item
  expect(await stored(keys.aiUsage(person))).toMatchObject({ expiresAt: expiresAt.getTime() / 1000 })
  expect(await stored(keys.aiSpend('2026-11-21'))).toMatchObject({
    microUsd: 300,
    expiresAt: expiresAt.getTime() / 1000,
  })
})
