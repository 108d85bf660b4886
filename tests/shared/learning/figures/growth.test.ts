// Growth, fees and what they leave: each figure of a lesson begins with sums that can be done by hand.
import { expect, test } from 'vitest'
import { compoundingPath } from '#shared/learning/figures/compounding-path.ts'
import { downAndBack, riseNeeded, yearsBack } from '#shared/learning/figures/fall.ts'
import {
  changePercent,
  grown,
  grownSimply,
  inTodaysMoney,
  periodsUntil,
  savedUp,
} from '#shared/learning/figures/growth.ts'
import { promised, promisedAYear } from '#shared/learning/figures/repeated-promise.ts'
import { superSavings } from '#shared/learning/figures/super-savings.ts'
import { feesCrossAt, percentageFee } from '#shared/learning/figures/yearly-fee.ts'
import { body as body1 } from '#shared/learning/lessons/lesson-01.ts'
import { body as body9 } from '#shared/learning/lessons/lesson-09.ts'
import { body as body12 } from '#shared/learning/lessons/lesson-12.ts'
import { body as body17 } from '#shared/learning/lessons/lesson-17.ts'
import { body as body18 } from '#shared/learning/lessons/lesson-18.ts'

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-AU')}`

test('compound growth multiplies, simple growth adds, a payment a year does both', () => {
  // 100, 110, 121.
  expect(grown(100, 10, 2)).toBeCloseTo(121, 10)
  expect(grown(100, 10, 0)).toBe(100)
  expect(grown(100, -50, 1)).toBe(50)
  expect(grownSimply(100, 10, 2)).toBeCloseTo(120, 10)
  // 100 x 1.21 + 100 x 1.1 + 100.
  expect(savedUp(100, 10, 3)).toBeCloseTo(331, 10)
  expect(savedUp(100, 0, 3)).toBe(300)
  expect(savedUp(100, 10, 0)).toBe(0)
  expect(inTodaysMoney(121, 10, 2)).toBeCloseTo(100, 10)
  expect(changePercent(80, 100)).toBe(25)
})

test('how long growth takes: never without growth, no time at all to where it is', () => {
  expect(periodsUntil(1.21, 10)).toBeCloseTo(2, 10)
  expect(periodsUntil(1, -5)).toBe(0)
  expect(periodsUntil(2, 0)).toBeNull()
  expect(periodsUntil(2, -5)).toBeNull()
  // The rule of 72: about 12 years at 6 %.
  expect(periodsUntil(2, 6)).toBeCloseTo(11.9, 1)
})

test('the path of Lesson 1: what a fee of one point takes in 30 years', () => {
  const { compound, afterFee, simple } = compoundingPath({ amount: 5000, percent: 6, feePercent: 1, years: 30 })
  expect([compound.length, afterFee.length, simple.length]).toEqual([31, 31, 31])
  expect([compound[0], afterFee[0], simple[0]]).toEqual([5000, 5000, 5000])
  expect([compound[1], afterFee[1], simple[1]]).toEqual([5300, 5250, 5300])
  expect(body1).toContain(`becomes ${dollars(compound[30]!)}`)
  expect(body1).toContain(`it becomes ${dollars(afterFee[30]!)}`)
  expect(simple[30]).toBeCloseTo(5000 + 30 * 300, 8)
})

test('the savings of Lesson 12: half a point over 40 years, and what it buys', () => {
  const assumption = { invested: 7140, years: 40, percent: 6, feePercent: 0.5, pricesPercent: 3 }
  const { withoutFee, withFee, todaysMoney } = superSavings(assumption)
  const hundreds = (amount: number): string => dollars(Math.round(amount / 100) * 100)
  expect(withoutFee.slice(0, 3)).toEqual([0, expect.closeTo(7140, 8), expect.closeTo(7140 * 2.06, 8)])
  expect(body12).toContain(`At 6% there is about ${hundreds(withoutFee[40]!)}`)
  expect(body12).toContain(`At 5.5% there is about ${hundreds(withFee[40]!)}`)
  expect(body12).toContain(`and ${hundreds(todaysMoney[40]!)} in today's money`)
  expect(todaysMoney).toHaveLength(41)
})

test('a fall needs a larger rise', () => {
  expect(riseNeeded(0)).toBe(0)
  expect(riseNeeded(20)).toBeCloseTo(25, 10)
  expect(riseNeeded(50)).toBeCloseTo(100, 10)
  expect(riseNeeded(90)).toBeCloseTo(900, 8)
  // From 50 to 100 at 100 % a year takes a year.
  expect(yearsBack(50, 100)).toBeCloseTo(1, 10)
  expect(yearsBack(50, 0)).toBeNull()
  expect(yearsBack(0, 0)).toBe(0)
  expect(downAndBack(100, 20, 25, 2)).toEqual([100, 80, 100, 125])
  expect(body9).toContain(`40% of $5,000 is ${dollars(5000 - downAndBack(5000, 40, 6, 0)[1]!)}`)
})

test('flat and percentage fees cross where Lesson 17 says', () => {
  expect(percentageFee(1000, 0.6)).toBe(6)
  expect(feesCrossAt(78, 0.6)).toBeCloseTo(13_000, 8)
  expect(body17).toContain('With $13,000: the flat fee is $78, and 0.6% is $78 as well')
  expect(feesCrossAt(78, 0)).toBeNull()
})

test('a promise that repeats, as in Lesson 18', () => {
  // Six months of 10 %: 1.1^6.
  expect(promised(1000, 10, 'month', 2)).toEqual([1000, expect.closeTo(1100, 8), expect.closeTo(1210, 8)])
  expect(body18).toContain(`done 365 times over, is ${dollars(promised(1000, 1, 'day', 12)[12]!)}`)
  expect(body18).toContain(`done 52 times, is ${dollars(promised(1000, 10, 'week', 12)[12]!)}`)
  expect(body18).toContain(`after 12 months it is ${dollars(promised(1000, 5, 'month', 12)[12]!)}`)
  expect(promisedAYear(5, 'month')).toBeCloseTo(79.6, 1)
  expect(promisedAYear(0, 'day')).toBe(0)
})
