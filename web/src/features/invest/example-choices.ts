// Example choices: what the example mix is made from, as the reader may change it.
import { suggestAllocation } from '#shared/portfolio/allocation-example.ts'
import { defaultRiskTolerance, investmentGoals, type RiskTolerance } from '#shared/person/finances.ts'
import type { User } from '#shared/account/user.ts'

export const defaultGoal = 'Growth'

export type AgeBand = 'under-30' | '30-to-50' | 'over-50' | 'not-said'
export type ExampleChoices = { risk: RiskTolerance; age: AgeBand; goal: string }

export const riskOptions = (['Conservative', 'Moderate', 'Aggressive'] as const).map((value) => ({
  value,
  label: value,
}))
export const ageOptions: ReadonlyArray<{ value: AgeBand; label: string }> = [
  { value: 'under-30', label: 'Under 30' },
  { value: '30-to-50', label: '30 to 50' },
  { value: 'over-50', label: 'Over 50' },
  { value: 'not-said', label: 'Prefer not to say' },
]

/** The goals of the profile, the default one, and a person's own where it is none of these. */
export const goalOptions = (own: string): ReadonlyArray<{ value: string; label: string }> =>
  [...new Set([...investmentGoals, defaultGoal, own])].map((value) => ({ value, label: value }))

/** An age inside each band; the rules know no finer difference. */
const ageYearsOf: Record<AgeBand, number | null> = { 'under-30': 29, '30-to-50': 40, 'over-50': 51, 'not-said': null }

export function ageBandOf(ageYears: number | null): AgeBand {
  if (ageYears === null) return 'not-said'
  return ageYears < 30 ? 'under-30' : ageYears > 50 ? 'over-50' : '30-to-50'
}

/** Where the card starts: with what the profile says. */
export const choicesOf = (user: User | null): ExampleChoices => ({
  risk: user?.finances.riskTolerance ?? defaultRiskTolerance,
  age: ageBandOf(user?.profile.age ?? null),
  goal: user?.finances.investmentGoal || defaultGoal,
})

/** The choices as the rules take them. */
export const factsOf = ({ risk, age, goal }: ExampleChoices) => ({
  riskTolerance: risk,
  ageYears: ageYearsOf[age],
  goal,
})

export const exampleFor = (choices: ExampleChoices) => suggestAllocation(factsOf(choices))
