// Learner: the facts about a person that a model may see (P28): three words about them, and which kinds they hold.
import * as z from 'zod/mini'
import {
  defaultExperience,
  defaultRiskTolerance,
  InvestmentExperience,
  investmentGoals,
  RiskTolerance,
} from '../person/finances.ts'
import { type Holding, isClosed } from '../portfolio/holding.ts'
import type { PersonFacts } from './ports.ts'

const classes = ['etf', 'stock', 'crypto', 'other'] as const

/**
 * Never a name, an address, an age, an amount, a symbol, a quantity or a value, and the goal only if it is one of those the
 * app offers: a typed one could contain anything. The keys are those the reply check looks for in replies.
 */
export type Learner = {
  profile: { investmentExperience: InvestmentExperience; investmentGoal: string; riskTolerance: RiskTolerance }
  portfolio: { holdingsCount: string; assetClasses: readonly Holding['type'][] }
}

/** In steps: the exact number is of no use to an explanation. */
const countWord = (count: number): string =>
  count === 0 ? 'none' : count <= 2 ? '1-2' : count <= 5 ? '3-5' : 'more than 5'

function goalWord(goal: string): string {
  const wanted = goal.trim().toLowerCase()
  if (wanted === '') return 'not set'
  return investmentGoals.find((offered) => offered.toLowerCase() === wanted) ?? 'another'
}

/**
 * @param user undefined before the first sign-in is stored: the defaults (P40)
 * @param holdings those that are sold out are held no more, and nothing is told of them
 */
export function learnerOf(
  user: Pick<PersonFacts, 'finances'> | undefined,
  holdings: ReadonlyArray<Pick<Holding, 'type' | 'quantity'>>,
): Learner {
  const held = holdings.filter((holding) => !isClosed(holding))
  const experience = z.safeParse(InvestmentExperience, user?.finances.investmentExperience)
  const risk = z.safeParse(RiskTolerance, user?.finances.riskTolerance)
  return {
    profile: {
      investmentExperience: experience.success ? experience.data : defaultExperience,
      investmentGoal: goalWord(user?.finances.investmentGoal ?? ''),
      riskTolerance: risk.success ? risk.data : defaultRiskTolerance,
    },
    portfolio: {
      holdingsCount: countWord(held.length),
      assetClasses: classes.filter((name) => held.some(({ type }) => type === name)),
    },
  }
}
