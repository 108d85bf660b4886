// The parts of a person's download that are about prices set by hand and about imports.
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { importsExport, typedPricesExport } from '#shared/portfolio/export.ts'

test('prices set by hand are told by day', async () => {
  const typedPrices = () => Promise.resolve(new Map([['h1', [{ day: dayNumber('2026-03-05'), price: 12.5 }]]]))
  const { schema, read } = typedPricesExport({ typedPrices })
  const told = await read('kim')
  expect(told).toEqual([{ holdingId: 'h1', prices: [{ on: '2026-03-05', price: 12.5 }] }])
  expect(schema.safeParse(told).success).toBe(true)
})

test('an import is told with what it added to which holding, and what was there before, without its revision', async () => {
  const record = {
    id: 'i1',
    label: 'CommSec',
    state: 'open',
    createdAt: '2026-03-05T00:00:00.000Z',
    expiresAt: '2026-04-04T00:00:00.000Z',
    revision: 3,
  } as const
  const row = { id: 't1' } as never
  const parts = [
    { holdingId: 'h1', isNew: true, rows: [row] },
    { holdingId: 'h2', isNew: false, before: { quantity: 2, costBasis: 40 }, rows: [] },
  ] as never
  const { schema, read } = importsExport({ list: () => Promise.resolve([{ record, parts }]) })
  const told = await read('kim')
  const { revision: _revision, ...kept } = record
  expect(told).toEqual([
    {
      ...kept,
      holdings: [
        { holdingId: 'h1', isNew: true, trades: ['t1'] },
        { holdingId: 'h2', isNew: false, before: { quantity: 2, costBasis: 40 }, trades: [] },
      ],
    },
  ])
  expect(schema.safeParse(told).success).toBe(true)
})
