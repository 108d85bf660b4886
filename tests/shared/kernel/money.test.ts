// Money is exact: sums of decimals never lose a cent to binary fractions (P13).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf, minus, percentOf, plus, times, toCents, toNumber, zero } from '#shared/kernel/money.ts'

test.each([
  [1.005, 1.01],
  [1.004, 1],
  [-1.005, -1.01],
  [0.1 + 0.2, 0.3],
  [1e-7, 0],
  [-0.001, 0],
  [2.5e-3, 0],
  [1e21, 1e21],
  [123_456_789.995, 123_456_790],
])('%d rounds half up to %d', (amount, cents) => {
  const rounded = toCents(decimalOf(amount))
  expect(rounded).toBe(cents)
  expect(Object.is(rounded, -0)).toBe(false)
})

test('a number is read as the decimal it was written as', () => {
  expect(decimalOf(0.1)).toEqual({ units: 1n, scale: 1 })
  expect(decimalOf(3.97e-6)).toEqual({ units: 397n, scale: 8 })
  expect(decimalOf(1.5e22)).toEqual({ units: 15_000_000_000_000_000_000_000n, scale: 0 })
  expect(() => decimalOf(Number.NaN)).toThrow(RangeError)
  expect(() => decimalOf(Number.POSITIVE_INFINITY)).toThrow('Not a finite number')
})

const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true })

test('a number survives the way into a decimal and back', () => {
  fc.assert(
    fc.property(amount, (value) => {
      expect(toNumber(decimalOf(value))).toBe(value === 0 ? 0 : value)
    }),
  )
})

test('what is added can be taken away again, in any order', () => {
  fc.assert(
    fc.property(amount, amount, amount, (a, b, c) => {
      const sum = plus(plus(decimalOf(a), decimalOf(b)), decimalOf(c))
      const other = plus(decimalOf(c), plus(decimalOf(b), decimalOf(a)))
      expect(toNumber(minus(sum, other))).toBe(0)
      expect(toNumber(minus(minus(sum, decimalOf(b)), decimalOf(c)))).toBe(a === 0 ? 0 : a)
    }),
  )
})

test('percent of a whole that is not above 0 is 0', () => {
  expect(percentOf(decimalOf(5), zero)).toBe(0)
  expect(percentOf(decimalOf(5), decimalOf(-1))).toBe(0)
  expect(percentOf(decimalOf(1), decimalOf(8))).toBe(12.5)
  expect(percentOf(decimalOf(-0.05), decimalOf(0.2))).toBe(-25)
  expect(percentOf(times(decimalOf(0.000_001), decimalOf(3)), decimalOf(9e-6))).toBeCloseTo(33.333_333_333_3, 9)
})
