// NetCapitalGain: the gains of a year less losses, then the discount. Amounts are AUD as scaled integers, 0 or more.
import { capitalGainsRules } from '../facts/income-tax.ts'
import { financialYear } from '../kernel/dates.ts'
import { divided } from '../kernel/decimal.ts'
import type { GainParts } from './capital-gain.ts'

type GainKind = 'discountable' | 'other' | 'later'

/** In which order losses come off gains: a versioned rule. */
type LossOrder = {
  /** The first financial year it holds for, by the year it ends in. */
  readonly from: number
  readonly order: readonly GainKind[]
  readonly source: { readonly name: string; readonly url: string }
  readonly checkedOn: string
  /** False until somebody has read it in the text of the Act itself; what rests on it is marked. */
  readonly isConfirmed: boolean
}

/** The first financial year with a rule here, 1999-2000: that in which the discount began. */
export const firstYearOfLosses = 2000

/** Newest first. */
const lossOrders: readonly LossOrder[] = [
  {
    from: financialYear(capitalGainsRules.changesOn),
    order: ['discountable', 'other', 'later'],
    source: capitalGainsRules.indexation,
    checkedOn: capitalGainsRules.checkedOn,
    isConfirmed: false,
  },
  {
    from: firstYearOfLosses,
    order: ['other', 'discountable', 'later'],
    source: capitalGainsRules.discount,
    checkedOn: capitalGainsRules.checkedOn,
    isConfirmed: true,
  },
]

/** A year's capital gains, step by step, in the order in which they are worked out. */
export type NetCapitalGain = {
  /** All gains, before losses. */
  readonly gains: bigint
  readonly currentLossesUsed: bigint
  readonly carriedLossesUsed: bigint
  /** What is left of each kind after losses. */
  readonly afterLosses: Readonly<Record<GainKind, bigint>>
  /** The half that is left out of what remains discountable. */
  readonly discount: bigint
  /** Net gain outside the minimum tax: discounted gains, and gains without discount. */
  readonly netOther: bigint
  /** Net gain from 1 July 2027, which the minimum tax is about. */
  readonly netLater: bigint
  /** What counts as income. */
  readonly net: bigint
  /** Losses that wait for a later year. They never come off other income. */
  readonly carriedForward: bigint
  /** Which gains losses come off first. */
  readonly order: readonly GainKind[]
  readonly isOrderConfirmed: boolean
  readonly source: LossOrder['source']
}

/**
 * Net capital gain = what losses leave of the gains - half of what remains discountable.
 *
 * Losses of the year come first, then those carried from earlier years (Income Tax Assessment Act 1997 s 102-5). In years to
 * 2026-27 they come off gains without discount first. From 2027-28: discountable gains first, then those from 1 July 2027.
 * @param endsIn the year in which the financial year ends, 2000 or later
 * @param parts gains and losses of the year, added up
 * @param carried unused losses of earlier years, AUD
 * @throws RangeError for an earlier year: there is no rule for it
 */
export function netCapitalGain(endsIn: number, parts: GainParts, carried: bigint): NetCapitalGain {
  const rule = lossOrders.find(({ from }) => endsIn >= from)
  if (rule === undefined) throw new RangeError(`No rule for the financial year that ends in ${endsIn}`)
  const afterLosses = { discountable: parts.discountable, other: parts.other, later: parts.later }
  const use = (losses: bigint): bigint => {
    let left = losses
    for (const kind of rule.order) {
      const used = left < afterLosses[kind] ? left : afterLosses[kind]
      afterLosses[kind] -= used
      left -= used
    }
    return losses - left
  }
  const currentLossesUsed = use(parts.loss)
  const carriedLossesUsed = use(carried)
  const discount = divided(afterLosses.discountable, 2n)
  const netOther = afterLosses.discountable - discount + afterLosses.other
  return {
    gains: parts.discountable + parts.other + parts.later,
    currentLossesUsed,
    carriedLossesUsed,
    afterLosses,
    discount,
    netOther,
    netLater: afterLosses.later,
    net: netOther + afterLosses.later,
    carriedForward: parts.loss + carried - currentLossesUsed - carriedLossesUsed,
    order: rule.order,
    isOrderConfirmed: rule.isConfirmed,
    source: rule.source,
  }
}
