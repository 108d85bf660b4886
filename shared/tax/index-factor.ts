// IndexFactor: how much a cost base is raised for the change in consumer prices while something was held.
import type { ConsumerPriceSeries } from '../facts/consumer-prices.ts'
import { capitalGainsRules } from '../facts/income-tax.ts'
import { divided, scaled } from '../kernel/decimal.ts'

/** A factor in thousandths, never below 1000: 1090 raises a cost base by 9 %. */
export type IndexFactor = { readonly thousandths: bigint }

const whole = 1000n
const placesOfLevel = 4

/** The last day of the quarter of a day: 2 Feb 2028 is in the quarter to 31 March. */
export function quarterEndOf(day: string): string {
  const quarter = Math.floor((Number(day.slice(5, 7)) - 1) / 3)
  return `${day.slice(0, 4)}-${['03-31', '06-30', '09-30', '12-31'][quarter]}`
}

/** The day from which a parcel is indexed: 1 July 2027, when its cost base is reset, or the later day it was acquired. */
export const indexedFrom = (acquired: string): string =>
  acquired < capitalGainsRules.changesOn ? capitalGainsRules.changesOn : acquired

/**
 * Index number of the quarter of the sale / that of the quarter it is indexed from, to three decimals, a half rounded up (Income
 * Tax Assessment Act 1997 s 960-275 (1B) and (5)).
 * @param from `YYYY-MM-DD`, see `indexedFrom`
 * @param sold `YYYY-MM-DD`
 * @returns null where one series does not have both quarters: index numbers of two reference periods are not comparable; 1 within a
 * quarter, whatever its number is
 */
export function publishedIndexFactor(
  all: readonly ConsumerPriceSeries[],
  from: string,
  sold: string,
): IndexFactor | null {
  if (quarterEndOf(from) === quarterEndOf(sold)) return { thousandths: whole }
  for (const { quarters } of all) {
    const levelOf = (day: string): number | undefined =>
      quarters.find(({ quarterEnd }) => quarterEnd === quarterEndOf(day))?.level
    const [before, after] = [levelOf(from), levelOf(sold)]
    if (before === undefined || after === undefined) continue
    const thousandths = divided(scaled(after, placesOfLevel) * whole, scaled(before, placesOfLevel))
    // What is not above 1 does not index: prices that fell leave a cost base as it is.
    return { thousandths: thousandths < whole ? whole : thousandths }
  }
  return null
}

/** An amount x the factor, rounded in its last decimal. */
export const indexed = (amount: bigint, { thousandths }: IndexFactor): bigint => divided(amount * thousandths, whole)
