// The held instruments over the embedded DynamoDB: the port's suite, and what expires.
import { expect, test } from 'vitest'
import { holdingNotes } from '#lambdas/adapters/dynamo/held-instruments.ts'
import { heldInstrumentsSuite } from '#tests/ports/held-instruments.ts'
import { tableStores } from '#tests/support/table-stores.ts'

const { table, stores } = tableStores()

heldInstrumentsSuite(stores)

test('what was added and no run asked about is forgotten after 30 days', async () => {
  const [instrument, day] = [{ kind: 'asx', code: 'EXPIRE' } as const, 86_400_000]
  const addedAt = new Date('2026-11-18T08:00:00Z')
  await holdingNotes(table(), { now: () => addedAt })(instrument)
  const after = (days: number) => stores().held.added(new Date(addedAt.getTime() + days * day), 1000)
  expect(await after(29)).toContainEqual(instrument)
  expect(await after(30)).not.toContainEqual(instrument)
})
