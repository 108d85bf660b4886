// Ledger arithmetic is exact, and where a division must round, it says how.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf, times, toNumber } from '#shared/kernel/money.ts'
import {
  cost,
  divided,
  marketValue,
  moneyNumber,
  moneyPlaces,
  rounded,
  scaled,
  shareOf,
  toMoney,
  toUnits,
  unitsNumber,
} from '#shared/kernel/decimal.ts'

test('a number is read as the decimal it was written as', () => {
  expect(scaled(0.1, 8)).toBe(10_000_000n)
  expect(scaled(0.1, 1)).toBe(1n)
  expect(scaled(123_456_789.123_456_78, 16)).toBe(1_234_567_891_234_567_800_000_000n)
  expect(scaled(1e12, 8)).toBe(10n ** 20n)
  expect(scaled(-2.5, 8)).toBe(-250_000_000n)
  expect(scaled(1e-17, 17)).toBe(1n)
  expect(scaled(1200, 0)).toBe(1200n)
  expect(scaled(1e-30, 30)).toBe(1n)
  expect(scaled(1, 40)).toBe(10n ** 40n)
})

test('more decimals than there is room for are refused, not cut', () => {
  expect(() => scaled(0.123_456_789, 8)).toThrow('0.123456789 has more than 8 decimals')
  expect(() => scaled(0.5, 0)).toThrow(RangeError)
  expect(() => toUnits(Number.NaN)).toThrow(RangeError)
  expect(scaled(1.5, 0 + 1)).toBe(15n)
})

const typed = fc.integer({ min: -1e15, max: 1e15 }).map((units) => units / 1e8)

test('reading is the same by the short way and by the digits', () => {
  fc.assert(
    fc.property(typed, (value) => {
      const { units, scale } = decimalOf(value)
      expect(scaled(value, 16)).toBe(units * 10n ** BigInt(16 - scale))
    }),
  )
})

test('units x price is exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 0, max: 1e12 }), (units, price) => {
      const [u, p] = [units / 1e8, price / 1e8]
      expect(moneyNumber(cost(toUnits(u), p))).toBe(toNumber(times(decimalOf(u), decimalOf(p))))
    }),
  )
})

test('units at a price of any number of decimals are worth their product, rounded in the last decimal of money', () => {
  expect(marketValue(toUnits(0.25), 99_461.910_482_631_8)).toBe(scaled(24_865.477_620_657_95, moneyPlaces))
  expect(marketValue(toUnits(1e9), 1.5e-11)).toBe(toMoney(0.015))
  expect(marketValue(1n, 1.5e-8)).toBe(2n)
  expect(marketValue(toUnits(3), 12.5)).toBe(cost(toUnits(3), 12.5))
})

test('a half goes away from zero', () => {
  expect([divided(5n, 2n), divided(-5n, 2n), divided(5n, -2n), divided(-5n, -2n), divided(4n, 3n)]).toEqual([
    3n,
    -3n,
    -3n,
    3n,
    1n,
  ])
  expect(() => divided(1n, 0n)).toThrow(RangeError)
})

test('the whole share is the whole amount', () => {
  expect(shareOf(100n, 7n, 7n)).toBe(100n)
  expect(shareOf(100n, 0n, 0n)).toBe(100n)
  expect(shareOf(100n, 1n, 3n)).toBe(33n)
})

test('numbers come back as they went in, never as -0', () => {
  fc.assert(
    fc.property(typed, (value) => {
      expect(moneyNumber(toMoney(value))).toBe(value + 0)
      expect(unitsNumber(toUnits(value))).toBe(value + 0)
      expect(rounded(toMoney(value), moneyPlaces, 8)).toBe(value + 0)
    }),
  )
  expect(Object.is(rounded(-1n, moneyPlaces, 2), 0)).toBe(true)
  expect(rounded(1005n, 3, 2)).toBe(1.01)
  expect(rounded(5n, 0, 2)).toBe(5)
  expect(rounded(10n ** 30n, 8, 8)).toBe(1e22)
  expect(rounded(-(10n ** 30n), 8, 8)).toBe(-1e22)
})
