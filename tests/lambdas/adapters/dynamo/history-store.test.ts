// The price history store over the embedded DynamoDB: the port's suite, and that no more years are read than are looked at.
import { expect, test } from 'vitest'
import { dynamoHistoryStore } from '#lambdas/adapters/dynamo/history-store.ts'
import { dayNumber } from '#shared/kernel/dates.ts'
import type { Instrument } from '#shared/market/instrument.ts'
import { priceHistory } from '#shared/market/price-history.ts'
import { priceHistoryStoreSuite } from '#tests/ports/price-history-store.ts'
import { tableStores } from '#tests/support/table-stores.ts'
import { watchedTable } from '#tests/support/watched-table.ts'

const { table, stores } = tableStores()

priceHistoryStoreSuite(stores)

test('of ten years that are kept, two are read for the closes of the last twelve months', async () => {
  const years: number[] = []
  const store = dynamoHistoryStore(
    watchedTable(table(), async ({ goOn }) => {
      const output = (await goOn()) as { Items?: { sk: string }[] }
      years.push(...(output.Items ?? []).map(({ sk }) => Number(sk)))
      return output
    }),
  )
  const share: Instrument = { kind: 'asx', code: 'TEN' }
  const prices = Array.from({ length: 10 }, (_, at) => ({ day: dayNumber(`${2017 + at}-06-01`), price: 10 + at }))
  const [from, to] = [dayNumber('2017-01-01'), dayNumber('2026-11-18')]
  await store.save(share, { history: priceHistory('yahoo', prices), from, to, isWhole: true, basis: 'one' }, undefined)
  await store.readSince([share], dayNumber('2025-11-18'))
  expect(years).toEqual([2025, 2026])
})

test('made-up closes are refused, and never kept as a provider’s', async () => {
  const share: Instrument = { kind: 'asx', code: 'MADE' }
  const [from, to] = [dayNumber('2026-01-01'), dayNumber('2026-11-18')]
  const history = priceHistory('sample', [{ day: to, price: 10 }])
  await expect(
    stores().histories.save(share, { history, from, to, isWhole: true, basis: 'one' }, undefined),
  ).rejects.toThrow(TypeError)
  expect(await stores().histories.read([share])).toEqual(new Map())
})
