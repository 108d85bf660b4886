// RegularBuying: the same money put in at once or in equal parts, along a made-up path of prices.

/** The three paths of the lesson: AUD a unit on five buying days. The units are worth the last price. */
export const pricePaths = {
  back: [10, 8, 5, 8, 10],
  up: [10, 11, 12, 13, 14],
  down: [10, 8, 6, 5, 4],
} as const

export type Bought = {
  readonly units: number
  /** All of the dollars, brokerage included, for one unit; AUD. */
  readonly averageCost: number
  /** What the units are worth at the last price, AUD. */
  readonly value: number
}

/**
 * Equal parts of a total, one at each of some prices; brokerage comes out of each part.
 * @param prices AUD a unit, above 0, at least one; the last one values the units
 * @param orders how many of the first prices are bought at, 1 to all of them: 1 is a lump sum
 * @param total AUD, more than the brokerage of all orders
 * @param brokerage AUD an order, 0 or more
 */
export function buying(prices: readonly number[], orders: number, total: number, brokerage: number): Bought {
  const part = total / orders - brokerage
  const units = prices.slice(0, orders).reduce((sum, price) => sum + part / price, 0)
  return { units, averageCost: total / units, value: units * prices[prices.length - 1]! }
}

/**
 * What there is on each day: the units so far at that day's price, and the money that still waits.
 * @returns AUD, one for each price; the last is the `value` of `buying`
 */
export const worthByDay = (prices: readonly number[], orders: number, total: number, brokerage: number): number[] => {
  const part = total / orders
  return prices.map((price, day) => {
    const made = Math.min(orders, day + 1)
    const units = prices.slice(0, made).reduce((sum, paid) => sum + (part - brokerage) / paid, 0)
    return units * price + total - made * part
  })
}

/** The plain average of some prices, AUD. */
export const averagePrice = (prices: readonly number[]): number =>
  prices.reduce((sum, price) => sum + price, 0) / prices.length
