// Fall: what is left after one, and what it takes to be back.
import { grown, periodsUntil } from './growth.ts'

/**
 * The rise that undoes a fall: fall / (100 - fall) x 100. Down 20 % needs 25 %.
 * @param fallPercent 0 or more, below 100
 * @returns percent, not rounded
 */
export const riseNeeded = (fallPercent: number): number => (fallPercent / (100 - fallPercent)) * 100

/**
 * How long a steady growth takes to undo a fall.
 * @param fallPercent 0 or more, below 100
 * @param yearlyPercent growth afterwards, percent a year, above -100
 * @returns years, not rounded; null where it never gets there
 */
export const yearsBack = (fallPercent: number, yearlyPercent: number): number | null =>
  periodsUntil(100 / (100 - fallPercent), yearlyPercent)

/**
 * The way down and back: the amount before, at the bottom after a year, and at the end of each year of steady growth.
 * @param amount AUD before the fall
 * @param years whole years drawn after the bottom, 0 or more
 * @returns AUD, not rounded; `years` + 2 of them
 */
export const downAndBack = (amount: number, fallPercent: number, yearlyPercent: number, years: number): number[] => [
  amount,
  ...Array.from({ length: years + 1 }, (_, year) => grown(amount * (1 - fallPercent / 100), yearlyPercent, year)),
]
