// OutcomeRange: where an amount may end up after some years, when each year is drawn anew from the same spread of returns.

export type OutcomeAssumption = {
  /** AUD, above 0. */
  readonly amount: number
  /** The plain average of the yearly returns, percent, above -100. */
  readonly averagePercent: number
  /** Their standard deviation in percentage points, above 0. */
  readonly swingPercent: number
}

/** AUD, not rounded: 5 of 100 outcomes lie below `low`, 50 below `middle`, 95 below `high`. */
export type OutcomeRange = { readonly low: number; readonly middle: number; readonly high: number }

/** 95 of 100 values of a normal distribution lie below this many standard deviations above its mean. */
const z95 = 1.6448536

/**
 * Mean and standard deviation of the logarithm of one year's growth, from those of the growth itself: s2 = ln(1 + (swing / (1 +
 * average))^2), m = ln(1 + average) - s2 / 2 (the moments of the log-normal distribution).
 */
function logOfAYear({ averagePercent, swingPercent }: OutcomeAssumption): { mean: number; deviation: number } {
  const average = 1 + averagePercent / 100
  const variance = Math.log(1 + (swingPercent / 100 / average) ** 2)
  return { mean: Math.log(average) - variance / 2, deviation: Math.sqrt(variance) }
}

/**
 * The middle and the outer twentieths after some years: amount x e^(m t + z s sqrt(t)). Years are independent and log-normal, which
 * real markets are not: their worst falls are deeper and come in clusters.
 * @param years 0 or more
 */
export function outcomeRange(assumption: OutcomeAssumption, years: number): OutcomeRange {
  const { mean, deviation } = logOfAYear(assumption)
  const at = (z: number): number => assumption.amount * Math.exp(mean * years + z * deviation * Math.sqrt(years))
  return { low: at(-z95), middle: at(0), high: at(z95) }
}

/**
 * The chance of ending below the starting amount: the normal distribution function at -m sqrt(t) / s.
 * @param years above 0
 * @returns percent from 0 to 100, not rounded
 */
export function chanceBelowStart(assumption: OutcomeAssumption, years: number): number {
  const { mean, deviation } = logOfAYear(assumption)
  return 100 * normalBelow((-mean * Math.sqrt(years)) / deviation)
}

/** Share of a standard normal distribution below z: Abramowitz and Stegun 7.1.26, right to about a ten-millionth. */
function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429]
  const tail = (terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x)) / 2
  return z < 0 ? tail : 1 - tail
}
