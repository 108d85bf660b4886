// CapitalGain: the gain or loss on one parcel, or a part of one, by the rule of the day it was sold on. Amounts are AUD as scaled
// integers (kernel/decimal.ts).
import { capitalGainsRules } from '../facts/income-tax.ts'
import { twelveMonthsAfter } from '../kernel/dates.ts'
import { indexed, type IndexFactor } from './index-factor.ts'

/** `discount` for events before 1 July 2027, `indexation` from then on. */
export type Regime = 'discount' | 'indexation'

/** The rule for an event, by its Sydney day alone. */
export const regimeOf = (day: string): Regime => (day < capitalGainsRules.changesOn ? 'discount' : 'indexation')

/** What was sold of one parcel. */
export type ParcelSale = {
  /** Day of acquisition; null when it is not known. */
  readonly acquired: string | null
  /** Day of the contract of sale. */
  readonly sold: string
  /** Proceeds less brokerage of the sale, AUD. */
  readonly proceeds: bigint
  /** Cost base at the sale, AUD. */
  readonly costBase: bigint
  /** For a parcel that was held at the close of 30 June 2027 and sold later; null when its value is not known. */
  readonly atChange: {
    /** Value of these units at that close, AUD. */
    readonly value: bigint
    /** Their cost base at that close, AUD. */
    readonly costBase: bigint
    /** What is left of the value at the sale, AUD: less capital returned since, plus or minus adjustments, never below 0. */
    readonly laterBase: bigint
  } | null
  /** How far prices rose since `indexedFrom`; null when it is not known. */
  readonly indexFactor: IndexFactor | null
}

/** A gain by how the law treats it; each part is AUD, 0 or more. */
export type GainParts = {
  /** Gains that half may be left out of. */
  readonly discountable: bigint
  /** Gains without discount or indexation that the minimum tax does not reach. */
  readonly other: bigint
  /** Gains that built up from 1 July 2027, after indexation: the minimum tax is about them. */
  readonly later: bigint
  readonly loss: bigint
}

export type MissingForGain = 'acquired' | 'before 1985' | 'value at change' | 'index factor'
export type ParcelGain = {
  readonly regime: Regime
  /** Whether it was held for at least 12 months; null when the day of acquisition is not known. */
  readonly isTwelveMonths: boolean | null
  /** D of the rule for parcels older than 1 July 2027, sold later: value at that close less cost base; null for others. */
  readonly deferred: bigint | null
  /** What the part from 1 July 2027 starts from: the value at the change, or the cost base; null for events before. */
  readonly laterBase: bigint | null
  /** That base, raised; null where nothing is indexed. */
  readonly indexedCost: bigint | null
  /** Whether an index factor that is not official counts in it. */
  readonly isEstimate: boolean
  readonly parts: GainParts
}

export const noParts: GainParts = { discountable: 0n, other: 0n, later: 0n, loss: 0n }

/** The parts of several gains, each added up. Gains and losses are not set against each other. */
export const sumOfParts = (all: readonly GainParts[]): GainParts =>
  all.reduce(
    (sum, parts) => ({
      discountable: sum.discountable + parts.discountable,
      other: sum.other + parts.other,
      later: sum.later + parts.later,
      loss: sum.loss + parts.loss,
    }),
    noParts,
  )

/** Gains less losses, AUD, before any discount; negative for a loss. */
export const beforeDiscount = ({ discountable, other, later, loss }: GainParts): bigint =>
  discountable + other + later - loss

/** A gain that has no part from 1 July 2027, or a loss. */
function plainParts(gain: bigint, isTwelveMonths: boolean): GainParts {
  if (gain < 0n) return { ...noParts, loss: -gain }
  return isTwelveMonths ? { ...noParts, discountable: gain } : { ...noParts, other: gain }
}

/** Whether it was held for 12 months on a day (Income Tax Assessment Act 1997 s 115-25, TD 2002/10). */
const isHeldTwelveMonths = (acquired: string, sold: string): boolean => sold >= twelveMonthsAfter(acquired)

