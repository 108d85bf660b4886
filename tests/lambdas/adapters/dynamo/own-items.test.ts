// Items of one person over the embedded DynamoDB: the ports' suite, and that an item says what it is.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Key, keys } from '#lambdas/adapters/dynamo/keys.ts'
import { BrokenItem } from '#lambdas/adapters/dynamo/stored-item.ts'
import { noMoments } from '#shared/learning/moments/record.ts'
import { noReviews } from '#shared/learning/review-record.ts'
import { sendSecurity } from '#shared/messages/send-security.ts'
import { ownItems, ownItemsSuite } from '#tests/ports/own-items.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { aMailAddress, pagePorts, testMailer } from '#tests/support/messages.ts'
import { dynamoStores } from '#tests/support/stores.ts'
import { watchedTable } from '#tests/support/watched-table.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

ownItemsSuite(() => dynamoStores(table))

test('an item says what it is', async () => {
  const person = crypto.randomUUID()
  const stores = dynamoStores(table)
  await stores.feedback.replace(person, undefined, { entries: [], revision: 1 })
  await stores.reviews.replace(person, undefined, { ...noReviews, revision: 1 })
  await stores.moments.replace(person, undefined, { ...noMoments, revision: 1 })
  const entityOf = async (Key: Key): Promise<unknown> => {
    const { Item } = await table.call('GetItem', { Key })
    return [Item?.['entity'], Item?.['v']]
  }
  expect(await entityOf(keys.feedback(person))).toEqual(['ai-feedback', 1])
  expect(await entityOf(keys.review(person))).toEqual(['review', 1])
  expect(await entityOf(keys.moments(person))).toEqual(['moments', 1])
})

test.each(ownItems)(
  '$kind is read by a release that does not know a field of a later one',
  async ({ kind, of, aRecord }) => {
    const person = crypto.randomUUID()
    const store = of(dynamoStores(table))
    await store.replace(person, undefined, aRecord(1))
    await table.call('UpdateItem', {
      Key: { ...keys.moments(person), sk: kind },
      UpdateExpression: 'SET addedLater = :it',
      ExpressionAttributeValues: { ':it': true },
    })
    expect(await store.find(person)).toEqual(aRecord(1))
  },
)

test('what could not be read again is not stored, and what was there stays', async () => {
  const person = crypto.randomUUID()
  const { moments } = dynamoStores(table)
  const broken = { kept: { 'first-etf': { shownOn: '+010000-01' } }, revision: 1 }
  await expect(moments.replace(person, undefined, broken)).rejects.toBeInstanceOf(BrokenItem)
  expect(await moments.find(person)).toBeUndefined()
  await moments.replace(person, undefined, { ...noMoments, revision: 1 })
  const before = await moments.find(person)
  await expect(moments.replace(person, before, { ...broken, revision: 2 })).rejects.toBeInstanceOf(BrokenItem)
  expect(await moments.find(person)).toEqual({ kept: {}, revision: 1 })
})

/** A table whose replies to every stored item are lost once, so that each is sent again. */
const forgetful = () =>
  watchedTable(table, async ({ operation, goOn }) => {
    if (operation === 'PutItem') await goOn()
    return goOn()
  })

test('a write whose reply was lost counts as stored, and one from an old revision still does not', async () => {
  const person = crypto.randomUUID()
  const { moments } = dynamoStores(forgetful())
  expect(await moments.replace(person, undefined, { ...noMoments, revision: 1 })).toBe(true)
  const before = await moments.find(person)
  expect(await moments.replace(person, before, { ...noMoments, revision: 2 })).toBe(true)
  expect(await moments.replace(person, before, { ...noMoments, revision: 2 })).toBe(false)
  expect(await moments.find(person)).toEqual({ kept: {}, revision: 2 })
})

test('how a write is told from others is in no download', async () => {
  const person = crypto.randomUUID()
  const { moments, data } = dynamoStores(table)
  await moments.replace(person, undefined, { ...noMoments, revision: 1 })
  expect(await data.otherItems(person)).toEqual([{ kind: keys.moments(person).sk, kept: {}, revision: 1 }])
})

test('a mail about the safety of an account goes, once, though the reply to its claim was lost', async () => {
  const at = '2026-11-22T06:04:00.000Z'
  const person = await aMailAddress(dynamoStores(table))
  const [stores, mailer] = [dynamoStores(forgetful()), testMailer()]
  const ports = {
    ...pagePorts(stores, mailer, new Date(at)),
    securities: stores.securities,
    digest: async (_userId: string, mark: string) => mark,
  }
  const job = {
    job: 'security',
    id: crypto.randomUUID(),
    userId: person,
    at,
    event: { what: 'password-changed' },
  } as const
  expect(await sendSecurity(ports, job, 60_000)).toBe('sent')
  expect(await sendSecurity(ports, job, 60_000)).toBe('done')
  expect(mailer.mails).toHaveLength(1)
})
