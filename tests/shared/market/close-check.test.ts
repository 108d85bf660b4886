// A close that cannot be is left out; a level that lasts is believed.
import { expect, test } from 'vitest'
import { believableCloses } from '#shared/market/close-check.ts'

const kept = (...prices: number[]): number[] =>
  believableCloses(prices.map((price, day) => ({ day, price }))).kept.map(({ price }) => price)

test('a day or two of cents for dollars are left out', () => {
  expect(kept(10, 10.1, 1010, 10.2, 10.3)).toEqual([10, 10.1, 10.2, 10.3])
  expect(kept(10, 10.1, 1010, 1012, 10.2, 10.3, 10.4)).toEqual([10, 10.1, 10.2, 10.3, 10.4])
  expect(kept(10, 0.1, 10.2)).toEqual([10, 10.2])
})

test('a first close that the next ones contradict is left out, a last one waits', () => {
  expect(kept(1000, 10, 10.1, 10.2)).toEqual([10, 10.1, 10.2])
  expect(kept(10, 10.1, 1010)).toEqual([10, 10.1])
  expect(kept(10, 10.1, 1010, 1011, 1012)).toEqual([10, 10.1])
  expect(kept(5)).toEqual([5])
  expect(kept()).toEqual([])
})

test('a level that lasts is believed: a company can be taken over, or nearly fail', () => {
  expect(kept(10, 10.1, 300, 310, 305, 300)).toEqual([10, 10.1, 300, 310, 305, 300])
  expect(kept(10, 55, 9)).toEqual([10, 55, 9])
})

test('from one close to the next up to 20 times as much is believed, more only where three closes stay within five times of it', () => {
  expect(kept(10, 200, 10)).toEqual([10, 200, 10])
  expect(kept(10, 200.01, 10)).toEqual([10, 10])
  expect(kept(200, 10, 200)).toEqual([200, 10, 200])
  expect(kept(200.01, 10, 200)).toEqual([200.01, 200])
  const level = [10, 10, 10, 10]
  expect(kept(...level, 500, 100, 2500, 500)).toEqual([...level, 500, 100, 500])
  expect(kept(...level, 500, 99.9, 500, 500)).toEqual([...level, 99.9, 500, 500])
  expect(kept(...level, 500, 2500, 500, 500)).toEqual([...level, 500, 2500, 500, 500])
  expect(kept(...level, 500, 2500.01, 500, 500)).toEqual(level)
})

test('what is no price is left out', () => {
  const { leftOut } = believableCloses([
    { day: 1, price: 10 },
    { day: 2, price: 0 },
    { day: 3, price: Number.NaN },
    { day: 4, price: 2e9 },
  ])
  expect(leftOut.map(({ day }) => day)).toEqual([2, 3, 4])
})
