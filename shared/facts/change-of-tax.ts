// ChangeOfTax: the two days between which the rule for capital gains changes. Apart from the tables, so that a page can ask which day
// it is without them.

/** Treasury Laws Amendment (Tax Reform No. 1) Act 2026 (No. 49 of 2026); sources stand in income-tax.ts. */
export const changeOfTax = {
  /** The close whose value parts an older gain from a later one. */
  valuedOn: '2027-06-30',
  /** Events before this day get the discount; events from it on are indexed. */
  changesOn: '2027-07-01',
} as const
