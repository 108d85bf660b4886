// A holding whose trades need several requests: each of them has to be possible after those before it.
import { expect, test } from 'vitest'
import { maxRowsOfChunk } from '#shared/portfolio/imports-contract.ts'
import { tradesCsv } from '#shared/portfolio/trades-csv.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aStoredHolding } from '#tests/support/holdings.ts'
import { aTransaction, buy, sell } from '../ledger-support.ts'
import { anAccount } from './account-support.ts'
import { file } from './file-support.ts'

const exported = (...trades: Transaction[]) =>
  file(
    tradesCsv([{ holding: aStoredHolding({ type: 'stock', symbol: 'BHP', ledgerRevision: 1, costBase: 1 }), trades }]),
  )
const payments = Array.from({ length: maxRowsOfChunk + 30 }, () =>
  aTransaction('dividend', { date: '2023-02-01', amount: 1 }),
)

test('units that moved here after some of them were sold come before that sale', async () => {
  const one = anAccount()
  const moved = aTransaction('transferIn', { date: '2024-06-01', acquiredOn: '2020-03-02', units: 10, costBase: 100 })
  const lowered = aTransaction('costBaseAdjustment', { date: '2021-06-30', amount: -10 })
  expect(await one.add([exported(moved, lowered, sell('2023-01-01', 5, 12), ...payments)])).toEqual([])
  expect(await one.totals()).toEqual(['BHP 5 45'])
})

test('a sale that is added before one that is there comes after the buy that makes both possible', async () => {
  const one = anAccount()
  expect(await one.add([exported(buy('2020-03-02', 10, 10), sell('2024-03-01', 10, 12))])).toEqual([])
  const more = [sell('2022-03-01', 5, 12), ...payments, buy('2023-06-01', 5, 11)]
  expect(await one.add([exported(...more)])).toEqual([])
  expect(await one.totals()).toEqual(['BHP 0 0'])
})
