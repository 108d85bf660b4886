// The tax notes over the embedded DynamoDB: the port's suite, and items of an earlier form.
import { expect, test } from 'vitest'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { notes, taxStoreSuite } from '#tests/ports/tax-store.ts'
import { tableStores } from '#tests/support/table-stores.ts'

const { table, stores } = tableStores()

taxStoreSuite(stores)

test('notes from before a share could be described have nothing said of it', async () => {
  const [kim, id] = [crypto.randomUUID(), crypto.randomUUID()]
  const { facts, ...before } = notes(id)
  await stores().taxes.writeHolding(kim, { ...before, facts })
  const Key = keys.taxHolding(kim, id)
  await table().call('UpdateItem', {
    Key,
    UpdateExpression: 'REMOVE #facts',
    ExpressionAttributeNames: { '#facts': 'facts' },
  })
  expect(await stores().taxes.findHolding(kim, id)).toEqual(notes(id))
})
