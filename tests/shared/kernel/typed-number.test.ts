// Typed number: commas stand between thousands only; what could be a decimal comma is no number.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedNumber, withoutThousands } from '#shared/kernel/typed-number.ts'

test.each([
  ['1,234.50', 1234.5],
  ['12,345,678', 12_345_678],
  ['$5', 5],
  ['-$12', -12],
  ['$-12', -12],
  ['A$1,250', 1250],
  ['AUD 3.5', 3.5],
  ['+7', 7],
  [' 0.5 ', 0.5],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['-0', 0],
])('"%s" is %d', (text, value) => {
  expect(typedNumber(text)).toBe(value)
})

test.each([
  '1,5',
  '0,5',
  '12,50',
  '1.234,56',
  '1,2,3',
  '1,23',
  '1,2345',
  '1234,567',
  '0,500',
  ',5',
  '1,234,5',
  '1.000,500',
])('"%s", with a comma that may be a decimal one, is no number', (text) => {
  expect(typedNumber(text)).toBeNaN()
  expect(typedNumber(`-$${text}`)).toBeNaN()
  expect(withoutThousands(text)).toBeNull()
})

test.each(['', ' ', '-', '.', '$', 'abc', '12abc', '1 000', '1e3', '1.2.3', '--5', '+-5', '9'.repeat(400)])(
  '"%s" is no number',
  (text) => {
    expect(typedNumber(text)).toBeNaN()
  },
)

test('a number that is written in Australian English is read as what it is', () => {
  const written = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 8 })
  fc.assert(
    fc.property(fc.integer({ min: -1e15, max: 1e15 }), (parts) => {
      const value = parts / 1e4
      expect(typedNumber(written.format(value))).toBe(Number(value.toFixed(4)) + 0)
    }),
  )
})
