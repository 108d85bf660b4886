// A total beside units x price: what a rounded price explains is the same, anything else is two answers to one question.
import { expect, test } from 'vitest'
import { contradictedValue } from '#shared/portfolio/price-rounding.ts'

test.each([
  ['the same', { units: 25, price: 88, amount: 2200 }],
  ['a cent apart', { units: 3, price: 33.335, amount: 100.01 }],
  ['a price rounded to three decimals', { units: 20_000, price: 0.29, amount: 5792 }],
  ['a price rounded to cents', { units: 1_000_000, price: 0.02, amount: 15_300 }],
  ['no total', { units: 25, price: 88 }],
  ['no price', { units: 0.1, amount: 13_300 }],
])('%s: nothing is contradicted', (_, trade) => {
  expect(contradictedValue(trade)).toBeUndefined()
})

test.each([
  ['another price', { units: 25, price: 8.8, amount: 2200 }, 220],
  ['other units', { units: 30, price: 88, amount: 2200 }, 2640],
  ['a total with the brokerage in it', { units: 25, price: 88, amount: 2205 }, 2200],
  ['a price of nothing', { units: 3, price: 0, amount: 41 }, 0],
  ['a coin for less than a millionth', { units: 1e9, price: 9e-7, amount: 2000 }, 900],
  ['decimals that binary numbers do not have', { units: 0.1, price: 0.2, amount: 1 }, 0.02],
])('%s: units × price are told', (_, trade, value) => {
  expect(contradictedValue(trade)).toBe(value)
})
