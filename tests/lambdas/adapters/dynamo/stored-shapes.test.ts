// What is stored, as it is stored: items of the first shape are still read, every item written says what it is, nothing that
// is no holding is read as one, and an item that is broken is named without a word of what is in it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dynamoAccountData } from '#lambdas/adapters/dynamo/account-data.ts'
import { dynamoAiUsage } from '#lambdas/adapters/dynamo/ai-usage.ts'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { type Key, keys, userPartition } from '#lambdas/adapters/dynamo/keys.ts'
import { dynamoQuoteStore } from '#lambdas/adapters/dynamo/quote-store.ts'
import { dynamoRecoveryStore } from '#lambdas/adapters/dynamo/recovery-store.ts'
import { dynamoUserStore } from '#lambdas/adapters/dynamo/user-store.ts'
import { log } from '#lambdas/edge/log.ts'
import { achievementsOf } from '#shared/learning/achievements.ts'
import { completeLesson, nothingLearned } from '#shared/learning/progress.ts'
import { newUser } from '#shared/account/user-record.ts'
import { withDue, withWaiting } from '#shared/recovery/recovery-record.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'

let table: TestTable
beforeAll(async () => void (table = await embeddedTable()))
afterAll(() => table.close())

const now = '2026-11-21T00:00:00.000Z'
const put = (Item: Record<string, unknown>) => table.call('PutItem', { Item })
const item = async (Key: Key): Promise<Record<string, unknown> | undefined> =>
  (await table.call('GetItem', { Key })).Item
const aUser = (uid: string) => newUser({ uid, email: 'kim@example.test', name: 'Kim' }, {}, now)

/** Learning as it was stored first: only the total of XP, and no revision. */
const firstLearning = { completedLessons: [1, 4], xp: 47, earned: { first_lesson: now }, lastCompletedAt: now }

test('learning of the first shape is read with the rewards of the catalogue and as many writes as lessons', async () => {
  const uid = crypto.randomUUID()
  await put({ ...keys.user(uid), ...aUser(uid), learning: firstLearning })
  const { learning } = (await dynamoUserStore(table).find(uid))!
  expect(learning).toEqual({ ...firstLearning, xpByLesson: { 1: 15, 4: 20 }, revision: 2 })
})

test('learning of the first shape is written over once, and only as it was read', async () => {
  const uid = crypto.randomUUID()
  await put({ ...keys.user(uid), ...aUser(uid), learning: firstLearning })
  const users = dynamoUserStore(table)
  const { learning } = (await users.find(uid))!
  const lesson = { id: 2, xpReward: 15, correctAnswers: [] }
  const done = completeLesson(learning, lesson, { answers: [], readingSeconds: 0 }, now)
  if (done.kind !== 'completed') throw new Error('The lesson must be completed')
  const writes = await Promise.all(Array.from({ length: 8 }, () => users.replaceLearning(uid, learning, done.record)))
  expect(writes.filter(Boolean)).toHaveLength(1)
  expect((await users.find(uid))?.learning).toMatchObject({ xp: 62, revision: 3, xpByLesson: { 1: 15, 2: 15, 4: 20 } })
  expect(await users.replaceLearning(uid, { ...nothingLearned, revision: 2 }, nothingLearned)).toBe(false)
})

test('learning with an achievement that only a later release knows is read, and keeps it through the next lesson', async () => {
  const uid = crypto.randomUUID()
  const earned = { first_lesson: now, of_a_later_release: now }
  await put({ ...keys.user(uid), ...aUser(uid), learning: { ...nothingLearned, earned, revision: 1 } })
  const users = dynamoUserStore(table)
  const { learning } = (await users.find(uid))!
  expect(achievementsOf(learning).filter(({ unlocked }) => unlocked)).toMatchObject([{ id: 'first_lesson' }])
  const lesson = { id: 2, xpReward: 15, correctAnswers: [] }
  const done = completeLesson(learning, lesson, { answers: [], readingSeconds: 0 }, now)
  if (done.kind !== 'completed') throw new Error('The lesson must be completed')
  expect(await users.replaceLearning(uid, learning, done.record)).toBe(true)
  expect((await users.find(uid))?.learning.earned).toEqual(earned)
})

test('a person without a document earns nothing from a lesson', async () => {
  const users = dynamoUserStore(table)
  expect(await users.replaceLearning(crypto.randomUUID(), nothingLearned, nothingLearned)).toBe(false)
})

