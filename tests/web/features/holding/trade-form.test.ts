// What is typed of a trade whose total and price are both there, as those of an imported one are: only the total counts.
import { expect, test } from 'vitest'
import type { TransactionFacts } from '#shared/portfolio/transaction.ts'
import { draftOf, factsOf } from '#web/features/holding/trade-form.ts'

const today = '2026-11-29'
const imported: TransactionFacts = {
  type: 'buy',
  date: '2025-08-15',
  units: 25,
  price: 88,
  amount: 2200,
  brokerage: 5,
}
const changed = (texts: Record<string, string>, before: TransactionFacts = imported) => {
  const draft = draftOf(before)
  return factsOf({ ...draft, texts: { ...draft.texts, ...texts } }, today, before)
}
const told = (value: string) => ({
  errors: {
    amount: `Units × price come to ${value}, but the total is what counts. Fix the total, or clear it or the price.`,
  },
})

test('a new price or number of units beside the old total is not saved as if it counted', () => {
  expect(changed({ price: '8.80' })).toEqual(told('$220.00'))
  expect(changed({ units: '30' })).toEqual(told('$2,640.00'))
  expect(changed({ amount: '2205' })).toEqual(told('$2,200.00'))
  const sale: TransactionFacts = { ...imported, type: 'sell' }
  expect(changed({ units: '20' }, sale)).toEqual(told('$1,760.00'))
})

test('with the total or the price cleared, or both right, it is', () => {
  expect(changed({ price: '8.80', amount: '' })).toEqual({
    facts: { type: 'buy', date: '2025-08-15', units: 25, price: 8.8, brokerage: 5 },
  })
  expect(changed({ price: '', amount: '2205' })).toEqual({
    facts: { type: 'buy', date: '2025-08-15', units: 25, amount: 2205, brokerage: 5 },
  })
  expect(changed({ units: '30', amount: '2640' })).toEqual({ facts: { ...imported, units: 30, amount: 2640 } })
})

test('whoever changes something else of a trade whose file did not add up is not asked', () => {
  const printed: TransactionFacts = { ...imported, price: 12.4, amount: 312.5 }
  expect(changed({ brokerage: '9.50', date: '2025-08-14' }, printed)).toEqual({
    facts: { ...printed, brokerage: 9.5, date: '2025-08-14' },
  })
})

test('a new trade with a total that has the brokerage in it is asked about', () => {
  const texts = { date: '2025-08-15', units: '25', price: '88', brokerage: '5', amount: '2205' }
  expect(factsOf({ type: 'buy', texts }, today)).toEqual(told('$2,200.00'))
})

test('units of a reinvested dividend that are not all of its amount are no contradiction', () => {
  const texts = { date: '2025-08-15', units: '2', price: '158.10', amount: '376' }
  expect(factsOf({ type: 'reinvestment', texts }, today)).toEqual({
    facts: { type: 'reinvestment', date: '2025-08-15', units: 2, price: 158.1, amount: 376 },
  })
})
