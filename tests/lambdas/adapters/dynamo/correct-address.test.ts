// The operator's page on a corrected address, at work: whoever can't sign in gets their mails at the new one, and an edit under way is refused.
import { readFileSync } from 'node:fs'
import { type AttributeValue, DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser } from '#shared/account/user-record.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores } from '#tests/support/stores.ts'

const page = readFileSync('docs/operate.md', 'utf8')
const section = page.slice(page.indexOf('## Correct an address'), page.indexOf('## A first deployment'))
const option = (name: string): string => new RegExp(`--${name} '([^']+)'`).exec(section)?.[1] ?? `no ${name}`

let table: TestTable
let client: DynamoDBClient
beforeAll(async () => {
  table = await embeddedTable()
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  client = new DynamoDBClient({ endpoint: table.endpoint, region: 'ap-southeast-2', credentials })
})
afterAll(async () => {
  client.destroy()
  await table.close()
})

async function correct(sub: string): Promise<void> {
  const key = /--key '(.+)' \\/.exec(section)?.[1]?.replace(`'"$sub"'`, sub) ?? 'no key'
  await client.send(
    new UpdateItemCommand({
      TableName: table.name,
      Key: JSON.parse(key) as Record<string, AttributeValue>,
      ConditionExpression: option('condition-expression'),
      UpdateExpression: option('update-expression'),
      ExpressionAttributeNames: JSON.parse(option('expression-attribute-names')) as Record<string, string>,
      ExpressionAttributeValues: JSON.parse(option('expression-attribute-values')) as Record<string, AttributeValue>,
    }),
  )
}

test('the address in the table follows, and an edit from before is refused', async () => {
  const { users, recipients } = dynamoStores(table)
  const uid = crypto.randomUUID()
  await users.create(newUser({ uid, email: 'old@example.com' }, {}, '2026-11-20T00:00:00.000Z'))
  const before = (await users.find(uid))!
  await correct(uid)
  expect((await recipients.find([uid])).get(uid)?.email).toBe('new@example.com')
  expect(await users.replaceProfile(before, { ...before, name: 'Kim' })).toBeUndefined()
})

test('nothing is made of somebody who has no document', async () => {
  const uid = crypto.randomUUID()
  await expect(correct(uid)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' })
  expect(await dynamoStores(table).users.find(uid)).toBeUndefined()
})
