// Close check: which closes of a provider may be believed. A provider that mixes up dollars and cents reports 100 times too
// much, for a day or two.
import { isPrice } from './price-check.ts'
import type { DatedPrice } from './price-history.ts'

/**
 * No share is worth this many times as much, or as little, from one close to the next: the provider tells the past after
 * splits.
 */
const impossibleFactor = 20
/** Closes of one level agree to this factor, and so many after a jump confirm it. */
const agreesWithin = 5
const confirmingCloses = 3

const isFurther = (a: DatedPrice, b: DatedPrice, factor: number): boolean =>
  a.price > b.price * factor || b.price > a.price * factor

/**
 * Sorts out closes of a share that cannot be: those that are no price, and those far from the last believed close unless
 * the closes after them stay there. At the end of the list nothing confirms a jump yet, so it waits.
 * @param closes oldest first, AUD for one unit
 * @returns the closes to keep, and those that were left out; their days carry the close before, flagged as a gap
 */
export function believableCloses(closes: readonly DatedPrice[]): { kept: DatedPrice[]; leftOut: DatedPrice[] } {
  const kept: DatedPrice[] = []
  const leftOut: DatedPrice[] = []
  const prices = closes.filter((close) => {
    if (isPrice(close.price)) return true
    leftOut.push(close)
    return false
  })
  prices.forEach((close, at) => {
    const before = kept.at(-1)
    const later = prices.slice(at + 1, at + 1 + confirmingCloses)
    const isFar = before !== undefined && isFurther(close, before, impossibleFactor)
    // The first close has nothing before it: three that agree with each other know better.
    const isAlone = later.length > 0 && later.every((next) => isFurther(close, next, agreesWithin))
    const staysThere = later.length === confirmingCloses && later.every((next) => !isFurther(close, next, agreesWithin))
    const isGlitch =
      before === undefined ? isAlone && isFurther(close, later[0]!, impossibleFactor) : isFar && !staysThere
    ;(isGlitch ? leftOut : kept).push(close)
  })
  return { kept, leftOut }
}
