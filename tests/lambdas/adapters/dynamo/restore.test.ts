// The operator's page on a restore, at work: its expressions over an old table and a new one of the embedded DynamoDB.
import { readFileSync } from 'node:fs'
import {
  type AttributeValue,
  DeleteItemCommand,
  DynamoDBClient,
  QueryCommand,
  ScanCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { newUser } from '#shared/account/user-record.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores, type Stores } from '#tests/support/stores.ts'

type Values = Record<string, AttributeValue>

const page = readFileSync('docs/operate.md', 'utf8')
const section = page.slice(page.indexOf('## Restore'), page.indexOf('## Correct an address'))
/** What stands between apostrophes after an option, the first time or a later one. */
const option = (name: string, at = 0): string =>
  [...section.matchAll(new RegExp(`--${name} '([^']+)'`, 'g'))][at]?.[1] ?? `no ${name}`

const at = '2026-11-20T00:00:00.000Z'
const until = '2026-11-21T00:00:00.000Z'
const TableName = 'gumnut-test'
let old: TestTable
let made: TestTable
let [before, restored]: [Stores, Stores] = [] as never
const clients: DynamoDBClient[] = []
const clientOf = ({ endpoint }: TestTable): DynamoDBClient => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new DynamoDBClient({ endpoint, region: 'ap-southeast-2', credentials })
  clients.push(client)
  return client
}
beforeAll(async () => {
  ;[old, made] = [await embeddedTable(), await embeddedTable()]
  ;[before, restored] = [dynamoStores(old), dynamoStores(made)]
})
afterAll(async () => {
  for (const client of clients) client.destroy()
  await old.close()
  await made.close()
})

/** Somebody with mails on, in both tables: the restore takes both back to then. */
async function somebody(): Promise<string> {
  const uid = crypto.randomUUID()
  const user = newUser({ uid, email: `${uid}@example.test`, isEmailVerified: true }, {}, at)
  for (const { users } of [before, restored]) await users.create(user)
  return uid
}
const settingsOf = async ({ recipients }: Stores, uid: string) => {
  const { messages, notifications } = (await recipients.find([uid])).get(uid) ?? {}
  return { messages, notifications }
}

test('what the new table wants to carry out is gone, with the records of those who would be asked again', async () => {
  const uid = await somebody()
  const waiting = { id: 'one', since: at, until, isTold: true, isMailed: true, isDue: false }
  await restored.recoveries.replace(uid, undefined, { codesSentAt: [], code: null, waiting, revision: 0 })
  await restored.recoveries.note({ until, userId: uid })
  const client = clientOf(made)
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: option('key-condition-expression'),
      ExpressionAttributeValues: JSON.parse(option('expression-attribute-values')) as Values,
    }),
  )
  expect(Items).toHaveLength(1)
  const due = Items[0]?.['sk']?.S ?? ''
  // The shell's parameters, between apostrophes that end and begin again: here they are put in.
  const deleted = [...section.matchAll(/delete-item --table-name \$to --key (.+)$/gm)].map(([, key = '']) =>
    key
      .replaceAll("'", '')
      .replace('${due#*#}', due.slice(due.indexOf('#') + 1))
      .replace('$due', due),
  )
  expect(deleted.map((key) => JSON.parse(key) as Values)).toEqual(
    [keys.recovery(uid), keys.dueRecovery({ until, userId: uid })].map(({ pk, sk }) => ({
      pk: { S: pk },
      sk: { S: sk },
    })),
  )
  for (const key of deleted) await client.send(new DeleteItemCommand({ TableName, Key: JSON.parse(key) as Values }))
  expect(await restored.recoveries.due(new Date('2027-01-01T00:00:00.000Z'), 10)).toEqual([])
  expect(await restored.recoveries.find(uid)).toBeUndefined()
})

test('who has unsubscribed since, one kind or all, is not mailed from the new table either', async () => {
  const people = { stopped: await somebody(), switched: await somebody(), same: await somebody() }
  await before.recipients.stop(people.stopped, 'complaint', new Date('2026-11-22T00:00:00.000Z'))
  await before.recipients.turnOff(people.switched, 'weekly')
  const { Items = [] } = await clientOf(old).send(
    new ScanCommand({
      TableName,
      FilterExpression: option('filter-expression'),
      ExpressionAttributeValues: JSON.parse(option('expression-attribute-values', 1)) as Values,
      ProjectionExpression: option('projection-expression'),
    }),
  )
  const client = clientOf(made)
  for (const { pk, sk, messages, preferences } of Items) {
    const values = { ':messages': messages!, ':switches': preferences!.M!['notifications']! }
    await client.send(
      new UpdateItemCommand({
        TableName,
        Key: { pk: pk!, sk: sk! },
        ConditionExpression: option('condition-expression'),
        UpdateExpression: option('update-expression'),
        ExpressionAttributeValues: values,
      }),
    )
  }
  for (const uid of Object.values(people))
    expect(await settingsOf(restored, uid)).toEqual(await settingsOf(before, uid))
  expect((await settingsOf(restored, people.stopped)).messages?.stopped).not.toBeNull()
  expect((await settingsOf(restored, people.switched)).notifications?.weeklyReports).toBe(false)
  expect((await settingsOf(restored, people.same)).messages?.consentAt).toBe(at)
})
