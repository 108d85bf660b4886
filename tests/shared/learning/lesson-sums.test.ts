// The sums in Lessons 12 to 18, worked out again.
import { expect, test } from 'vitest'
import { changeOfTax } from '#shared/facts/change-of-tax.ts'
import { body as body12 } from '#shared/learning/lessons/lesson-12.ts'
import { body as body13 } from '#shared/learning/lessons/lesson-13.ts'
import { body as body14 } from '#shared/learning/lessons/lesson-14.ts'
import { body as body15 } from '#shared/learning/lessons/lesson-15.ts'
import { body as body16 } from '#shared/learning/lessons/lesson-16.ts'
import { body as body17 } from '#shared/learning/lessons/lesson-17.ts'
import { body as body18 } from '#shared/learning/lessons/lesson-18.ts'
import { pool as pool13 } from '#shared/learning/lessons/pool-13.ts'

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`
const hundreds = (amount: number) => dollars(Math.round(amount / 100) * 100)

test('the sums of lesson 12 are right', () => {
  expect(body12).toContain(`that is ${dollars(600 * 0.12)} a week, or ${dollars(600 * 0.12 * 52)} over 52 weeks`)
  expect(body12).toContain(`often means about ${dollars(80_000 / 1.12)} of pay`)
  const paid = 70_000 * 0.12
  const invested = paid * 0.85
  expect(body12).toContain(`12% is ${dollars(paid)}, and ${dollars(invested)} of it gets invested`)
  expect(body12).toContain(`it leaves ${dollars(1000 * 0.85)} in super`)
  expect(body12).toContain(`plus 2% for Medicare, it leaves ${dollars(1000 * (1 - 0.3 - 0.02))}`)

  /** What yearly payments at the end of each year have grown to after 40 years, paid and grown one year at a time. */
  const saved = (payment: number, rate: number) => {
    let balance = 0
    for (let year = 0; year < 40; year++) balance = balance * (1 + rate) + payment
    return balance
  }
  const [cheaper, dearer] = [saved(invested, 0.06), saved(invested, 0.055)]
  const today = 1.03 ** 40
  expect(body12).toContain(`At 6% there is about ${hundreds(cheaper)} at the end`)
  expect(body12).toContain(`At 5.5% there is about ${hundreds(dearer)}`)
  expect(body12).toContain(`took about ${hundreds(cheaper - dearer)}, or ${Math.round((1 - dearer / cheaper) * 100)}%`)
  expect(body12).toContain(
    `they are worth about ${hundreds(cheaper / today)} and ${hundreds(dearer / today)} in today's money`,
  )
  const forgotten = saved(90, 0.06)
  expect(body12).toContain(`grown to ${dollars(forgotten)}, or about $4,270 in today's money`)
  expect(Math.round(forgotten / today / 10) * 10).toBe(4270)
})

test('the sums of lesson 15 are right', () => {
  expect([40 / 8000, 40 / 4000]).toEqual([0.005, 0.01])
  const after = 600 * 1.1 + 300 * 0.95 + 100 * 1.2
  expect(body15).toContain(`which is ${dollars(after)} million. The index is up ${(after / 10 - 100).toFixed(1)}%`)
  expect(body15).toContain(`plain average of the three changes is ${((10 - 5 + 20) / 3).toFixed(1)}%`)
  expect(body15).toContain(`The fund ends up about ${((after * 0.998) / 10 - 100).toFixed(1)}% ahead`)
  expect(body15).toContain(`The index is at ${dollars(after * 0.8)} million`)
  const change = (from: number, to: number) => Math.round((to / from - 1) * 100)
  expect(body15).toContain(`6,828.7 to 5,256.1, down ${-change(6828.7, 5256.1)}%`)
  expect(body15).toContain(`43,094.3 to 47,868.3, up ${change(43_094.3, 47_868.3)}%`)
  expect(body15).toContain(`at a 0.1% fee give ${dollars(10_000 * 1.069 ** 20)}`)
  expect(body15).toContain(`At 1.0% they give ${dollars(10_000 * 1.06 ** 20)}`)
})

const tax = (income: number, rate: number) => Math.round(income * rate)

test('the sums of lesson 13 are right', () => {
  expect(tax((8000 - 5000) / 2, 0.3)).toBe(450)
  expect(body13).toContain('tax on $1,500 at 30% is $450')
  const indexed = 8000 - 5000 * 1.09
  expect(Math.round(indexed)).toBe(2550)
  expect(body13).toContain('$8,000 - $5,450 = $2,550, and 30% of that is $765')
  expect(tax(indexed, 0.3)).toBe(765)
  const split = (7000 - 5000) / 2 + (9000 - 7000 * 1.09)
  expect([Math.round(9000 - 7000 * 1.09), Math.round(split), tax(split, 0.3)]).toEqual([1370, 2370, 711])
  expect(body13).toContain('$9,000 - $7,630 = $1,370. Tax on $2,370 at 30% is $711')
  expect(tax(indexed, 0.14)).toBe(357)
  expect(body13).toContain('Without a minimum the tax would be $357. With it, $765')
  expect(tax((3000 - 1200) / 2, 0.3)).toBe(270)
  expect(body13).toContain('half of that is $900, and the tax is $270')
})

