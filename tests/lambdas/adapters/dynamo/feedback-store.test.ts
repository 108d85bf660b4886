// Feedback over the embedded DynamoDB: the port's suite, and that an item says what it is.
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { feedbackStoreSuite } from '#tests/ports/feedback-store.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores } from '#tests/support/stores.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

feedbackStoreSuite(() => dynamoStores(table))

test('an item says what it is', async () => {
  const person = crypto.randomUUID()
  await dynamoStores(table).feedback.replace(person, undefined, { entries: [], revision: 1 })
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: keys.feedback(person) }))
  expect(Item).toMatchObject({ entity: 'ai-feedback', v: 1 })
})
