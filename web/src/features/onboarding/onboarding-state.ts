// Onboarding state: what was answered so far, what is still missing on a step, and the answers at the end (P8).
import * as z from 'zod/mini'
import { ageProblem, amountProblem, nameProblem } from '#shared/person/field-problems.ts'
import { investmentGoals, leftOver, parseAmount, RiskTolerance, safeToInvest } from '#shared/person/finances.ts'
import { maxAge, maxNameLength, minAge, OnboardingAnswers, onboardingSteps } from '#shared/person/onboarding.ts'

/** Everything as typed or chosen; empty text is not answered. */
export const OnboardingDraft = z.strictObject({
  nickname: z.string(),
  age: z.string(),
  income: z.string(),
  expenses: z.string(),
  investmentGoal: z.union([z.literal(''), z.enum(investmentGoals)]),
  riskTolerance: z.union([z.literal(''), RiskTolerance]),
})
export type OnboardingDraft = z.infer<typeof OnboardingDraft>

export const lastStep = onboardingSteps.length
const Progress = z.strictObject({ step: z.int().check(z.gte(1), z.lte(lastStep)), draft: OnboardingDraft })
export type OnboardingProgress = z.infer<typeof Progress>

/** Offered only if it may be saved: nobody should have to look for a mistake in what they did not type. */
function nicknameFrom(name: string): string {
  const word = name.trim().split(/\s+/)[0] ?? ''
  return word === '' || nameProblem(word) !== undefined ? '' : word
}

/** @param name of the account, offered as the nickname: only its first word */
export const startOnboarding = (name: string): OnboardingProgress => ({
  step: 1,
  draft: {
    nickname: nicknameFrom(name),
    age: '',
    income: '',
    expenses: '',
    investmentGoal: '',
    riskTolerance: '',
  },
})

/** What an earlier visit of this tab left behind, or null when there is nothing that can be read. */
export function resumeOnboarding(stored: string | null): OnboardingProgress | null {
  if (stored === null) return null
  try {
    const result = z.safeParse(Progress, JSON.parse(stored))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

/** What is wrong with a field that has been filled in; undefined while it is empty or all is well. */
export function fieldErrors(draft: OnboardingDraft): Partial<Record<keyof OnboardingDraft, string>> {
  const problems = {
    nickname: nameProblem,
    age: (text: string) => ageProblem(Number(text)),
    income: amountProblem,
    expenses: amountProblem,
  }
  const errors: Partial<Record<keyof OnboardingDraft, string>> = {}
  for (const [field, problem] of Object.entries(problems) as ReadonlyArray<
    [keyof typeof problems, typeof nameProblem]
  >) {
    const text = draft[field].trim()
    const error = text === '' ? undefined : problem(text)
    if (error !== undefined) errors[field] = error
  }
  return errors
}

/** Why the person cannot continue from this step yet; null when they can. */
export function missingOn(step: number, draft: OnboardingDraft): string | null {
  const errors = fieldErrors(draft)
  const isOpen = (field: keyof OnboardingDraft): boolean => draft[field].trim() === '' || errors[field] !== undefined
  if (step === 2)
    return sentence([
      isOpen('nickname') && (draft.nickname.trim().length > maxNameLength ? 'a shorter nickname' : 'a nickname'),
      isOpen('age') && `an age from ${minAge} to ${maxAge}`,
    ])
  if (step === 3)
    return sentence([isOpen('income') && 'your monthly income', isOpen('expenses') && 'your monthly expenses'])
  if (step === 4)
    return sentence([isOpen('investmentGoal') && 'a goal', isOpen('riskTolerance') && 'a risk tolerance'], 'Choose')
  return null
}

function sentence(parts: ReadonlyArray<string | false>, verb = 'Add'): string | null {
  const missing = parts.filter((part) => part !== false)
  return missing.length === 0 ? null : `${verb} ${missing.join(' and ')} to continue.`
}

/** AUD a month: income less expenses, below 0 where more is spent. */
export const leftOverOf = (draft: OnboardingDraft): number =>
  leftOver(parseAmount(draft.income), parseAmount(draft.expenses))

/** AUD a month that the example of the summary uses. */
export const monthlyTarget = (draft: OnboardingDraft): number =>
  safeToInvest(parseAmount(draft.income), parseAmount(draft.expenses))

/** The answers as they are saved, or null while something is missing. */
export function answersOf(draft: OnboardingDraft): OnboardingAnswers | null {
  const result = z.safeParse(OnboardingAnswers, { ...draft, age: Number(draft.age) })
  return result.success ? result.data : null
}
