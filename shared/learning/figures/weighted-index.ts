// WeightedIndex: an index of a few companies, weighted by what they are worth, and a fund that follows it.

/** A company's value before, AUD millions above 0, and its change, percent from -100. */
export type IndexCompany = { readonly value: number; readonly changePercent: number }

export type IndexYear = {
  /** Share of the whole before, percent, in the order of the companies. */
  readonly weights: readonly number[]
  /** Change of the index: the weights x the changes, summed; percent. */
  readonly indexPercent: number
  /** The plain average of the changes, percent. */
  readonly averagePercent: number
  /** Change of a fund that follows the index: (1 + index) x (1 - fee) - 1; percent. */
  readonly fundPercent: number
}

/**
 * One year of an index by market value, prices alone.
 * @param companies at least one
 * @param feePercent the fund's fee, percent of its assets a year, 0 to 100
 */
export function indexYear(companies: readonly IndexCompany[], feePercent: number): IndexYear {
  const whole = companies.reduce((sum, { value }) => sum + value, 0)
  const weights = companies.map(({ value }) => (100 * value) / whole)
  const indexPercent = companies.reduce((sum, { value, changePercent }) => sum + (value * changePercent) / whole, 0)
  const averagePercent = companies.reduce((sum, { changePercent }) => sum + changePercent, 0) / companies.length
  const fundPercent = ((1 + indexPercent / 100) * (1 - feePercent / 100) - 1) * 100
  return { weights, indexPercent, averagePercent, fundPercent }
}
