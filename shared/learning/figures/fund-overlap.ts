// FundOverlap: how much of two funds is the same, and what a mix of both holds. The funds are made up, with ten companies at
// most in place of hundreds.

/** A fund's companies and their weights in percent; they sum to 100. */
export type FundWeights = Readonly<Record<string, number>>

const world: FundWeights = {
  'US phones': 17,
  'US software': 15,
  'US chips': 12,
  'US online shop': 10,
  'US bank': 9,
  'Swiss medicines': 9,
  'Japanese cars': 8,
  'French cosmetics': 8,
  'British oil': 7,
  'Australian bank': 5,
}

/** Made-up funds; the first is what the others are laid beside. */
export const madeUpFunds = {
  world,
  'world too': world,
  us: { 'US phones': 30, 'US software': 26, 'US chips': 20, 'US online shop': 13, 'US bank': 11 },
  technology: { 'US phones': 38, 'US software': 34, 'US chips': 28 },
  australia: { 'Australian bank': 45, 'Australian miner': 35, 'Australian shops': 20 },
} as const satisfies Record<string, FundWeights>

/** One company in two funds and in their mix, percent. */
export type SharedCompany = {
  readonly company: string
  readonly first: number
  readonly second: number
  readonly mixed: number
}

/**
 * Overlap by weight: for each company the smaller of its two weights, summed.
 * @returns percent, from 0 (nothing in common) to 100 (the same fund)
 */
export const overlapPercent = (first: FundWeights, second: FundWeights): number =>
  Object.entries(first).reduce((sum, [company, weight]) => sum + Math.min(weight, second[company] ?? 0), 0)

/**
 * Every company of two funds, with its share of a mix of both: share x first + (1 - share) x second.
 * @param firstPercent how much of the money is in the first fund, 0 to 100
 * @returns those of the first fund in its order, then those of the second alone
 */
export function mixOf(first: FundWeights, second: FundWeights, firstPercent: number): SharedCompany[] {
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].map((company) => {
    const [one, other] = [first[company] ?? 0, second[company] ?? 0]
    return { company, first: one, second: other, mixed: (one * firstPercent + other * (100 - firstPercent)) / 100 }
  })
}
