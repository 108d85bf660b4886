// Time machine: a made-up decade from a seed, what choices did against none, and XP that knows nothing of them.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingLearned, progressOf } from '#shared/learning/progress.ts'
import { creditTimeMachine } from '#shared/learning/time-machine-credit.ts'
import {
  type Choice,
  choices,
  Guess,
  isWithin,
  monthOfStop,
  months,
  outcomeOf,
  pathOf,
  played,
  possibleChoices,
  reasonsWanted,
  seedOf,
  startPrice,
  stops,
  worth,
  xpOfCalibration,
  xpOfReasons,
  xpOfRun,
} from '#shared/learning/time-machine.ts'

const seeds = fc.nat().map((n) => seedOf(String(n), n % 7))
const decisions = fc.array(fc.constantFrom<Choice>(...choices), { minLength: stops, maxLength: stops })
const hold = Array.from({ length: stops }, (): Choice => 'hold')
const at = (stop: number, choice: Choice): Choice[] => hold.with(stop, choice)

test('a seed is one decade, another person or another run is another', () => {
  expect(pathOf(seedOf('kim', 0))).toEqual(pathOf(seedOf('kim', 0)))
  // Kept by what it is today, to the cent: the service and every device have to come to the same.
  expect(pathOf(seedOf('kim', 0)).filter((_, month) => month % 24 === 0)).toMatchInlineSnapshot(`
    [
      100,
      128.77,
      158.8,
      115.15,
      143.83,
      216.59,
    ]
  `)
  expect(pathOf(seedOf('kim', 0))).not.toEqual(pathOf(seedOf('kim', 1)))
  expect(pathOf(seedOf('kim', 0))).not.toEqual(pathOf(seedOf('lee', 0)))
})

/** The deepest fall from a high before it, as a share of that. */
function deepestFallOf(path: readonly number[]): number {
  let [high, deepest] = [0, 0]
  for (const price of path) {
    high = Math.max(high, price)
    deepest = Math.max(deepest, 1 - price / high)
  }
  return deepest
}

test('every decade begins at 100, has one price a month in whole cents, and falls by a tenth or more somewhere', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const path = pathOf(seed)
      expect(path).toHaveLength(months + 1)
      expect(path[0]).toBe(startPrice)
      for (const price of path) {
        expect(price).toBeGreaterThan(1)
        expect(price).toBeLessThan(5000)
        expect(Math.round(price * 100) / 100).toBe(price)
      }
      expect(deepestFallOf(path)).toBeGreaterThan(0.1)
    }),
    { numRuns: 300 },
  )
})

test('nearly every decade falls by a sixth or more', () => {
  // Two in ten thousand do not.
  const falls = Array.from({ length: 400 }, (_, run) => deepestFallOf(pathOf(seedOf('kim', run))))
  expect(falls.filter((fall) => fall < 1 / 6)).toEqual([])
})

test('some decades end below where they began, and most above: a guess can be wrong on both sides', () => {
  const ends = Array.from({ length: 400 }, (_, run) => pathOf(seedOf('kim', run))[months]!)
  const below = ends.filter((end) => end < startPrice).length
  expect(below).toBeGreaterThan(40)
  expect(below).toBeLessThan(200)
})

test('a thousand added at a stop ends as that price has gone, a sale as what was missed, and holding as nothing', () => {
  const path = pathOf(seedOf('kim', 0))
  const [price, end] = [path[monthOfStop(3)]!, path[months]!]
  const added = outcomeOf(path, at(3, 'add'))
  expect(added).toMatchObject({ endPrice: end, doingNothing: 5000 + 50 * end })
  expect(added.difference).toBeCloseTo(1000 * (end / price - 1), 8)
  const sold = outcomeOf(path, at(3, 'sell'))
  expect(sold.yours).toBeCloseTo(5000 + 25 * price + 25 * end, 8)
  expect(sold.moved).toMatchObject([{ stop: 3, choice: 'sell', dollars: -25 * price, price }])
  expect(outcomeOf(path, hold)).toMatchObject({ difference: 0, moved: [] })
})

