// The holdings store over the embedded DynamoDB: repeats, races and the limit.
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccount } from '#lambdas/adapters/dynamo/account-item.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { dynamoAccountData } from '#lambdas/adapters/dynamo/account-data.ts'
import type { HoldingsStore } from '#shared/portfolio/ports.ts'
import { maxHoldings } from '#shared/portfolio/holding.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'

let table: TestTable
let store: HoldingsStore
beforeAll(async () => {
  table = await embeddedTable()
  store = dynamoHoldingsStore(table)
})
afterAll(() => table.close())

const aUser = (): string => crypto.randomUUID()
const setCount = (userId: string, holdings: number) =>
  table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.account(userId),
      UpdateExpression: 'SET holdings = :holdings REMOVE countedAt',
      ExpressionAttributeValues: { ':holdings': holdings },
    }),
  )

test('what is added is listed, oldest first, and only for its owner', async () => {
  const owner = aUser()
  const second = aStoredHolding({ createdAt: '2026-01-02T00:00:00.000Z' })
  const first = aStoredHolding({ createdAt: '2026-01-01T00:00:00.000Z', name: 'First' })
  await store.add(owner, second, requestFor(second))
  await store.add(owner, first, requestFor(first))
  expect(await store.list(owner)).toEqual([first, second])
  expect(await store.list(aUser())).toEqual([])
  expect(await store.find(aUser(), first.id)).toBeUndefined()
})

test('the same request again finds the same holding; another one with its id is told apart', async () => {
  const owner = aUser()
  const holding = aStoredHolding()
  expect(await store.add(owner, holding, requestFor(holding))).toEqual({ kind: 'added' })
  const repeat = await store.add(owner, { ...holding, createdAt: '2027-01-01T00:00:00.000Z' }, requestFor(holding))
  expect(repeat).toEqual({ kind: 'exists', holding, isSameRequest: true })
  const other = await store.add(owner, holding, { ...requestFor(holding), quantity: 99 })
  expect(other).toMatchObject({ kind: 'exists', isSameRequest: false })
  expect(await store.list(owner)).toHaveLength(1)
})

test('fifty parallel adds of one request store it once and count it once', async () => {
  const owner = aUser()
  const holding = aStoredHolding()
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => store.add(owner, holding, requestFor(holding))))
  expect(outcomes.filter(({ kind }) => kind === 'added')).toHaveLength(1)
  expect(await store.list(owner)).toHaveLength(1)
  expect(await store.remove(owner, holding.id)).toBe(true)
  await fill(owner, 3)
  expect((await readAccount(table, owner))?.holdings).toBe(3)
})

test('a counter left too high by a crash is set right when it says full', async () => {
  const owner = aUser()
  await fill(owner, 2)
  await setCount(owner, maxHoldings)
  const holding = aStoredHolding()
  expect(await store.add(owner, holding, requestFor(holding))).toEqual({ kind: 'added' })
  expect(await store.list(owner)).toHaveLength(3)
})

test('the last place is taken exactly once, the 1,001st holding is refused, and a deletion makes room', async () => {
  const owner = aUser()
  await fill(owner, maxHoldings - 1)
  const rivals = Array.from({ length: 20 }, () => aStoredHolding())
  const outcomes = await Promise.all(rivals.map((holding) => store.add(owner, holding, requestFor(holding))))
  expect(outcomes.filter(({ kind }) => kind === 'added')).toHaveLength(1)
  expect(outcomes.filter(({ kind }) => kind === 'full')).toHaveLength(19)
  const [first] = await store.list(owner)
  expect(await store.remove(owner, first?.id ?? '')).toBe(true)
  const next = aStoredHolding()
  expect(await store.add(owner, next, requestFor(next))).toEqual({ kind: 'added' })
  expect(await store.list(owner)).toHaveLength(maxHoldings)
})

test('of two edits from the same revision one wins and the other is told', async () => {
  const owner = aUser()
  const holding = aStoredHolding({ name: 'Before', coinId: 'bitcoin' })
  await store.add(owner, holding, requestFor(holding))
  const { name: _name, coinId: _coinId, ...bare } = holding
  const edits = [
    { ...bare, quantity: 1, revision: 1 },
    { ...holding, quantity: 2, revision: 1 },
  ]
  const outcomes = await Promise.all(edits.map((edit) => store.replace(owner, edit)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  const winner = edits[outcomes.indexOf(true)]
  expect(await store.find(owner, holding.id)).toEqual(winner)
})

test('a holding that is gone cannot be deleted or changed again', async () => {
  const owner = aUser()
  const holding = aStoredHolding()
  await store.add(owner, holding, requestFor(holding))
  expect(await store.remove(owner, holding.id)).toBe(true)
  expect(await store.remove(owner, holding.id)).toBe(false)
  expect(await store.replace(owner, { ...holding, revision: 1 })).toBe(false)
  expect(await store.list(owner)).toEqual([])
})

test('a closed account opens nothing and takes nothing', async () => {
  const owner = aUser()
  const holding = aStoredHolding()
  await store.add(owner, holding, requestFor(holding))
  const data = dynamoAccountData(table)
  await data.close(owner, '2026-11-21T00:00:00.000Z', new Date('2028-11-21T00:00:00.000Z'))
  await data.erase(owner)
  await expect(store.list(owner)).rejects.toMatchObject({ code: 'account_closed' })
  await expect(store.find(owner, holding.id)).rejects.toMatchObject({ code: 'account_closed' })
  await expect(store.add(owner, holding, requestFor(holding))).rejects.toMatchObject({ code: 'account_closed' })
})

async function fill(owner: string, count: number): Promise<void> {
  const holdings = Array.from({ length: count }, () => aStoredHolding())
  for (let start = 0; start < count; start += 50) {
    await Promise.all(
      holdings.slice(start, start + 50).map((holding) => store.add(owner, holding, requestFor(holding))),
    )
  }
}
