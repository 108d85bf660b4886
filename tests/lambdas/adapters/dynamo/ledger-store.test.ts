// The ledger store over the embedded DynamoDB: the port's suite, and the counter behind the limit.
import { expect, test } from 'vitest'
import { readAccount } from '#lambdas/adapters/dynamo/account-item.ts'
import { keys } from '#lambdas/adapters/dynamo/keys.ts'
import { maxTransactionsOfPerson } from '#shared/portfolio/transaction.ts'
import { ledgerStoreSuite } from '#tests/ports/ledger-store.ts'
import { aBuy } from '#tests/support/ledgers.ts'
import { tableStores } from '#tests/support/table-stores.ts'

const { table, stores } = tableStores()

ledgerStoreSuite(stores)

test('a counter left too high by a crash is set right when it says full', async () => {
  const [owner, id] = [crypto.randomUUID(), crypto.randomUUID()]
  await stores().ledgers.takePlaces(owner, 1)
  const trade = { ...aBuy('2024-03-01', 1, 1), createdAt: '2024-03-01T01:00:00.000Z' }
  await stores().ledgers.write(owner, id, { revision: 1, transactions: [trade] })
  await table().call('UpdateItem', {
    Key: keys.account(owner),
    UpdateExpression: 'SET transactions = :full REMOVE transactionsCountedAt',
    ExpressionAttributeValues: { ':full': maxTransactionsOfPerson },
  })
  expect(await stores().ledgers.takePlaces(owner, 1)).toBe(true)
  expect((await readAccount(table(), owner))?.transactions).toBe(2)
})

test('no more is given back than was taken, so that the limit never rises', async () => {
  const owner = crypto.randomUUID()
  const { ledgers } = stores()
  await ledgers.giveBackPlaces(owner, 1)
  expect((await readAccount(table(), owner))?.transactions).toBeUndefined()
  await ledgers.takePlaces(owner, 3)
  await ledgers.giveBackPlaces(owner, 4)
  expect((await readAccount(table(), owner))?.transactions).toBe(3)
  await ledgers.giveBackPlaces(owner, 3)
  expect((await readAccount(table(), owner))?.transactions).toBe(0)
})
