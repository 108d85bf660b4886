// A franked part that may have its credit in it: at both company rates, for mixes, and where nothing can be told.
import { expect, test } from 'vitest'
import { companyRates } from '#shared/facts/income-tax.ts'
import { moneyNumber, toMoney } from '#shared/kernel/decimal.ts'
import { mayHoldCredit } from '#shared/tax/credit-inside.ts'
import { frankingCredit } from '#shared/tax/franking.ts'

test.each([
  // The figure for the tax return of $70 cash and its credit of $30, of $75 and $25, and of a mix of both.
  [100, 30, true],
  [100, 25, true],
  [200, 55, true],
  [123.46, 37.04, true],
  // Cash, of each rate and of a mix; credits without a franked part, and none.
  [70, 30, false],
  [75, 25, false],
  [145, 55, false],
  [28, 12, false],
  [0, 30, false],
  [100, 0, false],
  [0, 0, false],
  // Too little for any company's rate, such as of a trust most of whose income is not franked.
  [100, 10, false],
  // What rounding to cents may have taken, and no more.
  [100.02, 25, true],
  [100.04, 25, false],
  [99.98, 30, true],
  [99.97, 30, false],
  [Number.NaN, 30, false],
  [100, Number.NaN, false],
])('a franked part of $%d with a credit of $%d: whether the credit may be in it is %s', (part, credit, is) => {
  expect(mayHoldCredit(part, credit)).toBe(is)
})

test('what a company of any rate pays in cash never looks as if its credit were in it, and with it always does', () => {
  for (const rate of [companyRates.full, companyRates.baseRateEntity]) {
    for (let cents = 100; cents < 2_000_000; cents += 7_919) {
      const franked = cents / 100
      const credit = Math.round(moneyNumber(frankingCredit(toMoney(franked), rate)) * 100) / 100
      expect(mayHoldCredit(franked, credit), `${franked} at ${rate}`).toBe(false)
      expect(mayHoldCredit(Math.round((franked + credit) * 100) / 100, credit), `${franked} at ${rate}`).toBe(true)
    }
  }
})
