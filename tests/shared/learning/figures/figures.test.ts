// What the figures of lessons work out besides growth: ranges, overlaps, spreads, prices, buying and dividends, by hand.
import { expect, test } from 'vitest'
import { dividendAtRates } from '#shared/learning/figures/franked-dividend.ts'
import { madeUpFunds, mixOf, overlapPercent } from '#shared/learning/figures/fund-overlap.ts'
import { madeUpShares, rebased, yearlyCloses } from '#shared/learning/figures/made-up-prices.ts'
import { chanceBelowStart, outcomeRange } from '#shared/learning/figures/outcome-range.ts'
import { averagePrice, buying, pricePaths, worthByDay } from '#shared/learning/figures/regular-buying.ts'
import { sharesWithLargest } from '#shared/learning/figures/spread.ts'
import { indexYear } from '#shared/learning/figures/weighted-index.ts'
import { body as body14 } from '#shared/learning/lessons/lesson-14.ts'
import { body as body15 } from '#shared/learning/lessons/lesson-15.ts'
import { body as body16 } from '#shared/learning/lessons/lesson-16.ts'
import { effectiveNumber } from '#shared/portfolio/concentration.ts'

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-AU')}`

test('the range of outcomes: no width at the start, wider with time, the middle by the log-normal formula', () => {
  // ln(1 + (0.15 / 1.07)^2) = 0.019462; ln 1.07 - half of it = 0.057928; e^0.057928 = 1.05964.
  const assumption = { amount: 1000, averagePercent: 7, swingPercent: 15 }
  expect(outcomeRange(assumption, 0)).toEqual({ low: 1000, middle: 1000, high: 1000 })
  const one = outcomeRange(assumption, 1)
  expect(one.middle).toBeCloseTo(1059.64, 1)
  // The deviation is 0.139506: 1059.64 x e^(+-1.64485 x 0.139506).
  expect(one.low).toBeCloseTo(1059.64 * Math.exp(-0.229467), 0)
  expect(one.high).toBeCloseTo(1059.64 * Math.exp(0.229467), 0)
  const ten = outcomeRange(assumption, 10)
  expect(ten.high - ten.low).toBeGreaterThan(one.high - one.low)
})

test('the chance of ending below the start, beside a table of the normal distribution', () => {
  const assumption = { amount: 1, averagePercent: 7, swingPercent: 15 }
  // -0.057928 / 0.139506 = -0.4152: 0.3390 lies below.
  expect(chanceBelowStart(assumption, 1)).toBeCloseTo(33.9, 1)
  // x 3: -1.2457, 0.1064.
  expect(chanceBelowStart(assumption, 9)).toBeCloseTo(10.64, 1)
  // An average of 0 % has a middle below the start: more than half.
  expect(chanceBelowStart({ ...assumption, averagePercent: 0 }, 4)).toBeGreaterThan(50)
})

test('a portfolio with one large holding, and how many equal ones are as spread', () => {
  expect(sharesWithLargest(1, 20)).toEqual([100])
  expect(sharesWithLargest(3, 50)).toEqual([50, 25, 25])
  // Never below an equal part.
  expect(sharesWithLargest(4, 10)).toEqual([25, 25, 25, 25])
  // 0.25 + 0.0625 + 0.0625 = 0.375.
  expect(effectiveNumber([50, 25, 25])).toBeCloseTo(1 / 0.375, 10)
  expect(effectiveNumber([25, 25, 25, 25])).toBeCloseTo(4, 10)
  expect(effectiveNumber([])).toBeNull()
})

test('the made-up funds are whole, and overlap by the smaller of two weights', () => {
  for (const weights of Object.values(madeUpFunds)) {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  }
  const { world, us, technology, australia } = madeUpFunds
  expect(overlapPercent(world, madeUpFunds['world too'])).toBe(100)
  expect(overlapPercent(world, us)).toBe(17 + 15 + 12 + 10 + 9)
  expect(overlapPercent(world, technology)).toBe(17 + 15 + 12)
  expect(overlapPercent(world, australia)).toBe(5)
  expect(overlapPercent(australia, world)).toBe(5)
  expect(overlapPercent(technology, australia)).toBe(0)
})

