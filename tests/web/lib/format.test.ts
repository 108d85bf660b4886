// Format: numbers and dates as people read them.
import { expect, test } from 'vitest'
import {
  formatAsOf,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPercent,
  formatPrice,
  formatQuantity,
  formatSignedMoney,
  formatSignedPercent,
  formatWholeMoney,
} from '#web/lib/format.ts'

test.each([
  [1234.5, '$1,234.50'],
  [-1234.5, '-$1,234.50'],
  [0, '$0.00'],
  [-0, '$0.00'],
  [-0.004, '$0.00'],
  [0.005, '$0.01'],
  [-0.005, '-$0.01'],
  [1.005, '$1.01'],
  [8.325, '$8.33'],
  [2.675, '$2.68'],
  [1e-7, '$0.00'],
  [1e12, '$1,000,000,000,000.00'],
  [123456789012345.67, '$123,456,789,012,345.67'],
])('money %d reads %s: half up on the decimal that was written', (aud, text) => {
  expect(formatMoney(aud)).toBe(text)
})

test.each([
  [25, '+$25.00'],
  [-25, '-$25.00'],
  [0, '$0.00'],
  [0.001, '$0.00'],
  [-0.001, '$0.00'],
])('a change of %d reads %s: signed unless it shows as zero', (aud, text) => {
  expect(formatSignedMoney(aud)).toBe(text)
})

test.each([
  [400.5, '$401'],
  [400.49, '$400'],
  [0, '$0'],
  [-0.4, '$0'],
])('whole money %d reads %s', (aud, text) => {
  expect(formatWholeMoney(aud)).toBe(text)
})

test.each([
  [177.87, '$177.87'],
  [1, '$1.00'],
  [163870.123, '$163,870.12'],
  [2.005, '$2.01'],
  [1.235, '$1.235'],
  [1.5, '$1.50'],
  [0.5, '$0.50'],
  [0.025, '$0.025'],
  [0.0254, '$0.0254'],
  [0.00254, '$0.00254'],
  [0.00001234, '$0.00001234'],
  [1e-8, '$0.00000001'],
  [2.34567e-9, '$0.000000002346'],
  [0, '$0.00'],
])('a price of %d reads %s: small prices keep the figures that matter', (aud, text) => {
  expect(formatPrice(aud)).toBe(text)
})

test.each([
  [12.345, 2, '12.35%'],
  [12.345, 1, '12.3%'],
  [-0.001, 2, '0.00%'],
  [-7.5, 1, '-7.5%'],
  [1234567.891, 2, '1,234,567.89%'],
] as const)('%d percent with %d decimals reads %s', (percent, digits, text) => {
  expect(formatPercent(percent, digits)).toBe(text)
})

test('a signed percentage shows plus, minus, or nothing at zero', () => {
  expect([
    formatSignedPercent(28.349),
    formatSignedPercent(-9.69),
    formatSignedPercent(0),
    formatSignedPercent(28.349, 1),
  ]).toEqual(['+28.35%', '-9.69%', '0.00%', '+28.3%'])
})

test.each([
  [10, '10'],
  [1234.5, '1,234.5'],
  [0.00000001, '0.00000001'],
  [0.0005, '0.0005'],
  [1e12, '1,000,000,000,000'],
])('a quantity of %d reads %s', (units, text) => {
  expect(formatQuantity(units)).toBe(text)
})

test('a day is a Sydney day, daylight saving included', () => {
  expect(formatDate('2026-11-20T12:59:59Z')).toBe('20 Nov 2026')
  expect(formatDate('2026-11-20T13:00:00Z')).toBe('21 Nov 2026')
  expect(formatDate('2026-06-30T13:59:59Z')).toBe('30 June 2026')
  expect(formatDate('2026-06-30T14:00:00Z')).toBe('1 July 2026')
})

test('a time is a Sydney time', () => {
  expect(formatDateTime('2026-11-20T04:05:00Z')).toMatch(/^20 Nov 2026, 3:05\spm$/)
})

test('what is from today is dated by its time, anything older by its day', () => {
  const now = new Date('2026-11-20T05:00:00Z')
  expect(formatAsOf('2026-11-20T04:05:00Z', now)).toMatch(/^3:05\spm$/)
  expect(formatAsOf('2026-11-19T04:05:00Z', now)).toBe('19 Nov 2026')
})

test('a count names its things in the singular or the plural', () => {
  expect([formatCount(1, 'investment'), formatCount(2, 'investment'), formatCount(1000, 'asset')]).toEqual([
    '1 investment',
    '2 investments',
    '1,000 assets',
  ])
})
