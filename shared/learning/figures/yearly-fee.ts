// YearlyFee: a fee in dollars beside a fee in percent of the balance.

/**
 * A percentage fee in dollars: balance x percent / 100.
 * @param balance AUD, 0 or more
 * @returns AUD a year, not rounded
 */
export const percentageFee = (balance: number, percent: number): number => (balance * percent) / 100

/**
 * The balance at which both fees are the same: flat / percent x 100. Below it the flat fee is the larger one.
 * @param flat AUD a year, 0 or more
 * @param percent of the balance a year, 0 or more
 * @returns AUD, not rounded; null where a percentage of 0 never reaches the flat fee
 */
export const feesCrossAt = (flat: number, percent: number): number | null =>
  percent === 0 ? null : (flat / percent) * 100
