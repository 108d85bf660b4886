// Subscribers and recipients over the embedded DynamoDB: the ports' suite, and what an entry holds.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { newUser } from '#shared/account/user-record.ts'
import { subscriberStoreSuite } from '#tests/ports/subscriber-store.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores } from '#tests/support/stores.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

subscriberStoreSuite(() => dynamoStores(table))

test('an entry says what it is and nothing of the person but the id in its key', async () => {
  const person = crypto.randomUUID()
  await dynamoStores(table).subscribers.add(person, ['weekly'])
  const Key = keys.subscriber('weekly', person)
  const { Item } = await table.call('GetItem', { Key })
  expect(Item).toEqual({ ...Key, entity: 'mail-subscriber', v: 1 })
  expect(Key.pk).toMatch(/^MAIL#weekly#\d{1,2}$/)
})

test('a document that cannot be read leaves out one person and nobody else', async () => {
  const stores = dynamoStores(table)
  const [kim, broken, lee] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  for (const uid of [kim, broken, lee]) {
    const identity = { uid, email: `${uid}@example.test`, isEmailVerified: true }
    await stores.users.create(newUser(identity, {}, '2026-11-01T00:00:00.000Z'))
  }
  await table.call('UpdateItem', {
    Key: keys.user(broken),
    UpdateExpression: 'SET email = :none',
    ExpressionAttributeValues: { ':none': 7 },
  })
  const found = await stores.recipients.find([kim, broken, lee])
  expect([...found.keys()].toSorted()).toEqual([kim, lee].toSorted())
})
