// The holdings store over the embedded DynamoDB: the port's suite, and the counter behind the limit.
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { readAccount } from '#lambdas/adapters/dynamo/account-item.ts'
import { dynamoHoldingsStore } from '#lambdas/adapters/dynamo/holdings-store.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { maxHoldings } from '#shared/portfolio/holding.ts'
import { maxTypedPrices } from '#shared/portfolio/typed-price.ts'
import { holdingsStoreSuite } from '#tests/ports/holdings-store.ts'
import { aStoredHolding, requestFor } from '#tests/support/holdings.ts'
import { aClock, hours } from '#tests/support/market/test-clock.ts'
import { dynamoStores, fillPortfolio } from '#tests/support/stores.ts'
import { tableStores } from '#tests/support/table-stores.ts'
import { watchedTable } from '#tests/support/watched-table.ts'

const { table, stores } = tableStores()

holdingsStoreSuite(stores)

const some = (count: number) => Array.from({ length: count }, () => aStoredHolding())
const setCount = (userId: string, holdings: number) =>
  table().call('UpdateItem', {
    Key: keys.account(userId),
    UpdateExpression: 'SET holdings = :holdings REMOVE countedAt',
    ExpressionAttributeValues: { ':holdings': holdings },
  })

test('fifty parallel adds of one request are counted once', async () => {
  const owner = crypto.randomUUID()
  const holding = aStoredHolding()
  await Promise.all(Array.from({ length: 50 }, () => stores().holdings.add(owner, holding, requestFor(holding))))
  expect(await stores().holdings.remove(owner, holding.id)).toBe(true)
  await fillPortfolio(stores(), owner, some(3))
  expect((await readAccount(table(), owner))?.holdings).toBe(3)
})

test('a counter left too high by a crash is set right when it says full', async () => {
  const owner = crypto.randomUUID()
  await fillPortfolio(stores(), owner, some(2))
  await setCount(owner, maxHoldings)
  const holding = aStoredHolding()
  expect(await stores().holdings.add(owner, holding, requestFor(holding))).toEqual({ kind: 'added' })
  expect(await stores().holdings.list(owner)).toHaveLength(3)
  expect((await readAccount(table(), owner))?.holdings).toBe(3)
})

test('of two deletions at once the later one finds less, and what the first set aside stays', async () => {
  const { holdings: store } = stores()
  const [owner, holding] = [crypto.randomUUID(), aStoredHolding()]
  const point = { day: 20_000, price: 7 }
  await store.add(owner, holding, requestFor(holding))
  await store.replace(owner, { ...holding, revision: 1 }, { keep: [point] })
  // The later one has read the holding, and everything else of it is gone before it goes on.
  const slow = watchedTable(table(), async ({ operation, input, goOn }) => {
    const isOfPrices = isDeepStrictEqual(input['Key'], keys.typedPrices(owner, holding.id))
    if (operation === 'GetItem' && isOfPrices) await store.remove(owner, holding.id)
    return goOn()
  })
  const later = dynamoHoldingsStore(slow)
  expect(await later.remove(owner, holding.id)).toBe(false)
  await store.add(owner, holding, requestFor(holding))
  await store.putBack(owner, holding.id)
  expect(await store.typedPrices(owner)).toEqual(new Map([[holding.id, [point]]]))
})

test('what was set aside can be put back for seven days and not a moment longer, whenever the table deletes it', async () => {
  const clock = aClock('2026-11-18T01:00:00.000Z')
  const { holdings: store } = dynamoStores(table(), clock)
  const [owner, holding] = [crypto.randomUUID(), aStoredHolding()]
  await store.add(owner, holding, requestFor(holding))
  await store.replace(owner, { ...holding, revision: 1 }, { keep: [{ day: 20_000, price: 7 }] })
  await store.remove(owner, holding.id)
  const { Item } = await table().call('GetItem', { Key: keys.deletedHolding(owner, holding.id) })
  expect(Item).toMatchObject({ expiresAt: Date.parse('2026-11-25T01:00:00.000Z') / 1000 })
  clock.pass(hours(7 * 24) - 1)
  expect(await store.findDeleted(owner, holding.id)).toMatchObject({ id: holding.id })
  clock.pass(1)
  expect(await store.findDeleted(owner, holding.id)).toBeUndefined()
  await store.add(owner, holding, requestFor(holding))
  await store.putBack(owner, holding.id)
  expect(await store.typedPrices(owner)).toEqual(new Map())
})

test('what was set aside and has expired makes room for a later deletion', async () => {
  const clock = aClock('2026-11-18T01:00:00.000Z')
  const { holdings: store } = dynamoStores(table(), clock)
  const [owner, holding] = [crypto.randomUUID(), aStoredHolding()]
  const points = [
    { day: 20_000, price: 7 },
    { day: 20_001, price: 9 },
  ]
  for (const point of points) {
    await store.add(owner, holding, requestFor(holding))
    await store.replace(owner, { ...holding, revision: 1 }, { keep: [point] })
    await store.remove(owner, holding.id)
    clock.pass(hours(7 * 24))
  }
  clock.pass(-hours(24))
  await store.putBack(owner, holding.id)
  expect(await store.typedPrices(owner)).toEqual(new Map([[holding.id, points.slice(1)]]))
})

test('of a holding with the most prices set by hand no more is kept, and an edit is taken all the same', async () => {
  const { holdings: store } = stores()
  const [owner, holding] = [crypto.randomUUID(), aStoredHolding()]
  const pointAt = (day: number) => ({ day, price: 7 })
  await store.add(owner, holding, requestFor(holding))
  const many = Array.from({ length: maxTypedPrices - 1 }, (_, day) => pointAt(day))
  expect(await store.replace(owner, { ...holding, revision: 1 }, { keep: many })).toBe(true)
  for (const [at, revision] of [2, 3].entries()) {
    const keep = [pointAt(maxTypedPrices + at)]
    expect(await store.replace(owner, { ...holding, revision }, { keep })).toBe(true)
  }
  const kept = (await store.typedPrices(owner)).get(holding.id)
  expect(kept).toHaveLength(maxTypedPrices)
  expect(kept?.at(-1)).toEqual(pointAt(maxTypedPrices))
})
