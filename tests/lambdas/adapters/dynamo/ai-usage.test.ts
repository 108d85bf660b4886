// The educator's counters over the embedded DynamoDB: each change is one conditional write.
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dynamoAccountData } from '#lambdas/adapters/dynamo/account-data.ts'
import { dynamoAiUsage } from '#lambdas/adapters/dynamo/ai-usage.ts'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import type { AiUsage, UsageRecord } from '#shared/educator/ports.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'

let table: TestTable
let usage: AiUsage
beforeAll(async () => {
  table = await embeddedTable()
  usage = dynamoAiUsage(table)
})
afterAll(() => table.close())

const expiresAt = new Date('2026-11-23T00:00:00.000Z')
const aRecord = (about: Partial<UsageRecord> = {}): UsageRecord => ({
  recent: [1, 2],
  day: '2026-11-21',
  chats: 1,
  educations: 0,
  inFlightUntil: 5,
  ticket: 't',
  revision: 1,
  ...about,
})
const spent = async (day: string): Promise<unknown> =>
  (await table.client.send(new GetCommand({ TableName: table.name, Key: keys.aiSpend(day) }))).Item?.['microUsd']

test('what is stored is found again, and expires with the table', async () => {
  const person = crypto.randomUUID()
  expect(await usage.find(person)).toBeUndefined()
  expect(await usage.replace(person, undefined, aRecord(), expiresAt)).toBe(true)
  expect(await usage.find(person)).toEqual(aRecord())
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: keys.aiUsage(person) }))
  expect(Item?.['expiresAt']).toBe(expiresAt.getTime() / 1000)
})

test('of many first writes one holds, and of many changes of one record too', async () => {
  const person = crypto.randomUUID()
  const race = (before: UsageRecord | undefined, after: UsageRecord) =>
    Promise.all(Array.from({ length: 30 }, () => usage.replace(person, before, after, expiresAt)))
  expect((await race(undefined, aRecord())).filter(Boolean)).toHaveLength(1)
  expect((await race(aRecord(), aRecord({ revision: 2 }))).filter(Boolean)).toHaveLength(1)
  expect(await usage.find(person)).toEqual(aRecord({ revision: 2 }))
})

test('a record that was erased with its account does not come back', async () => {
  const person = crypto.randomUUID()
  await usage.replace(person, undefined, aRecord(), expiresAt)
  await dynamoAccountData(table).erase(person)
  expect(await usage.replace(person, aRecord(), aRecord({ revision: 2 }), expiresAt)).toBe(false)
  expect(await usage.find(person)).toBeUndefined()
})

test('it is no holding', async () => {
  const person = crypto.randomUUID()
  await usage.replace(person, undefined, aRecord(), expiresAt)
  expect(await dynamoHoldingsStore(table).list(person)).toEqual([])
})

test('reservations in parallel stop at the cap, and what is given back can be had again', async () => {
  const reserve = () => usage.reserve('2026-11-21', 300, 1000, expiresAt)
  const held = await Promise.all(Array.from({ length: 20 }, reserve))
  expect(held.filter(Boolean)).toHaveLength(3)
  expect(await spent('2026-11-21')).toBe(900)
  await usage.giveBack('2026-11-21', 250)
  expect(await spent('2026-11-21')).toBe(650)
  expect(await reserve()).toBe(true)
  expect(await reserve()).toBe(false)
})

test('what alone is over the cap is refused, exactly the cap is not', async () => {
  expect(await usage.reserve('2026-11-22', 1001, 1000, expiresAt)).toBe(false)
  expect(await spent('2026-11-22')).toBeUndefined()
  expect(await usage.reserve('2026-11-22', 1000, 1000, expiresAt)).toBe(true)
  expect(await usage.reserve('2026-11-22', 1, 1000, expiresAt)).toBe(false)
  await usage.giveBack('2026-11-22', -50)
  expect(await spent('2026-11-22')).toBe(1050)
})
