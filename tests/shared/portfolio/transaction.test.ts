// Every kind of transaction has its fields and limits, and each refusal names its field.
import { expect, test } from 'vitest'
import {
  daysInTheFuture,
  maxTransactionsOfHolding,
  maxTransactionsOfPerson,
  NewTransaction,
  tooManyInHolding,
  tooManyOfPerson,
  Transaction,
} from '#shared/portfolio/transaction.ts'
import { idOf } from './ledger-support.ts'

const id = idOf(1)
const date = '2024-05-03'
const trade = { id, type: 'buy', date, units: 25, price: 12.4 }
const dividend = { id, type: 'dividend', date, amount: 10 }

test.each([
  { id, type: 'opening', date: null, units: 0.000_000_01, price: 0 },
  trade,
  { ...trade, price: undefined, amount: 312.5, brokerage: 9.95, account: 'CommSec', note: 'From the note' },
  {
    ...trade,
    type: 'sell',
    parcels: [
      { id, units: 24.9 },
      { id: idOf(2), units: 0.1 },
    ],
  },
  { ...dividend, exDate: date, franked: 7, unfranked: 3, frankingCredit: 3, withheld: 10 },
  { ...dividend, type: 'distribution', incomeYear: 2024, components: { interest: 1, nonAssessable: 2 } },
  { id, type: 'costBaseAdjustment', date: '2024-06-30', amount: -12.5 },
  { ...dividend, type: 'reinvestment', units: 1, price: 9 },
  { id, type: 'split', date, newUnits: 2, oldUnits: 1 },
  { id, type: 'consolidation', date, newUnits: 1, oldUnits: 2.5 },
  { id, type: 'returnOfCapital', date, amountPerUnit: 0.05, exDate: '2024-05-01' },
  { id, type: 'transferIn', date, units: 10, costBase: 0, acquiredOn: '2019-02-28' },
  { id, type: 'transferIn', date, units: 10, costBase: 0, acquiredOn: null },
  { id, type: 'transferOut', date, units: 10, parcels: [{ id, units: 10 }] },
  { id, type: 'reward', date, units: 0.001, price: 3000 },
  { id, type: 'reward', date, units: 1_000_000, amount: 12.345 },
  { id, type: 'opening', date, units: 1_000_000, amount: 12.345 },
])('$type is taken as it is', (transaction) => {
  const sent = JSON.parse(JSON.stringify(transaction)) as object
  expect(NewTransaction.parse(sent)).toEqual(sent)
})

test.each([
  [{ ...trade, date: '1979-12-31' }, 'date', 'must be on or after 1 Jan 1980'],
  [{ ...trade, date: '2023-02-29' }, 'date', 'must be a day such as 2026-11-22'],
  [{ ...trade, units: 0 }, 'units', undefined],
  [{ ...trade, units: 0.123_456_789 }, 'units', 'must have at most 8 decimals'],
  [{ ...trade, price: 0.123_456_789 }, 'price', 'must have at most 8 decimals'],
  [{ ...trade, price: -1 }, 'price', undefined],
  [{ ...trade, price: Number.NaN }, 'price', undefined],
  [{ id, type: 'reward', date, units: 25 }, 'price', 'must be there, or the amount instead'],
  [{ id, type: 'buy', date, units: 25 }, 'price', 'must be there, or the amount instead'],
  [{ ...trade, note: 'x'.repeat(121) }, 'note', undefined],
  [{ ...trade, exDate: date }, '', undefined],
  [{ ...trade, type: 'sell', parcels: [{ id, units: 24 }] }, 'parcels', 'must add up to the units'],
  [{ ...trade, type: 'sell', units: 1e-17, parcels: [{ id, units: 1 }] }, 'units', 'must have at most 8 decimals'],
  [{ ...trade, type: 'sell', parcels: [] }, 'parcels', undefined],
  [
    {
      ...trade,
      type: 'sell',
      parcels: [
        { id, units: 5 },
        { id, units: 20 },
      ],
    },
    'parcels',
    'must name each parcel once',
  ],
  [{ ...dividend, amount: 0 }, 'amount', undefined],
  [{ ...dividend, withheld: 11 }, 'withheld', 'must not be more than the amount'],
  [{ ...dividend, exDate: '2024-05-04' }, 'exDate', 'must not be after the payment date'],
  [{ id, type: 'costBaseAdjustment', date, amount: 0 }, 'amount', 'must not be 0'],
  [{ id, type: 'split', date, newUnits: 1, oldUnits: 1 }, 'newUnits', 'must be more than the old units'],
  [{ id, type: 'consolidation', date, newUnits: 2, oldUnits: 1 }, 'newUnits', 'must be fewer than the old units'],
  [
    { id, type: 'transferIn', date, units: 1, costBase: 1, acquiredOn: '2024-05-04' },
    'acquiredOn',
    'must not be after the transfer',
  ],
  [{ ...trade, type: 'gift' }, 'type', undefined],
])('%j is refused at its field', (transaction, path, message) => {
  const issues = NewTransaction.safeParse(transaction).error!.issues
  const issue = issues.find((each) => each.path.join('.') === path)
  expect(issue).toBeDefined()
  if (message !== undefined) expect(issue!.message).toBe(message)
})

test('a kept transaction has its instant, and keeps where it was imported from', () => {
  const source = { format: 'commsec-confirmations', key: 'C123', row: 7 }
  const kept = { ...trade, createdAt: '2026-11-22T00:00:00.000Z', source }
  expect(Transaction.parse(kept)).toEqual(kept)
  expect(Transaction.safeParse(trade).success).toBe(false)
  expect(NewTransaction.safeParse(kept).success).toBe(false)
})

test('nothing that has not happened yet is in a ledger', () => {
  const future = { path: 'date', message: 'must not be in the future' }
  const parse = (value: object): NewTransaction => NewTransaction.parse(value)
  expect(daysInTheFuture(parse(trade), date)).toEqual([])
  expect(daysInTheFuture(parse(trade), '2024-05-02')).toEqual([future])
  expect(daysInTheFuture(parse({ ...dividend, exDate: date }), '2024-05-02')).toEqual([
    future,
    { ...future, path: 'exDate' },
  ])
  const transfer = { id, type: 'transferIn', date, units: 1, costBase: 1, acquiredOn: date }
  expect(daysInTheFuture(parse(transfer), '2024-05-02')).toEqual([future, { ...future, path: 'acquiredOn' }])
  expect(daysInTheFuture(parse({ id, type: 'opening', date: null, units: 1, price: 1 }), date)).toEqual([])
})

test('the refusals past the limits say the limit', () => {
  expect(tooManyInHolding()).toContain(maxTransactionsOfHolding.toLocaleString('en-AU'))
  expect(tooManyOfPerson()).toContain(maxTransactionsOfPerson.toLocaleString('en-AU'))
  expect([maxTransactionsOfHolding, maxTransactionsOfPerson]).toEqual([2000, 20_000])
})
