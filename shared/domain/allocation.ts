// Allocation: the educational example mix and today's mix, side by side (spec section 9; decisions 4-8).
import * as z from 'zod/mini'
import type { RiskTolerance } from './finances.ts'
import type { Holding } from './holding.ts'
import { sharesOf } from './portfolio.ts'

/** Four percentages, 0 to 100. */
export const Allocation = z.strictObject({ etfs: z.number(), stocks: z.number(), crypto: z.number(), cash: z.number() })
export type Allocation = z.infer<typeof Allocation>
export const allocationClasses = ['etfs', 'stocks', 'crypto', 'cash'] as const

/** A class that is more than this many percentage points off gives the rebalancing notice (spec section 9). */
export const rebalanceThresholdPoints = 10
const leastCrypto = 5

const baseByRisk: Record<RiskTolerance, Allocation> = {
  Conservative: { etfs: 70, stocks: 15, crypto: 5, cash: 10 },
  Moderate: { etfs: 60, stocks: 25, crypto: 15, cash: 0 },
  Aggressive: { etfs: 40, stocks: 40, crypto: 20, cash: 0 },
}

const towardsEtfs = (mix: Allocation, etfs: number): Allocation => ({
  ...mix,
  etfs: mix.etfs + etfs,
  crypto: Math.max(leastCrypto, mix.crypto - 10),
  stocks: mix.stocks - 5,
})
const towardsGrowth = (mix: Allocation): Allocation => ({
  ...mix,
  stocks: mix.stocks + 10,
  crypto: mix.crypto + 5,
  etfs: mix.etfs - 15,
})

/** What is missing to 100 goes to cash, what is too much comes out of ETFs (decision 6). */
function repaired(mix: Allocation): Allocation {
  const missing = 100 - (mix.etfs + mix.stocks + mix.crypto + mix.cash)
  return missing >= 0 ? { ...mix, cash: mix.cash + missing } : { ...mix, etfs: mix.etfs + missing }
}

/**
 * The educational example mix for a risk level, an age and a goal. Not a recommendation (decision 8).
 * @param ageYears null when unknown: no age rule applies; exactly 30 and exactly 50 trigger none
 * @returns four whole percentages, 0 to 100, that sum to 100
 */
export function suggestAllocation(about: {
  riskTolerance: RiskTolerance
  ageYears: number | null
  goal: string
}): Allocation {
  const goal = about.goal.toLowerCase()
  let mix = baseByRisk[about.riskTolerance]
  if (about.ageYears !== null && about.ageYears > 50) mix = towardsEtfs(mix, 10)
  if (about.ageYears !== null && about.ageYears < 30) mix = towardsGrowth(mix)
  if (goal.includes('retirement')) mix = towardsEtfs(mix, 15)
  if (goal.includes('growth')) mix = towardsGrowth(mix)
  return repaired(mix)
}

const classOf = { etf: 'etfs', stock: 'stocks', crypto: 'crypto', other: undefined } as const

/** Today's mix in percent of the whole; `other` counts in the whole, in no class (decision 7). Zeros without value. */
export function currentAllocation(
  holdings: ReadonlyArray<Pick<Holding, 'type' | 'quantity' | 'costBasis' | 'currentPrice'>>,
): Allocation {
  const mix: Allocation = { etfs: 0, stocks: 0, crypto: 0, cash: 0 }
  for (const { holding, sharePercent } of sharesOf(holdings)) {
    const assetClass = classOf[holding.type]
    if (assetClass !== undefined) mix[assetClass] += sharePercent
  }
  return mix
}

/** Whether some class is more than 10 points off; never without holdings (decision 7). */
export const needsRebalance = (suggested: Allocation, current: Allocation, holdingsCount: number): boolean =>
  holdingsCount > 0 &&
  allocationClasses.some((name) => Math.abs(suggested[name] - current[name]) > rebalanceThresholdPoints + 1e-9)
