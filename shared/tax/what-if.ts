// WhatIf: one made-up sale under both rules, side by side, for a lesson. Nobody's holding is in it.
import { capitalGainsRules } from '../facts/income-tax.ts'

export type WhatIf = {
  /** AUD, 0 or more. */
  readonly cost: number
  readonly sale: number
  /** Whole years held, 0 or more; 0 is less than 12 months. */
  readonly years: number
  /** Rise of consumer prices, percent a year, above -100. */
  readonly pricesPercent: number
  /** The rate that the next dollar of income is taxed at, percent. */
  readonly ratePercent: number
}

export type WhatIfSide = {
  /** Sale less cost, or less the raised cost; negative for a loss. */
  readonly gain: number
  /** What counts as income, 0 or more. */
  readonly taxed: number
  readonly tax: number
  /** What is left of the sale after cost and tax. */
  readonly left: number
}
export type WhatIfSides = {
  /** Bought and sold before 1 July 2027: half of a gain after 12 months is left out. */
  readonly before: WhatIfSide & { readonly discount: number }
  /** Bought and sold from 1 July 2027 on: the cost is raised with prices, and the tax is at least 30 %. */
  readonly after: WhatIfSide & { readonly indexFactor: number; readonly indexedCost: number; readonly topUp: number }
}

/**
 * Both sides of one sale, AUD, not rounded. Simplified: one tax rate for the whole gain, no losses, no Medicare levy, and the index
 * factor (1 + percent/100)^years to three decimals, never below 1, never making a loss.
 */
export function whatIf({ cost, sale, years, pricesPercent, ratePercent }: WhatIf): WhatIfSides {
  const gain = sale - cost
  const isLong = years >= 1
  const discount = isLong && gain > 0 ? gain / 2 : 0
  const taxedBefore = Math.max(0, gain) - discount
  const before = (taxedBefore * ratePercent) / 100
  const indexFactor = isLong ? Math.max(1, Math.round((1 + pricesPercent / 100) ** years * 1000) / 1000) : 1
  const indexedCost = cost * indexFactor
  const raisedGain = gain < 0 ? gain : Math.max(0, sale - indexedCost)
  const taxedAfter = Math.max(0, raisedGain)
  const atRate = (taxedAfter * ratePercent) / 100
  const topUp = Math.max(0, (taxedAfter * capitalGainsRules.minimumTaxPercent) / 100 - atRate)
  return {
    before: { gain, discount, taxed: taxedBefore, tax: before, left: gain - before },
    after: {
      gain: raisedGain,
      indexFactor,
      indexedCost,
      taxed: taxedAfter,
      topUp,
      tax: atRate + topUp,
      left: gain - atRate - topUp,
    },
  }
}
