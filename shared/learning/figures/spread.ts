// Spread: a made-up portfolio of some holdings of which one may be larger than the rest, and what it means that one fails.

/**
 * The shares of a portfolio whose first holding has a share of its own and whose others are equally large.
 * @param count holdings, whole, 1 or more
 * @param largestPercent share of the first, 0 to 100; a single holding has everything, and the first is never below its equal part
 * @returns percent each, largest first; they sum to 100
 */
export function sharesWithLargest(count: number, largestPercent: number): number[] {
  const first = Math.max(100 / count, count === 1 ? 100 : largestPercent)
  return Array.from({ length: count }, (_, at) => (at === 0 ? first : (100 - first) / (count - 1)))
}