test('a recovery that waits from before it was noted whether its owner was told is read, and is not carried out', async () => {
  const uid = crypto.randomUUID()
  const waiting = { id: 'first', since: now, until: '2026-11-22T00:00:00.000Z', isDue: false }
  await put({ ...keys.recovery(uid), codesSentAt: [now], code: null, waiting, revision: 3 })
  const record = (await dynamoRecoveryStore(table).find(uid))!
  expect(record.waiting).toEqual({ ...waiting, isTold: false, isMailed: false })
  const later = new Date('2026-11-22T00:00:00.000Z')
  expect(withDue(record, later)).toMatchObject({ waiting: null })
  expect(withWaiting(record, 'second', later).waiting).toMatchObject({ id: 'first', until: '2026-11-23T00:00:00.000Z' })
})

test('a holding of the first shape is read; one without a market is no longer live tracked', async () => {
  const uid = crypto.randomUUID()
  const cba = aStoredHolding({ createdAt: '2026-01-01T00:00:00.000Z' })
  const shed = aStoredHolding({ type: 'other', symbol: 'SHED' })
  for (const holding of [cba, shed]) await put({ ...keys.holding(uid, holding.id), ...holding, requestDigest: 'x' })
  expect(await dynamoHoldingsStore(table).list(uid)).toEqual([cba, { ...shed, isLiveTracked: false }])
})

test('an item of another kind beside the holdings is none of them', async () => {
  const uid = crypto.randomUUID()
  const holding = aStoredHolding()
  await dynamoHoldingsStore(table).add(uid, holding, requestFor(holding))
  for (const sk of ['ALERT#1', 'HOLDING', 'HOLDINGS#1', 'HOLDED'])
    await put({ pk: userPartition(uid), sk, note: 'no holding' })
  expect(await dynamoHoldingsStore(table).list(uid)).toEqual([holding])
})

test('a broken item is named, and nothing that is in it', async () => {
  const uid = crypto.randomUUID()
  const holding = aStoredHolding({ id: 'broken-1', name: 'My secret gold' })
  await put({ ...keys.holding(uid, holding.id), ...holding, requestDigest: 'x', quantity: 'a lot' })
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await expect(dynamoHoldingsStore(table).list(uid)).rejects.toThrow(
    'The stored item USER HOLDING#broken-1 is broken in: quantity',
  )
  expect(logged.mock.calls).toEqual([
    ['a stored item is broken', { item: 'USER HOLDING#broken-1', fields: 'quantity' }],
  ])
  logged.mockRestore()
})

test('every item that is written says what it is and in which shape', async () => {
  const uid = crypto.randomUUID()
  const [users, quotes, usage] = [dynamoUserStore(table), dynamoQuoteStore(table), dynamoAiUsage(table)]
  const holding = aStoredHolding()
  const share = { kind: 'asx', code: 'CBA' } as const
  const user = aUser(uid)
  await users.create(user)
  await dynamoHoldingsStore(table).add(uid, holding, requestFor(holding))
  await quotes.save({
    instrument: share,
    symbol: 'CBA',
    name: 'CBA',
    price: 1,
    previousClose: null,
    type: 'stock',
    instrumentType: 'EQUITY',
    source: 'yahoo',
    asOf: now,
    fetchedAt: now,
  })
  await quotes.track([share], '2026-11-21', new Date('2026-12-21T00:00:00Z'))
  await quotes.noteOutage('coin', now)
  await quotes.noteOutage('coin', null)
  await quotes.notePosition('refresh', 'asx', 'asx:CBA')
  await quotes.notePosition('history', 'asx', 'asx:CBA')
  await usage.reserve('2026-11-21', 1, 10, new Date('2026-12-21T00:00:00Z'))
  const written: ReadonlyArray<readonly [string, Key]> = [
    ['user', keys.user(uid)],
    ['holding', keys.holding(uid, holding.id)],
    ['account', keys.account(uid)],
    ['quote', keys.quote(share)],
    ['tracked-security', keys.tracked(share)],
    ['outages', keys.outages],
    ['refresh-positions', keys.positions.refresh],
    ['history-positions', keys.positions.history],
    ['ai-spend', keys.aiSpend('2026-11-21')],
  ]
  for (const [entity, key] of written) expect(await item(key), entity).toMatchObject({ entity, v: 1 })
  await dynamoAccountData(table).close(uid, now, new Date('2028-11-21T00:00:00Z'))
  expect(await item(keys.account(uid))).toMatchObject({ entity: 'account', v: 1, closedAt: now })
})

test('a document of the first shape says what it is once it is edited', async () => {
  const uid = crypto.randomUUID()
  const user = aUser(uid)
  await put({ ...keys.user(uid), ...user })
  await dynamoUserStore(table).replaceProfile(user, { ...user, name: 'Lee' })
  expect(await item(keys.user(uid))).toMatchObject({ entity: 'user', v: 1, name: 'Lee' })
})