test('a mix holds every company once, by the money in each fund', () => {
  const mix = mixOf({ A: 60, B: 40 }, { B: 50, C: 50 }, 25)
  expect(mix).toEqual([
    { company: 'A', first: 60, second: 0, mixed: 15 },
    { company: 'B', first: 40, second: 50, mixed: 47.5 },
    { company: 'C', first: 0, second: 50, mixed: 37.5 },
  ])
})

test('made-up prices follow from their changes, and 100 is the chosen year', () => {
  expect(yearlyCloses({ start: 10, changes: [20, -50] })).toEqual([10, 12, 6])
  expect(rebased([10, 12, 6], 1)).toEqual([100, 50])
  for (const share of Object.values(madeUpShares)) {
    expect(yearlyCloses(share)).toHaveLength(21)
    expect(Math.min(...share.changes)).toBeLessThanOrEqual(-35)
  }
  // Whoever picks the first year can pick the winner.
  const [wattle, banksia] = [yearlyCloses(madeUpShares.wattle), yearlyCloses(madeUpShares.banksia)]
  const leads = wattle.slice(0, 20).map((_, from) => rebased(wattle, from).at(-1)! > rebased(banksia, from).at(-1)!)
  expect(new Set(leads)).toEqual(new Set([true, false]))
})

test('five small orders and one large one, as in Lesson 16', () => {
  const regular = buying(pricePaths.back, 5, 1000, 0)
  expect(regular.units).toBe(130)
  expect(regular.value).toBe(1300)
  expect(body16).toContain(`$1,000 divided by 130, or $${regular.averageCost.toFixed(2)} each`)
  expect(body16).toContain(`the five prices average $${averagePrice(pricePaths.back).toFixed(2)}`)
  expect(buying(pricePaths.back, 1, 1000, 0)).toEqual({ units: 100, averageCost: 10, value: 1000 })
  for (const path of ['up', 'down'] as const) {
    expect(body16).toContain(dollars(buying(pricePaths[path], 5, 1000, 0).value))
    expect(body16).toContain(dollars(buying(pricePaths[path], 1, 1000, 0).value))
  }
  // $5 an order: 5 x $195 / price, against $995 at once.
  expect(buying([10, 5], 2, 1000, 5)).toEqual({ units: 49.5 + 99, averageCost: 1000 / 148.5, value: 742.5 })
  expect(buying([10, 5], 1, 1000, 5).value).toBe(497.5)
  // 49.5 units at $10 and $500 that wait; then 148.5 units at $5.
  expect(worthByDay([10, 5], 2, 1000, 5)).toEqual([995, 742.5])
  expect(worthByDay([10, 5], 1, 1000, 5)).toEqual([995, 497.5])
})

test('a franked dividend at each rate of the year, as in Lesson 14', () => {
  const whole = dividendAtRates(2027, 700, 100, 30)
  expect([whole?.credit, whole?.income]).toEqual([300, 1000])
  expect(whole?.rows).toEqual([
    { ratePercent: 0, tax: 0, toPay: -300, kept: 1000 },
    { ratePercent: 15, tax: 150, toPay: -150, kept: 850 },
    { ratePercent: 30, tax: 300, toPay: 0, kept: 700 },
    { ratePercent: 37, tax: 370, toPay: 70, kept: 630 },
    { ratePercent: 45, tax: 450, toPay: 150, kept: 550 },
  ])
  expect(body14).toContain('Own rate 37%: tax is $370, the credit is $300, so $70 is still to pay and $630 is kept')
  // 60 % of $700 is $420, and $420 x 25 / 75 is $140.
  expect(dividendAtRates(2027, 700, 60, 25)).toMatchObject({ credit: 140, income: 840 })
  expect(dividendAtRates(2027, 700, 0, 30)?.rows[2]).toEqual({ ratePercent: 30, tax: 210, toPay: 210, kept: 490 })
  expect(dividendAtRates(1999, 700, 100, 30)).toBeNull()
})

test('an index of three companies, as in Lesson 15', () => {
  const companies = [
    { value: 600, changePercent: 10 },
    { value: 300, changePercent: -5 },
    { value: 100, changePercent: 20 },
  ]
  const { weights, indexPercent, averagePercent, fundPercent } = indexYear(companies, 0.2)
  expect(weights).toEqual([60, 30, 10])
  expect(indexPercent).toBeCloseTo(6.5, 10)
  expect(averagePercent).toBeCloseTo(25 / 3, 10)
  expect(fundPercent).toBeCloseTo(6.287, 10)
  expect(body15).toContain('The index is up 6.5%')
})
