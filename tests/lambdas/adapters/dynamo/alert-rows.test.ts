// The rows of alert rules over the embedded DynamoDB: the port's suite, and the race of a closing account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alertRowsSuite } from '#tests/ports/alert-rows.ts'
import { alertChecksSuite } from '#tests/ports/alert-checks.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { closeAccount, dynamoStores } from '#tests/support/stores.ts'

let table: TestTable
beforeAll(async () => {
  table = await embeddedTable()
})
afterAll(() => table.close())

alertRowsSuite(() => dynamoStores(table))
describe('rules and prices', () => {
  alertChecksSuite(() => dynamoStores(table))
})

test('erasing an account takes the rows of its rules along, wherever they lie', async () => {
  const stores = dynamoStores(table)
  const userId = crypto.randomUUID()
  const instrument = { kind: 'asx', code: 'ERASED' } as const
  const rule = {
    id: crypto.randomUUID(),
    security: { type: 'stock', symbol: 'ERASED', name: 'Erased' } as const,
    kind: 'above' as const,
    value: 5,
    isOn: true,
    place: 'UP#000000000000500000000',
    reached: null,
    toldOn: null,
  }
  await stores.alerts.replace(userId, undefined, { rules: [rule], unsettled: [], revision: 1 })
  await stores.alertRows.put(
    ['UP#000000000000500000000', 'DOWN#000000000000499999999'].map((place) => ({
      instrument,
      place,
      userId,
      ruleId: rule.id,
    })),
  )
  await closeAccount(stores, userId)
  expect(await stores.alertRows.page(instrument, { from: ' ', to: '~' }, undefined)).toEqual([])
})
