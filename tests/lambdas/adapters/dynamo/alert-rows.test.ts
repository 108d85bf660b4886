// The rows of alert rules over the embedded DynamoDB: the port's suite, and the race of a closing account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dynamoAccountData } from '#lambdas/adapters/dynamo/account-data.ts'
import { dynamoAlertStore } from '#lambdas/adapters/dynamo/alert-store.ts'
import type { Table } from '#lambdas/adapters/dynamo/table.ts'
import { AccountClosed } from '#shared/operation/problem.ts'
import { changeRules } from '#shared/watchlist/alert-rows.ts'
import type { StoredRule } from '#shared/watchlist/alert-rule.ts'
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

const today = '2026-11-21'
const aRule = (symbol: string): StoredRule => ({
  id: crypto.randomUUID(),
  security: { type: 'stock', symbol, name: symbol },
  kind: 'above',
  value: 5,
  isOn: true,
  place: 'UP#000000000000500000000',
  reached: null,
  toldOn: null,
})
const rowsUnder = (code: string) =>
  dynamoStores(table).alertRows.page({ kind: 'asx', code }, { from: ' ', to: '~' }, undefined)

/** Another request adds a rule and is done with it, however many rules there are. */
async function addRule(userId: string, symbol: string): Promise<void> {
  const { alerts, alertRows: rows } = dynamoStores(table)
  await changeRules(userId, today, { alerts, rows }, (before) => [...before, aRule(symbol)])
}

/** The table, with something else happening as often as given right after a request of one kind was answered. */
function withMeanwhile(action: string, times: number, meanwhile: () => Promise<void>): Table {
  let left = times
  const call: Table['call'] = async (name, input) => {
    const answer = await table.call(name, input)
    if (name === action && left-- > 0) await meanwhile()
    return answer
  }
  return { ...table, call }
}

test('erasing an account takes the rows of its rules along, wherever they lie', async () => {
  const stores = dynamoStores(table)
  const userId = crypto.randomUUID()
  const rule = aRule('ERASED')
  await stores.alerts.replace(userId, undefined, { rules: [rule], unsettled: [], revision: 1 })
  await stores.alertRows.put(
    ['UP#000000000000500000000', 'DOWN#000000000000499999999'].map((place) => ({
      instrument: { kind: 'asx', code: 'ERASED' } as const,
      place,
      userId,
      ruleId: rule.id,
    })),
  )
  await closeAccount(stores, userId)
  expect(await rowsUnder('ERASED')).toEqual([])
})

test('rules that are set while an account is erased leave no row, also when several come one after another', async () => {
  const userId = crypto.randomUUID()
  await addRule(userId, 'DURING')
  // Every erasure of rows is followed by a rule more, with its row, before the rules themselves are erased.
  const racing = withMeanwhile('BatchWriteItem', 3, () => addRule(userId, 'DURING'))
  await dynamoAccountData(racing).erase(userId)
  expect(await dynamoStores(table).alerts.find(userId)).toBeUndefined()
  expect(await rowsUnder('DURING')).toEqual([])
})

test('rules that are set without end are not said to be gone', async () => {
  const userId = crypto.randomUUID()
  await addRule(userId, 'NEVER')
  const racing = withMeanwhile('BatchWriteItem', Infinity, () => addRule(userId, 'NEVER'))
  await expect(dynamoAccountData(racing).erase(userId)).rejects.toMatchObject({ code: 'unavailable' })
  await dynamoAccountData(table).erase(userId)
  expect(await rowsUnder('NEVER')).toEqual([])
})

test('a first rule that was stored after the closing goes with all that another request has added to it', async () => {
  const stores = dynamoStores(table)
  const userId = crypto.randomUUID()
  await closeAccount(stores, userId)
  const racing = withMeanwhile('PutItem', 1, () => addRule(userId, 'LATE'))
  const adding = dynamoAlertStore(racing).replace(userId, undefined, { rules: [], unsettled: [], revision: 1 })
  await expect(adding).rejects.toThrow(AccountClosed)
  expect(await stores.alerts.find(userId)).toBeUndefined()
  expect(await rowsUnder('LATE')).toEqual([])
})
