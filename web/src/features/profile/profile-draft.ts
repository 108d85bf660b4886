// Profile draft: what is being edited on the Profile screen, what is wrong with it, and the change it makes (P8).
import {
  defaultExperience,
  type InvestmentExperience,
  parseAmount,
  type RiskTolerance,
  safeToInvest,
} from '#shared/person/finances.ts'
import { ageProblem, amountProblem, nameProblem, zeroHint } from '#shared/person/field-problems.ts'
import type { User, UserChange } from '#shared/account/user.ts'
import { formatMoney, formatWholeMoney } from '../../lib/format.ts'

/** Everything as typed or chosen. */
export type ProfileDraft = {
  name: string
  age: string
  monthlyIncome: string
  monthlyExpenses: string
  emergencyFund: string
  investmentGoal: string
  riskTolerance: RiskTolerance
  investmentExperience: InvestmentExperience
}
export type DraftField = keyof ProfileDraft

/** The fields as the form calls them, in its order. */
export const fieldLabels: Readonly<Record<DraftField, string>> = {
  name: 'Name',
  age: 'Age',
  monthlyIncome: 'Monthly income',
  monthlyExpenses: 'Monthly expenses',
  emergencyFund: 'Emergency fund',
  investmentGoal: 'Investment goal',
  riskTolerance: 'Risk tolerance',
  investmentExperience: 'Investment experience',
}
const draftFields = Object.keys(fieldLabels) as readonly DraftField[]
const amountFields = ['monthlyIncome', 'monthlyExpenses', 'emergencyFund'] as const
export type AmountField = (typeof amountFields)[number]
const isAmount = (field: DraftField): field is AmountField => (amountFields as readonly DraftField[]).includes(field)

export const draftOf = ({ profile, finances }: User): ProfileDraft => ({
  name: profile.name,
  age: profile.age === null ? '' : String(profile.age),
  monthlyIncome: String(finances.monthlyIncome ?? 0),
  monthlyExpenses: String(finances.monthlyExpenses ?? 0),
  emergencyFund: String(finances.emergencyFund ?? 0),
  investmentGoal: finances.investmentGoal,
  riskTolerance: finances.riskTolerance,
  investmentExperience: finances.investmentExperience ?? defaultExperience,
})

/** An integer, or empty when there is none in what was typed. */
export function parseAge(text: string): number | null {
  const age = Number.parseInt(text, 10)
  return Number.isNaN(age) ? null : age
}
/** The age field after it was left: what could not be read is gone, as it would be when saved. */
export const tidyAge = (text: string): string => String(parseAge(text) ?? '')

/** AUD in whole dollars; 0 when what was typed is not a number (P8). */
export const parseDollars = (text: string): number => Math.trunc(parseAmount(text)) || 0

/** What an amount will be saved as, where that is not what was typed. */
export function amountHint(field: AmountField, draft: ProfileDraft, base: User): string | undefined {
  const text = draft[field]
  if (text === draftOf(base)[field]) return undefined
  const read = parseAmount(text)
  return (
    zeroHint(text) ??
    (Number.isInteger(read) ? undefined : `Whole dollars: saved as ${formatWholeMoney(parseDollars(text))}.`)
  )
}

/** An amount that was not touched stays to the cent. */
const amountOf = (field: AmountField, draft: ProfileDraft, base: User): number =>
  draft[field] === draftOf(base)[field] ? (base.finances[field] ?? 0) : parseDollars(draft[field])

/** AUD a month, the example for the amounts as they stand in the form. */
export const safeToInvestOf = (draft: ProfileDraft, base: User): number =>
  safeToInvest(amountOf('monthlyIncome', draft, base), amountOf('monthlyExpenses', draft, base))

/** The edit: profile and finances as they are in the form. */
export const changeOf = (draft: ProfileDraft, base: User): Omit<UserChange, 'revision'> => ({
  profile: { name: draft.name.trim(), age: parseAge(draft.age) },
  finances: {
    monthlyIncome: amountOf('monthlyIncome', draft, base),
    monthlyExpenses: amountOf('monthlyExpenses', draft, base),
    ...(base.finances.emergencyFund === undefined && parseDollars(draft.emergencyFund) === 0
      ? {}
      : { emergencyFund: amountOf('emergencyFund', draft, base) }),
    investmentGoal: draft.investmentGoal,
    riskTolerance: draft.riskTolerance,
    investmentExperience: draft.investmentExperience,
  },
})

export type DraftErrors = Partial<Record<DraftField, string>>

export function ageError(text: string): string | undefined {
  const age = parseAge(text)
  return age === null ? undefined : ageProblem(age)
}

/** What is wrong with the form as it would be saved, by field; empty when it may be sent. */
export function errorsOf(draft: ProfileDraft, base: User): DraftErrors {
  const errors: DraftErrors = {}
  const note = (field: DraftField, error: string | undefined): void => {
    if (error !== undefined) errors[field] = error
  }
  note('name', nameProblem(draft.name))
  note('age', ageError(draft.age))
  for (const field of amountFields) note(field, amountProblem(amountOf(field, draft, base)))
  return errors
}

/** What the server found wrong, by field, in words for the form. */
export function serverErrors(errors: ReadonlyArray<{ path: string; message: string }>): DraftErrors {
  const known = errors.flatMap(({ path, message }) => {
    const field = draftFields.find((name) => path === name || path.endsWith(`.${name}`))
    return field === undefined ? [] : [[field, `This ${message}.`] as const]
  })
  return Object.fromEntries(known)
}

/** A value as the conflict notice shows it: `read` says what becomes of an amount. */
const shown = (field: DraftField, draft: ProfileDraft, read: (text: string) => number): string => {
  const text = draft[field]
  if (isAmount(field)) return formatMoney(read(text))
  return text === '' ? 'Not set' : text
}

/** One field that another device changed while it was being edited here. `mine` is missing where it was not touched here. */
export type Conflict = { field: DraftField; theirs: string; mine?: string }

/**
 * The draft on top of what another device has saved: what was not touched here takes the newer value, what was stays as
 * it is in the form.
 */
export function rebase(draft: ProfileDraft, base: User, newest: User): { draft: ProfileDraft; conflicts: Conflict[] } {
  const before = draftOf(base)
  const after = draftOf(newest)
  const isTouched = (field: DraftField): boolean => draft[field] !== before[field]
  const changedThere = draftFields.filter((field) => before[field] !== after[field])
  const kept = Object.fromEntries(draftFields.filter(isTouched).map((field) => [field, draft[field]]))
  return {
    draft: { ...after, ...kept },
    conflicts: changedThere.map((field) => ({
      field,
      theirs: shown(field, after, parseAmount),
      ...(isTouched(field) && draft[field] !== after[field] ? { mine: shown(field, draft, parseDollars) } : {}),
    })),
  }
}

export const isTouched = (draft: ProfileDraft, base: User): boolean => {
  const before = draftOf(base)
  return draftFields.some((field) => draft[field] !== before[field])
}