test('the effects of all decisions add up to the difference; neither cash nor units fall below 0', () => {
  fc.assert(
    fc.property(seeds, decisions, (seed, made) => {
      const path = pathOf(seed)
      const { difference, moved, yours } = outcomeOf(path, made)
      expect(moved.reduce((sum, { effect }) => sum + effect, 0)).toBeCloseTo(difference, 6)
      for (let stop = 0; stop <= stops; stop++) {
        const { standing } = played(path, made.slice(0, stop))
        expect(Math.min(standing.cash, standing.units)).toBeGreaterThanOrEqual(0)
      }
      expect(yours).toBeCloseTo(worth(played(path, made).standing, path[months]!), 8)
    }),
    { numRuns: 200 },
  )
})

test('without cash nothing is added, without units nothing sold', () => {
  const path = pathOf(seedOf('kim', 0))
  const adds = Array.from({ length: stops }, (): Choice => 'add')
  const { standing, moved } = played(path, adds)
  expect([standing.cash, moved.length]).toEqual([0, 5])
  expect(possibleChoices(standing)).toEqual(['hold', 'sell'])
  expect(possibleChoices({ cash: 1, units: 0 })).toEqual(['hold', 'add'])
  expect(possibleChoices({ cash: 1, units: 1 })).toEqual(['hold', 'add', 'sell'])
  expect(played(path, ['sell']).moved).toHaveLength(1)
})

test('a guess is a range of prices that could be wrong', () => {
  const isGuess = (low: number, high: number): boolean => Guess.safeParse({ low, high }).success
  expect([isGuess(80, 220), isGuess(50, 300), isGuess(1, 6)]).toEqual([true, true, true])
  expect([isGuess(50, 301), isGuess(100, 100), isGuess(0.5, 2), isGuess(9000, 10_001), isGuess(200, 80)]).toEqual(
    Array.from({ length: 5 }, () => false),
  )
  expect(isWithin({ low: 80, high: 120 }, 80) && isWithin({ low: 80, high: 120 }, 120)).toBe(true)
  expect(isWithin({ low: 80, high: 120 }, 79.99) || isWithin({ low: 80, high: 120 }, 120.01)).toBe(false)
})

test('XP is for reasons and for a range that turns out right, whatever was chosen', () => {
  const seed = seedOf('kim', 0)
  const end = pathOf(seed)[months]!
  const [right, wrong] = [
    { low: end - 1, high: end + 1 },
    { low: end + 1, high: end + 2 },
  ]
  expect(xpOfRun(seed, { guess: right, reasons: reasonsWanted })).toBe(xpOfReasons + xpOfCalibration)
  expect(xpOfRun(seed, { guess: right, reasons: reasonsWanted - 1 })).toBe(xpOfCalibration)
  expect(xpOfRun(seed, { guess: wrong, reasons: stops })).toBe(xpOfReasons)
  expect(xpOfRun(seed, { guess: wrong, reasons: 0 })).toBe(0)
})

test('a record counts the first decade that brings something, and none after it', () => {
  const now = '2026-11-22T13:30:00.000Z'
  expect(creditTimeMachine(nothingLearned, 0, now)).toBeUndefined()
  const first = creditTimeMachine({ ...nothingLearned, xp: 195 }, 5, now)
  expect(first).toMatchObject({
    record: { xp: 200, timeMachineXp: 5, timeMachineOn: '2026-11-23', revision: 1 },
    leveledUp: true,
    newAchievements: [{ id: 'level_up' }],
  })
  expect(creditTimeMachine(first!.record, 10, now)).toBeUndefined()
  expect(progressOf(first!.record).timeMachineXp).toBe(5)
  expect(progressOf(nothingLearned).timeMachineXp).toBe(0)
})
