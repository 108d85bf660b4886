// The educational example mix: the base table, its adjustments in order, and whole numbers that sum to 100 (P33).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocationClasses } from '#shared/portfolio/allocation.ts'
import { currentAllocation, needsRebalance, suggestAllocation } from '#shared/portfolio/allocation-example.ts'
import { investmentGoals, type RiskTolerance } from '#shared/person/finances.ts'

const risks = ['Conservative', 'Moderate', 'Aggressive'] as const
const mix = (etfs: number, stocks: number, crypto: number, cash: number) => ({ etfs, stocks, crypto, cash })
const suggest = (riskTolerance: RiskTolerance, ageYears: number | null, goal = '') =>
  suggestAllocation({ riskTolerance, ageYears, goal })
const sumOf = (made: ReturnType<typeof suggest>): number => allocationClasses.reduce((sum, name) => sum + made[name], 0)

test.each([
  ['Conservative', mix(70, 15, 5, 10)],
  ['Moderate', mix(60, 25, 15, 0)],
  ['Aggressive', mix(40, 40, 20, 0)],
] as const)('%s without age or goal is the base of its risk level', (risk, expected) => {
  expect(suggest(risk, null)).toEqual(expected)
})

test.each([30, 31, 40, 49, 50])('age %i triggers no rule', (age) => {
  for (const risk of risks) expect(suggest(risk, age)).toEqual(suggest(risk, null))
})

test.each([
  // Base, then the age rule; what is missing to 100 goes to cash, what is too much comes out of ETFs.
  ['Moderate', 51, '', mix(70, 20, 5, 5)],
  ['Moderate', 29, '', mix(45, 35, 20, 0)],
  ['Conservative', 51, '', mix(75, 10, 5, 10)],
  ['Aggressive', 51, '', mix(50, 35, 10, 5)],
  ['Aggressive', 29, '', mix(25, 50, 25, 0)],
  ['Moderate', null, 'Retirement', mix(75, 20, 5, 0)],
  ['Moderate', null, 'RETIREMENT in the sun', mix(75, 20, 5, 0)],
  ['Moderate', null, 'Growth', mix(45, 35, 20, 0)],
  ['Moderate', 29, 'growth', mix(30, 45, 25, 0)],
  ['Aggressive', 29, 'growth', mix(10, 60, 30, 0)],
  ['Moderate', null, 'growth before retirement', mix(60, 30, 10, 0)],
  ['Moderate', null, 'House deposit', mix(60, 25, 15, 0)],
] as const)('%s, age %s, goal %j', (risk, age, goal, expected) => {
  expect(suggest(risk, age, goal)).toEqual(expected)
})

test('over the whole grid of risk, age and goal: four whole numbers from 0 to 100 that sum to 100', () => {
  const goals = ['', 'Growth', 'Retirement', 'growth and retirement', 'x', ...investmentGoals]
  const ages = [null, ...Array.from({ length: 121 }, (_, age) => age)]
  for (const risk of risks) {
    for (const age of ages) {
      for (const goal of goals) {
        const made = suggest(risk, age, goal)
        for (const name of allocationClasses) {
          expect(Number.isInteger(made[name]) && made[name] >= 0 && made[name] <= 100).toBe(true)
        }
        expect(sumOf(made)).toBe(100)
        expect(made.crypto).toBeGreaterThanOrEqual(5)
      }
    }
  }
})

test('and for any text as a goal', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...risks),
      fc.option(fc.integer({ min: 0, max: 120 })),
      fc.string(),
      (risk, age, goal) => {
        expect(sumOf(suggest(risk, age, goal))).toBe(100)
      },
    ),
  )
})

const holding = (type: 'etf' | 'stock' | 'crypto' | 'other', currentPrice: number) => ({
  type,
  quantity: 1,
  costBasis: 1,
  currentPrice,
})

test('today’s mix counts other holdings in the whole and in no class', () => {
  expect(
    currentAllocation([holding('etf', 50), holding('stock', 25), holding('crypto', 15), holding('other', 10)]),
  ).toEqual(mix(50, 25, 15, 0))
})

test('nothing, and holdings worth nothing, are zeros and never NaN', () => {
  expect(currentAllocation([])).toEqual(mix(0, 0, 0, 0))
  expect(currentAllocation([holding('etf', 0), holding('stock', 0)])).toEqual(mix(0, 0, 0, 0))
})

test('today’s mix never sums to more than 100', () => {
  const prices = fc.array(
    fc.tuple(fc.constantFrom('etf', 'stock', 'crypto', 'other'), fc.integer({ min: 0, max: 1e9 })),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(prices, (list) => {
      const now = currentAllocation(list.map(([type, cents]) => holding(type, cents / 100)))
      expect(sumOf(now)).toBeLessThanOrEqual(100 + 1e-9)
      for (const name of allocationClasses) expect(now[name]).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([
  ['exactly 10 points', mix(70, 15, 15, 0), 3, false],
  ['a little more than 10', mix(70.01, 15, 14.99, 0), 3, true],
  ['one class far off', mix(60, 25, 0, 15), 3, true],
  ['no holdings', mix(0, 0, 0, 0), 0, false],
  ['no difference', mix(60, 25, 15, 0), 1, false],
])('%s decides the rebalancing notice', (_what, current, count, expected) => {
  expect(needsRebalance(mix(60, 25, 15, 0), current, count)).toBe(expected)
})

test('one third in each of three classes is a third, though no binary number is', () => {
  const thirds = currentAllocation([holding('etf', 1), holding('stock', 1), holding('crypto', 1)])
  expect(needsRebalance(mix(30, 40, 30, 0), thirds, 3)).toBe(false)
})
