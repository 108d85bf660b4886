// Growth: money that grows, is paid in or is shrunk by prices, at one rate throughout. For figures in lessons: made-up, steady
// rates, so plain numbers are enough; nobody's own money is worked out here.

/**
 * Compound growth: amount x (1 + percent / 100)^periods.
 * @param amount AUD
 * @param percent a period, above -100
 * @param periods 0 or more, parts of a period too
 * @returns AUD, not rounded
 */
export const grown = (amount: number, percent: number, periods: number): number =>
  amount * (1 + percent / 100) ** periods

/**
 * Simple growth, where only the first amount earns: amount x (1 + percent / 100 x periods).
 * @param amount AUD
 * @param percent a period
 * @param periods 0 or more
 * @returns AUD, not rounded
 */
export const grownSimply = (amount: number, percent: number, periods: number): number =>
  amount * (1 + (percent / 100) * periods)

/**
 * What equal payments at the end of each year have grown to: payment x ((1 + r)^years - 1) / r, the future value of an ordinary
 * annuity; at 0 % it is what was paid in.
 * @param payment AUD a year
 * @param percent a year, above -100
 * @param years whole, 0 or more
 * @returns AUD right after the last payment, not rounded
 */
export const savedUp = (payment: number, percent: number, years: number): number =>
  percent === 0 ? payment * years : (payment * ((1 + percent / 100) ** years - 1)) / (percent / 100)

/**
 * What an amount of later buys, in money of today: amount / (1 + percent / 100)^years.
 * @param amount AUD of that later day
 * @param pricesPercent rise of prices, percent a year, above -100
 * @param years from now, 0 or more
 * @returns AUD of today, not rounded
 */
export const inTodaysMoney = (amount: number, pricesPercent: number, years: number): number =>
  amount / (1 + pricesPercent / 100) ** years

/**
 * How long growth takes to multiply money: ln(factor) / ln(1 + percent / 100).
 * @param factor 1 or more
 * @param percent a period, above -100
 * @returns periods, not rounded; 0 for a factor of 1; null where it never gets there
 */
export function periodsUntil(factor: number, percent: number): number | null {
  if (factor === 1) return 0
  return percent > 0 ? Math.log(factor) / Math.log(1 + percent / 100) : null
}

/**
 * The change from one value to another: (to / from - 1) x 100.
 * @param from above 0
 * @returns percent, not rounded
 */
export const changePercent = (from: number, to: number): number => (to / from - 1) * 100
