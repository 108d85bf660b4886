// SuperSavings: what the same contribution every year may grow to, with a fee and without, in dollars of then and of today.
import { inTodaysMoney, savedUp } from './growth.ts'

export type SuperAssumption = {
  /** What is invested each year after contributions tax, AUD, the same every year. */
  readonly invested: number
  /** Whole years, 0 or more. */
  readonly years: number
  /** Growth before the fee, percent a year. */
  readonly percent: number
  /** Fee, percent of the balance a year. */
  readonly feePercent: number
  /** Rise of consumer prices, percent a year, above -100. */
  readonly pricesPercent: number
}

export type SuperSavings = {
  /** AUD of then, at the end of each year from year 0 on. */
  readonly withoutFee: readonly number[]
  readonly withFee: readonly number[]
  /** `withFee` in AUD of today. */
  readonly todaysMoney: readonly number[]
}

/** Paid in at the end of each year; the fee lowers the rate. Simplified: no insurance and no flat fee. Not rounded. */
export function superSavings({ invested, years, percent, feePercent, pricesPercent }: SuperAssumption): SuperSavings {
  const each = (rate: number): number[] => Array.from({ length: years + 1 }, (_, year) => savedUp(invested, rate, year))
  const withFee = each(percent - feePercent)
  return {
    withoutFee: each(percent),
    withFee,
    todaysMoney: withFee.map((amount, year) => inTodaysMoney(amount, pricesPercent, year)),
  }
}
