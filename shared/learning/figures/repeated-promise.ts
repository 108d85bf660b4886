// RepeatedPromise: what an offer claims, when it is let run: a gain that repeats every day, week or month and is left in.
import { changePercent, grown } from './growth.ts'

export type PromisePeriod = 'day' | 'week' | 'month'

const periodsAYear: Record<PromisePeriod, number> = { day: 365, week: 52, month: 12 }

/**
 * What a start would have grown to after each month, by whole periods so far.
 * @param amount AUD
 * @param percent claimed for each period, above -100
 * @param months whole, 0 or more
 * @returns AUD, not rounded; one more than there are months
 */
export const promised = (amount: number, percent: number, period: PromisePeriod, months: number): number[] =>
  Array.from({ length: months + 1 }, (_, month) =>
    grown(amount, percent, Math.round((periodsAYear[period] * month) / 12)),
  )

/**
 * The claim as a yearly rate: (1 + percent / 100)^periods - 1.
 * @returns percent a year, not rounded
 */
export const promisedAYear = (percent: number, period: PromisePeriod): number =>
  changePercent(1, grown(1, percent, periodsAYear[period]))
