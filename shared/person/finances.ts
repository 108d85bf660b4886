// Finances: what a person tells about income, spending and aims (P8, P9).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { decimalOf, minus, times, toCents } from '../kernel/money.ts'
import { line, noDust } from '../kernel/text.ts'
import { typedNumber } from '../kernel/typed-number.ts'

/** Share of what is left after expenses that the safe-to-invest example uses, in percent (P9). */
export const safeToInvestPercent = 20

export const RiskTolerance = z.enum(['Conservative', 'Moderate', 'Aggressive'])
export type RiskTolerance = z.infer<typeof RiskTolerance>
export const InvestmentExperience = z.enum(['Beginner', 'Intermediate', 'Advanced'])
export type InvestmentExperience = z.infer<typeof InvestmentExperience>

/** The goals offered as buttons and in the profile form. */
export const investmentGoals = ['Long-term wealth', 'House deposit', 'Retirement', 'Financial freedom'] as const

export const defaultRiskTolerance: RiskTolerance = 'Moderate'
export const defaultExperience: InvestmentExperience = 'Beginner'

/** AUD a month, 0 to 1e9. */
export const MonthlyAmount = z.lazy(() => z.number().check(z.gte(0), z.lte(1e9), noDust))

/**
 * An amount as a person types it at sign-up and onboarding; what is not numeric is 0 (P8). Negative amounts are refused by
 * the schema that follows.
 */
export function parseAmount(input: string | number): number {
  const amount = typeof input === 'number' ? input : typedNumber(input)
  return Number.isFinite(amount) ? amount : 0
}

/** Whether something was typed that is not a number, so that it counts as 0 and the form has to say so. */
export const countsAsZero = (text: string): boolean => Number.isNaN(typedNumber(text)) && /[^\s0.,$+-]/.test(text)

const remainder = (monthlyIncome: number, monthlyExpenses: number) =>
  minus(decimalOf(monthlyIncome), decimalOf(monthlyExpenses))

/** Income less expenses, AUD a month to the cent; below 0 where more is spent than comes in. */
export const leftOver = (monthlyIncome: number, monthlyExpenses: number): number =>
  toCents(remainder(monthlyIncome, monthlyExpenses))

/** 20 percent of income less expenses, AUD a month to the cent, never below 0. */
export function safeToInvest(monthlyIncome: number, monthlyExpenses: number): number {
  const left = remainder(monthlyIncome, monthlyExpenses)
  return Math.max(0, toCents(times(left, { units: BigInt(safeToInvestPercent), scale: 2 })))
}

const InvestmentGoal = z.lazy(() => z.union([z.literal(''), line(100)]))

/** What a person may set; `safeToInvest` is derived, never accepted. */
export const FinancesChange = lazy.strictObject(() => ({
  monthlyIncome: z.exactOptional(MonthlyAmount),
  monthlyExpenses: z.exactOptional(MonthlyAmount),
  investmentGoal: z.exactOptional(InvestmentGoal),
  riskTolerance: z.exactOptional(RiskTolerance),
  investmentExperience: z.exactOptional(InvestmentExperience),
  emergencyFund: z.exactOptional(MonthlyAmount),
}))
export type FinancesChange = z.infer<typeof FinancesChange>

export const Finances = lazy.strictObject(() => ({
  monthlyIncome: z.exactOptional(z.number()),
  monthlyExpenses: z.exactOptional(z.number()),
  safeToInvest: z.number(),
  investmentGoal: z.string(),
  riskTolerance: RiskTolerance,
  investmentExperience: InvestmentExperience,
  emergencyFund: z.exactOptional(z.number()),
}))
export type Finances = z.infer<typeof Finances>

/** The finances of a first sign-in: amounts 0, no goal, Moderate, Beginner. */
export const firstFinances: Finances = {
  monthlyIncome: 0,
  monthlyExpenses: 0,
  safeToInvest: 0,
  investmentGoal: '',
  riskTolerance: defaultRiskTolerance,
  investmentExperience: defaultExperience,
}

/** The finances after a change, with the derived amount made again. */
export function changeFinances(before: Finances, change: FinancesChange): Finances {
  const after = { ...before, ...change }
  return { ...after, safeToInvest: safeToInvest(after.monthlyIncome ?? 0, after.monthlyExpenses ?? 0) }
}
