// What stands out in the trades of all holdings: of every one of them, however many, in a few bytes.
import { expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { daysAfter } from '#shared/kernel/sydney-days.ts'
import { undated } from '#shared/portfolio/parcels.ts'
import { brokerageShare, noTradeFacts, type PlayedTrades, tradeFactsOf } from '#shared/portfolio/trade-facts.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { aTrade } from '#tests/support/moments.ts'

const today = '2026-11-22'
const held = (id: string, transactions: readonly Transaction[], more: Partial<PlayedTrades> = {}): PlayedTrades => ({
  holding: { id, quantity: 10 },
  transactions,
  parcels: [],
  ...more,
})
const factsOf = (...transactions: Transaction[]) => tradeFactsOf([held('a', transactions)], today)

test('without trades nothing stands out, nor in those without a day', () => {
  expect(tradeFactsOf([], today)).toEqual(noTradeFacts)
  expect(tradeFactsOf([held('a', [])], today)).toEqual(noTradeFacts)
  expect(factsOf(aTrade({ type: 'opening', date: null }))).toEqual({
    ...noTradeFacts,
    open: { trades: true, dearBuy: false, payment: false },
  })
})

test('brokerage of a buy above a hundredth of what was bought stands out, the newest up to today', () => {
  const dear = aTrade({ date: '2026-11-01', units: 2, brokerage: 5 })
  expect(factsOf(dear).dearBuy).toEqual({
    holdingId: 'a',
    transactionId: dear.id,
    date: '2026-11-01',
    brokerage: 5,
    paid: 200,
  })
  expect(brokerageShare(factsOf(dear).dearBuy!)).toBe(2.5)
  const later = aTrade({ date: '2026-11-20', units: 2, brokerage: 5 })
  const future = aTrade({ date: '2026-11-23', units: 2, brokerage: 5 })
  expect(factsOf(later, dear, future).dearBuy?.transactionId).toBe(later.id)
  const { price: _price, ...unpriced } = aTrade({ brokerage: 5 }) as Extract<Transaction, { type: 'buy' }>
  for (const usual of [
    aTrade({}),
    aTrade({ type: 'sell', units: 1, brokerage: 5 }),
    aTrade({ price: 0, brokerage: 5 }),
    aTrade({ units: 2, amount: 500, brokerage: 5 }),
    unpriced,
  ])
    expect(factsOf(usual)).toMatchObject({ dearBuy: null, open: { dearBuy: false } })
  expect(factsOf(aTrade({ units: 2, amount: 499, brokerage: 5 })).open.dearBuy).toBe(true)
})

test('the first of each kind is found in any holding, also one that is sold out, of which nothing else is told', () => {
  const soldOut = { holding: { id: 'gone', quantity: 0 } }
  const bought = ['2026-01-05', '2026-02-05', '2026-03-05'].map((date) => aTrade({ date, units: 1, brokerage: 9 }))
  const holdings = [
    held('a', [aTrade({ type: 'dividend', date: '2026-10-01', amount: 7 })]),
    held('gone', [...bought, aTrade({ type: 'dividend', date: '2026-09-01', amount: 4 })], soldOut),
    held('sold', [aTrade({ type: 'sell', date: '2026-08-01', amount: 900 })], { holding: { id: 'sold', quantity: 0 } }),
    held('b', [...bought, aTrade({ type: 'buy', date: '2026-11-02' })]),
  ]
  const facts = tradeFactsOf(holdings, today)
  expect(facts.firsts).toEqual([
    { holdingId: 'sold', date: '2026-08-01', type: 'sell' },
    { holdingId: 'gone', date: '2026-09-01', type: 'dividend', amount: 4 },
  ])
  expect(tradeFactsOf(holdings.toReversed(), today).firsts).toEqual(facts.firsts)
  expect(facts).toMatchObject({ newestOn: '2026-11-02', regular: { holdingId: 'b', months: 4 } })
  expect(tradeFactsOf([held('gone', bought, soldOut)], today)).toMatchObject({ open: noTradeFacts.open, regular: null })
})

test('open parcels that reached 12 months in the last 30 days stand out, those of one day once', () => {
  const parcelsOf = (...days: string[]) =>
    days.map((day, at) => ({ id: `${at}`, acquired: day === '' ? undated : dayNumber(day) }))
  const parcels = parcelsOf('2025-10-22', '2025-10-23', '2025-10-23', '2025-11-21', '2025-11-22', '')
  expect(tradeFactsOf([held('a', [], { parcels })], today).twelveMonths).toEqual([
    { holdingId: 'a', date: '2026-10-24', transactionId: '1' },
    { holdingId: 'a', date: '2026-11-22', transactionId: '3' },
  ])
})

test('of a thousand holdings with twenty trades each it stays a few kilobytes', () => {
  const trades = Array.from({ length: 20 }, (_, at) => aTrade({ date: daysAfter('2025-11-10', at), brokerage: 90 }))
  const parcels = trades.map(({ id, date }) => ({ id, acquired: dayNumber(date!) }))
  const ids = Array.from({ length: 1000 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
  const facts = tradeFactsOf(
    ids.map((id) => held(id, trades, { parcels })),
    today,
  )
  expect(JSON.stringify(facts).length).toBeLessThan(7000)
})
