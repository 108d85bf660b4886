// Items of one person over the embedded DynamoDB: the ports' suite, and that an item says what it is.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Key, keys } from '#lambdas/adapters/dynamo/keys.ts'
import { BrokenItem } from '#lambdas/adapters/dynamo/stored-item.ts'
import { noMoments } from '#shared/learning/moments/record.ts'
import { noReviews } from '#shared/learning/review-record.ts'
import { ownItemsSuite } from '#tests/ports/own-items.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { dynamoStores } from '#tests/support/stores.ts'

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
