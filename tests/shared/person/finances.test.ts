import { expect, test } from 'vitest'
import { changeFinances, type Finances, firstFinances, leftOver } from '#shared/person/finances.ts'

test('a change of one amount makes the safe amount again from both', () => {
  const before = changeFinances(firstFinances, { monthlyIncome: 5000, monthlyExpenses: 3000 })
  expect(before.safeToInvest).toBe(400)
  expect(changeFinances(before, { monthlyExpenses: 4000 })).toEqual({
    ...before,
    monthlyExpenses: 4000,
    safeToInvest: 200,
  })
})

test('amounts that were never given count as 0, and stay not given', () => {
  const { monthlyIncome: _income, monthlyExpenses: _expenses, ...silent } = firstFinances
  const withGoal: Finances = changeFinances(silent, { investmentGoal: 'House deposit' })
  expect(withGoal).toEqual({ ...silent, investmentGoal: 'House deposit', safeToInvest: 0 })
  expect(changeFinances(silent, { monthlyIncome: 1000 }).safeToInvest).toBe(200)
  expect(changeFinances(silent, { monthlyExpenses: 1000 }).safeToInvest).toBe(0)
})

test('what is left is below 0 where more is spent than comes in, to the cent', () => {
  expect(leftOver(0.3, 0.1)).toBe(0.2)
  expect(leftOver(1000, 1500.55)).toBe(-500.55)
})
