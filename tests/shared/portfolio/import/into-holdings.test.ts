// Which holding the rows of files join, all the way into the account: none stands twice, and nothing is refused for ever.
import { expect, test } from 'vitest'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { anAccount } from './account-support.ts'
import { file } from './file-support.ts'

test('a coin that goes by another ticker by now joins the holding that it is in', async () => {
  const account = anAccount()
  const render = { type: 'crypto', coinId: 'render-token' } as const
  await account.own(aStoredHolding({ ...render, symbol: 'RNDR', quantity: 10, costBasis: 2 }))
  const named = aStoredHolding({ ...render, symbol: 'RENDER', quantity: 20, costBasis: 5 })
  const files = [file(JSON.stringify({ holdings: [named] }))]
  const key = (await account.look(files)).holdings[0]!.key
  expect(await account.look(files)).toMatchObject({ holdings: [{ before: { units: 10 } }] })
  expect(await account.add(files, { choices: { existing: new Map([[key, 'keep']]) } })).toEqual([])
  expect(await account.totals()).toEqual(['RNDR 30 120'])
})
