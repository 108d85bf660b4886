// Crash replay: the percentage of each fall on what is held, kind by kind, and its months by the calendar; the table behind it.
import { expect, test } from 'vitest'
import { type MarketFall, marketFalls } from '#shared/facts/market-falls.ts'
import { heldByType, madeUpDollars, madeUpFor, monthsBetween, replayed } from '#shared/portfolio/crash-replay.ts'
import { aHolding } from '#tests/support/moments.ts'

const fallOf = (id: string): MarketFall => {
  const fall = marketFalls.falls.find((one) => one.id === id)
  if (fall === undefined) throw new Error(`no fall ${id}`)
  return fall
}
const held = heldByType([
  aHolding({ quantity: 10, currentPrice: 100.01 }),
  aHolding({ type: 'etf', symbol: 'VAS', quantity: 1, currentPrice: 333.33 }),
  aHolding({ type: 'crypto', symbol: 'BTC', quantity: 0.5, currentPrice: 1000 }),
  aHolding({ type: 'other', symbol: 'SHED', quantity: 1, currentPrice: 50 }),
])

test('shares and funds lose what the index lost, coins what bitcoin lost, and the rest stands', () => {
  expect(replayed(held, fallOf('shares-2007'))).toEqual({
    before: 1883.43,
    // 1,000.10 x 0.46 = 460.046; 333.33 x 0.46 = 153.3318.
    atLow: 1163.38,
    lost: 720.05,
    fallen: [
      { type: 'stock', before: 1000.1, atLow: 460.05 },
      { type: 'etf', before: 333.33, atLow: 153.33 },
    ],
    untouched: 550,
    monthsBack: 124,
    monthsBelow: 140,
  })
  expect(replayed(held, fallOf('bitcoin-2021'))).toMatchObject({
    atLow: 1498.43,
    lost: 385,
    fallen: [{ type: 'crypto', before: 500, atLow: 115 }],
    monthsBack: 16,
  })
})

test('who holds nothing of the kind loses nothing; who holds nothing gets a made-up sum of it', () => {
  const onlyCoins = heldByType([aHolding({ type: 'crypto', symbol: 'BTC' })])
  expect(replayed(onlyCoins, fallOf('shares-1987'))).toMatchObject({ before: 1000, atLow: 1000, lost: 0, fallen: [] })
  for (const fall of marketFalls.falls) {
    const { before, lost, fallen } = replayed(madeUpFor(fall), fall)
    expect([before, lost]).toEqual([madeUpDollars, madeUpDollars * (fall.percent / 100)])
    expect(fallen).toHaveLength(1)
  }
  expect(replayed([], fallOf('shares-1987'))).toMatchObject({ before: 0, atLow: 0, lost: 0 })
})

test('a month that could not be confirmed gives no months from it', () => {
  expect(fallOf('shares-1987').low).toEqual({ after: 'Weeks', when: 'late in that year' })
  expect(replayed(held, fallOf('shares-1987'))).toMatchObject({ monthsBack: null, monthsBelow: 77 })
  expect(monthsBetween('2020-02', '2021-05')).toBe(15)
})

test('every fall is dated in order, within what can be, and says where it is from', () => {
  const month = /^(19|20)\d\d-(0[1-9]|1[0-2])$/
  expect(marketFalls.falls.map(({ id }) => id)).toEqual([...new Set(marketFalls.falls.map(({ id }) => id))])
  for (const { percent, high, low, back, sources, name, measure, aside } of marketFalls.falls) {
    expect(percent).toBeGreaterThan(20)
    expect(percent).toBeLessThan(100)
    const bottom = typeof low === 'string' ? low : high
    for (const one of [high, bottom, back]) expect(one).toMatch(month)
    expect(high <= bottom && bottom < back && back < marketFalls.checkedOn).toBe(true)
    expect(name.startsWith(high.slice(0, 4))).toBe(true)
    expect(`${measure} ${aside}`).not.toMatch(/[—!]/)
    expect(sources.length).toBeGreaterThan(0)
    for (const { url } of sources) expect(URL.canParse(url)).toBe(true)
  }
})
