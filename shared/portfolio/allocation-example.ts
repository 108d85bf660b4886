// Allocation example: the educational example mix and today's mix, side by side (P33, P34).
import { sharesOf } from './summary.ts'
import type { RiskTolerance } from '../person/finances.ts'
import { type Allocation, allocationClasses } from './allocation.ts'
import type { Holding } from './holding.ts'

/** A class that is more than this many percentage points off gives the rebalancing notice (P34). */
export const rebalanceThresholdPoints = 10
const minCrypto = 5

const baseByRisk: Record<RiskTolerance, Allocation> = {
  Conservative: { etfs: 70, stocks: 15, crypto: 5, cash: 10 },
  Moderate: { etfs: 60, stocks: 25, crypto: 15, cash: 0 },
  Aggressive: { etfs: 40, stocks: 40, crypto: 20, cash: 0 },
}

/** Goals match anywhere in a person's own words, in any case (P33). */
type AllocationFacts = { riskTolerance: RiskTolerance; ageYears: number | null; goal: string }

/** A rule as data: points that are added and taken away, so that a screen can show the same sum (P33). */
export type AllocationRule = {
  readonly name: 'over50' | 'under30' | 'retirement' | 'growth'
  readonly points: Readonly<Pick<Allocation, 'etfs' | 'stocks' | 'crypto'>>
  readonly applies: (facts: AllocationFacts) => boolean
}

const towardsGrowth = { etfs: -15, stocks: 10, crypto: 5 }
const mentions =
  (word: string) =>
  ({ goal }: AllocationFacts): boolean =>
    goal.toLowerCase().includes(word)

/** In the order in which they are applied. Exactly 30, exactly 50 and an unknown age trigger none (P10, P33). */
export const allocationRules: readonly AllocationRule[] = [
  {
    name: 'over50',
    points: { etfs: 10, stocks: -5, crypto: -10 },
    applies: ({ ageYears }) => ageYears !== null && ageYears > 50,
  },
  { name: 'under30', points: towardsGrowth, applies: ({ ageYears }) => ageYears !== null && ageYears < 30 },
  { name: 'retirement', points: { etfs: 15, stocks: -5, crypto: -10 }, applies: mentions('retirement') },
  { name: 'growth', points: towardsGrowth, applies: mentions('growth') },
]

/** Crypto is never reduced below its least share (P33). */
const apply = (mix: Allocation, { points }: AllocationRule): Allocation => ({
  ...mix,
  etfs: mix.etfs + points.etfs,
  stocks: mix.stocks + points.stocks,
  crypto: points.crypto < 0 ? Math.max(minCrypto, mix.crypto + points.crypto) : mix.crypto + points.crypto,
})

/** What is missing to 100 goes to cash, what is too much comes out of ETFs (P33). */
function repaired(mix: Allocation): Allocation {
  const missing = 100 - (mix.etfs + mix.stocks + mix.crypto + mix.cash)
  return missing >= 0 ? { ...mix, cash: mix.cash + missing } : { ...mix, etfs: mix.etfs + missing }
}

type Step<Name> = { readonly name: Name; readonly mix: Allocation }
export type AllocationStep = Step<AllocationRule['name'] | 'repair'>

/**
 * The way to the educational example mix, as the mix after each step: where a risk level starts, each rule that applies,
 * and the repair to 100.
 */
export function allocationSteps(facts: AllocationFacts): readonly [Step<'start'>, ...AllocationStep[]] {
  let mix = baseByRisk[facts.riskTolerance]
  const start = { name: 'start', mix } as const
  const rules = allocationRules
    .filter(({ applies }) => applies(facts))
    .map((rule): AllocationStep => ({ name: rule.name, mix: (mix = apply(mix, rule)) }))
  return [start, ...rules, { name: 'repair', mix: repaired(mix) }]
}

/**
 * The educational example mix for a risk level, an age and a goal. Not a recommendation (P33).
 * @param facts `ageYears` is null when unknown: then no age rule applies
 * @returns four whole percentages, 0 to 100, that sum to 100
 */
export const suggestAllocation = (facts: AllocationFacts): Allocation =>
  allocationSteps(facts).reduce((_before, step) => step).mix

const classOf = { etf: 'etfs', stock: 'stocks', crypto: 'crypto', other: undefined } as const

/** Today's mix in percent of the whole; `other` counts in the whole, in no class (P34). Zeros without value. */
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

/** Whether some class is more than 10 points off; never without holdings (P34). */
export const needsRebalance = (suggested: Allocation, current: Allocation, holdingsCount: number): boolean =>
  holdingsCount > 0 &&
  allocationClasses.some((name) => Math.abs(suggested[name] - current[name]) > rebalanceThresholdPoints + 1e-9)
