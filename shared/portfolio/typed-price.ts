// TypedPrice: the prices a person sets by hand are dated points: the one that stands is in the holding, those before it are kept,
// because they value the days after them.
import { dayNumber } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import type { DatedPrice } from '../market/price-history.ts'
import { maxEarlierPrices } from './earlier-price.ts'
import type { StoredHolding } from './holding.ts'
import { isSameThing, securityAfter } from './live-tracking.ts'

/** The most points of one holding; one a day for a quarter of a century. */
export const maxTypedPrices = 10_000

/** What an edit does to the points before it: more are kept, or, where the holding became another security, none stays. */
export type TypedPriceChange = { readonly keep: readonly DatedPrice[] } | 'forget'

/** The price that stands, on the Sydney day on which it was set; null when the person set none. */
function standing({ manualPrice, lastUpdated }: StoredHolding): DatedPrice | null {
  return manualPrice === null ? null : { day: dayNumber(sydneyDay(new Date(lastUpdated))), price: manualPrice }
}

/**
 * What becomes of the point that an edit takes the place of. Of several prices of one day the last stands for that day.
 * @returns undefined when there is nothing to keep
 */
export function typedPriceChange(before: StoredHolding, after: StoredHolding): TypedPriceChange | undefined {
  const { type, symbol, coinId } = after
  const { isAnother } = securityAfter(before, { type, symbol, ...(coinId === undefined ? {} : { coinId }) })
  if (!isSameThing(before, after, isAnother)) return 'forget'
  const point = standing(before)
  if (point === null || point.day >= dayNumber(sydneyDay(new Date(after.lastUpdated)))) return undefined
  return { keep: [point] }
}

/**
 * All points of a holding, oldest first, one a day.
 * @param kept in the order in which they were kept
 */
export function typedPricesOf(holding: StoredHolding, kept: readonly DatedPrice[]): DatedPrice[] {
  const point = standing(holding)
  const byDay = new Map([...kept, ...(point === null ? [] : [point])].map((each) => [each.day, each]))
  return [...byDay.values()].sort((a, b) => a.day - b.day)
}

/**
 * The points before the one that stands, or all of a holding that follows the market again, oldest first: the newest of them, as a file
 * has them.
 * @param kept in the order in which they were kept
 */
export function earlierPricesOf(holding: StoredHolding, kept: readonly DatedPrice[]): DatedPrice[] {
  const day = standing(holding)?.day
  return typedPricesOf(holding, kept)
    .filter((point) => point.day !== day)
    .slice(-maxEarlierPrices)
}