test('lesson 13 and its question split a gain at the close before the rule changes, as a tax year does', () => {
  const options = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const
  const valuedOn = new Date(changeOfTax.valuedOn).toLocaleDateString('en-AU', options)
  expect(body13).toContain(`For a listed share, that is its close of ${valuedOn}`)
  expect(body13).toContain(`worth $7,000 at the close of ${valuedOn}`)
  const asked = pool13.find(({ id }) => id === 'l13-q6')
  expect(asked?.options[asked.correctAnswer]).toContain(valuedOn)
  for (const text of [body13, JSON.stringify(pool13)])
    expect(text).not.toMatch(/\b(value|worth)( \$[\d,]+)? on (1 July|that day|the day)/)
})

test('the sums of lesson 14 are right', () => {
  const kept = (rate: number) => Math.round(700 + 300 - 1000 * rate)
  expect([0, 0.15, 0.3, 0.37].map(kept)).toEqual([1000, 850, 700, 630])
  for (const amount of [1000, 850, 700, 630]) expect(body14).toContain(`$${amount.toLocaleString('en-AU')} is kept`)
  const yieldOf = (aYear: number, price: number) => ((aYear / price) * 100).toFixed(1)
  expect(body14).toContain(`At 70 cents a year on a $14 share it is ${yieldOf(0.7, 14)}%`)
  expect(body14).toContain(`is $1.00 on $14, or ${yieldOf(1, 14)}%`)
  expect(body14).toContain(`from $14 to $7 shows a yield of ${Number(yieldOf(0.7, 7))}%`)
  expect(body14).toContain(`$20.00 share with a 70 cent dividend would start near $${(20 - 0.7).toFixed(2)}`)
})

test('the sums of lesson 16 are right', () => {
  const unitsOf = (prices: readonly number[]) => prices.reduce((units, price) => units + 200 / price, 0)
  const endOf = (prices: readonly number[]) => unitsOf(prices) * (prices.at(-1) ?? 0)
  const [back, up, down] = [
    [10, 8, 5, 8, 10],
    [10, 11, 12, 13, 14],
    [10, 8, 6, 5, 4],
  ] as const
  expect(unitsOf(back)).toBe(130)
  expect(body16).toContain(`130 units, worth ${dollars(endOf(back))}. Sam has 100 units, worth $1,000`)
  expect(body16).toContain(`average $8.20. Mia's units cost her $1,000 divided by 130, or $${(1000 / 130).toFixed(2)}`)
  expect(body16).toContain(`Mia ends with ${dollars(endOf(up))}. Sam ends with ${dollars(100 * 14)}`)
  expect(body16).toContain(`Mia ends with ${dollars(endOf(down))}, and Sam with ${dollars(100 * 4)}`)
  expect(body16).toContain(`average cost of $${(1000 / unitsOf(down)).toFixed(2)}`)
  expect(body16).toContain(`average price of $${((10 + 8 + 6 + 5 + 4) / 5).toFixed(2)}`)
  expect(body16).toContain(`$5 of brokerage is ${(5 / 200) * 100}%`)
  expect(body16).toContain(`On a $1,000 order it is ${(5 / 1000) * 100}%`)
})

test('the sums of lesson 17 are right', () => {
  expect(body17).toContain(`$78 a year is ${((78 / 1000) * 100).toFixed(1)}% of $1,000`)
  expect(body17).toContain(`On $50,000 it is about ${((78 / 50_000) * 100).toFixed(2)}%`)
  expect([1000, 13_000, 50_000].map((balance) => Math.round(balance * 0.006))).toEqual([6, 78, 300])
  const [low, high] = [10_000 * 1.058 ** 30, 10_000 * 1.05 ** 30]
  expect(body17).toContain(`After 30 years it is ${dollars(low)}`)
  expect(body17).toContain(`reaches ${dollars(high)}. The gap is ${dollars(low - high)}, a fifth of the larger figure`)
  expect((low - high) / low).toBeCloseTo(0.2, 2)
  expect(body17).toContain(`takes 1% each way turns $1,000 into $${(1000 * 0.99 ** 2).toFixed(2)}`)
  expect(body17).toContain(`$1,000 comes back as ${dollars(1000 * 0.994 ** 2)}`)
  expect(body17).toContain(`On $4,000 that is ${dollars(4000 * 0.03)} at most`)
})

test('the sums of lesson 18 are right', () => {
  expect(body18).toContain(`done 365 times over, is ${dollars(1000 * 1.01 ** 365)}`)
  expect(body18).toContain(`done 52 times, is ${dollars(1000 * 1.1 ** 52)}`)
  expect(body18).toContain(
    `after 12 months it is ${dollars(1000 * 1.05 ** 12)}, a gain of ${((1.05 ** 12 - 1) * 100).toFixed(1)}%`,
  )
  expect(1000 * 1.01 ** 730).toBeGreaterThan(1_400_000)
  expect(1000 * 1.01 ** 730).toBeLessThan(1_500_000)
})
