// A year's gains less losses and the discount, and the tax on them with the minimum.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { residentRates, residentRatesOf } from '#shared/facts/income-tax.ts'
import { moneyNumber, toMoney } from '#shared/kernel/decimal.ts'
import { noParts, sumOfParts } from '#shared/tax/capital-gain.ts'
import { bracketTax, taxOnGains } from '#shared/tax/income-tax.ts'
import { netCapitalGain } from '#shared/tax/net-capital-gain.ts'

const parts = (discountable: number, other: number, later: number, loss: number) => ({
  discountable: toMoney(discountable),
  other: toMoney(other),
  later: toMoney(later),
  loss: toMoney(loss),
})
const netOf = (endsIn: number, ...[of, carried]: [ReturnType<typeof parts>, number]) =>
  netCapitalGain(endsIn, of, toMoney(carried))

test('to 2026-27 losses come off gains without discount first, then half is left out', () => {
  const net = netOf(2026, parts(3000, 500, 0, 1200), 0)
  expect(moneyNumber(net.afterLosses.other)).toBe(0)
  expect(moneyNumber(net.discount)).toBe(1150)
  expect(moneyNumber(net.net)).toBe(1150)
  expect(net.isOrderConfirmed).toBe(true)
})

test('losses of the year are used before carried ones, and what is left waits', () => {
  const net = netOf(2026, parts(0, 1000, 0, 800), 500)
  expect([net.currentLossesUsed, net.carriedLossesUsed, net.carriedForward, net.net].map(moneyNumber)).toEqual([
    800, 200, 300, 0,
  ])
})

test('from 2027-28 losses come off discountable gains first, in an order that is still to be confirmed', () => {
  const net = netOf(2028, parts(2000, 100, 1370, 2500), 0)
  expect([net.discount, net.netOther, net.netLater].map(moneyNumber)).toEqual([0, 0, 970])
  expect(net.isOrderConfirmed).toBe(false)
  expect(net.source.name).toContain('Tax Reform No. 1')
})

test('a year before the discount has no rule', () => {
  expect(() => netCapitalGain(1999, noParts, 0n)).toThrow(RangeError)
})

const anyMoney = fc.bigInt({ min: 0n, max: 10n ** 32n })
const anyParts = fc.record({ discountable: anyMoney, other: anyMoney, later: anyMoney, loss: anyMoney })

test('a net gain is never below zero, losses are conserved, and each part adds up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2001, max: 2040 }), anyParts, anyMoney, (endsIn, of, carried) => {
      const net = netCapitalGain(endsIn, of, carried)
      expect(net.net >= 0n && net.netOther >= 0n && net.netLater >= 0n && net.carriedForward >= 0n).toBe(true)
      expect(net.currentLossesUsed + net.carriedLossesUsed + net.carriedForward).toBe(of.loss + carried)
      expect(net.net + net.discount + net.currentLossesUsed + net.carriedLossesUsed).toBe(net.gains)
      // Losses wait only when no gain is left.
      expect(net.carriedForward === 0n || net.net === 0n).toBe(true)
    }),
  )
})

test('parts add up in any grouping', () => {
  expect(sumOfParts([parts(1, 2, 3, 4), parts(10, 20, 30, 40)])).toEqual(parts(11, 22, 33, 44))
  expect(sumOfParts([])).toEqual(noParts)
})

test('bracket tax at the thresholds of the tax tables', () => {
  const tax = (income: number, endsIn: number) => moneyNumber(bracketTax(toMoney(income), residentRatesOf(endsIn)!))
  expect([18_200, 45_000, 135_000, 190_000, 200_000].map((income) => tax(income, 2025))).toEqual([
    0, 4288, 31_288, 51_638, 56_138,
  ])
  expect(tax(45_000, 2026)).toBe(4288)
  expect(tax(45_000, 2027)).toBe(4020)
  expect(tax(45_000, 2028)).toBe(3752)
  expect(tax(0, 2027)).toBe(0)
})

test('the tables are in order, dated and sourced, and rise; the Medicare levy stands apart', () => {
  expect(residentRates.map(({ endsIn }) => endsIn)).toEqual([2025, 2026, 2027, 2028])
  for (const { brackets, checkedOn, source } of residentRates) {
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(source.url).toMatch(/^https:\/\/(?:www\.ato|treasury)\.gov\.au\//)
    brackets.forEach(({ over, percent }, at) => {
      expect(over).toBeGreaterThan(brackets[at - 1]?.over ?? 0)
      expect(percent).toBeGreaterThan(brackets[at - 1]?.percent ?? 0)
    })
  }
})

const onGains = (endsIn: number, income: number, other: number, later: number, isExempt = false) => {
  const tax = taxOnGains(endsIn, toMoney(income), { netOther: toMoney(other), netLater: toMoney(later) }, isExempt)
  if (tax === null) return null
  const { onIncome, onOther, onLater, topUp, total } = tax
  return [onIncome, onOther, onLater, topUp, total].map(moneyNumber)
}

test('somebody at 14 % pays the minimum on a later gain as a step of its own, and none on an older one', () => {
  expect(onGains(2028, 30_000, 0, 2550)).toEqual([1652, 0, 357, 408, 2417])
  expect(onGains(2028, 30_000, 2550, 0)).toEqual([1652, 357, 0, 0, 2009])
  expect(onGains(2028, 30_000, 0, 2550, true)).toEqual([1652, 0, 357, 0, 2009])
})

test('at 30 % or more the minimum adds nothing; a slice across two brackets counts as a whole', () => {
  expect(onGains(2028, 60_000, 1000, 1370)).toEqual([8252, 300, 411, 0, 8963])
  expect(onGains(2028, 44_000, 0, 2000)).toEqual([3612, 0, 440, 160, 4212])
  expect(onGains(2028, 0, 0, 10_000)).toEqual([0, 0, 0, 3000, 3000])
})

test('before the change there is no minimum, and beyond the tables no figure', () => {
  expect(onGains(2027, 30_000, 0, 2550)?.[3]).toBe(0)
  expect(onGains(2029, 30_000, 0, 2550)).toBeNull()
})
