// MadeUpPrices: yearly closes of two shares that don't exist, for a figure about how prices are drawn.

/** A first price and the change of each year after it, percent. */
type MadeUpShare = { readonly start: number; readonly changes: readonly number[] }

/** AUD a share. The first falls by 40 % twice, early and late: a scale in dollars makes the two look unlike. */
export const madeUpShares = {
  wattle: {
    start: 1,
    changes: [25, 30, -40, 35, 20, 15, -10, 30, 25, 10, -5, 30, 15, 20, -15, 30, 10, -40, 25, 15],
  },
  banksia: {
    start: 20,
    changes: [5, -10, 10, 15, 20, 10, 25, -5, 10, 15, 20, -35, -5, 15, 5, 10, 15, 10, 5, 10],
  },
} as const satisfies Record<string, MadeUpShare>

/**
 * The price at the start and at the end of each year: each is the one before x (1 + change / 100).
 * @returns AUD, not rounded; one more than there are changes
 */
export function yearlyCloses({ start, changes }: MadeUpShare): number[] {
  const prices = [start]
  let price = start
  for (const change of changes) prices.push((price *= 1 + change / 100))
  return prices
}

/**
 * Prices from a place on, as an index that is 100 there: price / price there x 100.
 * @param from a place of the list
 */
export const rebased = (prices: readonly number[], from: number): number[] =>
  prices.slice(from).map((price) => (price / prices[from]!) * 100)
