// Onboarding: the answers of the five-step wizard (P8), and the name and age that the profile takes too.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { defaultExperience, InvestmentExperience, MonthlyAmount, parseAmount, RiskTolerance } from './finances.ts'
import { line, visibleLine } from '../kernel/text.ts'

export const onboardingSteps = ['Welcome', 'Basic Info', 'Finances', 'Goals & Risk', 'Complete'] as const
export const minAge = 18
export const maxAge = 65

/** A whole number of years, 18 to 65 (P8). */
export const Age = z.lazy(() => z.int().check(z.gte(minAge), z.lte(maxAge)))

export const maxNameLength = 60
/** What a person is called: one line. */
export const PersonName = z.lazy(() => visibleLine(maxNameLength))

/** AUD a month, as a number or as typed. */
export const TypedAmount = z.lazy(() =>
  z.pipe(z.pipe(z.union([z.number(), z.string().check(z.maxLength(40))]), z.transform(parseAmount)), MonthlyAmount),
)

export const OnboardingAnswers = lazy.strictObject(() => ({
  nickname: PersonName,
  age: Age,
  income: TypedAmount,
  expenses: TypedAmount,
  investmentGoal: line(100),
  riskTolerance: RiskTolerance,
  investmentExperience: z._default(InvestmentExperience, defaultExperience),
}))
export type OnboardingAnswers = z.infer<typeof OnboardingAnswers>
/** The answers as a client sends them: amounts may still be text. */
export type OnboardingDraft = z.input<typeof OnboardingAnswers>
