// What a sale is offered: the parcels of its own day, in the units of that day, whatever happened to them since.
import { expect, test } from 'vitest'
import { byCreation } from '#shared/portfolio/by-creation.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aHolding } from '#tests/support/ledger-service.ts'
import { aTransaction, buy, sell, split } from '#tests/shared/portfolio/ledger-support.ts'
import { afterChange } from '#web/data/ledger-fallback.ts'
import { sellableParcels } from '#web/features/holding/sellable-parcels.ts'

const now = '2026-11-28T00:00:00.000Z'

const ledgerOf = (transactions: readonly Transaction[]) =>
  afterChange(
    { holding: aHolding(), transactions: [] },
    { kind: 'restore-all', holdingId: '', transactions: [...transactions] },
    now,
  )

/** Units that are offered, by the day on which they were acquired. */
const offered = (transactions: readonly Transaction[], day: string, before?: Transaction): unknown =>
  sellableParcels(ledgerOf(transactions), before, day).map(({ acquiredOn, units }) => [acquiredOn, units])

test('a sale of a day before a split is offered the units of that day', () => {
  const trades = [buy('2024-01-10', 100, 10), buy('2024-02-12', 50, 10), split('2024-06-03', 2, 1)]
  expect(offered(trades, '2024-03-01')).toEqual([
    ['2024-01-10', 100],
    ['2024-02-12', 50],
  ])
  expect(offered(trades, '2024-06-03')).toEqual([
    ['2024-01-10', 200],
    ['2024-02-12', 100],
  ])
})

test('a sale is offered what only a later sale has taken, which takes other units then', () => {
  const [first, second] = [sell('2024-03-01', 10, 12), sell('2024-05-01', 10, 12)]
  const trades = [buy('2024-01-10', 10, 10), buy('2024-02-12', 10, 11), first, second]
  expect(offered(trades, '2024-03-01', first)).toEqual([
    ['2024-01-10', 10],
    ['2024-02-12', 10],
  ])
  // What was sold by that day is gone, and what was bought later is not there yet.
  expect(offered(trades, '2024-05-01', second)).toEqual([['2024-02-12', 10]])
  expect(offered(trades, '2024-01-31')).toEqual([['2024-01-10', 10]])
})

test('what the person has chosen for a later sale is not offered, before the splits in between', () => {
  const [first, second] = [buy('2024-01-10', 10, 10), buy('2024-02-12', 10, 11)]
  const picked = (units: number) => ({ ...sell('2024-07-01', units, 12), parcels: [{ id: first.id, units }] })
  expect(offered([first, second, picked(10)], '2024-03-01')).toEqual([['2024-02-12', 10]])
  expect(offered([first, second, split('2024-06-03', 2, 1), picked(12)], '2024-03-01')).toEqual([
    ['2024-01-10', 4],
    ['2024-02-12', 10],
  ])
})

test('a sale that is changed is offered what another one of its day takes that was entered after it', () => {
  const [first, second] = [sell('2024-03-01', 10, 12), sell('2024-03-01', 10, 12)]
  const trades = [buy('2024-01-10', 10, 10), buy('2024-02-12', 10, 11), first, second]
  const [earlier, later] = [first, second].sort(byCreation)
  expect(offered(trades, '2024-03-01', earlier)).toEqual([
    ['2024-01-10', 10],
    ['2024-02-12', 10],
  ])
  expect(offered(trades, '2024-03-01', later)).toEqual([['2024-02-12', 10]])
  // But not what was picked for that one.
  const picks = (sale: Transaction, of: Transaction): Transaction =>
    ({ ...sale, parcels: [{ id: of.id, units: 10 }] }) as Transaction
  const [oldest, other] = trades as [Transaction, Transaction]
  const [one, two] = [picks(earlier!, other), picks(later!, oldest)]
  expect(offered([oldest, other, one, two], '2024-03-01', one)).toEqual([['2024-02-12', 10]])
})

test('without a day, what is held today is offered', () => {
  const trades = [aTransaction('opening', { date: null, units: 5, price: 1 }), buy('2024-01-10', 10, 10)]
  expect(offered(trades, '')).toEqual([
    [null, 5],
    ['2024-01-10', 10],
  ])
  expect(offered(trades, '2024-01-09')).toEqual([[null, 5]])
})