/**
 * The gain of a sale of one parcel.
 *
 * Before 1 July 2027: proceeds - cost base; discountable when held for 12 months (Income Tax Assessment Act 1997 Div 115).
 *
 * From 1 July 2027 (Treasury Laws Amendment (Tax Reform No. 1) Act 2026): a parcel that is older is parted at its value M at the
 * close of 30 June 2027. D = M - cost base, a gain or a loss of the year of the sale, discountable when the whole holding period is
 * 12 months. P = proceeds - M x index factor, never below 0; proceeds below M are a loss of M - proceeds, not indexed. Held for
 * less than 12 months there is no index. Capital returned and adjustments since change M, not D. A parcel bought later has its own
 * cost base as M, and no D.
 * @returns the gain, or the first thing that has to be known for it
 */
export function parcelGain(sale: ParcelSale): ParcelGain | { readonly missing: MissingForGain } {
  const { acquired, sold, proceeds, costBase } = sale
  const regime = regimeOf(sold)
  // A loss is a loss whenever the parcel was bought; a gain needs the day.
  if (acquired === null) {
    if (regime === 'indexation' || proceeds > costBase) return { missing: 'acquired' }
    const parts = plainParts(proceeds - costBase, false)
    return { regime, isTwelveMonths: null, ...nothingLater, parts }
  }
  if (acquired < capitalGainsRules.beganOn) return { missing: 'before 1985' }
  const isTwelveMonths = isHeldTwelveMonths(acquired, sold)
  if (regime === 'discount') {
    const parts = plainParts(proceeds - costBase, isTwelveMonths)
    return { regime, isTwelveMonths, ...nothingLater, parts }
  }
  const isOlder = regimeOf(acquired) === 'discount'
  if (isOlder && sale.atChange === null) return { missing: 'value at change' }
  const change = isOlder ? sale.atChange : null
  const deferred = change === null ? null : change.value - change.costBase
  const base = change === null ? costBase : change.laterBase
  // Nothing to raise: capital returned beyond a cost base has none left.
  const isIndexed = isTwelveMonths && proceeds > base && base > 0n
  if (isIndexed && sale.indexFactor === null) return { missing: 'index factor' }
  const indexedCost = isIndexed && sale.indexFactor !== null ? indexed(base, sale.indexFactor) : null
  const later =
    proceeds < base
      ? { ...noParts, loss: base - proceeds }
      : { ...noParts, later: atLeastZero(proceeds - (indexedCost ?? base)) }
  const parts = sumOfParts([plainParts(deferred ?? 0n, isTwelveMonths), later])
  return { regime, isTwelveMonths, deferred, laterBase: base, indexedCost, isEstimate: indexedCost !== null, parts }
}

/**
 * The gain of what was returned or adjusted beyond a cost base, on its day. From 1 July 2027 the base of an older parcel is what is left
 * of its value at the change, so nothing of what built up before is due with it.
 * @param excess.amount AUD
 * @param excess.isBaseKnown whether the amount was measured against that value, where it had to be
 * @returns the gain, or the first thing that has to be known for it
 */
export function excessGain(excess: {
  readonly acquired: string | null
  readonly day: string
  readonly amount: bigint
  readonly isBaseKnown: boolean
}): ParcelGain | { readonly missing: MissingForGain } {
  const { acquired, day, amount, isBaseKnown } = excess
  const plain = parcelGain({
    acquired,
    sold: day,
    proceeds: amount,
    costBase: 0n,
    atChange: null,
    indexFactor: null,
  })
  if (acquired === null || !isBaseKnown || !('missing' in plain) || plain.missing !== 'value at change') return plain
  const isTwelveMonths = isHeldTwelveMonths(acquired, day)
  return { regime: 'indexation', isTwelveMonths, ...nothingLater, laterBase: 0n, parts: { ...noParts, later: amount } }
}

const nothingLater = { deferred: null, laterBase: null, indexedCost: null, isEstimate: false } as const

const atLeastZero = (amount: bigint): bigint => (amount < 0n ? 0n : amount)
