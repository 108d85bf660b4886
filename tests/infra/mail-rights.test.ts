// Rights of the functions of mails at work: their own stores over a table that refuses what they may not do, as IAM does. Each does
// its work with them, and can neither write nor read anything else of a person.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FunctionName } from '#infra/function-sizing.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { openTable } from '#lambdas/adapters/dynamo/table.ts'
import { ensureTable, startDynamo } from '#local/dynamo.ts'
import { aMailAddress } from '#tests/support/messages.ts'
import { dynamoStores } from '#tests/support/stores.ts'
import { guardedTable } from './guarded-table.ts'

const name = 'gumnut'
const region = 'ap-southeast-2'
const sunday = new Date('2026-11-22T06:00:00.000Z')

let dynamo: Awaited<ReturnType<typeof startDynamo>>
let guarded: Awaited<ReturnType<typeof guardedTable>>
beforeAll(async () => {
  dynamo = await startDynamo()
  await ensureTable(dynamo.endpoint, region, name)
  guarded = await guardedTable(dynamo.endpoint)
})
afterAll(async () => {
  await guarded.close()
  await dynamo.close()
})

const tableAt = (endpoint: string) => openTable({ name, region, endpoint })
const tableOf = (fn: FunctionName) => tableAt(guarded.addressFor(fn))
const somebody = (): Promise<string> => aMailAddress(dynamoStores(tableAt(dynamo.endpoint)))

test('the sender claims a mail and gives the claim back, a link turns a switch off, a bounce stops all mail', async () => {
  const uid = await somebody()
  const sender = dynamoStores(tableOf('message-sender')).recipients
  const claim = await sender.claim(uid, 'weekly', sunday, sunday)
  await claim?.release()
  expect((await sender.find([uid])).get(uid)?.mailedAt).toEqual({})
  const link = dynamoStores(tableOf('messages'))
  expect(await link.recipients.turnOff(uid, 'weekly')).toBe(true)
  await link.subscribers.remove(uid, ['weekly'])
  const feedback = dynamoStores(tableOf('message-feedback'))
  expect(await feedback.recipients.stop(uid, 'bounce', sunday)).toBe(true)
  await feedback.subscribers.remove(uid, ['weekly'])
  expect(guarded.refused).toEqual([])
})

test.each(['messages', 'message-feedback', 'message-sender'] as const)(
  '%s may set nothing else of a person, and have nothing else of them answered',
  async (fn) => {
    const uid = await somebody()
    const update = (expression: string, more: object = {}) =>
      tableOf(fn).call('UpdateItem', {
        Key: keys.user(uid),
        UpdateExpression: expression,
        ExpressionAttributeValues: { ':value': 'x' },
        ...more,
      })
    const names = { ExpressionAttributeNames: { '#mail': 'email' } }
    await expect(update('SET email = :value')).rejects.toThrow()
    await expect(update('SET #mail = :value', names)).rejects.toThrow()
    const own = fn === 'message-feedback' ? 'messages' : 'preferences'
    await expect(update(`SET ${own}.note = :value`, { ReturnValues: 'ALL_NEW' })).rejects.toThrow()
    await expect(update(`SET ${own}.note = :value`, { ConditionExpression: 'age > :value' })).rejects.toThrow()
    expect(guarded.refused.filter((call) => call.startsWith(`${fn}: UpdateItem on USER#${uid}`))).toHaveLength(4)
  },
)
